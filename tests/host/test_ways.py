"""Ways to be called besides Discord: when a way calls, how often, and what its failures do."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from bot.host import Host
from bot.host.core.api import Person, StalePrompt, Table
from bot.host.core.limits import TooOften
from bot.host.people.hours import Hours
from bot.host.people.way_calls import (
    FIRST_DELAY,
    MOST_A_MINUTE,
    MOST_FAILURES,
    TEST,
    WayCall,
    WayFailed,
)
from bot.host.people.way_words import WayWord
from bot.host.people.ways import MOST, TooManyWays, UnknownWay, Way
from bot.runtime.database_url import Address
from bot.store import Connection
from bot.store.people import ways
from tests.host.absence.tables import HOUR, clocked, pass_hours, play, waited_for
from tests.host.absence.test_calling import EVENING, asked
from tests.host.conftest import ANNA, BOB, CARL, DORA, Recorder, TestClock, lobby, open_host, settle
from tests.host.test_proposals import Announcer

URL = "https://hooks.example.org/in"


class Phones:
    """Keeps the calls that people's ways get; `faults` are raised first, one a call."""

    kinds = typed = frozenset({"webhook", "ntfy", "mail"})
    confirms = frozenset({"mail"})

    def __init__(self) -> None:
        self.calls: list[WayCall] = []
        self.faults: list[Exception] = []
        self.hanging: dict[int, asyncio.Event] = {}

    def check(self, _kind: str, target: str, secret: str) -> tuple[str, str]:
        return target, secret

    async def send(self, call: WayCall) -> None:
        if call.way.user_id in self.hanging:
            await self.hanging[call.way.user_id].wait()
        if self.faults:
            raise self.faults.pop(0)
        self.calls.append(call)

    @property
    def called(self) -> list[int]:
        return [call.way.user_id for call in self.calls]


class Words:
    """Keeps the direct messages about ways that are off; fails as often as it is told to."""

    def __init__(self) -> None:
        self.words: list[WayWord] = []
        self.failures = 0

    async def send(self, word: WayWord) -> None:
        self.words.append(word)
        if self.failures:
            self.failures -= 1
            raise WayFailed("later")


@pytest.fixture
def phones(host: Host) -> Phones:
    return attach(host)


def attach(host: Host) -> Phones:
    host.people.way_calls.publisher = phones = Phones()
    host.people.way_words.publisher = Words()
    return phones


def words_of(host: Host) -> Words:
    found = host.people.way_words.publisher
    assert isinstance(found, Words)
    return found


async def look(host: Host, clock: TestClock, seconds: float = 0.0) -> None:
    """Pass some time, and make the calls that are due then."""
    clock.pass_seconds(seconds)
    await host.people.look()
    await host.people.way_calls.settled()


async def way_of(host: Host, person: Person, kind: str = "webhook", target: str = URL) -> Way:
    return await host.people.ways.add(person.id, kind, target)


async def now(host: Host, way: Way) -> Way:
    return await host.people.ways.get(way.user_id, way.id)


async def everybody(host: Host, *people: Person) -> None:
    for person in people:
        await way_of(host, person)


async def in_turn(host: Host, clock: TestClock) -> tuple[Table, Person]:
    """Return a quiet table of three, and the person whose turn has just begun there."""
    table = await asked(host, clock, BOB, CARL)
    await everybody(host, ANNA, BOB, CARL)
    await play(host, table)
    return table, await waited_for(host, table)


async def test_who_must_act_is_called_once_for_one_question(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    table, person = await in_turn(host, clock)
    await look(host, clock)
    (call,) = phones.calls
    assert (call.way.user_id, call.topic, call.table_id) == (person.id, "turn", table.id)
    for _ in range(3):
        await look(host, clock, 6 * HOUR)
    assert len(phones.calls) == 1
    assert (await now(host, call.way)).sent_at is not None
    await play(host, table)
    await look(host, clock, HOUR)
    assert phones.called == [person.id, (await waited_for(host, table)).id]
    assert phones.calls[0].mark != phones.calls[1].mark


async def test_what_was_asked_before_a_way_was_there_is_not_called_for(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    table = await asked(host, clock, BOB, CARL)
    await everybody(host, ANNA, BOB, CARL)
    await look(host, clock, HOUR)
    assert phones.calls == []
    await play(host, table)
    await look(host, clock)
    assert len(phones.calls) == 1


async def test_nobody_is_called_who_has_answered(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    table, person = await in_turn(host, clock)
    await play(host, table)
    await look(host, clock)
    assert person.id not in phones.called


async def test_nobody_is_called_at_night_or_on_vacation(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    table, person = await in_turn(host, clock)
    await host.absence.availability.set_hours(person.id, EVENING)
    await look(host, clock)
    await look(host, clock, 3 * HOUR)
    assert phones.calls == []
    later = await waited_for(host, table)
    await host.absence.availability.plan(later.id, later.name, clock().timestamp(), 2, False)
    await look(host, clock, 2 * HOUR)
    assert phones.calls == []
    await look(host, clock, 48 * HOUR)
    assert phones.called == [person.id]


async def test_who_wants_no_pings_on_discord_is_called_by_their_way(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    table = await asked(host, clock, BOB, CARL)
    await everybody(host, ANNA, BOB, CARL)
    for one in (ANNA, BOB, CARL):
        await host.people.preferences.keep(one.id, pings="none")
    await play(host, table)
    await look(host, clock)
    assert phones.called == [(await waited_for(host, table)).id]


async def test_nobody_is_called_while_the_table_is_live(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    table, _ = await in_turn(host, clock)
    clock.pass_seconds(30)
    await play(host, table)
    person = await waited_for(host, table)
    await look(host, clock)
    assert phones.calls == []
    await look(host, clock, 300)
    assert phones.calls == []
    await look(host, clock, 301)
    assert phones.called == [person.id]


async def test_a_way_may_leave_waking_hours_for_an_answer(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    _, person = await in_turn(host, clock)
    # It is 14:00, and the person sleeps from 18:00 to 10:00.
    await host.absence.availability.set_hours(person.id, Hours("UTC", 10 * 60, 18 * 60))
    (way,) = await host.people.ways.of(person.id)
    await host.people.ways.wait(person.id, way.id, 6)
    await look(host, clock)
    await look(host, clock, 5 * HOUR)
    assert phones.calls == []
    await look(host, clock, 13 * HOUR)
    assert phones.calls == [], "in the night"
    await look(host, clock, 2 * HOUR)
    await look(host, clock, 2 * HOUR)
    assert phones.called == [person.id]


async def test_other_hours_and_another_order_are_followed(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    _, person = await in_turn(host, clock)
    await host.absence.availability.set_hours(person.id, EVENING)
    (way,) = await host.people.ways.of(person.id)
    await look(host, clock)
    assert phones.calls == []
    await host.absence.availability.set_hours(person.id, Hours())
    await host.people.ways.wait(person.id, way.id, 12)
    await look(host, clock)
    assert phones.calls == []
    await host.people.ways.wait(person.id, way.id, 0)
    await look(host, clock)
    assert phones.called == [person.id]


async def test_each_way_of_a_person_calls_once(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    table, person = await in_turn(host, clock)
    await way_of(host, person, "ntfy", "https://ntfy.example.org/turns")
    await play(host, table)
    other = await waited_for(host, table)
    await way_of(host, other, "ntfy", "https://ntfy.example.org/turns")
    await look(host, clock)
    await play(host, table)
    await play(host, table)
    assert await waited_for(host, table) == person
    await look(host, clock, HOUR)
    assert Counter((one.way.user_id, one.way.kind) for one in phones.calls)[person.id, "ntfy"] == 1
    assert len({(one.way.id, one.mark) for one in phones.calls}) == len(phones.calls)


async def test_a_vote_and_a_proposal_are_called_for(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    host.proposals.announcer = Announcer()
    table, _ = await in_turn(host, clock)
    await look(host, clock)
    phones.calls.clear()
    await host.proposals.propose(table.id, ANNA.id, "end")
    await settle(host)
    await look(host, clock)
    asked = {("proposal", BOB.id), ("proposal", CARL.id)}
    assert {(one.topic, one.way.user_id) for one in phones.calls} == asked


async def test_whoever_is_asked_whether_they_are_there_is_called(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    """Also who wants nothing on Discord; nobody twice, and nobody who has said so."""
    table = await lobby(host, BOB, CARL, DORA)
    await everybody(host, ANNA, BOB, CARL, DORA)
    await host.people.preferences.keep(BOB.id, pings="none")
    await host.absence.availability.set_hours(DORA.id, EVENING)
    (way,) = await host.people.ways.of(CARL.id)
    await host.people.ways.wait(CARL.id, way.id, 1)
    clock.pass_seconds(2 * HOUR)
    await host.lobby.start(table.id, ANNA.id)
    await look(host, clock)
    await look(host, clock, 60)
    assert [(one.topic, one.way.user_id) for one in phones.calls] == [("here", BOB.id)]
    await host.lobby.here(table.id, CARL.id)
    await look(host, clock, 2 * HOUR)
    assert phones.called == [BOB.id]
    await look(host, clock, 3 * HOUR)
    assert phones.called == [BOB.id, DORA.id], "at six in the evening"


async def test_a_second_check_is_a_question_of_its_own(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    table = await lobby(host, BOB, CARL)
    await everybody(host, BOB, CARL)
    clock.pass_seconds(2 * HOUR)
    await host.lobby.start(table.id, ANNA.id)
    await look(host, clock)
    await host.lobby.leave(table.id, CARL.id)
    await look(host, clock)
    assert sorted(phones.called) == [BOB.id, CARL.id]
    clock.pass_seconds(2 * HOUR)
    await host.lobby.start(table.id, ANNA.id)
    await look(host, clock)
    assert Counter(phones.called) == {BOB.id: 2, CARL.id: 1}
    assert len({one.mark for one in phones.calls}) == 3


async def test_a_start_ends_the_question_who_is_there(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    table = await lobby(host, BOB, CARL)
    await everybody(host, BOB, CARL)
    for person in (BOB, CARL):
        (way,) = await host.people.ways.of(person.id)
        await host.people.ways.wait(person.id, way.id, 12)
    clock.pass_seconds(2 * HOUR)
    await host.lobby.start(table.id, ANNA.id)
    for person in (BOB, CARL):
        await host.lobby.here(table.id, person.id)
    await host.tick()
    assert (await host.tables.get(table.id)).status == "running"
    await look(host, clock, 13 * HOUR)
    assert "here" not in [one.topic for one in phones.calls]


async def test_whoever_is_asked_in_a_lobby_is_called_until_it_is_decided(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    host.proposals.announcer = Announcer()
    table = await lobby(host, BOB, CARL)
    await everybody(host, ANNA, CARL)
    (way,) = await host.people.ways.of(CARL.id)
    await host.people.ways.wait(CARL.id, way.id, 3)
    asked = await host.proposals.propose(table.id, BOB.id, "option", option="peeking", choice="no")
    await settle(host)
    await look(host, clock)
    assert [(one.topic, one.way.user_id) for one in phones.calls] == [("proposal", ANNA.id)]
    await host.proposals.withdraw(asked.id, BOB.id)
    await look(host, clock, 4 * HOUR)
    assert phones.called == [ANNA.id]


async def test_a_way_calls_once_for_a_turn_although_its_time_runs_out(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    """Discord reminds of the clock; who wants to be called again later adds a way that waits."""
    table = await clocked(host, BOB, CARL)
    await everybody(host, ANNA, BOB, CARL)
    clock.pass_seconds(2 * HOUR)
    await play(host, table)
    person = await waited_for(host, table)
    for _ in range(40):
        await pass_hours(host, clock, 1)
        await look(host, clock)
    told = [one.topic for one in phones.calls if one.way.user_id == person.id]
    assert told == ["turn"]
    assert {one.topic for one in phones.calls if one.way.user_id != person.id} >= {"vote"}


async def test_a_way_that_is_off_or_not_confirmed_or_of_no_kind_calls_nobody(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    table = await asked(host, clock, BOB, CARL)
    for person in (ANNA, BOB, CARL):
        way = await way_of(host, person)
        await host.people.ways.switch(person.id, way.id, on=False)
        await host.people.ways.add(person.id, "webhook", f"{URL}/2", confirmed=False)
        await host.people.ways.add(person.id, "telegraph", URL)
    await play(host, table)
    await look(host, clock, HOUR)
    assert phones.calls == []


async def test_without_a_publisher_nothing_is_read(host: Host, clock: TestClock) -> None:
    asked_for: list[object] = []
    database: Any = host._database
    read = database.read
    database.read = lambda work: (asked_for.append(work), read(work))[1]
    await look(host, clock)
    assert asked_for == []


async def test_a_way_that_hangs_delays_no_other_and_no_move(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    table, person = await in_turn(host, clock)
    phones.hanging[person.id] = may = asyncio.Event()
    clock.pass_seconds(HOUR)
    await host.people.look()
    await play(host, table)
    clock.pass_seconds(HOUR)
    await host.people.look()
    other = await waited_for(host, table)
    async with asyncio.timeout(20):
        while not phones.calls:
            await asyncio.sleep(0.001)
    assert phones.called == [other.id]
    may.set()
    await host.people.way_calls.settled()


async def test_a_way_that_fails_says_so_at_once_and_is_tried_again(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    _, person = await in_turn(host, clock)
    phones.faults.append(WayFailed("status-500"))
    await look(host, clock)
    (way,) = await host.people.ways.of(person.id)
    assert (way.fault, way.failures) == ("status-500", 1)
    assert way.failing_since == clock().timestamp()
    await look(host, clock, FIRST_DELAY - 1)
    assert phones.calls == []
    await look(host, clock, 2)
    assert phones.called == [person.id]
    way = await now(host, way)
    assert (way.fault, way.failures, way.failing_since) == (None, 0, None)


async def failing(host: Host, clock: TestClock, phones: Phones) -> Person:
    """Have a person's way fail as often as it may."""
    _, person = await in_turn(host, clock)
    phones.faults += [WayFailed("unreachable") for _ in range(MOST_FAILURES)]
    for _ in range(MOST_FAILURES):
        await look(host, clock, HOUR)
    return person


async def test_five_failures_in_a_row_switch_a_way_off_and_its_person_is_told(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    person = await failing(host, clock, phones)
    (way,) = await host.people.ways.of(person.id)
    assert (way.since, way.off_why, phones.faults) == (None, "failing", [])
    await look(host, clock)
    (word,) = words_of(host).words
    assert word.way.user_id == person.id
    await look(host, clock, 24 * HOUR)
    assert len(words_of(host).words) == 1 and phones.calls == []
    await host.people.ways.switch(person.id, way.id, on=True)
    assert (await now(host, way)).off_why is None


async def test_that_a_way_is_off_is_told_by_day_and_until_it_arrives(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    _, person = await in_turn(host, clock)
    phones.faults.append(WayFailed("status-410", gone=True))
    await host.people.way_calls.look()
    await host.people.way_calls.settled()
    # From 14:00 on, when it fails, the person sleeps until 18:00.
    await host.absence.availability.set_hours(person.id, EVENING)
    words_of(host).failures = 1
    await look(host, clock, HOUR)
    assert words_of(host).words == []
    await look(host, clock, 4 * HOUR)
    await look(host, clock, HOUR)
    tries = words_of(host).words
    assert [one.tried is None for one in tries] == [True, False]
    await look(host, clock, HOUR)
    assert len(tries) == 2


async def test_a_server_of_the_operators_that_fails_switches_no_way_off(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    _, person = await in_turn(host, clock)
    phones.faults += [WayFailed("unreachable", ours=True) for _ in range(2 * MOST_FAILURES)]
    for _ in range(2 * MOST_FAILURES):
        await look(host, clock, HOUR)
    (way,) = await host.people.ways.of(person.id)
    assert way.since is not None and way.failing_since is not None
    await look(host, clock, HOUR)
    assert phones.called == [person.id]


async def test_a_mistake_of_ours_is_a_failure_as_well(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    _, person = await in_turn(host, clock)
    phones.faults.append(RuntimeError("broken"))
    await look(host, clock)
    (way,) = await host.people.ways.of(person.id)
    assert (way.fault, way.failures) == ("broken", 1)


async def test_a_person_gets_ten_requests_a_minute(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    _, person = await in_turn(host, clock)
    (way,) = await host.people.ways.of(person.id)
    for _ in range(MOST_A_MINUTE):
        await host.people.way_calls.test(person.id, way.id)
    with pytest.raises(TooOften):
        await host.people.way_calls.test(person.id, way.id)
    phones.calls.clear()
    await look(host, clock, 1)
    assert phones.calls == []
    await look(host, clock, 60)
    assert phones.called == [person.id]


async def test_a_kill_between_two_lines_makes_the_same_call_again(
    path: Address, clock: TestClock, recorder: Recorder
) -> None:
    host = await open_host(path, clock, recorder)
    phones = attach(host)
    _, person = await in_turn(host, clock)
    phones.hanging[person.id] = asyncio.Event()
    await host.people.look()
    await killed_in_a_call(host)
    first = await open_host(path, clock, recorder)
    phones = attach(first)
    await look(first, clock, 15)
    (call,) = phones.calls
    marks = await first._database.read(_marks)
    assert (call.way.user_id, [call.mark]) == (person.id, marks)
    await look(first, clock, HOUR)
    assert len(phones.calls) == 1
    await first.close()


async def killed_in_a_call(host: Host) -> set[str]:
    """Kill a host once a call has begun, which does not end; return the mark of the call."""
    marks: set[str] = set()
    async with asyncio.timeout(20):
        while not marks:
            await asyncio.sleep(0.001)
            marks = await host._database.read(_tried)
    host.people.way_calls._worker.closed = True
    await host.close()
    return marks


def _tried(connection: Connection) -> set[str]:
    rows = connection.execute("SELECT mark FROM way_call WHERE tried_at IS NOT NULL")
    return {row[0] for row in rows}


def _marks(connection: Connection) -> list[str]:
    rows = connection.execute("SELECT mark FROM way_call WHERE sent_at IS NOT NULL")
    return [row[0] for row in rows]


async def test_a_test_arrives_and_says_that_the_way_works(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    way = await way_of(host, ANNA)
    phones.faults.append(WayFailed("status-404"))
    with pytest.raises(WayFailed) as error:
        await host.people.way_calls.test(ANNA.id, way.id)
    assert error.value.fault == "status-404"
    assert (await now(host, way)).failures == 0
    assert (await host.people.way_calls.test(ANNA.id, way.id)).sent_at == clock().timestamp()
    assert [one.topic for one in phones.calls] == [TEST]
    for person, number in ((BOB, way.id), (ANNA, way.id + 1)):
        with pytest.raises(UnknownWay):
            await host.people.way_calls.test(person.id, number)


async def test_ways_are_their_persons_own(host: Host, clock: TestClock) -> None:
    service = host.people.ways
    way = await way_of(host, ANNA)
    changes: list[Callable[[], Any]] = [
        lambda: service.get(BOB.id, way.id),
        lambda: service.switch(BOB.id, way.id, on=False),
        lambda: service.wait(BOB.id, way.id, 3),
        lambda: service.remove(BOB.id, way.id),
    ]
    for change in changes:
        with pytest.raises(UnknownWay):
            await change()
    with pytest.raises(StalePrompt):
        await service.wait(ANNA.id, way.id, 5)
    assert await service.of(ANNA.id) == [way]
    assert await service.remove(ANNA.id, way.id) == way
    assert await service.of(ANNA.id) == []


async def test_the_same_address_is_one_way_and_there_are_ten_at_most(
    host: Host, clock: TestClock
) -> None:
    service = host.people.ways
    way = await service.add(ANNA.id, "webhook", URL, "one")
    clock.pass_seconds(5)
    again = await service.add(ANNA.id, "webhook", URL, "two")
    assert (again.id, again.secret) == (way.id, "two")
    for number in range(MOST - 1):
        await service.add(ANNA.id, "webhook", f"{URL}/{number}")
    with pytest.raises(TooManyWays):
        await service.add(ANNA.id, "webhook", f"{URL}/last")
    await service.add(BOB.id, "webhook", URL)


async def test_erasing_a_person_takes_their_ways(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    _, person = await in_turn(host, clock)
    await look(host, clock)
    await host.upkeep.privacy.erase(person.id)
    await settle(host)
    assert await host.people.ways.of(person.id) == []
    await look(host, clock, HOUR)
    assert phones.called.count(person.id) == 1
    left = await host._database.read(lambda db: ways.ways_due(db, 9e9, ["webhook"]))
    assert left == []
