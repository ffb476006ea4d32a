"""Rules changed after somebody signed up: told with before and after, and a reason to withdraw."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from bot.host import Host
from bot.host.leagues.api import BadSetting, Member, Season, WrongStage
from bot.store.leagues import records
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
    settings,
    sign_up,
)

FOLK = people(8)


async def change(host: Host, season: Season, **changes: object) -> None:
    now = (await host.leagues.founding.by_id(season.id)).settings
    wanted = replace(now, **changes)  # type: ignore[arg-type]
    await host.leagues.founding.change(season.id, ORGANISER, wanted, "reasons")
    await look(host)


async def test_before_anybody_signed_up_nothing_is_told(host: Host, server: LeagueServer) -> None:
    attach(host, server)
    season = await found(host)
    await change(host, season, pause_days=3)
    assert "changed" not in server.kinds


@pytest.mark.parametrize("days", [14.0, 1.0, 0.5])
async def test_people_read_before_and_after_and_withdraw_without_a_mark(
    host: Host, clock: TestClock, server: LeagueServer, days: float
) -> None:
    """While sign-up is open, when it is closed, and while the draft is looked at."""
    attach(host, server)
    season = await found(host)
    await sign_up(host, season, FOLK)
    await go_to(host, clock, season.starts_at.timestamp() - days * DAY - 60)
    await change(host, season, pause_days=3)
    (post,) = [post for post in server.posts if post.kind == "changed"]
    assert post.data["changes"] == {"pause_days": ["7", "3"]}
    assert post.data["may_leave"] is True
    lines = await host.leagues.organising.log.page(season.id, organises=False)
    (line,) = [line for line in lines if line.kind == "changed"]
    assert line.data["changes"] == {"pause_days": ["7", "3"]}
    entry = await host.leagues.signups.withdraw(season.id, FOLK[0].id)
    assert entry is not None and entry.status == "withdrawn"
    assert await host._database.read(lambda db: records.conduct(db, (season.id,))) == []


async def test_after_the_draw_nothing_changes_that_tables_are_paired_by(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    attach(host, server)
    season = await found(host, settings(form="cup"))
    await sign_up(host, season, FOLK)
    await go_to(host, clock, season.starts_at.timestamp() + 60)
    for changes in (
        {"size": 3},
        {"games": 3},
        {"at_once": 1, "newcomer_at_once": 1},
        {"division_size": 6},
        {"up": 1},
    ):
        with pytest.raises(BadSetting) as refused:
            await change(host, season, **changes)
        assert refused.value.args_["field"] == "fixed"
    await change(host, season, pause_days=3, last_day=date(2027, 3, 1))
    (post,) = [post for post in server.posts if post.kind == "changed"]
    assert post.data["may_leave"] is False


async def test_nobody_plays_more_tables_at_once_than_the_rules_allow_by_now(
    host: Host, server: LeagueServer
) -> None:
    attach(host, server)
    season = await found(host, settings(games=4))
    await sign_up(host, season, FOLK[:1])
    await change(host, season, at_once=1, newcomer_at_once=1)
    entry = await host.leagues.signups.entry(season.id, FOLK[0].id)
    assert entry is not None and entry.at_once == 1
    member = Member("P", frozenset())
    again = await host.leagues.signups.sign(season.id, FOLK[0], member, at_once=2)
    assert again.at_once == 1


async def test_a_cancelled_season_has_no_rules_to_change(host: Host, server: LeagueServer) -> None:
    attach(host, server)
    season = await found(host)
    await sign_up(host, season, FOLK[:1])
    await host.leagues.founding.close(season.id, ORGANISER, "too few")
    with pytest.raises(WrongStage):
        await change(host, season, pause_days=3)
