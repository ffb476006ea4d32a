"""Two hosts on one database: each changes what is its own, and hears of what concerns it."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import psycopg
import pytest

from bot.host.core.api import HostError, PackageFailed, Person, Table
from bot.host.core.cluster.api import OtherShard
from bot.host.core.processes.waking import WAKE
from bot.host.core.registry import FailingGame
from bot.host.leagues.api import Member
from bot.host.people.hours import Hours
from bot.runtime.database_url import DatabaseUrl
from bot.store import Connection
from bot.store.turns import clocks
from tests.host.conftest import ANNA, BOB, CARL, DORA, EVE, TestClock, fill_all
from tests.host.leagues.playing import ORGANISER, SETTINGS
from tests.host.sharing import SOON, Sharing, cluster_of, sharing, until
from tests.postgresql import Server as PostgreSQLServer

FRED = Person(3005, "Fred")
SIX = (ANNA, BOB, CARL, DORA, EVE, FRED)


@pytest.fixture
async def both(database: DatabaseUrl, clock: TestClock) -> AsyncIterator[tuple[Sharing, Sharing]]:
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(sharing(database, clock, 0))
        other = await stack.enter_async_context(sharing(database, clock, 1))
        yield one, other


async def names(one: Sharing, table: Table) -> list[str]:
    return sorted(chair.name for chair in (await one.host.tables.get(table.id)).chairs)


async def deaf(one: Sharing) -> None:
    """Make a host receive no more messages of others."""
    await cluster_of(one.host).messages.close()


async def test_six_join_through_both_and_no_chair_is_lost_nor_a_post_told_twice(
    both: tuple[Sharing, Sharing],
) -> None:
    tables = [await one.lobby(person) for one, person in zip(both, (ANNA, BOB), strict=True)]
    refused: Counter[int] = Counter()

    async def join(one: Sharing, table: Table, person: Person) -> None:
        try:
            await one.host.lobby.join(table.id, person)
        except OtherShard as error:
            refused[one.shard] += 1
            assert error.shard == tables.index(table) != one.shard

    waves = [(tables[0], (BOB, CARL, DORA)), (tables[1], (ANNA, EVE, FRED))]
    await asyncio.gather(
        *(join(one, table, person) for table, wave in waves for person in wave for one in both)
    )
    assert refused == {0: 3, 1: 3}, "each host refused the table of the other"
    for one, table in zip(both, tables, strict=True):
        owner = (await one.host.tables.get(table.id)).owner_id
        await one.host.lobby.start(table.id, owner)
    assert await names(both[1], tables[0]) == ["Anna", "Bob", "Carl", "Dora"]
    assert await names(both[0], tables[1]) == ["Anna", "Bob", "Eve", "Fred"]
    for one, table in zip(both, tables, strict=True):
        await fill_all(one.host, await one.host.tables.get(table.id))
    await asyncio.gather(*(one.settled() for one in both))
    await asyncio.gather(*(one.host.drain(asyncio.sleep(0)) for one in both))
    for one, table in zip(both, tables, strict=True):
        assert {post.table.id for post in one.posts.posts} == {table.id}
        keys = [post.key for post in one.posts.posts]
        assert len(keys) == len(set(keys)) >= 2
        assert (await one.host.tables.get(table.id)).version == 4


async def test_every_change_of_what_others_have_is_refused_and_changes_nothing(
    both: tuple[Sharing, Sharing],
) -> None:
    one, other = both
    table, lobby = await one.started(ANNA, BOB), await one.lobby(CARL)
    season = await one.host.leagues.founding.found(
        ORGANISER, "Toys", SETTINGS, guild_id=one.guild_id, channel_id=20, role_id=None,
        language="en",
    )  # fmt: skip
    await one.host.absence.availability.set_hours(ANNA.id, Hours("UTC", 0, 0))
    proposal = await one.host.proposals.propose(table.id, ANNA.id, "abandon")
    order = await one.host.automation.orders.arm(
        table.id, BOB.id, "eat", "eat", ("left",), "always"
    )
    await one.settled()
    host, member = other.host, Member("Anna", frozenset())
    before = await one.host.tables.get(table.id), await one.host.tables.get(lobby.id)
    attempts = [
        host.tables.play(table.id, ANNA.id, "fill left"),
        host.tables.takeback(table.id, ANNA.id),
        host.tables.abandon(table.id, ANNA.id),
        host.tables.set_post(table.id, 1),
        host.cluster.check(table.id),
        host.lobby.join(lobby.id, DORA),
        host.lobby.leave(lobby.id, CARL.id),
        host.lobby.add_bot(lobby.id, CARL.id),
        host.lobby.start(lobby.id, CARL.id),
        host.lobby.set_card(lobby.id, 5),
        host.lobby.new(
            DORA, "toy", guild_id=one.guild_id, channel_id=1, where="here", language="en"
        ),
        host.lobby.closing.close(lobby.id, DORA),
        host.lobby.invitations.invite(lobby.id, CARL.id, DORA),
        host.lobby.invitations.called(lobby.id, DORA.id),
        host.people.guests.watch(table.id, DORA),
        host.absence.pause(table.id),
        host.absence.leave(table.id, ANNA.id),
        host.proposals.propose(table.id, BOB.id, "abandon"),
        host.proposals.vote(proposal.id, BOB.id, True),
        host.proposals.withdraw(proposal.id, ANNA.id),
        host.automation.orders.arm(table.id, ANNA.id, "eat", "eat", ("left",), "always"),
        host.automation.orders.cancel(order.id, BOB.id),
        host.posting.outbox.retire(table.id, 20, 1),
        host.posting.outbox.ask_again(table.id, 1),
        host.fairness.add_salt(lobby.id, CARL.id, "salt"),
        host.servers.places.lose_thread(table.id, 1),
        host.servers.places.lose_channel(before[0]),
        host.servers.places.hinder(before[0], 20, "gone"),
        host.servers.settings.change(one.guild_id, ANNA.id, lambda now: now),
        host.servers.audit.choose(one.guild_id, ANNA.id, 20),
        host.servers.audit.store(one.guild_id, ANNA.id, "file"),
        host.leagues.signups.sign(season.id, ANNA, member),
        host.leagues.signups.withdraw(season.id, ANNA.id),
        host.leagues.founding.close(season.id, ORGANISER, "no more"),
        host.leagues.founding.found(
            ORGANISER, "More", SETTINGS, guild_id=one.guild_id, channel_id=20, role_id=None,
            language="en",
        ),
        host.leagues.divisions.publish(season.id, ORGANISER),
    ]  # fmt: skip
    for number, attempt in enumerate(attempts):
        with pytest.raises(OtherShard) as caught:
            await attempt
        assert caught.value.shard == 0, number
    assert before == (await one.host.tables.get(table.id), await one.host.tables.get(lobby.id))
    assert await one.host.leagues.signups.entry(season.id, ANNA.id) is None
    assert (await one.host.proposals.get(proposal.id)).outcome is None
    assert len(await one.host.automation.orders.armed(table.id, BOB.id)) == 1


async def test_a_table_of_the_other_is_seen_as_it_is_and_not_kept(
    both: tuple[Sharing, Sharing],
) -> None:
    one, other = both
    table = await one.started(ANNA, BOB)
    for version, text in enumerate(("fill left", "fill right")):
        seen = await other.host.tables.position(table.id)
        assert seen.version == version
        await one.host.tables.play(table.id, ANNA.id, text)
    assert (await other.host.tables.position(table.id, 1)).version == 1
    seen = await other.host.tables.position(table.id)
    assert seen.view(None)["filled"][seat_of(table, ANNA)] == 2
    assert [entry.text for entry in await other.host.tables.log(table.id)] == [
        "fill left", "fill right",
    ]  # fmt: skip
    assert [one.version async for one in other.host.tables.phases(table.id)] == [0]
    here, waiting = await other.host.tables.around(None, BOB.id)
    assert [one.id for one in waiting] == [table.id] and not here
    other.host._registry.keep(await other.host._registry.present(table.id))
    assert not other.host._registry.tables_kept()
    assert table.id in one.host._registry.tables_kept()


async def on_vacation(one: Sharing, clock: TestClock, person: Person) -> None:
    await one.host.absence.availability.plan(
        person.id, person.name, clock().timestamp(), 5, bot=True
    )


async def played_for(one: Sharing, clock: TestClock) -> tuple[Table, int]:
    """Return a table kept by its host while a house bot plays for Anna there, and her seat."""
    table = await clocked_table(one)
    await on_vacation(one, clock, ANNA)
    await one.host.tick()
    await one.settled()
    seat = seat_of(table, ANNA)
    assert (await one.host.tables.position(table.id)).table.chairs[seat].mover == "first"
    return table, seat


async def test_what_keeps_a_table_of_the_other_is_not_kept(both: tuple[Sharing, Sharing]) -> None:
    """The host would not hear of its end, so that it would be there for good."""
    one, other = both
    table, gone = await other.started(ANNA, BOB), "gone"
    await other.host.servers.places.hinder(table, table.place_id, gone)
    assert await one.host.servers.places.is_gone(table.id)
    assert await other.host.servers.places.lacks(table.place_id) == {gone}
    assert await one.host.servers.places.lacks(table.place_id) == set()
    await one.host.servers.places.free(table.place_id)
    assert await one.host.servers.places.is_gone(table.id), (
        "it is its owner's to tell that it is over"
    )
    await other.host.servers.places.free(table.place_id)
    assert not await one.host.servers.places.is_gone(table.id)


async def test_a_vacation_reaches_the_table_of_the_other_at_once(
    both: tuple[Sharing, Sharing], clock: TestClock
) -> None:
    one, other = both
    table, seat = await played_for(one, clock)
    # Kept with its house bot, and now the other one lets her come back.
    await other.host.absence.availability.end_vacation(ANNA.id, ANNA.name)

    async def has_come() -> bool:
        return (await one.host.tables.position(table.id)).table.chairs[seat].mover is None

    async def is_told() -> bool:
        told = [post.notice.topic for post in one.posts.posts if post.notice is not None]
        return "absence-vacation-over" in told

    await until(has_come)
    await until(is_told)
    assert not other.posts.posts


async def test_a_vacation_of_which_nobody_told_is_found_by_the_next_sweep(
    both: tuple[Sharing, Sharing], clock: TestClock
) -> None:
    one, other = both
    table, seat = await played_for(one, clock)
    await deaf(one)
    await other.host.absence.availability.end_vacation(ANNA.id, ANNA.name)
    await other.settled()
    assert (await one.host.tables.position(table.id)).table.chairs[seat].mover == "first"
    # A post would read the table, too.
    one.host.posting.outbox.publisher = None
    await one.host.resume()
    await one.settled()
    assert (await one.host.tables.position(table.id)).table.chairs[seat].mover is None
    one.host.posting.outbox.publisher = one.posts
    await one.settled()
    told = [post.notice.topic for post in one.posts.posts if post.notice is not None]
    assert told.count("absence-vacation-over") == 1


async def test_somebody_erased_through_one_is_nowhere_at_the_other(
    both: tuple[Sharing, Sharing],
) -> None:
    one, other = both
    table, lobby = await clocked_table(one), await one.lobby(ANNA, BOB)
    await one.settled()
    one.posts.posts.clear()
    await other.host.upkeep.privacy.erase(ANNA.id, ANNA.name)
    assert await names(one, lobby) == ["Bob"]
    now = await one.host.tables.get(lobby.id)
    assert (now.status, now.owner_id) == ("lobby", BOB.id), "it is left as by anybody"

    async def is_gone() -> bool:
        position = await one.host.tables.position(table.id)
        return ANNA.name not in {chair.name for chair in position.table.chairs}

    await until(is_gone)
    assert await one.host.tables.around(None, ANNA.id) == ([], [])
    await one.host.resume()
    await one.settled()
    position = await one.host.tables.position(table.id)
    assert sum(chair.mover == "first" for chair in position.table.chairs) == 1
    shown = repr([(post.table, post.notice, post.position) for post in one.posts.posts])
    assert one.posts.posts and ANNA.name not in shown
    assert ANNA.name not in repr(one.host._registry.tables_kept())
    assert not other.posts.posts


async def test_a_move_with_somebody_who_was_erased_meanwhile_fails(
    both: tuple[Sharing, Sharing],
) -> None:
    """The owner keeps who sat there before, and nobody tells it."""
    one, other = both
    table = await one.started(ANNA, BOB)
    await one.settled()
    await deaf(one)
    await other.host.upkeep.privacy.erase(ANNA.id, ANNA.name)
    with pytest.raises(HostError) as caught:
        await one.host.tables.play(table.id, ANNA.id, "fill left")
    assert caught.value.code == "stale-prompt"
    assert not any((await one.host.upkeep.privacy.stored(ANNA.id)).values())
    await one.host.tables.play(table.id, BOB.id, "fill left")


async def test_a_lobby_is_not_filled_again_with_who_was_erased_meanwhile(
    both: tuple[Sharing, Sharing],
) -> None:
    one, other = both
    lobby = await one.lobby(BOB, ANNA)
    stored = await one.host._registry.stored(lobby.id)
    await other.host.upkeep.privacy.erase(ANNA.id, ANNA.name)
    again = one.host.lobby._departure(stored, stored.seats)
    async with one.host._registry.lock(lobby.id):
        with pytest.raises(HostError):
            await one.host.lobby._reseat(stored, stored.seats)
        with pytest.raises(HostError):
            await one.host.lobby._carry_on(stored, again)
    assert await names(one, lobby) == ["Bob"]


async def test_who_writes_at_the_same_time_is_run_again(both: tuple[Sharing, Sharing]) -> None:
    """Hours are entered through one host while the other plays: rows of the same clocks."""
    one, other = both
    table = await clocked_table(one)
    zones = ("Europe/Berlin", "Asia/Tokyo", "America/Lima", "UTC") * 3

    async def enter() -> None:
        for zone in zones:
            await other.host.absence.availability.set_hours(ANNA.id, Hours(zone, 0, 0))

    async def play() -> None:
        for _ in range(5):
            position = await one.host.tables.position(table.id)
            if not position.decisions:
                break
            decision = position.decisions[0]
            user_id = position.table.chairs[decision.seat].user_id
            assert user_id is not None
            await one.host.tables.play(table.id, user_id, decision.moves[0])

    await asyncio.gather(enter(), play())
    await one.settled()
    assert (await one.host.absence.availability.hours(ANNA.id)) == Hours("UTC", 0, 0)
    assert (await other.host.tables.position(table.id)) == (
        await one.host.tables.position(table.id)
    )


async def test_of_two_that_read_what_the_other_writes_one_is_run_again(
    both: tuple[Sharing, Sharing],
) -> None:
    one, other = both
    for person in (ANNA, BOB):
        await one.host.absence.availability.set_hours(person.id, Hours("UTC", 0, 0))
    has_read, has_written = threading.Event(), threading.Event()
    seen: list[str] = []

    def copy(db: Connection) -> None:
        """Copy Anna's hours to Bob."""
        row = clocks.hours(db, ANNA.id)
        assert row is not None
        seen.append(row.zone)
        has_read.set()
        assert has_written.wait(SOON)
        clocks.save_hours(db, BOB.id, row)

    def move_away(db: Connection) -> None:
        row = clocks.hours(db, BOB.id)
        assert row is not None
        clocks.save_hours(db, ANNA.id, row._replace(zone="Asia/Tokyo"))

    copying = asyncio.ensure_future(one.host._database.write(copy))
    assert await asyncio.to_thread(has_read.wait, SOON)
    await other.host._database.write(move_away)
    has_written.set()
    await copying
    assert seen == ["UTC", "Asia/Tokyo"]
    assert await other.host.absence.availability.hours(BOB.id) == Hours("Asia/Tokyo", 0, 0)


async def test_who_loses_the_session_forgets_all_positions_whatever_became_of_the_commit(
    both: tuple[Sharing, Sharing], postgres_server: PostgreSQLServer
) -> None:
    one, _ = both
    table, another = await one.started(ANNA, BOB), await one.started(CARL, DORA)
    await one.settled()
    writer = one.host._database._writer._session  # type: ignore[attr-defined]
    commit, pid = writer.commit, writer.raw.info.backend_pid

    def committed_and_lost() -> None:
        commit()
        postgres_server.execute(f"SELECT pg_terminate_backend({pid})")
        # The server says so a moment later, as it does to whoever waits for the answer.
        until = time.monotonic() + SOON
        while not writer.is_lost and time.monotonic() < until:
            time.sleep(0.01)
        raise psycopg.OperationalError("the server closed the connection unexpectedly")

    writer.commit = committed_and_lost
    with pytest.raises(Exception, match=r"cannot be reached|closed"):
        await one.host.tables.play(table.id, ANNA.id, "fill left")
    position = await one.host.tables.position(table.id)
    assert position.version == 1, "it was stored all the same"
    assert another.id not in one.host._registry.tables_kept()
    await one.host.tables.play(table.id, ANNA.id, "fill left")


async def test_a_link_that_is_revoked_through_one_is_looked_at_anew_by_the_other(
    both: tuple[Sharing, Sharing],
) -> None:
    one, other = both
    table = await one.started(ANNA, BOB)
    token = await one.host.links.token(table.id, ANNA.id)
    assert (await other.host.links.opened(token)) is not None
    before = one.host.links.revoked
    assert await other.host.links.revoke(ANNA.id) == 1

    async def is_known() -> bool:
        return one.host.links.revoked > before

    await until(is_known)
    assert await one.host.links.opened(token) is None


async def test_a_browser_that_plays_is_known_and_ended_in_every_process(
    both: tuple[Sharing, Sharing],
) -> None:
    one, other = both
    table = await one.started(ANNA, BOB)
    await one.host.links.token(table.id, ANNA.id)
    code = await other.host.pairings.code(ANNA, table.id)
    new = await one.host.pairings.pair(code, "Firefox on Linux")
    assert new is not None and await other.host.pairings.pair(code, "x") is None
    assert (await other.host.pairings.person(new.secret)) is not None
    before = one.host.links.revoked
    assert await other.host.pairings.revoke(ANNA.id) == 1

    async def is_known() -> bool:
        return one.host.links.revoked > before

    await until(is_known)
    assert await one.host.pairings.person(new.secret) is None


async def test_a_message_about_any_table_does_no_harm(both: tuple[Sharing, Sharing]) -> None:
    one, other = both
    table = await one.started(ANNA, BOB)
    for payload in ("0", "999999", str(table.id)):
        await cluster_of(other.host).messages.notify(WAKE, payload)
    await one.settled()
    await other.settled()
    assert (await one.host.tables.position(table.id)).version == 0


def seat_of(table: Table, person: Person) -> int:
    chair = table.chair_of(person.id)
    assert chair is not None and chair.seat is not None
    return chair.seat


async def clocked_table(one: Sharing) -> Table:
    """Start a table with clocks at which everybody has filled their bowl."""
    table = await one.lobby(ANNA, BOB, CARL)
    await one.host.absence.set_pace(table.id, ANNA.id, "standard", "vote")
    table = await one.host.lobby.start(table.id, ANNA.id)
    await fill_all(one.host, table)
    await one.settled()
    return await one.host.tables.get(table.id)


async def test_a_game_that_fails_for_a_reader_is_one_incident_until_the_table_goes_on(
    both: tuple[Sharing, Sharing],
) -> None:
    one, other = both
    table = await one.started(ANNA, BOB)
    failed = PackageFailed("boardgames-toy", "gave no answer")
    numbers = {await other.host.core.incidents.record(failed, "page", table.id) for _ in range(2)}
    assert len(numbers) == 1
    with pytest.raises(FailingGame):
        await other.host.tables.position(table.id)
    assert (await one.host.tables.position(table.id)).table.paused_at is None
    await one.host.tables.play(table.id, ANNA.id, "fill left")
    assert (await other.host.tables.position(table.id)).version == 1
