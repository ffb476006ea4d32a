"""What a person told the bot once and for all: the rows `person`."""

from __future__ import annotations

import sqlite3


def language(connection: sqlite3.Connection, user_id: int) -> str | None:
    """Return the language that the person chose, None = none."""
    row = connection.execute("SELECT language FROM person WHERE user_id = ?", (user_id,)).fetchone()
    return None if row is None else str(row[0])


def set_language(connection: sqlite3.Connection, user_id: int, language: str) -> None:
    """Store the language that the person chose."""
    connection.execute(
        "INSERT INTO person (user_id, language) VALUES (?, ?)"
        " ON CONFLICT (user_id) DO UPDATE SET language = excluded.language",
        (user_id, language),
    )
