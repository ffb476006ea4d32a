"""One seat's clock: time left, next stage and its time. Pure: (clock, pace, schedule, now)."""

from __future__ import annotations

from typing import NamedTuple

from bot.host.core.paces import Pace
from bot.host.people.hours import Schedule, reached, used

CALLED, CALLED_AGAIN, OUT = 1, 2, 3
"""Stages of waiting for a player; 0 = no reminder was sent yet."""


class Clock(NamedTuple):
    """A clock with `left` seconds at the time `since`, when it started; None = it is stopped."""

    left: float
    since: float | None = None
    stage: int = 0


class Due(NamedTuple):
    """The next stage, and the time at which it comes."""

    stage: int
    at: float


def fresh(pace: Pace) -> Clock:
    """Return a full clock, for the start of a game or a new player."""
    return Clock(pace.most)


def left(clock: Clock, schedule: Schedule, now: float) -> float:
    """Return the seconds left on the clock now."""
    if clock.since is None:
        return clock.left
    return max(0.0, clock.left - used(schedule, clock.since, now))


def stopped(clock: Clock, schedule: Schedule, now: float) -> Clock:
    """Return the clock, stopped now."""
    return Clock(left(clock, schedule, now), None, clock.stage)


def started(clock: Clock, now: float) -> Clock:
    """Return the clock, running from now on; one that runs already is unchanged."""
    return clock if clock.since is not None else clock._replace(since=now)


def answered(clock: Clock, pace: Pace, schedule: Schedule, now: float) -> Clock:
    """Return the clock after a decision: stopped, with the next turn's time added."""
    return Clock(min(pace.most, left(clock, schedule, now) + pace.turn))


def next_stage(clock: Clock, pace: Pace, schedule: Schedule) -> Due | None:
    """Return the next stage if the player does not move, None if no stage follows."""
    if clock.since is None or clock.stage >= OUT:
        return None
    spare = max(0.0, clock.left - pace.calls[clock.stage])
    return Due(clock.stage + 1, reached(schedule, clock.since, spare))


def reached_stage(clock: Clock, pace: Pace, schedule: Schedule, now: float) -> int:
    """Return the clock's stage now; a late check skips the stages before."""
    coming = next_stage(clock, pace, schedule)
    while coming is not None and coming.at <= now:
        clock = clock._replace(stage=coming.stage)
        coming = next_stage(clock, pace, schedule)
    return clock.stage


def runs_out_at(clock: Clock, schedule: Schedule) -> float | None:
    """Return the time at which the clock runs out, None while it is stopped."""
    return None if clock.since is None else reached(schedule, clock.since, clock.left)
