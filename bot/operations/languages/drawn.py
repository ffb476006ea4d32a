"""Texts of a language at tables: those that fit no button, post or picture, and where.

Random games are played, and what they come to is said and drawn, as in the trial of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from bot.catalogue.trial import discord_limits, pictures, wording
from bot.catalogue.trial.played import Trial
from bot.locales import hearing
from bot.operations.languages.sources import Fault
from bot.presenting.game import Game
from render.api import Look, Picture
from render.art.theme import palettes

NAMES = ("Anna", "Bob", "Carl", "Dora", "Emil")
_DRAWN = 12
"""Positions of a game whose pictures are drawn: all kinds of decisions of some tables."""


class Shown(NamedTuple):
    """A picture, and the keys of the messages that were said for it."""

    where: str
    picture: Picture
    keys: frozenset[str]


def unfit(code: str, games: Mapping[str, Game]) -> Iterator[Fault]:
    """Yield the texts of games that fit no button, menu, post or picture. Takes minutes."""
    for key, game in games.items():
        trial = Trial(game, 0, (code,))
        for told in dict.fromkeys(discord_limits.said(trial, code)):
            yield Fault(f"{code}: {key} on Discord", "", told)
        for told in dict.fromkeys(_illegible(code, trial)):
            yield Fault(f"{code}: {key} in pictures", "", told)


def _illegible(code: str, trial: Trial) -> Iterator[str]:
    for where, kind, draw in _drawings(code, trial):
        said: dict[str, str] = {}
        with hearing(said.__setitem__):
            found = [*pictures.faults(draw, kind)]
        for fault in found:
            keys = [key for key, text in said.items() if text and text[:20] in fault]
            yield f"{where}: {fault}" + (f" ({', '.join(keys[:3])})" if keys else "")


def shown(code: str, game: Game) -> Iterator[Shown]:
    """Yield pictures of a game's random tables with what they say. Takes a minute."""
    for where, _, draw in _drawings(code, Trial(game, 0, (code,))):
        said: dict[str, str] = {}
        with hearing(said.__setitem__):
            picture = draw()
        if picture is not None:
            yield Shown(where, picture, frozenset(said))


def said(code: str, game: Game) -> frozenset[str]:
    """Return the keys of all messages that a game's random tables say."""
    found: dict[str, str] = {}
    trial = Trial(game, 0, (code,))
    with hearing(found.__setitem__):
        [*wording.unsaid(trial)]
    return frozenset(found)


def _drawings(code: str, trial: Trial) -> Iterator[tuple[str, str, Callable[[], Picture | None]]]:
    """Yield what can be drawn of a game: where it appears, its kind, and the function."""
    moments = trial.moments
    apart = max(1, len(moments) // _DRAWN)
    for number, moment in enumerate((*moments[::apart], moments[-1])):
        look = Look(code, palettes()[number % 2], NAMES, title="1")
        for kind, about, draw in pictures.pictures(trial, look, moment):
            yield f"{kind}{about}", kind, draw
