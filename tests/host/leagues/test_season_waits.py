"""Seasons whose game is not installed (any more): they wait, and go on with it by themselves."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.host import Host
from bot.host.core.paces import HOUR
from bot.host.leagues.api import CLOSED, DRAFT, RUNNING, SIGNUP, Season
from bot.host.leagues.calendars import Change, Outcome
from bot.host.leagues.core import load_season
from bot.host.leagues.play.starting import GAME, MENDED_AFTER
from bot.store.leagues import seasons
from tests.host.conftest import TestClock
from tests.host.leagues.playing import (
    GUILD,
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

pytestmark = pytest.mark.sqlite


class Events:
    """A publisher of dates that makes every event."""

    async def carry_out(self, change: Change) -> Outcome:
        return Outcome(1 + change.date.number)


@contextmanager
def missing(host: Host) -> Iterator[None]:
    """Have the host without the toy game, as after a start without its package."""
    games: Any = host._registry.games
    toy = games.pop("toy")
    yield
    games["toy"] = toy


async def now_of(host: Host, season: Season) -> Season:
    return await host._database.read(lambda db: load_season(db, season.id))


async def wait(host: Host, clock: TestClock, times: int = 3) -> None:
    """Pass some minutes, and carry out what is due."""
    await host._database.write(lambda db: seasons.make_due(db, 1, clock().timestamp()))
    for _ in range(times):
        clock.pass_seconds(MENDED_AFTER)
        await look(host)
        host.leagues.calendars.run_soon()
        await host.leagues.calendars.settled()


async def test_each_stage_of_a_season_waits_for_its_game_and_tells_organisers_once(
    host: Host, clock: TestClock, server: LeagueServer, caplog: pytest.LogCaptureFixture
) -> None:
    attach(host, server)
    host.leagues.calendars.publisher = Events()
    rules = {"form": "swiss", "games": 2, "up": 0}
    season = await found(host, settings(**rules))
    await host.leagues.calendars.switch(season.league.id, GUILD, ORGANISER.id, True)
    await sign_up(host, season, people(8))
    starts, closes = season.starts_at.timestamp(), season.signup_ends_at.timestamp()
    missed = ((0.0, SIGNUP), (closes, CLOSED), (starts, DRAFT), (starts + HOUR, RUNNING))
    for told, (at, stage) in enumerate(missed, start=1):
        caplog.clear()
        with missing(host):
            await go_to(host, clock, at)
            await wait(host, clock)
            kept = await now_of(host, season)
            assert (kept.stage, kept.obstacle) == (stage, GAME)
            assert await host.leagues.rounds.current(season.id) is None
            assert await host.leagues.rounds.waiting(season.id) is None
        errors = [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]
        assert len(errors) == 1 and "not installed" in errors[0], stage
        assert server.kinds.count("obstacle") == told
        await wait(host, clock)
        assert (await now_of(host, season)).obstacle is None, stage
    while await play_all(host):
        await wait(host, clock)
    assert (await now_of(host, season)).stage == "over"
