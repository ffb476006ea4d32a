"""Lag of the event loop behind due work: every answer is that late."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from prometheus_client import CollectorRegistry, Histogram

EVERY = 0.5
"""Seconds between two measurements."""
_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Lag:
    """Measures by sleeping."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._lag = Histogram(
            "boardgames_event_loop_lag_seconds",
            "How much later than planned the event loop woke up.",
            buckets=_BUCKETS,
            registry=registry,
        )

    @asynccontextmanager
    async def measured(self) -> AsyncIterator[None]:
        """Measure the lag for the duration."""
        measuring = asyncio.create_task(self._measure())
        try:
            yield
        finally:
            measuring.cancel()

    async def _measure(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            self._lag.observe(max(0.0, loop.time() - due))
