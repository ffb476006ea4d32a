"""Signed logs of seasons: the rows of `season_log`; their lines are in `signed_lines`."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection

SINCE = 32
"""The first schema that has such logs."""


class LogRow(NamedTuple):
    """A row of `season_log` without the season."""

    salt: str
    upto: int


def load(connection: Connection, season_id: int) -> LogRow | None:
    """Return what is stored about a season's log, or None if it has none."""
    row = connection.execute(
        "SELECT salt, upto FROM season_log WHERE season_id = ?", (season_id,)
    ).fetchone()
    return None if row is None else LogRow._make(row)


def begin(connection: Connection, season_id: int, salt: str) -> None:
    """Store that a season has a log."""
    connection.execute(
        "INSERT INTO season_log (season_id, salt, upto) VALUES (?, ?, 0)", (season_id, salt)
    )


def set_upto(connection: Connection, season_id: int, upto: int) -> None:
    """Store the newest row of the league's log that is in the log of a season."""
    connection.execute("UPDATE season_log SET upto = ? WHERE season_id = ?", (upto, season_id))


def people(connection: Connection, season_id: int) -> dict[int, str]:
    """Return the pseudonyms of a season's people, by person."""
    rows = connection.execute(
        "SELECT user_id, pseudonym FROM season_person WHERE season_id = ? ORDER BY user_id",
        (season_id,),
    )
    return dict(rows.fetchall())


def add_person(connection: Connection, season_id: int, user_id: int, pseudonym: str) -> None:
    """Store the pseudonym of a person."""
    connection.execute(
        "INSERT INTO season_person (season_id, user_id, pseudonym) VALUES (?, ?, ?)",
        (season_id, user_id, pseudonym),
    )
