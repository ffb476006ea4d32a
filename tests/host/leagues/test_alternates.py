"""Seats that are free: which alternates are asked, in which order, how long, and their answers."""

from __future__ import annotations

import pytest

from bot.host import Host
from bot.host.core.api import AlreadySeated, NotAllowed, Person, Table
from bot.host.leagues.api import LeaguePost, Season
from bot.host.leagues.play.alternates import SeatTaken
from bot.host.people.hours import Hours
from bot.store import Connection
from bot.store.leagues import entrants, fixtures, vacancies
from bot.store.leagues.entrants import HistoryRow
from bot.store.leagues.fixtures import FixtureSeatRow
from bot.store.leagues.vacancies import AskedRow
from bot.store.ratings import rated_tables
from bot.store.ratings.rated_tables import RatingRow
from tests.host.conftest import ANNA, BOB, CARL, DORA, Recorder, TestClock
from tests.host.leagues.playing import GUILD, LeagueServer, play_table
from tests.host.leagues.season import (
    HOUR,
    begin,
    fill,
    log_kinds,
    pass_hours,
    rest_until,
    season_of,
    see,
    tables_of,
)

PEOPLE = (ANNA, BOB, CARL, DORA)
FAR, NEAR, NEXT = (Person(4000 + n, name) for n, name in enumerate(("Far", "Near", "Next")))
MU = {ANNA: 30.0, FAR: 20.0, NEAR: 29.0, NEXT: 33.0}


async def rate(host: Host) -> None:
    rows = [RatingRow("toy", person.id, mu, 1.0, 9) for person, mu in MU.items()]
    await host._database.write(lambda db: rated_tables.save(db, GUILD, rows))


def asked(server: LeagueServer) -> list[int | None]:
    return [post.person for post in server.posts if post.kind == "seat"]


def newest(server: LeagueServer) -> LeaguePost:
    return [post for post in server.posts if post.kind == "seat"][-1]


async def leave(host: Host, table: Table, person: Person) -> None:
    await host.absence.leave(table.id, person.id)
    await see(host)


async def test_the_nearest_in_rating_is_asked_first_then_the_next_after_eight_waking_hours(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    await rate(host)
    # NEAR sleeps for half of those eight hours.
    season = await season_of(host, server, [PEOPLE], [FAR, NEXT, NEAR])
    (table,) = await begin(host, clock, season)
    await fill(host, table)
    noon = clock.time.hour
    await host.absence.availability.set_hours(
        NEAR.id, Hours("UTC", (noon * 60 + 480) % 1440, (noon * 60 + 240) % 1440)
    )
    await leave(host, table, ANNA)
    assert asked(server) == [NEAR.id]
    assert newest(server).data["name"] == ANNA.name
    await pass_hours(host, clock, 11)
    assert asked(server) == [NEAR.id]
    await pass_hours(host, clock, 1)
    assert asked(server) == [NEAR.id, NEXT.id]
    vacancy = newest(server).data["vacancy"]
    with pytest.raises(NotAllowed):
        await host.leagues.alternates.accept(vacancy, FAR)
    with pytest.raises(NotAllowed):
        await host.leagues.alternates.decline(vacancy, ANNA.id)
    await host.leagues.alternates.decline(vacancy, NEXT.id)
    await see(host)
    assert asked(server) == [NEAR.id, NEXT.id, FAR.id]
    with pytest.raises(NotAllowed):
        await host.leagues.alternates.accept(vacancy, NEXT)
    # Somebody who was late may have it as long as nobody else does.
    await host.leagues.alternates.accept(vacancy, NEAR)
    await see(host)
    now = await host.tables.get(table.id)
    assert (now.chairs[0].user_id, now.chairs[0].caretaker) == (NEAR.id, None)
    with pytest.raises(SeatTaken):
        await host.leagues.alternates.accept(vacancy, FAR)
    kinds = await log_kinds(host, season)
    assert kinds[-5:] == ["asked", "asked", "declined", "asked", "substituted"]


async def test_the_nearest_is_waited_for_at_night_but_not_until_tomorrow(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    await rate(host)
    season = await season_of(host, server, [PEOPLE, PEOPLE], [NEAR, NEXT], at_once=2)
    one, two = await begin(host, clock, season)
    begun = clock.time.hour * 60
    asleep = Hours("UTC", (begun + 240) % 1440, (begun + 1080) % 1440)
    await host.absence.availability.set_hours(NEAR.id, asleep)
    await leave(host, one, ANNA)
    assert asked(server) == []
    await pass_hours(host, clock, 4)
    assert asked(server) == [NEAR.id]
    assert newest(server).data["until"] == clock().timestamp() + 8 * HOUR
    # They were told of one seat today: another one is not for them.
    await host.leagues.alternates.decline(newest(server).data["vacancy"], NEAR.id)
    await host.leagues.signups.toggle_alternate(season.id, NEXT)
    await see(host)
    await leave(host, two, BOB)
    assert asked(server) == [NEAR.id]
    await host.leagues.signups.toggle_alternate(season.id, NEXT)
    await see(host)
    assert asked(server) == [NEAR.id, NEXT.id]


async def test_a_seat_is_offered_no_longer_once_its_person_is_back_or_the_game_is_over(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE], [FAR])
    (table,) = await begin(host, clock, season)
    await fill(host, table)
    await leave(host, table, ANNA)
    vacancy = newest(server).data["vacancy"]
    await host.absence.back(table.id, ANNA)
    await see(host)
    with pytest.raises(SeatTaken):
        await host.leagues.alternates.accept(vacancy, FAR)
    await leave(host, table, ANNA)
    assert asked(server) == [FAR.id], "one message a day is enough"
    await pass_hours(host, clock, 24, step=8)
    assert asked(server) == [FAR.id, FAR.id]
    await host.absence.end(table.id, Person(9, "Olga"))
    await see(host)
    with pytest.raises(SeatTaken):
        await host.leagues.alternates.accept(newest(server).data["vacancy"], FAR)


async def test_nobody_is_asked_who_cannot_or_need_not_sit_there(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    avoiding, avoided, gone, busy, away, rival, fits = (Person(4100 + n, f"N{n}") for n in range(7))
    others = [busy, Person(4201, "X"), Person(4202, "Y")]
    season = await season_of(
        host,
        server,
        [PEOPLE, [*others, rival], others],
        [ANNA, BOB, avoiding, avoided, gone, busy, away, rival, fits],
    )

    def avoid(connection: Connection) -> None:
        entrants.set_avoided(connection, season.league.id, avoiding.id, [BOB.id])
        entrants.set_avoided(connection, season.league.id, CARL.id, [avoided.id])

    await host._database.write(avoid)
    server.gone = {gone.id}
    table = (await begin(host, clock, season))[0]
    await fill(host, table)
    await host.absence.availability.plan(away.id, away.name, clock().timestamp(), 9)
    await leave(host, table, ANNA)
    assert asked(server) == [fits.id]


async def test_without_ratings_the_last_season_says_who_is_near(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE], [FAR, NEAR])
    last = {ANNA: (2, 1), FAR: (1, 1), NEAR: (2, 7)}
    rows = [HistoryRow(p.id, p.name, *places, "0") for p, places in last.items()]
    await host._database.write(lambda db: entrants.set_history(db, season.league.id, 0, rows))
    (table,) = await begin(host, clock, season)
    await leave(host, table, ANNA)
    assert asked(server) == [NEAR.id]


async def test_a_seat_of_a_table_to_come_is_filled_before_it_begins(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE, PEOPLE], [FAR, NEAR], open_tables=1)
    (table,) = await begin(host, clock, season)
    await fill(host, table)

    def put_out(connection: Connection) -> None:
        row = entrants.load(connection, season.id, ANNA.id)
        assert row is not None
        entrants.keep(connection, season.id, row._replace(status="left"))

    await host._database.write(put_out)
    await rest_until(host, clock, clock().timestamp() + 24 * 3600)
    assert (await host.tables.get(table.id)).chairs[0].caretaker == "first"
    assert asked(server) == [FAR.id, NEAR.id], "one seat each"
    planned = newest(server).data
    assert (planned["table"], planned["number"]) == (0, 2)
    taken = await host.leagues.alternates.accept(planned["vacancy"], NEAR)
    assert taken.table_id is None
    await host.absence.end(table.id, Person(9, "Olga"))
    await see(host)
    (later,) = await tables_of(host)
    assert [chair.user_id for chair in later.chairs] == [NEAR.id, BOB.id, CARL.id, DORA.id]
    assert not any(chair.caretaker for chair in later.chairs)


async def test_nobody_gets_two_seats_of_a_table_to_come(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE, PEOPLE], [NEAR], open_tables=1)
    (table,) = await begin(host, clock, season)
    await fill(host, table)

    def put_out(connection: Connection) -> None:
        for person in (ANNA, BOB):
            row = entrants.load(connection, season.id, person.id)
            assert row is not None
            entrants.keep(connection, season.id, row._replace(status="left"))

    await host._database.write(put_out)
    await rest_until(host, clock, clock().timestamp() + 24 * 3600)
    now = clock().timestamp()

    def ask(connection: Connection) -> list[int]:
        """Store that she was asked for both seats, and late each time."""
        found = fixtures.of_season(connection, season.id)
        later = found[-1].fixture.id
        rows = [row for row in vacancies.open_of(connection, season.id) if row.fixture_id == later]
        for row in rows:
            vacancies.ask(connection, row.id, AskedRow(NEAR.id, now, now, "late"))
        return [row.id for row in rows]

    first, second = await host._database.write(ask)
    await host.leagues.alternates.accept(first, NEAR)
    with pytest.raises(AlreadySeated):
        await host.leagues.alternates.accept(second, NEAR)


async def test_a_substitute_scores_and_whoever_left_does_not(
    host: Host, clock: TestClock, recorder: Recorder, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE], [FAR])
    (table,) = await begin(host, clock, season)
    await leave(host, table, ANNA)
    await host.leagues.alternates.accept(newest(server).data["vacancy"], FAR)
    await see(host)
    while (position := await host.tables.position(table.id)).decisions:
        decision = position.decisions[0]
        user_id = position.table.chairs[decision.seat].user_id or 0
        await host.tables.play(table.id, user_id, decision.moves[0])
    await see(host)
    results = await host.leagues.results.of(season.id)
    points = {award.person: (award.points, award.reason) for award in results.awards}
    assert points[ANNA.id] == (0, "left")
    assert points[FAR.id][0] > 0


async def seat_of(host: Host, season: Season, finisher: Person) -> FixtureSeatRow:
    """Return the stored result of the seat that a person finished."""
    stored = await host._database.read(lambda db: fixtures.of_season(db, season.id))
    return next(seat for one in stored for seat in one.seats if seat.finisher == finisher.id)


@pytest.mark.parametrize("who", [ANNA, FAR])
async def test_what_a_house_bot_did_before_counts_for_who_left_and_not_for_a_substitute(
    host: Host, clock: TestClock, server: LeagueServer, who: Person
) -> None:
    season = await season_of(host, server, [PEOPLE], [FAR])
    (table,) = await begin(host, clock, season)
    await leave(host, table, ANNA)
    if who is FAR:
        await host.leagues.alternates.accept(newest(server).data["vacancy"], FAR)
    else:
        assert await host.absence.back(table.id, ANNA)
    await see(host)
    await play_table(host, table.id)
    await see(host)
    seat = await seat_of(host, season, who)
    by_bot = seat.decisions - seat.own
    assert by_bot > 0 and seat.own > 0
    assert seat.by_bot == (0 if who is FAR else by_bot)


async def test_a_substitute_who_leaves_before_any_decision_has_made_none(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE], [FAR])
    (table,) = await begin(host, clock, season)
    await fill(host, table)
    await leave(host, table, ANNA)
    await host.leagues.alternates.accept(newest(server).data["vacancy"], FAR)
    await leave(host, table, FAR)
    await play_table(host, table.id)
    await see(host)
    seat = await seat_of(host, season, FAR)
    assert (seat.own, seat.by_bot > 0, seat.gave_up) == (0, True, 1)
