"""The lease: a record of the process that runs on the database, with regular heartbeats."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TypeVar

from bot.host.core.registry import TableRegistry
from bot.store import Connection, Database
from bot.store.core.errors import DatabaseInUse, DiskFull, ServerAway, StoreError
from bot.store.sharing import lease
from bot.store.sharing.lease import Process

HEARTBEAT = 5.0
"""Seconds between two heartbeats."""
LONGEST = 3600.0
"""Seconds for which work that blocks all writers may go on."""
_ANSWERS = (DiskFull, ServerAway)
"""Errors with which nothing is stored though nothing hangs: a restart would not help."""

_LOST = "Another bot has taken over {}: this one ends, so that nothing is posted twice."
_NO_LOCK = (
    " The lock beside the file did not keep the other one out: was it deleted, or is the file on a"
    " network drive?"
)

T = TypeVar("T")

_LOG = logging.getLogger(__name__)


class Lease:
    """Lease on a database, identifying the bot that runs there; a bot that loses it must end.

    The lease is lost only if the lock did not hold. This can happen if its file was deleted, or is
    on another machine's disk that has no locks, or if the database server ended our session and
    another bot got the lock first.
    """

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._holder = ""
        self._stored: float | None = None
        self.lost = False
        """True if another bot has taken over."""
        self.alive: Callable[[], object] = lambda: None
        """Function called after each heartbeat, and while there is a good reason for none."""
        self.set_clock: Callable[[Database], Awaitable[object]] | None = None
        """Function called before each heartbeat, if a clock follows the database's."""

    @property
    def age(self) -> float | None:
        """The seconds since the last heartbeat was stored, or None before the first one."""
        return None if self._stored is None else time.monotonic() - self._stored

    @asynccontextmanager
    async def held_by(self, process: Process) -> AsyncIterator[None]:
        """Send heartbeats within this context; the task is cancelled when the lease is lost.

        Raises StoreError, and at the end DatabaseInUse if another bot has taken over.
        """
        self._holder = process.holder
        await self._set_clock()
        await self._write(
            lambda db, now: lease.take(db, process, now, self._registry.cluster.shard_range)
        )
        self.alive()
        owner = asyncio.current_task()
        assert owner is not None
        tasks = [asyncio.create_task(one) for one in (self._keep(owner), self._excuse())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            with suppress(StoreError):
                await self._write(lambda db, now: lease.end(db, process.holder, now))
            if self.lost:
                address = self._registry.database.address
                why = _NO_LOCK if isinstance(address, Path) else ""
                raise DatabaseInUse(_LOST.format(address) + why)

    async def beat(self) -> None:
        """Store a heartbeat, and check whether another bot has taken over. Raises StoreError."""
        await self._set_clock()
        shard_range = self._registry.cluster.shard_range
        self.lost = not await self._write(
            lambda db, now: lease.beat(db, self._holder, now, shard_range)
        )
        self.alive()

    async def _set_clock(self) -> None:
        if self.set_clock is not None:
            await self.set_clock(self._registry.database)

    async def _keep(self, owner: asyncio.Task[object]) -> None:
        fails = False
        while not self.lost:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self.beat()
                fails = False
            except DatabaseInUse:
                self.lost = True
            except StoreError as error:
                if not fails:
                    _LOG.warning("no sign of life can be stored: %s", error)
                fails = True
                if isinstance(error, _ANSWERS):
                    self.alive()
        owner.cancel()

    async def _excuse(self) -> None:
        """Report the bot alive while its heartbeats wait for work that may take minutes."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            if 0.0 < self._registry.database.apart_for < LONGEST:
                self.alive()

    async def _write(self, work: Callable[[Connection, float], T]) -> T:
        now = self._registry.now()
        result = await self._registry.database.write(lambda db: work(db, now))
        self._stored = time.monotonic()
        return result
