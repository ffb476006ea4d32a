"""A Swiss event on the simulated Discord: its card, its rounds, and the button that opens them."""

from __future__ import annotations

from typing import Any

import simcord

from bot.host.core.api import Person
from bot.host.leagues.api import Member, Season
from bot.host.leagues.pairing.drafting import pair_here
from bot.host.people.hours import Hours
from bot.store import Connection
from bot.store.leagues import fixtures, seasons
from tests.cogs.harness import Harness, custom_ids, texts
from tests.cogs.test_league import card, founded, manager, pass_days, posted, press

OPEN = "Open the next round"


async def entered(harness: Harness, olga: simcord.MemberActor, **options: Any) -> Season:
    """Return a Swiss event for which five people have signed up, on its first day."""
    given = {"form": "swiss", "games": 3, "opening": "by_host", "up": 0, **options}
    season = await founded(harness, olga, **given)
    for person in harness.people:
        await sign_up(harness, season, person.id, f"P{person.id % 97}")
    await pass_days(harness, 10)
    await pass_days(harness, 0.1, 0.1)
    return season


async def sign_up(harness: Harness, season: Season, user_id: int, name: str) -> None:
    leagues = harness.host.leagues
    leagues.season_runner.pairer = pair_here
    await harness.host.absence.availability.set_hours(user_id, Hours("UTC", 0, 0))
    await leagues.signups.sign(season.id, Person(user_id, name), Member(name, frozenset()))


async def end_round(harness: Harness, season: Season) -> None:
    """End all tables in play: the people in the order of their seats."""
    now = harness.clock().timestamp()

    def work(connection: Connection) -> None:
        for one in fixtures.of_season(connection, season.id):
            if one.fixture.stage == "playing":
                seats = [
                    seat._replace(
                        finisher=seat.user_id, rank=place, score=50 - place, decisions=9, own=9,
                        by_bot=0, gave_up=0,
                    )
                    for place, seat in enumerate(one.seats, 1)
                ]  # fmt: skip
                fixtures.finished(connection, one.fixture.id, now, seats)
        seasons.make_due(connection, season.id, now)

    await harness.host._database.write(work)
    await pass_days(harness, 0.01, 0.01)


async def opened(harness: Harness, person: simcord.MemberActor) -> str:
    """Press the newest button that opens a round; return the answer."""
    said = texts(await press(person, posted(harness, "league-round:"), OPEN))
    await harness.host.leagues.season_runner.settled()
    await pass_days(harness, 0.001, 0.001)
    return said


async def test_an_organiser_opens_the_rounds_of_an_event(harness: Harness) -> None:
    olga, ben = manager(harness), harness.people[1]
    season = await entered(harness, olga)
    shown = texts(card(harness))
    assert "Swiss event: in each round you meet people who stand level with you" in shown
    said = texts((await ben.slash(harness.channel, "league show")).response)
    assert "The organisers open each round once the last one is over" in said
    assert "The standings after the last round decide" in said
    wanted = posted(harness, "league-round:")
    assert "Everybody here? 5 people are in." in texts(wanted)
    assert "is waiting to be opened" in texts(
        (await olga.slash(harness.channel, "league todo")).response
    )

    assert "Only organisers of this league" in await opened(harness, ben)
    assert "Round 1 is being drawn" in await opened(harness, olga)
    announced = posted(harness, "Round 1 of 3")
    assert "2 tables" in texts(announced) and "nobody meets again" in texts(announced)
    assert len(harness.channel.threads) == 2
    said = texts(await press(olga, wanted, OPEN))
    assert "Round 1 has already been opened" in said

    await end_round(harness, season)
    wanted = posted(harness, "league-round:")
    assert "All tables are over." in texts(wanted)
    assert "Round 2 is being drawn" in await opened(harness, olga)
    again = posted(harness, "Round 2 of 3")
    assert "one pair meets again" in texts(again)
    assert any(one.startswith("league-standings:") for one in custom_ids(again))
    said = texts(await press(olga, wanted, OPEN))
    assert "Round 2 has already been opened" in said


async def test_a_table_of_a_round_is_explained(harness: Harness) -> None:
    olga, ben = manager(harness), harness.people[1]
    season = await entered(harness, olga, opening="automatic")
    announced = texts(posted(harness, "Round 1 of 3"))
    assert "This round has time until" in announced
    await end_round(harness, season)

    (second, *_) = (await harness.host.leagues.results.of(season.id)).fixtures[2:]
    said = texts((await ben.slash(harness.channel, "league why", table=str(second.id))).response)
    assert "Table 3 of the event, in round 2: its people had" in said
    assert "had met before" in said and "With P" in said
    said = texts((await ben.slash(harness.channel, "league why", player=ben)).response)
    assert "ben is in place" in said
