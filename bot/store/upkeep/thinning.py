"""Deletion of states of finished tables that can be recomputed from the moves."""

from __future__ import annotations

from collections.abc import Iterable

from bot.store.core.connection import Connection
from bot.store.core.sql import OURS

EVERY = 25
"""Interval of the versions whose states are kept; recomputing the others takes little time."""


def is_kept(version: int, newest: int) -> bool:
    """Return whether the state of a version is always kept."""
    return version % EVERY == 0 or version == newest


def next_table(connection: Connection, ended_before: float, after: int = 0) -> int | None:
    """Return the first finished table with an id above `after` that has states to delete."""
    row = connection.execute(
        "SELECT id FROM game WHERE id > ? AND status IN ('over', 'abandoned') AND ended_at < ?"
        " AND version > 1 AND EXISTS (SELECT 1 FROM snapshot WHERE game_id = game.id"
        f" AND snapshot.version % {EVERY} <> 0 AND snapshot.version <> game.version) AND {OURS}"
        " ORDER BY id LIMIT 1",
        (after, ended_before),
    ).fetchone()
    return None if row is None else int(row[0])


def delete_states(connection: Connection, game_id: int, versions: Iterable[int]) -> None:
    """Delete the states of some versions of a finished table."""
    connection.executemany(
        "DELETE FROM snapshot WHERE game_id = ? AND version = ? AND EXISTS (SELECT 1 FROM game"
        " WHERE id = game_id AND status IN ('over', 'abandoned'))",
        [(game_id, version) for version in versions],
    )
