"""The start of tables: opened as soon as their players are free, with reminders to begin."""

from __future__ import annotations

import logging
from typing import NamedTuple

from bot.host.absence import table_clocks
from bot.host.core.api import PackageFailed, PublishFailed
from bot.host.core.game import PackageBusy
from bot.host.core.paces import DAY, HOUR
from bot.host.leagues.api import OVERTIME, UNPOSTABLE, Season
from bot.host.leagues.core import Parts, SeasonChanged, load_season, log_line, next_message_at, post
from bot.host.leagues.play.departures import all_come_until, drop_if_gone
from bot.host.leagues.play.overtime import HASTE, hard_end
from bot.host.leagues.play.places import place_of
from bot.host.leagues.play.tables import (
    Playing,
    limits_of,
    open_table,
    playing,
    startable,
)
from bot.host.people.hours import reached, schedule_of
from bot.store import Connection
from bot.store.leagues import fixtures, seasons
from bot.store.leagues.fixtures import StoredFixture
from bot.store.tables import games, moves

_LOG = logging.getLogger(__name__)

STARTS_AT_ONCE = 12
"""Number of tables opened in one check: each posts its boards, about one a second on Discord."""
PAUSE = 12.0
"""Seconds between two checks as long as there are more tables to open."""
MENDED_AFTER = 60.0
"""Seconds until the bot checks again whether the obstacle to opening tables is gone."""
GAME = "game"
"""Obstacle of a season whose game is not installed, or whose package fails at the deal."""
REMINDED_AFTER = (16 * HOUR, 40 * HOUR)
"""Seconds of waking time without a first move after which a player is reminded to begin."""


async def start_tables(parts: Parts, season: Season, now: float) -> float:
    """Open the tables that can begin; if the bot cannot do so, notify the organisers once.

    Return when to look again.
    """
    database = parts.registry.database
    if now >= await hard_end(parts, season):
        return now + DAY
    limits = await database.read(lambda db: limits_of(db, season))
    wave = await database.read(lambda db: startable(db, season, limits))
    if not wave:
        if season.obstacle == GAME:
            await parts.write(season, lambda db: hinder(db, season, None, now))
        return now + DAY
    come_until = await database.read(lambda db: all_come_until(db, season))
    if now < come_until:
        return come_until
    obstacle = await parts.members.obstacle(season.league.guild_id, season.league.channel_id)
    if obstacle is not None or season.obstacle != GAME:
        await parts.write(season, lambda db: hinder(db, season, obstacle, now))
    if obstacle is not None:
        return now + MENDED_AFTER
    opening = wave[:STARTS_AT_ONCE]
    try:
        started = [await _start(parts, season, fixture, now) for fixture in opening]
    except PackageBusy:
        return now + MENDED_AFTER
    except PackageFailed:
        if season.obstacle != GAME:
            _LOG.exception("season %s: its game fails, so that no table opens", season.id)
        await parts.write(season, lambda db: hinder(db, season, GAME, now))
        return now + MENDED_AFTER
    if season.obstacle == GAME:
        await parts.write(season, lambda db: hinder(db, season, None, now))
    if not all(started):
        return now + MENDED_AFTER
    return now + (PAUSE if wave[STARTS_AT_ONCE:] else 0.0)


async def _start(parts: Parts, season: Season, fixture: StoredFixture, now: float) -> bool:
    """Open a table of the schedule if it can begin; return False after an unexpected error.

    Raises PublishFailed, SeasonChanged, PackageFailed.
    """
    haste = HASTE if season.stage == OVERTIME else 1
    try:
        for seat in fixture.seats:
            await drop_if_gone(parts, season, seat.user_id, now)
        at = await place_of(parts, season, fixture)
        table = await open_table(parts, season, fixture, at, haste)
    except (PublishFailed, SeasonChanged, PackageFailed):
        # Members could not be looked up, the season changed, or the game fails: all tables wait.
        raise
    except Exception:
        # An error at one table must not keep all later ones from opening.
        _LOG.exception("season %s: table %s does not open", season.id, fixture.fixture.number)
        return False
    if table is not None:
        parts.wake_followers(table.id)
    return True


def hinder(connection: Connection, season: Season, obstacle: str | None, now: float) -> None:
    """Store an obstacle to a season, and notify organisers once; None removes the obstacle."""
    if load_season(connection, season.id).obstacle == obstacle:
        return
    seasons.change_season(connection, season.id, obstacle=obstacle)
    if obstacle is not None:
        data: dict[str, str | int] = {"what": obstacle, "place": season.league.channel_id}
        log_line(connection, season, "obstacle", now, what=obstacle)
        # If nobody can read the channel, the founder gets a direct message while awake.
        person = next(iter(season.league.founders), None) if obstacle in UNPOSTABLE else None
        mark = f"{now:.0f}"
        post(connection, season, "obstacle", now, mark=mark, person=person, data=data)


class _Late(NamedTuple):
    """A player who has not made their first move at a table, and when to remind them next."""

    user_id: int
    fixture_id: int
    seat: int
    table_id: int
    called: int
    due_at: float


async def remind(parts: Parts, season: Season, now: float) -> float:
    """Remind players who have not begun, at most once a day; return when to look again."""

    def work(connection: Connection) -> float:
        coming = [now + DAY]
        late = [found for one in playing(connection, season.id) for found in _late(connection, one)]
        for user_id in sorted({one.user_id for one in late}):
            mine = [one for one in late if one.user_id == user_id]
            coming.append(_remind(connection, season, user_id, mine, now))
        return min(coming)

    return await parts.write(season, work)


def _late(connection: Connection, one: Playing) -> list[_Late]:
    """Return the players who have yet to make their first move, and when to remind them."""
    game, found = one.table.game, []
    if game.paused_at is not None:
        return []
    asked_at = games.asked_at(connection, game.id)
    for row, seat in zip(one.fixture.seats, one.table.seats, strict=True):
        number, user_id = row.seat, seat.user_id
        waits = table_clocks.is_present(seat) and number in asked_at
        if user_id is None or not waits or row.called >= len(REMINDED_AFTER):
            continue
        if moves.has_begun(connection, game.id, number):
            continue
        since = asked_at[number]
        schedule = schedule_of(connection, user_id, since, game.guild_id)
        due_at = reached(schedule, since, REMINDED_AFTER[row.called])
        found.append(_Late(user_id, one.fixture.fixture.id, number, game.id, row.called, due_at))
    return found


def _remind(
    connection: Connection, season: Season, user_id: int, mine: list[_Late], now: float
) -> float:
    """Send a player one reminder for all tables where one is due; return when to look again."""
    due = [one for one in mine if one.due_at <= now]
    if not due:
        return min(one.due_at for one in mine)
    free_at = next_message_at(connection, user_id, now)
    if free_at > now:
        return free_at
    for one in due:
        fixtures.set_called(connection, one.fixture_id, one.seat, one.called + 1)
        hours = round(REMINDED_AFTER[one.called] / HOUR)
        log_line(connection, season, "reminded", now, fixture=one.fixture_id, about=user_id,
             hours=hours)  # fmt: skip
    first, tables = due[0], [one.table_id for one in due]
    mark = f"{first.fixture_id}-{first.called}"
    post(connection, season, "begin", now, mark=mark, person=user_id, data={"tables": tables})
    return now
