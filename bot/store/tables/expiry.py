"""Expiry of idle lobbies.

`expires_at` of an abandoned table is 0 until the first try to announce the expiry, and then the
negative time of that try: the message may have been posted since.
"""

from __future__ import annotations

from bot.store.core.connection import Connection
from bot.store.core.departures import HERE
from bot.store.core.sql import OURS


def any_expiring(connection: Connection, now: float) -> bool:
    """Return whether any lobby has expired but is not abandoned yet."""
    row = connection.execute(
        f"SELECT 1 FROM game WHERE status = 'lobby' AND expires_at <= ? AND {OURS} LIMIT 1",
        (now,),
    ).fetchone()
    return row is not None


def expire(connection: Connection, now: float) -> list[int]:
    """Abandon the expired lobbies and return them, so that they can be announced."""
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
    """Store when announcing an expiry is first tried."""
    connection.execute(
        "UPDATE game SET expires_at = ? WHERE id = ? AND expires_at = 0", (-now, game_id)
    )


def mark_expiry_announced(connection: Connection, game_id: int) -> None:
    """Store that a table's expiry was announced, unless the table is open again."""
    connection.execute(
        "UPDATE game SET expires_at = NULL WHERE id = ? AND expires_at <= 0", (game_id,)
    )
