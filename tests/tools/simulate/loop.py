"""An event loop in which a seed decides everything that chance decides in reality."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

SLOWEST = 0.03
"""Seconds that whatever happens on another thread may take."""
_BUSY = 0.001
"""Seconds that one callback takes on average."""


class PowerCut(BaseException):
    """The process is gone, between two callbacks."""


class SeededLoop(asyncio.BaseEventLoop):
    """Time is virtual, what is ready runs in an order drawn from the seed, threads are delays."""

    def __init__(self, rng: Random, now: float) -> None:
        self._rng = rng
        self._now = now
        super().__init__()
        self.cut_after: int | None = None
        """After how many callbacks the power is cut."""
        self.steps = 0

    def time(self) -> float:
        return self._now

    def call_soon_threadsafe(self, callback, *args, context=None):
        return self.call_soon(callback, *args, context=context)

    def run_in_executor(self, executor, func: Callable[..., Any], *args):
        """Run it here, after the time that a thread might take."""
        future = self.create_future()
        self.call_later(self._rng.uniform(0, SLOWEST), _answer, future, lambda: func(*args))
        return future

    def _run_once(self) -> None:
        """Run one callback: any of those that are ready, else the next one in time."""
        self._wake()
        if not self._ready:
            if not self._scheduled:
                raise RuntimeError("nothing will ever happen again")
            self._now = max(self._now, self._scheduled[0]._when)
            self._wake()
        self._ready.rotate(-self._rng.randrange(len(self._ready)))
        handle = self._ready.popleft()
        if handle._cancelled:
            return
        self._count()
        self._now += self._rng.expovariate(1 / _BUSY)
        handle._run()

    def _count(self) -> None:
        if self.steps == self.cut_after:
            raise PowerCut
        self.steps += 1

    def _wake(self) -> None:
        """Make ready whose time has come."""
        while self._scheduled and (
            self._scheduled[0]._cancelled or self._scheduled[0]._when <= self._now
        ):
            handle = heapq.heappop(self._scheduled)
            handle._scheduled = False
            if not handle._cancelled:
                self._ready.append(handle)
            else:
                self._timer_cancelled_count -= 1

    def _write_to_self(self) -> None:
        """There is nobody to be woken."""

    def bury(self) -> None:
        """Drop everything that still runs; what it does on its way out reaches nobody."""
        self.set_exception_handler(lambda loop, context: None)
        for task in asyncio.all_tasks(self):
            task._log_destroy_pending = False
            with suppress(RuntimeError):
                task.get_coro().close()
        self._ready.clear()
        self._scheduled.clear()
        self.close()


def _answer(future: asyncio.Future[Any], work: Callable[[], Any]) -> None:
    """Do the work even if nobody waits for it any more: a thread would."""
    try:
        result = work()
    except Exception as error:
        if not future.done():
            future.set_exception(error)
    else:
        if not future.done():
            future.set_result(result)
