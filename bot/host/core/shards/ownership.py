"""Ownership of tables and servers if several processes share the database.

Only the owner changes the stored data of a table, a league or a server. Data of a person
(settings, vacations, notes, sandboxes, their erasure) is changed by the process that receives the
request, in one transaction over all tables that it concerns. That is safe because transactions
are serializable: if two have read what the other writes, one of them is run again. Data that an
owner read before its transaction is compared within it: `TableRegistry.check_unchanged`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from bot.host.core.api import HostError, UnknownTable
from bot.runtime.shard_range import ALL, ShardRange, shard_of
from bot.store import Connection, Database
from bot.store.leagues import seasons
from bot.store.tables import games

T = TypeVar("T")

_REMEMBERED = 4096
"""Tables (and seasons) whose server is cached: it never changes."""
_LARGEST_ID = 2**63 - 1


def is_id(number: int) -> bool:
    """Return whether the store can be asked for a row of that number."""
    return 0 < number <= _LARGEST_ID


class OtherShard(HostError):
    """The table's server belongs to a shard (`shard`) of another process: ask that process."""

    code = "elsewhere"

    @property
    def shard(self) -> int:
        """Return the shard of the table's server."""
        return int(self.args_["shard"])


class Ownership:
    """Ownership of tables, servers and seasons; reads nothing if all shards are ours."""

    def __init__(self, database: Database) -> None:
        self.shard_range: ShardRange = ALL
        self._database = database
        self._tables = _Servers(database, games.server_of)
        self._seasons = _Servers(database, seasons.server_of)

    async def check(self, table_id: int) -> None:
        """Check that a table is ours. Raises OtherShard, UnknownTable."""
        if not self.shard_range.is_all:
            self.check_server(await self._server_of(table_id))

    def check_server(self, guild_id: int) -> None:
        """Check that a server is ours. Raises OtherShard."""
        if not self.shard_range.owns(guild_id):
            raise OtherShard(shard=shard_of(guild_id, self.shard_range.shards))

    async def owns(self, table_id: int) -> bool:
        """Return whether a table is ours. Raises UnknownTable."""
        return self.shard_range.is_all or self.shard_range.owns(await self._server_of(table_id))

    def is_known_own(self, table_id: int) -> bool:
        """Return whether a table is known to be ours without reading the database."""
        if self.shard_range.is_all:
            return True
        guild_id = self._tables.known(table_id)
        return guild_id is not None and self.shard_range.owns(guild_id)

    async def write_at(self, table_id: int, work: Callable[[Connection], T]) -> T:
        """Change a table's stored data without its lock. Raises OtherShard, UnknownTable."""
        await self.check(table_id)
        return await self._database.write(work)

    async def write_on(self, guild_id: int, work: Callable[[Connection], T]) -> T:
        """Change a server's stored data. Raises OtherShard."""
        self.check_server(guild_id)
        return await self._database.write(work)

    async def write_in(self, season_id: int, work: Callable[[Connection], T]) -> T:
        """Change the stored data of a season or its league. Raises OtherShard."""
        guild_id = None if self.shard_range.is_all else await self._seasons.of(season_id)
        if guild_id is not None:
            self.check_server(guild_id)
        return await self._database.write(work)

    async def _server_of(self, table_id: int) -> int:
        """Return the server of a table. Raises UnknownTable."""
        found = await self._tables.of(table_id)
        if found is None:
            raise UnknownTable(table=table_id)
        return found


class _Servers:
    """Cache of the servers of tables or seasons by number, each read once."""

    def __init__(self, database: Database, read: Callable[[Connection, int], int | None]) -> None:
        self._database = database
        self._read = read
        self._known: OrderedDict[int, int] = OrderedDict()

    def known(self, number: int) -> int | None:
        """Return the server if it was read before."""
        return self._known.get(number)

    async def of(self, number: int) -> int | None:
        """Return the server, None if that number does not exist (yet)."""
        known = self._known.get(number)
        if known is not None or not is_id(number):
            return known
        found = await self._database.read(lambda db: self._read(db, number))
        if found is not None:
            self._known[number] = found
            if len(self._known) > _REMEMBERED:
                self._known.popitem(last=False)
        return found
