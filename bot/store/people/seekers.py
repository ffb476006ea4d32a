"""People for whom the bot finds a game: the rows of `seeker`."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.sql import OURS, contains, upsert


class SeekerRow(NamedTuple):
    """A row of `seeker`; `games` and `counts` are JSON."""

    guild_id: int
    user_id: int
    name: str
    channel_id: int
    language: str
    games: str
    counts: str
    pace: str
    near: int
    since: float | None = None
    game_id: int | None = None


_SEEKER = ", ".join(SeekerRow._fields)
_SAVE = upsert("seeker", SeekerRow._fields[:2], SeekerRow._fields[2:])
_HERE = f"{OURS} AND guild_id NOT IN (SELECT guild_id FROM left_server)"


def load(connection: Connection, guild_id: int, user_id: int) -> SeekerRow | None:
    """Return a person's search on a server, None if they never made one."""
    row = connection.execute(
        f"SELECT {_SEEKER} FROM seeker WHERE guild_id = ? AND user_id = ?", (guild_id, user_id)
    ).fetchone()
    return None if row is None else SeekerRow._make(row)


def save(connection: Connection, row: SeekerRow) -> None:
    """Store a person's search."""
    connection.execute(_SAVE, row)


def servers(connection: Connection) -> list[int]:
    """Return the servers on which several people wait for a game."""
    rows = connection.execute(
        f"SELECT guild_id FROM seeker WHERE since IS NOT NULL AND game_id IS NULL AND {_HERE}"
        " GROUP BY guild_id HAVING count(*) > 1 ORDER BY guild_id"
    )
    return [row[0] for row in rows]


def waiting(connection: Connection, guild_id: int, limit: int) -> list[SeekerRow]:
    """Return the people of a server who wait for a game, those who wait longest first."""
    rows = connection.execute(
        f"SELECT {_SEEKER} FROM seeker WHERE guild_id = ? AND since IS NOT NULL"
        " AND game_id IS NULL ORDER BY since, user_id LIMIT ?",
        (guild_id, limit),
    )
    return [SeekerRow._make(row) for row in rows]


def tables(connection: Connection) -> list[int]:
    """Return the tables that were opened for people who look for a game."""
    rows = connection.execute(
        f"SELECT DISTINCT game_id FROM seeker WHERE game_id IS NOT NULL AND {_HERE}"
        " ORDER BY game_id"
    )
    return [row[0] for row in rows]


def of_table(connection: Connection, game_id: int) -> list[SeekerRow]:
    """Return the people for whom a table was opened."""
    rows = connection.execute(
        f"SELECT {_SEEKER} FROM seeker WHERE game_id = ? ORDER BY user_id", (game_id,)
    )
    return [SeekerRow._make(row) for row in rows]


def sit_down(connection: Connection, user_id: int, guild_id: int, key: str) -> None:
    """End a search that is met once a person has found a table of a game by themselves."""
    connection.execute(
        "UPDATE seeker SET since = NULL WHERE user_id = ? AND guild_id = ? AND game_id IS NULL"
        f" AND {contains('games')}",
        (user_id, guild_id, f'"{key}"'),
    )
