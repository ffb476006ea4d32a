"""Mistakes a game on the simulated Discord: who is asked, and what the standings say of them."""

from __future__ import annotations

from typing import Any

import simcord

from bot.host.leagues.api import Season
from bot.host.leagues.standings.quality import keep
from bot.house_bots.findings import Mistakes
from bot.store import Connection
from bot.store.leagues import records
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, components, custom_ids, texts
from tests.cogs.test_drafts import late
from tests.cogs.test_league import card, founded, manager, pass_days, press, sign
from tests.cogs.test_league_almanac import ended

__all__ = ["drawn_once"]

AGREE = "The coach may count my mistakes once the season is over"
REFUSE = "The coach may not count my mistakes after all"


async def coached(harness: Harness) -> Season:
    """Found a league in whose first season the coach counts mistakes."""
    olga = manager(harness)
    season = await founded(harness, olga, games=1)
    told = await olga.slash(harness.channel, "league set", what="coached", value="yes")
    assert "✅" in texts(told.response), texts(told.response)
    return season


async def said(harness: Harness, person: simcord.MemberActor, **options: Any) -> str:
    """Return a person's standings in words."""
    shown = await person.slash(harness.channel, "league standings", text=True, **options)
    return texts(shown.response)


async def old_button(harness: Harness, person: simcord.MemberActor, season: Season) -> str:
    """Agree by a button that is no longer shown, and return the answer."""
    return texts(await late(harness, person, f"league-coach:{season.id}:1"))


async def to_the_end(harness: Harness, season: Season) -> None:
    await pass_days(harness, 9.1)
    await pass_days(harness, 1.0, 0.5)
    assert await ended(harness, season)
    await pass_days(harness, 0.1)


async def count(harness: Harness, season: Season) -> None:
    """Store what the coach counts at the season's tables: one mistake more for each seat."""
    results, at = await harness.host.leagues.results.of(season.id), harness.clock().timestamp()

    def work(connection: Connection) -> None:
        for one in results.fixtures:
            found = {p: Mistakes(n, 2.5 * n, 0.25) for n, p in enumerate(one.people, 1)}
            keep(connection, results.season, one.id, found, at)

    await harness.host._database.write(work)


async def test_people_are_asked_and_read_their_mistakes_once_it_is_over(harness: Harness) -> None:
    season = await coached(harness)
    assert "if all who played agree" in texts(card(harness))
    people = harness.people[:3]
    for person in people:
        panel = await sign(harness, person)
        assert "The coach may not count your mistakes" in texts(panel)
        agreed = await press(person, panel, AGREE)
        assert "The coach may count your mistakes" in texts(agreed)
        assert "✅ You are signed up." in texts(agreed)
    again = await press(person, await press(person, agreed, REFUSE), AGREE)
    assert "The coach may count your mistakes" in texts(again)
    log = (await manager(harness).slash(harness.channel, "league log")).response
    assert "coach" not in texts(log).lower().replace("the coach counts mistakes", "")
    await to_the_end(harness, season)

    # Nobody has moved at the table.
    told = await said(harness, people[0])
    assert "the coach could not judge these tables" in told
    await harness.host._database.write(lambda db: records.forget(db, season.id, records.COACHED))
    told = await said(harness, people[0])
    assert "the coach has looked at all tables: 0 of 1 so far" in told
    assert "the coach" not in await said(harness, harness.people[4])
    await count(harness, season)
    (fixture,) = (await harness.host.leagues.results.of(season.id)).fixtures
    told = await said(harness, harness.people[4])
    for seat in (1, 2, 3):
        assert f"mistakes a game: {seat}.0 (−{2.5 * seat} ± 0.2)" in told, told
    assert "the coach is sure cost more than 1 VP" in told
    shown = await people[0].slash(harness.channel, "league standings")
    file = (await press(people[0], shown.response, "CSV")).attachments[0]
    head, *rows = (await file.read()).decode().splitlines()
    assert head.endswith("Mistakes per game,Lost by mistakes per game")
    assert {row.rsplit(",", 2)[1] for row in rows} == {"1.0", "2.0", "3.0"}, fixture

    # One of them takes the answer back: nobody reads anything any more.
    mine = (await people[1].slash(harness.channel, "league mine")).response
    gone = await press(people[1], mine, REFUSE)
    assert "The coach may not count your mistakes" in texts(gone)
    assert not [one for one in components(gone) if one.get("label") == AGREE]
    assert "it is over" in await old_button(harness, people[1], season)
    told = await said(harness, people[0])
    assert "not everybody who played has agreed" in told and "mistakes a game:" not in told
    assert people[1].user.name not in told.split("Mistakes a game are")[1]
    shown = await people[0].slash(harness.channel, "league standings")
    file = (await press(people[0], shown.response, "CSV")).attachments[0]
    assert b"Mistakes" not in await file.read()


async def test_without_the_rule_nobody_is_asked_and_later_it_cannot_come(
    harness: Harness,
) -> None:
    olga = manager(harness)
    season = await founded(harness, olga)
    assert "coach" not in texts(card(harness))
    panel = await sign(harness, harness.people[0])
    assert not [one for one in custom_ids(panel) if one.startswith("league-coach")]
    assert "does not play in this season" in await old_button(harness, harness.people[0], season)
    told = await olga.slash(
        harness.channel, "league set", what="coached", value="yes", reason="We want to learn"
    )
    assert "Somebody has already signed up" in texts(told.response)
