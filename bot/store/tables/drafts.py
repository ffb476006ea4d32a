"""Moves that people have prepared but not sent yet: the rows of `draft`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.sql import upsert


class DraftRow(NamedTuple):
    """A row of `draft`, in the order of its columns; `moves` is JSON."""

    game_id: int
    seat: int
    user_id: int
    begun: int
    revision: int
    moves: str


_COLUMNS = ", ".join(DraftRow._fields)
_KEEP = upsert("draft", DraftRow._fields[:2], DraftRow._fields[2:])


def load(connection: Connection, game_id: int, seat: int, user_id: int) -> DraftRow | None:
    """Return a person's draft for a seat, or None."""
    row = connection.execute(
        f"SELECT {_COLUMNS} FROM draft WHERE game_id = ? AND seat = ? AND user_id = ?",
        (game_id, seat, user_id),
    ).fetchone()
    return None if row is None else DraftRow._make(row)


def keep(connection: Connection, row: DraftRow) -> None:
    """Store a draft in place of the seat's earlier one."""
    connection.execute(_KEEP, row)


def renew(connection: Connection, old: DraftRow, new: DraftRow | None) -> None:
    """Replace a seat's draft if it is still `old`; `new` None = delete it."""
    gone = connection.execute(
        "DELETE FROM draft WHERE game_id = ? AND seat = ? AND user_id = ? AND begun = ?"
        " AND revision = ? RETURNING seat",
        old[:5],
    )
    if gone.fetchone() is not None and new is not None:
        keep(connection, new)


def delete_of_seats(connection: Connection, game_id: int, seats: Iterable[int]) -> None:
    """Delete the drafts of some seats."""
    connection.executemany(
        "DELETE FROM draft WHERE game_id = ? AND seat = ?", [(game_id, seat) for seat in seats]
    )


def delete_of_table(connection: Connection, game_id: int) -> None:
    """Delete all drafts of a table."""
    connection.execute("DELETE FROM draft WHERE game_id = ?", (game_id,))
