"""Hooks that update a table's clocks and seats after every change, in the same transaction."""

from __future__ import annotations

from collections.abc import Mapping

from bot.host.absence import seats, table_clocks
from bot.host.core.api import Table
from bot.store import Connection
from bot.store.leagues import seasons


class ClocksAndSeats:
    """Implementation of `bot.host.core.moves.hooks.Hooks` for clocks and seats."""

    def moved(
        self,
        connection: Connection,
        table: Table,
        asked: Mapping[int, int | None],
        mover: int,
        now: float,
    ) -> None:
        """Start a new turn on the clocks of seats whose decision was answered or changed."""
        if table.status != "running":
            seasons.make_due_of_table(connection, table.fixture_id, now)
        if table.pace == "none":
            table_clocks.align(connection, table.id, now)
        else:
            table_clocks.turned(connection, table.id, asked, mover, now)

    def changed(self, connection: Connection, table_id: int, now: float) -> None:
        """Start and stop the clocks that a change affects."""
        table_clocks.align(connection, table_id, now)

    def comes_to_move(
        self, connection: Connection, table_id: int, user_id: int, now: float
    ) -> None:
        """Give a seat back to the person a house bot played for. Raises WrongStatus, NotSeated."""
        seats.come_to_move(connection, table_id, user_id, now)
