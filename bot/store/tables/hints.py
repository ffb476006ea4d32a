"""Hints that were given: the rows `hint`."""

from __future__ import annotations

from bot.store.core.connection import Connection
from bot.store.core.sql import upsert

_KEEP = upsert("hint", ("game_id", "seat", "version"), ("answer",))


def load(connection: Connection, game_id: int, seat: int, version: int) -> str | None:
    """Return the hint that a seat got at a version, None = it has had none there."""
    row = connection.execute(
        "SELECT answer FROM hint WHERE game_id = ? AND seat = ? AND version = ?",
        (game_id, seat, version),
    ).fetchone()
    return None if row is None else str(row[0])


def keep(connection: Connection, game_id: int, seat: int, version: int, answer: str) -> None:
    """Store a hint, in place of one that the seat got at the same version."""
    connection.execute(_KEEP, (game_id, seat, version, answer))


def counts(connection: Connection, game_id: int) -> dict[int, int]:
    """Return how many hints the seats of a table got: those that got any."""
    rows = connection.execute(
        "SELECT seat, count(*) FROM hint WHERE game_id = ? GROUP BY seat ORDER BY seat", (game_id,)
    )
    return dict(rows.fetchall())
