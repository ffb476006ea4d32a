"""Ways that call once a day for all that is asked: when, for what, and once."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import pytest

from bot.host import Host
from bot.host.core.api import Person, StalePrompt, Table
from bot.host.people.hours import Hours, Schedule, Span, daily
from bot.host.people.way_calls import DIGEST, FIRST_DELAY, WayFailed
from bot.host.people.ways import Way
from bot.runtime.database_url import Address
from tests.host.absence.tables import HOUR, play, waited_for
from tests.host.absence.test_calling import asked
from tests.host.conftest import ANNA, BOB, CARL, Recorder, TestClock, open_host
from tests.host.test_ways import Phones, attach, killed_in_a_call, look, now, way_of
from tests.host.test_ways import phones as phones

DAY = 24 * HOUR


def at(hour: int, day: int = 1) -> float:
    return datetime(2026, 6, day, hour, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("hours", "hour", "start", "then"),
    [
        (Hours(), 8, at(7), at(8)),
        (Hours(), 8, at(8), at(8)),
        (Hours(), 8, at(9), at(8, 2)),
        (Hours(), 0, at(1), at(0, 2)),
        (Hours("Asia/Tokyo"), 8, at(22), at(23)),
        # Who wakes at 10 has the mail then, also of what is asked after 8.
        (Hours("UTC", 600, 1320), 8, at(9), at(10)),
        (Hours("UTC", 600, 1320), 23, at(12), at(10, 2)),
        (Hours("UTC", 600, 1320), 12, at(11), at(12)),
        # Awake past midnight.
        (Hours("UTC", 1080, 180), 1, at(20), at(1, 2)),
    ],
)
def test_the_call_of_a_day_is_at_its_hour_or_when_one_wakes(
    hours: Hours, hour: int, start: float, then: float
) -> None:
    assert daily(Schedule(hours), hour, start) == then


def test_a_vacation_puts_the_call_of_the_day_off() -> None:
    schedule = Schedule(Hours(), (Span(at(0), at(12, 3)),))
    assert daily(schedule, 8, at(7)) == at(12, 3)


async def mailed(host: Host, person: Person, hour: int | None = 8) -> Way:
    """Give a person a way that calls once a day."""
    way = await way_of(host, person, "mail", f"{person.name.lower()}@example.org")
    return await host.people.ways.daily(person.id, way.id, hour)


async def waiting(host: Host, clock: TestClock, tables: int) -> tuple[list[Table], Person]:
    """Return tables at which it has just become Anna's turn; all have a digest at 20."""
    found = [await asked(host, clock, BOB, CARL) for _ in range(tables)]
    for person in (ANNA, BOB, CARL):
        await mailed(host, person, 20)
    for table in found:
        await play(host, table)
        while await waited_for(host, table) != ANNA:
            await play(host, table)
    return found, ANNA


async def until(host: Host, clock: TestClock, hour: int) -> None:
    """Look every ten minutes until it is an hour of the day."""
    while clock().hour != hour:
        await look(host, clock, 600)


async def test_all_that_is_asked_is_one_call_at_the_hour(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    tables, person = await waiting(host, clock, 3)
    await look(host, clock)
    await until(host, clock, 19)
    assert phones.calls == []
    await until(host, clock, 21)
    (call,) = phones.calls
    assert (call.way.user_id, call.topic) == (person.id, DIGEST)
    assert {part.table_id for part in call.parts} == {table.id for table in tables}
    assert {part.topic for part in call.parts} == {"turn"}
    for _ in range(3):
        await look(host, clock, DAY)
    assert len(phones.calls) == 1


async def test_without_anything_new_there_is_no_call_and_with_it_all_is_listed(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    (first, second), person = await waiting(host, clock, 2)
    await until(host, clock, 21)
    assert len(phones.calls) == 1
    # At one table the turn comes round; at the other the question stays as it is.
    for _ in range(3):
        await play(host, first)
    assert await waited_for(host, first) == person
    await look(host, clock, DAY)
    await look(host, clock, DAY)
    (_, again) = [one for one in phones.calls if one.way.user_id == person.id]
    assert {part.table_id for part in again.parts} == {first.id, second.id}
    assert again.mark != phones.calls[0].mark


async def test_what_is_answered_before_the_hour_is_not_called_for(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    (table,), person = await waiting(host, clock, 1)
    await look(host, clock)
    await play(host, table)
    await until(host, clock, 21)
    assert person.id not in phones.called


async def test_a_digest_that_fails_is_the_same_at_the_next_try(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    (first, second), person = await waiting(host, clock, 2)
    phones.faults.append(WayFailed("mail-unreachable", ours=True))
    await until(host, clock, 20)
    await look(host, clock)
    assert phones.calls == [] and phones.faults == []
    (way,) = await host.people.ways.of(person.id)
    assert (way.fault, way.failures) == ("mail-unreachable", 0)
    await play(host, second)
    await look(host, clock, FIRST_DELAY + 1)
    (call,) = [one for one in phones.calls if one.way.user_id == person.id]
    assert [part.table_id for part in call.parts] == [first.id]
    assert (await now(host, call.way)).failing_since is None


async def test_a_digest_that_failed_is_not_tried_again_at_night(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    _, person = await waiting(host, clock, 1)
    await host.absence.availability.set_hours(person.id, Hours("UTC", 9 * 60, 21 * 60))
    failure = WayFailed("mail-unreachable", 2 * HOUR, ours=True)
    phones.faults.append(failure)
    await until(host, clock, 20)
    assert phones.faults == []
    await until(host, clock, 8)
    assert phones.calls == []
    await until(host, clock, 10)
    assert phones.called == [person.id]


async def test_a_kill_between_two_lines_makes_the_same_digest_again(
    path: Address, clock: TestClock, recorder: Recorder
) -> None:
    host = await open_host(path, clock, recorder)
    phones = attach(host)
    _, person = await waiting(host, clock, 2)
    phones.hanging[person.id] = asyncio.Event()
    clock.pass_seconds(DAY)
    await host.people.look()
    marks = await killed_in_a_call(host)
    second = await open_host(path, clock, recorder)
    phones = attach(second)
    await look(second, clock, 15)
    (call,) = phones.calls
    assert {call.mark} == marks and len(call.parts) == 2
    await look(second, clock, DAY)
    assert len(phones.calls) == 1
    await second.close()


async def test_who_wants_a_call_for_each_question_again_gets_them(
    host: Host, clock: TestClock, phones: Phones
) -> None:
    tables, person = await waiting(host, clock, 2)
    await look(host, clock)
    (way,) = await host.people.ways.of(person.id)
    await look(host, clock, HOUR)
    assert phones.calls == []
    await host.people.ways.daily(person.id, way.id, None)
    await look(host, clock)
    mine = [one for one in phones.calls if one.way.user_id == person.id]
    assert {one.table_id for one in mine} == {table.id for table in tables}
    assert len({one.mark for one in mine}) == 2


async def test_only_mails_come_once_a_day_and_only_at_hours(host: Host, clock: TestClock) -> None:
    ways = host.people.ways
    hook, mail = await way_of(host, ANNA), await way_of(host, ANNA, "mail", "a@example.org")
    for change in (
        lambda: ways.daily(ANNA.id, hook.id, 8),
        lambda: ways.daily(ANNA.id, mail.id, 24),
        lambda: ways.illustrate(ANNA.id, hook.id, picture=True),
    ):
        with pytest.raises(StalePrompt):
            await change()
    assert (await ways.daily(ANNA.id, mail.id, 0)).digest == 0
    assert (await ways.illustrate(ANNA.id, mail.id, picture=True)).picture == 1
