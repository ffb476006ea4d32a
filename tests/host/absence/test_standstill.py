"""Tables at which nothing happens: which of them stand still, when, and when they are given up."""

from __future__ import annotations

import pytest

from bot.host import Host
from bot.host.absence.idle_tables import PATIENCE, STANDSTILL
from bot.host.core.api import Person
from bot.host.core.paces import DAY
from bot.store import Connection
from bot.store.tables import games
from bot.store.turns import timers
from tests.host.absence.tables import clocked, notices, pass_days, play, topics, waited_for
from tests.host.conftest import BOB, CARL, Recorder, TestClock, started


async def due_at(host: Host, table_id: int) -> float:
    """Return when it is looked again whether a table stands still."""

    def work(db: Connection) -> float:
        rows = timers.timers_due(db, 1e12, 500)
        (found,) = [row for row in rows if (row.topic, row.game_id) == (STANDSTILL, table_id)]
        query = "SELECT due_at FROM timer WHERE topic = ? AND game_id = ?"
        return float(db.execute(query, found[:2]).fetchone()[0])

    return await host._database.read(work)


async def test_a_month_without_a_move_and_without_clocks_is_a_standstill(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await clocked(host, BOB, pace="none")
    await pass_days(host, clock, 29.5)
    assert topics(recorder) == []
    await pass_days(host, clock, 1)
    assert topics(recorder) == ["standstill"]
    post = recorder.posts[-1]
    assert post.asks, "it takes over the buttons"
    until = clock().timestamp() + 30 * DAY
    assert abs(int(notices(recorder)[-1].data["until_at"]) - until) <= DAY / 2
    await pass_days(host, clock, 29)
    assert (await host.tables.get(table.id)).status == "running"
    await pass_days(host, clock, 2)
    assert (await host.tables.get(table.id)).status == "abandoned"
    assert topics(recorder) == ["standstill"], "once"


async def test_a_clock_that_runs_is_no_standstill(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    """A player is on vacation for four weeks, and then has days of their clock."""
    table = await clocked(host, BOB, CARL, pace="relaxed")
    late = await waited_for(host, table)
    await host.absence.availability.plan(late.id, late.name, clock().timestamp(), 28)
    await pass_days(host, clock, 31)
    assert "standstill" not in topics(recorder)
    assert (await host.tables.get(table.id)).status == "running"


async def test_a_pause_with_an_end_is_no_standstill(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await clocked(host, BOB, pace="none")
    await host.absence.pause(table.id, 50)
    await pass_days(host, clock, 45)
    assert "standstill" not in topics(recorder)


@pytest.mark.parametrize("pace", ["none", "standard"])
async def test_a_pause_without_an_end_stops_the_clocks_but_is_a_standstill(
    host: Host, clock: TestClock, recorder: Recorder, pace: str
) -> None:
    """As a table whose channel was deleted, until its players choose another one."""
    table = await clocked(host, BOB, pace=pace)
    await host.servers.places.lose_channel(table)
    await pass_days(host, clock, 29)
    assert topics(recorder) == []
    await pass_days(host, clock, 2)
    row = await host._database.read(lambda db: games.reload(db, table.id))
    assert row.game.still_since is not None


async def test_nothing_is_looked_at_before_it_is_time(host: Host, clock: TestClock) -> None:
    table = await clocked(host, BOB, pace="none")
    moved_at = clock().timestamp()
    assert await due_at(host, table.id) == moved_at + PATIENCE
    await pass_days(host, clock, 20)
    assert await host.core.timers.look() == 0


@pytest.mark.parametrize("paused", [False, True])
async def test_at_a_table_that_is_over_nothing_is_looked_at_any_more(
    host: Host, clock: TestClock, paused: bool
) -> None:
    table = await clocked(host, BOB, pace="none")
    if paused:
        await host.absence.pause(table.id, days=14)
    await host.absence.end(table.id, Person(9, "Root"))
    await pass_days(host, clock, 31)
    assert await host.core.timers.look() == 0
    left = await host._database.read(lambda db: timers.timers_due(db, 1e12, 500))
    assert [row.topic for row in left if row.game_id == table.id] == []


async def test_a_move_puts_the_standstill_off(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await clocked(host, BOB, pace="none")
    await pass_days(host, clock, 20)
    await play(host, table)
    await pass_days(host, clock, 29)
    assert topics(recorder) == []
    await pass_days(host, clock, 2)
    assert topics(recorder) == ["standstill"]


async def test_a_table_that_may_wait_for_ever_is_looked_at_once_a_month(
    host: Host, clock: TestClock
) -> None:
    table = await started(host, bots=1)
    begun = clock().timestamp()
    assert await due_at(host, table.id) == begun + PATIENCE
    await pass_days(host, clock, 31)
    assert await due_at(host, table.id) == begun + PATIENCE + 29 * DAY
