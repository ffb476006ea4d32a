"""The search for tables, on numbers 0, 1, 2 ... instead of people.

First the meetings are evened out, from known designs and from several random starts; then the best
is improved in lesser criteria, with weights so far apart that no lesser one outweighs a greater.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from bot.engine.rng import Rng
from bot.leagues.pairing.bounds import even_squares, squares_bound
from bot.leagues.pairing.designs import designs
from bot.leagues.pairing.request import CannotPair
from bot.leagues.pairing.search import Costs, Search

STARTS = 4
TRIES = 15_000
"""Changes tried from one start, for the meetings; there are fewer and more in very small and very
large divisions."""
TRIES_PER_SEAT = 300
IDLE_PER_SEAT = 60
"""A division in numbers; people are 0, 1, 2 ... and tables are their bits."""


@dataclass(frozen=True, slots=True)
class Division:
    """A division in numbers; people are 0, 1, 2 ... and tables are their bits."""

    sizes: tuple[int, ...]
    games: tuple[int, ...]
    """Games of each person; those with fewer come last."""
    avoid: frozenset[tuple[int, int]]
    apart: tuple[tuple[int, ...], ...]
    """Hours of the week in which two people are not both awake."""
    before: frozenset[int]

    @property
    def bound(self) -> int:
        """Return the least sum of squared meetings."""
        allowed = [len(self.games) - 1] * len(self.games)
        for person in (person for pair in self.avoid for person in pair):
            allowed[person] -= 1
        return squares_bound(self.sizes, self.games, allowed)

    @property
    def sleepless(self) -> Division:
        """Return the division as if all people were always awake and had never played."""
        nothing = (0,) * len(self.games)
        return replace(self, apart=(nothing,) * len(self.games), before=frozenset())


def arrange(division: Division, rng: Rng) -> list[list[int]]:
    """Return the best tables found: by meetings, then larger tables, hours and repeats.

    Raises CannotPair.
    """
    tables = _even(division, rng)
    if concerned := {p for pair in _violated(tables, division) for p in pair}:
        raise CannotPair("avoid", len(concerned))
    costs, goal = _costs(division)
    search = Search(tables, costs, rng)
    seats = sum(division.sizes)
    search.climb(TRIES_PER_SEAT * seats, IDLE_PER_SEAT * seats, goal)
    return search.tables


def _even(division: Division, rng: Rng) -> list[list[int]]:
    """Return the evenest tables found, without avoided pairs if that was possible."""
    costs, goal = _costs(division.sleepless)
    seats = sum(division.sizes)
    tries = max(min(TRIES, TRIES_PER_SEAT * seats), 100 * seats)
    best: Search | None = None
    for tables in _starts(division, rng):
        search = Search(tables, costs, rng)
        search.climb(tries, tries, goal)
        if best is None or search.cost < best.cost:
            best = search
        if best.cost <= goal:
            break
    assert best is not None
    return best.tables


def _avoided(division: Division, one: int, other: int) -> bool:
    return (min(one, other), max(one, other)) in division.avoid


def _violated(tables: list[list[int]], division: Division) -> set[tuple[int, int]]:
    met = {pair for table in tables for pair in combinations(sorted(table), 2)}
    return met & division.avoid


def _starts(division: Division, rng: Rng) -> Iterator[list[list[int]]]:
    """Yield tables to start from: the most even design, then some by lot."""
    people, games = len(division.games), division.games[0]
    if len({*division.sizes}) == 1 == len({*division.games}):
        found = designs(people, division.sizes[0], games, rng)
        if found:
            yield min(found, key=lambda tables: _squares(tables, people))
    for _ in range(STARTS):
        yield _dealt(division, rng)


def _squares(tables: list[list[int]], people: int) -> int:
    nothing = Costs(tuple((0,) * people for _ in range(people)))
    return Search(tables, nothing, Rng(0)).cost


def _dealt(division: Division, rng: Rng) -> list[list[int]]:
    """Return tables dealt from repeated rows of all people, so that no person sits twice at one.

    People who are a game short stand last in the row: the last row ends before them.
    """
    full = [person for person, games in enumerate(division.games) if games == division.games[0]]
    rng.shuffle(full, "start")
    row = full + list(range(len(full), len(division.games)))
    sizes = list(division.sizes)
    rng.shuffle(sizes, "start")
    seats = iter(row * division.games[0])
    dealt = [[next(seats) for _ in range(size)] for size in sizes]
    return sorted(dealt, key=len, reverse=True)


def _costs(division: Division) -> tuple[Costs, int]:
    """Return the costs of everything, and a sum that they are never below."""
    sizes, games, people = division.sizes, division.games, range(len(division.games))
    meetings = sum(size * (size - 1) // 2 for size in sizes)
    apart = division.apart
    # One unit of a part outweighs all that the lesser parts may sum up to.
    hour = len(sizes) + 1
    large = hour * (meetings * max(map(max, apart)) + 1)
    square = large * (sum(sizes) * max(games) + 1)
    avoided = square * (meetings * max(games) + 1)
    meeting = tuple(
        tuple(hour * apart[p][q] + avoided * _avoided(division, p, q) for q in people)
        for p in people
    )
    at_large = sum(size for size in sizes if size > min(sizes))
    goal = square * division.bound + large * even_squares(at_large, len(games))
    goal += hour * meetings * min(apart[p][q] for p, q in combinations(people, 2))
    return Costs(meeting, square, large, 1, division.before), goal
