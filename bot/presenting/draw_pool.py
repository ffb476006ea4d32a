"""The drawing pool: a few threads, and requests are refused when too many wait."""

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
    """Too many pictures are being drawn: ask again in a moment."""

    code = "busy"


class DrawPool:
    """A bounded thread pool for drawing; requests beyond its queue are refused.

    One `inside` another draws with threads of that one, and never takes them all.
    """

    def __init__(self, threads: int, waiting: int, inside: DrawPool | None = None) -> None:
        self._threads = asyncio.Semaphore(threads)
        self._shared = nullcontext() if inside is None else inside._threads
        self._room = threads + waiting
        self.waiting = 0
        """Requests that wait for their place."""
        self.drawn: Callable[[float], object] | None = None
        """Called for each place with the seconds for which it was held."""

    @asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        """Hold a place to draw at, after earlier requests. Raises Busy."""
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
        """Wait for a thread, however many wait, and hold it."""
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
        """Call the drawing function, however many wait: for callers that draw one by one."""
        async with self.turn():
            return await asyncio.to_thread(work, *args)
