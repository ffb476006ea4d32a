"""People's lasting preferences: the rows of `person`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.sql import marks


class PersonRow(NamedTuple):
    """A person's preferences; None = not chosen. The column `size` is no longer used."""

    language: str | None = None
    palette: str | None = None
    pings: str | None = None
    heads_up: int | None = None
    stats: str | None = None
    study: int | None = None


_CHOSEN = ", ".join(PersonRow._fields)
_CHANGES = ", ".join(
    f"{field} = coalesce(excluded.{field}, person.{field})" for field in PersonRow._fields
)


def load(connection: Connection, user_id: int) -> PersonRow:
    """Return a person's preferences."""
    row = connection.execute(
        f"SELECT {_CHOSEN} FROM person WHERE user_id = ?", (user_id,)
    ).fetchone()
    return PersonRow() if row is None else PersonRow._make(row)


def keep(connection: Connection, user_id: int, chosen: PersonRow) -> None:
    """Store a person's preferences; None leaves a stored value unchanged."""
    connection.execute(
        f"INSERT INTO person (user_id, {_CHOSEN}) VALUES (?{', ?' * len(chosen)})"
        f" ON CONFLICT (user_id) DO UPDATE SET {_CHANGES}",
        (user_id, *chosen),
    )


def ask_hours(connection: Connection, user_id: int, most: int) -> bool:
    """Count a request for a person's waking hours, up to `most`; return whether it was counted."""
    counted = connection.execute(
        "INSERT INTO person (user_id, hours_asked) VALUES (?, 1) ON CONFLICT (user_id)"
        " DO UPDATE SET hours_asked = person.hours_asked + 1 WHERE person.hours_asked < ?"
        " RETURNING user_id",
        (user_id, most),
    )
    return counted.fetchone() is not None


def hours_asked(connection: Connection, user_id: int) -> int:
    """Return how often a person was asked for their waking hours."""
    row = connection.execute(
        "SELECT hours_asked FROM person WHERE user_id = ?", (user_id,)
    ).fetchone()
    return 0 if row is None else int(row[0])


def of_users(connection: Connection, user_ids: Iterable[int]) -> dict[int, PersonRow]:
    """Return the preferences of the given people; people without any are left out."""
    wanted = tuple(user_ids)
    if not wanted:
        return {}
    rows = connection.execute(
        f"SELECT user_id, {_CHOSEN} FROM person WHERE user_id IN ({marks(wanted)})"
        " ORDER BY user_id",
        wanted,
    )
    return {row[0]: PersonRow._make(row[1:]) for row in rows}
