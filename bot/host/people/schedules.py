"""The stored facts that decide what counts as a person's time."""

from __future__ import annotations

from collections.abc import Iterable

from bot.host.people.hours import Hours, Schedule, Span, merged
from bot.store import Connection
from bot.store.turns import clocks

ALL_DAY = Hours()


def schedule_of(connection: Connection, user_id: int, since: float, guild_id: int) -> Schedule:
    """Return what counts as this person's time at the tables of a server, from a moment on."""
    return _schedule(connection, user_id, clocks.off(connection, user_id, since, guild_id))


def coming_schedule(connection: Connection, user_id: int, now: float) -> Schedule:
    """Return what will count as this person's time from now on, unless the bot is down."""
    return _schedule(connection, user_id, clocks.vacation_spans(connection, user_id, now))


def _schedule(
    connection: Connection, user_id: int, spans: Iterable[tuple[float, float]]
) -> Schedule:
    # Both were asked for before either is read: a server is waited for once.
    row = clocks.hours(connection, user_id)
    hours = Hours(*row) if row else ALL_DAY
    return Schedule(hours, merged(Span(*span) for span in spans))
