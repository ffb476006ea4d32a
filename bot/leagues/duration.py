"""Estimates of how long tables take, so that a season is long enough for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from math import ceil
from statistics import quantiles

ENOUGH = 10
"""Number of finished tables of a game and size from which their duration is used as the
estimate."""
USED = 1 / 12
"""Average share of the allowed time that a decision takes: two of the 24 waking hours of the
standard pace. Most decisions are made within minutes while the player is there; few need all the
time."""
WAKING = 14 / 24
"""Share of the day in which people are awake; clocks run only then."""
TURNS = 35.0
"""Number of turns per seat in a game, where decisions in a row count as one turn. Games between our
bots have 27 to 40, whatever the game and the number of seats."""
UNHURRIED = 72 * 3600.0
"""Seconds assumed for a turn without a clock: as many as the slowest pace allows."""

_DAY = 24 * 3600


@dataclass(frozen=True, slots=True)
class Estimate:
    """An estimate of the days that a table takes.

    `tables` is the number of finished tables that it is based on; it is 0 if the estimate is based
    on the pace.
    """

    days: int
    tables: int = 0


def table_days(
    finished: Sequence[float], seats: int, turn: float | None, turns: float = TURNS
) -> Estimate:
    """Estimate how many days a table takes.

    `finished` has the seconds that finished tables of this game and size took. `turn` is the time
    that the pace allows for a decision, in seconds, or None if there is no clock.
    """
    if len(finished) >= ENOUGH:
        return Estimate(_days(quantiles(finished, n=4, method="inclusive")[2]), len(finished))
    waking = seats * turns * (UNHURRIED if turn is None else turn) * USED
    return Estimate(_days(waking / WAKING))


def first_day_that_would_do(first: date, games: int, at_once: int, days: int) -> date:
    """Return the earliest last day of a season in which everyone can play their tables.

    A person plays `games` tables in all, `at_once` at a time, each for `days` days.
    """
    return first + timedelta(days=ceil(games / at_once) * days - 1)


def _days(seconds: float) -> int:
    return max(1, ceil(seconds / _DAY))
