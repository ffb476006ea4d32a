"""Viewers of a table outside Discord, who are notified when the table changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from contextlib import ExitStack, contextmanager
from typing import NamedTuple

from bot.host.core.api import Position
from bot.host.core.moves.commit import Commit
from bot.store import Connection

Wake = Callable[[], object]
Witness = Callable[[Commit], object]


class _Onlooker(NamedTuple):
    """A viewer; `wake` is called at every change, and `witness` with each stored move."""

    wake: Wake
    witness: Witness


def _nothing(_: Commit) -> None:
    """Ignore a move."""


class Onlookers:
    """Viewers, notified after every commit at their tables.

    This is a follower without unfinished work. If a table has no viewers, a move costs one
    dictionary lookup.
    """

    def __init__(self) -> None:
        self._looking: dict[int, list[_Onlooker]] = {}

    @contextmanager
    def looking(self, table_id: int, wake: Wake, witness: Witness = _nothing) -> Iterator[None]:
        """Call `wake`, on the event loop, whenever the table has changed.

        If the change was a move or takeback made in this process, `witness` gets the commit first,
        while the player who made it is waiting.
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
        """Pass a stored move to the viewers of its table."""
        for one in tuple(self._looking.get(commit.after.table.id, ())):
            one.witness(commit)
            one.wake()

    def has_work(self, _connection: Connection, _after: Position) -> bool:
        """Return False, because moves are passed to `moved`."""
        return False

    def run_soon(self, table_id: int) -> None:
        """Wake the viewers of a table."""
        for one in tuple(self._looking.get(table_id, ())):
            one.wake()

    def wake_all(self) -> None:
        """Wake all viewers, who may have missed changes by other processes."""
        for table_id in tuple(self._looking):
            self.run_soon(table_id)

    async def resume(self) -> None:
        """Do nothing, because viewers saw the current state when they arrived."""

    async def drain(self) -> None:
        """Do nothing, because viewers have already been woken."""

    async def close(self) -> None:
        """Do nothing, because the web server ends the viewers' connections."""


class Watch:
    """A viewer of tables that change from time to time: `wake` is called as in `looking`."""

    def __init__(self, onlookers: Onlookers, wake: Wake) -> None:
        self._onlookers, self._wake = onlookers, wake
        self._looked_at = dict[int, ExitStack]()

    def look_at(self, tables: Set[int]) -> None:
        """Be woken by these tables, and no longer by any others."""
        for gone in self._looked_at.keys() - tables:
            self._looked_at.pop(gone).close()
        for new in tables - self._looked_at.keys():
            self._looked_at[new] = ExitStack()
            self._looked_at[new].enter_context(self._onlookers.looking(new, self._wake))
