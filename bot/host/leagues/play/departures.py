"""Departures from the server: the person leaves the season, and house bots play their seats."""

from __future__ import annotations

from bot.host.absence import table_clocks, timeouts
from bot.host.core.paces import DAY
from bot.host.leagues.api import Season
from bot.host.leagues.core import HOME_PASSED, Parts, log_line
from bot.host.leagues.play.tables import absent_of, playing
from bot.leagues.season_standings import OUT
from bot.store import Connection
from bot.store.leagues import entrants, records
from bot.store.tables.games import Stored
from bot.store.turns import absence
from bot.store.turns.absence import LapseRow

COMES_WITHIN = 3 * DAY
"""Seconds that people have to come to another home server of their league, which opens no table."""


async def is_gone(parts: Parts, season: Season, user_id: int) -> bool:
    """Return whether a person has left the home server, and has had time to come to a new one.

    Raises PublishFailed if this is unknown.
    """
    if await parts.members.find(season.league.guild_id, user_id) is not None:
        return False
    now = parts.registry.now()
    return await parts.registry.database.read(lambda db: all_come_until(db, season) <= now)


def all_come_until(connection: Connection, season: Season) -> float:
    """Return until when people may come to a season's home server if it is new, else 0."""
    passed = records.logged_since(connection, season.id, HOME_PASSED, 0)
    return passed[-1].at + COMES_WITHIN if passed else 0.0


async def look_for_gone(parts: Parts, season: Season, now: float) -> float:
    """Look up once, for each player who ran out of time, whether they are still on the server.

    House bots also replace people who are out of the season but still seated at a table.
    """

    def read(connection: Connection) -> list[LapseRow]:
        return [
            lapse
            for one in playing(connection, season.id)
            for lapse in absence.lapses(connection, one.table.game.id)
            if lapse.id not in parts.known_here
        ]

    for lapse in await parts.registry.database.read(read):
        if await drop_if_gone(parts, season, lapse.user_id, now):
            parts.known_here.add(lapse.id)
    for table_id, user_id in await parts.registry.database.read(lambda db: still_there(db, season)):
        await leave_table(parts, season, table_id, user_id, parts.house_bot(season), now)
    return now + DAY


def still_there(connection: Connection, season: Season) -> list[tuple[int, int]]:
    """Return pairs of a table and a person who plays there although they are out of the season."""
    absent = absent_of(connection, season.id)
    return [
        (one.table.game.id, seat.user_id)
        for one in playing(connection, season.id)
        for seat in table_clocks.present(one.table)
        if seat.user_id in absent
    ]


async def drop_if_gone(parts: Parts, season: Season, user_id: int, now: float) -> bool:
    """Take a person who left the server out of a season and off its tables.

    Return False if their entry changed during the look-up, since they may have come back.
    """

    def newest(connection: Connection) -> int:
        return records.newest_line(connection, season.id, user_id)

    before = await parts.registry.database.read(newest)
    if not await is_gone(parts, season, user_id):
        return True

    def leave(connection: Connection) -> list[int] | None:
        if newest(connection) != before:
            return None
        row = entrants.load(connection, season.id, user_id)
        if row is not None and row.status not in OUT:
            entrants.keep(connection, season.id, row._replace(status="left", alternate=0))
            log_line(connection, season, "left", now, about=user_id, why="gone")
        return [one.table.game.id for one in playing(connection, season.id)]

    tables, bot = await parts.write(season, leave), parts.house_bot(season)
    for table_id in tables or ():
        await leave_table(parts, season, table_id, user_id, bot, now)
    return tables is not None


async def leave_table(
    parts: Parts, season: Season, table_id: int, user_id: int, bot: str, now: float
) -> None:
    """Replace a person who is out of the season with a house bot, if they play at the table."""

    def sits(connection: Connection, stored: Stored) -> bool:
        row = entrants.load(connection, season.id, user_id)
        if row is not None and row.status not in OUT:
            return False
        seat = next((seat for seat in stored.seats if seat.user_id == user_id), None)
        if stored.game.status != "running" or seat is None or not table_clocks.is_present(seat):
            return False
        timeouts.leave(connection, stored, seat, bot, now)
        return True

    await parts.change(season, table_id, sits)
