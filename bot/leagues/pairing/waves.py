"""The order in which tables start, so that no person plays more at once than they may."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.rng import Rng

MOVES = 2000
"""Moves of tables to another wave before one wave more is allowed."""
REST = 4
"""Moves during which a table does not return to the wave that it has left."""


def waves(tables: Sequence[Sequence[int]], at_once: Sequence[int], rng: Rng) -> list[int]:
    """Return the wave of every table, from 0: as few waves as a tabu search finds."""
    games = [0] * len(at_once)
    for table in tables:
        for person in table:
            games[person] += 1
    count = max(-(-number // most) for number, most in zip(games, at_once, strict=True))
    while (found := _Spread(tables, at_once, count, rng).search()) is None:
        count += 1
    return found


class _Spread:
    """Tables in so many waves; `load` counts each person's tables in each."""

    def __init__(
        self, tables: Sequence[Sequence[int]], at_once: Sequence[int], count: int, rng: Rng
    ) -> None:
        self.tables, self.at_once, self.rng = tables, at_once, rng
        self.wave = [number % count for number in range(len(tables))]
        rng.shuffle(self.wave, "waves")
        self.load = [[0] * len(at_once) for _ in range(count)]
        for number, wave in enumerate(self.wave):
            self._add(number, wave, 1)

    def search(self) -> list[int] | None:
        """Return the waves as soon as no person plays too much in any, None if never."""
        closed: list[dict[int, int]] = [{} for _ in self.tables]
        for move in range(MOVES):
            wrong = [number for number in range(len(self.tables)) if self._too_much(number)]
            if not wrong:
                return self.wave
            number = wrong[self.rng.below(len(wrong), "waves")]
            closed[number][self.wave[number]] = move + REST
            self._move(number, {wave for wave, end in closed[number].items() if end > move})
        return None

    def _move(self, number: int, closed: set[int]) -> None:
        """Move a table to the wave with the least excess."""
        self._add(number, self.wave[number], -1)
        free = [wave for wave in range(len(self.load)) if wave not in closed]
        self.rng.shuffle(free, "waves")
        if free:
            self.wave[number] = min(free, key=lambda wave: self._excess(number, wave))
        self._add(number, self.wave[number], 1)

    def _add(self, number: int, wave: int, step: int) -> None:
        for person in self.tables[number]:
            self.load[wave][person] += step

    def _excess(self, number: int, wave: int) -> int:
        load = self.load[wave]
        return sum(max(0, load[p] + 1 - self.at_once[p]) for p in self.tables[number])

    def _too_much(self, number: int) -> bool:
        load = self.load[self.wave[number]]
        return any(load[person] > self.at_once[person] for person in self.tables[number])
