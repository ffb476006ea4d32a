"""Stored accuracy of the forecasts of results, and the results from which it is computed."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.sql import OURS, upsert


class ForecastRow(NamedTuple):
    """A row of `forecast` without its server."""

    scope: str
    day: int
    slope: float
    tables: int
    loss: float
    loss_equal: float
    loss_seat: float


class PastRow(NamedTuple):
    """A rated person of a table: their rating before it, and the seat they finished, if any."""

    game_id: int
    place: int
    mu_before: float
    seat: int | None
    size: int


_COLUMNS = ", ".join(ForecastRow._fields)
_SAVE = upsert("forecast", ("guild_id", "scope"), ForecastRow._fields[1:])


def forecasts_due(connection: Connection, day: int) -> list[int]:
    """Return the servers with rated tables that had no forecast fitted on a given day."""
    rows = connection.execute(
        f"SELECT DISTINCT guild_id FROM rated_table WHERE reason IS NULL AND {OURS} AND guild_id"
        " NOT IN (SELECT guild_id FROM forecast WHERE day >= ?) ORDER BY guild_id",
        (day,),
    )
    return [row[0] for row in rows]


def past(connection: Connection, guild_id: int, scope: str) -> list[PastRow]:
    """Return the people compared at a game's rated tables, in the tables' order."""
    rows = connection.execute(
        "SELECT c.game_id, c.place, c.mu_before, r.seat,"
        " (SELECT count(*) FROM result WHERE game_id = c.game_id)"
        " FROM rating_change AS c JOIN rated_table AS t USING (game_id)"
        " LEFT JOIN result AS r ON r.game_id = c.game_id AND r.user_id = c.user_id"
        " WHERE t.guild_id = ? AND c.scope = ? AND c.apart = 0"
        " ORDER BY t.ended_at, c.game_id, r.seat NULLS FIRST, c.user_id",
        (guild_id, scope),
    )
    return [PastRow._make(row) for row in rows]


def save(connection: Connection, guild_id: int, row: ForecastRow) -> None:
    """Store a fit in place of the server's earlier one."""
    connection.execute(_SAVE, (guild_id, *row))


def load(connection: Connection, guild_id: int, scope: str) -> ForecastRow | None:
    """Return the newest fit, or None if there is none yet."""
    row = connection.execute(
        f"SELECT {_COLUMNS} FROM forecast WHERE guild_id = ? AND scope = ?", (guild_id, scope)
    ).fetchone()
    return None if row is None else ForecastRow._make(row)
