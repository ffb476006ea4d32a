"""Organisers change teams: a person's, before the draw or without tables, and a team's name."""

from __future__ import annotations

import pytest

from bot.host import Host
from bot.host.core.api import Person
from bot.host.leagues.api import LeaguePost, Season, TeamRefused
from bot.host.leagues.organising.api import Asker, BadCorrection, Correction, NothingToDo, Wanted
from tests.host.conftest import TestClock
from tests.host.leagues.playing import DAY, LeagueServer, go_to, look, people, play_all
from tests.host.leagues.test_organising import OLGA, OTTO
from tests.host.leagues.test_teams import MATE, opened, teams_of

ANNA, BOB, CARL, DORA = people(4)


async def correct(
    host: Host,
    season: Season,
    person: Person | None = None,
    team: str = "",
    value: str = "",
    by: Asker = OLGA,
) -> Correction:
    wanted = Wanted("team", "Asked for", person=person, team=team, value=value)
    return await host.leagues.organising.corrections.correct(season.id, by, wanted)


async def undo(host: Host, season: Season, number: int) -> None:
    await host.leagues.organising.corrections.undo(season.id, OLGA, number, "A mistake")


async def refused(host: Host, season: Season, *args: object) -> tuple[str, object]:
    """Return what is wrong with a correction of a team."""
    with pytest.raises(BadCorrection) as error:
        await correct(host, season, *args)  # type: ignore[arg-type]
    return str(error.value.args_["what"]), error.value.args_["value"]


async def told(host: Host, server: LeagueServer, person: Person) -> list[LeaguePost]:
    """Return the messages to a person about their team, oldest first."""
    await look(host)
    kinds = ("team_changed", "team_renamed")
    return [post for post in server.posts if post.person == person.id and post.kind in kinds]


async def test_an_organiser_moves_a_person_to_another_team_and_tells_them(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await opened(host, server, 4, "AABB")
    with pytest.raises(TeamRefused) as full:
        await correct(host, season, ANNA, "b")
    assert full.value.args_["why"] == "full"
    await correct(host, season, ANNA, "Cats")
    made = await correct(host, season, CARL, "a")
    assert await teams_of(host, season) == {"Cats": [0], "A": [1, 2], "B": [3]}
    (post,) = await told(host, server, CARL)
    assert (post.data["team"], post.data["other"], post.data["by"]) == ("A", "B", OLGA.person.id)
    log = await host.leagues.organising.log.page(season.id, organises=False)
    assert {"corrected", "team"} <= {line.kind for line in log[:2]}
    corrected = next(line for line in log if line.kind == "corrected")
    facts = ("other", "team", "reason")
    assert [corrected.data[fact] for fact in facts] == ["B", "A", "Asked for"]
    clock.pass_seconds(DAY)
    await undo(host, season, made.id)
    assert (await teams_of(host, season))["B"] == [2, 3]
    clock.pass_seconds(DAY)
    assert [one.data["team"] for one in await told(host, server, CARL)] == ["A", "B"]


async def test_a_message_that_waited_for_the_morning_is_dropped_if_the_team_is_another_by_then(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await opened(host, server, 4, "AABB")
    await correct(host, season, ANNA, "Cats")
    await told(host, server, ANNA)
    await correct(host, season, ANNA, "Dogs")
    await host.leagues.teams.join(season.id, ANNA, "A")
    clock.pass_seconds(2 * DAY)
    assert [one.data["team"] for one in await told(host, server, ANNA)] == ["Cats"]


async def test_a_person_is_taken_out_of_a_team_until_the_draft_has_given_everybody_one(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await opened(host, server, 4, "AABB")
    made = await correct(host, season, ANNA)
    assert (await teams_of(host, season))[""] == [0]
    assert await refused(host, season, ANNA) == ("team-same", "none")
    await host.leagues.teams.join(season.id, CARL, "A")
    with pytest.raises(TeamRefused):
        await undo(host, season, made.id)
    await go_to(host, clock, season.starts_at.timestamp() - DAY / 2)
    assert (await teams_of(host, season))["Team 1"] == [0]
    assert await refused(host, season, ANNA) == ("team-needed", "P3000")
    await correct(host, season, ANNA, "Cats")
    await go_to(host, clock, season.starts_at.timestamp() - DAY / 4)
    assert await teams_of(host, season) == {"Cats": [0], "A": [1, 2], "B": [3]}


async def test_after_the_draw_only_people_without_tables_change_teams(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await opened(host, server, 8, "AABBCCDD")
    early = await correct(host, season, ANNA, "E")
    await host.leagues.signups.toggle_alternate(season.id, MATE)
    await host.leagues.teams.join(season.id, MATE, "B")
    await go_to(host, clock, season.starts_at.timestamp() + DAY / 2)
    drawn = await teams_of(host, season)
    assert await refused(host, season, ANNA, "A") == ("team-drawn", "P3000")
    with pytest.raises(BadCorrection):
        await undo(host, season, early.id)
    await correct(host, season, MATE, "C")
    entry = await host.leagues.signups.entry(season.id, MATE.id)
    assert entry is not None and entry.team == "C"
    await correct(host, season, MATE)
    assert await teams_of(host, season) == drawn
    while await play_all(host):
        await look(host)
    assert (await host.leagues.founding.by_id(season.id)).stage == "over"
    assert await refused(host, season, BOB, "E") == ("team-drawn", "P3001")


@pytest.mark.parametrize("after_the_draw", [False, True])
async def test_a_team_is_renamed_also_after_the_draw_and_its_people_are_told(
    host: Host, clock: TestClock, server: LeagueServer, after_the_draw: bool
) -> None:
    season = await opened(host, server, 8, "AABBCCDD")
    if after_the_draw:
        await go_to(host, clock, season.starts_at.timestamp() + 2 * DAY)
    assert await refused(host, season, None, "X", "Y") == ("team-unknown", "X")
    assert await refused(host, season, None, "A", "b") == ("team-taken", "b")
    assert await refused(host, season, None, "A", "A") == ("team-same", "A")
    with pytest.raises(TeamRefused) as invisible:
        await correct(host, season, None, "A", "\u200b")
    assert invisible.value.args_["why"] == "empty"
    made = await correct(host, season, None, "a", " The  Cats")
    assert (await teams_of(host, season))["The Cats"] == [0, 1]
    for person in (ANNA, BOB):
        (post,) = await told(host, server, person)
        assert (post.data["team"], post.data["other"]) == ("The Cats", "A")
    later = await correct(host, season, None, "The Cats", "the cats")
    with pytest.raises(BadCorrection) as builds:
        await undo(host, season, made.id)
    assert builds.value.args_ == {"what": "later", "value": str(later.id)}
    await undo(host, season, later.id)
    await undo(host, season, made.id)
    assert (await teams_of(host, season))["A"] == [0, 1]


async def test_whoever_is_of_one_of_both_teams_does_not_decide_alone(
    host: Host, server: LeagueServer
) -> None:
    season = await opened(host, server, 4, "AABB")
    own = Asker(BOB, True)
    waits = await correct(host, season, CARL, "Cats", by=own)
    assert not waits.waits
    waits = await correct(host, season, ANNA, "Cats", by=own)
    assert waits.waits and (await teams_of(host, season))["A"] == [0, 1]
    await host.leagues.teams.join(season.id, DORA, "Cats")
    corrections = host.leagues.organising.corrections
    with pytest.raises(TeamRefused) as full:
        await corrections.second(season.id, OTTO, waits.id)
    assert full.value.args_["why"] == "full"
    await host.leagues.teams.join(season.id, DORA, "")
    await corrections.second(season.id, OTTO, waits.id)
    assert (await teams_of(host, season))["Cats"] == [0, 2]
    with pytest.raises(NothingToDo):
        await corrections.second(season.id, OTTO, waits.id)


async def test_what_is_missing_or_of_no_use_is_refused(host: Host, server: LeagueServer) -> None:
    season = await opened(host, server, 2, "A")
    assert await refused(host, season) == ("team", "")
    assert await refused(host, season, None, "A") == ("team", "")
    assert await refused(host, season, ANNA, "A", "B") == ("team", "")
    assert await refused(host, season, MATE, "A") == ("not-in", "Mate")
    assert await refused(host, season, ANNA, "A") == ("team-same", "A")
