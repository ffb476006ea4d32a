"""The bot is removed from a server while people sign up: the season waits until it is back."""

from __future__ import annotations

from bot.host import Host
from tests.host.conftest import TestClock
from tests.host.leagues.playing import (
    DAY,
    LeagueServer,
    attach,
    found,
    go_to,
    look,
    people,
    sign_up,
)
from tests.host.leagues.season import log_kinds

HERE, ELSEWHERE = [1], [2]
"""The bot's servers if it is on the league's server, and if it is not."""


async def test_nothing_happens_in_a_season_until_the_bot_is_back(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    attach(host, server)
    season = await found(host)
    await sign_up(host, season, people(8))
    await look(host)
    before = server.kinds, await log_kinds(host, season)
    await host.servers.departures.compare(ELSEWHERE)
    await go_to(host, clock, season.starts_at.timestamp() + DAY)
    assert (server.kinds, await log_kinds(host, season)) == before
    await host.servers.departures.compare(HERE)
    await look(host)
    assert "closed" in server.kinds


async def test_it_waits_longer_than_tables_do(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    attach(host, server)
    season = await found(host)
    await sign_up(host, season, people(8))
    await look(host)
    before = server.kinds
    await host.servers.departures.compare(ELSEWHERE)
    for _ in range(5):
        await go_to(host, clock, clock.time.timestamp() + 15 * DAY)
        await host.servers.departures.compare(ELSEWHERE)
    assert server.kinds == before
    await host.servers.departures.compare(HERE)
    await look(host)
    assert "closed" in server.kinds
