"""Disputes: raised at a table, stated by both sides, decided by organisers; no clock runs out."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta

import pytest

from bot.host import Host
from bot.host.core.api import LeagueDecides, Person, StalePrompt, Table
from bot.host.leagues.api import NotOrganiser, Season
from bot.host.leagues.organising.api import Asker, BadDispute, Dispute
from bot.host.people.hours import Hours
from bot.store.turns import absence
from tests.host.conftest import TestClock
from tests.host.leagues.playing import (
    DAY,
    ORGANISER,
    LeagueServer,
    found,
    look,
    people,
    play_all,
    play_table,
    settings,
)
from tests.host.leagues.season import begin, pass_hours, rest_until, season_of, see

OLGA = Asker(ORGANISER, True)
FOLK = people(9)
ANNA, BOB, CARL, DORA = FOLK[:4]
DAY_HOURS = 24.0


async def begun(
    host: Host, clock: TestClock, server: LeagueServer, **changes: object
) -> tuple[Season, Table]:
    """Return a season with one table that is being played."""
    season = await season_of(host, server, [FOLK[:4]], **changes)
    (table,) = await begin(host, clock, season)
    return season, table


def fixture_of(table: Table) -> int:
    assert table.fixture_id is not None
    return table.fixture_id


async def raised(host: Host, table: Table, by: Person = ANNA) -> Dispute:
    dispute = await host.leagues.organising.disputes.open(fixture_of(table), by, "They collude.")
    await see(host)
    return dispute


async def stated(host: Host, table: Table, number: int, *by: Person) -> None:
    for person in by:
        text = f"{person.name} does not."
        await host.leagues.organising.disputes.state(fixture_of(table), number, person, text)


async def decided(
    host: Host, table: Table, number: int, outcome: str = "upheld", by: Asker = OLGA
) -> Dispute:
    disputes = host.leagues.organising.disputes
    return await disputes.decide(fixture_of(table), number, by, outcome, "Seen in the log.")


async def refusal(awaited: object) -> str:
    with pytest.raises(BadDispute) as found:
        await awaited  # type: ignore[misc]
    return str(found.value.args_["what"])


async def lapses(host: Host, table: Table) -> int:
    """Return how often somebody at a table has run out of time."""
    return len(await host._database.read(lambda db: absence.lapses(db, table.id)))


async def is_paused(host: Host, table: Table) -> bool:
    return (await host.tables.get(table.id)).paused_at is not None


def told(server: LeagueServer, kind: str) -> list[int | None]:
    return [post.person for post in server.posts if post.kind == kind]


async def test_clocks_stop_until_organisers_decide(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    _, table = await begun(host, clock, server, pace="fast")
    dispute = await raised(host, table)
    assert await is_paused(host, table)
    await pass_hours(host, clock, 1.9 * DAY_HOURS, step=8)
    assert await lapses(host, table) == 0
    await stated(host, table, dispute.id, BOB, CARL, DORA)
    done = await decided(host, table, dispute.id)
    assert (done.outcome, done.decided_by, done.reason) == ("upheld", 2999, "Seen in the log.")
    assert not await is_paused(host, table)
    await pass_hours(host, clock, 4 * DAY_HOURS, step=8)
    assert await lapses(host, table) > 0


async def test_organisers_and_players_are_asked_once(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    _, table = await begun(host, clock, server)
    await raised(host, table)
    await pass_hours(host, clock, DAY_HOURS, step=4)
    assert told(server, "disputed") == [None]
    assert sorted(told(server, "heard")) == [BOB.id, CARL.id, DORA.id]


async def test_it_is_upheld_only_once_the_others_were_heard_or_had_the_time(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    _, table = await begun(host, clock, server)
    dispute = await raised(host, table)
    await stated(host, table, dispute.id, BOB, CARL)
    assert await refusal(decided(host, table, dispute.id)) == "unheard"
    await pass_hours(host, clock, 15, step=5)
    assert await refusal(decided(host, table, dispute.id)) == "unheard"
    await pass_hours(host, clock, 1)
    assert (await decided(host, table, dispute.id)).outcome == "upheld"


async def test_it_may_be_dismissed_at_once(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    _, table = await begun(host, clock, server)
    dispute = await raised(host, table)
    assert (await decided(host, table, dispute.id, "dismissed")).silent == (3001, 3002, 3003)
    assert not await is_paused(host, table)


async def test_time_counts_while_each_of_the_table_is_awake(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season, table = await begun(host, clock, server)
    await host.absence.availability.set_hours(DORA.id, Hours("UTC", 8 * 60, 16 * 60))
    dispute = await raised(host, table)
    # The season begins at midnight; Dora is awake for eight hours a day.
    assert dispute.heard_at - season.starts_at == timedelta(days=1, hours=16)
    assert dispute.due_at - season.starts_at == timedelta(days=5, hours=16)


async def test_a_long_vacation_does_not_stop_a_table_for_weeks(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    _, table = await begun(host, clock, server)
    now = clock().timestamp()
    await host.absence.availability.plan(DORA.id, DORA.name, now, 20)
    dispute = await raised(host, table)
    assert dispute.due_at - dispute.raised_at == timedelta(days=7)


async def test_without_a_decision_the_game_goes_on_and_organisers_are_reminded_once(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season, table = await begun(host, clock, server)
    dispute = await raised(host, table)
    assert dispute.due_at - dispute.raised_at == timedelta(hours=48)
    await pass_hours(host, clock, 47, step=8)
    assert await is_paused(host, table) and told(server, "dispute_overdue") == []
    await pass_hours(host, clock, 2)
    assert not await is_paused(host, table)
    await pass_hours(host, clock, 48, step=8)
    assert told(server, "dispute_overdue") == [None]
    todo = await host.leagues.organising.log.todo(season.id)
    assert [fact.key for fact in todo] == ["dispute"]
    assert (await decided(host, table, dispute.id)).outcome == "upheld"
    assert await host.leagues.organising.log.todo(season.id) == []


async def test_who_may_raise_and_read(host: Host, clock: TestClock, server: LeagueServer) -> None:
    _, table = await begun(host, clock, server)
    disputes, fixture = host.leagues.organising.disputes, fixture_of(table)
    assert await refusal(disputes.open(fixture, FOLK[5], "No.")) == "player"
    assert await refusal(disputes.open(fixture, ANNA, "  ")) == "words"
    assert await refusal(disputes.open(99, ANNA, "No.")) == "table"
    assert await disputes.at(fixture, Asker(ANNA, False)) is None
    assert await refusal(disputes.at(fixture, OLGA)) == "none"
    dispute = await raised(host, table)
    assert await refusal(disputes.open(fixture, BOB, "No.")) == "open"
    assert await refusal(disputes.at(fixture, Asker(FOLK[5], False))) == "reader"
    assert await refusal(disputes.state(fixture, dispute.id, FOLK[5], "I know.")) == "player"
    assert await refusal(disputes.withdraw(fixture, dispute.id, BOB)) == "not-yours"
    assert (await disputes.withdraw(fixture, dispute.id, ANNA)).outcome == "withdrawn"
    assert not await is_paused(host, table)
    assert await refusal(disputes.open(fixture, ANNA, "Once more.")) == "again"
    assert (await disputes.open(fixture, BOB, "Now me.")).raised_by == BOB.id


async def test_organisers_decide_only_in_their_own_season(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    """The ids of a button may be forged: rights in one league give none in another."""
    season, table = await begun(host, clock, server)
    later = settings(first_day=date(2027, 3, 1), last_day=date(2027, 5, 1))
    other = await found(host, later, name="Others")
    disputes = host.leagues.organising.disputes
    await disputes.check_of(season.id, fixture_of(table))
    for season_id, fixture in ((other.id, fixture_of(table)), (season.id, 99)):
        with pytest.raises(StalePrompt):
            await disputes.check_of(season_id, fixture)


async def test_who_decides(host: Host, clock: TestClock, server: LeagueServer) -> None:
    season, table = await begun(host, clock, server)
    dispute = await raised(host, table)
    await stated(host, table, dispute.id, BOB, CARL, DORA)
    with pytest.raises(NotOrganiser):
        await decided(host, table, dispute.id, by=Asker(FOLK[6], False))
    assert await refusal(decided(host, table, dispute.id, by=Asker(BOB, True))) == "own"
    log = await host.leagues.organising.log.page(season.id, organises=True)
    tries = [(line.by.id, line.data["why"]) for line in log if line.kind == "attempt" and line.by]
    assert tries == [(BOB.id, "own"), (FOLK[6].id, "role")]
    await decided(host, table, dispute.id)
    assert await refusal(decided(host, table, dispute.id, "dismissed")) == "closed"


async def test_of_two_organisers_one_decides(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    _, table = await begun(host, clock, server)
    dispute = await raised(host, table)
    both = [decided(host, table, dispute.id, "dismissed") for _ in range(2)]
    found = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(type(one).__name__ for one in found) == ["BadDispute", "Dispute"]


async def test_an_agreed_pause_is_kept_if_it_lasts_longer(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    _, table = await begun(host, clock, server)
    await host.absence.pause(table.id, 5)
    dispute = await raised(host, table)
    await decided(host, table, dispute.id, "dismissed")
    assert await is_paused(host, table)


async def test_an_agreed_pause_that_is_shorter_ends_with_the_dispute(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    _, table = await begun(host, clock, server)
    await host.absence.pause(table.id, 1)
    dispute = await raised(host, table)
    await pass_hours(host, clock, 30, step=6)
    assert await is_paused(host, table)
    await decided(host, table, dispute.id, "dismissed")
    assert not await is_paused(host, table)


async def test_an_agreed_pause_goes_on_if_the_dispute_ends_sooner(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    _, table = await begun(host, clock, server)
    await host.absence.pause(table.id, 1)
    dispute = await raised(host, table)
    await pass_hours(host, clock, 12, step=6)
    await decided(host, table, dispute.id, "dismissed")
    assert await is_paused(host, table)
    await pass_hours(host, clock, 13, step=6.5)
    assert not await is_paused(host, table)


async def test_a_game_that_ends_meanwhile_is_not_resumed(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    """Clocks stand still, but people may move: the game is over before the decision."""
    _, table = await begun(host, clock, server)
    dispute = await raised(host, table)
    await play_table(host, table.id)
    assert (await host.tables.get(table.id)).status == "over"
    await decided(host, table, dispute.id, "dismissed")
    notices = await host._database.read(
        lambda db: db.execute("SELECT data FROM outbox WHERE kind = 'notice'").fetchall()
    )
    assert not [data for (data,) in notices if "absence-resumed" in data]


async def test_nobody_lets_the_clocks_run_before_the_decision(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    _, table = await begun(host, clock, server)
    await raised(host, table)
    with pytest.raises(LeagueDecides):
        await host.absence.resume(table.id)
    assert await is_paused(host, table)


async def test_the_last_day_does_not_start_the_clocks(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    _, table = await begun(host, clock, server, pace="fast", last_day=date(2026, 12, 8))
    await raised(host, table)
    await pass_hours(host, clock, 42, step=6)
    now = await host.tables.get(table.id)
    assert now.haste > 1 and now.paused_at is not None
    assert await lapses(host, table) == 0


async def test_house_bots_do_not_play_out_a_table_before_the_decision(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season, table = await begun(host, clock, server)
    await host.absence.availability.set_hours(DORA.id, Hours("UTC", 8 * 60, 16 * 60))
    end = season.ends_at.timestamp()
    await rest_until(host, clock, end - 36 * 3600)
    first = await raised(host, table)
    await rest_until(host, clock, end + 3 * DAY)
    await decided(host, table, first.id, "dismissed")
    second = await raised(host, table, BOB)
    assert second.due_at.timestamp() > end + 8 * DAY
    await rest_until(host, clock, end + 8 * DAY)
    assert (await host.tables.get(table.id)).status == "running"
    await decided(host, table, second.id, "dismissed")
    await pass_hours(host, clock, 2)
    assert (await host.tables.get(table.id)).status == "over"


async def test_a_finished_table_is_disputed_until_the_season_is_over(
    host: Host, clock: TestClock, server: LeagueServer
) -> None:
    season = await season_of(host, server, [FOLK[:4], FOLK[4:8]])
    first, second = await begin(host, clock, season)
    await play_table(host, first.id)
    await look(host)
    dispute = await raised(host, first)
    assert (await decided(host, first, dispute.id, "dismissed")).outcome == "dismissed"
    await play_all(host)
    await see(host)
    disputes = host.leagues.organising.disputes
    assert await refusal(disputes.open(fixture_of(second), FOLK[4], "Late.")) == "season"
