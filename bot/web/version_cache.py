"""Cache of tables' histories for the pages: timelines, and the positions viewed most recently."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from cachetools import LRUCache

from bot.host.analysis.history import Timeline
from bot.host.core.api import Position
from bot.host.core.moves.commit import Commit
from bot.host.host import Host

_POSITIONS, _TIMELINES, _ROUNDS = 256, 256, 8192
"""Sizes of the caches: a page requests all pictures of a position and of the one before it."""

K = TypeVar("K")
V = TypeVar("V")

Place = tuple[int, int, int]
"""Key of a version: table id, epoch, and version; the data for a key never changes."""


async def cached(cache: LRUCache[K, V], key: K, find: Callable[[], Awaitable[V]]) -> V:
    """Return a value from the cache; if it is missing, find it and cache it."""
    if key not in cache:
        cache[key] = await find()
    return cache[key]


class VersionCache:
    """Cache of tables' past positions, which are read once for all readers."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._positions: LRUCache[Place, Position] = LRUCache(_POSITIONS)
        self._timelines: LRUCache[Place, Timeline] = LRUCache(_TIMELINES)
        self._phases: LRUCache[Place, list[tuple[int, str]]] = LRUCache(_TIMELINES)
        self._rounds: LRUCache[Place, int] = LRUCache(_ROUNDS)

    def carry(self, commit: Commit) -> None:
        """Cache the position after a commit and, if the timeline before it is cached, its timeline.

        So followed tables need no further reads. Any other change leads to other keys.
        """
        before, after = commit.before, commit.after
        self._positions[_place(after, after.version)] = after
        here = _place(before, before.version)
        if here in self._timelines:
            timeline = self._timelines[here].then(after.version, commit.move.restores)
            self._timelines[_place(after, after.version)] = timeline

    async def timeline(self, now: Position) -> Timeline:
        """Return the timeline of the table up to a position, without what was taken back then."""
        return await cached(
            self._timelines,
            _place(now, now.version),
            lambda: self._host.analysis.history.timeline(now),
        )

    async def position(self, now: Position, version: int) -> Position:
        """Return the table's position at a version. Raises HostError."""
        if version == now.version:
            return now
        found = await cached(
            self._positions,
            _place(now, version),
            lambda: self._host.tables.position(now.table.id, version),
        )
        return found.at_table(now.table)

    async def delayed(self, now: Position, moves: int) -> Position:
        """Return the position so many moves and takebacks ago; a game that is over is shown whole.

        Raises HostError.
        """
        if now.table.status == "over":
            return now
        return await self.position(now, max(0, now.version - moves))

    async def phases(self, now: Position) -> list[tuple[int, str]]:
        """Return the versions that ended a phase, in order, each with that phase."""
        return await cached(
            self._phases, _place(now, now.version), lambda: self._host.analysis.history.phases(now)
        )

    async def rounds(
        self, now: Position, versions: Sequence[int], round_of: Callable[[Position], int]
    ) -> list[int]:
        """Return the rounds of versions in ascending order, with few reads if they share rounds."""
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
