"""Rows for tables before the start: people's last activity, waiting lists, and lobby calls."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.departures import HERE
from bot.store.core.sql import OURS, upsert


class WaitingRow(NamedTuple):
    """A person who would like to join a full table."""

    user_id: int
    name: str


class LobbyCallRow(NamedTuple):
    """A row of `lobby_call`: a person whom a lobby calls.

    `kind` is here (are you there?) | enough (the owner can start) | free (a seat is free again) |
    seat (the person has got a seat) | invited (by `name`) | vote (about a proposal) | closed (by
    the admin `name`) | wished (the person looked for such a table). `tried_at` is when the post
    that calls was first tried, None = never.
    """

    game_id: int
    user_id: int
    kind: str
    due_at: float
    name: str = ""
    tried_at: float | None = None


_CALL = ", ".join(LobbyCallRow._fields)
_PUT = upsert("lobby_call", LobbyCallRow._fields[:3], LobbyCallRow._fields[3:])


def see(connection: Connection, guild_id: int, user_id: int, at: float) -> None:
    """Store when a person was last active on a server."""
    connection.execute(
        "INSERT INTO seen (guild_id, user_id, at) VALUES (?, ?, ?)"
        " ON CONFLICT (guild_id, user_id) DO UPDATE SET at = excluded.at",
        (guild_id, user_id, at),
    )


def make_due(connection: Connection, guild_id: int, user_id: int, now: float) -> None:
    """Make the ready checks due in a server's lobbies that await this person."""
    connection.execute(
        "UPDATE timer SET due_at = ? WHERE topic = 'ready' AND due_at > ? AND game_id IN ("
        "SELECT game.id FROM seat JOIN game ON game.id = game_id"
        " WHERE user_id = ? AND awaited IS NOT NULL AND guild_id = ?)",
        (now, now, user_id, guild_id),
    )


def seen(connection: Connection, guild_id: int, user_id: int) -> float | None:
    """Return when a person was last active on a server, or None if never."""
    row = connection.execute(
        "SELECT at FROM seen WHERE guild_id = ? AND user_id = ?", (guild_id, user_id)
    ).fetchone()
    return None if row is None else float(row[0])


def waiting(connection: Connection, game_id: int) -> list[WaitingRow]:
    """Return the people who would like to join a full table, in order of arrival."""
    rows = connection.execute(
        "SELECT user_id, name FROM waiting WHERE game_id = ? ORDER BY at, user_id", (game_id,)
    )
    return [WaitingRow._make(row) for row in rows]


def wait(connection: Connection, game_id: int, row: WaitingRow, at: float) -> None:
    """Store that a person would like to join; a person who already waits keeps their place."""
    connection.execute(
        "INSERT INTO waiting (game_id, user_id, name, at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (game_id, user_id) DO UPDATE SET name = excluded.name",
        (game_id, *row, at),
    )


def wait_no_more(connection: Connection, game_id: int, user_id: int) -> None:
    """Store that a person no longer waits: they got a seat, or no longer want one."""
    connection.execute("DELETE FROM waiting WHERE game_id = ? AND user_id = ?", (game_id, user_id))


def call(connection: Connection, row: LobbyCallRow) -> None:
    """Store that a person must be called, in place of an earlier call of the same kind."""
    connection.execute(_PUT, row)


def drop_call(connection: Connection, game_id: int, user_id: int, kind: str) -> None:
    """Delete a call, because it was made or is no longer needed."""
    connection.execute(
        "DELETE FROM lobby_call WHERE game_id = ? AND user_id = ? AND kind = ?",
        (game_id, user_id, kind),
    )


def drop_calls(connection: Connection, game_id: int, kind: str) -> None:
    """Delete all calls of a kind at a table."""
    connection.execute("DELETE FROM lobby_call WHERE game_id = ? AND kind = ?", (game_id, kind))


def forget(connection: Connection, game_id: int) -> None:
    """Delete a started table's waiting list and calls, except those to people seated or invited."""
    connection.execute("DELETE FROM waiting WHERE game_id = ?", (game_id,))
    connection.execute(
        "DELETE FROM lobby_call WHERE game_id = ? AND kind NOT IN ('seat', 'invited', 'wished')",
        (game_id,),
    )


def due_calls(connection: Connection, now: float) -> list[LobbyCallRow]:
    """Return the due calls, sorted by table and by when they were first tried."""
    rows = connection.execute(
        f"SELECT {_CALL} FROM lobby_call JOIN game ON game.id = game_id"
        f" WHERE due_at <= ? AND (status IN ('lobby', 'running') OR kind = 'closed') AND {HERE}"
        f" AND {OURS}"
        " ORDER BY game_id, kind, tried_at NULLS FIRST, name, user_id",
        (now,),
    )
    return [LobbyCallRow._make(row) for row in rows]
