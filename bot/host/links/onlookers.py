"""Who looks at a table from outside Discord, and is told that something has changed there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from bot.host.api import Position
from bot.store import Connection

Wake = Callable[[], object]


class Onlookers:
    """Told after every commit at the tables that they look at; a follower without work to end.

    Where nobody looks, a move costs one look into a dictionary.
    """

    def __init__(self) -> None:
        self._looking: dict[int, list[Wake]] = {}

    @contextmanager
    def looking(self, table_id: int, wake: Wake) -> Iterator[None]:
        """Let `wake` be called, on the event loop, whenever that table has changed."""
        self._looking.setdefault(table_id, []).append(wake)
        try:
            yield
        finally:
            there = self._looking[table_id]
            there.remove(wake)
            if not there:
                del self._looking[table_id]

    def has_work(self, connection: Connection, after: Position) -> bool:
        """Return whether anybody looks at the table."""
        return after.table.id in self._looking

    def run_soon(self, table_id: int) -> None:
        """Tell those who look at the table."""
        for wake in tuple(self._looking.get(table_id, ())):
            wake()

    async def resume(self) -> None:
        """Do nothing: who looks now saw what there was when they came."""

    async def drain(self) -> None:
        """Do nothing: what was told is told."""

    async def close(self) -> None:
        """Do nothing: whoever serves the pages ends them."""
