"""Finishers: the players of the seats at a game's end, stored and posted with the result.

`rank` is the place at the table. `place`, stored with it, is the place among the people who
finished, which ratings compare; a house bot, on its own seat or for a player who left, has none.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.api import Score
from bot.host.core.api import Chair, Finisher, Position, Table
from bot.host.core.registry import TableRegistry
from bot.locales import Words
from bot.locales.markdown import told_apart
from bot.store import Connection
from bot.store.tables import coaching, finishers, games, moves
from bot.store.tables.finishers import FinisherRow
from bot.store.tables.moves import ResultRow
from bot.store.turns import absence
from bot.store.turns.absence import TenureRow


def store(connection: Connection, table: Table, scores: Sequence[Score]) -> None:
    """Store the result and the finishers of a game that has just ended, if it has `scores`."""
    if not scores:
        return
    rows = [ResultRow(s.seat, s.points, s.tiebreak, s.rank) for s in scores]
    moves.insert_results(connection, table.id, rows)
    tenures = absence.tenures(connection, table.id)
    # Store the original names, since marks that distinguish equal names are only for this table.
    names = {row.seat: row.name for row in games.reload(connection, table.id).seats}
    found = [
        _row(replace(chair, name=names[chair.seat]), [t for t in tenures if t.seat == chair.seat])
        for chair in table.chairs
    ]
    finishers.save(connection, table.id, _placed(found, {row.seat: row.rank for row in rows}))


async def finishers_of(registry: TableRegistry, now: Position) -> tuple[Finisher, ...]:
    """Return the finishers of a finished game, by seat; () while it is being played."""
    table = now.table

    def read(connection: Connection) -> list[tuple[FinisherRow, int, int, int]]:
        ranks = {row.seat: row.rank for row in moves.results(connection, table.id)}
        decided = finishers.decisions(connection, table.id, table.version)
        had = coaching.hint_counts(connection, table.id)
        return [
            (row, ranks[row.seat], _percent(row, decided), had.get(row.seat, 0))
            for row in finishers.load(connection, table.id)
        ]

    found = await registry.database.read(read)
    names = told_apart([row.name for row, *_ in found], Words(table.language)("seat-of-nobody"))
    return tuple(
        [
            Finisher(
                row.seat, names[n], row.user_id, rank, row.place, row.instead_of or "",
                await registry.position_at(now, row.since) if row.instead_of else None, percent,
                given, row.bot,
            )
            for n, (row, rank, percent, given) in enumerate(found)
        ]
    )  # fmt: skip


def _row(chair: Chair, tenures: Sequence[TenureRow]) -> FinisherRow:
    """Return a seat's finisher, given all tenures of the seat, in order."""
    assert chair.seat is not None
    if chair.mover is not None:
        since = tenures[-1].version if tenures and chair.caretaker else 0
        other = chair.name if chair.caretaker else None
        return FinisherRow(chair.seat, chair.name, None, chair.mover, other, since, None)
    others = [n for n, row in enumerate(tenures) if row.user_id != chair.user_id]
    if not tenures or tenures[0].user_id == chair.user_id:
        return FinisherRow(chair.seat, chair.name, chair.user_id, None, None, 0, None)
    own = tenures[others[-1] + 1 :]
    since = own[0].version if own else 0
    other = tenures[0].name if own else None
    return FinisherRow(chair.seat, chair.name, chair.user_id, None, other, since, None)


def _placed(rows: Sequence[FinisherRow], ranks: dict[int, int]) -> list[FinisherRow]:
    """Return the rows with places among the people; people with equal ranks share a place."""
    people = [ranks[row.seat] for row in rows if row.user_id is not None]
    return [
        row._replace(place=1 + sum(rank < ranks[row.seat] for rank in people))
        if row.user_id is not None
        else row
        for row in rows
    ]


def _percent(row: FinisherRow, decided: Sequence[tuple[int, int]]) -> int:
    """Return a finisher's share of a seat's decisions; 0 and 100 only if it is exactly that."""
    whose = [user_id for seat, user_id in decided if seat == row.seat]
    own = whose.count(row.user_id or 0)
    if own in (0, len(whose)):
        return 100 if own == len(whose) else 0
    return min(99, max(1, round(100 * own / len(whose))))
