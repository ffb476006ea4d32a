"""Removed from a server: nothing happens at its tables until the bot is back, or a month over."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.host import Host
from bot.host.core.api import Table
from bot.host.core.moves.endings import ServerLeft
from bot.store.turns import calls
from tests.host.absence.tables import HOUR, clocked, pass_hours, sleep_hours, topics, waited_for
from tests.host.conftest import (
    ANNA,
    BOB,
    CARL,
    DORA,
    Recorder,
    TestClock,
    lobby,
    open_host,
    settle,
    started,
)

HERE, ELSEWHERE = [1], [2]
"""The bot's servers if it is on the server of the tables, and if it is not."""


async def compare(host: Host, present: list[int]) -> None:
    await host.servers.departures.compare(present)
    await settle(host)


async def left(host: Host, table: Table) -> dict[int, float]:
    return {time.seat: time.left for time in await host.absence.times(table.id)}


async def test_clocks_stand_still_until_the_bot_is_back(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await clocked(host, BOB, CARL)
    await pass_hours(host, clock, 10)
    before = await left(host, table)
    told = len(recorder.posts)
    await compare(host, ELSEWHERE)
    await pass_hours(host, clock, 200)
    assert await left(host, table) == before
    assert len(recorder.posts) == told, "nobody is called, and nothing is posted"
    await compare(host, HERE)
    await compare(host, HERE)
    assert await left(host, table) == before
    (post,) = recorder.posts[told:]
    assert post.notice is not None and post.notice.topic == "server-back"
    assert post.asks and post.notice.calls == ((await waited_for(host, table)).id,)
    await pass_hours(host, clock, 1)
    assert sum(before.values()) - sum((await left(host, table)).values()) == pytest.approx(HOUR)


async def test_who_is_waited_for_cannot_move_and_is_not_told_to(host: Host) -> None:
    table = await clocked(host, BOB, CARL)
    person = await waited_for(host, table)
    version = table.version
    await compare(host, ELSEWHERE)
    assert (await host.tables.around(None, person.id))[1] == []
    assert await host.analysis.history.turns(person.id) == []
    position = await host.tables.position(table.id)
    assert position.decisions == () and position.table.left_at is not None
    for refused in (
        host.tables.play(table.id, person.id, "take 1"),
        host.tables.play_index(table.id, person.id, version, 0),
        host.tables.takeback(table.id, person.id),
        host.absence.leave(table.id, person.id),
        host.proposals.propose(table.id, person.id, "pause"),
        host.automation.orders.arm(table.id, person.id, "first", "take"),
    ):
        with pytest.raises(ServerLeft):
            await refused
    await compare(host, HERE)
    assert [turn.table_id for turn in await host.analysis.history.turns(person.id)] == [table.id]


async def test_a_vote_is_over_and_a_proposal_has_its_time_later(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await clocked(host, BOB, CARL, DORA)
    person = await waited_for(host, table)
    proposal = await host.proposals.propose(table.id, ANNA.id, "pace", pace="fast")
    await pass_hours(host, clock, 36.5)
    # It expires before that, so another one is made while the others vote.
    assert topics(recorder)[-1] == "out"
    again = await host.proposals.propose(table.id, ANNA.id, "abandon")
    await compare(host, ELSEWHERE)
    assert [away.lapse for away in await host.absence.away(table.id)] == []
    await pass_hours(host, clock, 100)
    assert (await host.proposals.get(again.id)).outcome is None
    await compare(host, HERE)
    later = await host.proposals.get(again.id)
    assert later.outcome is None
    assert (later.due_at - again.due_at).total_seconds() == pytest.approx(100 * HOUR, abs=1)
    assert (await host.proposals.get(proposal.id)).outcome == "expired"
    seat = table.chair_of(person.id)
    assert seat is not None and seat.seat is not None
    assert (await left(host, table))[seat.seat] > HOUR, "whose time was over has another turn"


async def test_house_bots_and_standing_orders_wait(host: Host) -> None:
    host.automation.house_bots._worker.closed = host.automation.orders._worker.closed = True
    table = await started(host, BOB, bots=1)
    await host.automation.orders.arm(table.id, ANNA.id, "fill", "fill", ["left"], "always")
    host.automation.house_bots._worker.closed = host.automation.orders._worker.closed = False
    await compare(host, ELSEWHERE)
    await host.resume()
    host.automation.house_bots.run_soon(table.id)
    host.automation.orders.run_soon(table.id)
    await settle(host)
    assert (await host.tables.get(table.id)).version == 0
    await compare(host, HERE)
    movers = {entry.by for entry in await host.tables.log(table.id)}
    assert movers == {"bot", "order"}


async def test_what_was_not_posted_yet_is_posted_when_the_bot_is_back(
    host: Host, recorder: Recorder
) -> None:
    host.posting.outbox.publisher = None
    table = await started(host, BOB)
    await settle(host)
    host.posting.outbox.publisher = recorder
    await compare(host, ELSEWHERE)
    await host.posting.outbox.wake(table.id)
    await settle(host)
    assert recorder.posts == []
    await compare(host, HERE)
    assert recorder.kinds == ["start", "notice"]


async def test_it_is_noticed_after_a_downtime(
    host: Host, path: Path, clock: TestClock, recorder: Recorder
) -> None:
    table = await clocked(host, BOB, CARL)
    await pass_hours(host, clock, 5)
    before = await left(host, table)
    await host.close()
    clock.pass_seconds(50 * HOUR)
    host = await open_host(path, clock, recorder)
    try:
        await compare(host, ELSEWHERE)
        await sleep_hours(host, clock, 50)
        await compare(host, HERE)
        assert await left(host, table) == pytest.approx(before, abs=60)
    finally:
        await host.close()


async def test_after_a_month_the_tables_are_abandoned(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table, waiting = await clocked(host, BOB, CARL), await lobby(host, BOB)
    await host.proposals.propose(table.id, ANNA.id, "abandon")
    await settle(host)
    told = len(recorder.posts)
    await compare(host, ELSEWHERE)
    clock.pass_seconds(29 * 24 * HOUR)
    await compare(host, ELSEWHERE)
    assert (await host.tables.get(table.id)).status == "running"
    clock.pass_seconds(24 * HOUR)
    await compare(host, ELSEWHERE)
    for one in (table, waiting):
        assert (await host.tables.get(one.id)).status == "abandoned"
    assert await host._database.read(lambda db: calls.of_table(db, table.id)) == []
    await compare(host, HERE)
    await host.tick()
    await host.resume()
    await settle(host)
    assert len(recorder.posts) == told
    assert (await host.tables.get(table.id)).left_at is None


async def test_a_lobby_is_given_up_without_a_word_until_the_bot_is_back(
    host: Host, clock: TestClock
) -> None:
    table = await lobby(host, BOB)
    await compare(host, ELSEWHERE)
    for refused in (
        host.lobby.join(table.id, CARL),
        host.absence.set_pace(table.id, ANNA.id, "fast"),
    ):
        with pytest.raises(ServerLeft):
            await refused
    clock.pass_seconds(8 * 24 * HOUR)
    assert await host.lobby.expire() == []
    assert (await host.tables.get(table.id)).status == "abandoned"
    await compare(host, HERE)
    assert [expired.id for expired in await host.lobby.expire()] == [table.id]


async def test_a_table_of_another_server_goes_on(host: Host, recorder: Recorder) -> None:
    table = await clocked(host, BOB, CARL)
    await host.lobby.new(
        ANNA, "toy", guild_id=2, channel_id=30, where="here", language="en", options={}
    )
    await compare(host, HERE)
    told = len(recorder.posts)
    position = await host.tables.position(table.id)
    assert position.decisions and position.table.left_at is None
    await compare(host, [*HERE, *ELSEWHERE])
    assert len(recorder.posts) == told, "no game ran there, and here nothing happened"
