"""Counts what people have begun, on Discord and in the browser, and is shut before the bot ends."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Gate:
    """The gate, open until the bot is about to end."""

    def __init__(self) -> None:
        self.shut = False
        self._count = 0
        self._idle = asyncio.Event()
        self._idle.set()

    @contextmanager
    def under_way(self) -> Iterator[None]:
        """Count a click, a command or a move of a page as under way."""
        self._count += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._count -= 1
            if not self._count:
                self._idle.set()

    async def idle(self) -> None:
        """Wait until nothing is under way."""
        await self._idle.wait()
