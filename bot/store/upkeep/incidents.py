"""Mistakes of the program, under the numbers that people were told."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

KEPT = 90 * 24 * 3600.0
"""Seconds for which an incident is kept."""
MOST = 2000
"""Incidents that are kept at most: a mistake that never ends must not fill the disk."""


class IncidentRow(NamedTuple):
    """A row of `incident`; no person is in it."""

    number: str
    at: float
    guild_id: int | None
    game_id: int | None
    version: int | None
    step: str
    program: str
    trace: str


_COLUMNS = ", ".join(IncidentRow._fields)


def insert(connection: sqlite3.Connection, row: IncidentRow) -> None:
    """Store an incident, and forget what is too old or too much."""
    marks = ", ".join("?" * len(row))
    connection.execute(f"INSERT OR REPLACE INTO incident ({_COLUMNS}) VALUES ({marks})", row)
    connection.execute("DELETE FROM incident WHERE at < ?", (row.at - KEPT,))
    connection.execute(
        "DELETE FROM incident WHERE number IN"
        " (SELECT number FROM incident ORDER BY at DESC LIMIT -1 OFFSET ?)",
        (MOST,),
    )


def find(connection: sqlite3.Connection, number: str) -> IncidentRow | None:
    """Return the incident of that number, None where there is none (any more).

    Nor are there any in the database of an earlier version.
    """
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'incident'").fetchone():
        return None
    row = connection.execute(
        f"SELECT {_COLUMNS} FROM incident WHERE number = ?", (number,)
    ).fetchone()
    return None if row is None else IncidentRow._make(row)
