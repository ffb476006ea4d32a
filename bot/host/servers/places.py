"""Channels and threads of tables, and obstacles to posting there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from bot.host.absence import table_clocks
from bot.host.core.api import HostError, NotAllowed, Notice, Table
from bot.host.core.moves.announcing import announce
from bot.host.core.registry import TableRegistry, table_of
from bot.store import Connection
from bot.store.posting import game_waits, obstacles, outbox
from bot.store.posting.obstacles import GONE as GONE
from bot.store.posting.obstacles import HindranceRow
from bot.store.tables import games
from bot.store.tables.games import Stored
from bot.store.upkeep import checkup
from bot.store.upkeep.checkup import PlaceRow as PlaceRow

FILES, HISTORY = "attach_files", "read_message_history"
"""Permissions that posting does not need."""


class HasPlace(HostError):
    """The table's channel exists (`place`, as a mention), so that it need not move."""

    code = "has-place"


class Places:
    """Service for deleted threads and channels, and missing permissions."""

    def __init__(self, registry: TableRegistry, wake_followers: Callable[[int], None]) -> None:
        self._registry = registry
        self._database = registry.database
        self._wake_followers = wake_followers
        self._known: dict[int, HindranceRow] | None = None
        self._loading = asyncio.Lock()

    async def unnotified(self, tables: Iterable[Table], place_id: int, what: str) -> list[Table]:
        """Return the running tables with an obstacle of which the owner was not notified."""
        known = await self._rows()
        rows = {table.id: known.get(table.id) for table in tables if table.status == "running"}
        unknown = {i for i, row in rows.items() if row is None or row[1:3] != (place_id, what)}
        return [table for table in tables if table.id in unknown]

    async def hinder(self, table: Table, place_id: int, what: str) -> None:
        """Store a table's obstacle of which the owner was notified, unless its channel is lost."""
        self._registry.cluster.check_server(table.guild_id)
        row = HindranceRow(table.id, place_id, what, self._registry.now())

        def work(connection: Connection) -> HindranceRow:
            found = obstacles.find(connection, table.id)
            if found is not None and found[1:3] == (table.channel_id, GONE):
                return found
            obstacles.put(connection, row)
            return row

        (await self._rows())[table.id] = await self._database.write(work)

    async def lacks(self, place_id: int) -> set[str]:
        """Return the known obstacles to posting at a place."""
        return {row.what for row in (await self._rows()).values() if row.place_id == place_id}

    async def of_table(self, table_id: int) -> str | None:
        """Return the known obstacle of a table, or None."""
        row = (await self._rows()).get(table_id)
        return None if row is None else row.what

    async def last_known_at(self, table_id: int) -> float:
        """Return when a table's newest obstacle was found, even if it is gone; 0 if it had none."""
        return await self._database.read(lambda db: obstacles.last_at(db, table_id))

    async def free(self, place_id: int, *but: str) -> None:
        """Store that posting works at a place, except for the permissions in `but`."""
        for what in await self.lacks(place_id) - {*but}:
            await self.give(place_id, what)

    async def give(self, place_id: int, what: str, table_id: int | None = None) -> None:
        """Store that a permission is no longer missing at a place, for one table or all."""
        known = await self._rows()
        rows = known.values() if table_id is None else filter(None, [known.get(table_id)])
        for row in [row for row in rows if row[1:3] == (place_id, what)]:
            del known[row.game_id]
            await self._database.write(lambda db, row=row: obstacles.end(db, row))  # type: ignore[misc]

    async def of_server(self, guild_id: int) -> list[PlaceRow]:
        """Return the channels where the bot posts on a server: of open tables and from settings."""
        return await self._database.read(lambda db: checkup.places(db, guild_id))

    async def is_gone(self, table_id: int) -> bool:
        """Return whether the channel of a table was deleted. Raises UnknownTable."""
        if await self._registry.cluster.owns(table_id):
            row = (await self._rows()).get(table_id)
        else:
            # Obstacles that other processes find are not in this process's cache.
            row = await self._database.read(lambda db: obstacles.find(db, table_id))
        if row is None or row.what != GONE:
            return False
        # A league may have moved the table since.
        return (await self._registry.stored(table_id)).game.channel_id == row.place_id

    async def lose_thread(self, table_id: int, thread_id: int) -> None:
        """Have a new thread opened for a table whose thread was deleted."""
        async with self._registry.lock(table_id):
            stored = await self._registry.stored(table_id)
            if stored.game.thread_id != thread_id or stored.game.status != "running":
                return
            calls, now = _asked(stored), self._registry.now()

            def work(connection: Connection) -> None:
                # A due post asks the players itself, and is posted first.
                silent = all(row.quiet for row in outbox.posts_due(connection, table_id))
                notice = Notice("thread-gone", calls=calls if silent else (), asks=silent)
                announce(connection, games.reload(connection, table_id), notice, now)

            await self._registry.change_locked(table_id, work, thread_id=None, post_id=None)

    async def lose_channel(self, table: Table) -> None:
        """Pause a table whose channel was deleted, until its players choose another channel."""
        row = HindranceRow(table.id, table.channel_id, GONE, self._registry.now())

        def work(connection: Connection) -> None:
            stored = games.reload(connection, table.id)
            obstacles.put(connection, row)
            version = stored.game.version
            games.update(connection, table.id, version, thread_id=None, card_id=None, post_id=None)
            if stored.game.status == "running":
                table_clocks.hold(connection, stored, row.at)

        async with self._registry.lock(table.id):
            await self._database.write(work)
            self._registry.forget(table.id)
        (await self._rows())[table.id] = row

    async def move(self, table_id: int, by: int, channel_id: int, where: str) -> Table:
        """Continue a table in another channel after its own was deleted; its clocks run again.

        Raises UnknownTable, NotAllowed (who="player"), HasPlace.
        """
        known = await self._rows()
        async with self._registry.lock(table_id):
            table = table_of(await self._registry.stored(table_id))
            if table.chair_of(by) is None:
                raise NotAllowed(who="player")
            row = known.get(table_id)
            if row is None or row.what != GONE or row.place_id != table.channel_id:
                raise HasPlace(place=f"<#{table.place_id}>")
            now = self._registry.now()
            await self._database.write(lambda db: _move(db, row, channel_id, where, now))
            self._registry.forget(table_id)
            del known[table_id]
        self._wake_followers(table_id)
        return table_of(await self._registry.stored(table_id))

    async def _rows(self) -> dict[int, HindranceRow]:
        """Return the obstacles of this process's tables, cached because every post needs them."""
        async with self._loading:
            if self._known is None:
                rows = await self._database.read(obstacles.load)
                self._known = {row.game_id: row for row in rows}
            return self._known


def _move(
    connection: Connection, row: HindranceRow, channel_id: int, where: str, now: float
) -> None:
    stored = games.reload(connection, row.game_id)
    obstacles.leave(connection, row.game_id)
    version = stored.game.version
    games.update(connection, row.game_id, version, channel_id=channel_id, lives=where)
    table_clocks.go_on(connection, games.reload(connection, row.game_id), now)
    game_waits.tell_again(connection, row.game_id, now)
    notice = Notice("moved", calls=_asked(stored), asks=True)
    announce(connection, stored, notice, now)
    outbox.hasten(connection, row.game_id, now)


def _asked(stored: Stored) -> tuple[int, ...]:
    """Return the people for whom the table is waiting."""
    asked = (row.user_id for row in stored.seats if row.asked is not None)
    return tuple(user_id for user_id in asked if user_id is not None)
