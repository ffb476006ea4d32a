"""The heartbeat: time in which the bot was down is nobody's time."""

from __future__ import annotations

import pytest

from bot.host import Host
from bot.host.absence import downtime
from bot.store import clocks, timers
from tests.host.absence.tables import HOUR, clocked, waited_for
from tests.host.conftest import BOB, TestClock


async def beat(host: Host, clock: TestClock, seconds: float) -> list[tuple[float, float]]:
    """Let time pass without a beat, then beat; return the gaps that are known, from the first."""
    await host._database.write(lambda db: downtime.beat(db, clock().timestamp()))
    clock.pass_seconds(seconds)
    await host._database.write(lambda db: downtime.beat(db, clock().timestamp()))
    return await host._database.read(lambda db: clocks.downtimes(db, 0.0))


@pytest.mark.parametrize(("seconds", "gaps"), [(59, 0), (60, 0), (61, 1), (9000, 1)])
async def test_a_minute_without_a_beat_is_no_downtime_yet(
    host: Host, clock: TestClock, seconds: float, gaps: int
) -> None:
    start = clock().timestamp()
    assert await beat(host, clock, seconds) == [(start, start + seconds)] * gaps


async def test_a_clock_that_is_set_back_hurries_all_timers(host: Host, clock: TestClock) -> None:
    table = await clocked(host, BOB)
    late = await waited_for(host, table)
    start = clock().timestamp()
    await beat(host, clock, 30)
    assert await beat(host, clock, -2 * HOUR) == []
    now = clock().timestamp()
    due = await host._database.read(lambda db: timers.due(db, now, 99))
    assert {row.game_id for row in due} == {table.id}
    (time,) = [t for t in await host.absence.times(table.id) if t.user_id == late.id]
    assert time.left == 36 * HOUR - 30, "what was used until then counts, and no more"
    assert now == start + 30 - 2 * HOUR
