"""Finished tables put straight into the store: hundreds in no time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.store import Connection
from bot.store.tables import finishers, games, moves
from bot.store.tables.finishers import FinisherRow
from bot.store.tables.games import GameRow
from bot.store.tables.moves import EventRow, MoveRow, ResultRow
from bot.store.turns import absence
from bot.store.turns.absence import TenureRow

GUILD = 1
NAMES = {31: "Anna", 32: "Ben", 33: "Cleo", 34: "Dora", 35: "Emil"}


class Sat(NamedTuple):
    """A player who held a seat from beginning to end."""

    person: int
    points: int
    rank: int


def insert(
    connection: Connection,
    seats: Sequence[Sat],
    ended_at: float,
    *,
    key: str = "toy",
    rated: bool = True,
    private: bool = False,
    options: Mapping[str, str] | None = None,
    events: Sequence[EventRow] = (),
) -> int:
    """Store a table at which each seat moved once, an hour after the one before."""
    text = games.options_text(options or {})
    row = GameRow(0, key, "over", text, 1, GUILD, 2, "here", *[None] * 3, seats[0].person, "en",
                  len(seats), ended_at - 3600.0 * len(seats), rated=int(rated),
                  private=int(private), ended_at=ended_at)  # fmt: skip
    table = games.insert(connection, row)
    for seat, sat in enumerate(seats):
        name = NAMES[sat.person]
        start = TenureRow(seat, 0, row.created_at, name, sat.person, None, "start")
        absence.add_tenure(connection, table, start)
        at = row.created_at + 3600.0 * (seat + 1)
        move = MoveRow(table, seat + 1, seat, "user", sat.person, "move", None, at)
        own = [event for event in events if f'"seat": {seat}' in event.data]
        moves.insert(connection, move, [one._replace(version=seat + 1) for one in own])
    results = [ResultRow(seat, sat.points, 0, sat.rank) for seat, sat in enumerate(seats)]
    moves.insert_results(connection, table, results)
    found = [
        FinisherRow(seat, NAMES[sat.person], sat.person, None, None, 0, sat.rank)
        for seat, sat in enumerate(seats)
    ]
    finishers.save(connection, table, found)
    return table
