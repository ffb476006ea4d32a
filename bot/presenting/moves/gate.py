"""Gate that counts running user requests, on Discord and in browsers, and is shut before exit."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Gate:
    """Counter of running user requests, with a flag (`shut`) set when the bot is about to exit."""

    def __init__(self) -> None:
        self.shut = False
        self._count = 0
        self._idle = asyncio.Event()
        self._idle.set()

    @contextmanager
    def under_way(self) -> Iterator[None]:
        """Count a click, a command or a move on a web page as running."""
        self._count += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._count -= 1
            if not self._count:
                self._idle.set()

    async def idle(self) -> None:
        """Wait until no request is running."""
        await self._idle.wait()
