"""The stored facts that decide what counts as a person's time."""

from __future__ import annotations

from bot.host.people.hours import Hours, Schedule, Span, merged
from bot.store import Connection, clocks

ALL_DAY = Hours()


def schedule_of(connection: Connection, user_id: int, since: float) -> Schedule:
    """Return what counts as this person's time from a moment on."""
    row = clocks.hours(connection, user_id)
    spans = [Span(*span) for span in clocks.off(connection, user_id, since)]
    return Schedule(Hours(*row) if row else ALL_DAY, merged(spans))
