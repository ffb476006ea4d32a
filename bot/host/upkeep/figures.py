"""Figures about the stored tables, for monitoring."""

from __future__ import annotations

from typing import NamedTuple

from bot.host.core.counters import Counters
from bot.host.core.registry import TableRegistry
from bot.store import Connection
from bot.store.upkeep import checkup

OVERDUE = 60.0
"""Seconds after which due work counts as overdue."""


class Figures(NamedTuple):
    """Numbers of open tables and of overdue work."""

    lobbies: int
    running: int
    timers: int
    posts: int
    thinking_less: int
    """Number of tables whose strong house bots have time for less than half of their playouts."""


class TableFigures:
    """Reader of figures about tables, which reveal nothing about people."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    @property
    def counters(self) -> Counters:
        """The counters since the start."""
        return self._registry.counters

    async def read(self) -> Figures:
        """Return the current figures of this process's tables. Raises StoreError."""
        before = self._registry.now() - OVERDUE

        def load(connection: Connection) -> Figures:
            by_status = checkup.open_tables(connection)
            timers = checkup.late_timers(connection, before)
            posts = checkup.late_posts(connection, before, before)
            return Figures(
                by_status.get("lobby", 0),
                by_status.get("running", 0),
                0 if timers is None else timers.number,
                0 if posts is None else posts.number,
                checkup.thinking_less(connection),
            )

        return await self._registry.database.read(load)
