"""Acts of people while a step waits for Discord or for the pairing: they count, and once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import date, timedelta
from functools import partial

import pytest

from bot.host import Host
from bot.host.absence import table_clocks
from bot.host.core.api import Person
from bot.host.leagues.api import CANCELLED, Member, Season
from bot.host.leagues.organising.api import Asker, Wanted
from bot.host.leagues.pairing.drafting import pair_here
from bot.leagues.pairing import Pairing, Request
from bot.store.leagues import fixtures, seasons
from bot.store.tables import games
from tests.host.conftest import TestClock
from tests.host.leagues.playing import (
    CHANNEL,
    DAY,
    ORGANISER,
    LeagueServer,
    attach,
    found,
    go_to,
    people,
    settings,
    sign_up,
)
from tests.host.leagues.season import begin, log_kinds, season_of, see

FOLK = people(8)
LATE = Person(3999, "Late")
OLGA = Asker(ORGANISER, True)
MEMBER = Member("P", frozenset())

Deed = Callable[[], Awaitable[object]]


class Slow(LeagueServer):
    """A server on which something happens, once, while the bot waits for an answer about it."""

    def __init__(self) -> None:
        super().__init__()
        self.meanwhile: dict[int | str, Deed] = {}

    async def find(self, guild_id: int, user_id: int) -> Member | None:
        found = await super().find(guild_id, user_id)
        await self._happen(user_id)
        return found

    async def obstacle(self, guild_id: int, channel_id: int) -> str | None:
        found = await super().obstacle(guild_id, channel_id)
        await self._happen("obstacle")
        return found

    async def pair(self, request: Request) -> Pairing:
        await self._happen("pair")
        return await pair_here(request)

    async def _happen(self, when: int | str) -> None:
        deed = self.meanwhile.pop(when, None)
        if deed is not None:
            await deed()


@pytest.fixture
def slow(host: Host) -> Slow:
    server = Slow()
    attach(host, server)
    host.leagues.season_runner.pairer = server.pair
    return server


async def signed(host: Host, **changes: object) -> Season:
    season = await found(host, settings(**changes))
    await sign_up(host, season, FOLK)
    return season


async def seated(host: Host, season: Season) -> dict[int, set[int]]:
    """Return by division who sits at a table of the schedule."""
    rows = await host._database.read(lambda db: fixtures.of_season(db, season.id))
    found: dict[int, set[int]] = {}
    for one in rows:
        found.setdefault(one.fixture.division, set()).update(seat.user_id for seat in one.seats)
    return found


async def to_draft(host: Host, clock: TestClock, season: Season) -> None:
    await go_to(host, clock, season.starts_at.timestamp() - DAY + 60)


async def to_start(host: Host, clock: TestClock, season: Season) -> None:
    await go_to(host, clock, season.starts_at.timestamp() + 60)
    await see(host)


async def test_who_withdraws_while_tables_are_paired_sits_at_none(
    host: Host, clock: TestClock, slow: Slow
) -> None:
    season = await signed(host)
    slow.meanwhile["pair"] = lambda: host.leagues.signups.withdraw(season.id, FOLK[0].id)
    await to_start(host, clock, season)
    assert await seated(host, season) == {1: {one.id for one in FOLK[1:]}}


async def test_who_is_taken_back_in_while_tables_are_paired_sits_at_one(
    host: Host, clock: TestClock, slow: Slow
) -> None:
    """Excluded before divisions were drafted, a person has none: then they are drafted anew."""
    season = await signed(host)
    correct = partial(host.leagues.organising.corrections.correct, season.id, OLGA)
    wanted = Wanted("player", "a mistake", None, FOLK[0])
    await correct(wanted)
    await to_draft(host, clock, season)
    await see(host)

    slow.meanwhile["pair"] = partial(correct, wanted)
    await to_start(host, clock, season)
    await see(host)
    assert await seated(host, season) == {1: {one.id for one in FOLK}}


async def test_whom_an_organiser_moves_while_tables_are_paired_plays_there(
    host: Host, clock: TestClock, slow: Slow
) -> None:
    season = await signed(host, division_size=4, up=1, down=1)
    await to_draft(host, clock, season)
    first = (await host.leagues.signups.entries(season.id, "in"))[0]
    other = 3 - (first.division or 1)
    slow.meanwhile["pair"] = lambda: host.leagues.divisions.move(
        season.id, ORGANISER, first.person, other
    )
    await to_start(host, clock, season)
    known = await seated(host, season)
    assert {n for n, who in known.items() if first.person in who} == {other} or not known
    entry = await host.leagues.signups.entry(season.id, first.person)
    assert entry is not None and entry.division == other


async def test_nobody_is_dropped_who_signs_up_while_others_are_looked_up(
    host: Host, clock: TestClock, slow: Slow
) -> None:
    """Neither who is new, nor who came back to the server and says so."""
    season = await signed(host)
    slow.gone.add(FOLK[2].id)

    async def sign() -> None:
        slow.gone.clear()
        await sign_up(host, season, [LATE, FOLK[2]])

    slow.meanwhile[FOLK[4].id] = sign
    await to_draft(host, clock, season)
    entries = {one.person: one.status for one in await host.leagues.signups.entries(season.id)}
    assert entries[FOLK[2].id] == "in"
    assert entries[LATE.id] in ("in", "waiting")
    assert "dropped" not in await log_kinds(host, season)


@pytest.mark.parametrize("when", [FOLK[4].id, "pair"])
async def test_a_league_closed_meanwhile_does_not_play(
    host: Host, clock: TestClock, slow: Slow, when: int | str
) -> None:
    season = await signed(host)
    slow.meanwhile[when] = lambda: host.leagues.founding.close(season.id, ORGANISER, "too few")
    await to_start(host, clock, season)
    assert slow.meanwhile == {}
    assert (await host.leagues.founding.by_id(season.id)).stage == CANCELLED
    assert await seated(host, season) == {}
    assert not {"divisions", "schedule"} & {*slow.kinds}
    assert ("draft" in slow.kinds) == (when == "pair")


async def test_what_cannot_be_paired_is_no_obstacle_once_it_was_changed(
    host: Host, clock: TestClock, slow: Slow
) -> None:
    season = await signed(host, size=4)
    for person in FOLK[3:]:
        await host.leagues.signups.withdraw(season.id, person.id)
    later = season.settings.first_day + timedelta(days=2)
    wanted = replace(season.settings, size=3, first_day=later)
    slow.meanwhile["pair"] = lambda: host.leagues.founding.change(
        season.id, ORGANISER, wanted, "we are few"
    )
    await to_start(host, clock, season)
    assert await seated(host, season) == {}, "the first day has moved, too"
    await to_start(host, clock, await host.leagues.founding.by_id(season.id))
    assert "obstacle" not in await log_kinds(host, season)
    assert await seated(host, season) == {1: {one.id for one in FOLK[:3]}}


async def test_rules_changed_while_tables_are_paired_are_those_of_the_tables(
    host: Host, clock: TestClock, slow: Slow
) -> None:
    season = await signed(host)
    later = season.settings.first_day + timedelta(days=2)
    wanted = replace(season.settings, games=3, first_day=later)
    slow.meanwhile["pair"] = lambda: host.leagues.founding.change(
        season.id, ORGANISER, wanted, "more play"
    )
    await to_start(host, clock, season)
    assert await seated(host, season) == {}, "the first day has moved, too"
    await to_start(host, clock, await host.leagues.founding.by_id(season.id))
    rows = await host._database.read(lambda db: fixtures.of_season(db, season.id))
    assert len(rows) == 8 * 3 // 4


async def test_tables_open_in_the_channel_to_which_the_league_has_moved(
    host: Host, clock: TestClock, slow: Slow
) -> None:
    season = await signed(host)
    slow.missing = "send_messages"

    async def move() -> None:
        slow.missing = None
        await host.leagues.founding.change_league(
            season.id, ORGANISER, "tidier", channel_id=CHANNEL + 1
        )

    slow.meanwhile["obstacle"] = move
    await to_start(host, clock, season)
    tables = [table for table in await host.tables.open_tables() if table.of_league]
    assert {table.channel_id for table in tables} == {CHANNEL + 1}
    assert "obstacle" not in await log_kinds(host, season)


async def test_who_is_excluded_while_a_table_opens_does_not_play_there(
    host: Host, clock: TestClock, slow: Slow
) -> None:
    season = await signed(host)
    wanted = Wanted("player", "cheats", None, FOLK[0])
    correct = host.leagues.organising.corrections.correct
    slow.meanwhile["obstacle"] = lambda: correct(season.id, OLGA, wanted)
    await go_to(host, clock, season.starts_at.timestamp() + 1)
    tables = [table for table in await host.tables.open_tables() if table.of_league]
    chairs = [chair for table in tables for chair in table.chairs]
    assert all(chair.caretaker for chair in chairs if chair.user_id == FOLK[0].id)


async def test_who_came_back_and_signed_up_while_they_were_looked_up_has_not_left(
    host: Host, clock: TestClock, slow: Slow
) -> None:
    season = await signed(host, form="ladder")
    await to_start(host, clock, season)
    slow.gone.add(FOLK[1].id)

    async def back() -> None:
        slow.gone.clear()
        await sign_up(host, season, [FOLK[1]])

    slow.meanwhile[FOLK[1].id] = back
    for person in FOLK[:4]:
        await host.leagues.signups.want(season.id, person.id)
    await see(host)
    entry = await host.leagues.signups.entry(season.id, FOLK[1].id)
    assert entry is not None and entry.status == "in"
    (table,) = [table for table in await host.tables.open_tables() if table.of_league]
    assert not any(chair.caretaker for chair in table.chairs)


async def test_nobody_is_asked_for_a_seat_that_is_taken_meanwhile(
    host: Host, clock: TestClock, slow: Slow
) -> None:
    season = await season_of(host, slow, [FOLK[:4]], [FOLK[5]])
    host.leagues.season_runner.pairer = slow.pair
    await begin(host, clock, season)
    corrections = host.leagues.organising.corrections
    made = await corrections.correct(season.id, OLGA, Wanted("player", "ill", None, FOLK[0]))
    (fixture,) = (await host.leagues.results.of(season.id)).fixtures
    wanted = Wanted("player", "she can", fixture.id, FOLK[0], FOLK[6])
    slow.meanwhile[FOLK[5].id] = lambda: corrections.correct(season.id, OLGA, wanted)
    await see(host)
    assert slow.meanwhile == {} and made.kind == "player"
    assert "seat" not in slow.kinds
    assert "asked" not in await log_kinds(host, season)


async def test_a_season_whose_end_is_put_off_meanwhile_is_not_played_in_haste(
    host: Host, clock: TestClock, slow: Slow
) -> None:
    """Nor is one of its tables, where not all were reached before."""
    season = await season_of(host, slow, [FOLK[:4], FOLK[4:]], last_day=date(2026, 12, 30))
    await begin(host, clock, season)
    first = await host._database.read(lambda db: fixtures.of_season(db, season.id))
    table_id = first[0].fixture.game_id
    assert table_id is not None
    now = clock().timestamp()
    await host._database.write(
        lambda db: table_clocks.hasten(db, games.reload(db, table_id), 4, now)
    )
    await host._database.write(lambda db: seasons.make_due(db, season.id, now))
    await see(host)
    rows = await host._database.read(lambda db: games.reload(db, table_id))
    assert rows.game.haste == 1


async def test_two_organisers_who_change_different_rules_both_have_their_way(
    host: Host, slow: Slow
) -> None:
    season = await signed(host)
    seen = season.settings
    change = host.leagues.founding.change
    await change(season.id, ORGANISER, replace(seen, pause_days=3), "why", seen)
    await change(season.id, ORGANISER, replace(seen, open_tables=7), "why", seen)
    now = (await host.leagues.founding.by_id(season.id)).settings
    assert (now.pause_days, now.open_tables) == (3, 7)
