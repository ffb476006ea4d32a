"""Vacation during a season: some days stop the clocks, beyond them a house bot keeps the seat."""

from __future__ import annotations

import pytest

from bot.host import Host
from bot.host.core.api import Table
from bot.host.leagues.play.budget import beyond, days_left
from bot.store import Connection
from bot.store.leagues import entrants
from tests.host.conftest import ANNA, BOB, CARL, DORA, EVE, TestClock, started
from tests.host.leagues.playing import DAY, LeagueServer
from tests.host.leagues.season import begin, fill, log_kinds, pass_hours, season_of, see

PEOPLE = (ANNA, BOB, CARL, DORA)


async def caretakers(host: Host, table: Table) -> list[int | None]:
    chairs = (await host.tables.get(table.id)).chairs
    return [chair.user_id for chair in chairs if chair.caretaker]


async def test_beyond_the_budget_a_house_bot_plays_and_the_seat_stays_the_persons(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE], [EVE], vacation_days=4, pace="relaxed")
    (table,) = await begin(host, clock, season)
    await fill(host, table)
    friendly = await started(host, EVE)
    now = clock().timestamp()
    await host.absence.availability.plan(ANNA.id, ANNA.name, now, 3)
    left = await host._database.read(lambda db: days_left(db, season, ANNA.id))
    assert left == pytest.approx(1)
    await pass_hours(host, clock, 3.5 * 24, step=6)
    assert await caretakers(host, table) == []
    await host.absence.availability.plan(ANNA.id, ANNA.name, clock().timestamp(), 3)
    await pass_hours(host, clock, 23, step=1)
    assert await caretakers(host, table) == []
    await pass_hours(host, clock, 2, step=1)
    assert await caretakers(host, table) == [ANNA.id]
    assert await caretakers(host, friendly) == []
    assert "seat" not in server.kinds, "nobody may take it"
    assert "over_budget" in await log_kinds(host, season)
    await pass_hours(host, clock, 2 * 24, step=6)
    assert await caretakers(host, table) == []


async def test_whoever_ends_a_vacation_early_plays_again_at_once(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE], vacation_days=0)
    (table,) = await begin(host, clock, season)
    await host.absence.availability.plan(ANNA.id, ANNA.name, clock().timestamp(), 5)
    await see(host)
    assert await caretakers(host, table) == [ANNA.id]
    await host.absence.availability.end_vacation(ANNA.id, ANNA.name)
    await see(host)
    assert await caretakers(host, table) == []


async def test_a_seat_kept_for_somebody_who_is_out_by_then_is_free(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE], [EVE], vacation_days=0, pace="relaxed")
    (table,) = await begin(host, clock, season)
    await host.absence.availability.plan(ANNA.id, ANNA.name, clock().timestamp(), 2)
    await see(host)

    def put_out(connection: Connection) -> None:
        row = entrants.load(connection, season.id, ANNA.id)
        assert row is not None
        entrants.keep(connection, season.id, row._replace(status="left"))

    await host._database.write(put_out)
    await pass_hours(host, clock, 48, step=6)
    assert await caretakers(host, table) == [ANNA.id]
    assert [post.person for post in server.posts if post.kind == "seat"] == [EVE.id]


async def test_vacation_with_a_house_bot_and_before_the_season_costs_nothing(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE], vacation_days=4)
    early = season.starts_at.timestamp() - 2 * DAY
    await host.absence.availability.plan(ANNA.id, ANNA.name, early, 3)
    await host.absence.availability.plan(ANNA.id, ANNA.name, early + 5 * DAY, 6, bot=True)
    left = await host._database.read(lambda db: days_left(db, season, ANNA.id))
    assert left == pytest.approx(3)
    await host.absence.availability.plan(ANNA.id, ANNA.name, early + 20 * DAY, 9)
    (over,) = await host._database.read(lambda db: beyond(db, season, ANNA.id))
    assert (over.start, over.end) == (early + 23 * DAY, early + 29 * DAY)
