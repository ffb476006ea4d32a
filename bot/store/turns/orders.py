"""Standing orders: the rows of `standing_order`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.store.core import sql
from bot.store.core.connection import Connection
from bot.store.core.departures import PLAYABLE
from bot.store.core.sql import OURS


class OrderRow(NamedTuple):
    """A row of `standing_order`, in the order of its columns; `data` is JSON."""

    id: int
    game_id: int
    seat: int
    user_id: int
    kind: str
    decision: str
    data: str
    scope: str
    span: str | None
    fired: int = 0
    ended: str | None = None
    ended_at: int | None = None


_ORDER = ", ".join(OrderRow._fields)
_INSERT = f"{sql.insert('standing_order', OrderRow._fields[1:])} RETURNING id"


def insert(connection: Connection, row: OrderRow) -> int:
    """Store a new order and return its id; the id in the given row is ignored."""
    (number,) = connection.execute(_INSERT, row[1:]).fetchone()
    return int(number)


def load(connection: Connection, order_id: int) -> OrderRow | None:
    """Return an order, or None if it does not exist."""
    found = _select(connection, "id = ?", order_id)
    return found[0] if found else None


def armed(connection: Connection, game_id: int) -> list[OrderRow]:
    """Return the orders of a table that have not ended, oldest first."""
    return _select(connection, "game_id = ? AND ended IS NULL ORDER BY id", game_id)


def is_armed(connection: Connection, game_id: int) -> bool:
    """Return whether a table has an order that has not ended."""
    found = connection.execute(
        "SELECT EXISTS (SELECT 1 FROM standing_order WHERE game_id = ? AND ended IS NULL)",
        (game_id,),
    )
    return bool(found.fetchone()[0])


def ended(connection: Connection, game_id: int, user_id: int, limit: int) -> list[OrderRow]:
    """Return a person's newest ended orders at a table, newest first."""
    return _select(
        connection,
        "game_id = ? AND user_id = ? AND ended IS NOT NULL ORDER BY id DESC LIMIT ?",
        game_id,
        user_id,
        limit,
    )


def ended_between(connection: Connection, game_id: int, first: int, last: int) -> list[OrderRow]:
    """Return the orders that ended at versions from `first` to `last`."""
    return _select(
        connection, "game_id = ? AND ended_at BETWEEN ? AND ? ORDER BY id", game_id, first, last
    )


def tables(connection: Connection) -> list[int]:
    """Return the tables with orders that have not ended."""
    rows = connection.execute(
        "SELECT DISTINCT game_id FROM standing_order JOIN game ON game.id = game_id"
        f" WHERE ended IS NULL AND {PLAYABLE} AND {OURS} ORDER BY game_id"
    )
    return [row[0] for row in rows]


def follow(connection: Connection, order_id: int, span: str | None) -> None:
    """Count that an order was followed, and store the phase or round to which that binds it."""
    connection.execute(
        "UPDATE standing_order SET fired = fired + 1, span = ? WHERE id = ?", (span, order_id)
    )


def end(connection: Connection, order_id: int, why: str, version: int) -> None:
    """Store why an order has ended, unless it has ended already."""
    connection.execute(
        "UPDATE standing_order SET ended = ?, ended_at = ? WHERE id = ? AND ended IS NULL",
        (why, version, order_id),
    )


def end_of_seats(
    connection: Connection, game_id: int, seats: Iterable[int], why: str, version: int
) -> None:
    """End all orders of some seats."""
    connection.executemany(
        "UPDATE standing_order SET ended = ?, ended_at = ?"
        " WHERE game_id = ? AND seat = ? AND ended IS NULL",
        [(why, version, game_id, seat) for seat in seats],
    )


def _select(connection: Connection, where: str, *values: int) -> list[OrderRow]:
    rows = connection.execute(f"SELECT {_ORDER} FROM standing_order WHERE {where}", values)
    return [OrderRow._make(row) for row in rows]
