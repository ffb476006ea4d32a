"""Before a start: who has not been heard of is asked, and replaced if they do not answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine.api import BadOption
from bot.host import Host
from bot.host.core.api import NotAllowed, Person, Table
from bot.host.core.paces import DAY, HOUR
from bot.host.lobby import calls
from bot.host.lobby.calls import LobbyCall
from bot.host.lobby.changing import KEPT
from bot.host.lobby.ready_check import READY, NotFull
from bot.host.people.hours import Hours
from bot.store import Connection
from bot.store.tables import games
from bot.store.turns import timers
from tests.host.conftest import ANNA, BOB, CARL, DORA, EVE, TestClock, lobby, open_host

FAY = Person(3005, "Fay")


def called(calls: list[LobbyCall]) -> list[tuple[int, str]]:
    return [(call.user_id, call.kind) for call in calls]


async def later(host: Host, clock: TestClock, seconds: float) -> None:
    """Pass time with a bot that is awake."""
    clock.pass_seconds(seconds)
    now = clock().timestamp()
    await host._database.write(lambda db: db.execute("UPDATE pulse SET at = ?", (now,)))
    await host.tick()


async def asked(host: Host, clock: TestClock) -> Table:
    """Return a table of Anna, Bob and Carl who were asked after two hours; Anna is there."""
    table = await lobby(host, BOB, CARL)
    await host.tick()
    await later(host, clock, 2 * HOUR)
    return await host.lobby.start(table.id, ANNA.id)


def awaited(table: Table) -> list[str]:
    return [chair.name for chair in table.chairs if chair.awaited]


async def test_friends_start_at_once(host: Host) -> None:
    table = await lobby(host, BOB, CARL)
    assert (await host.lobby.start(table.id, ANNA.id)).status == "running"


async def test_who_was_not_heard_of_says_so_first(host: Host, clock: TestClock) -> None:
    table = await asked(host, clock)
    assert (table.status, awaited(table)) == ("lobby", ["Bob", "Carl"])
    calls = await host.lobby.due_calls()
    assert called(calls) == [(BOB.id, "here"), (CARL.id, "here")]
    for call in calls:
        await host.lobby.called(call)
    assert awaited(await host.lobby.start(table.id, ANNA.id)) == ["Bob", "Carl"]
    assert await host.lobby.due_calls() == []
    assert awaited(await host.lobby.here(table.id, BOB.id)) == ["Carl"]
    assert (await host.lobby.here(table.id, CARL.id)).status == "running"


async def test_a_click_anywhere_on_the_server_is_an_answer(host: Host, clock: TestClock) -> None:
    table = await asked(host, clock)
    await host.lobby.presence.see(1, BOB.id)
    await host.lobby.presence.see(2, CARL.id)
    await host.tick()
    assert awaited(await host.tables.get(table.id)) == ["Carl"]
    await host.lobby.presence.see(1, CARL.id)
    await host.tick()
    assert (await host.tables.get(table.id)).status == "running"


async def test_who_does_not_answer_is_replaced_by_a_house_bot(host: Host, clock: TestClock) -> None:
    table = await asked(host, clock)
    await host.lobby.here(table.id, BOB.id)
    await later(host, clock, DAY - 1)
    assert (await host.tables.get(table.id)).status == "lobby"
    await later(host, clock, 2)
    table = await host.tables.get(table.id)
    assert table.status == "running"
    assert {chair.user_id for chair in table.chairs} == {ANNA.id, BOB.id, None}
    assert sum(chair.bot is not None for chair in table.chairs) == 1


async def test_a_night_is_nobodys_time_to_answer(host: Host, clock: TestClock) -> None:
    # It is noon; Bob wakes at six in the evening.
    await host.absence.availability.set_hours(BOB.id, Hours("UTC", 20 * 60, 6 * 60))
    await host.lobby.presence.see(1, ANNA.id)
    table = await asked(host, clock)
    await host.lobby.here(table.id, CARL.id)
    assert called(await host.lobby.due_calls()) == []
    await later(host, clock, 6 * HOUR + 1)
    assert called(await host.lobby.due_calls()) == [(BOB.id, "here")]
    await later(host, clock, DAY)
    assert (await host.tables.get(table.id)).status == "lobby"


async def test_who_wants_to_join_gets_the_seat(host: Host, clock: TestClock) -> None:
    table = await lobby(host, BOB, CARL)
    with pytest.raises(NotFull):
        await host.lobby.want(table.id, EVE)
    await host.lobby.join(table.id, DORA)
    await host.lobby.want(table.id, EVE)
    await later(host, clock, 2 * HOUR)
    for person in (ANNA, BOB, CARL):
        await host.lobby.presence.see(1, person.id)
    await host.lobby.start(table.id, ANNA.id)
    await later(host, clock, DAY)
    table = await host.tables.get(table.id)
    assert (table.status, awaited(table)) == ("lobby", ["Eve"])
    assert DORA.name not in table.names
    table = await host.lobby.here(table.id, EVE.id)
    assert table.status == "running"
    assert EVE.name in table.names


async def test_the_table_waits_for_somebody_if_its_owner_wants(
    host: Host, clock: TestClock
) -> None:
    table = await asked(host, clock)
    await host.lobby.toggle_absentees(table.id, ANNA.id)
    await host.lobby.here(table.id, BOB.id)
    await later(host, clock, DAY)
    table = await host.tables.get(table.id)
    assert (table.status, table.names, awaited(table)) == ("lobby", ("Anna", "Bob"), [])
    assert called(await host.lobby.due_calls()) == [(ANNA.id, "free")]


async def test_an_owner_who_does_not_come_is_the_owner_no_more(
    host: Host, clock: TestClock
) -> None:
    table = await lobby(host, BOB, CARL)
    await later(host, clock, 2 * HOUR)
    table = await host.lobby.join(table.id, DORA)
    assert awaited(table) == ["Anna", "Bob", "Carl"], "a full table asks by itself"
    await host.lobby.here(table.id, CARL.id)
    await later(host, clock, DAY)
    table = await host.tables.get(table.id)
    assert (table.status, table.owner_id) == ("running", CARL.id)


async def test_where_nobody_is_there_everybody_keeps_the_seat(host: Host, clock: TestClock) -> None:
    table = await asked(host, clock)
    await host.lobby.leave(table.id, ANNA.id)
    await later(host, clock, DAY)
    table = await host.tables.get(table.id)
    assert (table.status, table.names, awaited(table)) == ("lobby", ("Bob", "Carl"), [])


async def test_a_check_survives_a_restart(clock: TestClock, path: Path) -> None:
    host = await open_host(path, clock, None)
    table = await asked(host, clock)
    await host.lobby.presence.see(1, BOB.id)
    await host.lobby.presence.see(1, CARL.id)
    await host.close()
    again = await open_host(path, clock, None)
    await again.tick()
    assert (await again.tables.get(table.id)).status == "running"
    await again.close()


async def test_the_owner_is_told_when_enough_have_joined(host: Host, clock: TestClock) -> None:
    table = await lobby(host)
    await later(host, clock, 10)
    await host.lobby.join(table.id, BOB)
    assert await host.lobby.due_calls() == [], "an owner who is looking is left alone"
    await later(host, clock, 2 * HOUR)
    assert called(await host.lobby.due_calls()) == [(ANNA.id, "enough")]
    await host.lobby.start(table.id, ANNA.id)
    assert (ANNA.id, "enough") not in called(await host.lobby.due_calls())


async def full(host: Host, clock: TestClock) -> Table:
    """Return a full table, its people heard of two hours ago; Eve and then Fay want to join."""
    table = await lobby(host, BOB, CARL, DORA)
    for person in (EVE, FAY):
        await host.lobby.want(table.id, person)
    await later(host, clock, 2 * HOUR)
    return table


@pytest.mark.parametrize("hours", [6, 12, 48, 72])
async def test_a_table_says_how_long_it_waits(host: Host, clock: TestClock, hours: int) -> None:
    table = await lobby(host, BOB, CARL)
    assert table.ready_hours == 24
    await later(host, clock, 2 * HOUR)
    await host.lobby.set_check(table.id, ANNA.id, hours)
    await host.lobby.start(table.id, ANNA.id)
    await host.lobby.here(table.id, BOB.id)
    await later(host, clock, hours * HOUR - 1)
    assert (await host.tables.get(table.id)).status == "lobby"
    await later(host, clock, 2)
    assert (await host.tables.get(table.id)).status == "running"


async def test_a_change_of_the_time_counts_for_those_who_are_asked(
    host: Host, clock: TestClock
) -> None:
    table = await asked(host, clock)
    await host.lobby.here(table.id, BOB.id)
    await later(host, clock, 7 * HOUR)
    table = await host.lobby.set_check(table.id, ANNA.id, 6)
    assert table.status == "running"


async def test_a_table_may_want_no_check(host: Host, clock: TestClock) -> None:
    table = await asked(host, clock)
    table = await host.lobby.set_check(table.id, ANNA.id, 0)
    assert (table.status, awaited(table)) == ("lobby", [])
    assert await host.lobby.due_calls() == []
    await later(host, clock, 2 * HOUR)
    table = await host.lobby.join(table.id, DORA)
    assert awaited(table) == [], "a full table asks nobody"
    assert (await host.lobby.start(table.id, ANNA.id)).status == "running"


async def test_only_the_owner_says_how_long_the_table_waits(host: Host) -> None:
    table = await lobby(host, BOB)
    with pytest.raises(NotAllowed):
        await host.lobby.set_check(table.id, BOB.id, 6)
    with pytest.raises(BadOption):
        await host.lobby.set_check(table.id, ANNA.id, 5)


async def test_who_leaves_a_full_table_is_replaced_at_once(host: Host, clock: TestClock) -> None:
    table = await full(host, clock)
    for person in (ANNA, BOB, CARL):
        await host.lobby.presence.see(1, person.id)
    table = await host.lobby.leave(table.id, DORA.id)
    assert (table.names, awaited(table)) == (("Anna", "Bob", "Carl", "Eve"), ["Eve"])
    assert called(await host.lobby.due_calls()) == [(EVE.id, "here")]
    assert (await host.lobby.here(table.id, EVE.id)).status == "running"


async def test_a_successor_who_is_there_is_told_of_the_seat(host: Host, clock: TestClock) -> None:
    table = await full(host, clock)
    for person in (ANNA, BOB, CARL, EVE):
        await host.lobby.presence.see(1, person.id)
    table = await host.lobby.leave(table.id, DORA.id)
    assert (table.status, table.names[-1], awaited(table)) == ("lobby", "Eve", [])
    await host.lobby.start(table.id, ANNA.id)
    assert called(await host.lobby.due_calls()) == [(EVE.id, "seat")], "the start does not hide it"


async def test_a_seat_of_a_house_bot_goes_to_who_wants_it(host: Host) -> None:
    table = await lobby(host, BOB, CARL)
    await host.lobby.add_bot(table.id, ANNA.id, "first")
    await host.lobby.want(table.id, DORA)
    table = await host.lobby.remove_bot(table.id, ANNA.id)
    assert table.names == ("Anna", "Bob", "Carl", "Dora")


async def test_a_check_goes_on_with_who_comes_instead(host: Host, clock: TestClock) -> None:
    table = await full(host, clock)
    await host.lobby.start(table.id, ANNA.id)
    table = await host.lobby.leave(table.id, BOB.id)
    assert awaited(table) == ["Carl", "Dora", "Eve"]
    table = await host.lobby.leave(table.id, EVE.id)
    assert awaited(table) == ["Carl", "Dora", "Fay"]
    for person in (CARL, DORA, FAY):
        table = await host.lobby.here(table.id, person.id)
    assert table.status == "running"


async def test_nothing_begins_by_itself_with_fewer(host: Host, clock: TestClock) -> None:
    table = await asked(host, clock)
    table = await host.lobby.leave(table.id, BOB.id)
    assert (table.status, awaited(table)) == ("lobby", [])
    await host.lobby.presence.see(1, CARL.id)
    await host.tick()
    assert (await host.tables.get(table.id)).status == "lobby"
    assert called(await host.lobby.due_calls()) == [(ANNA.id, "free")]


async def test_who_is_seated_by_the_owner_must_be_there_too(host: Host, clock: TestClock) -> None:
    table = await asked(host, clock)
    await host.lobby.here(table.id, CARL.id)
    table = await host.lobby.replace(table.id, ANNA.id, 1, DORA)
    assert (table.status, awaited(table)) == ("lobby", ["Dora"])
    assert (await host.lobby.here(table.id, DORA.id)).status == "running"


async def test_who_fell_asleep_before_the_call_is_called_in_the_morning(
    host: Host, clock: TestClock
) -> None:
    table = await asked(host, clock)
    # It is two in the afternoon; they are awake until ten past.
    for person in (BOB, CARL):
        await host.absence.availability.set_hours(person.id, Hours("UTC", 6 * 60, 14 * 60 + 10))
    await later(host, clock, HOUR / 4)
    assert await host.lobby.due_calls() == []
    await later(host, clock, 16 * HOUR)
    assert called(await host.lobby.due_calls()) == [(BOB.id, "here"), (CARL.id, "here")]
    assert awaited(await host.tables.get(table.id)) == ["Bob", "Carl"]


@pytest.mark.parametrize(("one", "other"), [(BOB, CARL), (CARL, BOB)])
async def test_who_has_answered_is_not_called_because_others_have_not(
    host: Host, clock: TestClock, one: Person, other: Person
) -> None:
    """Their call was still due, and they have not been heard of since."""
    table = await asked(host, clock)
    await host.lobby.here(table.id, one.id)
    await later(host, clock, 2 * HOUR)
    assert awaited(await host.tables.get(table.id)) == [other.name]
    assert called(await host.lobby.due_calls()) == [(other.id, "here")]


async def test_a_call_that_was_tried_is_told_apart(host: Host, clock: TestClock) -> None:
    await asked(host, clock)
    first = await host.lobby.due_calls()
    await later(host, clock, 60)
    again = await host.lobby.due_calls()
    assert [call.again for call in first + again] == [False, False, True, True]
    assert {call.tried_at for call in first} == {call.tried_at for call in again}


async def test_an_option_that_is_known_no_more_stops_no_check(host: Host, clock: TestClock) -> None:
    table = await asked(host, clock)
    await host._database.write(
        lambda db: db.execute('UPDATE game SET options = \'{"peeking": "maybe"}\'')
    )
    await host.lobby.presence.see(1, BOB.id)
    await host.lobby.presence.see(1, CARL.id)
    await host.tick()
    assert called(await host.lobby.due_calls()) == []
    assert (await host.tables.get(table.id)).status == "running"
    assert not await host._database.read(lambda db: timers.is_set(db, READY, table.id, 0))


async def test_who_says_so_unasked_has_answered(host: Host, clock: TestClock) -> None:
    table = await lobby(host, BOB, CARL)
    await later(host, clock, 2 * HOUR)
    await host.lobby.here(table.id, BOB.id)
    assert awaited(await host.lobby.start(table.id, ANNA.id)) == ["Carl"]


async def test_that_a_lobby_was_given_up_is_told_by_day(host: Host, clock: TestClock) -> None:
    table = await lobby(host, BOB)
    # It is noon; Anna sleeps until two in the afternoon.
    await host.absence.availability.set_hours(ANNA.id, Hours("UTC", 14 * 60, 23 * 60))
    await later(host, clock, KEPT + 60)
    assert await host.lobby.expire() == []
    await later(host, clock, 2 * HOUR)
    assert [told.id for told in await host.lobby.expire()] == [table.id]


@pytest.mark.parametrize("change", ["join", "add_bot"])
async def test_a_lobby_that_changes_is_kept_for_another_week(
    host: Host, clock: TestClock, change: str
) -> None:
    table = await lobby(host, BOB)
    await later(host, clock, KEPT - 60)
    if change == "join":
        await host.lobby.join(table.id, CARL)
    else:
        await host.lobby.add_bot(table.id, ANNA.id, "first")
    await later(host, clock, KEPT - 60)
    assert await host.lobby.expire() == []
    await later(host, clock, 120)
    assert [told.id for told in await host.lobby.expire()] == [table.id]


async def test_a_lobby_does_not_die_with_its_owner(host: Host, clock: TestClock) -> None:
    table = await lobby(host, BOB, CARL)
    await host.tick()
    await later(host, clock, DAY - 1)
    with pytest.raises(NotAllowed, match="owner"):
        await host.lobby.start(table.id, BOB.id)
    await later(host, clock, 1)
    with pytest.raises(NotAllowed, match="owner"):
        await host.lobby.start(table.id, EVE.id)
    started = await host.lobby.start(table.id, BOB.id)
    assert started.owner_id == BOB.id
    assert awaited(started) == ["Anna", "Carl"], "who is away is asked, and replaced in time"


async def test_who_is_there_owns_the_table_of_an_owner_who_is_not(
    host: Host, clock: TestClock
) -> None:
    """Bob, who is still awaited, sits before Carl, who has answered."""
    table = await lobby(host, BOB, CARL)
    await later(host, clock, 2 * HOUR)
    await host.absence.availability.set_hours(BOB.id, Hours("UTC", 8 * 60, 16 * 60))
    table = await host.lobby.join(table.id, DORA)
    assert awaited(table) == ["Anna", "Bob", "Carl"]
    await host.lobby.here(table.id, CARL.id)
    await later(host, clock, DAY)
    table = await host.tables.get(table.id)
    assert awaited(table) == ["Bob"]
    assert table.owner_id == CARL.id


async def test_who_is_back_before_the_call_is_not_called(host: Host, clock: TestClock) -> None:
    table = await asked(host, clock)
    await host.lobby.presence.see(1, BOB.id)
    assert awaited(await host.tables.get(table.id)) == ["Bob", "Carl"], "it is looked in a moment"
    assert called(await host.lobby.due_calls()) == [(CARL.id, "here")]


async def test_an_owner_who_was_never_seen_has_a_day_from_the_beginning(
    host: Host, clock: TestClock
) -> None:
    """As at tables that are older than what is noted of their people."""
    table = await lobby(host, BOB)
    await host._database.write(lambda db: db.execute("DELETE FROM seen"))
    await later(host, clock, DAY - 1)
    with pytest.raises(NotAllowed, match="owner"):
        await host.lobby.start(table.id, BOB.id)
    await later(host, clock, 1)
    assert (await host.lobby.start(table.id, BOB.id)).owner_id == BOB.id


async def test_of_a_seat_that_stays_free_the_owner_is_told_while_nobody_plays(
    host: Host, clock: TestClock
) -> None:
    table, now = await lobby(host, ANNA, CARL, owner=BOB), clock().timestamp()

    def told(connection: Connection) -> list[tuple[int, str]]:
        stored = games.reload(connection, table.id)
        for person in (ANNA, BOB, CARL):
            calls.call(connection, stored, person.id, calls.FREE, now)
        return called(calls.calls_due(connection, now))

    assert await host._database.write(told) == [(BOB.id, "free")]
    assert (await host.lobby.start(table.id, BOB.id)).status == "running"
    assert await host._database.write(told) == []
