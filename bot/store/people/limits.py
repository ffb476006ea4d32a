"""Facts on which people's limits depend: tables played with others, and recent actions."""

from __future__ import annotations

from bot.store.core.connection import Connection
from bot.store.turns import absence

_KEPT = 86400.0
"""Seconds for which the time of an action is stored, the longest that a limit looks back."""

_WITH_OTHERS = (
    "EXISTS (SELECT 1 FROM {table} AS other WHERE other.game_id = game.id AND other.user_id <> ?)"
)


def sits_with_others(
    connection: Connection, guild_id: int, user_id: int, leagues: bool = True
) -> list[int]:
    """Return a server's open tables where a person sits with other people, oldest first.

    A person who gave up their seat no longer sits there. Without `leagues`, tables of leagues are
    left out.
    """
    own = "" if leagues else " AND fixture_id IS NULL"
    rows = connection.execute(
        "SELECT game.id, seat.seat FROM seat JOIN game ON game.id = seat.game_id"
        f" WHERE seat.user_id = ? AND guild_id = ? AND status IN ('lobby', 'running'){own}"
        f" AND {_WITH_OTHERS.format(table='seat')} ORDER BY game.id",
        (user_id, guild_id, user_id),
    )
    return [
        game_id
        for game_id, seat in rows
        if seat is None or absence.caretaker_reason(connection, game_id, seat) != "left"
    ]


def has_finished(connection: Connection, guild_id: int, user_id: int) -> bool:
    """Return whether a person has finished a game with other people on a server."""
    row = connection.execute(
        "SELECT 1 FROM result JOIN game ON game.id = result.game_id"
        " WHERE result.user_id = ? AND guild_id = ?"
        f" AND {_WITH_OTHERS.format(table='tenure')} LIMIT 1",
        (user_id, guild_id, user_id),
    ).fetchone()
    return row is not None


def recent_times(connection: Connection, bucket: str, since: float) -> list[float]:
    """Return when a kind of action was done after a given time, oldest first."""
    rows = connection.execute(
        "SELECT at FROM recent WHERE bucket = ? AND at > ? ORDER BY at", (bucket, since)
    )
    return [row[0] for row in rows]


def add_recent(connection: Connection, bucket: str, now: float) -> None:
    """Store that an action is done now; delete the times on which no limit depends any more."""
    connection.execute("DELETE FROM recent WHERE at <= ?", (now - _KEPT,))
    connection.execute("INSERT INTO recent (bucket, at) VALUES (?, ?)", (bucket, now))
