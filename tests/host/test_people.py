"""Private things of people: notes, avoid lists, and when they are asked for hours."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.host import Host
from bot.host.absence.vacations import BadHours
from bot.host.core.api import Person, UnknownTable
from bot.host.people.hours import Hours
from bot.host.people.preferences import Preferences
from bot.host.people.private import LONGEST_AVOID_LIST, NOTE_TEXT, AvoidsEnough, NoteTooLong
from bot.store.turns import ready
from tests.host.absence.tables import HOUR
from tests.host.conftest import ANNA, BOB, CARL, TestClock, fill_all, lobby, settle, started


async def test_a_note_is_for_one_person_at_one_table(host: Host) -> None:
    table, other = await started(host, BOB), await lobby(host, BOB)
    assert await host.people.notes.note(table.id, ANNA.id) == ""
    assert await host.people.notes.add_note(table.id, ANNA.id, "buy the harbor") == "buy the harbor"
    both = "buy the harbor\nship corn"
    assert await host.people.notes.add_note(table.id, ANNA.id, "ship corn ") == both
    assert await host.people.notes.note(table.id, ANNA.id) == both
    assert await host.people.notes.note(table.id, BOB.id) == ""
    assert await host.people.notes.note(other.id, ANNA.id) == ""
    assert await host.people.notes.set_note(table.id, ANNA.id, "") == ""
    assert await host.people.notes.note(table.id, ANNA.id) == ""


async def test_a_note_has_a_size_and_a_table(host: Host) -> None:
    table = await started(host, BOB)
    longest = "x" * NOTE_TEXT
    assert await host.people.notes.set_note(table.id, ANNA.id, longest) == longest
    for too_long in (
        host.people.notes.set_note(table.id, ANNA.id, longest + "y"),
        host.people.notes.add_note(table.id, ANNA.id, "y"),
    ):
        with pytest.raises(NoteTooLong) as caught:
            await too_long
        assert caught.value.args_ == {"most": 1500}
    assert await host.people.notes.note(table.id, ANNA.id) == longest
    with pytest.raises(UnknownTable):
        await host.people.notes.set_note(table.id + 1, ANNA.id, "nowhere")


async def test_a_person_avoids_so_many_and_may_always_forgive(host: Host) -> None:
    people = [Person(1000 + n, f"P{n:02}") for n in range(LONGEST_AVOID_LIST)]
    assert LONGEST_AVOID_LIST == 25
    for count, person in enumerate(people, 1):
        assert await host.people.avoid_lists.toggle_avoided(ANNA.id, person) == people[:count]
    with pytest.raises(AvoidsEnough) as caught:
        await host.people.avoid_lists.toggle_avoided(ANNA.id, BOB)
    assert caught.value.args_ == {"most": 25}
    assert (
        await host.people.avoid_lists.toggle_avoided(ANNA.id, people[3]) == people[:3] + people[4:]
    )
    assert BOB in await host.people.avoid_lists.toggle_avoided(ANNA.id, BOB)
    assert await host.people.avoid_lists.avoided(BOB.id) == []


async def test_a_person_is_asked_for_their_hours_twice_at_most(host: Host) -> None:
    assert [await host.absence.availability.may_ask_hours(ANNA.id) for _ in range(3)] == [
        True,
        True,
        False,
    ]
    await host.absence.availability.set_hours(BOB.id, Hours("UTC", 0, 0))
    assert not await host.absence.availability.may_ask_hours(BOB.id), "they have told us"


async def test_who_was_asked_once_is_reminded_after_a_day_at_a_table(
    host: Host, clock: TestClock
) -> None:
    table = await started(host, BOB, CARL)
    remind = host.absence.availability.may_remind_of_hours
    assert await host.absence.availability.may_ask_hours(ANNA.id)
    clock.pass_seconds(24 * HOUR - 1)
    assert not await remind(ANNA.id, table.id)
    clock.pass_seconds(1)
    assert not await remind(BOB.id, table.id), "Bob was never asked"
    assert await remind(ANNA.id, table.id)
    assert not await remind(ANNA.id, table.id), "once"
    assert await host.absence.availability.may_ask_hours(CARL.id)
    await host.absence.availability.set_hours(CARL.id, Hours("UTC", 0, 0))
    assert not await remind(CARL.id, table.id), "they have told us"


async def test_nobody_is_reminded_where_they_do_not_play(host: Host, clock: TestClock) -> None:
    table, other = await started(host, BOB), await lobby(host, BOB, owner=CARL)
    await host.lobby.start(other.id, CARL.id)
    await host.absence.availability.may_ask_hours(ANNA.id)
    clock.pass_seconds(48 * HOUR)
    assert not await host.absence.availability.may_remind_of_hours(ANNA.id, other.id)
    await fill_all(host, table)
    await settle(host)
    assert await host.absence.availability.may_remind_of_hours(ANNA.id, table.id)


async def test_a_day_begins_at_midnight_of_whoever_says_so(host: Host) -> None:
    utc = datetime(2026, 11, 24, tzinfo=UTC).timestamp()
    assert await host.absence.availability.midnight(ANNA.id, 2026, 11, 24) == utc
    await host.absence.availability.set_hours(ANNA.id, Hours("Europe/Berlin", 8 * 60, 22 * 60))
    assert await host.absence.availability.midnight(ANNA.id, 2026, 11, 24) == utc - HOUR
    with pytest.raises(ValueError, match="day"):
        await host.absence.availability.midnight(ANNA.id, 2026, 2, 30)


async def test_eight_hours_awake_are_enough(host: Host, clock: TestClock) -> None:
    await host.absence.availability.set_hours(ANNA.id, Hours("UTC", 8 * 60, 16 * 60))
    assert await host.absence.availability.hours(ANNA.id) == Hours("UTC", 8 * 60, 16 * 60)
    assert host.absence.availability.now == clock()
    with pytest.raises(BadHours):
        await host.absence.availability.set_hours(ANNA.id, Hours("UTC", 8 * 60, 16 * 60 - 1))


async def test_settings_are_told_of_everybody_who_is_asked_about(host: Host) -> None:
    chosen = Preferences("de", "dark", "none", True)
    assert await host.people.preferences.keep(
        ANNA.id, language="de", palette="dark"
    ) == Preferences("de", "dark")
    assert await host.people.preferences.keep(ANNA.id, pings="none", heads_up=True) == chosen
    assert await host.people.preferences.of([ANNA.id, BOB.id]) == {
        ANNA.id: chosen,
        BOB.id: Preferences(),
    }
    assert await host.people.preferences.get(BOB.id) == Preferences()
    assert (await host.people.preferences.keep(ANNA.id, heads_up=False)).heads_up is False


async def test_who_is_awake_may_be_notified(host: Host) -> None:
    """At noon everybody is awake."""
    await host.absence.availability.set_hours(ANNA.id, Hours("UTC", 14 * 60, 23 * 60))
    await host.people.preferences.keep(CARL.id, pings="none")
    people = [ANNA.id, BOB.id, CARL.id]
    assert await host.posting.calls.awake(people) == frozenset({BOB.id})


async def test_a_person_was_there_when_they_were_last_seen(host: Host, clock: TestClock) -> None:
    """At most once a minute is stored, nothing outside of a server, and each server for itself."""

    async def seen(guild_id: int, user_id: int = BOB.id) -> float | None:
        return await host._database.read(lambda db: ready.seen(db, guild_id, user_id))

    start = clock().timestamp()
    await host.lobby.presence.see(0, BOB.id)
    await host.lobby.presence.see(7, BOB.id)
    assert (await seen(0), await seen(7), await seen(8)) == (None, start, None)
    clock.pass_seconds(59)
    await host.lobby.presence.see(7, BOB.id)
    await host.lobby.presence.see(8, BOB.id)
    assert (await seen(7), await seen(8)) == (start, start + 59)
    clock.pass_seconds(1)
    await host.lobby.presence.see(7, BOB.id)
    assert await seen(7) == start + 60


async def test_who_was_seen_a_moment_ago_is_not_stored_again_for_others_in_between(
    host: Host, clock: TestClock
) -> None:
    start = clock().timestamp()
    for person in (BOB, CARL, BOB):
        await host.lobby.presence.see(7, person.id)
        clock.pass_seconds(20)
    assert await host._database.read(lambda db: ready.seen(db, 7, BOB.id)) == start


async def test_that_somebody_was_seen_and_is_not_stored_harms_nobody(
    host: Host, clock: TestClock
) -> None:
    await host._database.write(lambda db: db.execute("ALTER TABLE seen RENAME TO unseen"))
    await host.lobby.presence.see(7, BOB.id)
    await host._database.write(lambda db: db.execute("ALTER TABLE unseen RENAME TO seen"))
    await host.lobby.presence.see(7, BOB.id)
    stored = await host._database.read(lambda db: ready.seen(db, 7, BOB.id))
    assert stored == clock().timestamp(), "the next time counts at once"
