"""Who is not on the server any more: they leave the season, and house bots play for them."""

from __future__ import annotations

from bot.host.absence import table_clocks, timeouts
from bot.host.absence.time_controls import DAY
from bot.host.leagues.api import Season
from bot.host.leagues.core.parts import Parts
from bot.host.leagues.core.rows import note
from bot.host.leagues.play.tables import absent_of, playing
from bot.store import Connection, absence
from bot.store.absence import LapseRow
from bot.store.games import Stored
from bot.store.leagues import entrants


async def is_gone(parts: Parts, season: Season, user_id: int) -> bool:
    """Return whether somebody is known not to be on the server."""
    return await parts.members.find(season.league.guild_id, user_id) is None


async def look_for_gone(parts: Parts, season: Season, now: float) -> float:
    """Look up whether those whose time is over are still on the server, once each.

    Who is out of the season plays none of its tables any more.
    """

    def read(connection: Connection) -> list[LapseRow]:
        return [
            lapse
            for one in playing(connection, season.id)
            for lapse in absence.lapses(connection, one.table.game.id)
            if lapse.id not in parts.known_here
        ]

    for lapse in await parts.registry.database.read(read):
        if await is_gone(parts, season, lapse.user_id):
            await drop_out(parts, season, lapse.user_id, "gone", now)
        parts.known_here.add(lapse.id)
    for table_id, user_id in await parts.registry.database.read(lambda db: _out(db, season)):
        await leave_table(parts, table_id, user_id, parts.house_bot(season), now)
    return now + DAY


def _out(connection: Connection, season: Season) -> list[tuple[int, int]]:
    """Return who is out of the season and still plays, with the tables."""
    absent = absent_of(connection, season.id)
    return [
        (one.table.game.id, seat.user_id)
        for one in playing(connection, season.id)
        for seat in table_clocks.present(one.table)
        if seat.user_id in absent
    ]


async def drop_out(parts: Parts, season: Season, user_id: int, why: str, now: float) -> None:
    """Let somebody leave a season, and the tables at which they play."""

    def leave(connection: Connection) -> list[int]:
        row = entrants.load(connection, season.id, user_id)
        if row is not None and row.status not in ("left", "red"):
            entrants.keep(connection, season.id, row._replace(status="left", alternate=0))
            note(connection, season, "left", now, about=user_id, why=why)
        return [one.table.game.id for one in playing(connection, season.id)]

    bot = parts.house_bot(season)
    for table_id in await parts.registry.database.write(leave):
        await leave_table(parts, table_id, user_id, bot, now)


async def leave_table(parts: Parts, table_id: int, user_id: int, bot: str, now: float) -> None:
    """Let a house bot play for somebody who left, if they play there."""

    def sits(connection: Connection, stored: Stored) -> bool:
        seat = next((seat for seat in stored.seats if seat.user_id == user_id), None)
        if stored.game.status != "running" or seat is None or not table_clocks.is_present(seat):
            return False
        timeouts.leave(connection, stored, seat, bot, now)
        return True

    await parts.change(table_id, sits)
