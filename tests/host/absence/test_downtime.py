"""The heartbeat: time in which the bot was down is nobody's time."""

from __future__ import annotations

import pytest

from bot.host import Host
from bot.host.absence import downtime
from bot.host.core.cluster.connectivity import Connectivity
from bot.runtime.database_url import DatabaseUrl
from bot.runtime.shard_range import ShardRange
from bot.store.turns import clocks, timers
from bot.store.turns.clocks import PulseRow
from tests.host.absence.tables import HOUR, clocked, waited_for
from tests.host.conftest import BOB, TestClock
from tests.host.sharing import sharing


async def beat(host: Host, clock: TestClock, seconds: float) -> list[tuple[float, float]]:
    """Pass time without a beat, then beat; return the gaps that are known, from the first."""
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
    due = await host._database.read(lambda db: timers.timers_due(db, now, 99))
    assert {row.game_id for row in due} == {table.id}
    (time,) = [t for t in await host.absence.times(table.id) if t.user_id == late.id]
    assert time.left == 36 * HOUR - 30, "what was used until then counts, and no more"
    assert now == start + 30 - 2 * HOUR


async def pulses_after(
    host: Host, clock: TestClock, connectivity: Connectivity, seconds: float = 0.0
) -> list[PulseRow]:
    clock.pass_seconds(seconds)
    await host._database.write(lambda db: downtime.beat(db, clock().timestamp(), connectivity))
    return await host._database.read(clocks.pulses)


def linked(first: int, last: int, shards: int) -> Connectivity:
    shard_range = ShardRange(first, last, shards)
    return Connectivity(shards, frozenset(shard_range.shard_ids), frozenset(), first, last)


async def test_a_process_that_runs_hides_nobodys_absence(host: Host, clock: TestClock) -> None:
    start = clock().timestamp()
    one, other = linked(0, 1, 4), linked(2, 3, 4)
    await pulses_after(host, clock, one)
    await pulses_after(host, clock, other)
    for _ in range(4):
        rows = await pulses_after(host, clock, one, 50.0)
    assert [row.at - start for row in rows] == [200.0, 200.0, 0.0, 0.0]
    assert await gaps_of(host, range(4)) == [[], [], [], []], "it is up to its own process"
    await pulses_after(host, clock, other)
    gap = [(start, start + 200.0)]
    assert await gaps_of(host, range(4)) == [[], [], gap, gap]


async def test_a_clock_set_back_is_each_ones_own(database: DatabaseUrl, clock: TestClock) -> None:
    """To one process another one's pulse, an hour ahead, says nothing."""
    async with sharing(database, clock, 0) as own, sharing(database, clock, 1) as other:
        host = own.host
        table = await clocked(host, BOB)
        await waited_for(host, table)
        await pulses_after(host, clock, host.connectivity)
        await pulses_after(other.host, clock, other.host.connectivity, HOUR)
        clock.pass_seconds(-HOUR)
        before = await host.absence.times(table.id)
        await pulses_after(host, clock, host.connectivity)
        await pulses_after(other.host, clock, other.host.connectivity)
        assert await host.absence.times(table.id) == before
        now = clock().timestamp()
        assert await host._database.read(lambda db: timers.timers_due(db, now, 99)) == []


async def test_with_another_number_of_shards_all_of_them_begin(
    host: Host, clock: TestClock
) -> None:
    start = clock().timestamp()
    await pulses_after(host, clock, linked(0, 0, 1))
    rows = await pulses_after(host, clock, linked(1, 1, 4), 100.0)
    assert [(row.shard, row.at - start, row.linked) for row in rows] == [
        (0, 100.0, 0),
        (1, 100.0, 1),
        (2, 100.0, 0),
        (3, 100.0, 0),
    ]
    await pulses_after(host, clock, linked(2, 3, 4), 200.0)
    former, late = (start, start + 100.0), (start + 100.0, start + 300.0)
    assert await gaps_of(host, range(4)) == [[former], [former], [former, late], [former, late]]


async def gaps_of(host: Host, shards: range) -> list[list[tuple[float, float]]]:
    """Return the downtimes of a server of each shard."""
    return [
        await host._database.read(lambda db, shard=shard: clocks.downtimes(db, 0.0, shard << 22))
        for shard in shards
    ]


async def test_an_outage_of_a_server_is_stored_and_of_no_other_one(
    host: Host, clock: TestClock
) -> None:
    start, connectivity = clock().timestamp(), Connectivity(known=frozenset((0,)))
    await pulses_after(host, clock, connectivity._replace(away=frozenset((1,))))
    for _ in range(4):
        await pulses_after(host, clock, connectivity._replace(away=frozenset((1,))), 50.0)
    # Another process begins, and its shard is not linked yet.
    await pulses_after(host, clock, connectivity._replace(linked=frozenset()), 50.0)
    await pulses_after(host, clock, connectivity, 20.0)
    await pulses_after(host, clock, connectivity, 50.0)
    found = [
        await host._database.read(lambda db, guild_id=guild_id: clocks.downtimes(db, 0, guild_id))
        for guild_id in (1, 2)
    ]
    assert found[0] == [(start, start + 270.0), (start + 200.0, start + 270.0)]
    assert found[1] == [(start + 200.0, start + 270.0)]
    assert await host._database.read(clocks.outages) == []
