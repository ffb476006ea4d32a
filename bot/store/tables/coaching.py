"""Hints that were given, and reviews of finished games: the rows of `hint` and `review`."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.sql import insert, upsert

_KEEP_HINT = upsert("hint", ("game_id", "seat", "version"), ("answer",))


def load_hint(connection: Connection, game_id: int, seat: int, version: int) -> str | None:
    """Return the hint that a seat got at a version, or None."""
    row = connection.execute(
        "SELECT answer FROM hint WHERE game_id = ? AND seat = ? AND version = ?",
        (game_id, seat, version),
    ).fetchone()
    return None if row is None else str(row[0])


def keep_hint(connection: Connection, game_id: int, seat: int, version: int, answer: str) -> None:
    """Store a hint in place of any that the seat got at the same version."""
    connection.execute(_KEEP_HINT, (game_id, seat, version, answer))


def hint_counts(connection: Connection, game_id: int) -> dict[int, int]:
    """Return how many hints each seat of a table got, without seats that got none."""
    rows = connection.execute(
        "SELECT seat, count(*) FROM hint WHERE game_id = ? GROUP BY seat ORDER BY seat", (game_id,)
    )
    return dict(rows.fetchall())


class ReviewRow(NamedTuple):
    """A row of `review`, in the order of its columns; `data` is JSON."""

    game_id: int
    seat: int
    user_id: int
    judged_by: str
    data: str
    made_at: float
    shared: int = 0


_COLUMNS = ", ".join(ReviewRow._fields)


def reviews_of(connection: Connection, game_id: int) -> list[ReviewRow]:
    """Return the reviews of a table, by seat."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM review WHERE game_id = ? ORDER BY seat, user_id", (game_id,)
    )
    return [ReviewRow._make(row) for row in rows]


def has_moved(connection: Connection, game_id: int, user_id: int) -> bool:
    """Return whether a person has moved at a table; nobody has who was erased."""
    row = connection.execute(
        "SELECT 1 FROM move WHERE game_id = ? AND user_id = ? LIMIT 1", (game_id, user_id)
    ).fetchone()
    return row is not None


def keep_review(connection: Connection, row: ReviewRow) -> None:
    """Store a review in place of an earlier one; if that was shared, it stays shared."""
    connection.execute(
        f"{insert('review', ReviewRow._fields)} ON CONFLICT (game_id, seat, user_id) DO UPDATE SET"
        " judged_by = excluded.judged_by, data = excluded.data, made_at = excluded.made_at",
        row,
    )


def share_review(
    connection: Connection, game_id: int, seat: int, user_id: int, shared: bool
) -> bool:
    """Share a review with others, or stop sharing it; return whether it exists."""
    changed = connection.execute(
        "UPDATE review SET shared = ? WHERE game_id = ? AND seat = ? AND user_id = ?"
        " RETURNING shared",
        (int(shared), game_id, seat, user_id),
    )
    return changed.fetchone() is not None
