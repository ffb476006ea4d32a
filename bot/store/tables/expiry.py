"""Expiry of lobbies that nobody joined.

An abandoned table whose expiry is still to be announced has 0 as `expires_at`, and from the first
try on the negative time of that: its message may exist since then.
"""

from __future__ import annotations

from bot.store.core.connection import Connection
from bot.store.core.departures import HERE
from bot.store.core.sql import OURS


def any_expiring(connection: Connection, now: float) -> bool:
    """Return whether there is a lobby to give up."""
    row = connection.execute(
        f"SELECT 1 FROM game WHERE status = 'lobby' AND expires_at <= ? AND {OURS} LIMIT 1",
        (now,),
    ).fetchone()
    return row is not None


def expire(connection: Connection, now: float) -> list[int]:
    """Abandon the lobbies that nobody joined, and return them: they are to be announced."""
    rows = connection.execute(
        "UPDATE game SET status = 'abandoned', expires_at = 0"
        f" WHERE status = 'lobby' AND expires_at <= ? AND {OURS} RETURNING id",
        (now,),
    )
    return sorted(row[0] for row in rows)


def unannounced_expiries(connection: Connection) -> list[int]:
    """Return the abandoned tables whose people have not been notified yet."""
    rows = connection.execute(
        f"SELECT id FROM game WHERE expires_at <= 0 AND status = 'abandoned' AND {HERE} AND {OURS}"
        " ORDER BY id"
    )
    return [row[0] for row in rows]


def tried_at(connection: Connection, game_id: int) -> float | None:
    """Return when announcing an expiry was first tried, 0 = not yet; None = nothing to announce."""
    row = connection.execute(
        "SELECT expires_at FROM game WHERE id = ? AND expires_at <= 0 AND status = 'abandoned'",
        (game_id,),
    ).fetchone()
    return None if row is None else -float(row[0])


def begin_announcing(connection: Connection, game_id: int, now: float) -> None:
    """Store when an expiry is first announced."""
    connection.execute(
        "UPDATE game SET expires_at = ? WHERE id = ? AND expires_at = 0", (-now, game_id)
    )


def mark_expiry_announced(connection: Connection, game_id: int) -> None:
    """Store that a table's people know that it was given up, unless it is open again."""
    connection.execute(
        "UPDATE game SET expires_at = NULL WHERE id = ? AND expires_at <= 0", (game_id,)
    )
