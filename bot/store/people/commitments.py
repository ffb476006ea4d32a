"""The data from which a person's reliability is computed: moves, lapses and tenures."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection

_TABLES = 12
"""Maximum number of tables considered, running ones first."""
_MOVES = 400
"""Maximum number of moves considered per table, counting everybody's."""


class SpanRow(NamedTuple):
    """A seat's player from a version on: a person, or a house bot (`bot`), perhaps for a person."""

    seat: int
    version: int
    at: float
    user_id: int | None
    bot: str | None
    reason: str


class MoveRow(NamedTuple):
    """A move by a person or, without a user id, by a house bot."""

    version: int
    seat: int
    user_id: int | None
    at: float


def tables_of(connection: Connection, guild_id: int, user_id: int) -> list[int]:
    """Return the newest public tables of a server at which a person played with other people."""
    rows = connection.execute(
        "SELECT id FROM game WHERE guild_id = ? AND private = 0 AND status <> 'lobby'"
        " AND id IN (SELECT game_id FROM tenure WHERE user_id = ?)"
        " AND EXISTS (SELECT 1 FROM tenure WHERE game_id = game.id AND user_id <> ?)"
        " ORDER BY status = 'running' DESC, ended_at DESC NULLS LAST, id DESC LIMIT ?",
        (guild_id, user_id, user_id, _TABLES),
    )
    return [row[0] for row in rows]


def spans(connection: Connection, game_id: int) -> list[SpanRow]:
    """Return the successive players of a table's seats, in order, with when each began."""
    rows = connection.execute(
        f"SELECT {', '.join(SpanRow._fields)} FROM tenure WHERE game_id = ? ORDER BY id", (game_id,)
    )
    return [SpanRow._make(row) for row in rows]


def moves(connection: Connection, game_id: int) -> list[MoveRow]:
    """Return the newest moves of a table, oldest first."""
    rows = connection.execute(
        f"SELECT {', '.join(MoveRow._fields)} FROM move WHERE game_id = ?"
        " ORDER BY version DESC LIMIT ?",
        (game_id, _MOVES),
    ).fetchall()
    return [MoveRow._make(row) for row in reversed(rows)]


def lapses(connection: Connection, game_id: int, user_id: int) -> list[float]:
    """Return the times at which a person's clock ran out at a table."""
    rows = connection.execute(
        "SELECT at FROM lapse WHERE game_id = ? AND user_id = ? ORDER BY at", (game_id, user_id)
    )
    return [row[0] for row in rows]
