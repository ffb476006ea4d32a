"""Presets of new tables, and the permanent posts that offer them: `preset` and `open_post`."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.sql import OURS, insert


class PresetRow(NamedTuple):
    """A row of `preset`; `choices` is JSON."""

    id: int
    guild_id: int
    name: str
    key: str
    choices: str


class OpenPostRow(NamedTuple):
    """A row of `open_post` without `due_at`."""

    message_id: int
    guild_id: int
    channel_id: int
    tries: int = 0


_PRESET = ", ".join(PresetRow._fields)
_POST = ", ".join(OpenPostRow._fields)
_INSERT = f"{insert('preset', PresetRow._fields[1:])} RETURNING id"


def of_server(connection: Connection, guild_id: int) -> list[PresetRow]:
    """Return a server's presets, the oldest first."""
    rows = connection.execute(
        f"SELECT {_PRESET} FROM preset WHERE guild_id = ? ORDER BY id", (guild_id,)
    )
    return [PresetRow._make(row) for row in rows]


def add(connection: Connection, row: PresetRow) -> int:
    """Store a new preset and return its id; the id in the given row is ignored."""
    (number,) = connection.execute(_INSERT, row[1:]).fetchone()
    return int(number)


def change(connection: Connection, row: PresetRow) -> None:
    """Store the name, the game and the choices of a preset."""
    connection.execute(
        "UPDATE preset SET name = ?, key = ?, choices = ? WHERE id = ?",
        (row.name, row.key, row.choices, row.id),
    )


def remove(connection: Connection, preset_id: int) -> None:
    """Delete a preset."""
    connection.execute("DELETE FROM preset WHERE id = ?", (preset_id,))


def add_post(connection: Connection, row: OpenPostRow, due_at: float | None) -> None:
    """Store a permanent post, unless it is known; it is edited at `due_at`, None = never."""
    connection.execute(
        "INSERT INTO open_post (message_id, guild_id, channel_id, due_at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (message_id) DO NOTHING",
        (*row[:3], due_at),
    )


def knows_post(connection: Connection, message_id: int) -> bool:
    """Return whether a permanent post is known."""
    found = connection.execute("SELECT 1 FROM open_post WHERE message_id = ?", (message_id,))
    return found.fetchone() is not None


def forget_post(connection: Connection, message_id: int) -> None:
    """Delete a permanent post that no longer exists, or can never be edited."""
    connection.execute("DELETE FROM open_post WHERE message_id = ?", (message_id,))


def posts_due(connection: Connection, now: float, limit: int) -> list[OpenPostRow]:
    """Return the permanent posts to be edited now, in the order of their messages."""
    rows = connection.execute(
        f"SELECT {_POST} FROM open_post WHERE due_at <= ? AND {OURS}"
        " AND guild_id NOT IN (SELECT guild_id FROM left_server) ORDER BY message_id LIMIT ?",
        (now, limit),
    )
    return [OpenPostRow._make(row) for row in rows]


def begin_edit(connection: Connection, message_id: int) -> None:
    """Count a try to edit a permanent post."""
    connection.execute("UPDATE open_post SET tries = tries + 1 WHERE message_id = ?", (message_id,))


def edit_at(connection: Connection, message_id: int, due_at: float | None) -> None:
    """Store when to edit a permanent post next; None = it shows what it should."""
    connection.execute("UPDATE open_post SET due_at = ? WHERE message_id = ?", (due_at, message_id))
    if due_at is None:
        connection.execute("UPDATE open_post SET tries = 0 WHERE message_id = ?", (message_id,))


def make_due(connection: Connection, guild_id: int, now: float) -> None:
    """Have all permanent posts of a server edited now."""
    connection.execute(
        "UPDATE open_post SET due_at = ?, tries = 0 WHERE guild_id = ?", (now, guild_id)
    )
