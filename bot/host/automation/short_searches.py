"""Strong house bots that think less than they should: their tables get one notice."""

from __future__ import annotations

from collections.abc import Callable

from bot.host.core.announcing.notices import announce
from bot.host.core.api import Notice, Table
from bot.host.core.registry import TableRegistry
from bot.store import Connection
from bot.store.tables import games


class ShortSearches:
    """Record of searches that were cut before half of their playouts.

    After two in a row the table is marked as thinking less, until a search is not cut so early;
    the mark is stored.
    """

    def __init__(self, registry: TableRegistry, wake_followers: Callable[[int], None]) -> None:
        self._registry = registry
        self._wake_followers = wake_followers
        self._last_was: set[int] = set()

    async def record(self, table: Table, short: bool | None) -> None:
        """Record whether a search was cut, None = unknown. Raises StoreError, UnknownTable."""
        if short is None:
            return
        if not short:
            self._last_was.discard(table.id)
            if _think_less(table):
                await self._registry.change(table.id, lambda db: games.think_fully(db, table.id))
        elif table.id not in self._last_was:
            self._last_was.add(table.id)
        elif not _think_less(table):
            await self._tell(table.id)

    async def _tell(self, table_id: int) -> None:
        """Mark the table, and post a notice there if it has had none."""

        def tell(connection: Connection) -> bool:
            new = games.think_less(connection, table_id)
            if new:
                stored = games.reload(connection, table_id)
                announce(connection, stored, Notice("strong-less"), self._registry.now())
            return new

        if await self._registry.change_with(table_id, tell):
            self._wake_followers(table_id)


def _think_less(table: Table) -> bool:
    return any(chair.thinks_less for chair in table.chairs)
