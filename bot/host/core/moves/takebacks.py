"""Moves that have not been taken back, and those that a person may take back without asking."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.host.core.api import NothingToTakeBack
from bot.store import Connection
from bot.store.tables import moves
from bot.store.tables.moves import MoveRow


def standing(rows: Iterable[MoveRow]) -> list[MoveRow]:
    """Return the moves of a table that were not taken back, oldest first."""
    kept: list[MoveRow] = []
    for row in rows:
        if row.restores is None:
            kept.append(row)
        while kept and row.restores is not None and kept[-1].version > row.restores:
            kept.pop()
    return kept


def all_standing(connection: Connection, table_id: int) -> list[MoveRow]:
    """Return all moves of a table that were not taken back."""
    return standing(moves.everything(connection, table_id))


def own_last(connection: Connection, table_id: int, user_id: int) -> list[MoveRow]:
    """Return a person's last move, as a list, if it is the table's last and revealed nothing.

    Raises NothingToTakeBack.
    """
    rows = all_standing(connection, table_id)
    if all(row.user_id != user_id for row in rows):
        raise NothingToTakeBack(reason="nothing")
    if rows[-1].user_id != user_id:
        raise NothingToTakeBack(reason="moved")
    if moves.reveals(connection, table_id, rows[-1].version):
        raise NothingToTakeBack(reason="revealed")
    return rows[-1:]


def since(rows: Sequence[MoveRow], version: int) -> list[MoveRow]:
    """Return the moves that a return to the version would undo."""
    return [row for row in rows if row.version > version]
