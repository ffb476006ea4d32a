"""The end of a season: a notice, clocks in haste, and house bots that play out what is left."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from bot.host import Host
from bot.host.core.api import PLAYED_OUT, LeagueDecides, Table
from bot.host.leagues.api import OVER, OVERTIME, RUNNING, BadSetting
from bot.host.leagues.play.overtime import HASTE, ends_of
from bot.store.turns import absence
from tests.host.absence.tables import notices
from tests.host.conftest import ANNA, BOB, CARL, DORA, Recorder, TestClock, open_host
from tests.host.leagues.playing import DAY, ORGANISER, LeagueServer, attach
from tests.host.leagues.season import (
    HOUR,
    begin,
    fill,
    log_kinds,
    pass_hours,
    rest_until,
    season_of,
    see,
    tables_of,
)

PEOPLE = (ANNA, BOB, CARL, DORA)


def told(recorder: Recorder, table: Table) -> list[str]:
    posts = [post for post in recorder.posts if post.table.id == table.id]
    found = [post.notice.topic for post in posts if post.notice is not None]
    return [topic for topic in found if topic.startswith("league-")]


async def test_a_season_ends_its_tables_in_three_steps(
    host: Host, clock: TestClock, recorder: Recorder, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE, PEOPLE], last_day=date(2026, 12, 31))
    ends = ends_of(season)
    one, two = await begin(host, clock, season)
    await fill(host, one)
    for person in PEOPLE:
        # Nobody's time is over before the end comes.
        await host.absence.availability.plan(person.id, person.name, clock().timestamp(), 10)
    for table_id in (one.id, two.id):
        await host.absence.pause(table_id, 28)
    await rest_until(host, clock, ends.told_at - 1)
    assert told(recorder, one) == []
    await rest_until(host, clock, ends.told_at)
    assert told(recorder, one) == told(recorder, two) == ["league-ending"]
    assert notices(recorder)[-1].data["until_at"] == ends.hasty_at
    await see(host)
    await rest_until(host, clock, ends.hasty_at - 1)
    assert {table.haste for table in await tables_of(host)} == {1}
    await rest_until(host, clock, ends.hasty_at)
    assert (await host.leagues.results.of(season.id)).season.stage == OVERTIME
    assert {(table.haste, table.paused_at) for table in await tables_of(host)} == {(HASTE, None)}
    assert told(recorder, one) == ["league-ending", "league-overtime"]
    (waiting,) = [time for time in await host.absence.times(one.id) if time.until]
    assert waiting.left == pytest.approx(36 * HOUR / HASTE)
    with pytest.raises(LeagueDecides):
        await host.proposals.propose(one.id, ANNA.id, "pause", days=1)
    await host.tables.play(one.id, waiting.user_id, "eat left")
    await rest_until(host, clock, ends.hard_at)
    assert told(recorder, one)[-1] == "league-played-out"
    assert [(await host.tables.get(table.id)).status for table in (one, two)] == ["over"] * 2
    results = await host.leagues.results.of(season.id)
    assert results.season.stage == OVER
    assert len(results.fixtures) == 2
    by_bot = [seat for fixture in results.fixtures for seat in fixture.result.seats]  # type: ignore[union-attr]
    assert all(seat.by_bot and seat.bot_from is not None for seat in by_bot)
    aside = ("reminded", "conduct")
    kinds = [kind for kind in await log_kinds(host, season) if kind not in aside]
    assert kinds == [
        *("opened", "started", "started", "ending", "overtime", "finished", "finished", "over"),
        "opened",
    ]


async def test_on_the_last_day_nobody_votes_about_who_is_overdue(
    host: Host, clock: TestClock, recorder: Recorder, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE], last_day=date(2026, 12, 8))
    hasty_at = ends_of(season).hasty_at
    (table,) = await begin(host, clock, season)
    await host.absence.change_pace(table.id, "fast")
    await fill(host, table)
    await pass_hours(host, clock, 20, step=2)
    (lapse,) = await host._database.read(lambda db: absence.lapses(db, table.id))
    assert lapse.outcome is None
    await rest_until(host, clock, hasty_at)
    (lapse,) = await host._database.read(lambda db: absence.lapses(db, table.id))
    assert lapse.outcome == "caretaker"
    now = await host.tables.get(table.id)
    assert now.chairs[lapse.seat].caretaker == "first"
    await pass_hours(host, clock, 5, step=1)
    later = await host._database.read(lambda db: absence.lapses(db, table.id))
    assert [row.outcome for row in later] == ["caretaker"] * len(later)
    assert len(later) > 1, "a turn of 12 hours is one of 3, and nobody votes about it"


async def test_a_downtime_over_the_whole_end_is_made_up_for_and_nobody_comes_back(
    path: Path, clock: TestClock, recorder: Recorder, server: LeagueServer
) -> None:
    host = await open_host(path, clock, recorder)
    season = await season_of(host, server, [PEOPLE])
    (table,) = await begin(host, clock, season)
    await fill(host, table)
    hard_at = ends_of(season).hard_at
    await host.absence.availability.plan(ANNA.id, ANNA.name, hard_at - 3 * DAY, 10, bot=True)
    await host.automation.house_bots.close()
    await rest_until(host, clock, hard_at + DAY)
    played_out = await host.tables.get(table.id)
    assert (played_out.haste, played_out.status) == (PLAYED_OUT, "running")
    with pytest.raises(LeagueDecides):
        await host.absence.back(table.id, ANNA)
    position = await host.tables.position(table.id)
    mover = played_out.chairs[position.decisions[0].seat].user_id or 0
    with pytest.raises(LeagueDecides):
        await host.tables.play(table.id, mover, position.decisions[0].moves[0])
    await host.absence.availability.end_vacation(ANNA.id, ANNA.name)
    assert await host.tables.get(table.id) == played_out
    await host.close()
    host = await open_host(path, clock, recorder)
    attach(host, server)
    await host.resume()
    await see(host)
    assert (await host.leagues.results.of(season.id)).season.stage == OVER
    await host.close()


async def test_what_never_began_by_the_hard_end_is_not_played(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE, PEOPLE, PEOPLE], open_tables=1)
    assert len(await begin(host, clock, season)) == 1
    await rest_until(host, clock, ends_of(season).hard_at)
    await see(host)
    results = await host.leagues.results.of(season.id)
    assert (len(results.fixtures), results.season.stage) == (1, OVER)
    assert (await log_kinds(host, season)).count("void") == 2


async def test_clocks_are_slow_again_when_the_last_day_is_put_off(
    host: Host, clock: TestClock, recorder: Recorder, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE], last_day=date(2026, 12, 31), pace="relaxed")
    (table,) = await begin(host, clock, season)
    await fill(host, table)
    (waiting,) = [time for time in await host.absence.times(table.id) if time.until]
    await host.absence.availability.plan(waiting.user_id, "W", clock().timestamp(), 28)
    await rest_until(host, clock, ends_of(season).told_at)
    await rest_until(host, clock, ends_of(season).hasty_at)
    assert (await host.tables.get(table.id)).haste == HASTE
    later = replace(season.settings, last_day=date(2027, 1, 31))
    await host.leagues.founding.change(season.id, ORGANISER, later, "Christmas")
    await see(host)
    assert (await host.tables.get(table.id)).haste == 1
    assert (await host.leagues.results.of(season.id)).season.stage == RUNNING
    (now,) = [time for time in await host.absence.times(table.id) if time.until]
    assert now.left == pytest.approx(waiting.left)
    moved = await host.leagues.founding.season(season.league.id)
    await rest_until(host, clock, ends_of(moved).told_at)
    await rest_until(host, clock, ends_of(moved).hasty_at)
    assert told(recorder, table).count("league-ending") == 2
    assert told(recorder, table).count("league-overtime") == 2
    assert (await host.tables.get(table.id)).haste == HASTE


async def test_a_downtime_over_the_end_leaves_a_week_to_play(
    path: Path, clock: TestClock, recorder: Recorder, server: LeagueServer
) -> None:
    host = await open_host(path, clock, recorder)
    season = await season_of(host, server, [PEOPLE])
    await begin(host, clock, season)
    await host.close()
    clock.pass_seconds(season.ends_at.timestamp() + 30 * DAY - clock().timestamp())
    host = await open_host(path, clock, recorder)
    attach(host, server)
    await see(host)
    assert (await host.leagues.founding.by_id(season.id)).stage == OVERTIME
    assert len(await tables_of(host)) == 1
    await rest_until(host, clock, clock().timestamp() + 8 * DAY)
    await see(host)
    assert (await host.leagues.results.of(season.id)).season.stage == OVER
    await host.close()


async def test_the_last_day_comes_no_nearer_than_the_week_in_which_tables_are_told(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [PEOPLE])
    await begin(host, clock, season)
    founding, today = host.leagues.founding, season.settings.first_day
    near = replace(season.settings, last_day=today + timedelta(days=7))
    with pytest.raises(BadSetting) as refused:
        await founding.change(season.id, ORGANISER, near, "hurry")
    assert refused.value.args_["allowed"] == str(today + timedelta(days=8))
    fits = replace(season.settings, last_day=today + timedelta(days=8))
    assert (await founding.change(season.id, ORGANISER, fits, "hurry")).settings == fits
    # A day that is near already may stay while something else is changed.
    clock.pass_seconds(3 * DAY)
    other = replace(fits, pause_days=1)
    assert (await founding.change(season.id, ORGANISER, other, "hurry")).settings == other
