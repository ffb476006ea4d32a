"""Pace of new sessions of shards: Discord limits how fast they begin, and how many per day.

Discord's documentation, "Gateway: Sharding, max concurrency" and "Session start limit": shards with
the same `shard_id % max_concurrency` identify five seconds apart, and a bot that identifies more
often than `total` times in 24 hours (1,000 for most) loses all its sessions and its token.
discord.py waits five seconds whatever `max_concurrency` is, and does not count. If several
processes share the bot, they stand in one line, and Discord alone knows how many sessions are left.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import NamedTuple, TypeAlias

PAUSE = 5.0
"""Seconds between two sessions of shards of one bucket (Discord's documentation, as above)."""

SLACK = 0.25
"""Seconds by which one process may be slower on its way to Discord than the next one."""

_LOG = logging.getLogger(__name__)


class Advice(NamedTuple):
    """Discord's answer to `/gateway/bot`; `reset_after` in seconds."""

    shards: int
    remaining: int
    reset_after: float
    max_concurrency: int


Booking: TypeAlias = Callable[[int, float], Awaitable[float]]
"""Books the bucket's next place in line for so many seconds; returns the seconds until then."""


class Identifying:
    """Makes shards identify no faster and no more often than Discord allows.

    With the `booking` of several processes, others begin sessions, too.
    """

    def __init__(
        self,
        ask: Callable[[], Awaitable[Advice]],
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        clock: Callable[[], float] = monotonic,
        booking: Booking | None = None,
    ) -> None:
        self._ask = ask
        self._sleep = sleep
        self._clock = clock
        self._booking = booking
        self._concurrency = 1
        self._left = 0
        self._free_at: dict[int, float] = {}
        self._turns: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._counting = asyncio.Lock()

    async def advice(self) -> Advice:
        """Ask Discord how many shards and sessions it advises. Raises the errors of the call."""
        advice = await self._ask()
        self._concurrency, self._left = max(1, advice.max_concurrency), advice.remaining
        return advice

    async def admit(self, shard_id: int) -> None:
        """Return when a shard may identify, which it then must. Raises the errors of the call."""
        await self._count()
        bucket = shard_id % self._concurrency
        async with self._turns[bucket]:
            wait = await self._book(bucket)
            if wait > 0.0:
                await self._sleep(wait)
            self._free_at[bucket] = self._clock() + PAUSE

    async def _book(self, bucket: int) -> float:
        """Return in how many seconds it is a bucket's turn."""
        if self._booking is not None:
            return await self._booking(bucket, PAUSE + SLACK)
        return self._free_at.get(bucket, 0.0) - self._clock()

    async def _count(self) -> None:
        """Take one of the sessions that are left today, and wait for the next day if none is."""
        async with self._counting:
            while not self._left:
                advice = await self.advice()
                if not advice.remaining:
                    until = datetime.now(UTC) + timedelta(seconds=advice.reset_after)
                    _LOG.error(
                        "Discord lets this bot begin no more sessions until %s: all of today's are"
                        " used up. Shards that are linked stay so; the others wait. See why it"
                        " connects so often before you start it again.",
                        until.strftime("%Y-%m-%d %H:%M UTC"),
                    )
                    await self._sleep(advice.reset_after)
            self._left = self._left - 1 if self._booking is None else 0
