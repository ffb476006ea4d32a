"""Guided first games of people: the rows `lesson`."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.sql import upsert


class LessonRow(NamedTuple):
    """A row of `lesson`, in the order of its columns; `state` and `moves` as they are stored."""

    user_id: int
    game: str
    schema: int
    state: bytes
    moves: str
    expires_at: float


_COLUMNS = ", ".join(LessonRow._fields)
_KEEP = upsert("lesson", LessonRow._fields[:2], LessonRow._fields[2:])


def load(connection: Connection, user_id: int, game: str, now: float) -> LessonRow | None:
    """Return a person's lesson of a game, None = there is none, or it has expired."""
    row = connection.execute(
        f"SELECT {_COLUMNS} FROM lesson WHERE user_id = ? AND game = ? AND expires_at > ?",
        (user_id, game, now),
    ).fetchone()
    return None if row is None else LessonRow._make(row)


def keep(connection: Connection, row: LessonRow, now: float) -> None:
    """Store a lesson in place of the person's earlier one; delete expired ones."""
    connection.execute("DELETE FROM lesson WHERE expires_at <= ?", (now,))
    connection.execute(_KEEP, row)
