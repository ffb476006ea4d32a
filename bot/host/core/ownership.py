"""Which tables and servers are ours to change, where several processes share the database."""

from __future__ import annotations

from collections import OrderedDict

from bot.host.api import UnknownTable
from bot.host.core.elsewhere import Elsewhere
from bot.realm import ALL, Realm, shard_of
from bot.store import Database, games

_REMEMBERED = 4096
"""Tables whose server is at hand: it never changes."""
_LARGEST_ID = 2**63 - 1


def is_id(number: int) -> bool:
    """Return whether the store can be asked for a table of that number."""
    return 0 < number <= _LARGEST_ID


class Ownership:
    """Knows whose shard serves a table; where all shards are ours it asks nobody."""

    def __init__(self, database: Database) -> None:
        self.realm: Realm = ALL
        self._database = database
        self._servers: OrderedDict[int, int] = OrderedDict()

    async def check(self, table_id: int) -> None:
        """Check that a table is ours. Raises Elsewhere, UnknownTable."""
        if not self.realm.is_all:
            self.check_server(await self._server_of(table_id))

    def check_server(self, guild_id: int) -> None:
        """Check that a server is ours. Raises Elsewhere."""
        if not self.realm.owns(guild_id):
            raise Elsewhere(shard_of(guild_id, self.realm.shards))

    async def owns(self, table_id: int) -> bool:
        """Return whether a table is ours. Raises UnknownTable."""
        return self.realm.is_all or self.realm.owns(await self._server_of(table_id))

    async def _server_of(self, table_id: int) -> int:
        """Return the server of a table, read once. Raises UnknownTable."""
        found = self._servers.get(table_id)
        if found is None:
            found = await self._read(table_id)
            self._servers[table_id] = found
            if len(self._servers) > _REMEMBERED:
                self._servers.popitem(last=False)
        return found

    async def _read(self, table_id: int) -> int:
        found = None
        if is_id(table_id):
            found = await self._database.read(lambda db: games.server_of(db, table_id))
        if found is None:
            raise UnknownTable(table=table_id)
        return found
