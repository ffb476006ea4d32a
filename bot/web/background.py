"""Background work for pages: one piece at a time, after everything that players wait for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from bot.host.host import Host

PATIENCE = 0.1
"""Maximum seconds that a piece of work waits for running writes to the store.

They count from when it is asked for: however many wait, pages are slow, not starved.
"""


class BackgroundWork:
    """Lets one piece of work start at a time; each piece should take less than a millisecond.

    Another thread of the same interpreter writes to the store, statement by statement: work on the
    event loop meanwhile would delay each statement, and the player who waits for the answer.
    """

    def __init__(self, host: Host, now: Callable[[], float] = monotonic) -> None:
        self._host = host
        self._now = now
        self._turn = asyncio.Lock()

    async def piece(self, first: bool = False) -> None:
        """Return when the next piece may be done; everything else that is ready goes before it.

        What a player waits for comes `first`: it waits neither for other pieces nor for the store.
        """
        if first:
            await asyncio.sleep(0)
            return
        until = self._now() + PATIENCE
        async with self._turn:
            await asyncio.sleep(0)
            seconds = until - self._now()
            if self._host.is_storing and seconds > 0:
                with suppress(TimeoutError):
                    async with asyncio.timeout(seconds):
                        await self._host.at_rest()
