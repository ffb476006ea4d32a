"""Signed logs of seasons of the toy game: what the host signs is what others compute again."""

from __future__ import annotations

from bot.host import Host
from bot.host.leagues.api import Season
from bot.host.leagues.organising.api import Asker
from bot.leagues.seasonlog.verifying import Checked, Known
from tests.host.conftest import TestClock
from tests.host.leagues.playing import (
    DAY,
    ORGANISER,
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

BY = Asker(ORGANISER, True)


async def begun(
    host: Host, clock: TestClock, server: LeagueServer, count: int, **changes: object
) -> Season:
    """Return a season whose first day has come."""
    attach(host, server)
    season = await found(host, settings(**changes))
    await sign_up(host, season, people(count))
    await look(host)
    await go_to(host, clock, season.starts_at.timestamp() + DAY / 2)
    return season


async def checked(host: Host, season: Season, known: Known | None = None) -> Checked:
    """Return the check of the season's log by a bot that has nothing but the file."""
    exported = await host.leagues.season_logs.export(season.id)
    return await host.leagues.season_logs.check(exported.content, known)


async def agrees(host: Host, season: Season) -> Checked:
    """Check that a log's standings are those of the host, and return its check."""
    found = await checked(host, season)
    results = await host.leagues.results.of(season.id)
    assert found.standings is not None
    places = [
        [(one.points, one.games, one.below, one.guest) for one in rows]
        for _, rows in found.standings.divisions
    ]
    assert places == [
        [(str(row.points), row.games, row.below, row.guest) for row in rows]
        for _, rows in sorted(results.divisions.items())
    ]
    return found


async def play(host: Host) -> None:
    assert await play_all(host)
    await look(host)
    await look(host)


async def test_a_swiss_event_with_a_final_is_computed_again(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await begun(host, clock, server, 9, form="swiss", games=3, up=4)
    for _ in range(4):
        await agrees(host, season)
        await play(host)
    found = await agrees(host, season)
    assert found.ledger.over
    assert found.standings is not None and found.standings.winner is not None
    assert found.undrawn == 0
