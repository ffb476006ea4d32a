"""What a person told the bot once and for all: the rows `person`."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple


class PersonRow(NamedTuple):
    """What a person chose; None = nothing."""

    language: str | None = None
    palette: str | None = None
    size: str | None = None


_CHOSEN = ", ".join(PersonRow._fields)
_CHANGES = ", ".join(
    f"{field} = coalesce(excluded.{field}, {field})" for field in PersonRow._fields
)


def load(connection: sqlite3.Connection, user_id: int) -> PersonRow:
    """Return what the person chose."""
    row = connection.execute(
        f"SELECT {_CHOSEN} FROM person WHERE user_id = ?", (user_id,)
    ).fetchone()
    return PersonRow() if row is None else PersonRow._make(row)


def keep(connection: sqlite3.Connection, user_id: int, chosen: PersonRow) -> None:
    """Store what the person chose; what is None stays as it was."""
    connection.execute(
        f"INSERT INTO person (user_id, {_CHOSEN}) VALUES (?, ?, ?, ?)"
        f" ON CONFLICT (user_id) DO UPDATE SET {_CHANGES}",
        (user_id, *chosen),
    )
