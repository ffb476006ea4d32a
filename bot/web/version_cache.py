"""The past of tables for pages: their timelines, and the positions most recently viewed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from cachetools import LRUCache

from bot.host.analysis.history import Timeline
from bot.host.core.api import Position
from bot.host.core.moves.commit import Commit
from bot.host.host import Host

_POSITIONS, _TIMELINES, _ROUNDS = 256, 256, 8192
"""Entries that are kept: a page asks for all pictures of a position, and for the one before."""

K = TypeVar("K")
V = TypeVar("V")

Place = tuple[int, int, int]
"""A table, its epoch, and a version: data of a place never changes."""


async def cached(cache: LRUCache[K, V], key: K, find: Callable[[], Awaitable[V]]) -> V:
    """Return the value that is in the cache, else find it now."""
    if key not in cache:
        cache[key] = await find()
    return cache[key]


class VersionCache:
    """Finds past positions of tables, each once for all readers who look back together."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._positions: LRUCache[Place, Position] = LRUCache(_POSITIONS)
        self._timelines: LRUCache[Place, Timeline] = LRUCache(_TIMELINES)
        self._phases: LRUCache[Place, list[tuple[int, str]]] = LRUCache(_TIMELINES)
        self._rounds: LRUCache[Place, int] = LRUCache(_ROUNDS)

    def carry(self, commit: Commit) -> None:
        """Store the position after a commit, and its timeline if the one before it is known.

        So nothing is read again for tables that have followers; any other change has another key.
        """
        before, after = commit.before, commit.after
        self._positions[_place(after, after.version)] = after
        here = _place(before, before.version)
        if here in self._timelines:
            timeline = self._timelines[here].then(after.version, commit.move.restores)
            self._timelines[_place(after, after.version)] = timeline

    async def timeline(self, now: Position) -> Timeline:
        """Return the versions that the table has passed through and that count."""
        return await cached(
            self._timelines,
            _place(now, now.version),
            lambda: self._host.analysis.history.timeline(now.table.id),
        )

    async def position(self, now: Position, version: int) -> Position:
        """Return the table after a version. Raises HostError."""
        if version == now.version:
            return now
        found = await cached(
            self._positions,
            _place(now, version),
            lambda: self._host.tables.position(now.table.id, version),
        )
        return found.at_table(now.table)

    async def phases(self, now: Position) -> list[tuple[int, str]]:
        """Return the versions that closed a phase and that count, in order, with the phase."""
        return await cached(
            self._phases, _place(now, now.version), lambda: self._host.analysis.history.phases(now)
        )

    async def rounds(
        self, now: Position, versions: Sequence[int], round_of: Callable[[Position], int]
    ) -> list[int]:
        """Return the rounds of versions that are given in order: usually there are few of them."""
        found: list[int] = []

        async def fill(some: Sequence[int]) -> None:
            first, last = [await self._round(now, one, round_of) for one in (some[0], some[-1])]
            if first == last or len(some) == 1:
                found.extend([first] * len(some))
            else:
                middle = len(some) // 2
                await fill(some[:middle])
                await fill(some[middle:])

        if versions:
            await fill(versions)
        return found

    async def _round(self, now: Position, version: int, round_of: Callable[[Position], int]) -> int:
        async def find() -> int:
            return round_of(await self.position(now, version))

        return await cached(self._rounds, _place(now, version), find)


def _place(now: Position, version: int) -> Place:
    return now.table.id, now.table.epoch, version
