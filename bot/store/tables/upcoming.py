"""Time of the next due item, for a caller that moves the clock itself, such as a simulation."""

from __future__ import annotations

from bot.store.core.connection import Connection

_TIMES = (
    "SELECT min(due_at) FROM timer",
    "SELECT min(due_at) FROM proposal WHERE outcome IS NULL",
    "SELECT min(due_at) FROM league_post WHERE status = 'due'",
    "SELECT min(due_at) FROM season WHERE stage NOT IN ('over', 'cancelled')",
)


def next_due(connection: Connection) -> float | None:
    """Return when the host must look again at the earliest, None = never."""
    found = [connection.execute(query).fetchone()[0] for query in _TIMES]
    return min((at for at in found if at is not None), default=None)
