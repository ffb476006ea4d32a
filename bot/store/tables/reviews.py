"""The coach's findings in finished games: the rows `review`."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.sql import insert


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


def of_table(connection: Connection, game_id: int) -> list[ReviewRow]:
    """Return the reviews of a table, by seat."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM review WHERE game_id = ? ORDER BY seat, user_id", (game_id,)
    )
    return [ReviewRow._make(row) for row in rows]


def keep(connection: Connection, row: ReviewRow) -> None:
    """Store a review in place of an earlier one, which stays shared if it was."""
    connection.execute(
        f"{insert('review', ReviewRow._fields)} ON CONFLICT (game_id, seat, user_id) DO UPDATE SET"
        " judged_by = excluded.judged_by, data = excluded.data, made_at = excluded.made_at",
        row,
    )


def share(connection: Connection, game_id: int, seat: int, user_id: int, shared: bool) -> bool:
    """Share a review with others, or stop sharing it; return whether there is one."""
    changed = connection.execute(
        "UPDATE review SET shared = ? WHERE game_id = ? AND seat = ? AND user_id = ?"
        " RETURNING shared",
        (int(shared), game_id, seat, user_id),
    )
    return changed.fetchone() is not None
