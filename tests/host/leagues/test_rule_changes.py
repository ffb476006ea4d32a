"""Rules changed after somebody signed up: told with before and after, and a reason to withdraw."""

from __future__ import annotations

from dataclasses import fields, replace
from datetime import date

import pytest

from bot.host import Host
from bot.host.leagues.api import BadSetting, Member, ReasonNeeded, Season, WrongStage
from bot.host.leagues.organising.api import Asker, BadCorrection, Wanted
from bot.leagues.settings import MUST_CONFIRM, Conditions, Settings
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
from tests.host.toy import TOYS

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


@pytest.mark.parametrize("days", [14.0, 1.5, 1.0])
async def test_people_read_before_and_after_and_withdraw_without_a_mark(
    host: Host, clock: TestClock, server: LeagueServer, days: float
) -> None:
    """While sign-up is open, when it is closed, and just before the divisions are drafted."""
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


@pytest.mark.parametrize("days", [0.99, 0.5, 0.01])
async def test_a_change_leaves_people_a_day_to_withdraw_unless_the_first_day_moves(
    host: Host, clock: TestClock, server: LeagueServer, days: float
) -> None:
    attach(host, server)
    season = await found(host)
    await sign_up(host, season, FOLK)
    await go_to(host, clock, season.starts_at.timestamp() - days * DAY)
    with pytest.raises(BadSetting) as refused:
        await change(host, season, pause_days=3)
    later = date(2026, 12, 8)
    assert refused.value.args_["field"] == "leave"
    assert refused.value.args_["allowed"] == str(later)
    assert "changed" not in server.kinds
    await change(host, season, first_day=later)
    await change(host, season, pause_days=3)
    assert server.kinds.count("changed") == 2


async def test_the_first_day_does_not_come_so_near_that_nobody_can_withdraw(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    attach(host, server)
    season = await found(host, settings(signup_until=date(2026, 11, 30)))
    await sign_up(host, season, FOLK)
    await go_to(host, clock, season.starts_at.timestamp() - 4.5 * DAY)
    with pytest.raises(BadSetting) as refused:
        await change(host, season, first_day=date(2026, 12, 3))
    assert refused.value.args_["field"] == "leave"
    assert refused.value.args_["allowed"] == "2026-12-04"


async def test_no_correction_of_the_last_day_takes_the_time_to_withdraw(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    attach(host, server)
    season = await found(host)
    await sign_up(host, season, FOLK)
    await go_to(host, clock, season.starts_at.timestamp() - DAY / 2)
    wanted = Wanted("deadline", "holidays", value="2027-03-01")
    with pytest.raises(BadCorrection) as refused:
        await host.leagues.organising.corrections.correct(season.id, Asker(ORGANISER, True), wanted)
    assert refused.value.args_["what"] == "rule"


async def test_if_nobody_has_signed_up_nobody_needs_the_time(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    attach(host, server)
    season = await found(host)
    await go_to(host, clock, season.starts_at.timestamp() - DAY / 2)
    await change(host, season, pause_days=3)
    assert (await host.leagues.founding.by_id(season.id)).settings.pause_days == 3


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


FIXED = {
    "game": "other", "form": "ladder", "size": 3, "games": 4, "at_once": 1, "newcomer_at_once": 2,
    "division_size": 6, "first_day": date(2026, 12, 8), "signup_until": date(2026, 12, 4),
    "option-peeking": "no", "late": "place", "coached": True, "team_size": 3,
}  # fmt: skip
FREE = {
    "last_day": date(2027, 3, 1), "pace": "relaxed", "up": 1, "down": 1, "rated": False,
    "open_tables": 3, "vacation_days": 1, "pause_days": 3, "rules": "Be kind.",
    "points": (9, 5, 2, 0), "after_change": MUST_CONFIRM, "role": 5, "finished": 1, "timeouts": 2,
    "approval": True, "places": 50, "opening": "by_host", "delay": 5,
    "team_approval": True, "game_of_week": True,
}  # fmt: skip
"""Every rule of a season with another value: by some of them tables are paired, by others not."""
FIXED_IN_KNOCKOUT = ("up", "points")


def test_every_rule_either_concerns_pairing_or_does_not() -> None:
    """Whoever adds a rule has to say here, and by `_FIXED`, whether tables are paired by it."""
    known = {one.name for part in (Settings, Conditions) for one in fields(part)}
    assert FIXED.keys() | FREE.keys() == known - {"options", "conditions"} | {"option-peeking"}
    assert not FIXED.keys() & FREE.keys()


def changed(before: Settings, key: str, value: object) -> Settings:
    """Return rules with one of them changed, also of its options and conditions."""
    if key.startswith("option-"):
        return replace(before, options={key.removeprefix("option-"): str(value)})
    if key in {one.name for one in fields(Conditions)}:
        conditions = replace(before.conditions, **{key: value})  # type: ignore[arg-type]
        return replace(before, conditions=conditions)
    return replace(before, **{key: value})  # type: ignore[arg-type]


@pytest.fixture
def two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TOYS, "other", TOYS["toy"])


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize("form", ["season", "cup", "ladder", "swiss"])
async def test_after_the_draw_only_what_concerns_no_pairing_changes(
    host: Host, clock: TestClock, server: LeagueServer, form: str
) -> None:
    attach(host, server)
    season = await found(host, settings(form=form, games=3, newcomer_at_once=1))
    await sign_up(host, season, FOLK)
    await go_to(host, clock, season.starts_at.timestamp() + 60)
    change, free = host.leagues.founding.change, dict(FREE)
    if form == "swiss":
        free["up"] = 3
    fixed = FIXED | {"form": "cup" if form == "ladder" else "ladder"}
    if form != "season":
        del fixed["late"]
    if form in ("cup", "ladder"):
        del fixed["team_size"]
    if form in ("cup", "swiss"):
        fixed |= {key: free.pop(key) for key in FIXED_IN_KNOCKOUT}
    for key, value in fixed.items():
        now = (await host.leagues.founding.by_id(season.id)).settings
        with pytest.raises(BadSetting) as refused:
            await change(season.id, ORGANISER, changed(now, key, value), "reasons")
        assert refused.value.args_["field"] == "fixed", key
    for key, value in free.items():
        now = (await host.leagues.founding.by_id(season.id)).settings
        after = await change(season.id, ORGANISER, changed(now, key, value), "reasons")
        assert after.settings == changed(now, key, value) != now
    await look(host)
    posts = [post for post in server.posts if post.kind == "changed"]
    assert [key for post in posts for key in post.data["changes"]] == list(free)
    assert all(post.data["reason"] == "reasons" for post in posts)


async def test_after_the_first_sign_up_a_change_needs_a_reason(
    host: Host, server: LeagueServer
) -> None:
    """Also if the only one who had signed up has withdrawn."""
    attach(host, server)
    season = await found(host)
    founding = host.leagues.founding
    await founding.change(season.id, ORGANISER, settings(pause_days=3))
    await sign_up(host, season, FOLK[:1])
    for _ in range(2):
        with pytest.raises(ReasonNeeded):
            await founding.change(season.id, ORGANISER, settings(pause_days=5))
        with pytest.raises(ReasonNeeded):
            await founding.change_league(season.id, ORGANISER, public=True)
        await host.leagues.signups.withdraw(season.id, FOLK[0].id)
    await look(host)
    assert (await founding.by_id(season.id)).settings.pause_days == 3
    assert "changed" not in server.kinds


async def test_who_withdrew_because_of_a_change_signs_up_again(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    attach(host, server)
    season = await found(host)
    await sign_up(host, season, FOLK)
    await change(host, season, pause_days=3)
    await host.leagues.signups.withdraw(season.id, FOLK[0].id)
    assert await host.leagues.organising.why.record(season.id, FOLK[0].id) == []
    assert await host.ratings.of_person(1, FOLK[0].id, FOLK[0].id) == []
    await sign_up(host, season, FOLK[:1])
    await go_to(host, clock, season.starts_at.timestamp() + 60)
    entry = await host.leagues.signups.entry(season.id, FOLK[0].id)
    assert entry is not None and entry.status == "in"


async def test_two_organisers_change_rules_at_the_same_time(
    host: Host, server: LeagueServer
) -> None:
    """Both have seen the same rules: nothing is lost, and each post says what was so before."""
    attach(host, server)
    season = await found(host)
    await sign_up(host, season, FOLK[:1])
    founding, seen = host.leagues.founding, season.settings
    for wanted in ({"pause_days": 3}, {"vacation_days": 4}, {"pause_days": 5}):
        await founding.change(season.id, ORGANISER, replace(seen, **wanted), "why", seen=seen)  # type: ignore[arg-type]
    await look(host)
    now = (await founding.by_id(season.id)).settings
    assert (now.pause_days, now.vacation_days) == (5, 4)
    told = [post.data["changes"] for post in server.posts if post.kind == "changed"]
    assert told == [
        {"pause_days": ["7", "3"]},
        {"vacation_days": ["10", "4"]},
        {"pause_days": ["3", "5"]},
    ]


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
