"""Times at which the shards of a bucket may begin a session with Discord: the rows `identify`."""

from __future__ import annotations

from bot.store.core.connection import Connection
from bot.store.core.sql import upsert

_BOOK = upsert("identify", ("bucket",), ("free_at",))


def book(connection: Connection, bucket: int, now: float, pause: float) -> float:
    """Return when the caller may begin; the next one may that many seconds later."""
    row = connection.execute("SELECT free_at FROM identify WHERE bucket = ?", (bucket,)).fetchone()
    # If the clock was set back, everyone would otherwise wait until the earlier time.
    free_at = row[0] if row is not None and row[0] < now + _LONGEST else now
    begins_at = max(now, free_at)
    connection.execute(_BOOK, (bucket, begins_at + pause))
    return float(begins_at)


_LONGEST = 3600.0
"""Seconds for which shards may stand in line: more of them than any bot has."""
