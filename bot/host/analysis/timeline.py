"""The timeline of a table: the versions that it has passed through and that still count."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import NamedTuple


class Timeline(NamedTuple):
    """Versions of a table without those that were taken back.

    `stops` are its beginning, which is version 0, and the version after each move; `undos` are
    those of takebacks, at which it stood where it had stood at the stop before.
    """

    stops: tuple[int, ...]
    undos: frozenset[int] = frozenset()

    @property
    def moves(self) -> int:
        """Return how many moves count."""
        return len(self.stops) - 1

    def stands(self, version: int) -> bool:
        """Return whether a version is part of the timeline: one that was taken back is not."""
        return version in self.undos or self.stops[self.number(version)] == version

    def number(self, version: int) -> int:
        """Return how many of the moves that count were made by then."""
        return bisect_right(self.stops, version) - 1

    def before(self, version: int) -> int | None:
        """Return the version before the newest move that counts by then, None at the beginning."""
        number = self.number(version)
        return self.stops[number - 1] if number else None

    def then(self, version: int, restores: int | None) -> Timeline:
        """Return the timeline with one version more, as `timeline_of` would with all before it."""
        if restores is None:
            return Timeline((*self.stops, version), self.undos)
        stops = self.stops[: bisect_right(self.stops, restores)]
        return Timeline(
            stops, frozenset((*(one for one in self.undos if one <= restores), version))
        )


def timeline_of(passed: Iterable[tuple[int, int | None]]) -> Timeline:
    """Return the timeline that versions make up, each with the one that it restored, if any."""
    stops, undos = [0], list[int]()
    for version, restores in passed:
        if restores is None:
            stops.append(version)
            continue
        for past in (stops, undos):
            while past and past[-1] > restores:
                past.pop()
        undos.append(version)
    return Timeline(tuple(stops), frozenset(undos))
