"""Swiss events drawn by lot, each round of which is held against a search that tries everything.

It shares nothing with the product but the request and the tables: partitions of up to twelve people
are all tried; for more people a search proves that nobody had to meet again, or that somebody had.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from random import Random
from typing import NamedTuple

from bot.leagues.pairing import CannotPair, Pairing, Request, pair
from bot.leagues.pairing.request import ALWAYS, Earlier

MOST_TRIED = 12
"""The most people for whom everything is tried."""
STEPS = 200_000
"""Steps after which the search for a round without repeated meetings gives up."""
POINTS = {2: (10, 2), 3: (10, 5, 1), 4: (10, 6, 3, 1), 5: (10, 7, 4, 2, 1)}
Cost = tuple[int, int, int, int, int]


class Event:
    """An event in play: who is in it, and what has happened so far."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(f"swiss {seed}")
        self.seed = seed
        many = self.rng.random() < 0.25
        count = self.rng.randint(13, 64) if many else self.rng.randint(4, MOST_TRIED)
        self.people = list(range(1, count + 1))
        self.sizes = self.rng.choice([(3, 4, 5), (2, 3, 4, 5), (2, 3, 4), (3, 4), (4,)])
        self.size = self.rng.choice([size for size in self.sizes if size <= max(4, count)])
        self.rounds = self.rng.randint(2, 6)
        self.points, self.games, self.byes = Counter[int](), Counter[int](), Counter[int]()
        self.tables: list[tuple[int, ...]] = []
        self.asleep = self.rng.random() < 0.5
        self.awake = {one: self._hours() for one in self.people}
        self.avoid = self._avoided() if count > 6 else frozenset()

    def _hours(self) -> int:
        start, length = self.rng.randrange(24), self.rng.randint(8, 24)
        day = sum(1 << (start + n) % 24 for n in range(length))
        return sum(day << 24 * n for n in range(7)) if self.asleep else ALWAYS

    def _avoided(self) -> frozenset[frozenset[int]]:
        pairs = [self.rng.sample(self.people, 2) for _ in range(self.rng.randrange(3))]
        return frozenset(map(frozenset, pairs))

    def change(self) -> None:
        """Let people leave, and others come in between two rounds."""
        for person in list(self.people):
            if self.rng.random() < 0.04 and len(self.people) > max(4, self.size):
                self.people.remove(person)
        if self.rng.random() < 0.3:
            newcomer = max([*self.people, *self.points, 0]) + 1
            self.people.append(newcomer)
            self.awake[newcomer] = self._hours()

    def request(self, number: int) -> Request:
        scores = {
            one: round(100 * self.points[one] / self.games[one]) if self.games[one] else 0
            for one in self.people
        }
        return Request(
            tuple(self.people), self.size, frozenset(self.sizes), 1, self.seed * 100 + number,
            avoid=self.avoid, awake=self.awake,
            earlier=Earlier(tuple(self.tables), scores, dict(self.byes)),
        )  # fmt: skip

    def play(self, pairing: Pairing) -> None:
        for table in pairing.tables:
            order = list(table)
            self.rng.shuffle(order)
            for place, person in enumerate(order):
                self.points[person] += POINTS[len(table)][place]
                self.games[person] += 1
        self.byes.update(pairing.short)
        self.tables += pairing.tables


class Judge:
    """The criteria of a round, counted anew from its request."""

    def __init__(self, request: Request) -> None:
        earlier = request.earlier
        assert earlier is not None
        self.request, self.earlier = request, earlier
        self.met = Counter[tuple[int, int]]()
        for table in earlier.tables:
            self.met.update(combinations(sorted(table), 2))
        least = min(map(len, earlier.tables), default=0)
        self.large = Counter(one for t in earlier.tables if len(t) > least for one in t)

    def pair_cost(self, one: int, other: int) -> Cost:
        one, other = min(one, other), max(one, other)
        gap = self.earlier.scores.get(one, 0) - self.earlier.scores.get(other, 0)
        awake = self.request.awake[one] & self.request.awake[other] & ALWAYS
        avoided = frozenset((one, other)) in self.request.avoid
        return int(avoided), self.met[one, other] ** 2, gap**2, 0, 168 - awake.bit_count()

    def cost(self, tables: Sequence[Sequence[int]]) -> Cost:
        """Return the criteria of a whole round, the most important first."""
        sums = [0] * 5
        for table in tables:
            for one, other in combinations(table, 2):
                for n, part in enumerate(self.pair_cost(one, other)):
                    sums[n] += part
        smallest = min(map(len, tables))
        large = Counter(one for t in tables if len(t) > smallest for one in t)
        sums[3] = sum((large[p] + self.large[p]) ** 2 for table in tables for p in table)
        return sums[0], sums[1], sums[2], sums[3], sums[4]

    def best(self, people: Sequence[int], sizes: Sequence[int]) -> Cost:
        """Return the best criteria of all partitions into tables of these sizes."""
        return min(map(self.cost, partitions(list(people), sorted(sizes))))

    def is_repeat_free(self, people: Sequence[int], sizes: Sequence[int]) -> bool | None:
        """Return whether some round has no pair again, None = the search gave up."""
        fresh = {
            one: {p for p in people if p != one and not any(self.pair_cost(one, p)[:2])}
            for one in people
        }
        steps = 0

        def fill(left: frozenset[int], sizes: tuple[int, ...]) -> bool:
            nonlocal steps
            if not left:
                return True
            first = min(left, key=lambda one: len(fresh[one] & left))
            for size in sorted({*sizes}):
                rest = list(sizes)
                rest.remove(size)
                for others in cliques(fresh, fresh[first] & left, size - 1):
                    steps += 1
                    if steps > STEPS:
                        raise TimeoutError
                    if fill(left - {first, *others}, tuple(rest)):
                        return True
            return False

        try:
            return fill(frozenset(people), tuple(sizes))
        except TimeoutError:
            return None


def cliques(fresh: dict[int, set[int]], among: set[int], size: int) -> Iterator[tuple[int, ...]]:
    """Yield the groups of that size in which nobody has met anybody."""
    if not size:
        yield ()
        return
    for one in sorted(among):
        rest = {other for other in among & fresh[one] if other > one}
        for others in cliques(fresh, rest, size - 1):
            yield (one, *others)


def partitions(people: list[int], sizes: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Yield all ways to divide people into tables of these sizes."""
    if not people:
        yield []
        return
    first, rest = people[0], people[1:]
    for size in {*sizes}:
        left = sizes.copy()
        left.remove(size)
        for others in combinations(rest, size - 1):
            remaining = [one for one in rest if one not in others]
            for found in partitions(remaining, left):
                yield [(first, *others), *found]


def seatings(table: Sequence[int], had: Counter[tuple[int, int]]) -> int:
    """Return how often people have had their seats before; twice is worse than all once."""
    return sum(10 ** had[person, seat] for seat, person in enumerate(table))


class Found(NamedTuple):
    """What a round was found to be: its repeated meetings, and a fault, None = there is none."""

    repeats: int
    fault: str | None


def judge(request: Request, pairing: Pairing) -> Found:
    """Hold a round against everything that could have been."""
    judge, tables = Judge(request), pairing.tables
    sizes = [len(table) for table in tables]
    playing = [person for table in tables for person in table]
    if sorted([*playing, *pairing.short]) != sorted(request.people):
        return Found(0, "somebody has no place, or two")
    if not {*sizes} <= request.sizes or max(sizes) - min(sizes) > 1:
        return Found(0, f"sizes {sizes}")
    if len(pairing.short) > least_byes(len(request.people), request.sizes):
        return Found(0, "more byes than needed")
    earlier = judge.earlier
    worth = {p: (earlier.byes.get(p, 0), earlier.scores.get(p, 0)) for p in request.people}
    if (
        pairing.short
        and not request.avoid
        and max(map(worth.__getitem__, pairing.short)) > min(map(worth.__getitem__, playing))
    ):
        return Found(0, "a bye for the wrong person")
    had = Counter((p, seat) for table in earlier.tables for seat, p in enumerate(table))
    for table in tables:
        if seatings(table, had) > min(seatings(one, had) for one in permutations(table)):
            return Found(0, f"seats of {table}")
    cost = judge.cost(tables)
    if len(playing) <= MOST_TRIED:
        best = judge.best(playing, sizes)
        return Found(cost[1], None if cost == best else f"{cost} instead of {best}")
    if any(judge.cost(changed) < cost for changed in neighbours(tables)):
        return Found(cost[1], "two people had better change places")
    if not cost[1]:
        return Found(0, None)
    free = judge.is_repeat_free(playing, sizes)
    return Found(cost[1], "a pair again, without need" if free else None)


def neighbours(tables: Sequence[tuple[int, ...]]) -> Iterator[list[tuple[int, ...]]]:
    """Yield the rounds in which two people of different tables have changed places."""
    for here, there in combinations(range(len(tables)), 2):
        for one in tables[here]:
            for other in tables[there]:
                changed = list(tables)
                changed[here] = tuple(other if p == one else p for p in tables[here])
                changed[there] = tuple(one if p == other else p for p in tables[there])
                yield changed


def least_byes(people: int, sizes: frozenset[int]) -> int:
    """Return how many people must have a bye."""
    sums = {0}
    for _ in range(people):
        sums |= {total + size for total in sums for size in sizes if total + size <= people}
    return people - max(sums)


def must_meet(request: Request) -> bool:
    """Return whether people who avoid each other must meet, as far as that can be tried."""
    people = list(request.people)
    if len(people) > MOST_TRIED:
        return True
    rests = combinations(people, len(people) - least_byes(len(people), request.sizes))
    return all(
        Judge(request).best(rest, list(sizes))[0]
        for rest in rests
        for sizes in even_sizes(len(rest), request.sizes)
    )


def even_sizes(people: int, sizes: frozenset[int]) -> Iterator[tuple[int, ...]]:
    """Yield all sizes of tables, differing by at most one, that so many people fill."""
    for count in range(1, people + 1):
        low, more = divmod(people, count)
        if {low, low + bool(more)} <= sizes:
            yield (low,) * (count - more) + (low + 1,) * more


def check(seed: int) -> Counter[str]:
    """Play an event and hold each round against everything. Raises AssertionError."""
    event, total = Event(seed), Counter[str]()
    for number in range(event.rounds):
        request = event.request(number)
        try:
            pairing = pair(request)
        except CannotPair as error:
            assert error.reason == "avoid" and must_meet(request), f"event {seed}: {error}"
            total["cannot be paired"] += 1
            break
        found = judge(request, pairing)
        assert found.fault is None, f"event {seed}, round {number + 1}: {found.fault}"
        total["rounds"] += 1
        total["tried whole"] += len(request.people) <= MOST_TRIED
        total["meetings again"] += found.repeats > 0
        total["byes"] += len(pairing.short)
        event.play(pairing)
        event.change()
    return total
