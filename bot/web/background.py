"""Background work for pages: one piece at a time, after everything that players wait for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic

from bot.host.host import Host

PATIENCE = 0.1
"""Seconds that a piece of work waits at most for running writes to the store."""
HASTE = 0.005
"""Seconds after such a wait in which no piece waits: pages are slow, not starved.

Players wait longest when most is being stored, so haste is rare and short.
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
        self._haste_until = float("-inf")

    async def piece(self, first: bool = False) -> None:
        """Return when the next piece may be done; everything else that is ready goes before it.

        What a player waits for comes `first`: it waits neither for other pieces nor for the store.
        """
        if first:
            await asyncio.sleep(0)
            return
        async with self._turn:
            await asyncio.sleep(0)
            if self._host.is_storing and self._now() >= self._haste_until:
                await self._rest()

    async def _rest(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._host.at_rest()
        except TimeoutError:
            self._haste_until = self._now() + HASTE
