"""Handover of an interaction to the process that owns its table; withdrawn if not accepted.

    receiver: stored with a message to the owner -> 1.5 s -> withdrawn if it is still stored
    owner: the message, or the next check -> taken -> given to `receive`

Only the process that takes the row has the interaction, so at most one process carries it out: the
owner, as if its own connection had received it. If there is no answer, the process that received it
tells the person that nothing was done if the row could be withdrawn, and otherwise that it may have
been done: the owner may have been killed while handling it, or have lost the database server during
the answer to its DELETE.

Requests that need an answer here, such as a move from a page, are handed over in the same way:
`questions.py`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from bot.host.core.background.worker import KeyedWorker
from bot.host.core.cluster.api import Receiver
from bot.host.core.processes.questions import Questions
from bot.host.core.registry import TableRegistry
from bot.runtime.shard_range import ShardRange
from bot.store import Connection
from bot.store.core.errors import StoreError
from bot.store.sharing import handover
from bot.store.sharing.listening import Listening

HANDOVER = "handover"
"""Topic: an interaction waits for the owner of a shard (its number)."""
TAKEN_WITHIN = 1.5
"""Seconds within which the owner takes it, or never: Discord waits three for the first answer."""
ANSWERED_WITHIN = 2.5
"""Seconds after which the process that received an unanswered interaction answers it."""
STALE = 3.0
"""Seconds after which a stored interaction cannot be answered and is no longer carried out."""

_LOG = logging.getLogger(__name__)


def _unheeded(number: int) -> None:
    """Ignore the number of a stored interaction, which is not needed."""


class Handover:
    """Service that hands interactions to other processes, and accepts theirs."""

    def __init__(
        self, registry: TableRegistry, shard_range: ShardRange, messages: Listening
    ) -> None:
        self._registry = registry
        self._shard_range = shard_range
        self._messages = messages
        self.questions = Questions(registry, messages, self._store)
        self._receive: Receiver | None = None
        self._worker = KeyedWorker(self._take)

    def begin(self, receive: Receiver) -> None:
        """Start accepting interactions and requests for this process's shards."""
        self._receive = receive
        self._messages.subscribe(HANDOVER, self._told)
        self._messages.on_gap.append(self._take_soon)

    async def give(self, shard: int, payload: str) -> bool:
        """Hand an interaction to the owner of a shard; return whether the owner may have it.

        False means that no process has it, and that nothing was changed. Otherwise 2.5 s have
        passed: if the owner died before it answered, there is just enough time left to answer the
        person.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWERED_WITHIN):
                if not await self._may_be_taken(shard, payload):
                    return False
                await asyncio.sleep(ANSWERED_WITHIN)
        return True

    async def look(self) -> None:
        """Accept interactions whose message was lost, and delete those too old to be answered."""
        if await self._registry.database.read(handover.is_empty):
            return
        before = self._registry.now() - STALE
        await self._registry.database.write(lambda db: handover.forget(db, before))
        self._take_soon()

    async def drain(self) -> None:
        """Accept no more requests, and answer those accepted; other processes notice in time."""
        await self._worker.drain()
        await self.questions.settled()

    async def close(self) -> None:
        """Finish running work."""
        await self._worker.close()
        await self.questions.close()

    async def _may_be_taken(self, shard: int, payload: str) -> bool:
        """Return whether the owner of a shard has, or may have, accepted an interaction."""
        database = self._registry.database
        try:
            if not await self._messages.is_owned(shard):
                _LOG.warning("no process has shard %s: an interaction cannot be handed over", shard)
                return False
            number = await self._store(shard, payload, _unheeded)
            await asyncio.sleep(TAKEN_WITHIN)
            taken_back = await database.write(lambda db: handover.take_back(db, number))
        except StoreError as error:
            _LOG.warning("an interaction is handed over to shard %s, or not: %s", shard, error)
            return True
        if taken_back is not None:
            _LOG.warning("shard %s did not take an interaction in %s s", shard, TAKEN_WITHIN)
        return taken_back is None

    async def _store(self, shard: int, payload: str, announced: Callable[[int], None]) -> int:
        """Store a request, notify its owner, and return its number. Raises StoreError."""
        now = self._registry.now()

        def work(connection: Connection) -> int:
            number = handover.put(connection, shard, now, payload)
            announced(number)
            self._messages.tell(connection, HANDOVER, str(shard))
            return number

        return await self._registry.database.write(work)

    def _told(self, shard: str) -> None:
        if int(shard) in self._shard_range.shard_ids:
            self._take_soon()

    def _take_soon(self) -> None:
        # One key serves all shards, since one statement takes the rows of all of them.
        self._worker.run_soon(0)

    async def _take(self, _key: int) -> None:
        receive = self._receive
        if receive is None:
            return
        rows = await self._registry.database.write(lambda db: handover.take(db, self._shard_range))
        since = self._registry.now() - STALE
        for row in rows:
            if row.at < since or self.questions.take(row):
                continue
            try:
                receive(row.payload)
            except Exception:
                _LOG.exception("what was handed over is not understood")
