"""Programs that move for people: the rows of `program`."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.sql import OURS, upsert


class ProgramRow(NamedTuple):
    """A person's program at a table; `digest` is that of its token."""

    game_id: int
    user_id: int
    digest: bytes
    made_at: float


_FIELDS = ", ".join(ProgramRow._fields)
_PUT = upsert("program", ProgramRow._fields[:2], ProgramRow._fields[2:])
_ENDED = (
    "game_id IN (SELECT id FROM game WHERE status IN ('over', 'abandoned') AND ended_at < ?"
    f" AND {OURS})"
)


def put(connection: Connection, row: ProgramRow) -> None:
    """Store a program, in place of the person's earlier one at that table."""
    connection.execute(_PUT, row)


def find(connection: Connection, digest: bytes) -> ProgramRow | None:
    """Return the program whose token has a digest, or None."""
    row = connection.execute(
        f"SELECT {_FIELDS} FROM program WHERE digest = ?", (digest,)
    ).fetchone()
    return None if row is None else ProgramRow._make(row)


def remove(connection: Connection, game_id: int, user_id: int) -> bool:
    """Delete a person's program at a table; return whether there was one."""
    row = connection.execute(
        "DELETE FROM program WHERE game_id = ? AND user_id = ? RETURNING user_id",
        (game_id, user_id),
    ).fetchone()
    return row is not None


def any_ended(connection: Connection, before: float) -> bool:
    """Return whether there is a program at a table that ended before a time."""
    found = connection.execute(f"SELECT 1 FROM program WHERE {_ENDED} LIMIT 1", (before,))
    return found.fetchone() is not None


def delete_ended(connection: Connection, before: float) -> None:
    """Delete the programs at tables that ended before a time."""
    connection.execute(f"DELETE FROM program WHERE {_ENDED}", (before,))
