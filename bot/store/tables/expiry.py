"""Expiry of lobbies that nobody joined."""

from __future__ import annotations

from bot.runtime.shard_range import ALL, OWN, ShardRange
from bot.store.core.connection import Connection
from bot.store.core.departures import HERE


def any_expiring(connection: Connection, now: float, shard_range: ShardRange = ALL) -> bool:
    """Return whether there is a lobby to give up."""
    row = connection.execute(
        f"SELECT 1 FROM game WHERE status = 'lobby' AND expires_at <= ? AND {OWN} LIMIT 1",
        (now, *shard_range.own),
    ).fetchone()
    return row is not None


def expire(connection: Connection, now: float, shard_range: ShardRange = ALL) -> list[int]:
    """Abandon the lobbies that nobody joined, and return them.

    0 marks those that are still to be announced.
    """
    rows = connection.execute(
        "UPDATE game SET status = 'abandoned', expires_at = 0"
        f" WHERE status = 'lobby' AND expires_at <= ? AND {OWN} RETURNING id",
        (now, *shard_range.own),
    )
    return sorted(row[0] for row in rows)


def unannounced_expiries(connection: Connection, shard_range: ShardRange = ALL) -> list[int]:
    """Return the abandoned tables whose people have not been notified yet."""
    rows = connection.execute(
        f"SELECT id FROM game WHERE expires_at = 0 AND status = 'abandoned' AND {HERE} AND {OWN}"
        " ORDER BY id",
        shard_range.own,
    )
    return [row[0] for row in rows]


def mark_expiry_announced(connection: Connection, game_id: int) -> None:
    """Store that a table's people know that it was given up."""
    connection.execute("UPDATE game SET expires_at = NULL WHERE id = ?", (game_id,))
