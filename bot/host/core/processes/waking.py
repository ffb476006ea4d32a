"""Wake-ups for tables that were changed by a process other than their owner.

    change by a person, in one transaction over all their tables -> commit -> WAKE with the number
    -> owner drops its cached position -> its followers check the table

A notification may be lost, for example if the process dies between commit and notification. Then
the owner notices the change at its next sweep: `catch_up` compares the cached tables with the
stored ones, and anything to be posted, moved or decided is a row that the followers' sweeps find.

Conversely, an owner announces each change to all other processes, which may be showing the table on
pages. They also check from time to time.
"""

from __future__ import annotations

import logging

from bot.host.core.api import UnknownTable
from bot.host.core.background.worker import KeyedWorker
from bot.host.core.cluster.api import CHANGED, Wake, changed
from bot.host.core.processes.ownership import Ownership
from bot.host.core.registry import TableRegistry, table_of, tables_of
from bot.store.sharing.listening import Listening
from bot.store.tables import games

WAKE = "wake"
"""Topic: a process has changed a table (its number) that it does not own."""

_LOG = logging.getLogger(__name__)


class Waking:
    """Service that wakes a table's followers, in this process or in the table's owner."""

    def __init__(self, registry: TableRegistry, ownership: Ownership, messages: Listening) -> None:
        self._registry = registry
        self._ownership = ownership
        self._messages = messages
        self._here: Wake = lambda table_id: None
        self._telling = KeyedWorker(self._tell)
        self._announcing = KeyedWorker(self._announce)
        self._hearing = KeyedWorker(self._take_up)
        self._looking = KeyedWorker(lambda _: self.catch_up())

    def begin(self, wake: Wake) -> None:
        """Start processing changes that other processes make to this process's tables."""
        self._here = wake
        self._messages.subscribe(WAKE, self._heard)
        self._messages.on_gap.append(lambda: self._looking.run_soon(0))

    def wake(self, table_id: int) -> None:
        """Wake the followers of a changed table."""
        if self._ownership.is_known_own(table_id):
            self._here(table_id)
        else:
            self._telling.run_soon(table_id)

    def announce(self, table_id: int) -> None:
        """Notify all other processes soon that a table of this process has changed."""
        self._announcing.run_soon(table_id)

    async def catch_up(self) -> None:
        """Process changes by other processes to cached tables whose message was lost."""
        kept = self._registry.tables_kept()
        found = await self._registry.database.read(lambda db: games.load_all(db, [*kept]))
        for table in tables_of(found):
            if table != kept[table.id]:
                self._hearing.run_soon(table.id)

    async def settled(self) -> None:
        """Wait until all notifications are sent, and all received changes are processed."""
        await self._telling.settled()
        await self._announcing.settled()
        await self._looking.settled()
        await self._hearing.settled()

    async def close(self) -> None:
        """Send outgoing notifications; the next process will handle incoming ones."""
        await self._looking.close()
        await self._hearing.close()
        await self._telling.close()
        await self._announcing.close()

    async def _tell(self, table_id: int) -> None:
        if await self._ownership.owns(table_id):
            self._here(table_id)
        else:
            await self._messages.notify(WAKE, str(table_id))

    async def _announce(self, table_id: int) -> None:
        table = table_of(await self._registry.stored(table_id))
        await self._messages.notify(CHANGED, changed(table))

    def _heard(self, payload: str) -> None:
        self._hearing.run_soon(int(payload))

    async def _take_up(self, table_id: int) -> None:
        try:
            if not await self._ownership.owns(table_id):
                return
        except UnknownTable:
            _LOG.debug("table %s is known to others alone", table_id)
            return
        await self._registry.outdated(table_id)
        self._here(table_id)
