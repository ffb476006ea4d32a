"""Calls at real tables: who sleeps is called in the morning, who plays is not called at all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.host import Host
from bot.host.core.api import CALLED, Bulletin, Person, Posted, PublishFailed, Table
from bot.host.people import calling
from bot.host.people.calling import CALL, call_of
from bot.host.people.hours import Hours
from bot.store import Connection
from bot.store.turns import calls
from bot.store.turns.calls import CallRow
from tests.host.absence.tables import HOUR, pass_hours, play, waited_for
from tests.host.conftest import (
    ANNA,
    BOB,
    CARL,
    DORA,
    Recorder,
    TestClock,
    fill_all,
    open_host,
    settle,
    started,
)

EVENING = Hours("UTC", 18 * 60, 8 * 60)
"""Awake from six hours after the beginning of a test."""


def lines(recorder: Recorder) -> list[Bulletin]:
    return [post for post in recorder.posts if post.notice and post.notice.topic == CALLED]


def pinged(recorder: Recorder) -> list[int]:
    """Return whom all posts so far called, in order."""
    return [user_id for post in recorder.posts for user_id in sorted(post.calls or ())]


async def asked(host: Host, clock: TestClock, *others: Person, bots: int = 0) -> Table:
    """Start a table that is quiet again after its beginning; one seat must act."""
    table = await started(host, *others, bots=bots)
    await fill_all(host, table)
    await settle(host)
    clock.pass_seconds(2 * HOUR)
    await host.tick()
    await settle(host)
    return table


async def night(host: Host, clock: TestClock, recorder: Recorder) -> tuple[Table, Person]:
    """Ask a person who sleeps for four hours more."""
    table = await asked(host, clock, BOB, CARL)
    position = await host.tables.position(table.id)
    chair = position.table.chairs[1]
    sleeper = Person(chair.user_id or 0, chair.name)
    await host.absence.availability.set_hours(sleeper.id, EVENING)
    recorder.posts.clear()
    recorder.deleted.clear()
    await play(host, table)
    recorder.deleted.clear()
    assert await waited_for(host, table) == sleeper
    return table, sleeper


async def test_the_post_stands_at_once_but_calls_nobody_who_sleeps(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table, sleeper = await night(host, clock, recorder)
    (post,) = recorder.posts
    assert post.asks
    assert post.calls == frozenset()
    await pass_hours(host, clock, 3.9)
    assert lines(recorder) == []
    await pass_hours(host, clock, 0.2)
    (line,) = lines(recorder)
    assert line.calls == {sleeper.id}
    assert not line.asks
    assert (await host.tables.get(table.id)).post_id == 5001, "no second live post"
    await pass_hours(host, clock, 48)
    assert pinged(recorder) == [sleeper.id], "once"


async def test_the_line_goes_when_they_have_moved(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table, _ = await night(host, clock, recorder)
    await pass_hours(host, clock, 5)
    assert recorder.deleted == []
    await play(host, table)
    assert recorder.deleted == [5002]


async def test_nobody_is_called_whose_turn_it_is_no_more(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table, sleeper = await night(host, clock, recorder)
    await play(host, table)
    await pass_hours(host, clock, 12)
    assert sleeper.id not in pinged(recorder)


async def test_a_move_that_is_taken_back_at_night_calls_nobody_in_the_morning(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table, sleeper = await night(host, clock, recorder)
    mover = (await host.tables.position(table.id)).table.chairs[0].user_id
    await host.tables.takeback(table.id, mover or 0)
    await settle(host)
    await pass_hours(host, clock, 12)
    assert sleeper.id not in pinged(recorder)


async def test_a_pause_calls_nobody_and_its_end_calls_who_is_awake(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table, sleeper = await night(host, clock, recorder)
    await host.absence.pause(table.id)
    await settle(host)
    await pass_hours(host, clock, 5)
    assert pinged(recorder) == []
    await host.absence.resume(table.id)
    await settle(host)
    await pass_hours(host, clock, 5)
    assert pinged(recorder) == [sleeper.id]


async def test_who_left_is_not_called_and_who_is_back_is(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table, sleeper = await night(host, clock, recorder)
    await host.absence.leave(table.id, sleeper.id)
    await settle(host)
    await pass_hours(host, clock, 12)
    assert sleeper.id not in pinged(recorder)


async def test_a_call_survives_a_restart(path: Path, clock: TestClock, recorder: Recorder) -> None:
    host = await open_host(path, clock, recorder)
    table, sleeper = await night(host, clock, recorder)
    await host.close()
    host = await open_host(path, clock, recorder)
    await pass_hours(host, clock, 5)
    assert pinged(recorder) == [sleeper.id]
    await host.close()
    host = await open_host(path, clock, recorder)
    await play(host, table)
    assert recorder.deleted == [5002]
    await host.close()


async def test_two_who_wake_at_the_same_time_have_one_line(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    for person in (BOB, CARL):
        await host.absence.availability.set_hours(person.id, EVENING)
    await started(host, BOB, CARL)
    await settle(host)
    await pass_hours(host, clock, 7)
    assert pinged(recorder) == [ANNA.id, BOB.id, CARL.id]
    (line,) = lines(recorder)
    assert line.calls == {BOB.id, CARL.id}


async def test_a_vacation_is_as_quiet_as_the_night(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await asked(host, clock, BOB, CARL)
    traveller = (await host.tables.position(table.id)).table.chairs[1].user_id or 0
    await host.absence.availability.plan(traveller, "", clock().timestamp(), 2)
    await play(host, table)
    recorder.posts.clear()
    await pass_hours(host, clock, 47)
    assert traveller not in pinged(recorder)
    await pass_hours(host, clock, 2)
    assert pinged(recorder) == [traveller]


async def test_other_hours_act_at_once(host: Host, clock: TestClock, recorder: Recorder) -> None:
    _, sleeper = await night(host, clock, recorder)
    await host.absence.availability.set_hours(sleeper.id, Hours("UTC", 0, 0))
    await pass_hours(host, clock, 0.1)
    assert pinged(recorder) == [sleeper.id]


async def test_who_wants_to_be_called_after_all_is_called_in_the_morning(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await asked(host, clock, BOB, CARL)
    sleeper = (await host.tables.position(table.id)).table.chairs[1].user_id or 0
    await host.absence.availability.set_hours(sleeper, EVENING)
    await host.people.preferences.keep(sleeper, pings="none")
    await play(host, table)
    recorder.posts.clear()
    await host.people.preferences.keep(sleeper, pings="thread")
    await pass_hours(host, clock, 6)
    assert pinged(recorder) == [sleeper]


async def test_a_post_that_fails_until_the_night_calls_in_the_morning(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    """The post was claimed by day; at its next try the person sleeps."""
    table = await asked(host, clock, BOB, CARL)
    asleep = (await host.tables.position(table.id)).table.chairs[1].user_id or 0
    await host.absence.availability.set_hours(asleep, Hours("UTC", 6 * 60, 14 * 60 + 10))
    recorder.posts.clear()
    recorder.failures = [PublishFailed("no permission", 900.0)]
    await play(host, table)
    clock.pass_seconds(1000)
    await host.posting.outbox.resume()
    (post,) = recorder.posts
    assert post.calls == frozenset()
    await pass_hours(host, clock, 20)
    assert pinged(recorder) == [asleep]


async def test_whom_a_post_called_that_never_got_out_the_next_one_calls(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await asked(host, clock, BOB, CARL)
    recorder.posts.clear()
    recorder.failures = [PublishFailed("nonsense", None)]
    await play(host, table)
    (post,) = recorder.posts
    late = await waited_for(host, table)
    assert (post.kind, post.asks, post.calls) == ("notice", True, frozenset({late.id}))
    await pass_hours(host, clock, 1)
    assert pinged(recorder) == [late.id]


@pytest.mark.parametrize("minutes", [1, 4])
async def test_a_live_hour_of_four_people_has_four_calls_at_most(
    host: Host, clock: TestClock, recorder: Recorder, minutes: int
) -> None:
    table = await started(host, BOB, CARL, DORA)
    await settle(host)
    recorder.posts.clear()
    await fill_all(host, table)
    await settle(host)
    for _ in range(60 // minutes):
        clock.pass_seconds(60 * minutes)
        await host.tick()
        if (await host.tables.get(table.id)).status == "running":
            await play(host, table)
    assert len(pinged(recorder)) <= 4


async def test_who_stays_away_from_a_live_table_is_called_after_ten_minutes(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await started(host, BOB, CARL)
    await fill_all(host, table)
    await settle(host)
    await play(host, table)
    recorder.posts.clear()
    late = await waited_for(host, table)
    clock.pass_seconds(590)
    await host.tick()
    await settle(host)
    assert pinged(recorder) == []
    clock.pass_seconds(11)
    await host.tick()
    await settle(host)
    assert pinged(recorder) == [late.id]


async def test_who_is_alone_with_house_bots_is_not_called_behind(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await started(host, bots=2)
    await settle(host)
    await fill_all(host, table)
    await settle(host)
    recorder.posts.clear()
    await pass_hours(host, clock, 24)
    assert pinged(recorder) == []


async def test_a_direct_message_belongs_to_the_call_before(host: Host) -> None:
    """A reminder of a turn is of the post that called first; a vote has a call of its own."""
    table = (await started(host, BOB)).id
    rows = [
        CallRow(table, "turn", 0, ANNA.id, 0, 0, called_by=5),
        CallRow(table, "vote", 1, ANNA.id, 0, 0, called_by=7),
        CallRow(table, "turn", 1, BOB.id, 0, 0, called_by=8),
        CallRow(table, "turn", 1, ANNA.id - 1, 0, 0, called_by=9),
    ]
    for row in rows:
        await host._database.write(lambda db, row=row: calls.put(db, row))

    async def of(person: Person, post: int) -> int | None:
        return await host._database.read(lambda db: call_of(db, table, person.id, post))

    assert [await of(ANNA, post) for post in (5, 7, 30)] == [5, 7, 5]
    assert [await of(person, 30) for person in (BOB, CARL)] == [8, None]


async def test_a_post_calls_for_the_decisions_that_it_asks_and_for_nothing_else(
    host: Host, clock: TestClock
) -> None:
    """Not for what a seat had to decide before, nor for a vote whose number is that of a seat."""
    table, now = (await started(host, BOB)).id, clock().timestamp()
    waiting = [
        CallRow(table, "turn", 0, ANNA.id, 3, now),
        CallRow(table, "turn", 1, BOB.id, 2, now),
        CallRow(table, "vote", 1, BOB.id, 4, now),
    ]

    def claim(asked: dict[int, int]) -> Callable[[Connection], list[tuple[str, int]]]:
        def work(db: Connection) -> list[tuple[str, int]]:
            for row in waiting:
                calls.put(db, row)
            calling.claim(db, table, 9, asked, now)
            return [(r.topic, r.number) for r in calls.of_table(db, table) if r.called_by == 9]

        return work

    assert await host._database.write(claim({0: 3, 1: 4})) == [("turn", 0)]
    assert await host._database.write(claim({0: 4, 1: 2})) == [("turn", 1)]
    assert await host._database.write(claim({0: 4})) == []


@pytest.mark.parametrize(("since", "wanted"), [(-500, 60), (0, 60), (30, 30), (500, 500)])
async def test_a_post_has_a_minute_to_call_before_a_line_does(
    host: Host, clock: TestClock, since: int, wanted: int
) -> None:
    table, now = (await started(host, BOB)).id, clock().timestamp()
    query = "SELECT due_at FROM timer WHERE topic = ? AND game_id = ?"

    def armed(db: Connection) -> float:
        for row in calls.of_table(db, table):
            calls.drop(db, row)
        calls.put(db, CallRow(table, "vote", 1, BOB.id, 0, now + since))
        calling.arm(db, table, now)
        return float(db.execute(query, (CALL, table)).fetchone()[0])

    assert await host._database.write(armed) - now == wanted


async def test_who_looks_and_does_not_go_on_is_called_after_ten_minutes(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    """This holds if others play; the person's own move led to what they are asked."""
    table = await asked(host, clock, BOB)
    late = await waited_for(host, table)
    await host.tables.play(table.id, late.id, "peek")
    await settle(host)
    recorder.posts.clear()
    for seconds, called in ((590, []), (20, [late.id])):
        clock.pass_seconds(seconds)
        await host.tick()
        await settle(host)
        assert pinged(recorder) == called


async def test_a_direct_message_goes_when_its_person_has_answered(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await asked(host, clock, BOB, CARL)
    await play(host, table)
    post, late = recorder.posts[-1], await waited_for(host, table)
    assert post.calls == {late.id}
    stranger = next(p for p in (ANNA, BOB, CARL) if p.id != late.id)
    recorder.deleted.clear()
    for person, message in ((late, 9001), (stranger, 9002)):
        await host.posting.calls.remember_direct(post, person.id, Posted(77, message))
    await host.tick()
    await settle(host)
    assert recorder.deleted == []
    await play(host, table)
    assert recorder.deleted == [9001], "nobody else was called for that"
