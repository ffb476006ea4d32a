"""Tables that people look for, and those of which they were told: `wish` and `wish_told`."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.departures import HERE
from bot.store.core.sql import OURS, insert
from bot.store.people import seekers


class WishRow(NamedTuple):
    """A row of `wish`; empty texts and 0 players = any."""

    id: int
    user_id: int
    guild_id: int
    key: str
    players: int
    pace: str
    language: str
    expansions: str
    ends_at: float


class ChanceRow(NamedTuple):
    """A wish, and a table that it may be about."""

    wish: WishRow
    game_id: int


_WISH = ", ".join(f"wish.{column}" for column in WishRow._fields)
_INSERT = f"{insert('wish', WishRow._fields[1:])} RETURNING id"
_JOINABLE = (
    "game.fixture_id IS NULL AND (game.status = 'lobby' OR game.status = 'running' AND EXISTS"
    " (SELECT 1 FROM seat WHERE seat.game_id = game.id AND caretaker IS NOT NULL))"
)
_FITS = (
    "wish.guild_id = game.guild_id AND (wish.key = '' OR wish.key = game.key)"
    " AND (wish.pace = '' OR wish.pace = game.pace)"
    " AND (wish.language = '' OR wish.language = game.language)"
)
_NEW = (
    "NOT EXISTS (SELECT 1 FROM wish_told WHERE wish_told.user_id = wish.user_id"
    " AND wish_told.game_id = game.id) AND NOT EXISTS (SELECT 1 FROM seat"
    " WHERE seat.game_id = game.id AND seat.user_id = wish.user_id)"
)


def of_person(connection: Connection, user_id: int) -> list[WishRow]:
    """Return a person's wishes, the oldest first."""
    rows = connection.execute(f"SELECT {_WISH} FROM wish WHERE user_id = ? ORDER BY id", (user_id,))
    return [WishRow._make(row) for row in rows]


def add(connection: Connection, row: WishRow) -> int:
    """Store a new wish and return its id; the id in the given row is ignored."""
    (number,) = connection.execute(_INSERT, row[1:]).fetchone()
    return int(number)


def drop(connection: Connection, user_id: int, wish_id: int) -> None:
    """Delete a wish of a person."""
    connection.execute("DELETE FROM wish WHERE user_id = ? AND id = ?", (user_id, wish_id))


def sit_down(connection: Connection, user_id: int, guild_id: int, key: str) -> None:
    """Delete the wishes that are met once a person has a seat at a table of a game.

    A search for such a game ends, too.
    """
    connection.execute(
        "DELETE FROM wish WHERE user_id = ? AND guild_id = ? AND key IN ('', ?)",
        (user_id, guild_id, key),
    )
    seekers.sit_down(connection, user_id, guild_id, key)


def chances(connection: Connection, now: float) -> list[ChanceRow]:
    """Return the wishes with the open tables that may meet them, and of which nobody was told."""
    rows = connection.execute(
        f"SELECT {_WISH}, game.id FROM wish JOIN game ON {_FITS}"
        f" WHERE game.id IN (SELECT id FROM game WHERE status IN ('lobby', 'running') AND {OURS})"
        f" AND wish.ends_at > ? AND {_JOINABLE} AND {_NEW} AND {HERE}"
        " ORDER BY game.id, wish.user_id, wish.id",
        (now,),
    )
    return [ChanceRow(WishRow._make(row[:-1]), row[-1]) for row in rows]


def tell(connection: Connection, user_id: int, game_id: int) -> None:
    """Store that a person is told of a table."""
    connection.execute(
        "INSERT INTO wish_told (user_id, game_id) VALUES (?, ?)"
        " ON CONFLICT (user_id, game_id) DO NOTHING",
        (user_id, game_id),
    )


def any_over(connection: Connection, now: float) -> bool:
    """Return whether there is a wish that has ended, or a closed table of which people know."""
    found = connection.execute(
        f"SELECT 1 FROM wish WHERE ends_at <= ? AND {OURS} UNION ALL SELECT 1 FROM wish_told"
        f" JOIN game ON game.id = game_id WHERE status NOT IN ('lobby', 'running') AND {OURS}"
        " LIMIT 1",
        (now,),
    )
    return found.fetchone() is not None


def tidy(connection: Connection, now: float) -> None:
    """Delete the wishes that have ended, and who was told of tables that are no longer open."""
    connection.execute(f"DELETE FROM wish WHERE ends_at <= ? AND {OURS}", (now,))
    connection.execute(
        "DELETE FROM wish_told WHERE game_id IN"
        f" (SELECT id FROM game WHERE status NOT IN ('lobby', 'running') AND {OURS})"
    )
