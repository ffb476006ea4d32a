"""The cluster of a process that shares the database and has the servers of its shards."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from bot.host.core.api import StalePrompt, Table
from bot.host.core.cluster.api import Alone, Cluster, Receiver
from bot.host.core.processes.handover import Handover
from bot.host.core.processes.ownership import Ownership
from bot.host.core.processes.waking import Waking
from bot.host.core.registry import TableRegistry, table_of
from bot.runtime.shard_range import ShardRange
from bot.store import Connection
from bot.store.opening.any_engine import listening_on
from bot.store.sharing import handover, lease
from bot.store.sharing.listening import Listening
from bot.store.tables import games


async def join(registry: TableRegistry, shard_range: ShardRange) -> Cluster:
    """Return the cluster for a process with these shards. Raises StoreError."""
    database = registry.database
    if not shard_range.is_all:
        return Shared(registry, shard_range, await listening_on(database))
    # The processes that stored these had ended before this process could start.
    if not await database.read(handover.is_empty):
        await database.write(lambda db: handover.forget(db, math.inf))
    return Alone(shard_range)


class Shared(Ownership):
    """The implementation of `Cluster` for one of several processes."""

    def __init__(
        self, registry: TableRegistry, shard_range: ShardRange, messages: Listening
    ) -> None:
        super().__init__(registry.database, shard_range)
        self.messages = messages
        self.waking = Waking(registry, self, messages)
        self.handover = Handover(registry, shard_range, messages)
        self.booking = Sessions(registry).book
        self.begin, self.wake = self.waking.begin, self.waking.wake
        self.announce = self.waking.announce
        self.receive, self.hand_over = self.handover.begin, self.handover.give
        self.serve, self.ask = self.handover.questions.serve, self.handover.questions.ask
        self.settled, self.drain = self.waking.settled, self.handover.drain
        self.tell, self.close = messages.tell, self.waking.close

    def check_unchanged(self, connection: Connection, read: Table) -> None:
        """Check that a table's players are still those it had when read. Raises StalePrompt."""
        if table_of(games.reload(connection, read.id)).chairs != read.chairs:
            raise StalePrompt(version=read.version, newest=read.version + 1)

    @asynccontextmanager
    async def guarded(self, table_id: int, lock: asyncio.Lock) -> AsyncIterator[None]:
        """Hold the lock of a table that this process owns. Raises OtherShard, UnknownTable."""
        await self.check(table_id)
        async with lock:
            yield

    def hear(self, topic: str, receive: Receiver, gap: Callable[[], object]) -> None:
        """Call `receive` with each message of a topic, and `gap` if messages may have been lost."""
        self.messages.subscribe(topic, receive)
        self.messages.on_gap.append(gap)

    async def look(self) -> None:
        """Process changes and interactions of other processes whose message was lost."""
        await self.waking.catch_up()
        await self.handover.look()

    async def leave(self) -> None:
        """Stop receiving messages and requests."""
        await self.messages.close()
        await self.handover.close()


class Sessions:
    """Queue in which shards of a bucket, of all processes, wait to start sessions with Discord."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def book(self, bucket: int, pause: float) -> float:
        """Take the next place in the queue; return in how many seconds it is due.

        An unused place delays the next one by the pause. Raises StoreError.
        """
        now = self._registry.now()
        begins_at = await self._registry.database.write(
            lambda db: lease.book(db, bucket, now, pause)
        )
        return begins_at - now
