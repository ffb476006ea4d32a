"""Teams on the simulated Discord: the panel, its menu and form, and who plays for whom."""

from __future__ import annotations

from typing import Any

import simcord

from bot.host.core.api import Person
from bot.host.leagues.api import Season
from bot.host.people.hours import Hours
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, texts
from tests.cogs.test_league import button, card, founded, manager, pass_days, posted, press
from tests.cogs.test_league_play import newest_direct, user
from tests.cogs.test_league_swiss import end_round, sign_up

__all__ = ["drawn_once"]

LIONS, TEAM = "Die Löwen", "فريق"


async def entered(harness: Harness, olga: simcord.MemberActor, **options: Any) -> Season:
    """Return a season with teams of two for which five people have signed up."""
    given = {"form": "swiss", "games": 2, "up": 0, "team-size": 2, **options}
    season = await founded(harness, olga, **given)
    for person in harness.people:
        await sign_up(harness, season, person.id, f"P{person.id % 97}")
    return season


async def named(person: simcord.MemberActor, panel: Any, name: str) -> Any:
    """Type the name of a team; return the answer."""
    asked = await person.click(panel, custom_id=button(panel, "Found a team"))
    assert asked.modal is not None
    return (await person.submit_modal(asked, {"line": name})).response


async def test_people_found_and_join_teams_in_their_panel(harness: Harness) -> None:
    olga, (anna, ben, carl, *_) = manager(harness), harness.people
    season = await entered(harness, olga)
    assert "Teams of up to 2: people of one team never meet" in texts(card(harness))
    panel = await press(anna, card(harness), "Sign up")
    assert "You are in no team yet: the draft puts you into one" in texts(panel)
    founded_one = await named(anna, panel, LIONS)
    assert f"You play for {LIONS}" in texts(founded_one)
    assert f"**{LIONS}** · " in texts(card(harness)) and "No team yet: " in texts(card(harness))

    custom_id = f"league-team:{season.id}"
    offered = await press(ben, card(harness), "Sign up")
    joined = (await ben.select(offered, [f"team:{LIONS}"], custom_id=custom_id)).response
    assert f"You play for {LIONS}" in texts(joined)
    # Whoever still sees the menu of before is told what is possible.
    await named(carl, await press(carl, card(harness), "Sign up"), TEAM)
    late = harness.people[3]
    panel = await press(late, card(harness), "Sign up")
    refused = texts(await named(late, panel, "die  LÖWEN"))
    assert f"{LIONS} is full: a team has at most 2 people. These have a place:" in refused
    assert TEAM in refused
    back = (await ben.select(joined, ["draft:"], custom_id=custom_id)).response
    assert "You are in no team yet" in texts(back)


async def test_organisers_move_people_and_rename_teams(harness: Harness) -> None:
    olga, (anna, ben, *_) = manager(harness), harness.people
    season = await entered(harness, olga)
    for person in (anna, ben):
        await harness.host.leagues.teams.join(season.id, Person(person.id, "P"), LIONS)

    async def correct(**options: Any) -> str:
        given = {"kind": "team", "reason": "Asked for", **options}
        return texts((await olga.slash(harness.channel, "league correct", **given)).response)

    suggested = await olga.autocomplete(harness.channel, "league correct", "team", "lö")
    assert [choice["value"] for choice in suggested] == [LIONS]
    assert "Name the player, and the team" in await correct(value="Tigers")
    moved = await correct(player=ben, team=TEAM)
    assert "everyone can read it in /league log" in moved
    await correct(team=LIONS, value="Tigers")
    shown = texts(card(harness))
    assert "**Tigers** · " in shown and TEAM in shown and LIONS not in shown
    assert f"(<@{ben.id}>): {LIONS} → " in texts(posted(harness, "corrected a team (<@"))
    log = texts((await anna.slash(harness.channel, "league log")).response)
    assert f"corrected a team (#1) of P{ben.id % 97}: {LIONS} → " in log
    assert f"corrected a team (#2): {LIONS} → Tigers" in log


async def test_a_founder_lets_people_in_by_message_and_in_the_panel(harness: Harness) -> None:
    olga, (anna, ben, carl, *_) = manager(harness), harness.people
    season = await entered(harness, olga)
    given = {"what": "team_approval", "value": "yes", "reason": "Teams know each other"}
    changed = texts((await olga.slash(harness.channel, "league set", **given)).response)
    assert "🛑" not in changed
    teams = harness.host.leagues.teams
    await teams.join(season.id, Person(anna.id, "P"), LIONS)
    assert "The founder of a team decides who joins it" in texts(card(harness))
    custom_id = f"league-team:{season.id}"
    for person in (ben, carl):
        panel = await press(person, card(harness), "Sign up")
        asked = (await person.select(panel, [f"team:{LIONS}"], custom_id=custom_id)).response
        assert f"You have asked to join {LIONS}: <@{anna.id}> decides" in texts(asked)
    panel = await press(anna, card(harness), "Sign up")
    assert f"would like to join {LIONS}: you decide" in texts(panel)
    message = newest_direct(harness, anna)
    assert "would like to join your team" in texts(message)
    await user(harness, anna).click(message, custom_id=f"league-team-answer:{season.id}:{ben.id}:0")
    said = texts(newest_direct(harness, anna))
    assert f"ben does not join {LIONS}" in said and "cleo would like to join" in said
    let = f"league-team-let:{season.id}:{carl.id}:1"
    joined = texts((await anna.click(panel, custom_id=let)).response)
    assert "would like to join" not in joined
    assert f"**{LIONS}** · anna, cleo" in texts(card(harness))
    emptied = newest_direct(harness, anna)
    late = f"league-team-answer:{season.id}:{carl.id}:1"
    refused = (await user(harness, anna).click(emptied, custom_id=late)).response
    assert "Nobody is waiting for that any more" in texts(refused)


async def test_draft_schedule_and_standings_say_who_plays_for_which_team(harness: Harness) -> None:
    olga, (anna, ben, *_) = manager(harness), harness.people
    season = await entered(harness, olga)
    teams = harness.host.leagues.teams
    for person, team in ((anna, LIONS), (ben, LIONS)):
        await teams.join(season.id, Person(person.id, "P"), team)
    await pass_days(harness, 9)
    draft = posted(harness, "league-draft:")
    assert "There are only" not in texts(draft)
    seen = texts(await press(olga, draft, "Look at the draft"))
    assert (
        f"**{LIONS}** · " in seen and "**Team 1** · " in seen and "published at the start" in seen
    )
    await pass_days(harness, 1.1, 0.1)
    announced = texts(posted(harness, "Round 1 of 2"))
    assert f"({LIONS})" in announced
    await end_round(harness, season)

    shown = (await ben.slash(harness.channel, "league standings", text=True)).response
    of_teams = await press(ben, shown, "Teams")
    said = texts(of_teams)
    assert "**Teams**" in said and f". {LIONS} · " in said and "a game (2 games" in said
    assert " · places 1–" in said
    file = await press(ben, of_teams, "CSV")
    assert file.attachments[0].filename.endswith("-teams.csv")
    why = texts((await anna.slash(harness.channel, "league why", player=anna)).response)
    assert f"is in the team {LIONS}, which is" in why
    everything = texts((await ben.slash(harness.channel, "league show")).response)
    assert f"**{LIONS}** · " in everything


async def test_teams_are_shown_as_a_picture(harness: Harness, drawn_once: None) -> None:
    olga, (anna, *_) = manager(harness), harness.people
    season = await entered(harness, olga)
    await pass_days(harness, 10)
    await pass_days(harness, 0.1, 0.1)
    await end_round(harness, season)
    shown = (await anna.slash(harness.channel, "league standings")).response
    picture = await press(anna, shown, "Teams")
    (name,) = [one.filename for one in picture.attachments]
    assert name.endswith((".png", ".webp"))


async def test_too_few_teams_are_told_with_the_draft(harness: Harness) -> None:
    olga = manager(harness)
    season = await entered(harness, olga, **{"team-size": 5})
    for person in harness.people:
        await harness.host.leagues.teams.join(season.id, Person(person.id, "P"), LIONS)
    await pass_days(harness, 9)
    assert "There is only one team" in texts(posted(harness, "league-draft:"))
    stopped = posted(harness, "people of one team must not meet")
    assert "/league set changes how many people a team has" in texts(stopped)
    todo = texts((await olga.slash(harness.channel, "league todo")).response)
    assert "people of one team must not meet" in todo


async def test_an_alternate_names_a_team_to_step_in_for(harness: Harness) -> None:
    olga = manager(harness)
    season = await entered(harness, olga)
    await harness.host.leagues.teams.join(season.id, Person(harness.people[0].id, "P"), LIONS)
    sub = harness.env.guild.add_member(harness.env.create_user("sub"))
    await harness.host.absence.availability.set_hours(sub.id, Hours("UTC", 0, 0))
    panel = await press(sub, await press(sub, card(harness), "Sign up"), "Be an alternate")
    assert "as an alternate you may name one" in texts(panel)
    custom_id = f"league-team:{season.id}"
    chosen = (await sub.select(panel, [f"team:{LIONS}"], custom_id=custom_id)).response
    assert f"As an alternate you step in for {LIONS} first" in texts(chosen)
    assert "🔄 sub" in texts(card(harness))
