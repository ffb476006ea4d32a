"""What looks at every change of a table inside the transaction that stores it.

The core knows that somebody may look, not who: `bot.host.host` hands it the clocks and seats of
`bot.host.absence`, which stand above it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from bot.host.api import Table
from bot.store import Connection


class Hooks(Protocol):
    """Called while the change is being stored; what they raise undoes it."""

    def moved(
        self,
        connection: Connection,
        table: Table,
        asked: Mapping[int, int | None],
        mover: int,
        now: float,
    ) -> None:
        """React to a move or takeback; `asked` has the seats whose decision is another one now."""

    def changed(self, connection: Connection, table_id: int, now: float) -> None:
        """React to a change beside the moves."""

    def comes_to_move(
        self, connection: Connection, table_id: int, user_id: int, now: float
    ) -> None:
        """Give a seat back to the person a house bot played for. Raises WrongStatus, NotSeated."""
