"""The way of an interaction to the process that has its table, and back if nobody takes it.

    here: stored with a message to its owner -> 1.5 s -> taken back where it is still there
    there: the message, or the next look -> taken -> given to the receiver

Whoever takes the row has the interaction alone, so it is answered by one process: by its owner as
if its own connection had brought it, or by the one to which it came, with a sentence.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable

from bot.host.core.registry import TableRegistry
from bot.host.core.worker import KeyedWorker
from bot.store import Connection, handover
from bot.store.errors import StoreError
from bot.store.lease import SILENCE
from bot.store.listening import HANDOVER

TAKEN_WITHIN = 1.5
"""Seconds in which the owner takes it, or never: Discord waits three for the first answer."""
STALE = 3.0
"""Seconds after which nobody can answer what was stored: its process has ended meanwhile."""

_LOG = logging.getLogger(__name__)


class Handover:
    """Gives interactions to other processes, and takes theirs."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._receive: Callable[[str], object] | None = None
        self._worker = KeyedWorker(self._take)
        self._has_looked = False

    def begin(self, receive: Callable[[str], object]) -> None:
        """Take from now on what is ours; the receiver gets each payload and must not wait."""
        self._receive = receive
        self._registry.listening.subscribe(HANDOVER, self._told)
        self._registry.listening.on_gap.append(self._take_soon)

    async def give(self, shard: int, payload: str) -> bool | None:
        """Let the owner of a shard answer; return whether it does, after 1.5 s.

        None = nobody knows: it was stored, maybe, and cannot be taken back.
        """
        try:
            number = await self._store(shard, payload)
            if number is None:
                return False
            await asyncio.sleep(TAKEN_WITHIN)
            taken_back = await self._registry.database.write(
                lambda db: handover.take_back(db, number)
            )
        except StoreError as error:
            _LOG.warning("an interaction is handed over to shard %s, or not: %s", shard, error)
            return None
        if taken_back:
            _LOG.warning("shard %s did not take an interaction in %s s", shard, TAKEN_WITHIN)
        return not taken_back

    async def look(self) -> None:
        """Take what no message told of, and delete what nobody can answer any more.

        A bot of one process looks once, and keeps nothing: all who wrote something have ended.
        """
        alone = self._registry.realm.is_all
        if alone and self._has_looked:
            return
        self._has_looked = True
        if await self._registry.database.read(handover.is_empty):
            return
        before = math.inf if alone else self._registry.now() - STALE
        await self._registry.database.write(lambda db: handover.forget(db, before))
        self._take_soon()

    async def drain(self) -> None:
        """Take nothing more: whoever brings something is told so in time."""
        await self._worker.drain()

    async def close(self) -> None:
        """Finish what is under way."""
        await self._worker.close()

    async def _store(self, shard: int, payload: str) -> int | None:
        """Store an interaction and tell its owner, None = there is none. Raises StoreError."""
        database, now = self._registry.database, self._registry.now()
        shards = self._registry.realm.shards
        if not await database.read(lambda db: handover.is_served(db, shard, shards, now - SILENCE)):
            _LOG.warning("no process has shard %s: an interaction cannot be handed over", shard)
            return None

        def work(connection: Connection) -> int:
            number = handover.put(connection, shard, now, payload)
            self._registry.listening.tell(connection, HANDOVER, str(shard))
            return number

        return await database.write(work)

    def _told(self, shard: str) -> None:
        if int(shard) in self._registry.realm.shard_ids:
            self._take_soon()

    def _take_soon(self) -> None:
        # One key for all shards: a statement takes what there is for any of them.
        self._worker.run_soon(0)

    async def _take(self, _key: int) -> None:
        realm, receive = self._registry.realm, self._receive
        if receive is None:
            return
        rows = await self._registry.database.write(lambda db: handover.take(db, realm))
        since = self._registry.now() - STALE
        for row in rows:
            if row.at < since:
                continue
            try:
                receive(row.payload)
            except Exception:
                _LOG.exception("what was handed over is not understood")
