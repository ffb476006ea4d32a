"""Rows of `game_wait`: tables whose game is missing, and whether their people have been told."""

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


_TOLD = 1e12
"""`due_at` once a table's people were told; the row stays until the table goes on."""
_EARLIER = "no-game"
"""`hindrance.what` at tables that began to wait with a bot that stored it there."""


def insert(connection: Connection, game_id: int, now: float) -> None:
    """Store that a table waits and its people are to be told, unless it waits already."""
    connection.execute(
        "INSERT INTO game_wait (game_id, due_at) VALUES (?, ?) ON CONFLICT DO NOTHING",
        (game_id, now),
    )


def take_over(connection: Connection) -> None:
    """Store here which tables wait according to `hindrance`, where it was stored earlier.

    Their people were told, unless there is a row.
    """
    connection.execute(
        "INSERT INTO game_wait (game_id, due_at, tried_at) SELECT game_id, ?, at FROM hindrance"
        f" JOIN game ON game.id = game_id WHERE what = ? AND {OURS} ON CONFLICT DO NOTHING",
        (_TOLD, _EARLIER),
    )
    connection.execute(
        "DELETE FROM hindrance WHERE what = ? AND game_id IN"
        f" (SELECT game_id FROM game_wait JOIN game ON game.id = game_id WHERE {OURS})",
        (_EARLIER,),
    )


def waiting(connection: Connection) -> list[int]:
    """Return the tables of this process that wait for their game."""
    rows = connection.execute(
        f"SELECT game_id FROM game_wait JOIN game ON game.id = game_id WHERE {OURS}"
        " ORDER BY game_id"
    )
    return [row[0] for row in rows]


def is_waiting(connection: Connection, game_id: int) -> bool:
    """Return whether a table waits for its game."""
    found = connection.execute("SELECT 1 FROM game_wait WHERE game_id = ?", (game_id,))
    return found.fetchone() is not None


def due(connection: Connection, now: float, limit: int) -> list[WaitRow]:
    """Return what is due to be told at the tables of this process."""
    rows = connection.execute(
        "SELECT game_id, tries, tried_at FROM game_wait JOIN game ON game.id = game_id"
        f" WHERE due_at <= ? AND {OURS} AND {HERE} ORDER BY game_id LIMIT ?",
        (now, limit),
    )
    return [WaitRow._make(row) for row in rows]


def begin(connection: Connection, row: WaitRow, now: float) -> float:
    """Count a try, and store and return when the first was: it may have been posted since."""
    first = now if row.tried_at is None else row.tried_at
    connection.execute(
        "UPDATE game_wait SET tried_at = ?, tries = tries + 1 WHERE game_id = ?",
        (first, row.game_id),
    )
    return first


def put_off(connection: Connection, game_id: int, due_at: float | None) -> None:
    """Store when to try again; None = never, as the people were told or cannot be told."""
    connection.execute(
        "UPDATE game_wait SET due_at = ? WHERE game_id = ?",
        (_TOLD if due_at is None else due_at, game_id),
    )


def tell_again(connection: Connection, game_id: int, now: float) -> None:
    """Have people told in a table's new place, if the table waits."""
    connection.execute(
        "UPDATE game_wait SET due_at = ?, tries = 0, tried_at = NULL WHERE game_id = ?",
        (now, game_id),
    )


def end(connection: Connection, game_id: int) -> None:
    """Store that a table does not wait for its game any more."""
    connection.execute("DELETE FROM game_wait WHERE game_id = ?", (game_id,))
