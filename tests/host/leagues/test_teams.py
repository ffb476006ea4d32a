"""Teams on the real host: who names one, the draft, tables apart, substitutes, and standings."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

import pytest

from bot.host import Host
from bot.host.core.api import Person, Table
from bot.host.leagues.api import BadSetting, Member, Season, TeamRefused, WrongStage
from bot.host.leagues.organising.api import Asker, Wanted
from bot.host.leagues.play.alternates import TeamSits
from bot.host.people.hours import Hours
from bot.leagues.pairing import pair, request_of
from bot.store import Connection
from bot.store.leagues import entrants
from tests.host.conftest import ANNA, BOB, CARL, DORA, TestClock
from tests.host.leagues.playing import (
    DAY,
    ORGANISER,
    LeagueServer,
    attach,
    found,
    go_to,
    look,
    people,
    play_all,
    settings,
    sign_up,
)
from tests.host.leagues.season import begin, fill, pass_hours, season_of, see
from tests.host.leagues.test_swiss import play_round, rounds_of

OLGA = Asker(ORGANISER, True)
PEOPLE = (ANNA, BOB, CARL, DORA)
MATE, OTHER, RIVAL, MEMBER = (
    Person(4300 + n, name) for n, name in enumerate(("Mate", "Other", "Rival", "Member"))
)


async def opened(
    host: Host, server: LeagueServer, count: int, named: Sequence[str] = "", **changes: object
) -> Season:
    """Return a season in sign-up; the first people name these teams, a letter each."""
    attach(host, server)
    season = await found(host, settings(**{"team_size": 2, **changes}))
    await sign_up(host, season, people(count))
    for person, team in zip(people(count), named, strict=False):
        await host.leagues.teams.join(season.id, person, team)
    await look(host)
    return season


async def teams_of(host: Host, season: Season) -> dict[str, list[int]]:
    """Return the people of each team, counted from 0."""
    found_: dict[str, list[int]] = {}
    for entry in await host.leagues.signups.entries(season.id, "in"):
        found_.setdefault(entry.team, []).append(entry.person - 3000)
    return found_


async def met_mates(host: Host, season: Season) -> list[tuple[int, int]]:
    results = await host.leagues.results.of(season.id)
    team_of = results.team_of
    return [
        two
        for one in results.fixtures
        for two in combinations(one.drawn, 2)
        if team_of[two[0]] == team_of[two[1]]
    ]


async def test_a_name_in_another_spelling_is_the_same_team_and_a_full_one_is_refused(
    host: Host, server: LeagueServer
) -> None:
    season = await opened(host, server, 4)
    anna, bob, carl, dora = people(4)
    join = host.leagues.teams.join
    await join(season.id, anna, "Die  Löwen ")
    assert (await join(season.id, bob, "die lÖwen")).team == "Die Löwen"
    with pytest.raises(TeamRefused) as refused:
        await join(season.id, carl, "DIE LÖWEN")
    assert refused.value.args_ == {"why": "full", "team": "Die Löwen", "most": 2, "free": "none"}
    await join(season.id, carl, "فريق")
    with pytest.raises(TeamRefused) as refused:
        await join(season.id, dora, "Die Löwen")
    assert "فريق" in str(refused.value.args_["free"])
    # Their own team again is no other place, and whoever leaves it makes room.
    assert (await join(season.id, bob, "DIE löwen")).team == "Die Löwen"
    assert (await join(season.id, bob, "")).team == ""
    assert (await join(season.id, dora, "Die Löwen")).team == "Die Löwen"
    assert [tuple(one) for one in await host.leagues.teams.of(season.id)] == [
        ("Die Löwen", 2, 0), ("فريق", 1, 1),
    ]  # fmt: skip


async def test_who_withdraws_and_comes_back_is_in_their_team_only_if_it_has_a_place(
    host: Host, server: LeagueServer
) -> None:
    season = await opened(host, server, 3, "AA")
    anna, _, carl = people(3)
    await host.leagues.signups.withdraw(season.id, anna.id)
    await sign_up(host, season, [anna])
    assert sorted((await teams_of(host, season))["A"]) == [0, 1]
    await host.leagues.signups.withdraw(season.id, anna.id)
    await host.leagues.teams.join(season.id, carl, "A")
    await sign_up(host, season, [anna])
    assert await teams_of(host, season) == {"A": [1, 2], "": [0]}


@pytest.mark.parametrize(
    ("name", "why"), [("x" * 31, "long"), ("\u200b", "empty"), ("\u202e \u2066", "empty")]
)
async def test_a_name_that_nobody_can_read_is_refused(
    host: Host, server: LeagueServer, name: str, why: str
) -> None:
    season = await opened(host, server, 1)
    with pytest.raises(TeamRefused) as refused:
        await host.leagues.teams.join(season.id, people(1)[0], name)
    assert refused.value.args_["why"] == why


async def test_only_who_plays_or_is_an_alternate_names_a_team_and_only_where_there_are_any(
    host: Host, server: LeagueServer
) -> None:
    season = await opened(host, server, 1, "A")
    join = host.leagues.teams.join
    with pytest.raises(TeamRefused) as refused:
        await join(season.id, MATE, "A")
    assert refused.value.args_["why"] == "entry"
    await host.leagues.signups.toggle_alternate(season.id, MATE)
    assert (await join(season.id, MATE, "a")).team == "A"
    assert (await host.leagues.teams.of(season.id))[0].free == 1, "an alternate takes no place"
    plain = await found(host, settings(), "Without")
    await sign_up(host, plain, people(1))
    with pytest.raises(TeamRefused) as refused:
        await join(plain.id, people(1)[0], "A")
    assert refused.value.args_["why"] == "none"


@pytest.mark.parametrize("form", ["cup", "ladder"])
async def test_cups_and_ladders_have_no_teams(host: Host, server: LeagueServer, form: str) -> None:
    attach(host, server)
    with pytest.raises(BadSetting) as refused:
        await found(host, settings(form=form, team_size=2))
    assert refused.value.args_["field"] == "team_form"


@pytest.mark.parametrize("form", ["season", "swiss"])
async def test_the_draft_gives_everybody_a_team_and_tables_keep_teams_apart(
    host: Host, clock: TestClock, server: LeagueServer, form: str
) -> None:
    season = await opened(host, server, 11, "AABC", form=form, up=0)
    await go_to(host, clock, season.starts_at.timestamp() - DAY / 2)
    drafted = await teams_of(host, season)
    assert drafted == {
        "A": [0, 1], "B": [2, 4], "C": [3, 5], "Team 1": [6, 9], "Team 2": [7, 10], "Team 3": [8],
    }  # fmt: skip
    assert {e.division for e in await host.leagues.signups.entries(season.id, "in")} == {1}
    # Until the draw people change their team, and the draft follows.
    await host.leagues.teams.join(season.id, people(11)[5], "Team 3")
    await go_to(host, clock, season.starts_at.timestamp() + DAY / 2)
    assert (await teams_of(host, season))["Team 3"] == [5, 8]
    assert await met_mates(host, season) == []
    with pytest.raises(TeamRefused) as refused:
        await host.leagues.teams.join(season.id, people(11)[5], "C")
    assert refused.value.args_ == {"why": "drawn", "team": "Team 3"}
    proof = await host.leagues.pairings.proof(season.id)
    assert proof is not None
    parts = json.loads(proof)
    (told,) = (parts.get("divisions") or parts["rounds"]).values()
    assert sorted(map(len, told["teams"])) == [1, 2, 2, 2, 2, 2]
    seed = int(told.get("seed", parts["seed"]))
    again = {frozenset(table) for table in pair(request_of(told, seed)).tables}
    results = await host.leagues.results.of(season.id)
    assert again == {frozenset(one.drawn) for one in results.fixtures}


async def test_team_mates_never_meet_in_any_round_of_a_swiss_event(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await opened(host, server, 12, "AABBCCDDEEFF", form="swiss", games=3, up=4)
    await go_to(host, clock, season.starts_at.timestamp() + DAY / 2)
    for _ in range(3):
        await play_round(host)
    assert len(await rounds_of(host, season)) == 4, "three rounds, and a table of winners"
    results = await host.leagues.results.of(season.id)
    by_standing = [one for one in results.fixtures if one.division]
    met = [two for one in by_standing for two in combinations(one.drawn, 2)]
    assert not any(results.team_of[a] == results.team_of[b] for a, b in met)
    assert sum(row.games for row in results.teams) == 3 * 12
    await play_all(host)
    await look(host)
    over = await host.leagues.results.of(season.id)
    assert [row.games for row in over.teams] == [6] * 6, "tables of winners are for oneself"


@pytest.mark.parametrize("form", ["season", "swiss"])
async def test_too_few_teams_are_told_with_the_draft_and_once_they_can_play_the_season_goes_on(
    host: Host, clock: TestClock, server: LeagueServer, form: str
) -> None:
    attach(host, server)
    season = await found(host, settings(form=form, team_size=8, up=0))
    await sign_up(host, season, people(8))
    for person in people(8):
        await host.leagues.teams.join(season.id, person, "A")
    await go_to(host, clock, season.starts_at.timestamp() - DAY / 2)
    assert (await host.leagues.founding.by_id(season.id)).obstacle == "teams:1"
    (told,) = [post for post in server.posts if post.kind == "obstacle"]
    assert told.data["what"] == "teams:1"
    await go_to(host, clock, season.starts_at.timestamp() + DAY / 2)
    assert (await host.leagues.founding.by_id(season.id)).stage == "draft"
    for number, person in enumerate(people(8)[2:]):
        await host.leagues.teams.join(season.id, person, "BCD"[number % 3])
    await look(host)
    await go_to(host, clock, season.starts_at.timestamp() + DAY)
    begun = await host.leagues.founding.by_id(season.id)
    assert (begun.stage, begun.obstacle) == ("running", None)
    assert await met_mates(host, season) == []


async def test_a_team_that_became_too_large_by_a_change_of_the_rules_gives_people_up(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await opened(host, server, 8, "AABBCCDD")
    wanted = settings(team_size=3)
    await host.leagues.founding.change(season.id, ORGANISER, wanted, "More")
    await host.leagues.teams.join(season.id, people(8)[7], "A")
    await host.leagues.founding.change(season.id, ORGANISER, settings(team_size=2), "Fewer")
    await go_to(host, clock, season.starts_at.timestamp() - DAY / 2)
    assert await teams_of(host, season) == {"A": [0, 1], "B": [2, 3], "C": [4, 5], "D": [6, 7]}
    await go_to(host, clock, season.starts_at.timestamp() + DAY / 2)
    with pytest.raises(BadSetting):
        await host.leagues.founding.change(season.id, ORGANISER, settings(team_size=0), "No")


async def test_who_signs_up_again_is_in_the_team_of_last_season(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await opened(host, server, 8, "AABBCCDD")
    await go_to(host, clock, season.starts_at.timestamp() + DAY / 2)
    while await play_all(host):
        await look(host)
    await go_to(host, clock, clock.time.timestamp() + DAY)
    later = await host.leagues.founding.season(season.league.id)
    assert (later.number, later.settings.team_size) == (2, 2)
    member = Member("P", frozenset())
    entry = await host.leagues.signups.again(later.id, people(1)[0], member)
    assert entry is not None and entry.team == "A"


# Substitutes within the team.


async def with_teams(host: Host, season: Season, named: dict[Person, str]) -> None:
    def work(connection: Connection) -> None:
        for person, team in named.items():
            row = entrants.load(connection, season.id, person.id)
            assert row is not None
            entrants.keep(connection, season.id, row._replace(team=team))

    await host._database.write(work)


def asked(server: LeagueServer) -> list[int | None]:
    return [post.person for post in server.posts if post.kind == "seat"]


def vacancy(server: LeagueServer) -> int:
    return int([post for post in server.posts if post.kind == "seat"][-1].data["vacancy"])


async def left_by(host: Host, table: Table, person: Person) -> None:
    await host.absence.leave(table.id, person.id)
    await see(host)


TEAMS = {ANNA: "A", BOB: "B", CARL: "C", DORA: "D"}


async def test_a_seat_is_offered_to_its_team_first_and_to_no_other_team_at_the_table(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE], [RIVAL, OTHER, MATE], team_size=2)
    await with_teams(host, season, {**TEAMS, RIVAL: "B", OTHER: "E", MATE: "A"})
    (table,) = await begin(host, clock, season)
    await fill(host, table)
    await left_by(host, table, ANNA)
    assert asked(server) == [MATE.id]
    await host.leagues.alternates.decline(vacancy(server), MATE.id)
    await see(host)
    assert asked(server) == [MATE.id, OTHER.id]
    await host.leagues.alternates.decline(vacancy(server), OTHER.id)
    await pass_hours(host, clock, 48, step=8)
    assert asked(server) == [MATE.id, OTHER.id], "somebody of another team at the table is not"


async def test_a_member_who_plays_elsewhere_is_asked_if_they_have_room(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    beside = [Person(4400 + n, f"B{n}") for n in range(3)]
    season = await season_of(host, server, [PEOPLE, [MEMBER, *beside]], [OTHER], team_size=2)
    await with_teams(host, season, {**TEAMS, MEMBER: "A", OTHER: "E"})
    table, _ = await begin(host, clock, season)
    await fill(host, table)
    await left_by(host, table, ANNA)
    assert asked(server) == [MEMBER.id], "with room for two tables, though no alternate"
    await host.leagues.alternates.accept(vacancy(server), MEMBER)
    await see(host)
    assert (await host.tables.get(table.id)).chairs[0].user_id == MEMBER.id


async def test_who_accepts_too_late_does_not_meet_a_team_mate(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    twin = Person(4310, "Twin")
    season = await season_of(host, server, [PEOPLE], [MATE, twin], team_size=3)
    await with_teams(host, season, {**TEAMS, MATE: "E", twin: "E"})
    (table,) = await begin(host, clock, season)
    await fill(host, table)
    await left_by(host, table, ANNA)
    first = vacancy(server)
    await left_by(host, table, BOB)
    assert asked(server) == [MATE.id, twin.id]
    await host.leagues.alternates.accept(first, MATE)
    with pytest.raises(TeamSits) as refused:
        await host.leagues.alternates.accept(vacancy(server), twin)
    assert refused.value.args_ == {"team": "E"}


@pytest.mark.parametrize(("team", "points"), [("A", 1), ("E", 0)])
async def test_a_substitute_scores_for_the_seats_team_only_from_within_it(
    host: Host, clock: TestClock, server: LeagueServer, team: str, points: int
) -> None:
    season = await season_of(host, server, [PEOPLE], [MATE], team_size=2)
    await with_teams(host, season, {**TEAMS, MATE: team})
    (table,) = await begin(host, clock, season)
    await fill(host, table)
    await left_by(host, table, ANNA)
    await host.leagues.alternates.accept(vacancy(server), MATE)
    await see(host)
    await play_all(host)
    await look(host)
    results = await host.leagues.results.of(season.id)
    (mine,) = [row for row in results.teams if row.team == "A"]
    scored = next(one.points for one in results.awards if one.person == MATE.id)
    assert mine.games == 1 and mine.points == points * scored and scored > 0
    assert "E" not in {row.team for row in results.teams}, "an alternate is no member"


async def test_an_organiser_seats_nobody_beside_their_own_team(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE], [RIVAL, MATE], team_size=2)
    await with_teams(host, season, {**TEAMS, RIVAL: "B", MATE: "A"})
    (table,) = await begin(host, clock, season)
    (fixture,) = (await host.leagues.results.of(season.id)).fixtures
    correct = host.leagues.organising.corrections.correct
    wanted = Wanted("player", "Ill", fixture=fixture.id, person=ANNA, other=RIVAL)
    with pytest.raises(TeamSits):
        await correct(season.id, OLGA, wanted)
    await correct(season.id, OLGA, replace(wanted, other=MATE))
    await see(host)
    assert (await host.tables.get(table.id)).chairs[0].user_id == MATE.id


async def test_the_name_of_a_person_in_that_of_their_team_goes_when_they_are_erased(
    host: Host, server: LeagueServer
) -> None:
    season = await opened(host, server, 2, ["P3000 & co", "P3000 & co"])
    await host.upkeep.privacy.erase(3000)
    (mate,) = [e for e in await host.leagues.signups.entries(season.id) if e.person == 3001]
    assert "P3000" not in mate.team and mate.team.endswith(" & co")
    lines = await host.leagues.organising.log.page(season.id, organises=True)
    assert "P3000" not in str(lines)


# Late entry.


async def test_a_late_place_is_that_of_the_team_and_never_with_a_team_mate(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await opened(host, server, 8, "AABBCCDD", late="place")
    await go_to(host, clock, season.starts_at.timestamp() + DAY / 2)
    late, other = Person(4500, "Late"), Person(4501, "Later")
    await sign_up(host, season, [other])
    # B sits at a table of whoever leaves A: nobody of B gets that place.
    wanted = Wanted("player", "Because", person=people(1)[0])
    await host.leagues.teams.join(season.id, other, "New")
    await host.leagues.organising.corrections.correct(season.id, OLGA, wanted)
    await see(host)
    entry = await host.leagues.signups.entry(season.id, other.id)
    assert entry is not None and (entry.status, entry.team) == ("in", "New")
    wanted = Wanted("player", "Because", person=people(2)[1])
    await host.leagues.organising.corrections.correct(season.id, OLGA, wanted)
    await sign_up(host, season, [late])
    await see(host)
    entry = await host.leagues.signups.entry(season.id, late.id)
    assert entry is not None and (entry.status, entry.team) == ("in", "A")
    results = await host.leagues.results.of(season.id)
    seated = [[results.team_of[one] for one in f.seated] for f in results.fixtures]
    assert all(len({*teams}) == len(teams) for teams in seated)


async def test_who_joins_a_swiss_event_late_fills_a_team(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await opened(host, server, 7, "AABBCCD", form="swiss", up=0, late="fewer")
    await go_to(host, clock, season.starts_at.timestamp() + DAY / 2)
    await sign_up(host, season, [people(8)[7]])
    await host.absence.availability.set_hours(people(8)[7].id, Hours("UTC", 0, 0))
    await play_round(host)
    assert (await teams_of(host, season))["D"] == [6, 7]
    assert Counter(map(len, (await teams_of(host, season)).values())) == {2: 4}
    assert await met_mates(host, season) == []


async def test_an_organiser_moves_nobody_into_a_second_division(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await opened(host, server, 8)
    with pytest.raises(WrongStage):
        await host.leagues.divisions.move(season.id, ORGANISER, people(1)[0].id, 2)
    await go_to(host, clock, season.starts_at.timestamp() - DAY / 2)
    with pytest.raises(BadSetting) as refused:
        await host.leagues.divisions.move(season.id, ORGANISER, people(1)[0].id, 2)
    assert refused.value.args_["allowed"] == "1"
