"""Guests of a table: people invited to it, watching it, or both."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection


class GuestRow(NamedTuple):
    """A person invited to a table, watching it, or both."""

    user_id: int
    name: str
    watches: int
    invited: int


def of_table(connection: Connection, game_id: int) -> list[GuestRow]:
    """Return the people invited to a table or watching it, sorted by name."""
    rows = connection.execute(
        "SELECT user_id, name, watches, invited FROM guest"
        " WHERE game_id = ? ORDER BY name, user_id",
        (game_id,),
    )
    return [GuestRow._make(row) for row in rows]


def invite(connection: Connection, game_id: int, user_id: int, name: str) -> None:
    """Store that a person is invited; a spectator goes on watching."""
    connection.execute(
        "INSERT INTO guest (game_id, user_id, name, watches, invited) VALUES (?, ?, ?, 0, 1)"
        " ON CONFLICT (game_id, user_id) DO UPDATE SET name = excluded.name, invited = 1",
        (game_id, user_id, name),
    )


def watch(connection: Connection, game_id: int, user_id: int, name: str, watches: bool) -> None:
    """Store whether a person watches; delete their row if they neither watch nor are invited."""
    connection.execute(
        "INSERT INTO guest (game_id, user_id, name, watches) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (game_id, user_id) DO UPDATE SET watches = excluded.watches",
        (game_id, user_id, name, int(watches)),
    )
    connection.execute(
        "DELETE FROM guest WHERE game_id = ? AND user_id = ? AND watches = 0 AND invited = 0",
        (game_id, user_id),
    )
