"""Corrections of organisers.

With a reason, in the log, reversible, not alone at their own table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from fractions import Fraction
from functools import partial
from random import Random

import pytest

from bot.host import Host
from bot.host.core.api import Person
from bot.host.leagues.api import NotOrganiser, ReasonNeeded, Season, WrongStage
from bot.host.leagues.organising.api import (
    Asker,
    BadCorrection,
    NothingToDo,
    OwnTable,
    UnknownCorrection,
    Wanted,
)
from bot.host.leagues.standings.results import Results
from bot.leagues.records import Fixture
from bot.leagues.rounds import WINNERS
from bot.store import Connection
from bot.store.leagues import entrants, fixtures
from bot.store.posting import obstacles
from bot.store.posting.obstacles import HindranceRow
from tests.host.conftest import TestClock, lobby
from tests.host.leagues.playing import (
    DAY,
    ORGANISER,
    LeagueServer,
    attach,
    found,
    look,
    people,
    play_all,
    play_table,
    settings,
    sign_up,
)

OLGA, OTTO = Asker(ORGANISER, True), Asker(Person(2998, "Otto"), True)
EVERYBODY = people(8)
STRANGER = Person(3900, "Sid")


async def begin(host: Host, clock: TestClock, season: Season) -> None:
    """Begin the season; the bot need not be awake all the time."""
    for at in (season.starts_at.timestamp() - DAY, season.starts_at.timestamp() + 60):
        clock.pass_seconds(at - clock.time.timestamp())
        await look(host)


@pytest.fixture
async def season(host: Host, clock: TestClock, server: LeagueServer) -> Season:
    """A season whose tables have just begun: 8 people, 4 tables of 4."""
    attach(host, server)
    opened = await found(host)
    await sign_up(host, opened, EVERYBODY)
    await begin(host, clock, opened)
    return await host.leagues.founding.season(opened.league.id)


@pytest.fixture
async def played(host: Host, season: Season) -> Season:
    """The same with all tables over, and so the season."""
    await play_all(host)
    return season


async def results(host: Host, season: Season) -> Results:
    return await host.leagues.results.of(season.id)


async def first(host: Host, season: Season) -> Fixture:
    return (await results(host, season)).fixtures[0]


async def points(host: Host, season: Season, fixture: int) -> dict[int, Fraction]:
    awards = (await results(host, season)).awards
    return {one.person: one.points for one in awards if one.fixture == fixture}


def person(user_id: int) -> Person:
    return Person(user_id, f"P{user_id}")


async def log(host: Host, season: Season) -> list[tuple[str, int | None, object]]:
    """Return what everybody may read of corrections, the oldest first: kind, by whom, why."""
    lines = await host.leagues.organising.log.page(season.id, organises=False)
    kinds = ("corrected", "correction_waits", "seconded", "undone", "attempt")
    return [
        (line.kind, line.by and line.by.id, line.data.get("reason", line.data.get("why")))
        for line in reversed(lines)
        if line.kind in kinds
    ]


async def test_a_corrected_result_gives_other_points_until_it_is_undone(
    host: Host, played: Season, server: LeagueServer
) -> None:
    fixture, corrections = await first(host, played), host.leagues.organising.corrections
    before = await points(host, played, fixture.id)
    wanted = Wanted("result", "a miscounted ship", fixture.id, value="5, 9 9/2 1")
    with pytest.raises(BadCorrection):
        await corrections.correct(played.id, OLGA, wanted)
    made = await corrections.correct(played.id, OLGA, replace(wanted, value="5, 9 9 1"))
    a, b, c, d = fixture.people
    assert await points(host, played, fixture.id) == {a: 3, b: 8, c: 8, d: 1}
    undone = await corrections.undo(played.id, OTTO, made.id, "it was counted right")
    assert undone.undone and not undone.waits
    await look(host)
    (told,) = [post.data for post in server.posts if post.kind == "undone"]
    assert (told["by"], told["reason"]) == (OTTO.person.id, "it was counted right")
    assert await points(host, played, fixture.id) == before
    with pytest.raises(NothingToDo):
        await corrections.undo(played.id, OLGA, made.id, "again")
    assert await log(host, played) == [
        ("corrected", 2999, "a miscounted ship"),
        ("undone", 2998, "it was counted right"),
    ]
    await look(host)
    told = [post for post in server.posts if post.kind in ("corrected", "undone")]
    table_id = (await results(host, played)).tables[fixture.id]
    assert [(post.kind, post.data["number"], post.data["table"]) for post in told] == [
        ("corrected", made.id, table_id),
        ("undone", made.id, table_id),
    ]


async def test_two_organisers_correct_the_same_result_at_the_same_time(
    host: Host, played: Season
) -> None:
    """Both are there and the later one counts, whichever of them is taken back first."""
    fixture, corrections = await first(host, played), host.leagues.organising.corrections
    before = await points(host, played, fixture.id)
    wanted = Wanted("result", "a miscounted ship", fixture.id, value="5, 9 9 1")
    other = replace(wanted, reason="a forgotten tile", value="1 9 5 3")
    one, two = sorted(
        await asyncio.gather(
            corrections.correct(played.id, OLGA, wanted),
            corrections.correct(played.id, OTTO, other),
        ),
        key=lambda made: made.id,
    )
    a, b, c, d = fixture.people
    outcome = {
        wanted.reason: {a: 3, b: 8, c: 8, d: 1},
        other.reason: {a: 1, b: 10, c: 6, d: 3},
    }
    assert await points(host, played, fixture.id) == outcome[two.reason]
    await corrections.undo(played.id, OLGA, two.id, "it was right before")
    assert await points(host, played, fixture.id) == outcome[one.reason]
    three = await corrections.correct(played.id, OTTO, other)
    await corrections.undo(played.id, OLGA, one.id, "mine was wrong")
    assert await points(host, played, fixture.id) == outcome[other.reason]
    await corrections.undo(played.id, OLGA, three.id, "so was the other")
    assert await points(host, played, fixture.id) == before


async def test_a_tie_may_be_parted_by_places(host: Host, played: Season) -> None:
    fixture, corrections = await first(host, played), host.leagues.organising.corrections
    wanted = Wanted("result", "the tie-break", fixture.id, value="9/2 9/1 5/3 1/4")
    await corrections.correct(played.id, OLGA, wanted)
    assert [*(await points(host, played, fixture.id)).values()] == [6, 10, 3, 1]


async def test_a_seat_counts_for_whom_an_organiser_names(host: Host, played: Season) -> None:
    """Also for a stranger, who is a guest in the standings and takes nobody's place."""
    fixture, corrections = await first(host, played), host.leagues.organising.corrections
    winner = next(p for p, n in (await points(host, played, fixture.id)).items() if n == 10)
    seat = fixture.people.index(winner) + 1
    wanted = Wanted("seat", "Sid sat there", fixture.id, STRANGER, value=str(seat))
    await corrections.correct(played.id, OLGA, wanted)
    earned = await points(host, played, fixture.id)
    assert earned[STRANGER.id] == 10
    assert earned[winner] == 0
    (rows,) = (await results(host, played)).divisions.values()
    assert (rows[-1].person, rows[-1].guest) == (STRANGER.id, True)


async def test_points_are_decided_exactly(host: Host, played: Season) -> None:
    fixture, corrections = await first(host, played), host.leagues.organising.corrections
    who = person(fixture.people[0])
    for text, wanted in (("7/3", Fraction(7, 3)), ("2,5", Fraction(5, 2)), ("0", Fraction(0))):
        decided = Wanted("points", "agreed by all", fixture.id, who, value=text)
        await corrections.correct(played.id, OLGA, decided)
        assert (await points(host, played, fixture.id))[who.id] == wanted
    for text in ("-1", "101", "x", "1/0", "٣"):
        with pytest.raises(BadCorrection):
            decided = Wanted("points", "?", fixture.id, who, value=text)
            await corrections.correct(played.id, OLGA, decided)


async def test_who_plays_at_a_table_needs_a_second_organiser(host: Host, played: Season) -> None:
    fixture, organising = await first(host, played), host.leagues.organising
    corrections, before = organising.corrections, await points(host, played, fixture.id)
    own, other = (Asker(person(user_id), True) for user_id in fixture.people[:2])
    wanted = Wanted("points", "I was robbed", fixture.id, own.person, value="10")
    made = await corrections.correct(played.id, own, wanted)
    assert made.waits and await points(host, played, fixture.id) == before
    assert [fact.key for fact in await organising.log.todo(played.id)] == ["second"]
    for asker in (own, other):
        with pytest.raises(OwnTable):
            await corrections.second(played.id, asker, made.id)
    agreed = await corrections.second(played.id, OTTO, made.id)
    assert not agreed.waits
    assert (await points(host, played, fixture.id))[own.person.id] == 10
    assert await organising.log.todo(played.id) == []
    for call in (
        corrections.second(played.id, OLGA, made.id),
        corrections.undo(played.id, other, made.id, "no"),
    ):
        with pytest.raises((NothingToDo, OwnTable)):
            await call
    await corrections.undo(played.id, OLGA, made.id, "they were not")
    assert await points(host, played, fixture.id) == before
    kinds = [line[0] for line in await log(host, played)]
    assert kinds == ["correction_waits", "attempt", "attempt", "seconded", "attempt", "undone"]


async def test_what_waits_for_a_second_organiser_may_be_withdrawn(
    host: Host, played: Season
) -> None:
    fixture, corrections = await first(host, played), host.leagues.organising.corrections
    own = Asker(person(fixture.people[0]), True)
    wanted = Wanted("points", "I was robbed", fixture.id, own.person, value="10")
    made = await corrections.correct(played.id, own, wanted)
    assert (await corrections.undo(played.id, own, made.id, "never mind")).undone


async def test_who_is_no_organiser_is_refused_and_in_the_log(host: Host, played: Season) -> None:
    fixture, organising = await first(host, played), host.leagues.organising
    corrections, made = organising.corrections, None
    anybody = Asker(person(fixture.people[0]), False)
    wanted = Wanted("points", "please", fixture.id, person(fixture.people[1]), value="10")
    made = await corrections.correct(played.id, OLGA, wanted)
    for call in (
        corrections.correct(played.id, anybody, wanted),
        corrections.undo(played.id, anybody, made.id, "please"),
        corrections.second(played.id, anybody, made.id),
        organising.imports.read(played.id, anybody, b"x"),
        organising.check(played.id, anybody, "approve"),
    ):
        with pytest.raises(NotOrganiser):
            await call
    attempts = [line for line in await log(host, played) if line[0] == "attempt"]
    assert attempts == [("attempt", anybody.person.id, "role")] * 5


IMPOSSIBLE = (
    (Wanted("result", "?", value="1 2 3 4"), "table"),
    (Wanted("result", "?", 1, value="1 2 3 4"), "not-over"),
    (Wanted("points", "?", 1, EVERYBODY[0], value="3"), "not-over"),
    (Wanted("points", "?", 1, value="3"), "person"),
    (Wanted("seat", "?", 1, EVERYBODY[0], value="2"), "playing"),
    (Wanted("seat", "?", 1, EVERYBODY[0], value="5"), "number"),
    (Wanted("deadline", "?", 1, value="0"), "hours"),
    (Wanted("deadline", "?", 1, value="15d"), "hours"),
    (Wanted("deadline", "?", value="tomorrow"), "day"),
    (Wanted("deadline", "?", value="2026-12-01"), "before-first-day"),
    (Wanted("player", "?", 1, EVERYBODY[0]), "other"),
    (Wanted("player", "?", 1, STRANGER, EVERYBODY[0]), "not-there"),
    (Wanted("player", "?", None, STRANGER), "not-in"),
    (Wanted("division", "?", None, EVERYBODY[0], value="0"), "number"),
    (Wanted("division", "?", None, STRANGER, value="1"), "not-in"),
    (Wanted("card", "?", None, EVERYBODY[0]), "no-card"),
    (Wanted("card", "?", None, EVERYBODY[0], value="12"), "event"),
    (Wanted("weather", "?"), "kind"),
)
"""Corrections of a running season, and what is wrong with each; table 1 is the first one."""


async def test_what_cannot_be_is_refused_and_changes_nothing(host: Host, season: Season) -> None:
    fixture = await first(host, season)
    corrections = host.leagues.organising.corrections
    for wanted, what in IMPOSSIBLE:
        asked = replace(wanted, fixture=fixture.id if wanted.fixture else None)
        with pytest.raises(BadCorrection) as refused:
            await corrections.correct(season.id, OLGA, asked)
        assert refused.value.args_["what"] == what
    with pytest.raises(ReasonNeeded):
        await corrections.correct(season.id, OLGA, Wanted("result", " ", fixture.id))
    with pytest.raises(UnknownCorrection):
        await corrections.undo(season.id, OLGA, 1, "?")
    assert await corrections.of(season.id) == []


async def left(host: Host, table_id: int) -> list[float | None]:
    """Return how many hours everybody's clock has."""
    times = await host.absence.times(table_id)
    return [None if one.left is None else round(one.left / 3600, 1) for one in times]


async def test_a_table_gets_more_time_and_loses_it_again(host: Host, season: Season) -> None:
    fixture, corrections = await first(host, season), host.leagues.organising.corrections
    table_id = (await results(host, season)).tables[fixture.id]
    before = await left(host, table_id)
    everybody = Wanted("deadline", "a holiday", fixture.id, value="2d")
    made = await corrections.correct(season.id, OLGA, everybody)
    assert await left(host, table_id) == [hours and hours + 48 for hours in before]
    one = Wanted("deadline", "a cold", fixture.id, person(fixture.people[2]), value="5")
    await corrections.correct(season.id, OLGA, one)
    more = [hours and hours + 48 + 5 * (seat == 2) for seat, hours in enumerate(before)]
    assert await left(host, table_id) == more
    # Who has moved since has had the time: only the others' is taken back.
    await host.tables.play(table_id, fixture.people[0], "fill left; fill left; fill left")
    await corrections.undo(season.id, OLGA, made.id, "no holiday")
    after = await left(host, table_id)
    assert after[1:] == [hours and hours - 48 for hours in more][1:]


async def test_the_last_day_moves_and_moves_back(host: Host, season: Season) -> None:
    corrections, before = host.leagues.organising.corrections, season.settings.last_day
    wanted = Wanted("deadline", "everybody asked for it", value="2027-03-01")
    made = await corrections.correct(season.id, OLGA, wanted)
    longer = await host.leagues.founding.season(season.league.id)
    assert longer.settings.last_day == date(2027, 3, 1)
    assert longer.ends_at.date() == date(2027, 3, 2)
    await corrections.undo(season.id, OLGA, made.id, "too long")
    assert (await host.leagues.founding.season(season.league.id)).settings.last_day == before


async def test_another_player_takes_a_seat_of_a_running_table(host: Host, season: Season) -> None:
    fixture, corrections = await first(host, season), host.leagues.organising.corrections
    table_id = (await results(host, season)).tables[fixture.id]
    wanted = Wanted("player", "a hospital", fixture.id, person(fixture.people[1]), STRANGER)
    made = await corrections.correct(season.id, OLGA, wanted)
    table = await host.tables.get(table_id)
    assert (table.chairs[1].user_id, table.chairs[1].name) == (STRANGER.id, "Sid")
    again = replace(wanted, person=person(fixture.people[2]))
    with pytest.raises(BadCorrection):
        await corrections.correct(season.id, OLGA, again)
    await corrections.undo(season.id, OLGA, made.id, "back again")
    assert (await host.tables.get(table_id)).chairs[1].user_id == fixture.people[1]


async def test_before_the_start_seats_and_players_change(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    """One table at once: the later ones are still planned."""
    attach(host, server)
    season = await found(host, settings(at_once=1, newcomer_at_once=1))
    await sign_up(host, season, EVERYBODY)
    await begin(host, clock, season)
    corrections, known = host.leagues.organising.corrections, await results(host, season)
    fixture = next(one for one in known.fixtures if one.id not in known.tables)
    a, b, c, d = fixture.people
    moved = Wanted("seat", "colours", fixture.id, person(a), value="3")
    swapped = await corrections.correct(season.id, OLGA, moved)
    replaced = Wanted("player", "ill", fixture.id, person(b), STRANGER)
    instead = await corrections.correct(season.id, OLGA, replaced)
    assert await seated(host, season, fixture) == (c, STRANGER.id, a, d)
    await corrections.undo(season.id, OLGA, instead.id, "no")
    await corrections.undo(season.id, OLGA, swapped.id, "no")
    assert await seated(host, season, fixture) == fixture.people
    await corrections.correct(season.id, OLGA, moved)
    while await play_all(host):
        await look(host)
    assert await seated(host, season, fixture) == (c, b, a, d)
    assert sum((await points(host, season, fixture.id)).values()) == 20


async def seated(host: Host, season: Season, fixture: Fixture) -> tuple[int, ...]:
    found = (await results(host, season)).fixtures
    return next(one.people for one in found if one.id == fixture.id)


async def test_somebody_is_taken_out_of_the_season_and_in_again(host: Host, season: Season) -> None:
    corrections, who = host.leagues.organising.corrections, EVERYBODY[0]
    made = await corrections.correct(season.id, OLGA, Wanted("player", "moved", None, who))
    entry = await host.leagues.signups.entry(season.id, who.id)
    assert entry is not None and entry.status == "left"
    await corrections.undo(season.id, OLGA, made.id, "stays")
    entry = await host.leagues.signups.entry(season.id, who.id)
    assert entry is not None and entry.status == "in"


async def test_who_moves_to_another_division_brings_the_points(host: Host, season: Season) -> None:
    fixture, corrections = await first(host, season), host.leagues.organising.corrections
    await play_table(host, (await results(host, season)).tables[fixture.id])
    await look(host)
    played, who = season, person(fixture.people[3])
    row = next(r for r in (await results(host, played)).divisions[1] if r.person == who.id)
    made = await corrections.correct(
        played.id, OLGA, Wanted("division", "too strong", None, who, value="2")
    )
    (moved,) = (await results(host, played)).divisions[2]
    assert (moved.person, moved.points, moved.games) == (who.id, row.points, row.games)
    await corrections.undo(played.id, OLGA, made.id, "not so strong")
    assert [*(await results(host, played)).divisions] == [1]


async def test_a_correction_after_the_end_changes_the_places_for_ever(
    host: Host, played: Season
) -> None:
    known = await results(host, played)
    assert known.season.stage == "over"
    last = known.divisions[1][-1]
    corrections = host.leagues.organising.corrections
    fixture = next(one for one in known.fixtures if last.person in one.people)
    wanted = Wanted("points", "found later", fixture.id, person(last.person), value="99")
    made = await corrections.correct(played.id, OLGA, wanted)
    assert (await place(host, played, last.person)) == 1
    await corrections.undo(played.id, OLGA, made.id, "not found")
    assert (await place(host, played, last.person)) == 8


async def place(host: Host, season: Season, user_id: int) -> int:
    """Return the place that decides the next season's divisions."""
    rows = await host._database.read(lambda db: entrants.history(db, season.league.id, 2))
    return rows[user_id].place


async def test_why_a_table_a_seat_and_a_place(host: Host, played: Season) -> None:
    fixture, why = await first(host, played), host.leagues.organising.why
    facts, lines = await why.table(played.id, fixture.id)
    keys = [fact.key for fact in facts]
    assert keys == ["table", "meetings", *["seat"] * 4, "seed", *["award"] * 4]
    assert {line.kind for line in lines} == {"started", "finished"}
    known = await results(host, played)
    second = known.divisions[1][1]
    facts, _ = await why.person(played.id, second.person, private=True)
    said = next(fact.args for fact in facts if fact.key == "place")
    assert (said["place"], said["why"]) == (2, second.parted_by)
    assert said["other"] == f"P{known.divisions[1][0].person}"
    facts, _ = await why.person(played.id, STRANGER.id, private=True)
    assert [fact.key for fact in facts] == ["unknown"]


async def test_an_earlier_league_is_read_first_and_stored_when_confirmed(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    attach(host, server)
    season = await found(host)
    await sign_up(host, season, EVERYBODY[:2])
    imports = host.leagues.organising.imports
    bad = b"person,division,place,points\nP3000,1,1,30\nNobody,1,2,20\n=1+1,1,3,5\nP3000,1,4,2\n"
    preview = await imports.read(season.id, OLGA, bad)
    assert [(line.line, line.reason) for line in preview.bad] == [
        (3, "unknown"),
        (4, "formula"),
        (5, "twice"),
    ]
    good = b"P3000;1;1;30,5\n<@123456789012345678>;2;1;20\n"
    preview = await imports.read(season.id, OLGA, good)
    assert preview.bad == ()
    assert await host._database.read(lambda db: entrants.history(db, season.league.id, 1)) == {}
    assert await imports.store(season.id, OLGA, preview) == 2
    rows = await host._database.read(lambda db: entrants.history(db, season.league.id, 1))
    assert (rows[3000].points, rows[123456789012345678].name) == ("61/2", "P123456789012345678")
    await begin(host, clock, season)
    with pytest.raises(WrongStage):
        await imports.store(season.id, OLGA, preview)


async def test_todo_names_what_waits_for_a_human(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    attach(host, server)
    season = await found(host)
    conditions = replace(season.settings.conditions, approval=True)
    await host.leagues.founding.change(
        season.id, ORGANISER, replace(season.settings, conditions=conditions)
    )
    await sign_up(host, season, EVERYBODY[:2])
    log = host.leagues.organising.log
    assert [fact.key for fact in await log.todo(season.id)] == ["asked", "asked"]
    for one in EVERYBODY[:2]:
        await host.leagues.signups.admit(season.id, ORGANISER, one.id, True)
    await begin(host, clock, season)
    assert [fact.key for fact in await log.todo(season.id)] == ["obstacle"]


async def test_todo_names_tables_of_the_league_that_cannot_post(host: Host, played: Season) -> None:
    other = await lobby(host, Person(3990, "Una"))
    own = min((await results(host, played)).tables.values())
    for table_id in (other.id, own):
        row = HindranceRow(table_id, 77, "hidden", 0.0)
        await host._database.write(partial(obstacles.put, row=row))
    (fact,) = await host.leagues.organising.log.todo(played.id)
    assert (fact.key, fact.args) == ("table", {"what": "hidden", "table": own, "place": 77})


async def test_what_later_corrections_build_on_is_undone_last(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    attach(host, server)
    season = await found(host, settings(at_once=1, newcomer_at_once=1))
    await sign_up(host, season, EVERYBODY)
    await begin(host, clock, season)
    corrections, known = host.leagues.organising.corrections, await results(host, season)
    fixture = next(one for one in known.fixtures if one.id not in known.tables)
    running = next(one for one in known.fixtures if one.id in known.tables)
    a, b, *_ = map(person, fixture.people)
    one = person(running.people[0])
    other = next(p for p in EVERYBODY if p.id not in running.people)
    chains = (
        (
            Wanted("seat", "?", fixture.id, a, value="2"),
            Wanted("seat", "?", fixture.id, a, value="3"),
        ),
        (
            Wanted("player", "?", running.id, one, STRANGER),
            Wanted("player", "?", running.id, STRANGER, other),
        ),
        (Wanted("deadline", "?", value="2027-03-01"), Wanted("deadline", "?", value="2027-04-01")),
        (Wanted("division", "?", None, b, value="2"), Wanted("division", "?", None, b, value="3")),
        (Wanted("player", "?", None, b), Wanted("player", "?", None, b)),
    )
    for chain in chains:
        before = await state(host, season)
        first_made, second_made = [
            await corrections.correct(season.id, OLGA, wanted) for wanted in chain
        ]
        with pytest.raises(BadCorrection) as refused:
            await corrections.undo(season.id, OLGA, first_made.id, "no")
        assert refused.value.args_ == {"what": "later", "value": str(second_made.id)}
        await corrections.undo(season.id, OLGA, second_made.id, "no")
        await corrections.undo(season.id, OLGA, first_made.id, "no")
        assert await state(host, season) == before


async def state(host: Host, season: Season) -> object:
    """Return what corrections change: who sits and plays where, until when."""
    known = await results(host, season)
    tables = [await host.tables.get(table_id) for table_id in known.tables.values()]
    seated = [[chair.user_id for chair in table.chairs] for table in tables]
    people = [one.people for one in known.fixtures]
    entries = [(one.person, one.status, one.division) for one in known.entries if one.division]
    return known.season.ends_at, people, seated, entries


async def test_what_cannot_be_taken_back_any_more_is_refused(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    """A swap of seats once the table has begun, a replacement once somebody else sits there."""
    attach(host, server)
    season = await found(host, settings(at_once=1, newcomer_at_once=1))
    await sign_up(host, season, EVERYBODY)
    await begin(host, clock, season)
    corrections, known = host.leagues.organising.corrections, await results(host, season)
    fixture = next(one for one in known.fixtures if one.id not in known.tables)
    a = person(fixture.people[0])
    swapped = await corrections.correct(
        season.id, OLGA, Wanted("seat", "colours", fixture.id, a, value="2")
    )
    running = next(one for one in known.fixtures if one.id in known.tables)
    gone = person(running.people[0])
    replaced = await corrections.correct(
        season.id, OLGA, Wanted("player", "ill", running.id, gone, STRANGER)
    )
    while await play_all(host):
        await look(host)
    for made, what in ((swapped, "playing"), (replaced, "over")):
        with pytest.raises(BadCorrection) as refused:
            await corrections.undo(season.id, OLGA, made.id, "no")
        assert refused.value.args_["what"] == what
        assert not (await corrections.of(season.id))[made.id - 1].undone


async def test_any_corrections_undone_in_any_order_leave_what_was_played(
    host: Host, played: Season
) -> None:
    """Points are those of the places taken, but where a correction counts."""
    rng, corrections = Random(1), host.leagues.organising.corrections
    known = await results(host, played)
    fresh = {one.id: await points(host, played, one.id) for one in known.fixtures}
    counting: dict[int, int] = {}
    for _ in range(40):
        if counting and rng.random() < 0.4:
            number = rng.choice(sorted(counting))
            await corrections.undo(played.id, OLGA, number, "drawn")
            counting.pop(number)
        else:
            fixture = rng.choice(known.fixtures)
            made = await corrections.correct(played.id, OLGA, drawn(rng, fixture))
            counting[made.id] = fixture.id
        for one in known.fixtures:
            if one.id not in counting.values():
                assert await points(host, played, one.id) == fresh[one.id]
    assert await points(host, played, counting[min(counting)]) != fresh[counting[min(counting)]]
    for number in rng.sample(sorted(counting), len(counting)):
        await corrections.undo(played.id, OTTO, number, "drawn")
    after = await results(host, played)
    assert (after.fixtures, after.awards) == (known.fixtures, known.awards)
    assert after.divisions == known.divisions


def drawn(rng: Random, fixture: Fixture) -> Wanted:
    """Return a random correction of a table that is over."""
    kind, who = rng.choice(("result", "seat", "points")), person(rng.choice(fixture.people))
    if kind == "result":
        scores = " ".join(str(rng.randrange(40)) for _ in fixture.people)
        return Wanted(kind, "drawn", fixture.id, value=scores)
    if kind == "seat":
        return Wanted(kind, "drawn", fixture.id, STRANGER, value=str(rng.randrange(1, 5)))
    return Wanted(kind, "drawn", fixture.id, who, value=str(rng.randrange(50, 60)))


async def test_a_table_that_was_ended_without_a_result_gets_one(
    host: Host, season: Season, server: LeagueServer
) -> None:
    fixture, corrections = await first(host, season), host.leagues.organising.corrections
    table_id = (await results(host, season)).tables[fixture.id]
    await host.absence.end(table_id, admin=Person(9, "Olga"))
    await look(host)
    assert fixture.id not in {one.id for one in (await results(host, season)).fixtures}
    named = await host.leagues.organising.why.fixtures(season.id)
    assert (named[-1].key, named[-1].args["table"]) == (str(fixture.id), table_id)
    wanted = Wanted("result", "played at the club", fixture.id, value="5 9 9 1")
    made = await corrections.correct(season.id, OLGA, wanted)
    a, b, c, d = fixture.people
    assert await points(host, season, fixture.id) == {a: 3, b: 8, c: 8, d: 1}
    await corrections.undo(season.id, OTTO, made.id, "another table")
    await look(host)
    assert await points(host, season, fixture.id) == {}
    await play_all(host)
    assert (await results(host, season)).season.stage == "over"


async def test_annulled_tables_count_for_nobody_until_that_is_undone(
    host: Host, played: Season, server: LeagueServer
) -> None:
    """All is as if a person's tables had ended without a result; first it is only planned."""
    corrections, known = host.leagues.organising.corrections, await results(host, played)
    cheat = known.divisions[1][0].person
    theirs = [one for one in known.fixtures if cheat in one.people]
    expected = await as_if_void(host, played, [one.id for one in theirs])
    made = await corrections.correct(
        played.id, OLGA, Wanted("annul", "two accounts", None, person(cheat))
    )
    assert (made.waits, made.own) == (True, False)
    assert await results(host, played) == known
    facts = await host.leagues.organising.why.annulment(played.id, made.id)
    tables = [known.tables[one.id] for one in theirs]
    assert [fact.args["table"] for fact in facts if fact.key == "table"] == tables
    places = {row.person: row.place for row in known.divisions[1]}
    after = {row.person: row.place for row in expected.divisions[1]}
    names = {known.names[one] for one in places if places[one] != after[one]}
    assert names and {fact.args["name"] for fact in facts if fact.key == "moves"} == names

    assert not (await corrections.second(played.id, OLGA, made.id)).waits
    annulled = await results(host, played)
    assert (annulled.fixtures, annulled.awards) == (expected.fixtures, expected.awards)
    assert annulled.divisions == expected.divisions
    assert await place(host, played, cheat) == after[cheat]
    await look(host)
    (told,) = [post.data for post in server.posts if post.kind == "corrected"]
    assert (told["what"], told["about"], told["value"]) == (
        "annul", cheat, " ".join(f"#{one}" for one in tables),
    )  # fmt: skip
    with pytest.raises(BadCorrection) as refused:
        await corrections.correct(played.id, OLGA, drawn(Random(1), theirs[0]))
    assert refused.value.args_["what"] == "annulled"
    (why,), _ = await host.leagues.organising.why.table(played.id, theirs[0].id)
    assert (why.key, why.args["number"]) == ("correction", made.id)
    named = await host.leagues.organising.why.fixtures(played.id)
    assert {fact.key for fact in named[-len(theirs) :]} == {str(one.id) for one in theirs}

    await corrections.undo(played.id, OTTO, made.id, "brothers, not accounts")
    assert await results(host, played) == known
    assert await place(host, played, cheat) == places[cheat]


async def as_if_void(host: Host, season: Season, ids: Sequence[int]) -> Results:
    """Return the results if these fixtures had ended without one; then all is as before."""

    def mark(connection: Connection, stage: str) -> None:
        for one in ids:
            fixtures.set_stage(connection, one, stage)

    await host._database.write(partial(mark, stage="void"))
    found = await results(host, season)
    await host._database.write(partial(mark, stage="over"))
    return found


async def test_who_played_at_a_table_does_not_confirm_that_it_is_annulled(
    host: Host, played: Season
) -> None:
    fixture, corrections = await first(host, played), host.leagues.organising.corrections
    own = Asker(person(fixture.people[0]), True)
    made = await corrections.correct(played.id, own, Wanted("annul", "a mistake", fixture.id))
    assert made.own and made.waits
    with pytest.raises(OwnTable):
        await corrections.second(played.id, own, made.id)
    assert await first(host, played) == fixture
    await corrections.second(played.id, OTTO, made.id)
    assert (await first(host, played)).id != fixture.id


async def test_what_cannot_be_annulled_is_said(host: Host, played: Season) -> None:
    """A cup's next round follows from its tables of winners."""
    fixture, corrections = await first(host, played), host.leagues.organising.corrections

    def among_winners(connection: Connection) -> None:
        connection.execute("UPDATE fixture SET division = ? WHERE id = ?", (WINNERS, fixture.id))

    await host._database.write(among_winners)
    for wanted, what in (
        (Wanted("annul", "?", fixture.id), "winners"),
        (Wanted("annul", "?", None, person(fixture.people[0])), "winners"),
        (Wanted("annul", "?", None, STRANGER), "no-table"),
        (Wanted("annul", "?"), "person"),
        (Wanted("annul", "?", 10**6), "table"),
    ):
        with pytest.raises(BadCorrection) as refused:
            await corrections.correct(played.id, OLGA, wanted)
        assert refused.value.args_["what"] == what
