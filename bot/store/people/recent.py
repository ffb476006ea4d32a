"""Recent actions that are rate-limited: the rows `recent`."""

from __future__ import annotations

from bot.store.core.connection import Connection


def times(connection: Connection, bucket: str, since: float) -> list[float]:
    """Return when something was done after a moment, oldest first."""
    rows = connection.execute(
        "SELECT at FROM recent WHERE bucket = ? AND at > ? ORDER BY at", (bucket, since)
    )
    return [row[0] for row in rows]


def add(connection: Connection, bucket: str, now: float, since: float) -> None:
    """Store that an action is done now; delete those as old as `since`."""
    connection.execute("DELETE FROM recent WHERE at <= ?", (since,))
    connection.execute("INSERT INTO recent (bucket, at) VALUES (?, ?)", (bucket, now))
