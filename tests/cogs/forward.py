"""Moves past Discord that are stored together: each as it always is, in one transaction.

Half of the time of a game played ahead went into a transaction for every move, and the steps of
asyncio on the way there and back.
"""

from __future__ import annotations

from bot.host.core.api import Position
from bot.host.core.moves.commit import Commit
from bot.host.core.moves.hooks import Follower
from bot.host.core.registry import Live, Work
from bot.host.host import Host
from bot.store import Connection


class Forward:
    """Plays at the tables of a host; what was played is stored on request."""

    def __init__(self, host: Host) -> None:
        self._tables, self._house_bots = host.tables, host.automation.house_bots
        self._made: list[tuple[Commit, Work]] = []

    async def position(self, table_id: int) -> Position:
        """Return a table's position once house bots, who wait for what is stored, have moved."""
        position = await self._tables.position(table_id)
        if not any(chair.mover for chair in position.table.chairs):
            return position
        await self.store()
        await self._house_bots.settled()
        return await self._tables.position(table_id)

    async def play(self, table_id: int, user_id: int, move: str) -> None:
        """Make a person's move, which the table knows at once."""
        tables = self._tables
        tables._write = self._keep  # type: ignore[method-assign]
        try:
            await tables.play(table_id, user_id, move)
        finally:
            del tables._write

    async def _keep(self, live: Live, commit: Commit, also: Work) -> None:
        self._made.append((commit, also))
        self._tables._registry.keep(live._replace(position=commit.after))

    async def store(self) -> None:
        """Store all moves, in their order, and have the table's followers do their work."""
        tables, made = self._tables, self._made
        if not made:
            return
        self._made = []
        last = made[-1][0].after

        def work(connection: Connection) -> tuple[Follower, ...]:
            for commit, also in made:
                commit.write(connection, tables._hooks)
                also(connection)
            return tables._followers.with_work(connection, last)

        woken = await tables._registry.database.write(work)
        for commit, _ in made:
            tables._registry.counters.moves[last.table.game, commit.move.actor] += 1
            tables._witness(commit)
        for follower in woken:
            follower.run_soon(last.table.id)
