"""Time that passes at once: some hours, whenever nobody has anything to do."""

from __future__ import annotations

import asyncio
import time

from tests.tools.chaos.leagues.people import Society
from tests.tools.chaos.stage import Stage

HOUR = 3600.0
LEAST, MOST = 3.0, 20.0
"""Hours that pass at once."""
SETTLES = 0.5
"""Seconds for which nobody must have had anything to do."""


class Days:
    """The passing of time."""

    def __init__(self, stage: Stage, society: Society) -> None:
        self._stage, self._society = stage, society
        self._busy_at = time.monotonic()

    @property
    def is_due(self) -> bool:
        """Return whether nobody has had anything to do for a while, nor has now.

        On a busy machine nobody may have looked for longer than that.
        """
        return self._society.idle and time.monotonic() - self._busy_at > SETTLES

    async def run(self) -> None:
        """Move the clock on while the bot is connected; the organiser then reads the standings."""
        while True:
            await asyncio.sleep(0.05)
            if not self._society.idle:
                self._busy_at = time.monotonic()
            if self.is_due and self._stage.well:
                await self.pass_now()
                await self._society.organiser.look()

    async def pass_now(self) -> None:
        """Move the clock on by some hours, while no person waits for an answer."""
        self._society.still = True
        while self._society.acting:
            await asyncio.sleep(0.01)
        self._stage.pass_time(self._society.rng.uniform(LEAST, MOST) * HOUR)
        self._busy_at = time.monotonic()
        self._society.still = False
