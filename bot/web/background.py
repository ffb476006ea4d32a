"""When work for pages is done: piece by piece, one at a time, after what players wait for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic

from bot.host.host import Host

PATIENCE = 0.1
"""Seconds that a piece waits at most for the end of what is being stored."""
HASTE = 0.005
"""Seconds in which none waits after one that has waited so long: pages are slow, not starved.

It is when most is being stored that players wait longest, so haste is rare and short.
"""


class BackgroundWork:
    """Lets through one piece of work at a time; each is to take less than a millisecond.

    What is stored is stored by another thread of the same interpreter, statement by statement:
    work on the event loop meanwhile would hold up each of them, and who waits for the answer.
    """

    def __init__(self, host: Host, now: Callable[[], float] = monotonic) -> None:
        self._host = host
        self._now = now
        self._turn = asyncio.Lock()
        self._haste_until = float("-inf")

    async def piece(self) -> None:
        """Return when the next piece may be done; whatever else is ready goes first."""
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
