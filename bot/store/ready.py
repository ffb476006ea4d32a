"""Before a start: when people were last seen, who is waiting to join, whom a lobby notifies."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

from bot.store.departures import HERE


class WaitingRow(NamedTuple):
    """Somebody who would like to join a full table."""

    user_id: int
    name: str


class CallRow(NamedTuple):
    """A person whom a lobby notifies; `kind` is here | enough | free."""

    game_id: int
    user_id: int
    kind: str


def see(connection: sqlite3.Connection, guild_id: int, user_id: int, at: float) -> None:
    """Store that somebody did something on a server."""
    connection.execute(
        "INSERT INTO seen (guild_id, user_id, at) VALUES (?, ?, ?)"
        " ON CONFLICT DO UPDATE SET at = excluded.at",
        (guild_id, user_id, at),
    )


def hurry(connection: sqlite3.Connection, guild_id: int, user_id: int, now: float) -> None:
    """Let the lobbies of a server look at once that ask whether this person is there."""
    connection.execute(
        "UPDATE timer SET due_at = ? WHERE topic = 'ready' AND due_at > ? AND game_id IN ("
        "SELECT game.id FROM seat JOIN game ON game.id = game_id"
        " WHERE user_id = ? AND awaited IS NOT NULL AND guild_id = ?)",
        (now, now, user_id, guild_id),
    )


def seen(connection: sqlite3.Connection, guild_id: int, user_id: int) -> float | None:
    """Return when somebody last did something on a server, None when never."""
    row = connection.execute(
        "SELECT at FROM seen WHERE guild_id = ? AND user_id = ?", (guild_id, user_id)
    ).fetchone()
    return None if row is None else float(row[0])


def waiting(connection: sqlite3.Connection, game_id: int) -> list[WaitingRow]:
    """Return who would like to join a full table, in the order of coming."""
    rows = connection.execute(
        "SELECT user_id, name FROM waiting WHERE game_id = ? ORDER BY at, user_id", (game_id,)
    )
    return [WaitingRow._make(row) for row in rows]


def wait(connection: sqlite3.Connection, game_id: int, row: WaitingRow, at: float) -> None:
    """Store that somebody would like to join; who said so before keeps their place."""
    connection.execute(
        "INSERT INTO waiting (game_id, user_id, name, at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO UPDATE SET name = excluded.name",
        (game_id, *row, at),
    )


def wait_no_more(connection: sqlite3.Connection, game_id: int, user_id: int) -> None:
    """Store that somebody has a seat, or does not want one any more."""
    connection.execute("DELETE FROM waiting WHERE game_id = ? AND user_id = ?", (game_id, user_id))


def call(
    connection: sqlite3.Connection, game_id: int, user_id: int, kind: str, due_at: float
) -> None:
    """Store that somebody must be called, not before that time."""
    connection.execute(
        "INSERT INTO lobby_call (game_id, user_id, kind, due_at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO UPDATE SET due_at = excluded.due_at",
        (game_id, user_id, kind, due_at),
    )


def drop_calls(connection: sqlite3.Connection, game_id: int, kind: str) -> None:
    """Let a table call nobody for that."""
    connection.execute("DELETE FROM lobby_call WHERE game_id = ? AND kind = ?", (game_id, kind))


def forget(connection: sqlite3.Connection, game_id: int) -> None:
    """Delete the waiting list and the pending notifications: the table has started."""
    for table in ("waiting", "lobby_call"):
        connection.execute(f"DELETE FROM {table} WHERE game_id = ?", (game_id,))


def due_calls(connection: sqlite3.Connection, now: float) -> list[CallRow]:
    """Return who must be called to lobbies by now, table by table."""
    rows = connection.execute(
        "SELECT game_id, user_id, kind FROM lobby_call JOIN game ON game.id = game_id"
        f" WHERE due_at <= ? AND status = 'lobby' AND {HERE} ORDER BY game_id, kind, user_id",
        (now,),
    )
    return [CallRow._make(row) for row in rows]


def called(connection: sqlite3.Connection, row: CallRow) -> None:
    """Store that somebody was called."""
    connection.execute("DELETE FROM lobby_call WHERE game_id = ? AND user_id = ? AND kind = ?", row)
