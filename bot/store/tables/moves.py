"""Moves with their events, states by version, and results."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

from bot.store.core.connection import Connection
from bot.store.core.errors import CorruptDatabase

Json: TypeAlias = Any


class MoveRow(NamedTuple):
    """A row of `move`, in the order of its columns."""

    game_id: int
    version: int
    seat: int
    actor: str
    user_id: int | None
    text: str
    restores: int | None
    at: float

    @property
    def undone(self) -> range:
        """Return the versions that this move took back, none unless it is a takeback."""
        return range(0) if self.restores is None else range(self.restores + 1, self.version)

    @property
    def by_order(self) -> bool:
        """Return whether a standing order of the seat's person made this move."""
        return self.actor == "auto" and self.user_id is not None


class EventRow(NamedTuple):
    """One event of a move; `data` is JSON."""

    version: int
    kind: str
    data: str
    closes: str | None
    reveals: int


class ResultRow(NamedTuple):
    """One seat's result of a finished game."""

    seat: int
    points: int
    tiebreak: int
    rank: int


_MOVE = ", ".join(MoveRow._fields)


def insert(connection: Connection, move: MoveRow, events: Iterable[EventRow]) -> None:
    """Store an accepted move with its events."""
    connection.execute(f"INSERT INTO move ({_MOVE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", move)
    connection.executemany(
        "INSERT INTO event (game_id, number, version, kind, data, closes, reveals)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(move.game_id, number, *event) for number, event in enumerate(events)],
    )


def load(connection: Connection, game_id: int, version: int) -> MoveRow | None:
    """Return the move that led to a version, or None."""
    row = connection.execute(
        f"SELECT {_MOVE} FROM move WHERE game_id = ? AND version = ?", (game_id, version)
    ).fetchone()
    return None if row is None else MoveRow._make(row)


def newest(connection: Connection, game_id: int, limit: int) -> list[MoveRow]:
    """Return the newest moves of a table, oldest first."""
    rows = connection.execute(
        f"SELECT {_MOVE} FROM move WHERE game_id = ? ORDER BY version DESC LIMIT ?",
        (game_id, limit),
    ).fetchall()
    return [MoveRow._make(row) for row in reversed(rows)]


def newest_times(connection: Connection, game_id: int, among: int) -> list[tuple[int, float]]:
    """Return person and time of people's moves and undos among the newest, oldest first."""
    rows = connection.execute(
        "SELECT user_id, at, actor FROM move WHERE game_id = ? ORDER BY version DESC LIMIT ?",
        (game_id, among),
    ).fetchall()
    return [
        (user_id, at)
        for user_id, at, actor in reversed(rows)
        if user_id is not None and actor in ("user", "undo")
    ]


def has_begun(connection: Connection, game_id: int, seat: int) -> bool:
    """Return whether a person has made a move from a seat."""
    row = connection.execute(
        "SELECT 1 FROM move WHERE game_id = ? AND seat = ? AND actor = 'user' LIMIT 1",
        (game_id, seat),
    ).fetchone()
    return row is not None


def automatic(connection: Connection, game_id: int, first: int) -> frozenset[int]:
    """Return the versions from `first` on that house bots or standing orders made."""
    rows = connection.execute(
        "SELECT version FROM move WHERE game_id = ? AND version >= ? AND actor IN ('bot', 'auto')",
        (game_id, first),
    )
    return frozenset(row[0] for row in rows)


def between(connection: Connection, game_id: int, first: int, last: int) -> list[MoveRow]:
    """Return the moves that led to the versions from `first` to `last`, in order."""
    rows = connection.execute(
        f"SELECT {_MOVE} FROM move WHERE game_id = ? AND version BETWEEN ? AND ? ORDER BY version",
        (game_id, first, last),
    )
    return [MoveRow._make(row) for row in rows]


def everything(connection: Connection, game_id: int) -> list[MoveRow]:
    """Return all moves of a table, oldest first, including those taken back."""
    rows = connection.execute(
        f"SELECT {_MOVE} FROM move WHERE game_id = ? ORDER BY version", (game_id,)
    )
    return [MoveRow._make(row) for row in rows]


def newest_of_people(connection: Connection, game_id: int, version: int) -> MoveRow | None:
    """Return the newest move or undo, up to a version, that a person made, or None."""
    row = connection.execute(
        f"SELECT {_MOVE} FROM move WHERE game_id = ? AND version <= ?"
        " AND actor IN ('user', 'undo')"
        " ORDER BY version DESC LIMIT 1",
        (game_id, version),
    ).fetchone()
    return None if row is None else MoveRow._make(row)


def events(connection: Connection, game_id: int, first: int, last: int) -> list[EventRow]:
    """Return the events of the versions from `first` to `last`, in order."""
    rows = connection.execute(
        "SELECT version, kind, data, closes, reveals FROM event"
        " WHERE game_id = ? AND version BETWEEN ? AND ? ORDER BY version, number",
        (game_id, first, last),
    )
    return [EventRow._make(row) for row in rows]


def undone(connection: Connection, game_id: int, first: int, last: int) -> set[int]:
    """Return the versions that were taken back by undos from `first` to `last`."""
    rows = connection.execute(
        "SELECT version, restores FROM move"
        " WHERE game_id = ? AND version BETWEEN ? AND ? AND restores IS NOT NULL",
        (game_id, first, last),
    )
    return {version for undo, restored in rows for version in range(restored + 1, undo)}


def closing(connection: Connection, game_id: int, last: int) -> list[tuple[int, str]]:
    """Return the versions up to `last` that closed a phase and were not taken back, in order.

    Each comes with the phase; if a move closed several, with the last one.
    """
    rows = connection.execute(
        "SELECT version, closes FROM event"
        " WHERE game_id = ? AND version <= ? AND closes IS NOT NULL ORDER BY version, number",
        (game_id, last),
    ).fetchall()
    gone = undone(connection, game_id, 0, last)
    return [*{version: closes for version, closes in rows if version not in gone}.items()]


def reveals(connection: Connection, game_id: int, version: int) -> bool:
    """Return whether the move that led to a version revealed something hidden."""
    found = connection.execute(
        "SELECT 1 FROM event WHERE game_id = ? AND version = ? AND reveals <> 0 LIMIT 1",
        (game_id, version),
    ).fetchone()
    return found is not None


def insert_state(
    connection: Connection, game_id: int, version: int, schema: int, state: Json
) -> None:
    """Store the state at a version, from JSON data."""
    text = json.dumps(state, separators=(",", ":"), ensure_ascii=False)
    connection.execute(
        "INSERT INTO snapshot (game_id, version, schema, state) VALUES (?, ?, ?, ?)",
        (game_id, version, schema, zlib.compress(text.encode(), 1)),
    )


def load_state(connection: Connection, game_id: int, version: int) -> tuple[int, Json] | None:
    """Return the schema and JSON data of a version's state, or None if none is stored.

    Raises CorruptDatabase.
    """
    row = connection.execute(
        "SELECT schema, state FROM snapshot WHERE game_id = ? AND version = ?", (game_id, version)
    ).fetchone()
    if row is None:
        return None
    try:
        schema, state = row
        return schema, json.loads(zlib.decompress(state))
    except (TypeError, zlib.error, ValueError) as error:
        raise CorruptDatabase(
            f"The state of table {game_id} at version {version} is damaged ({error})."
        ) from error


def insert_results(connection: Connection, game_id: int, results: Sequence[ResultRow]) -> None:
    """Store the final scores of a table."""
    connection.executemany(
        "INSERT INTO result (game_id, seat, points, tiebreak, rank) VALUES (?, ?, ?, ?, ?)",
        [(game_id, *result) for result in results],
    )


def results(connection: Connection, game_id: int) -> list[ResultRow]:
    """Return the final scores of a table by seat; empty before the game is over."""
    rows = connection.execute(
        "SELECT seat, points, tiebreak, rank FROM result WHERE game_id = ? ORDER BY seat",
        (game_id,),
    )
    return [ResultRow._make(row) for row in rows]
