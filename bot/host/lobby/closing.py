"""Lobbies that end without a game: closed by an admin, expired, or left by the last person.

Their players are notified when they are awake.
"""

from __future__ import annotations

from bot.host.core.api import Person, Table, WrongStatus
from bot.host.core.moves import endings
from bot.host.core.moves.announcing import store_act
from bot.host.core.registry import TableRegistry, Work, table_of
from bot.host.lobby.calls import CLOSED, call
from bot.host.people.calling import wakes_at
from bot.store import Connection
from bot.store.core.event_log import log_table_after_commit
from bot.store.tables import expiry, games
from bot.store.tables.games import GameRow, Stored


class Closing:
    """Service with which an admin ends tables that have not started."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def close(self, table_id: int, admin: Person) -> Table:
        """End a lobby by an admin's decision. Raises UnknownTable, WrongStatus."""
        now = self._registry.now()
        async with self._registry.lock(table_id):
            stored = await self._registry.stored(table_id)
            if stored.game.status != "lobby":
                raise WrongStatus(status=stored.game.status)
            await self._registry.database.write(lambda db: _close(db, stored, admin, now))
            self._registry.forget(table_id)
        return table_of(await self._registry.stored(table_id))


def _close(connection: Connection, stored: Stored, admin: Person, now: float) -> None:
    game = stored.game
    endings.abandon(connection, game.id, now)
    closed = games.reload(connection, game.id)
    for seat in stored.seats:
        if seat.user_id not in (None, admin.id):
            call(connection, closed, seat.user_id, CLOSED, now, admin.name)
    kind = "end-private" if game.private else "end"
    store_act(connection, game.guild_id, admin.id, kind, now, table=game.id, game=game.key)


def expire(connection: Connection, now: float) -> None:
    """Abandon all expired lobbies."""
    for table_id in expiry.expire(connection, now):
        log_table_after_commit(
            connection, "table_ended", games.reload(connection, table_id).game, how="expired"
        )


def abandoned(game: GameRow) -> Work:
    """Return a function that logs the end of a lobby after its last person has left."""
    return lambda connection: log_table_after_commit(
        connection, "table_ended", game, how="abandoned"
    )


def unannounced(connection: Connection, now: float) -> list[Stored]:
    """Return expired lobbies whose owners are awake and have not been notified."""
    untold = (
        games.reload(connection, number) for number in expiry.unannounced_expiries(connection)
    )
    return [stored for stored in untold if wakes_at(connection, stored.game.owner_id, now) <= now]
