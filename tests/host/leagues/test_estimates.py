"""The least length of a season: by the tables that are over, or by the pace's arithmetic."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.host import Host
from bot.host.leagues.api import BadSetting
from tests.host.conftest import TestClock
from tests.host.leagues.playing import (
    DAY,
    SETTINGS,
    LeagueServer,
    attach,
    found,
    go_to,
    people,
    play_all,
    sign_up,
)

TABLES, TOOK = 12, 3


async def test_finished_tables_of_that_pace_tell_how_long_a_table_takes(
    host: Host, clock: TestClock
) -> None:
    attach(host, LeagueServer())
    season, estimates = await found(host), host.leagues.founding.estimates
    assert (await estimates.table(SETTINGS)).tables == 0
    await sign_up(host, season, people(2 * TABLES))
    at = season.starts_at.timestamp() + 1
    await go_to(host, clock, at)
    played = 0
    while played < TABLES:
        at += TOOK * DAY
        await go_to(host, clock, at)
        played += await play_all(host)
    estimate = await estimates.table(SETTINGS)
    assert estimate.tables == TABLES
    assert TOOK <= estimate.days <= TOOK + 1
    # Tables of another pace are no measure.
    slow = await estimates.table(replace(SETTINGS, pace="relaxed"))
    assert slow.tables == 0

    first = SETTINGS.first_day + timedelta(days=90)
    short = replace(SETTINGS, first_day=first, last_day=first, games=2, at_once=1)
    short = replace(short, newcomer_at_once=1)
    with pytest.raises(BadSetting) as refused:
        await found(host, short, "Short")
    enough = first + timedelta(days=2 * estimate.days - 1)
    assert (refused.value.args_["field"], refused.value.args_["allowed"]) == (
        "too_short",
        str(enough),
    )
    assert (await found(host, replace(short, last_day=enough), "Enough")).number == 1
