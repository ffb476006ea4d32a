"""Whole seasons, cups and ladders of the toy game on the real host."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.host import Host
from bot.host.leagues.api import EnoughAtOnce, Excluded, NotEntered
from bot.store import Connection
from bot.store.leagues import entrants
from tests.host.conftest import Recorder, TestClock, open_host
from tests.host.leagues.playing import (
    DAY,
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


async def test_a_season_goes_from_sign_up_to_the_next_one_by_itself(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    attach(host, server)
    season = await found(host)
    everybody = people(8)
    await sign_up(host, season, everybody)
    await look(host)
    await go_to(host, clock, season.starts_at.timestamp() + DAY)
    assert server.kinds == ["card", "closed", "draft", "divisions", "schedule"]
    assert await play_all(host) == 4
    await look(host)
    results = await host.leagues.results.of(season.id)
    assert results.season.stage == "over"
    (rows,) = results.divisions.values()
    assert sorted(row.person for row in rows) == [person.id for person in everybody]
    assert {row.games for row in rows} == {2}
    assert sum(row.points for row in rows) == 4 * (10 + 6 + 3 + 1)
    later = await host.leagues.founding.season(season.league.id)
    assert (later.number, later.stage) == (2, "signup")


async def test_a_cup_ends_with_one_table_of_winners(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    attach(host, server)
    season = await found(host, settings(form="cup", division_size=8))
    await sign_up(host, season, people(16))
    await go_to(host, clock, season.starts_at.timestamp() + DAY)
    tables = 0
    while played := await play_all(host):
        tables += played
        await look(host)
    results = await host.leagues.results.of(season.id)
    assert (results.season.stage, tables) == ("over", 2 * 4 + 1)
    final = results.fixtures[-1]
    firsts = {row.person for rows in results.divisions.values() for row in rows if row.place <= 2}
    assert {*final.people} == firsts
    assert [post.data["final"] for post in server.posts if post.kind == "round"] == [True]
    assert (await host.leagues.founding.season(season.league.id)).number == 1
    told = await host.leagues.almanac.of(season.id)
    (first,) = (one.person for one in results.awards if (one.fixture, one.place) == (final.id, 1))
    assert (told.winner, told.over) == (first, True)
    assert (told.found.tables, len(told.found.champions)) == (9, 2)
    assert told.found.moves > 0 and {one.key for one in told.found.records} >= {"score", "wins"}
    assert sum(played for played, _ in told.found.seats.values()) == 9 * 4


async def test_a_ladder_gives_tables_to_those_who_want_one(
    path: Path, clock: TestClock, recorder: Recorder, server: LeagueServer
) -> None:
    host = await open_host(path, clock, recorder)
    attach(host, server)
    season = await found(host, settings(form="ladder", at_once=1, newcomer_at_once=1))
    early, late = people(5)[:4], people(5)[4:]
    await sign_up(host, season, early)
    await go_to(host, clock, season.starts_at.timestamp() + DAY)
    signups = host.leagues.signups
    with pytest.raises(NotEntered):
        await signups.want(season.id, late[0].id)
    await sign_up(host, season, late)
    for person in [*early[:3], *late]:
        assert await signups.want(season.id, person.id)
    await host.close()
    host = await open_host(path, clock, recorder)
    attach(host, server)
    await look(host)
    with pytest.raises(EnoughAtOnce):
        await host.leagues.signups.want(season.id, early[0].id)
    assert await play_all(host) == 1
    results = await host.leagues.results.of(season.id)
    assert {*results.fixtures[0].people} == {p.id for p in [*early[:3], *late]}
    await go_to(host, clock, season.ends_at.timestamp() + DAY)
    assert (await host.leagues.results.of(season.id)).season.stage == "over"
    await host.close()


async def test_who_has_a_red_card_does_not_come_back_to_a_ladder(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    attach(host, server)
    season = await found(host, settings(form="ladder"))
    person = people(1)[0]
    await sign_up(host, season, [person])
    await go_to(host, clock, season.starts_at.timestamp() + DAY)

    def exclude(connection: Connection) -> None:
        row = entrants.load(connection, season.id, person.id)
        assert row is not None
        entrants.keep(connection, season.id, row._replace(status="red"))

    await host._database.write(exclude)
    with pytest.raises(Excluded):
        await sign_up(host, season, [person])
