"""Tables that one process changes and another one has: their owner is woken, and looks by itself.

    change of a person, in one transaction over all their tables -> commit -> WAKE with the number
    -> owner forgets the position that it keeps -> its followers look at the table

A notification may be lost, with the process between commit and notification too. Then the owner
finds out at its next sweep: `catch_up` compares what it keeps with what is stored, and what must
be posted, moved or decided is a row that the followers' own sweeps find.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot.host.core.api import UnknownTable
from bot.host.core.registry import TableRegistry, tables_of
from bot.host.core.worker import KeyedWorker
from bot.store.sharing.listening import WAKE
from bot.store.tables import games

_LOG = logging.getLogger(__name__)

Wake = Callable[[int], None]


class OtherProcesses:
    """Wakes the followers of a table where it is: here, or in the process that has it."""

    def __init__(self, registry: TableRegistry, here: Wake) -> None:
        self._registry = registry
        self._here = here
        self._telling = KeyedWorker(self._tell)
        self._hearing = KeyedWorker(self._take_up)
        self._looking = KeyedWorker(lambda _: self.catch_up())

    def wake(self, table_id: int) -> None:
        """Let whoever follows a table that was changed look at it."""
        if self._registry.ownership.is_known_own(table_id):
            self._here(table_id)
        else:
            self._telling.run_soon(table_id)

    def listen(self) -> None:
        """Take up from now on what others change of our tables."""
        self._registry.listening.subscribe(WAKE, self._heard)
        self._registry.listening.on_gap.append(lambda: self._looking.run_soon(0))

    async def catch_up(self) -> None:
        """Take up what others have changed of the tables kept here and nobody told us.

        One look at their rows, and none where all shards are ours.
        """
        if self._registry.shard_range.is_all:
            return
        kept = self._registry.tables_kept()
        found = await self._registry.database.read(lambda db: games.load_all(db, [*kept]))
        for table in tables_of(found):
            if table != kept[table.id]:
                self._hearing.run_soon(table.id)

    async def settled(self) -> None:
        """Wait until everybody is told, and nothing is left to take up."""
        await self._telling.settled()
        await self._looking.settled()
        await self._hearing.settled()

    async def close(self) -> None:
        """Tell what is to be told; what is heard from now on is the next process's."""
        await self._looking.close()
        await self._hearing.close()
        await self._telling.close()

    async def _tell(self, table_id: int) -> None:
        if await self._registry.ownership.owns(table_id):
            self._here(table_id)
        else:
            await self._registry.listening.notify(WAKE, str(table_id))

    def _heard(self, payload: str) -> None:
        self._hearing.run_soon(int(payload))

    async def _take_up(self, table_id: int) -> None:
        try:
            if not await self._registry.ownership.owns(table_id):
                return
        except UnknownTable:
            _LOG.debug("table %s is known to others alone", table_id)
            return
        await self._registry.outdated(table_id)
        self._here(table_id)
