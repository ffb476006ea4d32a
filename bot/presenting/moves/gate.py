"""Gate that counts user requests in progress, on Discord and in browsers, until the bot exits."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Gate:
    """Counter of user requests in progress; `shut` is set when the bot is about to exit."""

    def __init__(self) -> None:
        self.shut = False
        self._count = 0
        self._idle = asyncio.Event()
        self._idle.set()

    @contextmanager
    def under_way(self) -> Iterator[None]:
        """Count a click, a command or a move on a web page while it is processed."""
        self._count += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._count -= 1
            if not self._count:
                self._idle.set()

    async def idle(self) -> None:
        """Wait until no request is in progress."""
        await self._idle.wait()
