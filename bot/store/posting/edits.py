"""Edits that sent messages still need: the rows of `pending_edit`."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.departures import HERE


class EditRow(NamedTuple):
    """A row of `pending_edit`.

    `pictures_of` is the post whose pictures must be added; NULL = the buttons must be removed, or
    the whole message if `gone`.
    """

    id: int
    place_id: int
    message_id: int
    pictures_of: int | None
    tries: int
    gone: int


_EDIT = ", ".join(EditRow._fields)


def strip(
    connection: Connection, game_id: int, place_id: int, message_id: int, due_at: float
) -> None:
    """Store that a message must lose its buttons."""
    _insert(connection, game_id, place_id, message_id, None, due_at)


def remove(
    connection: Connection, game_id: int, place_id: int, message_id: int, due_at: float
) -> None:
    """Store that a message must be deleted."""
    _insert(connection, game_id, place_id, message_id, None, due_at, gone=1)


def illustrate(
    connection: Connection,
    game_id: int,
    place_id: int,
    message_id: int,
    batch: int,
    due_at: float,
) -> None:
    """Store that the pictures of a post must still be added to its message."""
    _insert(connection, game_id, place_id, message_id, batch, due_at)


def edits_due(connection: Connection, game_id: int, now: float) -> list[EditRow]:
    """Return the edits of a table's messages that are due, in order."""
    rows = connection.execute(
        f"SELECT {_EDIT} FROM pending_edit WHERE game_id = ? AND due_at <= ?"
        f" AND EXISTS (SELECT 1 FROM game WHERE game.id = game_id AND {HERE}) ORDER BY id",
        (game_id, now),
    )
    return [EditRow._make(row) for row in rows]


def put_off(connection: Connection, edit_id: int, due_at: float | None) -> None:
    """Count a failed try of an edit and set the next one; None = delete the edit instead."""
    if due_at is None:
        connection.execute("DELETE FROM pending_edit WHERE id = ?", (edit_id,))
        return
    connection.execute(
        "UPDATE pending_edit SET tries = tries + 1, due_at = ? WHERE id = ?", (due_at, edit_id)
    )


def _insert(
    connection: Connection,
    game_id: int,
    place_id: int,
    message_id: int,
    pictures_of: int | None,
    due_at: float,
    gone: int = 0,
) -> None:
    connection.execute(
        "INSERT INTO pending_edit (game_id, place_id, message_id, pictures_of, tries, due_at, gone)"
        " VALUES (?, ?, ?, ?, 0, ?, ?)",
        (game_id, place_id, message_id, pictures_of, due_at, gone),
    )
