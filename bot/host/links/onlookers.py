"""Who looks at a table from outside Discord, and is told that something has changed there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from bot.host.core.api import Position
from bot.host.core.commit import Commit
from bot.store import Connection

Wake = Callable[[], object]
Witness = Callable[[Commit], object]


class _Onlooker(NamedTuple):
    """Is woken by every change, and sees what was stored of the moves among them."""

    wake: Wake
    witness: Witness


def _nothing(_: Commit) -> None:
    """See nothing of a move."""


class Onlookers:
    """Told after every commit at the tables that they look at; a follower without work to end.

    Where nobody looks, a move costs one look into a dictionary.
    """

    def __init__(self) -> None:
        self._looking: dict[int, list[_Onlooker]] = {}

    @contextmanager
    def looking(self, table_id: int, wake: Wake, witness: Witness = _nothing) -> Iterator[None]:
        """Let `wake` be called, on the event loop, whenever that table has changed.

        Before that `witness` gets what was stored, where it was a move or takeback made here:
        whoever made it waits meanwhile.
        """
        one = _Onlooker(wake, witness)
        self._looking.setdefault(table_id, []).append(one)
        try:
            yield
        finally:
            there = self._looking[table_id]
            there.remove(one)
            if not there:
                del self._looking[table_id]

    def moved(self, commit: Commit) -> None:
        """Show a move that was stored to those who look at its table."""
        for one in tuple(self._looking.get(commit.after.table.id, ())):
            one.witness(commit)
            one.wake()

    def has_work(self, _connection: Connection, _after: Position) -> bool:
        """Return False: moves are shown by `moved`."""
        return False

    def run_soon(self, table_id: int) -> None:
        """Tell those who look at the table."""
        for one in tuple(self._looking.get(table_id, ())):
            one.wake()

    async def resume(self) -> None:
        """Do nothing: who looks now saw what there was when they came."""

    async def drain(self) -> None:
        """Do nothing: what was told is told."""

    async def close(self) -> None:
        """Do nothing: whoever serves the pages ends them."""
