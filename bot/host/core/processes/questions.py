"""Requests to the process that owns a table, handed over like interactions, and their answers.

    asker: stored with a message to the owner -> the answer is taken, or after 1.5 s the request
    owner: taken with the interactions -> carried out -> answered under its number, with a message

Messages may be lost, so both sides also check the store. If the owner has taken a request but does
not answer, the asker cannot know whether it was carried out.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.host.core.background.worker import KeyedWorker
from bot.host.core.cluster.api import OtherShard, Server, Unanswered
from bot.host.core.registry import TableRegistry
from bot.runtime.shard_range import ShardRange
from bot.store import Connection
from bot.store.core.errors import StoreError
from bot.store.sharing import handover, lease
from bot.store.sharing.handover import HandoverRow
from bot.store.sharing.listening import Listening

ANSWER = "answer"
"""Topic: the answer to a question (its number) is stored."""
LOOK = 1.5
"""Seconds between two checks for an answer; a question not taken by the first is withdrawn."""
PATIENCE = 20.0
"""Seconds that an answer may take: searching for a hint takes ten."""

_MARK = "question "
"""Beginning of a question in its row; what Discord sends is an object."""
_LOG = logging.getLogger(__name__)

Store = Callable[[int, str, Callable[[int], None]], Awaitable[int]]
"""Function that stores a request for the owner of a shard, notifies it, and returns its number.

It announces the number before the commit, in the thread of the database: once for each attempt.
"""


class Questions:
    """Service that sends requests to other processes, and answers theirs."""

    def __init__(self, registry: TableRegistry, messages: Listening, store: Store) -> None:
        self._registry = registry
        self._messages = messages
        self._store = store
        self._server: Server | None = None
        self._taken: dict[int, str] = {}
        self._answering = KeyedWorker(self._answer)
        self._open: dict[int, asyncio.Event] = {}
        messages.subscribe(ANSWER, self._told)

    def serve(self, server: Server) -> None:
        """Answer requests with this function from now on."""
        self._server = server

    async def ask(self, shard: int, question: str) -> str:
        """Have the owner of a shard answer. Raises OtherShard, Unanswered, StoreError."""
        owner = await self._owner(shard)
        if owner is None:
            _LOG.warning("no process has shard %s: nothing can be asked there", shard)
            raise OtherShard(shard=shard)
        told, numbers = asyncio.Event(), list[int]()

        def announced(number: int) -> None:
            # The owner may answer a committed request before this task knows about the commit.
            numbers.append(number)
            self._open[number] = told

        try:
            number = await self._store(shard, _MARK + question, announced)
            return await self._answered(shard, number, owner)
        except StoreError as error:
            _LOG.warning("shard %s was asked, or not: %s", shard, error)
            raise Unanswered from error
        finally:
            for number in numbers:
                del self._open[number]

    def take(self, row: HandoverRow) -> bool:
        """Return whether an accepted row is a request; if so, start answering it."""
        if not row.payload.startswith(_MARK):
            return False
        self._taken[row.id] = row.payload.removeprefix(_MARK)
        self._answering.run_soon(row.id)
        return True

    async def settled(self) -> None:
        """Wait until all accepted requests are answered."""
        await self._answering.settled()

    async def close(self) -> None:
        """Finish running work."""
        await self._answering.close()

    async def _owner(self, shard: int) -> str | None:
        """Return the process that has a shard now, or None. Raises StoreError."""
        if not await self._messages.is_owned(shard):
            return None
        only = ShardRange(shard, shard, self._registry.cluster.shard_range.shards)
        rows = await self._registry.database.read(lambda db: lease.of(db, only))
        return rows[shard].holder if shard in rows else ""

    async def _answered(self, shard: int, number: int, owner: str) -> str:
        """Return the answer of the process `owner`. Raises OtherShard, Unanswered, StoreError."""
        began = time.monotonic()
        while time.monotonic() - began < PATIENCE:
            lives = await self._is_told(number) or await self._owner(shard) == owner
            row = await self._registry.database.write(lambda db: handover.take_back(db, number))
            if row is not None and row.shard == handover.ANSWERED:
                return row.payload
            if row is not None:
                _LOG.warning("shard %s did not take a question in %s s", shard, LOOK)
                raise OtherShard(shard=shard)
            if not lives:
                break
        _LOG.warning("shard %s took a question and did not answer", shard)
        raise Unanswered

    async def _is_told(self, number: int) -> bool:
        """Return whether an answer's message arrives before the next check is due."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK):
                await self._open[number].wait()
                self._open[number].clear()
                return True
        return False

    async def _answer(self, number: int) -> None:
        question, server = self._taken.pop(number), self._server
        answer = "" if server is None else await server(question)

        def work(connection: Connection) -> None:
            handover.answer(connection, number, self._registry.now(), answer)
            self._messages.tell(connection, ANSWER, str(number))

        await self._registry.database.write(work)

    def _told(self, number: str) -> None:
        if (one := self._open.get(int(number))) is not None:
            one.set()
