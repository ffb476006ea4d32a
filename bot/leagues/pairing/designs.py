"""Cyclic designs: a few tables, and all their shifts by 1, 2, 3 ... around a circle of people.

Each person plays once on every seat of every base table, and how often two people meet depends only
on their distance. A base table that is a difference set makes all meetings equal: 7 people, tables
of 4, every pair twice; 13 people, tables of 4, every pair once.
"""

from __future__ import annotations

from itertools import combinations
from math import comb

from bot.engine.rng import Rng

MOST_TRIED = 2000
"""Base tables to try: all there are for 16 people and tables of 5."""
FAMILIES = 10
"""Families of base tables to try."""
PLANE = (16, 4, 5)
"""The affine plane of order 4: it rotates 15 people and leaves one in place."""


def designs(people: int, size: int, games: int, rng: Rng) -> list[list[list[int]]]:
    """Return tables of cyclic designs worth trying, none if none exist."""
    if (people, size, games) == PLANE:
        return [_plane()]
    if games % size:
        return []
    bases = _bases(people, size, rng)
    rounds = FAMILIES if games > size else 1
    return [_family(people, games // size, bases, rng) for _ in range(rounds)]


def _plane() -> list[list[int]]:
    lines = [[(point + shift) % 15 for point in (0, 1, 3, 7)] for shift in range(15)]
    return lines + [[15, shift, shift + 5, shift + 10] for shift in range(5)]


def _bases(people: int, size: int, rng: Rng) -> list[tuple[int, ...]]:
    others = list(range(1, people))
    if comb(people - 1, size - 1) <= MOST_TRIED:
        return [(0, *rest) for rest in combinations(others, size - 1)]
    bases = []
    for _ in range(MOST_TRIED // 10):
        rng.shuffle(others, "design")
        bases.append((0, *others[: size - 1]))
    return bases


def _family(people: int, count: int, bases: list[tuple[int, ...]], rng: Rng) -> list[list[int]]:
    """Return the tables of a family: each base table evens out the meetings of those before."""
    met = [0] * people
    tables: list[list[int]] = []
    for number in range(count):
        rng.shuffle(bases, "design")
        first_of_many = count > 1 and number == 0
        base = bases[0] if first_of_many else min(bases, key=lambda base: _squares(base, met))
        met = _with(base, met)
        tables += [[(seat + shift) % people for seat in base] for shift in range(people)]
    return tables


def _with(base: tuple[int, ...], met: list[int]) -> list[int]:
    met = met.copy()
    for one, other in combinations(base, 2):
        met[one - other] += 1
        met[other - one] += 1
    return met


def _squares(base: tuple[int, ...], met: list[int]) -> int:
    return sum(number * number for number in _with(base, met))
