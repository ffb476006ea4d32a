"""Background work for the pages: one piece at a time, after all work that players wait for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from bot.host.host import Host

PATIENCE = 0.1
"""Maximum seconds that a piece of work waits for running writes to the store.

They are counted from the request for the piece, so a long queue slows pages down but never
starves them.
"""


class BackgroundWork:
    """Scheduler that starts one piece of work at a time; a piece should take less than 1 ms.

    Another thread of the same interpreter writes to the store, one statement at a time. Work on the
    event loop during a write would delay each statement, and so the answer to the player who waits
    for it.
    """

    def __init__(self, host: Host, now: Callable[[], float] = monotonic) -> None:
        self._host = host
        self._now = now
        self._turn = asyncio.Lock()

    async def piece(self, first: bool = False) -> None:
        """Wait until the next piece of work may run; everything else that is ready runs before it.

        Work that a player waits for is passed as `first`: it waits neither for other pieces nor for
        the store.
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
