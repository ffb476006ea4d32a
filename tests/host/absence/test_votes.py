"""Voters about a player who is away, and the effects of several votes on each other."""

from __future__ import annotations

import json

import pytest

from bot.host import Host
from bot.host.core.api import NotAllowed, NotAway, Person, Table, WrongStatus
from bot.host.people import calling
from bot.store.servers import audit
from bot.store.tables import games
from bot.store.turns import absence, calls
from tests.host.absence.tables import (
    clocked,
    others,
    outcomes,
    pass_hours,
    play_on,
    timed_out,
    topics,
    waited_for,
)
from tests.host.conftest import ANNA, BOB, CARL, DORA, Recorder, TestClock, lobby, settle


async def two_votes(host: Host, clock: TestClock) -> tuple[Table, dict[str, int]]:
    """Return a table of four at which Bob's and Carl's time is over, and the votes by name."""
    table = await lobby(host, BOB, CARL, DORA)
    await host.absence.set_pace(table.id, ANNA.id, "fast")
    table = await host.lobby.start(table.id, ANNA.id)
    for person in (ANNA, DORA):
        await host.tables.play(table.id, person.id, "fill left; fill left; fill left")
    await pass_hours(host, clock, 18)
    return table, {away.name: away.lapse for away in await host.absence.away(table.id)}


async def test_a_vote_that_ends_the_table_ends_the_others(host: Host, clock: TestClock) -> None:
    table, lapses = await two_votes(host, clock)
    for person in (ANNA, CARL, DORA):
        await host.absence.vote(table.id, lapses["Bob"], person.id, "end")
    assert (await host.tables.get(table.id)).status == "abandoned"
    assert await outcomes(host, table) == ["end", "end"]


async def test_whom_a_vote_has_given_to_a_house_bot_nobody_votes_about_again(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    """One leaves, and with that both open votes are decided, one by the other."""
    table, lapses = await two_votes(host, clock)
    first, second = sorted(lapses, key=lapses.__getitem__)
    other = {"Bob": BOB, "Carl": CARL}[second]
    await host.absence.vote(table.id, lapses[first], ANNA.id, "wait")
    await host.absence.vote(table.id, lapses[first], other.id, "caretaker")
    await host.absence.vote(table.id, lapses[second], ANNA.id, "caretaker")
    assert await outcomes(host, table) == [None, None]
    before = len(topics(recorder))
    await host.absence.leave(table.id, DORA.id)
    await settle(host)
    assert await outcomes(host, table) == ["caretaker", "caretaker"]
    assert topics(recorder)[before:] == ["left", "caretaker", "caretaker", "alone"]


@pytest.mark.parametrize("seat", [-1, 3])
async def test_a_house_bot_plays_for_nobody_who_is_not_there(
    host: Host, clock: TestClock, seat: int
) -> None:
    """The server's audit channel is told of the seat, counted from 1."""
    table = await clocked(host, BOB, CARL)
    await host.servers.audit.choose(1, ANNA.id, 30)
    with pytest.raises(NotAway):
        await host.absence.entrust(table.id, seat)
    table = await host.absence.entrust(table.id, 1, Person(9, "Root"))
    assert [bool(chair.caretaker) for chair in table.chairs] == [False, True, False]
    lines = await host._database.read(lambda db: audit.acts_due(db, clock().timestamp(), 9))
    assert [json.loads(line.data).get("seat") for line in lines] == [None, 2]
    with pytest.raises(NotAway):
        await host.absence.entrust(table.id, 1)


async def test_an_admin_may_end_a_table_and_says_so(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await clocked(host, BOB, CARL)
    ended = await host.absence.end(table.id, Person(9, "Root"))
    await settle(host)
    assert ended.status == "abandoned"
    rescue = next(post.notice for post in recorder.posts if post.notice)
    assert (rescue.topic, rescue.data) == ("absence-rescue", {"name": "Root"})
    with pytest.raises(WrongStatus):
        await host.absence.end(table.id, Person(9, "Root"))


async def test_where_everybody_else_is_on_vacation_they_are_asked_all_the_same(
    host: Host, clock: TestClock
) -> None:
    table = await clocked(host, BOB, CARL)
    late = await waited_for(host, table)
    await pass_hours(host, clock, 30)
    away = others(table, late)
    await host.absence.availability.plan(away[0], "", clock().timestamp(), 20)
    await pass_hours(host, clock, 6)
    (lapse,) = await host._database.read(lambda db: absence.lapses(db, table.id))
    with pytest.raises(NotAllowed):
        await host.absence.vote(table.id, lapse.id, away[0], "wait")
    assert await host.absence.vote(table.id, lapse.id, away[1], "wait") == "wait"


async def test_nobody_at_home_is_no_reason_to_ask_nobody(host: Host, clock: TestClock) -> None:
    table = await clocked(host, BOB, CARL)
    late = await waited_for(host, table)
    await pass_hours(host, clock, 30)
    away = others(table, late)
    for user_id in away:
        await host.absence.availability.plan(user_id, "", clock().timestamp(), 20)
    await pass_hours(host, clock, 6)
    (lapse,) = await host._database.read(lambda db: absence.lapses(db, table.id))
    assert await host.absence.vote(table.id, lapse.id, away[0], "wait") is None
    assert await host.absence.vote(table.id, lapse.id, away[1], "wait") == "wait"


async def test_who_is_asked_about_a_time_out_is_called_until_they_answer(
    host: Host, clock: TestClock
) -> None:
    async def called() -> set[int]:
        rows = await host._database.read(lambda db: calls.of_table(db, table.id))
        return {row.user_id for row in rows if row.topic == calling.VOTE}

    table, late, lapse = await timed_out(host, clock, BOB, CARL)
    one, two = others(table, late)
    assert await called() == {one, two}
    await host._database.write(
        lambda db: calling.align(db, games.reload(db, table.id), clock().timestamp())
    )
    assert await called() == {one, two}, "it is not decided yet"
    await host.absence.vote(table.id, lapse, one, "wait")
    assert await called() == {two}
    await play_on(host, table, late)
    assert await called() == set(), "nothing is to be decided any more"
