"""People never wait longer for strong house bots than is announced, whatever keeps them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest

from bot.host import Host
from bot.runtime.database_url import Address
from bot.workers.thinking.pool import PATIENCE, ThinkingPool
from tests.host.conftest import TestClock
from tests.host.test_strong_bots import ENDLESS, opened, table_with_strong
from tests.host.thinking_toy import searchers, stuck_searchers


@pytest.fixture(scope="module")
def pool() -> Iterator[ThinkingPool]:
    pool = ThinkingPool(1, searchers, 60.0)
    yield pool
    pool.close()


async def moved(host: Host, table_id: int) -> None:
    """Wait until a house bot has made a move."""
    while "bot" not in [entry.by for entry in await host.tables.log(table_id)]:
        await asyncio.sleep(0.01)


async def test_nobody_waits_longer_because_other_tables_are_thought_about(
    path: Address, clock: TestClock, pool: ThinkingPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four tables share one process: the last one has waited for three others.

    One after the other they would take four times as long. A process of a busy machine starts late.
    """
    seconds = 4.0
    monkeypatch.setattr(pool, "seconds", seconds)
    host = await opened(path, clock, pool, ENDLESS, "fill")
    begun = time.monotonic()
    tables = [await table_with_strong(host) for _ in range(4)]
    await asyncio.gather(*(moved(host, table_id) for table_id in tables))
    assert time.monotonic() - begun < 3.5 * seconds
    await host.close()


async def test_nobody_waits_longer_because_a_process_hangs(path: Address, clock: TestClock) -> None:
    """Not for as long as the pool waits for the process, which may start late on a busy machine."""
    hangs = ThinkingPool(1, stuck_searchers, seconds=1.0)
    host = await opened(path, clock, hangs, ENDLESS, "fill")
    table_id = await table_with_strong(host)
    begun = time.monotonic()
    await moved(host, table_id)
    assert time.monotonic() - begun < PATIENCE
    await host.close()
    hangs.close()
