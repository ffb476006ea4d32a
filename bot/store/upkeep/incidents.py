"""Errors of the program, by the incident numbers that people were shown."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.sql import upsert

KEPT = 90 * 24 * 3600.0
"""Seconds for which an incident is kept."""
SINCE = 22
"""Version of the first schema with incidents."""
MOST = 2000
"""Maximum number of incidents kept, so that an endlessly repeated error does not fill the disk."""


class IncidentRow(NamedTuple):
    """A row of `incident`, which identifies no person."""

    number: str
    at: float
    guild_id: int | None
    game_id: int | None
    version: int | None
    step: str
    program: str
    trace: str


_COLUMNS = ", ".join(IncidentRow._fields)
_INSERT = upsert("incident", IncidentRow._fields[:1], IncidentRow._fields[1:])


def insert(connection: Connection, row: IncidentRow) -> None:
    """Store an incident, and delete those that are too old or too many."""
    connection.execute(_INSERT, row)
    connection.execute("DELETE FROM incident WHERE at < ?", (row.at - KEPT,))
    connection.execute(
        "DELETE FROM incident WHERE number NOT IN"
        " (SELECT number FROM incident ORDER BY at DESC, number LIMIT ?)",
        (MOST,),
    )


def find(connection: Connection, number: str) -> IncidentRow | None:
    """Return the incident with a number, or None if there is none or it was deleted."""
    row = connection.execute(
        f"SELECT {_COLUMNS} FROM incident WHERE number = ?", (number,)
    ).fetchone()
    return None if row is None else IncidentRow._make(row)
