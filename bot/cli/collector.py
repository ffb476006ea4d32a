"""Garbage collection at times when no caller waits for data to be stored.

By default the interpreter collects garbage after a number of allocations, most of which occur while
a person is being answered. Measured at 50 moves a second with 500 open pages: the p99 of answer
times falls from 17 to 10 ms.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic

from bot.host.host import Host

EVERY = 0.1
"""Seconds between two collections of new objects: each takes half a millisecond when busy."""
FEW = 100
"""Number of new objects below which nothing is collected; an idle bot creates fewer."""
MANY = 20_000
"""Number of new objects at which they are collected without waiting for a good moment."""
EVERYTHING = 300.0
"""Seconds between two collections of all objects created since the start; each takes 150 ms."""
CALM = 0.002
"""Seconds without writes to the store before a collection, so that waiting callers are answered."""
PATIENCE = 0.2
"""Maximum seconds that a collection waits for such a pause.

After a second without one there is more to collect at once: 1,000 notifications to browsers held up
the event loop for 13 to 20 ms, with this maximum for 6 to 10 ms.
"""

_NEVER = 1 << 30


def freeze_loaded() -> None:
    """Freeze everything loaded so far, so that the garbage collector skips it.

    Collecting it would take 80 ms, during which nobody is answered.
    """
    gc.collect()
    gc.freeze()


@asynccontextmanager
async def collecting(host: Host) -> AsyncIterator[None]:
    """Collect garbage at convenient times for the duration of the block."""
    before = gc.get_threshold()
    gc.set_threshold(MANY, before[1], _NEVER)
    task = asyncio.create_task(_collect(host))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait({task})
        gc.set_threshold(*before)


async def _collect(host: Host) -> None:
    everything_at = monotonic() + EVERYTHING
    while True:
        await asyncio.sleep(EVERY)
        if gc.get_count()[0] < FEW:
            continue
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await _calm(host)
        if monotonic() < everything_at:
            gc.collect(1)
        else:
            gc.collect()
            everything_at = monotonic() + EVERYTHING


async def _calm(host: Host) -> None:
    """Wait until nothing is being stored, nor was a moment ago."""
    while True:
        await host.at_rest()
        await asyncio.sleep(CALM)
        if not host.is_storing:
            return
