"""Lobbies that end without a game: nobody came, or the last one left."""

from __future__ import annotations

from bot.host.core.registry import Work
from bot.host.people.calling import wakes_at
from bot.runtime.shard_range import ALL, ShardRange
from bot.store import Connection
from bot.store.core.journal import note_table
from bot.store.tables import expiry, games
from bot.store.tables.games import GameRow, Stored


def expire(connection: Connection, now: float, shard_range: ShardRange = ALL) -> None:
    """Give up the lobbies to which nobody came."""
    for table_id in expiry.expire(connection, now, shard_range):
        note_table(
            connection, "table_ended", games.reload(connection, table_id).game, how="expired"
        )


def abandoned(game: GameRow) -> Work:
    """Return what to do besides when the last person leaves a lobby."""
    return lambda connection: note_table(connection, "table_ended", game, how="abandoned")


def unannounced(connection: Connection, now: float, shard_range: ShardRange = ALL) -> list[Stored]:
    """Return the lobbies that were given up, and whose owners are awake."""
    untold = (
        games.reload(connection, number)
        for number in expiry.unannounced_expiries(connection, shard_range)
    )
    return [stored for stored in untold if wakes_at(connection, stored.game.owner_id, now) <= now]
