"""Late entry on the simulated Discord: from the card of a running season to its standings."""

from __future__ import annotations

from typing import Any

import simcord

from bot.host.leagues.api import RUNNING, Season
from bot.store import Connection
from bot.store.leagues import entrants, fixtures, seasons
from bot.store.leagues.entrants import EntrantRow
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, components, texts
from tests.cogs.test_calls import user
from tests.cogs.test_league import card, founded, manager, pass_days, posted, press, sign

__all__ = ["drawn_once"]


async def begun(harness: Harness, boss: simcord.MemberActor, **options: Any) -> Season:
    """Begin a season in which three people play two tables."""
    season = await founded(harness, boss, **options)
    await boss.slash(harness.channel, "league set", what="newcomer_at_once", value="2")

    def work(connection: Connection) -> None:
        at = season.starts_at.timestamp()
        for person in harness.people[:3]:
            row = EntrantRow(person.id, person.name, "in", 0, 2, 0, at, 1, "new")
            entrants.keep(connection, season.id, row)
        for wave in range(2):
            fixtures.plan(connection, season.id, 1, wave, [p.id for p in harness.people[:3]])
        seasons.change_season(connection, season.id, stage=RUNNING, due_at=at)

    await harness.host._database.write(work)
    await pass_days(harness, 10, step=10)
    await pass_days(harness, 0.01)
    return await harness.host.leagues.founding.by_id(season.id)


def labels(message: Any) -> list[str]:
    return [str(one.get("label")) for one in components(message)]


async def test_somebody_enters_late_in_the_place_of_who_left(harness: Harness) -> None:
    olga = manager(harness)
    season = await begun(harness, olga, late="place")
    anna, ben, cleo, dora = harness.people[:4]
    shown = await olga.slash(harness.channel, "league show")
    assert "After the draw you can still enter" in texts(shown.response)

    # Nothing is free yet: they wait, may change their entry, and need not stay.
    waiting = await sign(harness, dora)
    assert "number 1 on the waiting list" in texts(waiting)
    assert "As soon as a place that fits becomes free" in texts(waiting)
    gone = await press(dora, waiting, "Withdraw")
    assert "You have withdrawn" in texts(gone)
    await press(dora, gone, "Sign up")
    again = await sign(harness, dora)
    assert "number 1 on the waiting list" in texts(again)
    # Who plays changes nothing any more.
    inside = await press(ben, card(harness), "Sign up")
    assert "✅ You are signed up." in texts(inside)
    assert "Withdraw" not in labels(inside)

    await olga.slash(
        harness.channel, "league correct", kind="player", player=anna, reason="Was rude"
    )
    await harness.host.leagues.season_runner.settled()
    await harness.env.settle()
    told = texts(posted(harness, "has entered late"))
    assert f"<@{dora.id}>" in told
    assert "takes over the place of anna in division 1, with 2 tables" in told
    await pass_days(harness, 1.5, 0.5)
    direct = [texts(message) for message in user(harness, dora).dm_channel.history()]
    assert any("you take over the place of anna, with 2 tables" in one for one in direct), direct
    for table in await harness.host.tables.open_tables():
        assert {chair.user_id for chair in table.chairs} == {p.id for p in (ben, cleo, dora)}
        assert not any(chair.caretaker for chair in table.chairs)
    rows = (await harness.host.leagues.results.of(season.id)).divisions[1]
    assert {row.person: row.below for row in rows} == {
        anna.id: "left",
        ben.id: None,
        cleo.id: None,
        dora.id: None,
    }
    words = (await dora.slash(harness.channel, "league standings", text=True)).response
    assert "dora" in texts(words)
    mine = (await dora.slash(harness.channel, "league mine")).response
    assert "2 of your tables are still open" in texts(mine)
    assert texts(mine).count("▶️") == 2
    log = (await ben.slash(harness.channel, "league log")).response
    assert "dora entered late and took over the place of anna in division 1" in texts(log)
    why = (await ben.slash(harness.channel, "league why", player=dora)).response
    assert "entered late" in texts(why) and "anna" in texts(why)
    # Signing up again is for the organisers to allow.
    assert "You have been excluded from this season" in texts(await sign(harness, anna))


async def test_late_entry_is_for_seasons_with_divisions(harness: Harness) -> None:
    olga = manager(harness)
    season = await founded(harness, olga)
    set_to = {"what": "late", "value": "place"}
    done = await olga.slash(harness.channel, "league set", **set_to)
    assert "After the draw you can still enter" in texts(done.response)
    assert "After the draw you can still enter" in texts(card(harness))
    refused = await olga.slash(harness.channel, "league set", what="form", value="cup")
    assert "A cup has no late entry" in texts(refused.response)
    refused = await olga.slash(harness.channel, "league set", what="late", value="maybe")
    assert "There is no late entry “maybe”" in texts(refused.response)
    await harness.host._database.write(
        lambda db: seasons.change_season(db, season.id, stage=RUNNING)
    )
    refused = await olga.slash(
        harness.channel, "league set", what="late", value="fewer", reason="More people"
    )
    assert "“Late entry” can no longer be changed" in texts(refused.response)
