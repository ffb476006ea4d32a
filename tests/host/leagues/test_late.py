"""Late entry: who gets what of those who left, when, and what counts for them."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.host import Host
from bot.host.core.api import Person, Table
from bot.host.leagues.api import (
    BadSetting,
    ConditionUnmet,
    Excluded,
    Member,
    Season,
    WrongStage,
)
from bot.host.leagues.organising.api import Asker, Wanted
from bot.host.leagues.play.alternates import SeatTaken
from bot.host.people.hours import Hours
from bot.leagues.bounds import bounds
from bot.leagues.settings import CUP, LADDER, Conditions, dumped, loaded
from bot.store import Connection
from bot.store.leagues import entrants, fixtures, vacancies
from bot.store.leagues.vacancies import AskedRow
from tests.host.conftest import ANNA, BOB, CARL, DORA, TestClock
from tests.host.leagues.playing import (
    ORGANISER,
    SETTINGS,
    LeagueServer,
    attach,
    found,
    play_table,
    settings,
    sign_up,
)
from tests.host.leagues.season import begin, log_kinds, pass_hours, season_of, see, tables_of
from tests.host.leagues.test_races import Slow

PEOPLE = (ANNA, BOB, CARL, DORA)
LENA, MARK, NINA = (Person(4000 + n, name) for n, name in enumerate(("Lena", "Mark", "Nina")))
OLGA = Asker(ORGANISER, True)
PLACE, FEWER = {"late": "place"}, {"late": "fewer"}


async def out(host: Host, season: Season, *leaving: Person) -> None:
    """Exclude people from a season, or take them in again."""
    for person in leaving:
        wanted = Wanted("player", "Because", person=person)
        await host.leagues.organising.corrections.correct(season.id, OLGA, wanted)
    await see(host)


async def seats_of(host: Host, season: Season, person: Person) -> list[int]:
    """Return the numbers of the tables at which a person has a seat, or had it last."""
    results = await host.leagues.results.of(season.id)
    return [n for n, one in enumerate(results.fixtures, 1) if person.id in one.seated]


async def status(host: Host, season: Season, person: Person) -> str:
    entry = await host.leagues.signups.entry(season.id, person.id)
    return "none" if entry is None else entry.status


async def play_out(host: Host) -> None:
    for _ in range(3):
        for table in await tables_of(host):
            await play_table(host, table.id)
        await see(host)


async def test_the_whole_place_goes_to_who_signed_up_late(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    tables = [PEOPLE, PEOPLE, PEOPLE]
    season = await season_of(host, server, tables, open_tables=2, games=3, **PLACE)
    one, two = await begin(host, clock, season)
    await play_table(host, one.id)
    await see(host)
    await sign_up(host, season, [LENA])
    await see(host)
    assert await status(host, season, LENA) == "waiting"
    await out(host, season, ANNA)
    # The table that is over stays hers; another one is in play, and one is planned or in play.
    assert await seats_of(host, season, LENA) == [2, 3]
    assert await seats_of(host, season, ANNA) == [1]
    entry = await host.leagues.signups.entry(season.id, LENA.id)
    assert entry is not None
    assert (entry.status, entry.division, entry.reason) == ("in", 1, "late")
    (told,) = [post for post in server.posts if post.kind == "entered"]
    assert told.person is None
    assert (told.data["person"], told.data["other"], told.data["count"]) == (LENA.id, "Anna", 2)
    (own,) = [post for post in server.posts if post.kind == "place"]
    assert (own.person, own.data["other"]) == (LENA.id, "Anna")
    assert not [post for post in server.posts if post.kind == "seat"]
    chairs = (await host.tables.get(two.id)).chairs
    assert LENA.id in {chair.user_id for chair in chairs}
    assert not any(chair.caretaker for chair in chairs)

    await play_out(host)
    rows = {row.person: row for row in (await host.leagues.results.of(season.id)).divisions[1]}
    assert (rows[LENA.id].games, rows[LENA.id].below, rows[LENA.id].guest) == (2, None, False)
    assert (rows[ANNA.id].games, rows[ANNA.id].below) == (3, "left")
    assert rows[ANNA.id].points > 0, "what she played to the end stays hers"
    results = await host.leagues.results.of(season.id)
    lost = [award for award in results.awards if award.person == ANNA.id and not award.place]
    assert [(award.points, award.reason) for award in lost] == [(0, "left"), (0, "left")]
    assert results.late == {LENA.id: (ANNA.id,)}


async def test_places_go_by_most_tables_then_by_the_oldest_in_the_order_of_signing_up(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    eve, finn = Person(4100, "Eve"), Person(4101, "Finn")
    tables = [(ANNA, BOB, CARL, DORA), (ANNA, BOB, eve, finn), (BOB, CARL, eve, finn)]
    season = await season_of(host, server, tables, at_once=2, **PLACE)
    await begin(host, clock, season)
    await out(host, season, DORA, ANNA, BOB)
    clock.pass_seconds(1)
    await sign_up(host, season, [LENA])
    clock.pass_seconds(1)
    await sign_up(host, season, [MARK])
    clock.pass_seconds(1)
    await sign_up(host, season, [NINA])
    await see(host)
    results = await host.leagues.results.of(season.id)
    # Bob left three tables; Anna left two, and Dora, who left before her, one.
    assert results.late == {LENA.id: (BOB.id,), MARK.id: (ANNA.id,), NINA.id: (DORA.id,)}


async def test_the_next_place_goes_to_who_has_waited_longest_and_by_day(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE], **PLACE)
    await begin(host, clock, season)
    await sign_up(host, season, [LENA])
    clock.pass_seconds(1)
    await sign_up(host, season, [MARK])
    minute = clock.time.hour * 60
    asleep = Hours("UTC", (minute + 240) % 1440, (minute + 1200) % 1440)
    await host.absence.availability.set_hours(LENA.id, asleep)
    await out(host, season, ANNA)
    assert (await status(host, season, LENA), await status(host, season, MARK)) == (
        "in",
        "waiting",
    )
    assert "place" not in server.kinds, "she sleeps"
    await pass_hours(host, clock, 5)
    assert [post.person for post in server.posts if post.kind == "place"] == [LENA.id]
    # Who entered late may leave again, and their place is another's.
    await out(host, season, LENA)
    results = await host.leagues.results.of(season.id)
    assert results.late == {LENA.id: (ANNA.id,), MARK.id: (LENA.id,)}
    await play_out(host)
    rows = {row.person: row for row in (await host.leagues.results.of(season.id)).divisions[1]}
    assert {person.id for person in (*PEOPLE, LENA, MARK)} == rows.keys()
    assert (rows[LENA.id].points, rows[LENA.id].games, rows[LENA.id].below) == (0, 1, "left")
    assert (rows[MARK.id].games, rows[MARK.id].guest) == (1, False)


async def test_nobody_gets_a_place_with_people_whom_they_avoid(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE], **PLACE)
    await begin(host, clock, season)
    await sign_up(host, season, [LENA])
    clock.pass_seconds(1)
    await sign_up(host, season, [MARK])
    await host.leagues.signups.sign(season.id, LENA, Member("Lena", frozenset()), avoids=[BOB.id])
    await out(host, season, ANNA)
    assert await status(host, season, LENA) == "waiting"
    assert await seats_of(host, season, MARK) == [1]
    await host.leagues.signups.sign(season.id, LENA, Member("Lena", frozenset()), avoids=[])
    await out(host, season, BOB)
    assert await seats_of(host, season, LENA) == [1]


async def test_conditions_are_checked_again_when_the_place_is_given(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    wanted = {"conditions": Conditions(role=5), **PLACE}
    season = await season_of(host, server, [PEOPLE], **wanted)
    await begin(host, clock, season)
    with pytest.raises(ConditionUnmet):
        await sign_up(host, season, [LENA])
    for person in (LENA, MARK):
        clock.pass_seconds(1)
        await host.absence.availability.set_hours(person.id, Hours("UTC", 0, 0))
        await host.leagues.signups.sign(season.id, person, Member(person.name, frozenset({5})))
    server.gone = {MARK.id}
    await out(host, season, ANNA)
    # She has lost the role, and he has left the server.
    assert await status(host, season, LENA) == await status(host, season, MARK) == "withdrawn"
    assert "entered" not in server.kinds
    assert (await log_kinds(host, season)).count("dropped") == 2


async def three_in_play(
    host: Host, clock: TestClock, server: LeagueServer
) -> tuple[Season, list[Table]]:
    """Begin a season in which four people play three tables, and newcomers one at a time."""
    season = await season_of(
        host, server, [PEOPLE, PEOPLE, PEOPLE], at_once=3, games=3, newcomer_at_once=1, **PLACE
    )
    await host._database.write(
        lambda db: [
            entrants.keep(db, season.id, row._replace(at_once=3))
            for row in entrants.of_season(db, season.id)
        ]
    )
    tables = await begin(host, clock, season)
    assert len(tables) == 3
    return season, tables


async def test_what_is_left_of_a_place_goes_to_the_last_who_took_it_over(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season, tables = await three_in_play(host, clock, server)
    await sign_up(host, season, [LENA])
    await out(host, season, ANNA, LENA)
    for person in (MARK, NINA):
        clock.pass_seconds(1)
        await sign_up(host, season, [person])
    await see(host)
    assert (await seats_of(host, season, MARK), await status(host, season, NINA)) == (
        [1],
        "waiting",
    )
    await play_table(host, tables[0].id)
    await see(host)
    assert await seats_of(host, season, MARK) == [1, 2]
    assert await status(host, season, NINA) == "waiting"


async def test_tables_in_play_that_are_too_many_follow_or_go_to_alternates(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season, tables = await three_in_play(host, clock, server)
    await sign_up(host, season, [LENA])
    await out(host, season, ANNA)
    assert await seats_of(host, season, LENA) == [1]
    await host.leagues.signups.toggle_alternate(season.id, NINA)
    await see(host)
    (asked,) = [post for post in server.posts if post.kind == "seat"]
    await host.leagues.alternates.accept(asked.data["vacancy"], NINA)
    taken = await seats_of(host, season, NINA)
    assert taken in ([2], [3])
    await play_table(host, tables[0].id)
    await see(host)
    assert set(await seats_of(host, season, LENA)) == {1, 2, 3} - set(taken)
    results = await host.leagues.results.of(season.id)
    assert [post.data["what"] for post in server.posts if post.kind == "entered"] == [
        "place",
        "seat",
    ]
    # An alternate's table is not a table of the place.
    (theirs,) = [one for n, one in enumerate(results.fixtures, 1) if n in taken]
    assert LENA.id not in theirs.members and ANNA.id in theirs.members


async def test_an_alternate_is_asked_no_longer_for_a_seat_that_was_given(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE], [NINA], **PLACE)
    await begin(host, clock, season)
    await out(host, season, ANNA)
    (asked,) = [post for post in server.posts if post.kind == "seat"]
    await sign_up(host, season, [LENA])
    await see(host)
    with pytest.raises(SeatTaken):
        await host.leagues.alternates.accept(asked.data["vacancy"], NINA)
    assert await seats_of(host, season, LENA) == [1]


async def test_a_seat_that_they_took_for_the_same_person_as_an_alternate_is_theirs(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE, PEOPLE], [NINA], **PLACE)
    await begin(host, clock, season)
    await out(host, season, ANNA)
    (asked,) = [post for post in server.posts if post.kind == "seat"]
    await host.leagues.alternates.accept(asked.data["vacancy"], NINA)
    await sign_up(host, season, [NINA])
    await see(host)
    assert await seats_of(host, season, NINA) == [1, 2]
    (told,) = [post for post in server.posts if post.kind == "entered"]
    assert told.data["count"] == 2
    await play_out(host)
    rows = {row.person: row for row in (await host.leagues.results.of(season.id)).divisions[1]}
    assert (rows[NINA.id].games, rows[NINA.id].guest, rows[NINA.id].below) == (2, False, None)
    assert (rows[ANNA.id].games, rows[ANNA.id].below) == (2, "left")


async def test_a_seat_that_an_alternate_takes_meanwhile_stays_theirs(
    host: Host, clock: TestClock
) -> None:
    slow = Slow()
    season = await season_of(host, slow, [PEOPLE, PEOPLE], at_once=2, **PLACE)
    await begin(host, clock, season)
    await sign_up(host, season, [LENA])

    async def take() -> None:
        def ask(connection: Connection) -> int:
            row = vacancies.open_of(connection, season.id)[0]
            vacancies.ask(connection, row.id, AskedRow(NINA.id, 0.0, 1e12))
            entry = entrants.load(connection, season.id, LENA.id)
            assert entry is not None
            entrants.keep(
                connection, season.id, entry._replace(user_id=NINA.id, name="Nina", status="none")
            )
            return row.id

        await host.leagues.alternates.accept(await host._database.write(ask), NINA)

    slow.meanwhile[LENA.id] = take
    await out(host, season, ANNA)
    assert await seats_of(host, season, NINA) == [1]
    assert await seats_of(host, season, LENA) == [2]


async def test_who_withdraws_meanwhile_gets_nothing(host: Host, clock: TestClock) -> None:
    slow = Slow()
    season = await season_of(host, slow, [PEOPLE], **PLACE)
    await begin(host, clock, season)
    await sign_up(host, season, [LENA])
    slow.meanwhile[LENA.id] = lambda: host.leagues.signups.withdraw(season.id, LENA.id)
    await out(host, season, ANNA)
    assert await status(host, season, LENA) == "withdrawn"
    assert await seats_of(host, season, LENA) == []
    assert (await tables_of(host))[0].chairs[0].caretaker is not None


async def test_who_has_a_place_or_left_one_does_not_sign_up_again(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE], **PLACE)
    await begin(host, clock, season)
    with pytest.raises(WrongStage):
        await sign_up(host, season, [BOB])
    with pytest.raises(WrongStage):
        await host.leagues.signups.withdraw(season.id, BOB.id)
    server.gone = {ANNA.id}
    await host.absence.leave((await tables_of(host))[0].id, ANNA.id)
    row = await host._database.read(lambda db: entrants.load(db, season.id, ANNA.id))
    assert row is not None
    await host._database.write(lambda db: entrants.keep(db, season.id, row._replace(status="left")))
    with pytest.raises(Excluded) as refused:
        await sign_up(host, season, [ANNA])
    assert refused.value.args_["why"] == "left"


async def test_an_organiser_approves_who_enters_late(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    approval = {"conditions": Conditions(approval=True), **PLACE}
    season = await season_of(host, server, [PEOPLE], **approval)
    await begin(host, clock, season)
    await sign_up(host, season, [LENA])
    await out(host, season, ANNA)
    assert await status(host, season, LENA) == "asked"
    await host.leagues.signups.admit(season.id, ORGANISER, LENA.id, True)
    await see(host)
    assert await status(host, season, LENA) == "in"


async def test_a_full_season_takes_nobody_before_a_place_is_free(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(
        host, server, [PEOPLE, PEOPLE], conditions=Conditions(places=4), **FEWER
    )
    await begin(host, clock, season)
    await sign_up(host, season, [LENA])
    clock.pass_seconds(1)
    await sign_up(host, season, [MARK])
    await out(host, season, ANNA)
    assert (await status(host, season, LENA), await status(host, season, MARK)) == (
        "in",
        "waiting",
    )


async def test_single_seats_come_one_after_the_other_to_those_who_have_fewest(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    tables = [PEOPLE, PEOPLE, PEOPLE]
    season = await season_of(host, server, tables, open_tables=1, games=3, **FEWER)
    await begin(host, clock, season)
    await out(host, season, ANNA)
    await sign_up(host, season, [LENA])
    clock.pass_seconds(1)
    await sign_up(host, season, [MARK])
    await see(host)
    lena, mark = await seats_of(host, season, LENA), await seats_of(host, season, MARK)
    assert (len(lena), len(mark)) == (2, 1)
    assert sorted(lena + mark) == [1, 2, 3]
    what = [post.data["what"] for post in server.posts if post.kind == "entered"]
    assert sorted(what) == ["fewer", "fewer", "seat"]
    await play_out(host)
    await play_out(host)
    rows = {row.person: row for row in (await host.leagues.results.of(season.id)).divisions[1]}
    # Of the season's three tables two must be finished: that is the floor for everybody.
    assert {LENA.id: rows[LENA.id].games, MARK.id: rows[MARK.id].games} == {LENA.id: 2, MARK.id: 1}
    assert (rows[LENA.id].below, rows[MARK.id].below) == (None, "few")
    assert rows[MARK.id].place > rows[BOB.id].place


async def test_nobody_gets_more_single_seats_than_they_play_at_once_or_in_another_division(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    tables = [PEOPLE, PEOPLE, PEOPLE]
    season = await season_of(host, server, tables, open_tables=1, newcomer_at_once=1, **FEWER)
    await begin(host, clock, season)
    await host._database.write(
        lambda db: db.execute("UPDATE fixture SET division = 2 WHERE number = 3")
    )
    await sign_up(host, season, [LENA])
    await out(host, season, ANNA)
    assert await seats_of(host, season, LENA) == [1]
    await play_out(host)
    assert await seats_of(host, season, LENA) == [1, 2]
    results = await host.leagues.results.of(season.id)
    assert [len(results.fixtures), results.late] == [3, {LENA.id: (ANNA.id,)}]


async def test_a_late_table_that_was_almost_over_is_no_game(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(
        host, server, [PEOPLE], games=1, at_once=1, newcomer_at_once=1, **PLACE
    )
    await begin(host, clock, season)
    await sign_up(host, season, [LENA])
    await out(host, season, ANNA)
    await play_out(host)
    await host._database.write(
        lambda db: db.execute(
            "UPDATE fixture_seat SET own = 1, by_bot = 1, decisions = 9 WHERE finisher = ?",
            (LENA.id,),
        )
    )
    rows = {row.person: row for row in (await host.leagues.results.of(season.id)).divisions[1]}
    assert (rows[LENA.id].games, rows[LENA.id].points, rows[LENA.id].below) == (0, 0, "few")
    facts, _ = await host.leagues.organising.why.person(season.id, LENA.id, private=False)
    told = {fact.key: fact.args for fact in facts}
    assert told["division"]["why"] == "late"
    assert (told["late"]["name"], told["late"]["other"]) == ("Lena", "Anna")
    assert told["award"]["why"] == "few"


async def test_what_an_organiser_decides_counts_for_who_entered_late(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(
        host, server, [PEOPLE], games=1, at_once=1, newcomer_at_once=1, **PLACE
    )
    (table,) = await begin(host, clock, season)
    await sign_up(host, season, [LENA])
    await out(host, season, ANNA)
    await host.absence.end(table.id, Person(9, "Olga"))
    await see(host)
    fixture = (await host._database.read(lambda db: fixtures.of_season(db, season.id)))[0].fixture
    wanted = Wanted("result", "Because", fixture=fixture.id, value="9 5 3 1")
    await host.leagues.organising.corrections.correct(season.id, OLGA, wanted)
    rows = {row.person: row for row in (await host.leagues.results.of(season.id)).divisions[1]}
    assert (rows[LENA.id].points, rows[ANNA.id].points) == (10, 0)
    # An organiser takes them out again as anybody else, and brings them back.
    await out(host, season, LENA)
    assert await status(host, season, LENA) == "left"
    await out(host, season, LENA)
    assert await status(host, season, LENA) == "in"


async def test_bounds_are_told_for_who_entered_late(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE, PEOPLE], **PLACE)
    await begin(host, clock, season)
    await sign_up(host, season, [LENA])
    await out(host, season, ANNA)
    results = await host.leagues.results.of(season.id)
    told = bounds(results.divisions[1], results.fixtures, SETTINGS.points_for, 1, 1)
    assert (told[LENA.id].best, told[LENA.id].worst, told[LENA.id].open) == (1, 5, 2)
    # Who left keeps what they have, and has nothing more to win.
    assert (told[ANNA.id].worst, told[ANNA.id].open, told[ANNA.id].up) == (5, 0, "out")


async def test_divisions_do_not_dissolve_because_of_late_entries(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE, PEOPLE], division_size=4, **PLACE)
    await begin(host, clock, season)
    await sign_up(host, season, [LENA, MARK, NINA])
    await out(host, season, ANNA, BOB, CARL)
    results = await host.leagues.results.of(season.id)
    assert len(results.late) == 3
    assert results.going_on == [1]


async def test_late_entry_is_a_rule_of_seasons_that_stays_once_sign_up_is_closed(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    attach(host, server)
    for form in (CUP, LADDER):
        with pytest.raises(BadSetting) as refused:
            await found(host, settings(form=form, **PLACE), form)
        assert refused.value.args_["field"] == "late_form"
    with pytest.raises(BadSetting):
        await found(host, settings(late="perhaps"))
    season = await season_of(host, server, [PEOPLE], **PLACE)
    with pytest.raises(BadSetting) as refused:
        changed = replace(season.settings, late="fewer")
        await host.leagues.founding.change(season.id, ORGANISER, changed, "Because")
    assert (refused.value.args_["field"], refused.value.args_["value"]) == ("fixed", "late")


async def test_seasons_of_before_have_no_late_entry(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    stored = json.loads(dumped(SETTINGS))
    del stored["late"]
    assert loaded(json.dumps(stored)) == SETTINGS
    season = await season_of(host, server, [PEOPLE])
    await begin(host, clock, season)
    with pytest.raises(WrongStage):
        await sign_up(host, season, [LENA])
    await out(host, season, ANNA)
    assert "entered" not in server.kinds


async def test_who_waits_since_before_the_draw_enters_late(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE], **PLACE)
    await sign_up(host, season, [LENA])
    row = await host._database.read(lambda db: entrants.load(db, season.id, LENA.id))
    assert row is not None and row.status == "waiting"
    await begin(host, clock, season)
    await out(host, season, ANNA)
    assert await status(host, season, LENA) == "in"


async def test_an_erased_person_who_waits_stops_nobody(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE], **PLACE)
    await begin(host, clock, season)
    await sign_up(host, season, [LENA])
    clock.pass_seconds(1)
    await sign_up(host, season, [MARK])
    await host.upkeep.privacy.erase(LENA.id, LENA.name)
    await out(host, season, ANNA)
    assert await seats_of(host, season, MARK) == [1]


async def test_while_discord_does_not_answer_they_wait(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE], **PLACE)
    await begin(host, clock, season)
    await sign_up(host, season, [LENA])
    server.unknown = True
    await out(host, season, ANNA)
    assert await status(host, season, LENA) == "waiting"
    server.unknown = False
    await pass_hours(host, clock, 0.1, step=0.05)
    assert await seats_of(host, season, LENA) == [1]
