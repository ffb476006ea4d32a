"""Links to web pages: the rows of `link`."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.sql import OURS


class LinkRow(NamedTuple):
    """A link: its number, table and person, and when it was made (POSIX seconds)."""

    number: bytes
    game_id: int
    user_id: int
    made_at: float


def find(connection: Connection, number: bytes) -> LinkRow | None:
    """Return a link by its number, or None if it does not exist or was revoked."""
    return _one(connection, "number = ?", number)


def of(connection: Connection, game_id: int, user_id: int) -> LinkRow | None:
    """Return a person's link to a table, or None."""
    return _one(connection, "user_id = ? AND game_id = ?", user_id, game_id)


def of_user(connection: Connection, user_id: int) -> list[LinkRow]:
    """Return a person's links, newest first."""
    rows = connection.execute(
        "SELECT number, game_id, user_id, made_at FROM link WHERE user_id = ?"
        " ORDER BY made_at DESC, game_id DESC",
        (user_id,),
    )
    return [LinkRow._make(row) for row in rows]


def add(connection: Connection, link: LinkRow) -> LinkRow:
    """Store a link, unless the person has one to that table; return the one that is stored."""
    connection.execute(
        "INSERT INTO link (number, game_id, user_id, made_at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        link,
    )
    found = of(connection, link.game_id, link.user_id)
    assert found is not None
    return found


def revoke(connection: Connection, user_id: int, game_id: int | None = None) -> list[int]:
    """Delete a person's link to a table (None = all their links); return the affected tables."""
    rows = connection.execute(
        "DELETE FROM link WHERE user_id = ? AND game_id = coalesce(?, game_id) RETURNING game_id",
        (user_id, game_id),
    )
    return sorted(row[0] for row in rows.fetchall())


_ENDED = f"SELECT id FROM game WHERE ended_at < ? AND {OURS}"


def any_ended(connection: Connection, before: float) -> bool:
    """Return whether there are links to tables that ended before a time (POSIX seconds)."""
    query = f"SELECT 1 FROM link WHERE game_id IN ({_ENDED}) LIMIT 1"
    return connection.execute(query, (before,)).fetchone() is not None


def delete_ended(connection: Connection, before: float) -> None:
    """Delete the links to tables that ended before a time (POSIX seconds)."""
    connection.execute(f"DELETE FROM link WHERE game_id IN ({_ENDED})", (before,))


def _one(connection: Connection, where: str, *values: bytes | int) -> LinkRow | None:
    row = connection.execute(
        f"SELECT number, game_id, user_id, made_at FROM link WHERE {where}", values
    ).fetchone()
    return None if row is None else LinkRow._make(row)
