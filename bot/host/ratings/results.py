"""A finished table as the ratings see it, read from its results, moves and tenures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.ratings.field import HOUSE_BOT, NOBODY, SeatResult, TableResult
from bot.store import Connection
from bot.store.ratings.rated_tables import RatedRow
from bot.store.tables import finishers, moves
from bot.store.tables.finishers import FinisherRow
from bot.store.turns import absence
from bot.store.turns.absence import TenureRow

_GONE = frozenset({"left", "caretaker"})
"""Reasons of a house bot's play for a person who could have played."""
_LAST = 1 << 60


def result_of(connection: Connection, table: RatedRow) -> TableResult:
    """Return the players of a finished table's seats, and their results."""
    ranks = {row.seat: row.rank for row in moves.results(connection, table.id)}
    found = finishers.load(connection, table.id)
    made: dict[int, Counter[int]] = {seat: Counter() for seat in ranks}
    for seat, person in finishers.decisions(connection, table.id, _LAST):
        made[seat][person] += 1
    seats = tuple(
        SeatResult(row.seat, ranks[row.seat], _finisher(row), made[row.seat]) for row in found
    )
    at_the_end = {row.user_id for row in found if row.user_id is not None}
    return TableResult(
        table.id, table.key, seats, left_of(absence.tenures(connection, table.id)) - at_the_end
    )


def _finisher(row: FinisherRow) -> int:
    """Return the person who finished a seat; the store may not know them any more."""
    if row.user_id is None:
        return NOBODY if row.bot is None else HOUSE_BOT
    return row.user_id


def left_of(tenures: Sequence[TenureRow]) -> frozenset[int]:
    """Return those who gave a seat up, or ran out of time, and did not play again after it."""
    last = {row.user_id: row for row in tenures if row.user_id is not None}
    return frozenset(
        person for person, row in last.items() if row.bot is not None and row.reason in _GONE
    )
