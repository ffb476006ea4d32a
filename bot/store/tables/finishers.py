"""The players who finished a game, in the rows of `result`, and the moves they made."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.tables import moves


class FinisherRow(NamedTuple):
    """The columns of `result` about a seat's finisher; `user_id` None = a house bot."""

    seat: int
    name: str
    user_id: int | None
    bot: str | None
    instead_of: str | None
    since: int
    place: int | None


_COLUMNS = ", ".join(FinisherRow._fields)
_VALUES = ", ".join(f"{column} = ?" for column in FinisherRow._fields[1:])


def save(connection: Connection, game_id: int, rows: Iterable[FinisherRow]) -> None:
    """Add the finishers to the stored scores."""
    connection.executemany(
        f"UPDATE result SET {_VALUES} WHERE game_id = ? AND seat = ?",
        [(*row[1:], game_id, row.seat) for row in rows],
    )


def load(connection: Connection, game_id: int) -> list[FinisherRow]:
    """Return the finishers of a game by seat; empty before the game is over."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM result WHERE game_id = ? ORDER BY seat", (game_id,)
    )
    return [FinisherRow._make(row) for row in rows]


def decisions(connection: Connection, game_id: int, last: int) -> list[tuple[int, int]]:
    """Return seat and person (0 = a house bot) of each move not taken back, in order."""
    gone = moves.undone(connection, game_id, 0, last)
    rows = connection.execute(
        "SELECT version, seat, coalesce(user_id, 0) FROM move"
        " WHERE game_id = ? AND restores IS NULL ORDER BY version",
        (game_id,),
    )
    return [(seat, user_id) for version, seat, user_id in rows if version not in gone]
