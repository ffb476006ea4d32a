"""Texts of a language at tables: those that fit no button, post or picture, and where.

Random games are played, and what they come to is said and drawn, as in the trial of a game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import NamedTuple

from bot.catalogue.trial import discord_limits, pictures
from bot.catalogue.trial.played import Trial
from bot.locales import hearing
from bot.operations.languages.sources import Fault, Written
from bot.presenting.game import Game
from render.api import Look, Picture
from render.art.theme import palettes

NAMES = ("Anna", "Bob", "Carl", "Dora", "Emil")
_BEGINNING = 20
"""Number of characters by which a text is known again where it is cut."""
_CUT = re.compile(r"['\"](.{3,}?)…['\"]")
"""Pattern of texts that are quoted as they were cut."""
_DRAWN = 12
"""Positions of a game whose pictures are drawn: all kinds of decisions of some tables."""


class Shown(NamedTuple):
    """A picture, and the keys of the messages that were said for it."""

    where: str
    picture: Picture
    keys: frozenset[str]


def unfit(code: str, own: Written, games: Mapping[str, Game]) -> Iterator[Fault]:
    """Yield the texts of games that fit no button, menu, post or picture. Takes minutes."""
    for key, game in games.items():
        yield from dict.fromkeys(_of_game(own, key, Trial(game, 0, (code,)), code))


def _of_game(own: Written, game: str, trial: Trial, code: str) -> Iterator[Fault]:
    yield from _faults(own, f"{game} on Discord", discord_limits.said(trial, code))
    for where, kind, draw in _drawings(code, trial):
        yield from _faults(own, f"{game} in pictures, {where}", pictures.faults(draw, kind))


def _faults(own: Written, where: str, found: Iterable[str]) -> Iterator[Fault]:
    """Yield what is found, each time at the message that is heard meanwhile and quoted in it."""
    said: dict[str, str] = {}
    with hearing(said.__setitem__):
        told = [(one, quoted(one, said.items())) for one in found]
    for one, key in told:
        message = own.messages.get(key)
        if message is None:
            yield Fault(where, key, one)
        else:
            yield Fault(message.place, key, f"{where}: {one}")


def quoted(told: str, said: Iterable[tuple[str, str]]) -> str:
    """Return the key of the longest message that is quoted, perhaps cut, "" if none is.

    The messages are given by keys, each with a text that it has become.
    """
    cut = tuple(part.casefold() for part in _CUT.findall(told))
    found = [
        (len(text), key)
        for key, text in said
        if text and (text[:_BEGINNING] in told or (cut and text.casefold().startswith(cut)))
    ]
    return max(found, default=(0, ""))[1]


def shown(code: str, game: Game) -> Iterator[Shown]:
    """Yield pictures of a game's random tables with what they say. Takes a minute."""
    for where, _, draw in _drawings(code, Trial(game, 0, (code,))):
        said: dict[str, str] = {}
        with hearing(said.__setitem__):
            picture = draw()
        if picture is not None:
            yield Shown(where, picture, frozenset(said))


def _drawings(code: str, trial: Trial) -> Iterator[tuple[str, str, Callable[[], Picture | None]]]:
    """Yield what can be drawn of a game: where it appears, its kind, and the function."""
    moments = trial.moments
    apart = max(1, len(moments) // _DRAWN)
    for number, moment in enumerate((*moments[::apart], moments[-1])):
        look = Look(code, palettes()[number % 2], NAMES, title="1")
        for kind, about, draw in pictures.pictures(trial, look, moment):
            yield f"{kind}{about}", kind, draw
    card = Look(code, palettes()[0], title="1")
    if (guide := trial.game.guide) is not None:
        for thing in guide.rulebook.things:
            yield f"the card of {thing.key!r}", "the card", partial(guide.card, thing, card)
    if trial.game.cover is not None:
        yield "the cover", "the cover", partial(trial.game.cover, card)
