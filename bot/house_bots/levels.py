"""The playing strengths of house bots among which people choose."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.house_bots.api import Bot
from bot.house_bots.easy import EasyBot, RandomBot
from bot.house_bots.search import SearchBot

LEVELS = ("easy", "sensible", "strong")
"""Kinds of house bots that people choose by playing strength, weakest first."""

THINKING = frozenset({"strong"})
"""Levels that can play at tables only if thinking processes are available."""


def levels_of(kinds: Iterable[str], thinkers: bool = True) -> tuple[str, ...]:
    """Return the kinds of house bots that people may choose for a game, weakest first.

    Kinds that are not levels are for tests; they are returned only if there are no others.
    """
    kinds = tuple(kinds)
    found = tuple(level for level in LEVELS if level in kinds)
    return tuple(level for level in found if thinkers or level not in THINKING) or kinds


def of_all_levels(
    easy: EasyBot[Any, Any], sensible: Bot[Any, Any], strong: SearchBot[Any, Any, Any]
) -> dict[str, Bot[Any, Any]]:
    """Return a game's house bots by kind, including one for tests."""
    return {"random": RandomBot(), "easy": easy, "sensible": sensible, "strong": strong}
