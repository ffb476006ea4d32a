"""Hooks that are called for every change of a table, inside its transaction and after it.

The core does not depend on the implementations: `bot.host.host` passes it the clocks and seats of
`bot.host.absence`, and holds the only list of followers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from bot.host.core.api import Position, Table
from bot.store import Connection


class Hooks(Protocol):
    """Hooks inside the transaction that stores a change; an exception rolls it back."""

    def moved(
        self,
        connection: Connection,
        table: Table,
        asked: Mapping[int, int | None],
        mover: int,
        now: float,
    ) -> None:
        """React to a move or takeback; `asked` contains the seats whose decision has changed."""

    def changed(self, connection: Connection, table_id: int, now: float) -> None:
        """React to a change other than a move."""

    def comes_to_move(
        self, connection: Connection, table_id: int, user_id: int, now: float
    ) -> None:
        """Give a seat back to the person a house bot played for. Raises WrongStatus, NotSeated."""


class Follower(Protocol):
    """A worker that checks a table after every commit, to move, post or count votes."""

    def has_work(self, connection: Connection, after: Position) -> bool:
        """Return, inside a move's transaction, whether the move leaves work for this follower.

        Work that becomes due later wakes the follower separately.
        """

    def run_soon(self, table_id: int) -> None:
        """Start the work for a table, unless it is already running."""

    async def resume(self) -> None:
        """Resume unfinished work at every table, for example after a restart."""

    async def drain(self) -> None:
        """Start no more work, and wait until running work has ended."""

    async def close(self) -> None:
        """Start no more work, and give running work a few seconds to end."""


class Followers:
    """The only list of followers, in the order in which they start.

    `announce` notifies other processes of a change.
    """

    def __init__(self, announce: Callable[[int], object]) -> None:
        self._announce = announce
        self._followers: tuple[Follower, ...] = ()

    def join(self, *followers: Follower) -> None:
        """Add followers, which will check every later commit."""
        self._followers += followers

    def with_work(self, connection: Connection, after: Position) -> tuple[Follower, ...]:
        """Return, inside a move's transaction, the followers that have work after the move."""
        return tuple(one for one in self._followers if one.has_work(connection, after))

    def wake(self, table_id: int) -> None:
        """Wake all followers for a table that was changed other than by a move."""
        for follower in self._followers:
            follower.run_soon(table_id)
        self._announce(table_id)

    async def resume(self) -> None:
        """Resume unfinished work at every table."""
        for follower in self._followers:
            await follower.resume()

    async def close(self) -> None:
        """Close the followers one after another."""
        for follower in self._followers:
            await follower.close()
