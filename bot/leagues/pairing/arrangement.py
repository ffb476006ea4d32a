"""The search for tables; people are numbered 0, 1, 2 ... here.

The search first evens out how often people meet, starting from known designs and from several
random arrangements. It then improves the best result in the lesser criteria, with weights so far
apart that no lesser criterion outweighs a greater one.

Designs are cyclic: they consist of a few base tables and all their shifts by 1, 2, 3 ... around a
circle of people. Each person plays once in every seat of every base table, and how often two people
meet depends only on their distance. If a base table is a difference set, all people meet equally
often: with 7 people at tables of 4, every pair meets twice; with 13 people at tables of 4, every
pair meets once.

The algorithm is late acceptance hill climbing (Burke and Bykov 2017): people change tables until
their meetings are even and their hours match. A change is accepted if the result is no worse than
the current one, or than the result some steps earlier. The algorithm needs no temperatures, so it
suits costs of any scale, and it draws only integers, so every machine computes the same result.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, pairwise
from math import comb

from bot.engine.rng import Rng
from bot.leagues.pairing.request import CannotPair, even_squares, parted, squares_bound

MEMORY = 50
"""Number of past steps whose costs are remembered."""
EXCHANGES = 4
"""One in this many tries exchanges two people at all their tables; the others exchange two
seats."""


@dataclass(frozen=True, slots=True)
class Costs:
    """The costs of an arrangement; `meeting` has the cost of one meeting for every pair."""

    meeting: tuple[tuple[int, ...], ...]
    square: int = 1
    """Cost per unit of each pair's squared number of meetings."""
    large: int = 0
    """For every squared number of larger tables of one person."""
    larger: tuple[int, ...] = ()
    """Larger tables that each person has had before, empty = none."""
    repeat: int = 0
    """Cost of each table that is in `before`."""
    before: frozenset[int] = frozenset()
    """Tables of the previous season, each as a bit mask of its people."""


class Search:
    """An arrangement of tables that is being improved.

    `_seats` has the people of all tables, one table after another.
    """

    def __init__(self, tables: list[list[int]], costs: Costs, rng: Rng) -> None:
        self.costs, self.rng = costs, rng
        ends = [0]
        for table in tables:
            ends.append(ends[-1] + len(table))
        self._spans = list(pairwise(ends))
        self._table_of = [number for number, table in enumerate(tables) for _ in table]
        self._smallest = min(map(len, tables))
        self._seats = [person for table in tables for person in table]
        self._games = [self._seats.count(person) for person in range(len(costs.meeting))]
        self._count()

    @property
    def tables(self) -> list[list[int]]:
        """Return the people of every table."""
        return [self._seats[start:end] for start, end in self._spans]

    def climb(self, tries: int, idle: int, goal: int) -> None:
        """Try random changes until the cost reaches the goal or there is no gain for `idle` tries.

        The search keeps the best tables found.
        """
        past = [self.cost] * MEMORY
        best, lowest, gained = self._seats.copy(), self.cost, 0
        for number in range(tries):
            if lowest <= goal or number - gained > idle:
                break
            slot = number % MEMORY
            self._try(max(0, past[slot] - self.cost))
            past[slot] = min(past[slot], self.cost)
            if self.cost < lowest:
                best, lowest, gained = self._seats.copy(), self.cost, number
        self._seats = best
        self._count()

    def descend(self) -> None:
        """Exchange seats of two people until no exchange lowers the costs."""
        cost = self.cost + 1
        while self.cost < cost:
            cost = self.cost
            for first, second in combinations(range(len(self._seats)), 2):
                self._exchange_seats(first, second, -1)

    def _count(self) -> None:
        """Compute all meetings and the total cost.

        Also compute, for each pair of people, the cost of another meeting (less one `square`).
        """
        people = range(len(self._games))
        self._met = [[0 for _ in people] for _ in people]
        self._price = [list(row) for row in self.costs.meeting]
        self._masks = [sum(1 << person for person in table) for table in self.tables]
        self._large = list(self.costs.larger) or [0 for _ in people]
        self.cost = sum(map(self._repeat, self._masks))
        for table in self.tables:
            self._count_table(table)
        self.cost += self.costs.large * sum(number * number for number in self._large)

    def _count_table(self, table: list[int]) -> None:
        for one, other in combinations(table, 2):
            self.cost += self._price[one][other] + self.costs.square
            self._meet(one, other, 1)
        if len(table) > self._smallest:
            for person in table:
                self._large[person] += 1

    def _meet(self, one: int, other: int, step: int) -> None:
        more = 2 * step * self.costs.square
        self._met[one][other] += step
        self._met[other][one] += step
        self._price[one][other] += more
        self._price[other][one] += more

    def _repeat(self, mask: int) -> int:
        return self.costs.repeat if mask in self.costs.before else 0

    def _repeats(self, tables: list[int], both: int) -> int:
        """Return how the cost of repeated tables changes if two people swap at some tables.

        `both` has the bits of the two people; one of them sits at each of the tables.
        """
        if not self.costs.before:
            return 0
        masks = [self._masks[table] for table in tables]
        return sum(self._repeat(mask ^ both) - self._repeat(mask) for mask in masks)

    def _try(self, limit: int) -> None:
        """Make a random change if it raises the cost by no more than the limit."""
        count = len(self._seats)
        drawn = self.rng.below(count * count * EXCHANGES, "search")
        drawn, first = divmod(drawn, count)
        drawn, second = divmod(drawn, count)
        if drawn or not self.costs.square:
            self._exchange_seats(first, second, limit)
        else:
            self._exchange_people(self._seats[first], self._seats[second], limit)

    def _exchange_seats(self, first: int, second: int, limit: int) -> None:
        """Exchange two seats, unless that would put a person at the same table twice."""
        one, other = self._seats[first], self._seats[second]
        here, there = self._table_of[first], self._table_of[second]
        if self._masks[here] >> other & 1 or self._masks[there] >> one & 1:
            return
        added = self._added(one, other, here, there)
        if added <= limit:
            self._change(one, other, here, there)
            self._seats[first], self._seats[second] = other, one
            self.cost += added

    def _added(self, one: int, other: int, here: int, there: int) -> int:
        """Return the change in cost if `one` at table `here` and `other` at `there` swap seats."""
        mine, theirs = self._price[one], self._price[other]
        left = self._seats[slice(*self._spans[here])]
        entered = self._seats[slice(*self._spans[there])]
        added = -2 * mine[other]  # They are not opponents of themselves.
        for person in left:
            added += theirs[person] - mine[person]
        for person in entered:
            added += mine[person] - theirs[person]
        common = (self._masks[here] & self._masks[there]).bit_count()
        added += 2 * self.costs.square * (len(left) + len(entered) - 2 - 2 * common)
        if len(left) != len(entered):
            step = 1 if len(entered) > len(left) else -1
            added += 2 * self.costs.large * (1 + step * (self._large[one] - self._large[other]))
        return added + self._repeats([here, there], 1 << one | 1 << other)

    def _change(self, one: int, other: int, here: int, there: int) -> None:
        """Update the counts after `one` at table `here` and `other` at `there` swap seats."""
        for table, leaver, comer in ((here, one, other), (there, other, one)):
            people = self._seats[slice(*self._spans[table])]
            for person in people:
                if person != leaver:
                    self._meet(leaver, person, -1)
                    self._meet(comer, person, 1)
            self._masks[table] ^= 1 << one | 1 << other
            if len(people) > self._smallest:
                self._large[leaver] -= 1
                self._large[comer] += 1

    def _exchange_people(self, one: int, other: int, limit: int) -> None:
        """Exchange all seats of two people who have the same number of games."""
        if one == other or self._games[one] != self._games[other]:
            return
        both = 1 << one | 1 << other
        tables = [
            number for number, mask in enumerate(self._masks) if (mask >> one ^ mask >> other) & 1
        ]
        if self._added_by_names(one, other) + self._repeats(tables, both) <= limit:
            renamed = {one: other, other: one}
            for table in tables:
                for seat in range(*self._spans[table]):
                    self._seats[seat] = renamed.get(self._seats[seat], self._seats[seat])
            self._count()

    def _added_by_names(self, one: int, other: int) -> int:
        """Return how the cost of meetings changes if two people swap all their opponents."""
        meetings = zip(self._met[one], self._met[other], strict=True)
        prices = zip(self.costs.meeting[one], self.costs.meeting[other], strict=True)
        return sum(
            (mine - theirs) * (their_price - my_price)
            for person, ((mine, theirs), (my_price, their_price)) in enumerate(
                zip(meetings, prices, strict=True)
            )
            if person not in (one, other)
        )


MOST_TRIED = 2000
"""Largest number of base tables of which all are tried, which includes all for 16 people and tables
of 5. If more are possible, a tenth of this number is drawn at random."""
FAMILIES = 10
"""Number of families of base tables to try."""
PLANE = (16, 4, 5)
"""Number of people, table size and games of the affine plane of order 4, whose tables are found by
rotating 15 people and leaving one in place."""


def designs(people: int, size: int, games: int, rng: Rng) -> list[list[list[int]]]:
    """Return the tables of cyclic designs worth trying, or an empty list if there are none."""
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
    """Return the tables of a cyclic design with `count` base tables.

    Each base table is chosen to even out the meetings of the earlier ones.
    """
    met = [0] * people
    tables: list[list[int]] = []
    for number in range(count):
        rng.shuffle(bases, "design")
        first_of_many = count > 1 and number == 0
        base = (
            bases[0] if first_of_many else min(bases, key=lambda base: _design_squares(base, met))
        )
        met = _with(base, met)
        tables += [[(seat + shift) % people for seat in base] for shift in range(people)]
    return tables


def _with(base: tuple[int, ...], met: list[int]) -> list[int]:
    met = met.copy()
    for one, other in combinations(base, 2):
        met[one - other] += 1
        met[other - one] += 1
    return met


def _design_squares(base: tuple[int, ...], met: list[int]) -> int:
    return sum(number * number for number in _with(base, met))


STARTS = 4
TRIES = 15_000
"""Maximum number of changes tried from each start to even out the meetings. Divisions with fewer
than 50 seats (people times games) get fewer, those with more than 150 get more."""
TRIES_PER_SEAT = 300
IDLE_PER_SEAT = 60
"""Number of tries per seat without a gain after which the final search ends."""


@dataclass(frozen=True, slots=True)
class Division:
    """A division in numbers: people are 0, 1, 2 ..., and an earlier table is a bit mask."""

    sizes: tuple[int, ...]
    games: tuple[int, ...]
    """Number of games of each person; people with fewer games come last."""
    avoid: frozenset[tuple[int, int]]
    apart: tuple[tuple[int, ...], ...]
    """Number of hours of the week in which two people are not both awake."""
    before: frozenset[int]
    teams: tuple[tuple[int, ...], ...] = ()
    """All people by team, whose pairs are in `avoid`; empty = there are no teams."""

    @property
    def bound(self) -> int:
        """Return a lower bound for the sum of squared meetings."""
        allowed = [len(self.games) - 1] * len(self.games)
        for person in (person for pair in self.avoid for person in pair):
            allowed[person] -= 1
        return squares_bound(self.sizes, self.games, allowed)

    @property
    def sleepless(self) -> Division:
        """Return the division with everyone always awake and no tables of the last season."""
        nothing = (0,) * len(self.games)
        return replace(self, apart=(nothing,) * len(self.games), before=frozenset())


def arrange(division: Division, rng: Rng) -> list[list[int]]:
    """Return the best tables found.

    Tables are compared by meetings first, then by each person's number of larger tables, waking
    hours and repeated tables. Raises CannotPair.
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
    """Return the tables with the most even meetings, without avoided pairs if possible."""
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
    """Yield arrangements to start from: the most even design, then random ones.

    If there are teams, the last one keeps them apart.
    """
    people, games = len(division.games), division.games[0]
    if len({*division.sizes}) == 1 == len({*division.games}):
        found = designs(people, division.sizes[0], games, rng)
        if found:
            yield min(found, key=lambda tables: _squares(tables, people))
    for _ in range(STARTS):
        yield _dealt(division, rng)
    if division.teams:
        yield _parted(division, rng)


def _parted(division: Division, rng: Rng) -> list[list[int]]:
    """Return tables at which no two people of a team meet."""
    seats = [
        [person for person in team for _ in range(division.games[person])]
        for team in division.teams
    ]
    for team in seats:
        rng.shuffle(team, "teams")
    return parted(seats, division.sizes)


def _squares(tables: list[list[int]], people: int) -> int:
    nothing = Costs(tuple((0,) * people for _ in range(people)))
    return Search(tables, nothing, Rng(0)).cost


def _dealt(division: Division, rng: Rng) -> list[list[int]]:
    """Return tables dealt from a repeated row of all people.

    The repetition ensures that no person sits at a table twice. People with one game fewer come
    last in the row, because the last repetition ends before them.
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
    """Return all costs, and a lower bound for their sum."""
    sizes, games, people = division.sizes, division.games, range(len(division.games))
    meetings = sum(size * (size - 1) // 2 for size in sizes)
    apart = division.apart
    # One unit of a criterion outweighs the largest possible sum of all lesser criteria.
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
    return Costs(meeting, square, large, repeat=1, before=division.before), goal
