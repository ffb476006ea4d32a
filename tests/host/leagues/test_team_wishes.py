"""Founders of teams decide who joins, if the rules say so: asked, told, in time for the draw."""

from __future__ import annotations

import pytest

from bot.host import Host
from bot.host.core.api import Person
from bot.host.leagues.api import LeaguePost, Season, TeamRefused
from bot.host.leagues.organising.api import Wanted
from bot.leagues.settings import dumped, loaded
from bot.store import Connection
from bot.store.leagues import entrants
from tests.host.conftest import TestClock
from tests.host.leagues.playing import (
    DAY,
    ORGANISER,
    LeagueServer,
    go_to,
    look,
    people,
    settings,
    sign_up,
)
from tests.host.leagues.test_organising import OLGA
from tests.host.leagues.test_teams import MATE, opened, teams_of

ANNA, BOB, CARL, DORA = people(4)


async def approving(
    host: Host, server: LeagueServer, count: int, named: str, **changes: object
) -> Season:
    """Return a season in sign-up with founders who decide; the first people found these teams."""
    return await opened(host, server, count, named, team_approval=True, **changes)


async def waiting(host: Host, season: Season) -> list[tuple[int, str, int | None]]:
    """Return who waits to join which team, and who decides; people are counted from 0."""
    found = await host.leagues.teams.wishes(season.id)
    return [(one.person - 3000, one.team, one.founder and one.founder - 3000) for one in found]


async def told(host: Host, server: LeagueServer, person: Person, kind: str) -> list[LeaguePost]:
    await look(host)
    return [post for post in server.posts if post.person == person.id and post.kind == kind]


async def refused(host: Host, season: Season, by: Person, who: Person) -> object:
    with pytest.raises(TeamRefused) as error:
        await host.leagues.teams.answer(season.id, by, who.id, True)
    return error.value.args_["why"]


async def test_who_wants_to_join_waits_until_the_founder_lets_them_in(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await approving(host, server, 4, "AB")
    entry = await host.leagues.teams.join(season.id, CARL, "a")
    assert entry.team == "" and await waiting(host, season) == [(2, "A", 0)]
    assert len(await told(host, server, ANNA, "team_asked")) == 1
    assert await refused(host, season, BOB, CARL) == "founder"
    assert await refused(host, season, ANNA, DORA) == "answered"
    await host.leagues.teams.answer(season.id, ANNA, CARL.id, True)
    assert (await teams_of(host, season))["A"] == [0, 2]
    assert await waiting(host, season) == []
    assert await refused(host, season, ANNA, CARL) == "answered"
    (post,) = await told(host, server, CARL, "team_answered")
    assert (post.data["answer"], post.data["team"]) == ("yes", "A")
    with pytest.raises(TeamRefused) as full:
        await host.leagues.teams.join(season.id, DORA, "A")
    assert full.value.args_["why"] == "full"


async def test_a_founder_refuses_and_the_person_hears_of_it(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await approving(host, server, 4, "AB")
    await host.leagues.teams.join(season.id, CARL, "A")
    await host.leagues.teams.answer(season.id, ANNA, CARL.id, False)
    assert await waiting(host, season) == [] and (await teams_of(host, season))[""] == [2, 3]
    (post,) = await told(host, server, CARL, "team_answered")
    assert post.data["answer"] == "no"
    log = host.leagues.organising.log
    public = {line.kind for line in await log.page(season.id, organises=False)}
    private = {line.kind for line in await log.page(season.id, organises=True)}
    assert private - public == {"team_asked", "team_refused"}


async def test_whoever_changes_their_mind_no_longer_waits(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await approving(host, server, 4, "ABC")
    join = host.leagues.teams.join
    await join(season.id, CARL, "A")
    assert (await teams_of(host, season))["C"] == [2], "they wait in the team where they are"
    await join(season.id, CARL, "B")
    assert await waiting(host, season) == [(2, "B", 1)]
    await join(season.id, CARL, "C")
    assert await waiting(host, season) == [] and (await teams_of(host, season))["C"] == [2]
    await join(season.id, DORA, "A")
    await host.leagues.signups.withdraw(season.id, DORA.id)
    assert await waiting(host, season) == []
    await sign_up(host, season, [DORA])
    assert await waiting(host, season) == []
    assert (await told(host, server, ANNA, "team_asked")) == []


async def test_if_the_founder_leaves_the_one_who_joined_next_is_asked(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await approving(host, server, 4, "A")
    await host.leagues.teams.join(season.id, DORA, "A")
    await host.leagues.teams.answer(season.id, ANNA, DORA.id, True)
    await host.leagues.signups.withdraw(season.id, ANNA.id)
    await sign_up(host, season, [ANNA])
    assert await waiting(host, season) == [(0, "A", 3)]
    await host.leagues.teams.answer(season.id, DORA, ANNA.id, True)
    assert (await teams_of(host, season))["A"] == [0, 3]
    await host.leagues.teams.join(season.id, ANNA, "")
    await host.leagues.teams.join(season.id, BOB, "A")
    assert await waiting(host, season) == [(1, "A", 3)]
    await look(host)
    clock.pass_seconds(1.1 * DAY)
    assert len(await told(host, server, DORA, "team_asked")) == 1
    await host.leagues.signups.withdraw(season.id, DORA.id)
    await look(host)
    assert (await teams_of(host, season))["A"] == [1], "nobody is left to be asked"
    (post,) = await told(host, server, BOB, "team_answered")
    assert post.data["answer"] == "yes"


async def test_the_one_who_joined_the_team_first_decides_not_the_one_who_signed_up_first(
    host: Host, server: LeagueServer
) -> None:
    season = await approving(host, server, 4, "A", team_size=3)
    await host.leagues.teams.join(season.id, DORA, "A")
    await host.leagues.teams.answer(season.id, ANNA, DORA.id, True)
    await host.leagues.teams.join(season.id, ANNA, "")
    await host.leagues.teams.join(season.id, ANNA, "A")
    await host.leagues.teams.answer(season.id, DORA, ANNA.id, True)
    await host.leagues.teams.join(season.id, BOB, "A")
    assert await waiting(host, season) == [(1, "A", 3)]


async def test_whoever_comes_back_waits_for_who_has_founded_their_team_anew(
    host: Host, server: LeagueServer
) -> None:
    season = await approving(host, server, 2, "A")
    await host.leagues.signups.withdraw(season.id, ANNA.id)
    await host.leagues.teams.join(season.id, BOB, "A")
    await sign_up(host, season, [ANNA])
    assert await teams_of(host, season) == {"A": [1], "": [0]}
    assert await waiting(host, season) == [(0, "A", 1)]
    assert len(await told(host, server, BOB, "team_asked")) == 1
    await host.leagues.teams.answer(season.id, BOB, ANNA.id, True)
    assert await teams_of(host, season) == {"A": [0, 1]}


async def test_of_those_who_wait_for_a_team_that_all_have_left_the_first_founds_it_anew(
    host: Host, server: LeagueServer
) -> None:
    season = await approving(host, server, 4, "A")
    for person in (DORA, BOB, CARL):
        await host.leagues.teams.join(season.id, person, "A")
    await host.leagues.signups.withdraw(season.id, ANNA.id)
    await look(host)
    assert (await teams_of(host, season))["A"] == [3]
    assert await waiting(host, season) == [(1, "A", 3), (2, "A", 3)]


async def test_by_the_draft_who_got_no_answer_is_put_into_a_team_and_both_are_told(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await approving(host, server, 8, "ABCD")
    await host.leagues.teams.join(season.id, people(8)[7], "A")
    await go_to(host, clock, season.starts_at.timestamp() - DAY / 2)
    assert await waiting(host, season) == []
    drafted = await teams_of(host, season)
    (team,) = [team for team, members in drafted.items() if 7 in members]
    (post,) = await told(host, server, people(8)[7], "team_answered")
    assert (post.data["answer"], post.data["team"], post.data["other"]) == ("late", "A", team)
    await go_to(host, clock, season.starts_at.timestamp() + 2 * DAY)
    (post,) = await told(host, server, ANNA, "team_unanswered")
    assert (post.data["team"], post.data["other"]) == ("A", team)


@pytest.mark.parametrize("form", ["season", "swiss"])
async def test_wishes_after_the_draft_end_with_the_draw(
    host: Host, clock: TestClock, server: LeagueServer, form: str
) -> None:
    season = await approving(host, server, 8, "ABCDEFGH", form=form, up=0)
    await go_to(host, clock, season.starts_at.timestamp() - DAY / 2)
    await host.leagues.teams.join(season.id, BOB, "D")
    drafted = await teams_of(host, season)
    assert await waiting(host, season) == [(1, "D", 3)]
    await go_to(host, clock, season.starts_at.timestamp() + 3 * DAY)
    assert await waiting(host, season) == [] and await teams_of(host, season) == drafted
    (post,) = await told(host, server, BOB, "team_answered")
    assert (post.data["answer"], post.data["team"], post.data["other"]) == ("late", "D", "B")
    assert len(await told(host, server, DORA, "team_unanswered")) == 1


async def test_a_founder_is_asked_when_awake_and_not_about_who_has_gone_elsewhere(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await approving(host, server, 4, "AB")
    join = host.leagues.teams.join
    await join(season.id, CARL, "A")
    assert len(await told(host, server, ANNA, "team_asked")) == 1
    await join(season.id, DORA, "A")
    assert len(await told(host, server, ANNA, "team_asked")) == 1, "one message a day"
    await join(season.id, DORA, "B")
    clock.pass_seconds(1.5 * DAY)
    assert len(await told(host, server, ANNA, "team_asked")) == 1
    assert len(await told(host, server, BOB, "team_asked")) == 1


async def test_a_renamed_team_is_still_asked_for_and_an_organiser_ends_a_wish(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await approving(host, server, 4, "AB")
    await host.leagues.teams.join(season.id, CARL, "A")
    correct = host.leagues.organising.corrections.correct
    await correct(season.id, OLGA, Wanted("team", "Better", team="A", value="Aces"))
    assert await waiting(host, season) == [(2, "Aces", 0)]
    await correct(season.id, OLGA, Wanted("team", "Better", person=CARL, team="B"))
    assert await waiting(host, season) == [] and (await teams_of(host, season))["B"] == [1, 2]


async def test_a_team_of_one_keeps_its_spelling_and_is_asked_for_in_any(
    host: Host, server: LeagueServer
) -> None:
    season = await approving(host, server, 4, "A")
    await host.leagues.teams.join(season.id, CARL, "A")
    assert (await host.leagues.teams.join(season.id, ANNA, "a")).team == "A"
    assert await waiting(host, season) == [(2, "A", 0)]

    def respell(connection: Connection) -> None:
        """Store another spelling, as an earlier version did."""
        row = entrants.load(connection, season.id, ANNA.id)
        assert row is not None
        entrants.keep(connection, season.id, row._replace(team="a"))

    await host._database.write(respell)
    assert await waiting(host, season) == [(2, "A", 0)]
    await look(host)
    assert (await teams_of(host, season))[""] == [1, 2, 3]
    await host.leagues.teams.answer(season.id, ANNA, CARL.id, True)
    assert (await teams_of(host, season))["a"] == [0, 2]


async def test_alternates_ask_as_well_also_after_the_draw(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await approving(host, server, 8, "ABCD")
    await go_to(host, clock, season.starts_at.timestamp() + DAY / 2)
    await host.leagues.signups.toggle_alternate(season.id, MATE)
    await host.leagues.teams.join(season.id, MATE, "B")
    assert [one.founder for one in await host.leagues.teams.wishes(season.id)] == [BOB.id]
    await host.leagues.teams.answer(season.id, BOB, MATE.id, True)
    entry = await host.leagues.signups.entry(season.id, MATE.id)
    assert entry is not None and entry.team == "B"


async def test_without_the_rule_anybody_joins_and_turning_it_off_ends_all_waiting(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await approving(host, server, 4, "AB")
    await host.leagues.teams.join(season.id, CARL, "A")
    await host.leagues.founding.change(season.id, ORGANISER, settings(team_size=2), "Open")
    assert await waiting(host, season) == []
    assert (await host.leagues.teams.join(season.id, CARL, "A")).team == "A"
    assert not loaded(dumped(settings()).replace('"team_approval": false, ', "")).team_approval
