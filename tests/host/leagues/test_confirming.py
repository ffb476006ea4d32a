"""Seasons in which everybody has to confirm each change of the rules before the draw."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from bot.host import Host
from bot.host.leagues.api import BadSetting, Member, NotEntered, RulesChanged, Season
from bot.host.leagues.core import confirm_by
from bot.host.leagues.organising.api import Asker, BadCorrection, Wanted
from bot.host.people.hours import Hours
from bot.leagues.settings import MAY_LEAVE, MUST_CONFIRM, Conditions
from bot.runtime.database_url import Address
from bot.store.leagues import records
from tests.host.conftest import Recorder, TestClock, open_host
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
from tests.host.leagues.test_rule_changes import change

FOLK = people(9)
LATE = FOLK[0]
"""Somebody who does not confirm."""


async def opened(host: Host, server: LeagueServer, **changes: object) -> Season:
    attach(host, server)
    season = await found(host, settings(after_change=MUST_CONFIRM, **changes))
    await sign_up(host, season, FOLK)
    return season


async def confirm(host: Host, season: Season, *persons: int) -> None:
    newest = await host.leagues.signups.newest_change(season.id)
    for person in persons:
        await host.leagues.signups.confirm(season.id, person, newest)


async def status(host: Host, season: Season, person: int = LATE.id) -> str:
    entry = await host.leagues.signups.entry(season.id, person)
    assert entry is not None
    return entry.status


def to_late(server: LeagueServer) -> list[str]:
    return [post.kind for post in server.posts if post.person == LATE.id]


async def test_who_does_not_confirm_is_withdrawn_without_a_mark(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await opened(host, server, conditions=Conditions(places=8))
    await host.absence.availability.set_hours(LATE.id, Hours("UTC", 9 * 60, 21 * 60))
    until = confirm_by(season.settings)
    await go_to(host, clock, until - 3 * DAY)
    await change(host, season, pause_days=3)
    (post,) = [post for post in server.posts if post.kind == "changed"]
    assert (post.data["may_leave"], post.data["confirm_by"]) == (True, until)
    await confirm(host, season, *(one.id for one in FOLK[1:]))
    await go_to(host, clock, until - DAY - 60)
    assert to_late(server) == []
    await go_to(host, clock, until - DAY + 8 * 3600)
    assert to_late(server) == [], "they sleep"
    await go_to(host, clock, until - DAY + 10 * 3600)
    assert to_late(server) == ["confirm"]
    await go_to(host, clock, until - 60)
    assert to_late(server) == ["confirm"]
    assert (await status(host, season), await status(host, season, FOLK[8].id)) == ("in", "waiting")

    await go_to(host, clock, until + 60)
    assert await status(host, season) == "withdrawn"
    assert await status(host, season, FOLK[8].id) == "in", "the waiting list moves up"
    lines = await host.leagues.organising.log.page(season.id, organises=False)
    (line,) = [line for line in lines if line.kind == "dropped"]
    assert line.about is not None
    assert (line.about.id, line.data["why"]) == (LATE.id, "unconfirmed")
    assert await host._database.read(lambda db: records.conduct(db, (season.id,))) == []
    await go_to(host, clock, until + DAY / 2)
    assert to_late(server) == ["confirm", "dropped"]
    # They may sign up again: to what the rules are now, for the waiting list.
    signups, member = host.leagues.signups, Member("P", frozenset())
    read = await signups.newest_change(season.id)
    await signups.sign(season.id, LATE, member, read=read)
    assert await status(host, season) == "waiting"
    assert await signups.to_confirm(season.id, LATE.id) == []


async def test_one_confirmation_is_for_all_changes_that_a_person_was_shown(
    host: Host, server: LeagueServer
) -> None:
    season, signups = await opened(host, server), host.leagues.signups
    await change(host, season, pause_days=3)
    first = await signups.newest_change(season.id)
    await change(host, season, vacation_days=4)
    shown = await signups.to_confirm(season.id, LATE.id)
    assert [one.changes for one in shown] == [
        {"pause_days": ["7", "3"]},
        {"vacation_days": ["10", "4"]},
    ]
    with pytest.raises(RulesChanged):
        await signups.confirm(season.id, LATE.id, first)
    for _ in range(2):
        await confirm(host, season, LATE.id)
    assert await signups.to_confirm(season.id, LATE.id) == []
    lines = await host.leagues.organising.log.page(season.id, organises=False)
    assert [line.kind for line in lines].count("confirmed") == 1
    await change(host, season, pause_days=5)
    (again,) = await signups.to_confirm(season.id, LATE.id)
    assert again.changes == {"pause_days": ["3", "5"]}


async def test_who_signs_up_agrees_to_the_rules_that_they_were_shown(
    host: Host, server: LeagueServer
) -> None:
    season, signups = await opened(host, server), host.leagues.signups
    await signups.withdraw(season.id, LATE.id)
    read = await signups.newest_change(season.id)
    await change(host, season, pause_days=3)
    member = Member("P", frozenset())
    with pytest.raises(NotEntered):
        await confirm(host, season, LATE.id)
    with pytest.raises(RulesChanged):
        await signups.sign(season.id, LATE, member, read=read)
    assert await status(host, season) == "withdrawn"
    read = await signups.newest_change(season.id)
    await signups.sign(season.id, LATE, member, read=read)
    assert await signups.to_confirm(season.id, LATE.id) == []
    # A changed entry is no confirmation of what the person has not been shown, nor is an old one.
    await signups.sign(season.id, FOLK[1], member, at_once=1)
    assert len(await signups.to_confirm(season.id, FOLK[1].id)) == 1
    await signups.withdraw(season.id, FOLK[1].id)
    await signups.sign(season.id, FOLK[1], member, at_once=1)
    assert len(await signups.to_confirm(season.id, FOLK[1].id)) == 1


async def test_what_is_to_be_confirmed_outlasts_a_restart_and_an_erasure(
    host: Host, clock: TestClock, server: LeagueServer, path: Address, recorder: Recorder
) -> None:
    season = await opened(host, server)
    await change(host, season, pause_days=3)
    await confirm(host, season, *(one.id for one in FOLK[2:]))
    await host.upkeep.privacy.erase(FOLK[8].id)
    await host.close()
    again = await open_host(path, clock, recorder)
    attach(again, server)
    assert len(await again.leagues.signups.to_confirm(season.id, LATE.id)) == 1
    await confirm(again, season, FOLK[1].id)
    await go_to(again, clock, confirm_by(season.settings) + 60)
    signed = await again.leagues.signups.entries(season.id, "in")
    assert [entry.person for entry in signed] == [one.id for one in FOLK[1:8]]
    await again.close()


async def test_a_change_leaves_two_days_to_confirm_it(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    """Also once the divisions are drafted: whoever moves the first day gives people time."""
    season = await opened(host, server)
    await go_to(host, clock, confirm_by(season.settings) + 3600)
    with pytest.raises(BadSetting) as refused:
        await change(host, season, pause_days=3)
    assert (refused.value.args_["field"], refused.value.args_["allowed"]) == (
        "confirm", "2026-12-10",
    )  # fmt: skip
    with pytest.raises(BadSetting):
        await change(host, season, pause_days=3, first_day=date(2026, 12, 9))
    assert await status(host, season) == "in"
    await change(host, season, pause_days=3, first_day=date(2026, 12, 10))
    await confirm(host, season, *(one.id for one in FOLK[1:]))
    moved = await host.leagues.founding.by_id(season.id)
    await go_to(host, clock, confirm_by(moved.settings) - 60)
    assert to_late(server) == ["confirm"] and await status(host, season) == "in"
    await go_to(host, clock, confirm_by(moved.settings) + 60)
    assert await status(host, season) == "withdrawn"


async def test_nobody_is_withdrawn_unreminded_because_the_bot_was_down(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await opened(host, server)
    await change(host, season, pause_days=3)
    await confirm(host, season, *(one.id for one in FOLK[2:]))
    clock.pass_seconds(season.starts_at.timestamp() + DAY - clock.time.timestamp())
    await look(host)
    assert (await status(host, season), to_late(server)) == ("in", ["confirm"])
    assert (await host.leagues.founding.by_id(season.id)).stage == "draft", "the draw waits"
    await confirm(host, season, FOLK[1].id)
    await go_to(host, clock, clock.time.timestamp() + DAY / 2 + 60)
    assert await status(host, season) == "withdrawn"
    season = await host.leagues.founding.by_id(season.id)
    signed = await host.leagues.signups.entries(season.id, "in")
    assert (season.stage, [one.person for one in signed]) == (
        "running", [one.id for one in FOLK[1:]],
    )  # fmt: skip


async def test_that_changes_must_be_confirmed_is_promised_to_who_signed_up(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await opened(host, server)
    with pytest.raises(BadSetting) as refused:
        await change(host, season, after_change=MAY_LEAVE)
    assert refused.value.args_["field"] == "promised"
    later = str(season.settings.last_day + timedelta(days=9))
    corrections, by = host.leagues.organising.corrections, Asker(ORGANISER, True)
    with pytest.raises(BadCorrection) as other:
        await corrections.correct(season.id, by, Wanted("deadline", "holidays", value=later))
    assert other.value.args_["what"] == "rule"
    await go_to(host, clock, season.starts_at.timestamp() + 60)
    await change(host, season, after_change=MAY_LEAVE)


async def test_a_later_promise_asks_everybody_who_signed_up(
    host: Host, server: LeagueServer
) -> None:
    attach(host, server)
    season = await found(host)
    await sign_up(host, season, FOLK[:2])
    await change(host, season, pause_days=3)
    assert await host.leagues.signups.to_confirm(season.id, LATE.id) == []
    await change(host, season, after_change=MUST_CONFIRM)
    changes = await host.leagues.signups.to_confirm(season.id, LATE.id)
    assert [list(one.changes) for one in changes] == [["pause_days"], ["after_change"]]


async def test_who_has_confirmed_is_not_reminded_when_they_wake(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await opened(host, server)
    await host.absence.availability.set_hours(LATE.id, Hours("UTC", 9 * 60, 21 * 60))
    await change(host, season, pause_days=3)
    await go_to(host, clock, confirm_by(season.settings) - DAY + 60)
    await confirm(host, season, LATE.id)
    await go_to(host, clock, confirm_by(season.settings) + DAY / 2)
    await look(host)
    assert to_late(server) == []
    assert await host.leagues.organising.log.todo(season.id) == []
