"""The person paired at the draw, and the one who plays now: a substitute's points are a guest's."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

import pytest

from bot.host import Host
from bot.host.core.api import Person
from bot.host.leagues.api import OVER, RUNNING, Season
from bot.host.leagues.core import load_season
from bot.host.leagues.organising.api import Asker, Wanted
from bot.host.leagues.pairing.drafting import draft_of
from bot.host.leagues.standings.results import store_places
from bot.leagues.bounds import Bound, bounds
from bot.leagues.divisions import Placed
from bot.leagues.records import Row
from bot.leagues.settings import CUP
from bot.store import Connection
from bot.store.leagues import entrants, fixtures, seasons, vacancies
from bot.store.leagues.entrants import EntrantRow
from bot.store.leagues.vacancies import AskedRow
from tests.host.conftest import ANNA, BOB, CARL, DORA, TestClock
from tests.host.leagues.playing import (
    ORGANISER,
    LeagueServer,
    attach,
    found,
    play_table,
    settings,
    sign_up,
)
from tests.host.leagues.season import begin, see, tables_of

EVE, FINN, GIL, HANA, IDA = (Person(4000 + n, name) for n, name in enumerate("EFGHI"))
ONE, TWO = (ANNA, BOB, CARL, DORA), (EVE, FINN, GIL, HANA)
BY = Asker(ORGANISER, True)


async def two_divisions(host: Host, server: LeagueServer, **changes: object) -> Season:
    """Store two divisions: a table each, and a second one of the first, which is not opened yet."""
    attach(host, server)
    season = await found(host, settings(games=2, **changes))

    def work(connection: Connection) -> None:
        at = season.starts_at.timestamp()
        for division, group in ((1, ONE), (2, TWO), (None, (IDA,))):
            for person in group:
                status = "in" if division else "none"
                row = EntrantRow(person.id, person.name, status, 1, 1, 0, at, division, None)
                entrants.keep(connection, season.id, row)
        for division, group in ((1, ONE), (2, TWO), (1, (BOB, CARL, DORA, ANNA))):
            fixtures.plan(connection, season.id, division, 0, [p.id for p in group])
        seasons.change_season(connection, season.id, stage=RUNNING, due_at=at)

    await host._database.write(work)
    return season


async def planned_of(host: Host, season: Season) -> int:
    """Return the table that is not opened yet."""
    stored = await host._database.read(lambda db: fixtures.of_season(db, season.id))
    return next(one.fixture.id for one in stored if one.fixture.stage == "planned")


async def take(host: Host, season: Season, absent: Person, by: Person) -> None:
    """Remove a person from the season, and give their seat of the table to come to an alternate."""
    fixture = await planned_of(host, season)

    def ask(connection: Connection) -> int:
        row = entrants.load(connection, season.id, absent.id)
        assert row is not None
        entrants.keep(connection, season.id, row._replace(status="left"))
        stored = fixtures.load(connection, fixture)
        assert stored is not None
        seat = next(seat.seat for seat in stored.seats if seat.user_id == absent.id)
        vacancies.open_vacancy(connection, fixture, seat, absent.id, 0.0)
        row_id = next(
            one.id for one in vacancies.open_of(connection, season.id) if one.fixture_id == fixture
        )
        vacancies.ask(connection, row_id, AskedRow(by.id, 0.0, 1e12))
        return row_id

    vacancy = await host._database.write(ask)
    await host.leagues.alternates.accept(vacancy, by)


async def play_out(host: Host) -> None:
    for _ in range(3):
        for table in await tables_of(host):
            await play_table(host, table.id)
        await see(host)


async def lines(host: Host, season: Season, division: int) -> Mapping[int, Row]:
    results = await host.leagues.results.of(season.id)
    return {row.person: row for row in results.divisions[division]}


async def told(host: Host, season: Season, division: int) -> Mapping[int, Bound]:
    results = await host.leagues.results.of(season.id)
    rows = results.divisions[division]
    return bounds(rows, results.fixtures, results.season.settings.points_for, 1, 1)


async def test_a_planned_seat_in_another_division_counts_there_alone(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await two_divisions(host, server)
    tables = await begin(host, clock, season)
    own = next(t for t in tables if {c.user_id for c in t.chairs} == {p.id for p in TWO})
    await play_table(host, own.id)
    await see(host)
    before = await lines(host, season, 2), await told(host, season, 2)
    await take(host, season, ANNA, EVE)
    assert (await lines(host, season, 2), await told(host, season, 2)) == before
    await play_out(host)
    assert (await lines(host, season, 2), await told(host, season, 2)) == before
    one = await lines(host, season, 1)
    assert (one[EVE.id].guest, one[EVE.id].games) == (True, 1)
    # Who was paired has lost that table, and has not one fewer.
    assert {person.name: one[person.id].games for person in ONE} == {p.name: 2 for p in ONE}
    results = await host.leagues.results.of(season.id)
    lost = [a for a in results.awards if a.person == ANNA.id and a.reason == "left"]
    assert [(a.points, a.game) for a in lost][-1] == (0, True)


async def test_a_guest_from_outside_takes_nobodys_place(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await two_divisions(host, server)
    await begin(host, clock, season)
    await take(host, season, ANNA, IDA)
    await play_out(host)
    one = await lines(host, season, 1)
    assert [row.person for row in one.values()][-1] == IDA.id
    assert [p for p, row in one.items() if row.guest] == [IDA.id]


async def test_a_seat_that_is_taken_twice_was_still_paired_for_the_first(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await two_divisions(host, server)
    await begin(host, clock, season)
    fixture = await planned_of(host, season)
    await take(host, season, ANNA, EVE)
    await take(host, season, EVE, IDA)
    results = await host.leagues.results.of(season.id)
    (planned,) = [one for one in results.fixtures if one.id == fixture]
    assert set(planned.drawn) == {p.id for p in ONE}
    assert set(planned.people) == {p.id for p in (BOB, CARL, DORA, IDA)}
    await play_out(host)
    one = await lines(host, season, 1)
    assert [p for p, row in one.items() if row.guest] == [IDA.id]
    assert one[ANNA.id].games == 2


async def correct(host: Host, season: Season, kind: str, fixture: int, **more: object) -> int:
    wanted = Wanted(kind, fixture=fixture, reason="Because", **more)  # type: ignore[arg-type]
    return (await host.leagues.organising.corrections.correct(season.id, BY, wanted)).id


async def test_a_seat_that_an_organiser_gave_away_before_it_was_taken_stays_the_first_ones(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await two_divisions(host, server)
    await begin(host, clock, season)
    fixture = await planned_of(host, season)
    await correct(host, season, "player", fixture, person=ANNA, other=EVE)
    clock.pass_seconds(60)
    await take(host, season, EVE, IDA)
    results = await host.leagues.results.of(season.id)
    (planned,) = [one for one in results.fixtures if one.id == fixture]
    assert set(planned.drawn) == {p.id for p in ONE}


async def test_nobody_who_helps_out_in_their_own_division_has_more_tables_than_the_others(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await two_divisions(host, server)
    tables = await begin(host, clock, season)
    other = next(t for t in tables if {c.user_id for c in t.chairs} == {p.id for p in TWO})
    results = await host.leagues.results.of(season.id)
    fixture = next(f for f, table in results.tables.items() if table == other.id)
    # FINN's seat of a table that is played, then ANNA's of one that is not.
    await correct(host, season, "player", fixture, person=FINN, other=ANNA)
    planned = await planned_of(host, season)
    number = await correct(host, season, "player", planned, person=ANNA, other=FINN)
    now = {f.id: f for f in (await host.leagues.results.of(season.id)).fixtures}[planned]
    assert (set(now.drawn), FINN.id in now.people) == ({p.id for p in ONE}, True)
    await host.leagues.organising.corrections.undo(season.id, BY, number, "A mistake")
    now = {f.id: f for f in (await host.leagues.results.of(season.id)).fixtures}[planned]
    assert now.drawn == now.people
    await correct(host, season, "player", planned, person=ANNA, other=GIL)
    await play_out(host)
    for division, group in ((1, ONE), (2, TWO)):
        rows = await lines(host, season, division)
        games = {p.id: rows[p.id].games for p in group}
        assert set(games.values()) == {2 if division == 1 else 1}


async def test_who_lets_two_people_swap_seats_changes_nothing_of_the_draw(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await two_divisions(host, server)
    await begin(host, clock, season)
    planned = await planned_of(host, season)
    await take(host, season, ANNA, EVE)
    await correct(host, season, "seat", planned, person=EVE, value="1")
    now = {f.id: f for f in (await host.leagues.results.of(season.id)).fixtures}[planned]
    assert now.people[0] == EVE.id
    assert now.drawn[0] == ANNA.id
    assert set(now.drawn) == {p.id for p in ONE}


async def test_two_who_had_each_others_seat_have_one_table_each(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await two_divisions(host, server)
    tables = await begin(host, clock, season)
    results = await host.leagues.results.of(season.id)
    own = next(t for t in tables if {c.user_id for c in t.chairs} == {p.id for p in TWO})
    fixture = next(f for f, table in results.tables.items() if table == own.id)
    await play_table(host, own.id)
    await see(host)
    seats = {c.user_id: c.seat for c in own.chairs}
    for person, other in ((EVE, FINN), (FINN, EVE)):
        await correct(host, season, "seat", fixture, person=person, value=str(seats[other.id] + 1))
    rows = await lines(host, season, 2)
    assert {rows[p.id].games for p in TWO} == {1}
    assert sum(row.points for row in rows.values()) == Fraction(20)


async def test_points_may_be_given_to_whom_a_seat_was_drawn(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await two_divisions(host, server)
    await begin(host, clock, season)
    planned = await planned_of(host, season)
    await take(host, season, ANNA, EVE)
    await play_out(host)
    await correct(host, season, "points", planned, person=ANNA, value="5")
    one = await lines(host, season, 1)
    results = await host.leagues.results.of(season.id)
    assert 5 in [a.points for a in results.awards if a.person == ANNA.id]
    assert one[ANNA.id].games == 2


async def test_the_movement_since_last_week_knows_no_other_divisions_points(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await two_divisions(host, server)
    await begin(host, clock, season)
    await take(host, season, ANNA, EVE)
    await play_out(host)
    results = await host.leagues.results.of(season.id)
    for division, rows in results.divisions.items():
        then = results.standings_at(clock().timestamp() + 1, division)
        assert then == rows


@pytest.mark.parametrize("winner", [EVE, IDA])
async def test_a_substitute_neither_goes_on_in_a_cup_nor_wins_it(
    host: Host, clock: TestClock, server: LeagueServer, winner: Person
) -> None:
    season = await two_divisions(host, server, form=CUP)
    await host._database.write(
        lambda db: db.execute("UPDATE fixture SET division = 0, wave = 9 WHERE number = 3")
    )
    await begin(host, clock, season)
    await take(host, season, ANNA, winner)
    (final,) = [await planned_of(host, season)]
    await play_out(host)
    await host._database.write(
        lambda db: db.execute(
            "UPDATE fixture_seat SET rank = CASE WHEN finisher = ? THEN 1 ELSE 2 END,"
            " own = decisions, by_bot = 0 WHERE fixture_id = ?",
            (winner.id, final),
        )
    )
    told = await host.leagues.almanac.of(season.id)
    assert told.winner in {p.id for p in (BOB, CARL, DORA)}


@pytest.mark.parametrize("why", ["left", "red"])
async def test_who_is_out_is_below_everybody_no_champion_and_not_promoted(
    host: Host, clock: TestClock, server: LeagueServer, why: str
) -> None:
    season = await two_divisions(host, server, size=3, division_size=4, up=1, down=1)
    await begin(host, clock, season)
    await play_out(host)
    results = await host.leagues.results.of(season.id)
    assert results.season.stage == OVER
    first = results.divisions[2][0].person

    def put_out(connection: Connection) -> None:
        row = entrants.load(connection, season.id, first)
        assert row is not None
        entrants.keep(connection, season.id, row._replace(status=why))
        store_places(connection, load_season(connection, season.id))

    await host._database.write(put_out)
    results = await host.leagues.results.of(season.id)
    assert (results.divisions[2][-1].person, results.divisions[2][-1].below) == (first, why)
    told = await host.leagues.almanac.of(season.id)
    assert told.found.champions[2] == results.divisions[2][0].person != first

    # All others of their division stay away: they are the first who signs up again.
    (later,) = [s for s in await host.leagues.founding.seasons(season.league.id) if s.number == 2]
    await sign_up(host, later, [*ONE, *TWO])
    others = [p.id for p in TWO if p.id != first]

    def others_out(connection: Connection) -> dict[int, Placed]:
        rows = [row for person in others if (row := entrants.load(connection, season.id, person))]
        for row in rows:
            entrants.keep(connection, season.id, row._replace(status="left"))
        store_places(connection, load_season(connection, season.id))
        drafted = draft_of(connection, load_season(connection, later.id))
        return {one.person: one for found in drafted.divisions for one in found}

    placed = await host._database.write(others_out)
    assert {placed[person].reason for person in (first, *others)} == {"stayed"}
