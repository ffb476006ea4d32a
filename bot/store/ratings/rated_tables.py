"""People's ratings, and how each rated table changed them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.sql import OURS, marks, upsert


class RatedRow(NamedTuple):
    """A finished rated table; ratings are computed in the order of (ended_at, id)."""

    ended_at: float
    id: int
    key: str


class RatingRow(NamedTuple):
    """A row of `rating` without its server."""

    scope: str
    user_id: int
    mu: float
    sigma: float
    tables: int


class ChangeRow(NamedTuple):
    """A row of `rating_change`: a person's rating before and after a table."""

    game_id: int
    scope: str
    user_id: int
    place: int | None
    apart: int
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float


_RATING = ", ".join(RatingRow._fields)
_CHANGE = ", ".join(ChangeRow._fields)
_SAVE = upsert("rating", ("guild_id", *RatingRow._fields[:2]), RatingRow._fields[2:])
_OVER = "FROM game WHERE guild_id = ? AND rated = 1 AND status = 'over'"
_UNFOLDED = "NOT EXISTS (SELECT 1 FROM rated_table WHERE game_id = game.id)"
_TABLES = ("rating", "rated_table", "rating_change")


def waiting(connection: Connection) -> list[int]:
    """Return the servers with finished rated tables that are not counted in the ratings yet."""
    rows = connection.execute(
        "SELECT DISTINCT guild_id FROM game"
        f" WHERE rated = 1 AND status = 'over' AND {_UNFOLDED} AND {OURS} ORDER BY guild_id"
    )
    return [row[0] for row in rows]


def servers(connection: Connection) -> list[int]:
    """Return the servers with finished rated tables."""
    rows = connection.execute(
        "SELECT DISTINCT guild_id FROM game WHERE rated = 1 AND status = 'over' ORDER BY guild_id"
    )
    return [row[0] for row in rows]


def rated(connection: Connection, guild_id: int) -> list[RatedRow]:
    """Return all finished rated tables of a server, in order."""
    rows = connection.execute(f"SELECT ended_at, id, key {_OVER} ORDER BY 1, 2", (guild_id,))
    return [RatedRow._make(row) for row in rows]


def unfolded(connection: Connection, guild_id: int) -> list[RatedRow]:
    """Return a server's finished rated tables not counted in the ratings yet, in order."""
    rows = connection.execute(
        f"SELECT ended_at, id, key {_OVER} AND {_UNFOLDED} ORDER BY 1, 2", (guild_id,)
    )
    return [RatedRow._make(row) for row in rows]


def newest(connection: Connection, guild_id: int) -> tuple[float, int] | None:
    """Return the end time and id of the last table counted in a server's ratings, or None."""
    row = connection.execute(
        "SELECT ended_at, game_id FROM rated_table WHERE guild_id = ? ORDER BY 1 DESC, 2 DESC"
        " LIMIT 1",
        (guild_id,),
    ).fetchone()
    return None if row is None else (row[0], row[1])


def models(connection: Connection, guild_id: int) -> set[str]:
    """Return the models that computed a server's stored ratings."""
    rows = connection.execute(
        "SELECT DISTINCT model FROM rated_table WHERE guild_id = ?", (guild_id,)
    )
    return {row[0] for row in rows}


def forget(connection: Connection, guild_id: int) -> None:
    """Delete everything computed from a server's tables."""
    connection.execute(
        "DELETE FROM rating_change WHERE game_id IN"
        " (SELECT game_id FROM rated_table WHERE guild_id = ?)",
        (guild_id,),
    )
    connection.execute("DELETE FROM rated_table WHERE guild_id = ?", (guild_id,))
    connection.execute("DELETE FROM rating WHERE guild_id = ?", (guild_id,))


def load(connection: Connection, guild_id: int) -> list[RatingRow]:
    """Return all ratings of a server."""
    rows = connection.execute(
        f"SELECT {_RATING} FROM rating WHERE guild_id = ? ORDER BY scope, user_id", (guild_id,)
    )
    return [RatingRow._make(row) for row in rows]


def save(connection: Connection, guild_id: int, rows: Iterable[RatingRow]) -> None:
    """Store ratings in place of the earlier ones."""
    connection.executemany(_SAVE, [(guild_id, *row) for row in rows])


def add_table(
    connection: Connection,
    guild_id: int,
    table: RatedRow,
    model: str,
    reason: str | None,
    changes: Iterable[ChangeRow],
) -> None:
    """Store that a table is counted in the ratings, with the changes it made."""
    connection.execute(
        "INSERT INTO rated_table (game_id, guild_id, ended_at, model, reason)"
        " VALUES (?, ?, ?, ?, ?)",
        (table.id, guild_id, table.ended_at, model, reason),
    )
    connection.executemany(
        f"INSERT INTO rating_change ({_CHANGE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", [*changes]
    )


def changes_of(
    connection: Connection, guild_id: int, scope: str, user_id: int, limit: int
) -> list[ChangeRow]:
    """Return the changes of a person's rating by their last tables, newest first."""
    rows = connection.execute(
        f"SELECT {', '.join(f'c.{one}' for one in ChangeRow._fields)} FROM rating_change AS c"
        " JOIN rated_table USING (game_id) WHERE guild_id = ? AND scope = ? AND user_id = ?"
        " ORDER BY ended_at DESC, game_id DESC LIMIT ?",
        (guild_id, scope, user_id, limit),
    )
    return [ChangeRow._make(row) for row in rows]


def changes_at(connection: Connection, game_id: int, scope: str) -> list[ChangeRow]:
    """Return a table's rating changes, by place; people rated separately come last."""
    rows = connection.execute(
        f"SELECT {_CHANGE} FROM rating_change WHERE game_id = ? AND scope = ?"
        " ORDER BY apart, place NULLS FIRST, user_id",
        (game_id, scope),
    )
    return [ChangeRow._make(row) for row in rows]


def reason(connection: Connection, game_id: int) -> str | None:
    """Return why a counted table rated no player, or None if it rated at least one."""
    row = connection.execute(
        "SELECT reason FROM rated_table WHERE game_id = ?", (game_id,)
    ).fetchone()
    return None if row is None else row[0]


def names(connection: Connection, user_ids: Iterable[int]) -> dict[int, str]:
    """Return people's names when they last took a seat; unknown people are left out."""
    wanted = tuple(user_ids)
    if not wanted:
        return {}
    rows = connection.execute(
        "SELECT user_id, name FROM tenure WHERE id IN (SELECT max(id) FROM tenure"
        f" WHERE user_id IN ({marks(wanted)}) GROUP BY user_id) ORDER BY user_id",
        wanted,
    )
    return dict(rows.fetchall())


def hidden(connection: Connection, user_ids: Iterable[int]) -> set[int]:
    """Return which of the people do not want their names in statistics."""
    wanted = tuple(user_ids)
    if not wanted:
        return set()
    rows = connection.execute(
        f"SELECT user_id FROM person WHERE stats = 'hidden' AND user_id IN ({marks(wanted)})",
        wanted,
    )
    return {row[0] for row in rows}


def digest(connection: Connection) -> str:
    """Return a hash of everything computed for the ratings, to compare two computations."""
    return hashlib.sha256("\n".join(_dump(connection)).encode()).hexdigest()


def _dump(connection: Connection) -> Iterator[str]:
    for table in _TABLES:
        rows = connection.execute(f"SELECT * FROM {table}").fetchall()
        yield from sorted(f"{table} {row!r}" for row in rows)
