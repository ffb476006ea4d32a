"""Acts of admins, to be posted in a channel of the admins' choice: the rows of `audit_line`.

A line that was posted, or never will be, is deleted: from then on Discord keeps the record.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.departures import OF_SHARD
from bot.store.core.sql import OURS


class AuditRow(NamedTuple):
    """A row of `audit_line`; `data` is JSON."""

    id: int
    guild_id: int
    channel_id: int
    user_id: int
    kind: str
    data: str
    at: float
    tries: int
    tried_at: float | None


_COLUMNS = ", ".join(AuditRow._fields)


def insert(
    connection: Connection,
    guild_id: int,
    channel_id: int,
    user_id: int,
    kind: str,
    data: str,
    now: float,
) -> None:
    """Store an act of an admin to be posted in a channel."""
    connection.execute(
        "INSERT INTO audit_line (guild_id, channel_id, user_id, kind, data, at, due_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (guild_id, channel_id, user_id, kind, data, now, now),
    )


def acts_due(connection: Connection, now: float, limit: int) -> list[AuditRow]:
    """Return the lines due for posting, oldest first."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM audit_line WHERE due_at <= ? AND {OURS}"
        " AND guild_id NOT IN (SELECT guild_id FROM left_server) ORDER BY id LIMIT ?",
        (now, limit),
    )
    return [AuditRow._make(row) for row in rows]


def waiting(connection: Connection, guild_id: int) -> int:
    """Return how many lines of a server could not be posted so far."""
    (count,) = connection.execute(
        "SELECT count(*) FROM audit_line WHERE guild_id = ? AND tries > 0", (guild_id,)
    ).fetchone()
    return int(count)


def servers_waiting(connection: Connection, shard: int, shards: int) -> list[int]:
    """Return the servers of a shard with lines that could not be posted so far."""
    rows = connection.execute(
        f"SELECT DISTINCT guild_id FROM audit_line WHERE tries > 0 AND {OF_SHARD}"
        " ORDER BY guild_id",
        (shards, shard),
    )
    return [row[0] for row in rows]


def begin(connection: Connection, line_id: int, now: float) -> None:
    """Count a try to post a line, and store when the first was: it may have been posted since."""
    connection.execute(
        "UPDATE audit_line SET tried_at = coalesce(tried_at, ?), tries = tries + 1 WHERE id = ?",
        (now, line_id),
    )


def put_off(connection: Connection, line_id: int, due_at: float | None) -> None:
    """Store when to try a line again; None = delete it, as it was posted or never will be."""
    if due_at is None:
        connection.execute("DELETE FROM audit_line WHERE id = ?", (line_id,))
    else:
        connection.execute("UPDATE audit_line SET due_at = ? WHERE id = ?", (due_at, line_id))


def hasten(connection: Connection, guild_id: int, now: float) -> None:
    """Make the lines of a server due now."""
    connection.execute(
        "UPDATE audit_line SET due_at = ? WHERE guild_id = ? AND due_at > ?", (now, guild_id, now)
    )


def redirect(connection: Connection, guild_id: int, channel_id: int, now: float) -> None:
    """Move waiting lines to another channel, where they count as not tried yet."""
    connection.execute(
        "UPDATE audit_line SET channel_id = ?, tries = 0, tried_at = NULL, due_at = ?"
        " WHERE guild_id = ? AND channel_id <> ?",
        (channel_id, now, guild_id, channel_id),
    )
