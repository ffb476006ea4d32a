"""People look for a game: a table opens as soon as enough fit, asks them, and begins."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.host import Host
from bot.host.core.api import Person, Table, UnknownTable
from bot.host.core.limits import NoMoreTables
from bot.host.lobby.queue import HOURS, NothingSought
from bot.host.people.hours import Hours
from bot.host.servers.settings import Server
from bot.runtime.database_url import Address
from bot.store.people import seekers
from tests.host.absence.tables import pass_hours
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
)


async def seek(host: Host, person: Person, here: bool = True, **wanted: Any) -> None:
    """Have a person look for a game; `here` if they have just been seen."""
    queue = host.lobby.queue
    search = replace(await queue.of(1, person.id), **wanted)
    await queue.choose(1, 20, person, "en", search, looks=True)
    if here:
        await host.lobby.presence.see(1, person.id)
    await queue.look()


async def waits(host: Host, person: Person) -> bool:
    search = await host.lobby.queue.of(1, person.id)
    return search.since is not None and search.table is None


async def newest(host: Host) -> Table | None:
    """Return the newest table, None if there is none."""
    found = None
    for number in range(1, 10):
        try:
            found = await host.tables.get(number)
        except UnknownTable:
            break
    return found


def people(table: Table | None) -> set[int | None]:
    assert table is not None
    return {chair.user_id for chair in table.chairs}


async def test_a_game_begins_at_once_if_all_are_there(host: Host) -> None:
    await seek(host, ANNA, pace="fast")
    assert await newest(host) is None and await waits(host, ANNA)
    await seek(host, BOB, pace="fast")
    await settle(host)
    table = await newest(host)
    assert table is not None and (table.status, table.pace) == ("running", "fast")
    assert people(table) == {ANNA.id, BOB.id} and table.owner_id == ANNA.id
    assert (await host.lobby.queue.of(1, BOB.id)).table == table
    await host.tick()
    for person in (ANNA, BOB):
        search = await host.lobby.queue.of(1, person.id)
        assert (search.since, search.table, search.pace) == (None, None, "fast"), "it is kept"
    await host.tick()
    assert await newest(host) == await host.tables.get(1), "each table once"


async def test_who_is_not_there_is_asked_and_who_does_not_answer_is_out(
    host: Host, clock: TestClock
) -> None:
    await seek(host, BOB, here=False)
    await seek(host, ANNA)
    table = await newest(host)
    assert table is not None and table.status == "lobby"
    assert [chair.user_id for chair in table.chairs if chair.awaited] == [BOB.id]
    (call,) = await host.lobby.due_calls()
    assert (call.user_id, call.kind, call.found) == (BOB.id, "here", True)
    await host.lobby.called(call)
    await pass_hours(host, clock, HOURS - 1)
    assert (await host.tables.get(table.id)).status == "lobby"
    await pass_hours(host, clock, 2)
    assert (await host.tables.get(table.id)).status == "abandoned"
    assert await host.lobby.due_calls() == [], "nobody is told to wait for somebody else"
    assert await waits(host, ANNA) and not await waits(host, BOB)
    await seek(host, CARL)
    assert people(await newest(host)) == {ANNA.id, CARL.id}


async def test_the_game_begins_with_the_last_answer(host: Host, clock: TestClock) -> None:
    await seek(host, BOB, here=False)
    await seek(host, ANNA)
    clock.pass_seconds(2 * 3600)
    await host.tick()
    table = await host.lobby.here(1, BOB.id)
    assert table.status == "running"


async def test_of_those_who_never_answer_nobody_waits_on(host: Host, clock: TestClock) -> None:
    await seek(host, ANNA, here=False)
    await seek(host, BOB, here=False)
    await pass_hours(host, clock, HOURS + 1)
    assert (await host.tables.get(1)).status == "abandoned"
    assert not await waits(host, ANNA) and not await waits(host, BOB)


async def test_who_leaves_is_out_and_the_others_wait_on(host: Host) -> None:
    await seek(host, BOB, here=False)
    await seek(host, ANNA)
    await seek(host, CARL, counts=frozenset({3}))
    await host.lobby.leave(1, BOB.id)
    assert [call.kind for call in await host.lobby.due_calls()] == []
    await host.tick()
    assert (await host.tables.get(1)).status == "abandoned"
    assert await waits(host, ANNA) and not await waits(host, BOB) and await waits(host, CARL)


async def test_nobody_else_takes_a_seat_that_was_found(host: Host) -> None:
    await seek(host, BOB, here=False)
    await seek(host, ANNA)
    assert await host.lobby.openings.of(1, 20, DORA.id) == []


async def test_killed_before_the_start_it_begins_later(
    host: Host, path: Address, clock: TestClock, recorder: Recorder
) -> None:
    """The table and the searches are one transaction; the ready check does the rest."""
    queue: Any = host.lobby.queue

    async def killed(table_id: int, number: int) -> None:
        raise RuntimeError("killed")

    await seek(host, ANNA)
    queue._go_on = killed
    with pytest.raises(RuntimeError, match="killed"):
        await seek(host, BOB)
    await host.close()
    again = await open_host(path, clock, recorder)
    try:
        assert (await again.tables.get(1)).status == "lobby"
        await again.tick()
        assert (await again.tables.get(1)).status == "running"
        await again.tick()
        assert not await again._database.read(seekers.tables)
        assert (await newest(again)) == await again.tables.get(1)
        await settle(again)
    finally:
        await again.close()


async def test_people_who_avoid_each_other_are_never_put_together(host: Host) -> None:
    await host.people.avoid_lists.toggle_avoided(BOB.id, ANNA)
    await seek(host, ANNA)
    await seek(host, BOB)
    assert await newest(host) is None
    (reason,) = (await host.lobby.queue.of(1, ANNA.id)).reasons
    assert reason.why == "alone"
    await seek(host, CARL)
    assert people(await newest(host)) in ({ANNA.id, CARL.id}, {BOB.id, CARL.id})


async def test_hours_that_hardly_overlap_keep_people_apart(host: Host) -> None:
    for person, wakes, sleeps in ((ANNA, 6, 16), (BOB, 15, 2)):
        hours = Hours("UTC", wakes * 60, sleeps * 60)
        await host.absence.availability.set_hours(person.id, hours)
        await seek(host, person)
    assert await newest(host) is None
    (reason,) = (await host.lobby.queue.of(1, BOB.id)).reasons
    assert (reason.why, reason.people, reason.hours) == ("hours", 1, 1)


async def test_the_servers_limits_hold(host: Host) -> None:
    await host.servers.settings.decide(1, Server(newcomers=0, per_person=1))
    await seek(host, ANNA)
    await lobby(host, CARL, owner=BOB)
    with pytest.raises(NoMoreTables):
        await seek(host, BOB)
    await host.servers.settings.decide(1, Server(newcomers=0, most_open=1))
    await seek(host, DORA)
    assert await waits(host, ANNA)
    assert people(await newest(host)) == {BOB.id, CARL.id}, "there is no room for one more"
    (reason,) = (await host.lobby.queue.of(1, DORA.id)).reasons
    assert reason.why == "room"
    await host.servers.settings.decide(1, Server(newcomers=0))
    await lobby(host, owner=ANNA)
    assert not await waits(host, ANNA), "who finds a table by themselves no longer looks"


async def test_a_search_for_nothing_is_refused(host: Host) -> None:
    with pytest.raises(NothingSought):
        await seek(host, ANNA, counts=frozenset({9}))
    with pytest.raises(NothingSought):
        await seek(host, ANNA, games=frozenset())


async def test_an_erased_person_no_longer_looks(host: Host) -> None:
    await seek(host, ANNA)
    assert b"Anna" in await host.upkeep.privacy.export(ANNA.id)
    await host.upkeep.privacy.erase(ANNA.id)
    await seek(host, BOB)
    assert await newest(host) is None


async def test_a_table_that_is_closed_lets_its_people_wait_on(host: Host) -> None:
    await seek(host, BOB, here=False)
    await host.lobby.presence.see(1, BOB.id)
    await seek(host, ANNA, here=False)
    table = await newest(host)
    assert table is not None and table.status == "lobby"
    await host.lobby.closing.close(table.id, DORA)
    await host.lobby.queue.look()
    assert await waits(host, BOB) and not await waits(host, ANNA)
