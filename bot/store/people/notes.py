"""Private notes of people at tables."""

from __future__ import annotations

from bot.store.core.connection import Connection


def load(connection: Connection, game_id: int, user_id: int) -> str:
    """Return a person's note at a table, "" if there is none."""
    row = connection.execute(
        "SELECT text FROM note WHERE game_id = ? AND user_id = ?", (game_id, user_id)
    ).fetchone()
    return "" if row is None else str(row[0])


def save(connection: Connection, game_id: int, user_id: int, text: str) -> None:
    """Replace a person's note at a table."""
    connection.execute(
        "INSERT INTO note (game_id, user_id, text) VALUES (?, ?, ?)"
        " ON CONFLICT (game_id, user_id) DO UPDATE SET text = excluded.text",
        (game_id, user_id, text),
    )
