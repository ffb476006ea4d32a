"""Ownership of tables and servers by the processes that share the database."""

from __future__ import annotations

from collections.abc import Callable

from cachetools import FIFOCache

from bot.host.core.api import UnknownTable
from bot.host.core.cluster.api import OtherShard
from bot.host.core.registry import is_id
from bot.runtime.shard_range import ShardRange, shard_of
from bot.store import Connection, Database
from bot.store.tables import games

_REMEMBERED = 4096
"""Tables whose server is cached: it never changes."""


class Ownership:
    """Ownership by a process with these shards; the server of a table is read only once."""

    def __init__(self, database: Database, shard_range: ShardRange) -> None:
        self.shard_range = shard_range
        self._database = database
        self._servers: FIFOCache[int, int] = FIFOCache(_REMEMBERED)

    def owns_server(self, guild_id: int) -> bool:
        """Return whether this process owns a server."""
        return self.shard_range.owns(guild_id)

    async def owns(self, table_id: int) -> bool:
        """Return whether this process owns a table. Raises UnknownTable."""
        return self.owns_server(await self._server_of(table_id))

    def is_known_own(self, table_id: int) -> bool:
        """Return whether a table is known to be this process's, without reading the database."""
        guild_id = self._servers.get(table_id)
        return guild_id is not None and self.owns_server(guild_id)

    def check_server(self, guild_id: int) -> None:
        """Check that this process owns a server. Raises OtherShard."""
        if not self.owns_server(guild_id):
            raise OtherShard(shard=shard_of(guild_id, self.shard_range.shards))

    async def check(self, table_id: int) -> None:
        """Check that this process owns a table. Raises OtherShard, UnknownTable."""
        self.check_server(await self._server_of(table_id))

    async def check_found(self, find: Callable[[Connection], int | None]) -> None:
        """Check that this process owns the server that `find` reads, if it finds one.

        Raises OtherShard, and the errors of `find`.
        """
        guild_id = await self._database.read(find)
        if guild_id is not None:
            self.check_server(guild_id)

    async def _server_of(self, table_id: int) -> int:
        """Return the server of a table. Raises UnknownTable."""
        known = self._servers.get(table_id)
        if known is not None:
            return known
        found = None
        if is_id(table_id):
            found = await self._database.read(lambda db: games.server_of(db, table_id))
        if found is None:
            raise UnknownTable(table=table_id)
        self._servers[table_id] = found
        return found
