"""The search: people change tables until their meetings are even and their hours fit.

Late acceptance hill climbing (Burke and Bykov 2017): a change is taken if its result is no worse
than the current one, or than the one a while ago. It needs no temperatures, so that it fits costs
of every scale, and draws only whole numbers: every machine computes the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, pairwise

from bot.engine.rng import Rng

MEMORY = 50
"""Steps for which a cost is remembered."""
EXCHANGES = 4
"""Rate of tries that exchange two people at all their tables: one in so many."""


@dataclass(frozen=True, slots=True)
class Costs:
    """Costs of tables. `meeting` is the cost of one meeting of two people."""

    meeting: tuple[tuple[int, ...], ...]
    square: int = 1
    """For every squared number of meetings of two people."""
    large: int = 0
    """For every squared number of larger tables of one person."""
    repeat: int = 0
    """For every table that is one of those before."""
    before: frozenset[int] = frozenset()
    """Tables, their people as bits."""


class Search:
    """Tables under search; `seats` has the people of all tables one after the other."""

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
        """Try changes until the costs are at the goal or nothing was gained for long.

        Ends at the best tables there were.
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

    def _count(self) -> None:
        """Count meetings, the cost of one more each (but for one `square`), and all costs."""
        people = range(len(self._games))
        self._met = [[0 for _ in people] for _ in people]
        self._price = [list(row) for row in self.costs.meeting]
        self._masks = [sum(1 << person for person in table) for table in self.tables]
        self._large = [0 for _ in people]
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
        """Return the cost of two people (as bits) joining some tables and leaving others."""
        if not self.costs.before:
            return 0
        masks = [self._masks[table] for table in tables]
        return sum(self._repeat(mask ^ both) - self._repeat(mask) for mask in masks)

    def _try(self, limit: int) -> None:
        """Make a change drawn by lot if it adds no more than the limit."""
        count = len(self._seats)
        drawn = self.rng.below(count * count * EXCHANGES, "search")
        drawn, first = divmod(drawn, count)
        drawn, second = divmod(drawn, count)
        if drawn:
            self._exchange_seats(first, second, limit)
        else:
            self._exchange_people(self._seats[first], self._seats[second], limit)

    def _exchange_seats(self, first: int, second: int, limit: int) -> None:
        """Exchange one seat each of two people, unless one would sit at a table twice."""
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
        """Return the cost of `one` leaving `here` for `there` and `other` taking the seat."""
        mine, theirs = self._price[one], self._price[other]
        left = self._seats[slice(*self._spans[here])]
        entered = self._seats[slice(*self._spans[there])]
        added = -2 * mine[other]  # They are no opponents of themselves.
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
        """Count that `one` and `other` exchange their tables."""
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
        """Exchange all seats of two people with equally many games."""
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
        """Return the added cost of meetings if two people exchange their opponents."""
        meetings = zip(self._met[one], self._met[other], strict=True)
        prices = zip(self.costs.meeting[one], self.costs.meeting[other], strict=True)
        return sum(
            (mine - theirs) * (their_price - my_price)
            for person, ((mine, theirs), (my_price, their_price)) in enumerate(
                zip(meetings, prices, strict=True)
            )
            if person not in (one, other)
        )
