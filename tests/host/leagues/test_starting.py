"""Tables that open by themselves: in waves, each once, with whoever is there, and reminders."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot.host import Host
from bot.host.core.api import LeagueDecides, PackageFailed, Table
from bot.host.leagues.play.overtime import ends_of
from bot.host.leagues.play.starting import GAME, MENDED_AFTER, PAUSE, STARTS_AT_ONCE
from bot.host.people.hours import Hours
from bot.store.turns import absence
from tests.host.conftest import ANNA, BOB, CARL, DORA, Recorder, TestClock, open_host
from tests.host.leagues.playing import DAY, LeagueServer, attach, people
from tests.host.leagues.season import (
    begin,
    fill,
    log_kinds,
    pass_hours,
    rest_until,
    season_of,
    see,
    tables_of,
)
from tests.host.toy import Toy


class Undealt(Toy):
    """Rules of a package that fails at every deal."""

    def setup(self, seats: int, options: Mapping[str, str], seed: int) -> Any:
        raise PackageFailed("boardgames-toy", "gave no answer")


PEOPLE = (ANNA, BOB, CARL, DORA)


def sitting(table: Table) -> list[int | None]:
    return [chair.user_id for chair in table.chairs]


async def test_forty_tables_open_once_each_however_often_the_bot_is_killed_meanwhile(
    path: Path, clock: TestClock, recorder: Recorder, server: LeagueServer
) -> None:
    everybody = people(80)
    tables = [everybody[n : n + 2] for n in range(0, 80, 2)]
    host = await open_host(path, clock, recorder)
    season = await season_of(host, server, tables)
    clock.pass_seconds(season.starts_at.timestamp() - clock().timestamp())
    for opened in range(1, 8):
        # It is killed as soon as one more table is open.
        await host.leagues.look()
        while len(await tables_of(host)) < opened:
            await asyncio.sleep(0)
        for task in host.leagues.season_runner._worker._tasks.values():
            task.cancel()
        await host.close()
        host = await open_host(path, clock, recorder)
        attach(host, server)
    for _ in range(4):
        clock.pass_seconds(PAUSE)
        await see(host)
    assert sorted(map(sitting, await tables_of(host))) == [[p.id for p in t] for t in tables]
    assert {table.owner_id for table in await tables_of(host)} == {0}
    await host.close()


async def test_tables_open_in_waves_that_leave_room_for_their_posts(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    everybody = people(60)
    season = await season_of(host, server, [everybody[n : n + 2] for n in range(0, 60, 2)])
    counts = [len(await begin(host, clock, season))]
    for _ in range(4):
        clock.pass_seconds(6)
        await see(host)
        counts.append(len(await tables_of(host)))
    assert counts[0] == STARTS_AT_ONCE
    assert counts[-1] == 2 * STARTS_AT_ONCE + 6
    assert max(later - before for before, later in pairwise(counts)) <= 12


async def test_nobody_has_more_tables_than_they_want_and_the_next_opens_when_one_is_over(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [(ANNA, BOB), (ANNA, CARL), (ANNA, DORA), (BOB, CARL)])
    opened = await begin(host, clock, season)
    assert [sitting(table) for table in opened] == [
        *([ANNA.id, BOB.id], [ANNA.id, CARL.id], [BOB.id, CARL.id]),
    ]
    table = opened[0]
    while (position := await host.tables.position(table.id)).decisions:
        decision = position.decisions[0]
        user_id = position.table.chairs[decision.seat].user_id or 0
        await host.tables.play(table.id, user_id, decision.moves[0])
    await see(host)
    assert [ANNA.id, DORA.id] in [sitting(table) for table in await tables_of(host)]


async def test_a_missing_permission_stops_the_wave_and_is_told_once(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    server.missing = "create_public_threads"
    season = await season_of(host, server, [PEOPLE])
    assert await begin(host, clock, season) == []
    for _ in range(3):
        clock.pass_seconds(MENDED_AFTER)
        await see(host)
    told = [post for post in server.posts if post.kind == "obstacle"]
    assert [post.data for post in told] == [{"what": "create_public_threads", "place": 20}]
    assert (await host.leagues.founding.season(season.league.id)).obstacle == server.missing
    server.missing = None
    clock.pass_seconds(MENDED_AFTER)
    await see(host)
    assert len(await tables_of(host)) == 1
    assert (await host.leagues.founding.season(season.league.id)).obstacle is None


async def test_a_season_waits_while_nobody_knows_who_is_on_the_server(
    host: Host, clock: TestClock, server: LeagueServer, caplog: pytest.LogCaptureFixture
) -> None:
    server.unknown = True
    season = await season_of(host, server, [PEOPLE])
    assert await begin(host, clock, season) == []
    assert "cannot go on yet" in caplog.text
    server.unknown = False
    clock.pass_seconds(60)
    await see(host)
    assert len(await tables_of(host)) == 1


async def test_whoever_left_the_server_is_found_out_before_the_start_and_at_a_time_out(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    server.gone = {ANNA.id}
    season = await season_of(host, server, [PEOPLE])
    (table,) = await begin(host, clock, season)
    assert [chair.caretaker for chair in table.chairs] == ["first", None, None, None]
    entry = await host.leagues.signups.entry(season.id, ANNA.id)
    assert entry is not None
    assert entry.status == "left"
    with pytest.raises(LeagueDecides):
        await host.absence.back(table.id, ANNA)
    await fill(host, table)
    server.gone |= {BOB.id}
    await pass_hours(host, clock, 37, step=6)
    tenures = await host._database.read(lambda db: absence.tenures(db, table.id))
    left = [row.user_id for row in tenures if row.reason == "left"]
    assert left == [ANNA.id, BOB.id]
    lapses = await host._database.read(lambda db: absence.lapses(db, table.id))
    assert [row.outcome for row in lapses] == ["caretaker"], "nobody votes about who is gone"


async def test_whoever_does_not_begin_is_reminded_twice_by_their_own_hours_once_a_day(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    await host.absence.availability.set_hours(ANNA.id, Hours("UTC", 8 * 60, 16 * 60))
    season = await season_of(host, server, [(ANNA, BOB), (ANNA, CARL)], pace="relaxed")
    tables = await begin(host, clock, season)
    await host.tables.play(tables[0].id, BOB.id, "fill left")
    await pass_hours(host, clock, 6 * 24, step=1)
    told = [post for post in server.posts if post.kind == "begin"]
    assert [post.data for post in told if post.person == CARL.id] == [
        {"tables": [tables[1].id]}
    ] * 2
    both = [table.id for table in tables]
    assert [post.data for post in told if post.person == ANNA.id] == [{"tables": both}] * 2
    assert BOB.id not in {post.person for post in told}
    begun = season.starts_at.timestamp()
    rows = await host._database.read(
        lambda db: db.execute(
            "SELECT user_id, due_at FROM league_post WHERE kind = 'begin' ORDER BY id"
        ).fetchall()
    )
    carls, annas = ([at - begun for u, at in rows if u == p.id] for p in (CARL, ANNA))
    assert carls == pytest.approx([16 * 3600, 40 * 3600], abs=3600)
    assert annas == pytest.approx([2 * DAY + 8 * 3600, 5 * DAY + 8 * 3600], abs=3600)


async def test_nobody_is_reminded_who_has_begun_or_whose_table_pauses(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [(ANNA, BOB), (CARL, DORA)], pace="relaxed")
    one, two = await begin(host, clock, season)
    await fill(host, one)
    await host.absence.pause(two.id, 5)
    await pass_hours(host, clock, 48, step=8)
    assert [post for post in server.posts if post.kind == "begin"] == []
    assert "reminded" not in await log_kinds(host, season)
    await rest_until(host, clock, clock().timestamp() + 4 * DAY)
    assert {post.person for post in server.posts if post.kind == "begin"} == {CARL.id, DORA.id}


async def test_a_table_that_cannot_open_keeps_no_other_one_from_opening(
    host: Host, clock: TestClock, server: LeagueServer, caplog: pytest.LogCaptureFixture
) -> None:
    """It is tried again every minute, and not at once for ever."""
    season = await season_of(host, server, [[ANNA, ANNA], [BOB, CARL]])
    (table,) = await begin(host, clock, season)
    assert sitting(table) == [BOB.id, CARL.id]
    assert caplog.text.count("does not open") == 1
    clock.pass_seconds(MENDED_AFTER)
    await see(host)
    assert caplog.text.count("does not open") == 2


@pytest.mark.sqlite
async def test_organisers_are_told_once_that_the_game_fails_and_all_goes_on_later(
    host: Host, clock: TestClock, server: LeagueServer, caplog: pytest.LogCaptureFixture
) -> None:
    season = await season_of(host, server, [[ANNA, BOB], [CARL, DORA]])
    games: Any = host._registry.games
    rules, failing = games["toy"], Undealt()
    games["toy"] = failing
    assert await begin(host, clock, season) == []
    for _ in range(3):
        clock.pass_seconds(MENDED_AFTER)
        await see(host)
    facts = await host.leagues.organising.log.todo(season.id)
    assert [(fact.key, fact.args["what"]) for fact in facts] == [("obstacle", GAME)]
    del games["toy"]
    clock.pass_seconds(MENDED_AFTER)
    await see(host)
    games["toy"] = rules
    clock.pass_seconds(MENDED_AFTER)
    await see(host)
    assert len(await tables_of(host)) == 2
    assert [post.data["what"] for post in server.posts if post.kind == "obstacle"] == [GAME]
    assert caplog.text.count("its game fails") == 1
    assert await host.leagues.organising.log.todo(season.id) == []


async def test_from_the_last_day_on_nobody_is_waited_for_who_plays_enough_tables(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    tables = [[ANNA, BOB], [ANNA, CARL], [ANNA, DORA]]
    season = await season_of(host, server, tables, last_day=date(2026, 12, 31))
    for person in PEOPLE:
        # Their vacation keeps the tables going until the last day.
        await host.absence.availability.plan(
            person.id, person.name, season.starts_at.timestamp(), 28
        )
    assert len(await begin(host, clock, season)) == 2
    await rest_until(host, clock, ends_of(season).hasty_at)
    started = [kind for kind in await log_kinds(host, season) if kind == "started"]
    assert len(started) == 3
