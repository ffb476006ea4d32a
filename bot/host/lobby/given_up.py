"""Lobbies that end without a game: they expired, or the last person left."""

from __future__ import annotations

from bot.host.core.registry import Work
from bot.host.people.calling import wakes_at
from bot.store import Connection
from bot.store.core.event_log import log_table_after_commit
from bot.store.tables import expiry, games
from bot.store.tables.games import GameRow, Stored


def expire(connection: Connection, now: float) -> None:
    """Abandon the expired lobbies."""
    for table_id in expiry.expire(connection, now):
        log_table_after_commit(
            connection, "table_ended", games.reload(connection, table_id).game, how="expired"
        )


def abandoned(game: GameRow) -> Work:
    """Return the write that logs the end of a lobby when its last person leaves."""
    return lambda connection: log_table_after_commit(
        connection, "table_ended", game, how="abandoned"
    )


def unannounced(connection: Connection, now: float) -> list[Stored]:
    """Return expired lobbies whose owners are awake and not notified yet."""
    untold = (
        games.reload(connection, number) for number in expiry.unannounced_expiries(connection)
    )
    return [stored for stored in untold if wakes_at(connection, stored.game.owner_id, now) <= now]
