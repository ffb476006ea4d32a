"""What a season does in each of its stages; every step may be done twice, and catches up."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from datetime import timedelta

from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import (
    CLOSED,
    DRAFT,
    OVER,
    OVERTIME,
    RUNNING,
    SIGNUP,
    Member,
    Members,
    Season,
)
from bot.host.leagues.drafting import (
    Pairer,
    draft_divisions,
    fill_places,
    pair_all,
    recheck,
    store_schedule,
)
from bot.host.leagues.founding import open_season
from bot.host.leagues.results import results_of
from bot.host.leagues.rounds import next_round, pair_waiting
from bot.host.leagues.rows import LEAD, entries, load_season, lot_of, new_lot, note, post
from bot.host.leagues.tables import limits_of, names_of, open_table, record_results, startable
from bot.leagues.pairing import CannotPair, commitment
from bot.leagues.settings import CUP, LADDER, LEAD_DAYS, Settings
from bot.store import Connection
from bot.store.leagues import entrants, fixtures, seasons
from bot.store.leagues.entrants import HistoryRow

_LOG = logging.getLogger(__name__)

HOUR = 3600.0
STARTS_AT_ONCE = 12
"""Tables opened in one look: each posts its boards, and Discord takes about one post a second."""
BREAK_DAYS = 7
"""Days from the end of a season to the end of the next one's sign-up."""
HARD_END = 7 * 24 * HOUR
"""Seconds after the last day at which house bots play out what is not over."""


@dataclass(frozen=True, slots=True)
class Parts:
    """What the steps work with."""

    registry: TableRegistry
    members: Members
    pairer: Pairer
    wake_followers: Callable[[int], None]


Step = Callable[[Parts, Season, float], Awaitable[float]]
"""Does what is due, and returns when to look again; now = at once, because the stage changed."""


async def sign_up(parts: Parts, season: Season, now: float) -> float:
    """Close sign-up in time, and commit to the seed of the lots."""
    if now < season.signup_ends_at.timestamp():
        return season.signup_ends_at.timestamp()

    def close(connection: Connection) -> None:
        digest = commitment(*lot_of(connection, season))
        seasons.change_season(connection, season.id, stage=CLOSED)
        note(connection, season, "closed", now, digest=digest)
        post(connection, season, "closed", now, data={"digest": digest})

    await parts.registry.database.write(close)
    return now


async def closed(parts: Parts, season: Season, now: float) -> float:
    """A day before the pairing: check everybody again, and draft the divisions."""
    starts = season.starts_at.timestamp() - LEAD
    if now < starts:
        return starts
    members = await _members(parts, season)

    def make_draft(connection: Connection) -> None:
        recheck(connection, season, members, now)
        draft_divisions(connection, season, now)
        seasons.change_season(connection, season.id, stage=DRAFT)
        note(connection, season, "drafted", now)
        post(connection, season, "draft", now)

    await parts.registry.database.write(make_draft)
    return now


async def drafted(parts: Parts, season: Season, now: float) -> float:
    """Follow who withdraws, and publish the schedule when the season begins."""

    def redraft(connection: Connection) -> None:
        fill_places(connection, season, now)
        draft_divisions(connection, season, now)

    await parts.registry.database.write(redraft)
    if now < season.starts_at.timestamp():
        return season.starts_at.timestamp()
    if season.settings.form == LADDER:
        await parts.registry.database.write(lambda db: store_schedule(db, season, (), now))
        return now
    try:
        paired = await pair_all(parts.registry, season, parts.pairer)
    except CannotPair as error:
        obstacle = f"{error.reason}:{error.count}"
        await parts.registry.database.write(lambda db: hinder(db, season, obstacle, now))
        return now + HOUR
    await parts.registry.database.write(lambda db: store_schedule(db, season, paired, now))
    return now


async def running(parts: Parts, season: Season, now: float) -> float:
    """Record what is over, open what can begin, and end when all is played."""
    await parts.registry.database.write(lambda db: record_results(db, season, now))
    sizes = frozenset(parts.registry.rules(season.settings.game).info.seats)
    if await parts.registry.database.write(lambda db: _goes_on(db, season, sizes, now)):
        return now
    if await _all_over(parts, season, now):
        lot = new_lot(parts.registry.randbits)
        await parts.registry.database.write(lambda db: finish(db, season, lot, now))
        return now
    if season.stage == RUNNING and now >= season.ends_at.timestamp():
        await parts.registry.database.write(lambda db: _overtime(db, season, now))
        return now
    await start_tables(parts, season, now)
    return now + 1.0


async def start_tables(parts: Parts, season: Season, now: float) -> None:
    """Open the tables that can begin, unless the bot may not; then organisers are told once."""
    database = parts.registry.database
    limits = await database.read(lambda db: limits_of(db, season))
    wave = await database.read(lambda db: startable(db, season, limits))
    if not wave:
        return
    obstacle = await parts.members.obstacle(season.league.guild_id, season.league.channel_id)
    await database.write(lambda db: hinder(db, season, obstacle, now))
    if obstacle is not None:
        return
    names = await database.read(lambda db: names_of(db, season))
    for fixture in wave[:STARTS_AT_ONCE]:
        table = await open_table(parts.registry, season, fixture, names)
        if table is not None:
            parts.wake_followers(table.id)


def hinder(connection: Connection, season: Season, obstacle: str | None, now: float) -> None:
    """Store what keeps a season from going on, and tell organisers once; None = nothing does."""
    if load_season(connection, season.id).obstacle == obstacle:
        return
    seasons.change_season(connection, season.id, obstacle=obstacle)
    if obstacle is not None:
        note(connection, season, "obstacle", now, what=obstacle)
        post(connection, season, "obstacle", now, mark=f"{now:.0f}", data={"what": obstacle})


def finish(connection: Connection, season: Season, lot: str, now: float) -> None:
    """End a season whose tables are all over: places for ever, and the next one opens.

    A cup is over for good.
    """
    results = results_of(connection, season.id)
    names = results.names
    rows = [
        HistoryRow(row.person, names[row.person], division, row.place, str(row.points))
        for division, found in results.divisions.items()
        for row in found
    ]
    entrants.set_history(connection, season.league.id, season.number, rows)
    seasons.change_season(connection, season.id, stage=OVER, obstacle=None)
    note(connection, season, "over", now)
    post(connection, season, "over", now)
    if season.settings.form == CUP:
        return
    later = _next_settings(season, now)
    open_season(connection, season.league.id, season.number + 1, later, lot, now, None)


def _next_settings(season: Season, now: float) -> Settings:
    """Return the rules of the next season: the same, as long, after a break."""
    before = season.settings
    today = season.starts_at + timedelta(seconds=now - season.starts_at.timestamp())
    first = today.date() + timedelta(days=BREAK_DAYS + LEAD_DAYS)
    last = first + (before.last_day - before.first_day)
    return replace(before, first_day=first, last_day=last, signup_until=None)


def _overtime(connection: Connection, season: Season, now: float) -> None:
    seasons.change_season(connection, season.id, stage=OVERTIME)
    note(connection, season, "overtime", now)
    post(connection, season, "overtime", now)


def _goes_on(connection: Connection, season: Season, sizes: frozenset[int], now: float) -> bool:
    """Plan what the tables that are over lead to: the next round, or tables of a ladder."""
    if season.settings.form == LADDER:
        return bool(pair_waiting(connection, season, now))
    return is_over(connection, season) and next_round(connection, season, sizes, now)


def is_over(connection: Connection, season: Season) -> bool:
    """Return whether all tables of a season are over."""
    found = fixtures.of_season(connection, season.id)
    return all(one.fixture.stage in ("over", "void") for one in found)


async def _all_over(parts: Parts, season: Season, now: float) -> bool:
    """Return whether nothing is left to be played; a ladder lasts until its last day."""
    if season.settings.form == LADDER and now < season.ends_at.timestamp():
        return False
    return await parts.registry.database.read(lambda db: is_over(db, season))


async def _members(parts: Parts, season: Season) -> Mapping[int, Member | None]:
    """Return who of those who signed up is on the server."""
    signed = await parts.registry.database.read(lambda db: entries(db, season.id))
    guild_id = season.league.guild_id
    return {one.person: await parts.members.find(guild_id, one.person) for one in signed}


STEPS: Mapping[str, Step] = {
    SIGNUP: sign_up,
    CLOSED: closed,
    DRAFT: drafted,
    RUNNING: running,
    OVERTIME: running,
}
