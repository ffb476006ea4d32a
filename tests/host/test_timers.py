"""The clockwork: a timer whose owner breaks down is tried again, but not at once."""

from __future__ import annotations

import pytest

from bot.host import Host
from bot.host.core.background.timers import Timers
from bot.store.turns import timers
from tests.host.conftest import BOB, TestClock, started

RUNG: list[tuple[int, int]] = []


@pytest.fixture
async def clockwork(host: Host, clock: TestClock) -> Timers:
    """Two timers of one table that are due; the owner of the first one breaks down."""
    RUNG.clear()
    table = await started(host, BOB)
    now = clock().timestamp()
    for topic in ("broken", "fine"):
        await host._database.write(lambda db, t=topic: timers.put(db, t, table.id, 7, now))

    async def broken(table_id: int, number: int) -> None:
        RUNG.append((table_id, number))
        raise RuntimeError("by a mistake of ours")

    async def fine(table_id: int, number: int) -> None:
        await host._database.write(lambda db: timers.put(db, "fine", table_id, number, None))

    host.core.timers.rings |= {"broken": broken, "fine": fine}
    return host.core.timers


async def test_a_timer_whose_owner_breaks_down_waits_a_minute(
    clockwork: Timers, clock: TestClock
) -> None:
    await clockwork.look()
    await clockwork.look()
    assert len(RUNG) == 1, "else it would be tried without a pause"
    clock.pass_seconds(59)
    await clockwork.look()
    assert len(RUNG) == 1
    clock.pass_seconds(1)
    await clockwork.look()
    assert RUNG == [(1, 7), (1, 7)]


async def test_the_others_ring_all_the_same(clockwork: Timers, host: Host) -> None:
    await clockwork.look()
    due = await host._database.read(lambda db: timers.timers_due(db, 9e9, 10))
    assert [row.topic for row in due if row.topic in ("broken", "fine")] == ["broken"]
