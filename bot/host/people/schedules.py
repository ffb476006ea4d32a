"""Schedules read from the store: a person's hours, vacations and the bot's downtime."""

from __future__ import annotations

from collections.abc import Iterable

from bot.host.people.hours import Hours, Schedule, Span, merged
from bot.store import Connection
from bot.store.turns import clocks

ALL_DAY = Hours()


def schedule_of(connection: Connection, user_id: int, since: float, guild_id: int) -> Schedule:
    """Return a person's schedule at the tables of a server, from a time on."""
    return _schedule(connection, user_id, clocks.off(connection, user_id, since, guild_id))


def coming_schedule(connection: Connection, user_id: int, now: float) -> Schedule:
    """Return a person's schedule from now on, without downtime, which is unknown in advance."""
    return _schedule(connection, user_id, clocks.vacation_spans(connection, user_id, now))


def _schedule(
    connection: Connection, user_id: int, spans: Iterable[tuple[float, float]]
) -> Schedule:
    # Both queries are sent before either is read, so that the database server is waited for once.
    row = clocks.hours(connection, user_id)
    hours = Hours(*row) if row else ALL_DAY
    return Schedule(hours, merged(Span(*span) for span in spans))
