"""Rows that only the person they belong to sees: notes at tables, and the avoid list."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.sql import marks


def load_note(connection: Connection, game_id: int, user_id: int) -> str:
    """Return a person's note at a table, "" if there is none."""
    row = connection.execute(
        "SELECT text FROM note WHERE game_id = ? AND user_id = ?", (game_id, user_id)
    ).fetchone()
    return "" if row is None else str(row[0])


def save_note(connection: Connection, game_id: int, user_id: int, text: str) -> None:
    """Replace a person's note at a table."""
    connection.execute(
        "INSERT INTO note (game_id, user_id, text) VALUES (?, ?, ?)"
        " ON CONFLICT (game_id, user_id) DO UPDATE SET text = excluded.text",
        (game_id, user_id, text),
    )


class AvoidedRow(NamedTuple):
    """One entry of a person's avoid list."""

    other_id: int
    name: str


def avoided_by(connection: Connection, user_id: int) -> list[AvoidedRow]:
    """Return the people on a person's avoid list, sorted by name."""
    rows = connection.execute(
        "SELECT other_id, name FROM avoided WHERE user_id = ? ORDER BY name, other_id", (user_id,)
    )
    return [AvoidedRow._make(row) for row in rows]


def avoiding_among(connection: Connection, user_ids: Collection[int]) -> list[tuple[int, int]]:
    """Return the pairs of these people of whom the first one avoids the second one."""
    if not user_ids:
        return []
    ids = [*user_ids]
    rows = connection.execute(
        f"SELECT user_id, other_id FROM avoided WHERE user_id IN ({marks(ids)})"
        f" AND other_id IN ({marks(ids)}) ORDER BY user_id, other_id",
        (*ids, *ids),
    )
    return [(row[0], row[1]) for row in rows]


def set_avoided(connection: Connection, user_id: int, other: AvoidedRow, avoids: bool) -> None:
    """Store whether a person avoids another person."""
    connection.execute(
        "DELETE FROM avoided WHERE user_id = ? AND other_id = ?", (user_id, other.other_id)
    )
    if avoids:
        connection.execute(
            "INSERT INTO avoided (user_id, other_id, name) VALUES (?, ?, ?)", (user_id, *other)
        )


def avoiding(connection: Connection, user_id: int, others: list[int]) -> list[int]:
    """Return which of `others` avoid the person, and `user_id` if the person avoids any of them."""
    if not others:
        return []
    rows = connection.execute(
        f"SELECT user_id FROM avoided WHERE (user_id = ? AND other_id IN ({marks(others)}))"
        f" OR (other_id = ? AND user_id IN ({marks(others)})) ORDER BY user_id, other_id",
        (user_id, *others, user_id, *others),
    )
    return [row[0] for row in rows]
