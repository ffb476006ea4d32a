"""Tables whose people are yet to be told that the table waits for its game: rows of `game_wait`."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.departures import HERE
from bot.store.core.sql import OURS


class WaitRow(NamedTuple):
    """A row of `game_wait`; `tries` failed since `tried_at`."""

    game_id: int
    tries: int
    tried_at: float | None


def insert(connection: Connection, game_id: int, now: float) -> None:
    """Store that a table's people are to be told, unless that is stored already."""
    connection.execute(
        "INSERT INTO game_wait (game_id, due_at) VALUES (?, ?) ON CONFLICT DO NOTHING",
        (game_id, now),
    )


def due(connection: Connection, now: float, limit: int) -> list[WaitRow]:
    """Return what is due to be told at the tables of this process."""
    rows = connection.execute(
        "SELECT game_id, tries, tried_at FROM game_wait JOIN game ON game.id = game_id"
        f" WHERE due_at <= ? AND {OURS} AND {HERE} ORDER BY game_id LIMIT ?",
        (now, limit),
    )
    return [WaitRow._make(row) for row in rows]


def begin(connection: Connection, game_id: int, now: float) -> None:
    """Count a try, and store when the first was: it may have been posted since."""
    connection.execute(
        "UPDATE game_wait SET tried_at = coalesce(tried_at, ?), tries = tries + 1"
        " WHERE game_id = ?",
        (now, game_id),
    )


def put_off(connection: Connection, game_id: int, due_at: float | None) -> None:
    """Store when to try again; None = never, as it was posted or needs no post any more."""
    if due_at is None:
        connection.execute("DELETE FROM game_wait WHERE game_id = ?", (game_id,))
    else:
        connection.execute("UPDATE game_wait SET due_at = ? WHERE game_id = ?", (due_at, game_id))
