"""Decisions of the people of a league's table, and those of its organisers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import date

import pytest

from bot.host import Host
from bot.host.absence.idle_tables import PATIENCE
from bot.host.core.api import LeagueDecides, Person, Table
from bot.host.leagues.api import NotOrganiser, Season
from bot.host.proposals.actions import BadPause
from bot.host.servers.settings import Server
from bot.store.turns import absence
from tests.host.absence.tables import notices, topics
from tests.host.conftest import ANNA, BOB, CARL, DORA, EVE, Recorder, TestClock, lobby, settle
from tests.host.leagues.playing import GUILD, ORGANISER, ROLE, LeagueServer
from tests.host.leagues.season import begin, fill, pass_hours, season_of, see

PEOPLE = (ANNA, BOB, CARL, DORA)

Act = Callable[[Host, Table], Awaitable[object]]

REFUSED: dict[str, Act] = {
    "abandon": lambda host, table: host.tables.abandon(table.id, ANNA.id),
    "take": lambda host, table: host.absence.take(table.id, 0, EVE),
    "give back": lambda host, table: host.absence.give_back(table.id, ANNA.id, BOB.id),
    "want back": lambda host, table: host.absence.back(table.id, EVE),
    "pace": lambda host, table: host.proposals.propose(table.id, ANNA.id, "pace", pace="fast"),
    "swap": lambda host, table: host.proposals.propose(table.id, ANNA.id, "swap", seat=1),
    "end": lambda host, table: host.proposals.propose(table.id, ANNA.id, "end"),
    "give up": lambda host, table: host.proposals.propose(table.id, ANNA.id, "abandon"),
    "away": lambda host, table: host.proposals.propose(table.id, ANNA.id, "away", seat=1),
}


@pytest.fixture
async def table(host: Host, clock: TestClock, server: LeagueServer) -> Table:
    season = await season_of(host, server, [PEOPLE], pause_days=3)
    (table,) = await begin(host, clock, season)
    await fill(host, table)
    await settle(host)
    return await host.tables.get(table.id)


async def test_what_only_organisers_decide_is_refused_and_changes_nothing(
    host: Host, table: Table
) -> None:
    for name, act in REFUSED.items():
        with pytest.raises(LeagueDecides):
            await act(host, table)
        assert await host.tables.get(table.id) == table, name
    assert await host.proposals.open_at(table.id) == []
    free = await host.lobby.openings.of(GUILD, 20, EVE.id)
    await host.absence.leave(table.id, ANNA.id)
    assert await host.lobby.openings.of(GUILD, 20, EVE.id) == free == []


async def test_moves_are_taken_back_by_consent_and_a_pause_is_as_long_as_the_league_allows(
    host: Host, table: Table
) -> None:
    position = await host.tables.position(table.id)
    mover = position.table.chairs[position.decisions[0].seat].user_id
    assert mover is not None
    await host.tables.play(table.id, mover, position.decisions[0].moves[0])
    asked = await host.proposals.propose(table.id, ANNA.id, "takeback", version=position.version)
    for person in (BOB, CARL, DORA):
        await host.proposals.vote(asked.id, person.id, agrees=True)
    assert (await host.proposals.get(asked.id)).outcome == "agreed"
    with pytest.raises(BadPause) as refused:
        await host.proposals.propose(table.id, ANNA.id, "pause", days=4)
    assert refused.value.args_ == {"most": 3}
    pause = await host.proposals.propose(table.id, ANNA.id, "pause", days=3)
    for person in (BOB, CARL):
        await host.proposals.vote(pause.id, person.id, agrees=True)
    assert (await host.tables.get(table.id)).paused_at is not None


async def test_the_others_wait_or_let_a_house_bot_play_but_end_nothing(
    host: Host, clock: TestClock, recorder: Recorder, table: Table
) -> None:
    await pass_hours(host, clock, 36, step=6)
    (lapse,) = await host._database.read(lambda db: absence.lapses(db, table.id))
    voters = [person for person in PEOPLE if person.id != lapse.user_id]
    with pytest.raises(LeagueDecides):
        await host.absence.vote(table.id, lapse.id, voters[0].id, "end")
    for person in voters[:2]:
        await host.absence.vote(table.id, lapse.id, person.id, "caretaker")
    await see(host)
    assert (await host.tables.get(table.id)).chairs[lapse.seat].caretaker == "first"
    told = [notice.topic for notice in notices(recorder)]
    assert {"league-out", "league-caretaker"} <= {*told}
    assert not {"absence-out", "absence-caretaker"} & {*told}


async def test_a_table_of_one_is_clocked_and_one_of_nobody_is_played_to_its_end(
    host: Host, clock: TestClock, recorder: Recorder, table: Table
) -> None:
    for person in (BOB, CARL, DORA):
        await host.absence.leave(table.id, person.id)
    await see(host)
    assert "alone" not in topics(recorder)
    (time,) = await host.absence.times(table.id)
    assert time.until is not None, "whoever stalls against house bots keeps a season waiting"
    await pass_hours(host, clock, 37, step=6)
    assert (await host.tables.get(table.id)).status == "over"


async def test_a_league_table_never_stands_still(
    host: Host, clock: TestClock, recorder: Recorder, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE], pace="relaxed", last_day=date(2027, 5, 30))
    (table,) = await begin(host, clock, season)
    for person in PEOPLE:
        await host.absence.availability.plan(
            person.id, person.name, clock().timestamp(), 5, bot=True
        )
    await pass_hours(host, clock, 2 * PATIENCE / 3600, step=72)
    assert "standstill" not in topics(recorder)
    assert (await host.tables.get(table.id)).status != "abandoned"


async def test_nobody_on_vacation_loses_the_game_to_house_bots_meanwhile(
    host: Host, clock: TestClock, table: Table
) -> None:
    for person in PEOPLE:
        await host.absence.availability.plan(
            person.id, person.name, clock().timestamp(), 5, bot=True
        )
    await pass_hours(host, clock, 24, step=12)
    waiting = await host.tables.get(table.id)
    assert all(chair.caretaker for chair in waiting.chairs)
    assert waiting.status == "running"
    await pass_hours(host, clock, 5 * 24, step=12)
    assert not any(chair.caretaker for chair in (await host.tables.get(table.id)).chairs)


async def test_managers_of_the_server_are_no_organisers(host: Host, table: Table) -> None:
    check = host.leagues.oversight.check
    await check(table, ORGANISER, frozenset(), GUILD)
    await check(table, EVE, frozenset({ROLE}), GUILD)
    with pytest.raises(NotOrganiser):
        await check(table, EVE, frozenset({1}), GUILD)
    with pytest.raises(NotOrganiser):
        await check(table, EVE, frozenset({ROLE}), GUILD + 1)
    with pytest.raises(LeagueDecides) as refused:
        await check(table, ANNA, frozenset({ROLE}), GUILD)
    assert refused.value.args_ == {"what": "own"}
    rows = await host._database.read(
        lambda db: db.execute(
            "SELECT by_id, public FROM league_log WHERE kind = 'attempt'"
        ).fetchall()
    )
    assert rows == [(EVE.id, 1), (EVE.id, 1), (ANNA.id, 1)]


async def test_an_organiser_may_end_a_table_and_it_counts_for_nobody(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season: Season = await season_of(host, server, [PEOPLE])
    (table,) = await begin(host, clock, season)
    await host.absence.end(table.id, Person(9, "Olga"))
    with pytest.raises(LeagueDecides):
        await host.absence.take_up(table.id, ANNA.id)
    await see(host)
    results = await host.leagues.results.of(season.id)
    assert (results.fixtures, results.season.stage) == ((), "over")


async def test_a_servers_limit_of_tables_does_not_count_them_and_a_rematch_is_nobodys_league(
    host: Host, clock: TestClock, table: Table
) -> None:
    await host.servers.settings.decide(GUILD, Server(newcomers=0, most_open=1))
    await lobby(host, owner=EVE)
    await host.servers.settings.decide(GUILD, Server(newcomers=0))
    while (position := await host.tables.position(table.id)).decisions:
        chair = position.table.chairs[position.decisions[0].seat]
        await host.tables.play(table.id, chair.user_id or 0, position.decisions[0].moves[0])
    again = await host.lobby.rematch(table.id, ANNA)
    assert (again.fixture_id, again.haste, again.owner_id) == (None, 1, ANNA.id)
