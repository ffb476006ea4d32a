"""Final result of a game in the reader's language: names, places and winners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from babel.lists import format_list

from bot.host.core.api import Finisher, Table
from bot.locales import Words
from bot.locales.markdown import Markdown, escaped, visible
from bot.presenting import limits
from bot.presenting.table import NO_LEVEL, player
from render.api import Final, Renderer
from render.text.wording import commas, round_name

NAME = 16
"""Maximum number of characters of a player's name if someone else finished the game for them."""


def finals(
    finishers: Sequence[Finisher], renderer: Renderer[Any, Any], words: Words
) -> tuple[Final, ...]:
    """Return the finishers by seat, with names and notes for the picture of the result."""
    return tuple(
        Final(_name(one, words), _place(one), _note(one, finishers, renderer, words))
        for one in finishers
    )


def _place(one: Finisher) -> int | None:
    """Return a person's place at the table, counting house bots; None for a house bot."""
    return None if one.place is None else one.rank


def in_words(told: Sequence[Final]) -> tuple[Final, ...]:
    """Return the finishers with names and notes escaped for a message."""
    return tuple(Final(escaped(one.name), one.place, escaped(one.note)) for one in told)


def verdict(finishers: Sequence[Finisher], words: Words) -> str:
    """Return a sentence on the winner, and on the best person if a house bot has won."""
    people = [one for one in finishers if one.place is not None]
    if not people:
        return words("result-nobody") if finishers else ""
    best = [one for one in finishers if one.rank == 1]
    said = _said("result-won", best, words)
    if any(one in people for one in best):
        return said
    said = _said("result-won-by-bot", best, words)
    if len(people) > 1:
        humans = [one for one in people if one.place == 1]
        said += f" {_said('result-best-human', humans, words)}"
    return said


def _said(key: str, who: Sequence[Finisher], words: Words) -> str:
    names = format_list([escaped(_name(one, words)) for one in who], locale=words.locale)
    return words(key, names=names, count=len(who))


def names_now(table: Table, words: Words) -> list[str]:
    """Return the names of the current players, by seat."""
    return [
        Markdown(words("result-now", name=escaped(chair.name)))
        if chair.caretaker
        else player(chair, words)
        for chair in table.chairs
    ]


def _name(one: Finisher, words: Words) -> str:
    plays_for = one.user_id is None and one.instead_of
    return words("house-bot", level=NO_LEVEL) if plays_for else visible(one.name)


def _note(
    one: Finisher, everybody: Sequence[Finisher], renderer: Renderer[Any, Any], words: Words
) -> str:
    """Return notes on a finisher: place among people, hints, level, and share of the game.

    The place among the people is included only if it differs from the place at the table.
    """
    people = sum(other.place is not None for other in everybody)
    apart = one.place not in (None, one.rank) and people > 1
    among = words("result-among", place=one.place or 0, count=people) if apart else ""
    hints = words("result-hints", count=one.hints) if one.hints else ""
    # A house bot that plays for a person has that person's name, so its level is noted here.
    level = words("house-bot-mark", level=one.bot or NO_LEVEL) if one.instead_of else ""
    return commas(filter(None, (among, hints, level, _part(one, renderer, words))), words)


def _part(one: Finisher, renderer: Renderer[Any, Any], words: Words) -> str:
    if one.bot is not None and not one.instead_of:
        return words("house-bot", level=one.bot)
    if one.began is not None:
        number = renderer.round(one.began.view(None))
        since = round_name(one.began.table.game, number, words)
        return words("result-for", name=limits.clip(visible(one.instead_of), NAME), round=since)
    return words("result-percent", percent=one.percent) if one.percent < 100 else ""
