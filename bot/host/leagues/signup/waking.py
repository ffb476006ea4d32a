"""Hours of a week in which people are awake, as the pairing compares them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.host.absence.time_controls import HOUR
from bot.host.people.hours import Hours, Schedule, used
from bot.host.people.schedules import ALL_DAY
from bot.store import Connection
from bot.store.turns import clocks

HOURS_OF_WEEK = 168
_MONDAY = datetime(2026, 1, 5, tzinfo=UTC)
"""Any Monday: people's hours are the same every day."""


def awake_hours(connection: Connection, user_id: int) -> int:
    """Return the UTC hours of a week in which a person is awake: bit n = the nth hour."""
    row = clocks.hours(connection, user_id)
    schedule = Schedule(ALL_DAY if row is None else Hours(*row))
    return sum(1 << n for n in range(HOURS_OF_WEEK) if _is_awake(schedule, n))


def _is_awake(schedule: Schedule, number: int) -> bool:
    """Return whether a person is awake for most of an hour of the week."""
    at = (_MONDAY + timedelta(hours=number)).timestamp()
    return used(schedule, at, at + HOUR) > HOUR / 2
