"""What people ask for around a table: guests, notes, whom a person avoids, forgotten lobbies."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

from bot.store.departures import HERE


class GuestRow(NamedTuple):
    """Somebody who was invited to a table, or watches it, or both."""

    user_id: int
    name: str
    watches: int
    invited: int


class AvoidedRow(NamedTuple):
    """One entry of a person's avoid list."""

    other_id: int
    name: str


def guests(connection: sqlite3.Connection, game_id: int) -> list[GuestRow]:
    """Return who was invited to a table or watches it, by name."""
    rows = connection.execute(
        "SELECT user_id, name, watches, invited FROM guest"
        " WHERE game_id = ? ORDER BY name, user_id",
        (game_id,),
    )
    return [GuestRow._make(row) for row in rows]


def invite(connection: sqlite3.Connection, game_id: int, user_id: int, name: str) -> None:
    """Store that somebody is welcome; whoever watches goes on."""
    connection.execute(
        "INSERT INTO guest (game_id, user_id, name, watches, invited) VALUES (?, ?, ?, 0, 1)"
        " ON CONFLICT (game_id, user_id) DO UPDATE SET name = excluded.name, invited = 1",
        (game_id, user_id, name),
    )


def watch(
    connection: sqlite3.Connection, game_id: int, user_id: int, name: str, watches: bool
) -> None:
    """Store whether somebody watches; who was not invited and watches no more is no guest."""
    connection.execute(
        "INSERT INTO guest (game_id, user_id, name, watches) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (game_id, user_id) DO UPDATE SET watches = excluded.watches",
        (game_id, user_id, name, int(watches)),
    )
    connection.execute(
        "DELETE FROM guest WHERE game_id = ? AND user_id = ? AND watches = 0 AND invited = 0",
        (game_id, user_id),
    )


def note(connection: sqlite3.Connection, game_id: int, user_id: int) -> str:
    """Return what a person noted at a table, "" for nothing."""
    row = connection.execute(
        "SELECT text FROM note WHERE game_id = ? AND user_id = ?", (game_id, user_id)
    ).fetchone()
    return "" if row is None else str(row[0])


def set_note(connection: sqlite3.Connection, game_id: int, user_id: int, text: str) -> None:
    """Store what a person notes at a table instead of what was there."""
    connection.execute(
        "INSERT INTO note (game_id, user_id, text) VALUES (?, ?, ?)"
        " ON CONFLICT (game_id, user_id) DO UPDATE SET text = excluded.text",
        (game_id, user_id, text),
    )


def avoided(connection: sqlite3.Connection, user_id: int) -> list[AvoidedRow]:
    """Return the people on a person's avoid list, by name."""
    rows = connection.execute(
        "SELECT other_id, name FROM avoided WHERE user_id = ? ORDER BY name", (user_id,)
    )
    return [AvoidedRow._make(row) for row in rows]


def set_avoided(
    connection: sqlite3.Connection, user_id: int, other: AvoidedRow, avoids: bool
) -> None:
    """Store whether a person avoids somebody."""
    connection.execute(
        "DELETE FROM avoided WHERE user_id = ? AND other_id = ?", (user_id, other.other_id)
    )
    if avoids:
        connection.execute(
            "INSERT INTO avoided (user_id, other_id, name) VALUES (?, ?, ?)", (user_id, *other)
        )


def avoid_each_other(connection: sqlite3.Connection, user_id: int, others: list[int]) -> list[int]:
    """Return who of the others avoids the person; `user_id` itself if it avoids one of them."""
    marks = ", ".join("?" * len(others))
    rows = connection.execute(
        f"SELECT user_id FROM avoided WHERE (user_id = ? AND other_id IN ({marks}))"
        f" OR (other_id = ? AND user_id IN ({marks}))",
        (user_id, *others, user_id, *others),
    )
    return [row[0] for row in rows]


def expiry_told(connection: sqlite3.Connection, game_id: int) -> None:
    """Store that a table's people know that it was given up."""
    connection.execute("UPDATE game SET expires_at = NULL WHERE id = ?", (game_id,))


def any_expiring(connection: sqlite3.Connection, now: float) -> bool:
    """Tell whether there is a lobby to give up."""
    row = connection.execute(
        "SELECT 1 FROM game WHERE status = 'lobby' AND expires_at <= ? LIMIT 1", (now,)
    ).fetchone()
    return row is not None


def expire(connection: sqlite3.Connection, now: float) -> None:
    """Give up the lobbies that nobody came to; 0 marks what its people have not been told."""
    connection.execute(
        "UPDATE game SET status = 'abandoned', expires_at = 0"
        " WHERE status = 'lobby' AND expires_at <= ?",
        (now,),
    )


def untold_expiries(connection: sqlite3.Connection) -> list[int]:
    """Return the tables that were given up and whose people can be told, but have not been."""
    rows = connection.execute(
        f"SELECT id FROM game WHERE expires_at = 0 AND status = 'abandoned' AND {HERE} ORDER BY id"
    )
    return [row[0] for row in rows]
