"""Private copies of positions, and guided first games: the rows of `sandbox` and `lesson`."""

from __future__ import annotations

import json
import zlib
from typing import NamedTuple

from bot.store.core import sql
from bot.store.core.connection import Connection
from bot.store.core.sql import upsert
from bot.store.tables.moves import Json


class LessonRow(NamedTuple):
    """A row of `lesson`, in the order of its columns; `state` and `moves` are encoded."""

    user_id: int
    game: str
    schema: int
    state: bytes
    moves: str
    expires_at: float


_LESSON = ", ".join(LessonRow._fields)
_KEEP_LESSON = upsert("lesson", LessonRow._fields[:2], LessonRow._fields[2:])


def load_lesson(connection: Connection, user_id: int, game: str, now: float) -> LessonRow | None:
    """Return a person's lesson of a game, or None if there is none or it has expired."""
    row = connection.execute(
        f"SELECT {_LESSON} FROM lesson WHERE user_id = ? AND game = ? AND expires_at > ?",
        (user_id, game, now),
    ).fetchone()
    return None if row is None else LessonRow._make(row)


def keep_lesson(connection: Connection, row: LessonRow, now: float) -> None:
    """Store a lesson in place of the person's earlier one; delete expired ones."""
    connection.execute("DELETE FROM lesson WHERE expires_at <= ?", (now,))
    connection.execute(_KEEP_LESSON, row)


class SandboxRow(NamedTuple):
    """A row of `sandbox`, in the order of its columns; `state` and `moves` are encoded."""

    id: int
    user_id: int
    game_id: int
    version: int
    seat: int | None
    plays: int | None
    schema: int
    state: bytes
    moves: str
    expires_at: float


_COLUMNS = ", ".join(SandboxRow._fields)
_INSERT = f"{sql.insert('sandbox', SandboxRow._fields[1:])} RETURNING id"


def insert(connection: Connection, row: SandboxRow, now: float) -> int:
    """Store a new sandbox and return its id; delete expired ones. The given row's id is ignored."""
    connection.execute("DELETE FROM sandbox WHERE expires_at <= ?", (now,))
    (number,) = connection.execute(_INSERT, row[1:]).fetchone()
    return int(number)


def of_user(connection: Connection, user_id: int, now: float) -> list[SandboxRow]:
    """Return a person's sandboxes that have not expired, oldest first."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM sandbox WHERE user_id = ? AND expires_at > ? ORDER BY id",
        (user_id, now),
    )
    return [SandboxRow._make(row) for row in rows]


def play(connection: Connection, sandbox_id: int, moves: str, expires_at: float) -> None:
    """Store the moves played in a sandbox so far, and when it expires."""
    connection.execute(
        "UPDATE sandbox SET moves = ?, expires_at = ? WHERE id = ?", (moves, expires_at, sandbox_id)
    )


def delete(connection: Connection, sandbox_id: int) -> None:
    """Delete a sandbox."""
    connection.execute("DELETE FROM sandbox WHERE id = ?", (sandbox_id,))


def pack(state: Json) -> bytes:
    """Return a state's JSON data compressed for storage."""
    return zlib.compress(json.dumps(state, separators=(",", ":")).encode(), 1)


def unpack(data: bytes) -> Json:
    """Return the JSON data of a state compressed by `pack`."""
    return json.loads(zlib.decompress(data))
