"""A person asks to be forgotten in the midst of everything; the others play on."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from bot.host import Host
from bot.host.core.api import Notice, Person, Table
from bot.host.core.moves.announcing import announce
from bot.host.leagues.api import Member
from bot.host.leagues.pairing.drafting import pair_here
from bot.host.people.hours import Hours
from bot.leagues.pairing import Pairing, Request
from bot.locales.markdown import mention
from bot.operations.replay import first_difference, read
from bot.runtime.database_url import Address
from bot.store import Connection
from bot.store.tables import games
from bot.store.upkeep import erasing
from tests.host.conftest import BOB, CARL, Recorder, TestClock, open_host, settle
from tests.host.leagues.playing import (
    DAY,
    SETTINGS,
    LeagueServer,
    attach,
    found,
    go_to,
    look,
    people,
    play_all,
    sign_up,
)
from tests.host.toy import TOYS
from tests.store.upkeep.planting import traces

ANNA = Person(830412345678901234, "Änne Zork")
GONE = [ANNA.name]


async def opened(host: Host, *seated: Person, language: str = "en", start: bool = True) -> Table:
    table = await host.lobby.new(
        seated[0], "toy", guild_id=1, channel_id=2, where="here", language=language, manages=True
    )
    for person in seated[1:]:
        await host.lobby.join(table.id, person)
    await host.lobby.set_rated(table.id, seated[0].id, True)
    for person in seated:
        await host.fairness.add_salt(table.id, person.id, f"by {person.name}")
    if start:
        for person in seated:
            await host.lobby.presence.see(1, person.id)
        table = await host.lobby.start(table.id, seated[0].id)
    return table


async def play_out(host: Host, table_id: int) -> None:
    await settle(host)
    while decisions := (await host.tables.position(table_id)).decisions:
        position = await host.tables.position(table_id)
        decision = next((d for d in decisions if position.table.chairs[d.seat].mover is None), None)
        if decision is not None:
            user_id = position.table.chairs[decision.seat].user_id or 0
            await host.tables.play(table_id, user_id, decision.moves[0])
        await settle(host)


def bytes_of(path: Address) -> list[str]:
    return traces(path, ANNA.id, GONE)


async def test_all_of_a_person_goes_and_every_table_goes_on(
    host: Host, path: Address, recorder: Recorder
) -> None:
    over = await opened(host, BOB, ANNA, language="de")
    await play_out(host, over.id)
    running = await opened(host, ANNA, BOB, CARL)
    lobby = await opened(host, ANNA, BOB, start=False)
    alone = await opened(host, ANNA, start=False)
    await host.people.notes.add_note(running.id, BOB.id, f"never trust {ANNA.name} (<@{ANNA.id}>)")
    await host.people.notes.add_note(running.id, ANNA.id, "mine")
    await host.people.avoid_lists.toggle_avoided(CARL.id, ANNA)
    await host.people.avoid_lists.toggle_avoided(ANNA.id, CARL)
    await host.absence.availability.set_hours(ANNA.id, Hours("UTC", 0, 0))
    proposal = await host.proposals.propose(running.id, ANNA.id, "end")
    await host.proposals.vote(proposal.id, BOB.id, True)
    await settle(host)
    exported = json.loads(await host.upkeep.privacy.export(ANNA.id))
    assert bytes_of(path)

    found = await host.upkeep.privacy.erase(ANNA.id)
    assert found.wiped
    assert bytes_of(path) == []
    assert not await host._database.read(lambda db: erasing.knows(db, ANNA.id))
    assert sum(len(rows) for rows in exported["data"].values())
    # What others keep to themselves is none of hers.
    assert len(exported["data"]["avoided"]["avoided"]) == 1
    assert [row["text"] for row in exported["data"]["notes"]["note"]] == ["mine"]
    assert "Carl" not in json.dumps(exported) and str(BOB.id) not in json.dumps(exported["data"])
    # What a running game is dealt from would tell its owner what is hidden.
    assert [row for row in exported["data"]["tables"]["game"] if "seed" in row] == []
    assert set(found.lobbies) == {lobby.id, alone.id}

    position = await host.tables.position(running.id)
    chair = next(one for one in position.table.chairs if (one.user_id or 0) < 0)
    assert chair.name == f"Player {(chair.seat or 0) + 1}" and chair.caretaker == "first"
    assert position.table.owner_id == BOB.id
    left = await host.tables.get(lobby.id)
    assert [one.user_id for one in left.chairs] == [BOB.id] and left.owner_id == BOB.id
    assert (await host.tables.get(alone.id)).status == "abandoned"
    await play_out(host, running.id)
    assert (await host.tables.get(running.id)).status == "over"
    for table in (over, running):
        _, checked = await host.fairness.certificate(table.id, "1")
        assert not checked.faults and "erased" in {one.code for one in checked.findings}
        assert first_difference(await read(path, table.id), TOYS) is None
    await settle(host)
    names = {one.name for one in (await host.tables.get(over.id)).chairs}
    assert BOB.name in names and names & {"Spieler 1", "Spieler 2"}
    assert bytes_of(path) == []


async def test_a_move_under_way_is_finished_first_and_forgotten_too(
    host: Host, path: Address
) -> None:
    table = await opened(host, ANNA, BOB)
    position = await host.tables.position(table.id)
    mine = next(d for d in position.decisions if table.chairs[d.seat].user_id == ANNA.id)
    moves = [host.tables.play(table.id, ANNA.id, mine.moves[0]) for _ in range(3)]
    results = await asyncio.gather(
        *moves, host.upkeep.privacy.erase(ANNA.id), return_exceptions=True
    )
    assert not isinstance(results[-1], BaseException)
    await settle(host)
    assert bytes_of(path) == []
    assert first_difference(await read(path, table.id), TOYS) is None


async def test_once_more_changes_nothing_and_who_comes_back_is_new(
    host: Host, path: Address
) -> None:
    table = await opened(host, ANNA, BOB, CARL)
    await host.upkeep.privacy.erase(ANNA.id)
    await settle(host)
    before = await host.tables.get(table.id)
    assert (await host.upkeep.privacy.erase(ANNA.id)).tables == 0
    assert await host.tables.get(table.id) == before
    known = await host._database.read(erasing.entries)
    digests = erasing.digests_in_file(path) if isinstance(path, Path) else set()
    assert len(known | digests) == 1
    await settle(host)
    seat = next(chair.seat for chair in before.chairs if chair.caretaker)
    back = await host.absence.take(table.id, seat or 0, ANNA)
    assert ANNA.id in {chair.user_id for chair in back.chairs}


async def test_the_file_is_rewritten_once_a_minute_at_most(
    host: Host, path: Address, clock: TestClock
) -> None:
    await host.absence.availability.set_hours(BOB.id, Hours("UTC", 0, 0))
    await host.absence.availability.set_hours(ANNA.id, Hours("UTC", 0, 0))
    assert (await host.upkeep.privacy.erase(BOB.id)).wiped
    assert not (await host.upkeep.privacy.erase(ANNA.id)).wiped
    await host.resume()
    assert not await host._database.read(erasing.is_wiped)
    clock.pass_seconds(60)
    await host.resume()
    assert await host._database.read(erasing.is_wiped)
    assert bytes_of(path) == []


async def test_a_post_under_way_leaves_nothing_either(
    host: Host, path: Address, clock: TestClock
) -> None:
    table = await opened(host, BOB, ANNA)
    await host.upkeep.privacy.erase(ANNA.id)
    await settle(host)

    def told(connection: Connection) -> None:
        (post,) = connection.execute("SELECT max(id) FROM outbox").fetchone()
        connection.execute(
            "INSERT INTO call_line (message_id, place_id, game_id, post, user_id)"
            " VALUES (1, 2, ?, ?, ?)",
            (table.id, post, ANNA.id),
        )

    await host._database.write(told)
    clock.pass_seconds(60)
    await host.resume()
    assert bytes_of(path) == []
    await host.absence.availability.set_hours(ANNA.id, Hours("UTC", 0, 0))
    await host._database.write(told)
    await host.resume()
    # Somebody who came back is not erased once more.
    assert await host.absence.availability.hours(ANNA.id) is not None


async def test_killed_in_between_the_next_start_finishes(
    path: Address, clock: TestClock, recorder: Recorder
) -> None:
    host = await open_host(path, clock, recorder)
    table = await opened(host, ANNA, BOB, CARL)
    await settle(host)
    await host._database.write(lambda db: erasing.erase(db, ANNA.id, 1.0))
    await host.close()
    after = await open_host(path, clock, recorder)
    await after.resume()
    await settle(after)
    assert bytes_of(path) == []
    chairs = (await after.tables.get(table.id)).chairs
    assert [chair.caretaker for chair in chairs if (chair.user_id or 0) < 0] == ["first"]
    await after.close()


async def test_ratings_of_the_others_come_out_the_same(host: Host, path: Address) -> None:
    for seated in ((BOB, ANNA, CARL), (ANNA, BOB), (CARL, ANNA)):
        table = await opened(host, *seated)
        await play_out(host, table.id)
    before = {one.person: one.rating for one in await host.ratings.of_server(1)}
    assert ANNA.id in before
    await host.upkeep.privacy.erase(ANNA.id)
    after = {one.person: one.rating for one in await host.ratings.of_server(1)}
    assert [after[one.id] for one in (BOB, CARL)] == [before[one.id] for one in (BOB, CARL)]
    assert await host.ratings.recompute() == {1: True}
    assert {n.name for n in await host.ratings.of_server(1)} >= {BOB.name, CARL.name}
    assert bytes_of(path) == []


EVERYBODY = [*people(7), ANNA]


@pytest.mark.parametrize("over", [False, True])
async def test_a_season_goes_on_and_its_places_stay(
    host: Host, clock: TestClock, path: Address, over: bool
) -> None:
    attach(host, LeagueServer())
    season = await found(host)
    await sign_up(host, season, EVERYBODY)
    await go_to(host, clock, season.starts_at.timestamp() + DAY)
    if over:
        await play_all(host)
        await look(host)
    before = (await host.leagues.results.of(season.id)).divisions
    assert await host.leagues.organising.why.record(season.id, ANNA.id) is not None
    await host.upkeep.privacy.erase(ANNA.id)
    await look(host)
    results = await host.leagues.results.of(season.id)
    stand_in = next(one for one in results.names if one < 0)
    assert results.names[stand_in] == "Player 8"
    # Whoever is out of a season that goes on stands below all who play on.
    told = {
        d: [
            (r.person, r.points)
            for r in sorted(rows, key=lambda row: not over and row.person == ANNA.id)
        ]
        for d, rows in before.items()
    }
    shown = {
        d: [(ANNA.id if r.person == stand_in else r.person, r.points) for r in rows]
        for d, rows in results.divisions.items()
    }
    assert shown == told
    if not over:
        await play_all(host)
        await look(host)
        fixtures = (await host.leagues.results.of(season.id)).fixtures
        assert all(one.result for one in fixtures)
    assert await host._database.read(to_nobody) == []
    await host._database.wipe()
    assert bytes_of(path) == []


def to_nobody(connection: Connection) -> list[tuple[str, int]]:
    """Return the league's posts to numbers that stand for nobody."""
    told = connection.execute("SELECT kind, user_id FROM league_post WHERE user_id < 0")
    return told.fetchall()


async def test_a_schedule_that_is_just_computed_is_computed_again(
    host: Host, clock: TestClock, path: Address
) -> None:
    attach(host, LeagueServer())
    season = await found(host)
    await sign_up(host, season, EVERYBODY)

    async def pair(request: Request) -> Pairing:
        await host.upkeep.privacy.erase(ANNA.id)
        return await pair_here(request)

    host.leagues.season_runner.pairer = pair
    await go_to(host, clock, season.starts_at.timestamp() + DAY)
    results = await host.leagues.results.of(season.id)
    people = {one for fixture in results.fixtures for one in fixture.people}
    assert people == {one.id for one in EVERYBODY[:-1]}
    await host._database.wipe()
    assert bytes_of(path) == []


class Forgetful(LeagueServer):
    """A server that is asked about somebody who is just being erased."""

    host: Host | None = None

    async def find(self, guild_id: int, user_id: int) -> Member | None:
        if self.host is not None:
            await self.host.upkeep.privacy.erase(ANNA.id)
        return await super().find(guild_id, user_id)


async def test_a_table_that_is_just_opened_is_opened_without_them(
    host: Host, clock: TestClock, path: Address
) -> None:
    server = Forgetful()
    attach(host, server)
    season = await found(host)
    await sign_up(host, season, EVERYBODY)

    async def pair(request: Request) -> Pairing:
        server.host = host
        return await pair_here(request)

    host.leagues.season_runner.pairer = pair
    await go_to(host, clock, season.starts_at.timestamp() + DAY)
    results = await host.leagues.results.of(season.id)
    assert results.tables
    await host._database.wipe()
    assert bytes_of(path) == []


async def test_who_signed_up_is_withdrawn(host: Host, path: Address) -> None:
    attach(host, LeagueServer())
    season = await found(host)
    await sign_up(host, season, EVERYBODY)
    assert (await host.upkeep.privacy.erase(ANNA.id)).seasons == (season.id,)
    signed = [entry.person for entry in (await host.leagues.results.of(season.id)).entries]
    assert sorted(signed) == sorted(one.id for one in EVERYBODY[:-1])
    assert bytes_of(path) == []


async def test_a_league_without_its_founder_names_nobody(host: Host) -> None:
    attach(host, LeagueServer())
    season = await host.leagues.founding.found(
        ANNA, "Zorks", SETTINGS, guild_id=1, channel_id=2, role_id=None, language="en"
    )
    assert season.league.organisers == f"<@{ANNA.id}>"
    await host.upkeep.privacy.erase(ANNA.id)
    league = (await host.leagues.results.of(season.id)).season.league
    assert (league.organisers, league.founders) == ("", ())
    assert mention(league.founder_id) == "—"


async def test_no_call_goes_to_a_number_that_stands_for_nobody(
    host: Host, recorder: Recorder
) -> None:
    table = await opened(host, BOB, ANNA, CARL)
    await host.upkeep.privacy.erase(ANNA.id)
    await settle(host)
    people = [chair.user_id or 0 for chair in (await host.tables.get(table.id)).chairs]
    assert min(people) < 0

    def call(connection: Connection) -> None:
        stored = games.reload(connection, table.id)
        announce(connection, stored, Notice("thread-gone", calls=tuple(people)), 5.0)

    await host._database.write(call)
    await host.resume()
    await settle(host)
    assert recorder.posts[-1].notice is not None
    assert sorted(recorder.posts[-1].notice.calls) == [BOB.id, CARL.id]
