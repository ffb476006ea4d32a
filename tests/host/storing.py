"""The time in which a host stores something, as long as a test needs it to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from threading import Event

from bot.host import Host


@asynccontextmanager
async def storing(host: Host) -> AsyncIterator[None]:
    """Have the thread that stores be busy for as long as this lasts."""
    done = Event()
    writing = asyncio.create_task(host._database.write(lambda _: done.wait()))
    try:
        while not host.is_storing:
            await asyncio.sleep(0)
        yield
    finally:
        done.set()
        await writing
