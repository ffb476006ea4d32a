"""What looks at every change of a table: inside the transaction that stores it, and after it.

The core knows that somebody may look, not who: `bot.host.host` hands it the clocks and seats of
`bot.host.absence`, and has the one list of followers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from bot.host.core.api import Position, Table
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
        """Let a person for whom a house bot played play again. Raises WrongStatus, NotSeated."""


class Follower(Protocol):
    """Does work of its own for a table after every commit: moves, posts, counts votes."""

    def has_work(self, connection: Connection, after: Position) -> bool:
        """Return, inside the transaction of a move, whether it leaves anything to do here.

        What comes to be done later wakes the follower by itself.
        """

    def run_soon(self, table_id: int) -> None:
        """Start the work for a table, if it is not under way already."""

    async def resume(self) -> None:
        """Go on at every table with what was left behind, for example by a restart."""

    async def drain(self) -> None:
        """Start nothing more, and wait until what is under way has ended."""

    async def close(self) -> None:
        """Start nothing more, and for a few seconds let what is under way end."""


class Followers:
    """The one list of followers, in the order in which they start."""

    def __init__(self) -> None:
        self._followers: tuple[Follower, ...] = ()

    def join(self, *followers: Follower) -> None:
        """Let these follow every commit from now on."""
        self._followers += followers

    def with_work(self, connection: Connection, after: Position) -> tuple[Follower, ...]:
        """Return, inside the transaction of a move, those to whom it leaves anything to do."""
        return tuple(one for one in self._followers if one.has_work(connection, after))

    def wake(self, table_id: int) -> None:
        """Let all of them look at a table that was changed other than by a move."""
        for follower in self._followers:
            follower.run_soon(table_id)

    async def resume(self) -> None:
        """Go on at every table with what was left behind."""
        for follower in self._followers:
            await follower.resume()

    async def close(self) -> None:
        """Start nothing more, and let what is under way end, one after the other."""
        for follower in self._followers:
            await follower.close()
