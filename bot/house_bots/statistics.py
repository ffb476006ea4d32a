"""Statistics of many games: counts for their seats, and confidence intervals for wins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import sqrt
from typing import Any, TypeAlias

from bot.engine.api import Seat

Statistics: TypeAlias = Callable[[Any, Seat], Mapping[str, float]]
"""A function that returns a seat's own counts by name, from the view of a finished game."""

SURE = 1.959963984540054
"""Number of standard deviations on each side of a normal distribution's mean that contain 95 %."""


def no_statistics(_: object, __: Seat) -> Mapping[str, float]:
    """Return no statistics, for games that count only points."""
    return {}


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval for the share of games won (Wilson 1927).

    A shared win counts as a fraction of a win.
    """
    share, spare = wins / games, SURE**2 / games
    middle = (share + spare / 2) / (1 + spare)
    half = SURE * sqrt(share * (1 - share) / games + spare / (4 * games)) / (1 + spare)
    return max(0.0, middle - half), min(1.0, middle + half)
