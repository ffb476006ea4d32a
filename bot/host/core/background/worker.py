"""Background tasks, started on demand, at most one per table, and ended when no work is left."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.host.core.api import MissingGame
from bot.store.core.errors import DiskFull

_LOG = logging.getLogger(__name__)

_GRACE_SECONDS = 3.0


class KeyedWorker:
    """Runner of the same work for many tables; a call during the work makes it run again.

    `note` is called with an error of the work and its table, after it is logged. No task waits for
    work, so an idle bot has no tasks.
    """

    def __init__(
        self,
        work: Callable[[int], Awaitable[None]],
        note: Callable[[int, Exception], Awaitable[None]] | None = None,
    ) -> None:
        self._work = work
        self._note = note
        self._wanted: set[int] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self.closed = False

    def run_soon(self, table_id: int) -> None:
        """Start the work for a table, or make a running task repeat it."""
        if self.closed:
            return
        self._wanted.add(table_id)
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._run(table_id))

    async def settled(self, table_id: int | None = None) -> None:
        """Wait until no work is left, for one table or for all."""
        while tasks := [t for i, t in self._tasks.items() if table_id in (None, i)]:
            await asyncio.wait(tasks)

    async def drain(self) -> None:
        """Start no more tasks, and wait until the running ones have ended."""
        self.closed = True
        self._wanted.clear()
        await self.settled()

    async def close(self) -> None:
        """Start no more tasks; the first call gives running ones a few seconds to end."""
        grace = 0.0 if self.closed else _GRACE_SECONDS
        self.closed = True
        self._wanted.clear()
        running = list(self._tasks.values())
        if running:
            _, late = await asyncio.wait(running, timeout=grace)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _run(self, table_id: int) -> None:
        try:
            while table_id in self._wanted:
                self._wanted.discard(table_id)
                await self._work(table_id)
            # Nothing is awaited from here to `del`, so that no call of `run_soon` is lost.
        except MissingGame:
            # The table is paused until its game is there again.
            pass
        except DiskFull as error:
            # Tracebacks would fill it further.
            _LOG.error("table %s: left undone for now: %s", table_id, error)
        except Exception as error:
            # Requests that came meanwhile are dropped as well: they would only fail again.
            _LOG.exception("table %s: left undone for now", table_id)
            if self._note is not None:
                await self._note(table_id, error)
        finally:
            self._wanted.discard(table_id)
            del self._tasks[table_id]


class Background:
    """A service whose work is done in the background by a worker of its own."""

    _worker: KeyedWorker

    async def settled(self, table_id: int | None = None) -> None:
        """Wait until no work is left, for one table or for all."""
        await self._worker.settled(table_id)

    async def drain(self) -> None:
        """Start no more work, and wait until the running work has ended."""
        await self._worker.drain()

    async def close(self) -> None:
        """Start no more work, and give the running work a few seconds to end."""
        await self._worker.close()
