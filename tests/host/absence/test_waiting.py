"""Waiting for somebody at real tables: calls, time-outs, and everything that stops a clock."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.host import Host
from bot.host.absence.vacations import BadHours, BadVacation, OnVacation
from bot.host.core.api import NotAllowed, WrongStatus
from bot.host.people.hours import Hours
from bot.store.turns import absence, clocks
from tests.host.absence.tables import (
    HOUR,
    clocked,
    notices,
    pass_days,
    pass_hours,
    play,
    sleep_hours,
    topics,
    waited_for,
)
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


async def left(host: Host, table_id: int, user_id: int) -> float:
    times = await host.absence.times(table_id)
    return next(time.left for time in times if time.user_id == user_id) / HOUR


async def test_who_must_act_is_called_twice_then_the_others_are_asked(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await clocked(host, BOB, CARL)
    late = await waited_for(host, table)
    await pass_hours(host, clock, 23)
    assert topics(recorder) == []
    await pass_hours(host, clock, 1)
    assert topics(recorder) == ["call"]
    call = recorder.posts[-1]
    assert call.notice.calls == (late.id,)
    assert call.asks
    assert call.until == {
        table.chair_of(late.id).seat: (await host.absence.until(late.id))[table.id]
    }
    await pass_hours(host, clock, 8)
    assert topics(recorder) == ["call", "again", "dm"]
    assert [notice.private for notice in notices(recorder)] == [False, False, True]
    await pass_hours(host, clock, 4)
    assert topics(recorder) == ["call", "again", "dm", "out"]
    assert set(recorder.posts[-1].notice.calls) == {ANNA.id, BOB.id, CARL.id} - {late.id}
    (lapse,) = await host._database.read(lambda db: absence.lapses(db, table.id))
    assert (lapse.user_id, lapse.outcome) == (late.id, None)


async def test_a_call_takes_over_the_buttons_and_a_private_one_does_not(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await clocked(host, BOB)
    before = (await host.tables.get(table.id)).post_id
    await pass_hours(host, clock, 32)
    posts = {post.notice.topic: 5001 + n for n, post in enumerate(recorder.posts) if post.notice}
    assert (await host.tables.get(table.id)).post_id == posts["absence-again"]
    call = next(p for p in recorder.posts if p.notice and p.notice.topic == "absence-call")
    assert call.replaces == before


async def test_the_clocks_of_all_who_must_act_run_beside_each_other(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await lobby(host, BOB, CARL)
    await host.absence.set_pace(table.id, ANNA.id, "fast")
    table = await host.lobby.start(table.id, ANNA.id)
    await host.tables.play(table.id, ANNA.id, "fill left; fill left; fill left")
    await pass_hours(host, clock, 12)
    called = {notice.calls for notice in notices(recorder)}
    assert called == {(BOB.id,), (CARL.id,)}
    assert await left(host, table.id, ANNA.id) == 18
    assert await left(host, table.id, BOB.id) == 6


@pytest.mark.parametrize("pace", ["none", "standard"])
async def test_no_clock_runs_where_nobody_waits(
    host: Host, clock: TestClock, recorder: Recorder, pace: str
) -> None:
    table = await lobby(host, *([BOB] if pace == "none" else []))
    await host.lobby.add_bot(table.id, ANNA.id, "first")
    await host.absence.set_pace(table.id, ANNA.id, pace)
    await host.lobby.start(table.id, ANNA.id)
    await pass_hours(host, clock, 100)
    assert topics(recorder) == []
    assert await host.absence.until(ANNA.id) == {}


async def test_only_waking_hours_count_on_both_sides_of_the_change_of_the_clock(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    from datetime import UTC, datetime

    clock.time = datetime(2026, 10, 24, 16, 0, tzinfo=UTC)  # 18:00 in Berlin, in summer time
    for person in (ANNA, BOB):
        await host.absence.availability.set_hours(
            person.id, Hours("Europe/Berlin", 8 * 60, 20 * 60)
        )
    table = await clocked(host, BOB)
    late = await waited_for(host, table)
    until = (await host.absence.until(late.id))[table.id]
    # 2 + 12 + 12 + 10 hours; in winter time now.
    assert until == datetime(2026, 10, 27, 17, 0, tzinfo=UTC)
    while clock() < until:
        assert "out" not in topics(recorder)
        await pass_hours(host, clock, 1)
    assert topics(recorder)[-1] == "out"


async def test_hours_that_are_changed_act_from_then_on(host: Host, clock: TestClock) -> None:
    table = await clocked(host, BOB)
    late = await waited_for(host, table)
    await pass_hours(host, clock, 10)
    await host.absence.availability.set_hours(late.id, Hours("UTC", 0, 8 * 60))  # It is 22:00.
    assert await left(host, table.id, late.id) == 26
    await pass_hours(host, clock, 2)
    assert await left(host, table.id, late.id) == 26
    await pass_hours(host, clock, 10)
    assert await left(host, table.id, late.id) == 18


async def test_hours_that_nobody_can_keep_are_refused(host: Host) -> None:
    with pytest.raises(BadHours) as caught:
        await host.absence.availability.set_hours(ANNA.id, Hours("Middle/Earth", 0, 0))
    assert caught.value.args_["reason"] == "zone"
    with pytest.raises(BadHours) as caught:
        await host.absence.availability.set_hours(ANNA.id, Hours("UTC", 600, 660))
    assert caught.value.args_ == {"reason": "short", "hours": 8}
    assert await host.absence.availability.hours(ANNA.id) is None


async def test_a_vacation_stops_the_clock_and_is_told(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await clocked(host, BOB)
    late = await waited_for(host, table)
    await pass_hours(host, clock, 20)
    taken = await host.absence.availability.plan(late.id, late.name, clock().timestamp(), 10)
    assert taken.days_left == 18
    await settle(host)
    assert topics(recorder) == ["vacation"]
    await pass_hours(host, clock, 240)
    assert topics(recorder) == ["vacation"]
    assert await left(host, table.id, late.id) == 16
    await pass_hours(host, clock, 4)
    assert topics(recorder) == ["vacation", "call"]


async def test_a_vacation_is_told_again_when_it_begins(
    host: Host, clock: TestClock, recorder: Recorder, path: Path
) -> None:
    table = await clocked(host, BOB)
    late = await waited_for(host, table)
    day = 24 * HOUR
    await host.absence.availability.plan(late.id, late.name, clock().timestamp() + day, 3)
    await host.absence.availability.plan(late.id, late.name, clock().timestamp() + 6 * day, 2)
    later = await clocked(host, BOB)
    await settle(host)
    assert topics(recorder) == ["vacation", "vacation"]
    await host.close()
    host = await open_host(path, clock, recorder)
    await pass_hours(host, clock, 24)
    begun = [p for p in recorder.posts if p.notice and p.notice.topic.endswith("begins")]
    assert [post.table.id for post in begun] == [table.id, later.id]
    assert begun[0].notice.data["until_at"] == clock().timestamp() + 3 * day
    await pass_hours(host, clock, 72)
    await host.absence.availability.end_vacation(late.id, late.name)
    await pass_hours(host, clock, 5 * 24)
    assert topics(recorder).count("vacation-begins") == 2, "the second one was dropped"
    assert topics(recorder).count("vacation-off") == 2
    await host.close()


async def test_a_house_bot_plays_for_the_time_of_a_vacation_and_keeps_the_seat(
    host: Host, clock: TestClock, recorder: Recorder, path: Path
) -> None:
    table = await clocked(host, BOB, CARL)
    late = await waited_for(host, table)
    seat = table.chair_of(late.id).seat
    start = clock().timestamp() + 24 * HOUR
    await host.absence.availability.plan(late.id, late.name, start, 3, bot=True)
    await pass_hours(host, clock, 23)
    assert (await host.tables.get(table.id)).chairs[seat].mover is None
    await pass_hours(host, clock, 2)
    assert topics(recorder)[-1] == "vacation-played"
    assert (await host.tables.get(table.id)).chairs[seat].mover == "first"
    with pytest.raises(OnVacation):
        await host.absence.take(table.id, seat, DORA)
    (away,) = await host.absence.away(table.id)
    assert (away.seat, away.played, away.kept) == (seat, True, True)
    await host.close()
    host = await open_host(path, clock, recorder)
    await pass_hours(host, clock, 71)
    assert topics(recorder)[-1] == "returned"
    assert (await host.tables.get(table.id)).chairs[seat].mover is None
    assert "substitute" not in {t.reason for t in await host.absence.tenures(table.id)}
    await host.close()


@pytest.mark.parametrize("how", ["stop", "move"])
async def test_who_is_back_early_from_a_vacation_plays_again(
    host: Host, clock: TestClock, recorder: Recorder, how: str
) -> None:
    table = await clocked(host, BOB)
    late = await waited_for(host, table)
    await host.absence.availability.plan(late.id, late.name, clock().timestamp(), 5, bot=True)
    await pass_hours(host, clock, 1)
    seat = table.chair_of(late.id).seat
    assert (await host.tables.get(table.id)).chairs[seat].mover == "first"
    assert (await host.tables.position(table.id)).table.chairs[seat].mover == "first"
    if how == "stop":
        await host.absence.availability.end_vacation(late.id, late.name)
    else:
        await host.absence.back(table.id, late)
    assert (await host.tables.position(table.id)).table.chairs[seat].mover is None
    await pass_hours(host, clock, 6 * 24)
    assert (await host.tables.get(table.id)).chairs[seat].mover is None
    assert topics(recorder).count("returned") == 1


async def test_nobody_comes_back_to_a_table_that_is_over(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await clocked(host, BOB)
    late = await waited_for(host, table)
    await host.absence.availability.plan(late.id, late.name, clock().timestamp(), 2, bot=True)
    await pass_hours(host, clock, 1)
    (other,) = {ANNA.id, BOB.id} - {late.id}
    assert (await host.tables.abandon(table.id, other)).status == "abandoned"
    await pass_hours(host, clock, 3 * 24)
    assert "returned" not in topics(recorder)


async def test_a_vacation_that_lies_ahead_ends_no_vote(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await clocked(host, BOB, CARL)
    late = await waited_for(host, table)
    await pass_hours(host, clock, 36)
    assert topics(recorder)[-1] == "out"
    await host.absence.availability.plan(late.id, late.name, clock().timestamp() + 8 * HOUR, 3)
    assert len(await host.absence.away(table.id)) == 1
    await pass_hours(host, clock, 9)
    assert await host.absence.away(table.id) == ()
    assert topics(recorder)[-1] == "vacation-begins"
    assert await left(host, table.id, late.id) == 36


async def test_who_ends_a_vacation_early_has_the_days_back(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await clocked(host, BOB)
    late = await waited_for(host, table)
    await host.absence.availability.plan(late.id, late.name, clock().timestamp(), 20)
    await pass_hours(host, clock, 48)
    taken = await host.absence.availability.end_vacation(late.id, late.name)
    assert taken == ((), 26)
    await settle(host)
    assert topics(recorder) == ["vacation", "vacation-over"]
    await pass_hours(host, clock, 24)
    assert topics(recorder)[-1] == "call"


async def test_the_budget_is_28_days_within_any_year(host: Host, clock: TestClock) -> None:
    now = clock().timestamp()
    await host.absence.availability.plan(ANNA.id, "Anna", now, 20)
    with pytest.raises(BadVacation) as caught:
        await host.absence.availability.plan(ANNA.id, "Anna", now + 60 * 24 * HOUR, 9)
    assert caught.value.args_ == {"reason": "budget", "days": 8}
    await host.absence.availability.plan(ANNA.id, "Anna", now + 60 * 24 * HOUR, 8)
    with pytest.raises(BadVacation):
        await host.absence.availability.plan(ANNA.id, "Anna", now + 90 * 24 * HOUR, 1)
    clock.pass_seconds(385 * 24 * HOUR)
    # The first twenty days were more than a year ago.
    assert (await host.absence.availability.vacations(ANNA.id)).days_left == 20
    with pytest.raises(BadVacation) as caught:
        await host.absence.availability.plan(ANNA.id, "Anna", now, 3)
    assert caught.value.args_["reason"] == "past"
    # A vacation counts in the year before the end of the last one that is planned.
    for start, days in ((386, 2), (450, 3)):
        await host.absence.availability.plan(ANNA.id, "Anna", now + start * 24 * HOUR, days)
    assert (await host.absence.availability.vacations(ANNA.id)).days_left == 23


async def test_a_pause_stops_all_clocks_until_the_table_goes_on(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await clocked(host, BOB, CARL)
    late = await waited_for(host, table)
    await pass_hours(host, clock, 12)
    assert (await host.absence.pause(table.id, 28)).paused_at == clock()
    await pass_hours(host, clock, 500)
    assert await left(host, table.id, late.id) == 24
    await play(host, table)
    assert await host.absence.until((await waited_for(host, table)).id) == {}
    assert (await host.absence.resume(table.id)).paused_at is None
    await settle(host)
    assert topics(recorder) == ["paused", "resumed"]
    assert await left(host, table.id, (await waited_for(host, table)).id) == 36
    await pass_hours(host, clock, 24)
    assert topics(recorder)[-1] == "call"


async def test_a_pause_ends_by_itself_and_calls_who_must_act(
    host: Host, clock: TestClock, recorder: Recorder, path: Path
) -> None:
    """A pause voted by people who then vanish is no frozen end."""
    table = await clocked(host, BOB, CARL)
    late = await waited_for(host, table)
    paused = await host.absence.pause(table.id)
    assert (paused.pause_ends_at - paused.paused_at).days == 7
    await pass_days(host, clock, 6)
    await sleep_hours(host, clock, 72)
    await settle(host)
    assert topics(recorder) == ["paused"], "days without the bot are no days of the pause"
    await pass_days(host, clock, 1.5)
    assert topics(recorder) == ["paused", "resumed"]
    assert recorder.posts[-1].notice.calls == (late.id,)
    assert (await host.tables.get(table.id)).paused_at is None
    await pass_days(host, clock, 3)
    assert topics(recorder)[-1] in ("caretaker", "out")


async def test_a_pause_ends_a_vote_and_gives_another_turn(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await clocked(host, BOB, CARL)
    late = await waited_for(host, table)
    await pass_hours(host, clock, 36)
    assert len(await host.absence.away(table.id)) == 1
    await host.absence.pause(table.id)
    assert await host.absence.away(table.id) == ()
    await pass_hours(host, clock, 100)
    await host.absence.resume(table.id)
    assert await left(host, table.id, late.id) == 24
    await pass_hours(host, clock, 24)
    assert topics(recorder)[-1] == "out"


async def test_weeks_without_the_bot_are_nobodys_time(
    host: Host, clock: TestClock, recorder: Recorder, path: Path
) -> None:
    table = await clocked(host, BOB)
    late = await waited_for(host, table)
    await pass_hours(host, clock, 20)
    await host.close()
    clock.pass_seconds(6 * 7 * 24 * HOUR)
    host = await open_host(path, clock, recorder)
    await host.tick()
    await settle(host)
    assert await left(host, table.id, late.id) == 16
    assert topics(recorder) == []
    await pass_hours(host, clock, 4)
    assert topics(recorder) == ["call"]
    await host.close()


async def test_a_clock_of_the_machine_that_jumps_ahead_and_back_takes_nothing(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await clocked(host, BOB)
    late = await waited_for(host, table)
    await pass_hours(host, clock, 10)
    await sleep_hours(host, clock, 24 * 365)
    assert await left(host, table.id, late.id) == 26
    await play(host, table)
    second = await waited_for(host, table)
    await sleep_hours(host, clock, -24 * 365)
    assert await left(host, table.id, second.id) == 36
    assert topics(recorder) == []
    await pass_hours(host, clock, 24)
    assert await left(host, table.id, second.id) == 12
    assert topics(recorder) == ["call"]
    gaps = await host._database.read(lambda db: clocks.downtimes(db, 0.0))
    assert all(end <= clock().timestamp() for _, end in gaps)


@pytest.mark.parametrize("hours", [0, 24, 32, 36])
async def test_a_restart_at_any_stage_changes_nothing(
    host: Host, clock: TestClock, recorder: Recorder, path: Path, hours: int
) -> None:
    table = await clocked(host, BOB, CARL)
    late = await waited_for(host, table)
    await pass_hours(host, clock, hours)
    told = topics(recorder)
    await host.close()
    host = await open_host(path, clock, recorder)
    await host.tick()
    await host.resume()
    await settle(host)
    assert topics(recorder) == told
    await pass_hours(host, clock, 36 - hours)
    assert topics(recorder) == ["call", "again", "dm", "out"]
    await pass_hours(host, clock, 12)
    assert topics(recorder)[4:] == ["caretaker"]
    assert (await host.tables.get(table.id)).chair_of(late.id).caretaker == "first"
    await host.close()


async def test_many_timers_that_fall_due_together_are_all_looked_at(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    tables = [await started(host, BOB) for _ in range(3)]
    for table in tables:
        await host.absence.change_pace(table.id, "live")
    clock.pass_seconds(30)
    await host.tick()
    clock.pass_seconds(59)
    await host.tick()
    await settle(host)
    assert topics(recorder) == ["pace"] * 3
    for _ in range(30):
        clock.pass_seconds(59)
        await host.tick()
    await settle(host)
    assert topics(recorder).count("call") == 6


async def test_the_pace_is_the_owners_choice_before_the_start(host: Host) -> None:
    table = await lobby(host, BOB)
    with pytest.raises(NotAllowed):
        await host.absence.set_pace(table.id, BOB.id, "fast")
    changed = await host.absence.set_pace(table.id, ANNA.id, "fast", "caretaker")
    assert (changed.pace, changed.at_timeout) == ("fast", "caretaker")
    await host.lobby.start(table.id, ANNA.id)
    with pytest.raises(WrongStatus):
        await host.absence.set_pace(table.id, ANNA.id, "live")


async def test_where_no_clock_runs_a_vacation_is_nobodys_business(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    await clocked(host, BOB, pace="none")
    await host.absence.availability.plan(BOB.id, "Bob", clock().timestamp(), 3)
    await host.absence.availability.end_vacation(BOB.id, "Bob")
    await settle(host)
    assert topics(recorder) == []


async def test_when_somebody_is_back_is_told_while_they_are_away(
    host: Host, clock: TestClock
) -> None:
    table = await clocked(host, BOB)
    late = await waited_for(host, table)
    start = clock().timestamp()
    await host.absence.availability.plan(late.id, late.name, start + 2 * HOUR, 1)
    for hours, back in ((1, None), (2, start + 26 * HOUR), (22, start + 26 * HOUR), (2, None)):
        await pass_hours(host, clock, hours)
        (time,) = [t for t in await host.absence.times(table.id) if t.user_id == late.id]
        assert (time.off_until and time.off_until.timestamp()) == back


async def test_how_long_a_decision_has_been_somebodys(host: Host, clock: TestClock) -> None:
    """Only of who is asked, plays there themselves, and in their waking hours."""
    table = await lobby(host, BOB)
    await host.lobby.add_bot(table.id, ANNA.id, "first")
    table = await host.lobby.start(table.id, ANNA.id)
    await settle(host)
    bot = next(chair.seat for chair in table.chairs if chair.bot)
    seats = [seat for seat in range(3) if seat != bot]
    await pass_hours(host, clock, 2)
    waiting = host.absence.waking_time
    assert [await waiting(table.id, seat) for seat in seats] == [2 * HOUR, 2 * HOUR]
    assert await waiting(table.id, bot) is None
    assert await waiting(table.id, 9) is None
    first = table.chairs[seats[0]].user_id or 0
    await host.tables.play(table.id, first, "fill left; fill left; fill left")
    assert await waiting(table.id, seats[0]) is None, "nothing is asked of them"


async def test_the_times_of_many_tables_are_those_of_each(host: Host, clock: TestClock) -> None:
    """The times that count are read once a server, from the oldest turn on."""
    tables = []
    for _ in range(3):
        tables.append(await clocked(host, BOB))
        await sleep_hours(host, clock, 5)
        await pass_hours(host, clock, 2)
    await host.absence.availability.set_hours(ANNA.id, Hours("Europe/Berlin", 8 * 60, 22 * 60))
    found = [(await host.absence.until(person.id)) for person in (ANNA, BOB)]
    assert sum(map(len, found)) == len(tables)
    for table in tables:
        times = await host.absence.times(table.id)
        running = {time.user_id: time.until for time in times if time.until is not None}
        told = {p.id: f[table.id] for p, f in zip((ANNA, BOB), found, strict=True) if table.id in f}
        assert told == running
