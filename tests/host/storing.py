"""The time in which a host stores something, as long as a test needs it to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.host import Host


@asynccontextmanager
async def storing(host: Host) -> AsyncIterator[None]:
    """Have a writing transaction wait for its turn for as long as this lasts."""
    async with host._database._turn:
        writing = asyncio.create_task(host._database.write(lambda _: None))
        while not host.is_storing:
            await asyncio.sleep(0)
        yield
    await writing
