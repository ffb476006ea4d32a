"""The end of a season: a notice a week before, then faster clocks, then the hard end."""

from __future__ import annotations

import json
from typing import NamedTuple

from bot.host.absence import seats, table_clocks, timeouts
from bot.host.core.api import PLAYED_OUT, Notice
from bot.host.core.moves.announcing import announce
from bot.host.core.paces import DAY
from bot.host.leagues.api import OVERTIME, RUNNING, Season
from bot.host.leagues.core import Parts, SeasonChanged, log_line, post
from bot.host.leagues.play.tables import playing
from bot.leagues.settings import BY_HOST, SWISS
from bot.store import Connection
from bot.store.leagues import fixtures, records, seasons
from bot.store.tables import games
from bot.store.tables.games import Stored
from bot.store.turns import absence

NOTICE = 7 * DAY
"""Seconds before the last day at which unfinished tables get the notice."""
HASTE = 4
"""Factor by which clocks run faster from the last day on."""
GRACE = 7 * DAY
"""Seconds after the last day at which house bots play out unfinished tables."""


class Ends(NamedTuple):
    """Times near a season's end: the notice, faster clocks, and house bots playing tables out."""

    told_at: float
    hasty_at: float
    hard_at: float


def ends_of(season: Season) -> Ends:
    """Return the times of a season's notice, faster clocks and hard end."""
    over = season.ends_at.timestamp()
    last_day = over - DAY
    by_host = season.settings.form == SWISS and season.settings.opening == BY_HOST
    return Ends(last_day - NOTICE, over if by_host else last_day, over + GRACE)


async def hard_end(parts: Parts, season: Season) -> float:
    """Return when house bots play out the tables, extended by the bot's downtime."""
    over = season.ends_at.timestamp()
    guild_id = season.league.guild_id
    return await parts.registry.database.read(
        lambda db: table_clocks.passed(db, guild_id, over, GRACE)
    )


async def end_in_time(parts: Parts, season: Season, now: float) -> float:
    """Do whatever is due near the end of a season; return when to look again.

    Raises SeasonChanged, including when this step itself changes the stage.
    """
    ends = ends_of(season)
    if now < ends.hasty_at and await _is_in_haste(parts, season):
        # Organisers have put the last day off.
        await _change_haste(parts, season, RUNNING, 1, now)
        raise SeasonChanged
    if now < ends.told_at:
        return ends.told_at
    if now < ends.hasty_at:
        await _tell(parts, season, now)
        return ends.hasty_at
    if season.stage == RUNNING:
        await _change_haste(parts, season, OVERTIME, HASTE, now)
        raise SeasonChanged
    hard_at = await hard_end(parts, season)
    if now < hard_at:
        return hard_at
    await _play_out(parts, season, now)
    return now + DAY


async def _is_in_haste(parts: Parts, season: Season) -> bool:
    """Return whether the season or any of its tables still has faster clocks."""
    found = await parts.registry.database.read(lambda db: playing(db, season.id))
    hasty = any(one.table.game.haste not in (1, PLAYED_OUT) for one in found)
    # A round of a Swiss event has an end of its own.
    return season.stage == OVERTIME or (hasty and season.settings.form != SWISS)


async def _tell(parts: Parts, season: Season, now: float) -> None:
    """Announce the end of the season once, at every table in play."""
    ends = ends_of(season)
    until, end = round(ends.hasty_at), round(ends.hard_at)
    data: dict[str, str | int] = {"until_at": until, "end_at": end}

    def work(connection: Connection) -> list[int]:
        if records.is_logged(connection, season.id, "ending", json.dumps(data)):
            return []
        log_line(connection, season, "ending", now, until_at=until, end_at=end)
        tables = [one.table for one in playing(connection, season.id)]
        for table in tables:
            announce(connection, table, Notice("league-ending", data), now)
        return [table.game.id for table in tables]

    for table_id in await parts.write(season, work):
        parts.wake_followers(table_id)


async def _change_haste(parts: Parts, season: Season, stage: str, haste: int, now: float) -> None:
    """Set the clock speed of all tables, then change the season's stage."""
    kind, until = parts.house_bot(season), round(ends_of(season).hard_at)
    for one in await parts.registry.database.read(lambda db: playing(db, season.id)):
        if one.table.game.haste not in (haste, PLAYED_OUT):
            await parts.change(
                season,
                one.table.game.id,
                lambda db, stored: hurry(db, stored, haste, kind, until, now),
            )

    def begin(connection: Connection) -> None:
        seasons.change_season(connection, season.id, stage=stage)
        if stage == OVERTIME:
            log_line(connection, season, "overtime", now)
            post(connection, season, "overtime", now, mark=str(until))

    await parts.write(season, begin)


def hurry(
    connection: Connection,
    stored: Stored,
    haste: int,
    kind: str,
    until: int,
    now: float,
    why: str = "league-overtime",
) -> None:
    """Set a table's clock speed; when it is faster, house bots also replace overdue players.

    `until` is when house bots finish the game (POSIX seconds), `why` the topic of the notice.
    """
    table_id = stored.game.id
    if stored.game.status != "running":
        return
    table_clocks.hasten(connection, stored, haste, now)
    if haste == 1:
        return
    data: dict[str, str | int] = {"times": HASTE, "until_at": until}
    announce(connection, stored, Notice(why, data), now)
    for lapse in absence.open_lapses(connection, table_id):
        stored = games.reload(connection, table_id)
        timeouts.entrust(connection, stored, stored.seats[lapse.seat], kind, now)


async def _play_out(parts: Parts, season: Season, now: float) -> None:
    """Hand unfinished tables to house bots, and drop tables that never began.

    Tables whose clocks are stopped by a dispute are left for later.
    """
    await play_out(parts, season, now)
    await parts.write(season, lambda db: _drop_planned(db, season, now))


async def play_out(parts: Parts, season: Season, now: float) -> None:
    """Hand unfinished tables to house bots, except tables where a dispute stops the clocks."""
    kind = parts.house_bot(season)
    found = await parts.registry.database.read(lambda db: playing(db, season.id))
    for table_id in [one.table.game.id for one in found if one.table.game.haste != PLAYED_OUT]:
        await parts.change(season, table_id, lambda db, stored: _end_of(db, stored, kind, now))


def _end_of(connection: Connection, stored: Stored, kind: str, now: float) -> None:
    game = stored.game
    if records.is_disputed(connection, game.fixture_id, game.pause_ends_at):
        return
    if game.status == "running" and game.haste != PLAYED_OUT:
        seats.play_out(connection, stored, kind, now)


def _drop_planned(connection: Connection, season: Season, now: float) -> None:
    for fixture in fixtures.of_season(connection, season.id):
        if fixture.fixture.stage == "planned":
            fixtures.set_stage(connection, fixture.fixture.id, "void")
            log_line(connection, season, "void", now, fixture=fixture.fixture.id, why="late")
            seasons.make_due(connection, season.id, now)
