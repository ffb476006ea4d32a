"""The drawing pool: a few threads, with requests refused when too many are waiting."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext
from time import perf_counter
from typing import TypeVar, TypeVarTuple, Unpack

from bot.host.core.api import HostError

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Busy(HostError):
    """Too many pictures are being drawn, so the request must be repeated later."""

    code = "busy"


class DrawPool:
    """A bounded thread pool for drawing; requests beyond its queue are refused.

    A pool that is `inside` another one uses the other's threads, but fewer of them.
    """

    def __init__(self, threads: int, waiting: int, inside: DrawPool | None = None) -> None:
        self._threads = asyncio.Semaphore(threads)
        self._shared = nullcontext() if inside is None else inside._threads
        self._room = threads + waiting
        self.waiting = 0
        """Number of requests that are waiting for a thread."""
        self.drawn: Callable[[float], object] | None = None
        """Function called after each use of a thread, with the seconds for which it was held."""

    @asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        """Wait in the queue for a thread, and hold it. Raises Busy if the queue is full."""
        if not self._room:
            raise Busy
        self._room -= 1
        try:
            async with self.turn():
                yield
        finally:
            self._room += 1

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for a thread, however long the queue is, and hold it."""
        async with AsyncExitStack() as held:
            self.waiting += 1
            try:
                await held.enter_async_context(self._threads)
                await held.enter_async_context(self._shared)
            finally:
                self.waiting -= 1
            begun = perf_counter()
            yield
            if self.drawn is not None:
                self.drawn(perf_counter() - begun)

    async def draw(self, work: Callable[[Unpack[Ts]], T], *args: *Ts) -> T:
        """Call the drawing function off the event loop. Raises Busy."""
        async with self.place():
            return await asyncio.to_thread(work, *args)

    async def draw_patiently(self, work: Callable[[Unpack[Ts]], T], *args: *Ts) -> T:
        """Call the drawing function off the event loop, however long the queue is.

        It is meant for callers that draw one picture at a time.
        """
        async with self.turn():
            return await asyncio.to_thread(work, *args)
