"""Tables whose posts must be checked after a restore: the rows of `restored_table`."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.departures import HERE
from bot.store.core.sql import OURS, upsert

MOST_VERSIONS = 100_000
"""Distance between the first stamps of two epochs; no table ever has this many versions."""

_REMEMBERED = 30 * 86400.0
"""Seconds for which posts about moves that a restore lost may still exist."""


class RestoredRow(NamedTuple):
    """A row of `restored_table`: a table as in the backup, which was made at `backup_at`.

    `lost` counts the moves that only the replaced database had, None = unknown.
    """

    game_id: int
    version: int
    epoch: int
    backup_at: float
    lost: int | None


_COLUMNS = ", ".join(RestoredRow._fields)
_HOLD = upsert("restored_table", RestoredRow._fields[:1], RestoredRow._fields[1:])


def log(connection: Connection, at: float, backup_at: float) -> None:
    """Store that a backup was restored, and when it was made."""
    connection.execute("INSERT INTO restored (at, backup_at) VALUES (?, ?)", (at, backup_at))


def lost_since(connection: Connection, now: float) -> float | None:
    """Return since when posts may exist that the database has lost, None = there are none."""
    (at,) = connection.execute(
        "SELECT min(backup_at) FROM restored WHERE at > ?", (now - _REMEMBERED,)
    ).fetchone()
    return None if at is None else float(at)


def waiting(connection: Connection) -> list[RestoredRow]:
    """Return the tables to be checked on servers that the bot is still on, in order."""
    rows = connection.execute(
        f"SELECT {', '.join(f'restored_table.{column}' for column in RestoredRow._fields)}"
        f" FROM restored_table JOIN game ON game.id = game_id WHERE {HERE} AND {OURS}"
        " ORDER BY game_id"
    )
    return [RestoredRow._make(row) for row in rows]


def is_held(connection: Connection, game_id: int) -> bool:
    """Return whether the bot must check a table's posts before it posts anything there."""
    found = connection.execute("SELECT 1 FROM restored_table WHERE game_id = ?", (game_id,))
    return found.fetchone() is not None


def hold(connection: Connection, row: RestoredRow) -> None:
    """Store that a table's posts must be checked."""
    connection.execute(_HOLD, row)


def load(connection: Connection, game_id: int) -> RestoredRow | None:
    """Return the row of a table whose posts must be checked, or None."""
    row = connection.execute(
        f"SELECT {_COLUMNS} FROM restored_table WHERE game_id = ?", (game_id,)
    ).fetchone()
    return None if row is None else RestoredRow._make(row)


def release(connection: Connection, game_id: int) -> None:
    """Store that a table's posts need no more checking."""
    connection.execute("DELETE FROM restored_table WHERE game_id = ?", (game_id,))
