"""The pairing of a division: numbers its people, searches for tables and orders the result.

Before the search come the number and the sizes of the tables, so that each person gets their games.
After the search, the tables are ordered by start so that no person plays more tables at a time than
they may.

For the seats, people and tables are the two sides of a bipartite graph whose edges are coloured by
seat; an equitable colouring always exists (de Werra 1971). It is found for two seats at a time:
every table that has both seats is an arrow from the person in the first to the person in the
second. A path of arrows from a person who has the first seat too often to a person who has it too
rarely is reversed.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import combinations

from bot.engine.rng import Rng
from bot.leagues.pairing.arrangement import Division, arrange
from bot.leagues.pairing.request import (
    HOURS,
    CannotPair,
    Pairing,
    Request,
    possible_sizes,
    report,
    seat_bound,
    table_sizes,
    teams_fit,
    usual_seats,
)
from bot.leagues.pairing.swiss import check_round, pair_round

TRIES = 30
"""Maximum number of further attempts, in random order, if tables differ in size."""


def seat(tables: list[list[int]], people: int, rng: Rng) -> list[list[int]]:
    """Seat the people of each table so that each person gets every seat about equally often.

    If all tables have the same size, the first attempt is optimal; otherwise the best of several
    attempts is returned.
    """
    sizes, best = [len(table) for table in tables], _seated(tables, people, rng)
    bound = seat_bound(sizes, [sum(row) for row in count_seats(tables, people)])
    for _ in range(TRIES):
        if _difference(best, people) <= bound:
            break
        best = min(best, _seated(tables, people, rng), key=lambda one: _difference(one, people))
    return best


def _difference(tables: list[list[int]], people: int) -> int:
    """Return the largest difference between two usual seats in any person's seat counts."""
    usual = usual_seats([len(table) for table in tables])
    counts = [row[:usual] for row in count_seats(tables, people)]
    return max(max(row) - min(row) for row in counts)


def _seated(tables: list[list[int]], people: int, rng: Rng) -> list[list[int]]:
    """Shuffle the seats of each table, then balance every pair of seats as far as possible."""
    tables = [table.copy() for table in tables]
    for table in tables:
        rng.shuffle(table, "seats")
    counts = count_seats(tables, people)
    pairs = list(combinations(range(len(counts[0])), 2))
    while any(_balance(tables, counts, *pair) for pair in pairs):
        pass
    return tables


def count_seats(tables: list[list[int]], people: int) -> list[list[int]]:
    """Count how often each person sits in each seat, up to the size of the largest table."""
    counts = [[0] * max(map(len, tables)) for _ in range(people)]
    for table in tables:
        for place, person in enumerate(table):
            counts[person][place] += 1
    return counts


def _balance(tables: list[list[int]], counts: list[list[int]], first: int, second: int) -> bool:
    """Balance two seats for all people and return whether anything changed."""
    changed = False
    while way := _improving_way(tables, counts, first, second):
        changed = True
        for table in way:
            people = tables[table]
            one, other = people[first], people[second]
            people[first], people[second] = other, one
            for person, step in ((one, -1), (other, 1)):
                counts[person][first] += step
                counts[person][second] -= step
    return changed


def _improving_way(
    tables: list[list[int]], counts: list[list[int]], first: int, second: int
) -> list[int]:
    """Return the tables on a path along which swapping two seats improves the balance.

    The path leads from a person who has the first seat too often to one who has it too rarely.
    """
    arrows: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for number, table in enumerate(tables):
        if len(table) > second:
            arrows[table[first]].append((table[second], number))
    more = [row[first] - row[second] for row in counts]
    for start in sorted(range(len(more)), key=lambda person: -more[person]):
        if more[start] > 1 and (way := _way(arrows, start, more)):
            return way
    # A person who has the second seat too often may be at the end of a path from anyone else.
    for start in range(len(more)):
        if more[start] <= 1 and (way := _way(arrows, start, more)):
            return way
    return []


def _way(arrows: dict[int, list[tuple[int, int]]], start: int, more: list[int]) -> list[int]:
    """Return the tables on the shortest path to a person whose surplus is at least 3 smaller.

    The surplus is how much more often a person has the first seat than the second. The result is
    empty if there is no such path.
    """
    come: dict[int, tuple[int, int]] = {}
    queue = deque([start])
    while queue:
        person = queue.popleft()
        if more[start] - more[person] > 2:
            return _walked(come, start, person)
        for other, table in arrows[person]:
            if other not in come and other != start:
                come[other] = person, table
                queue.append(other)
    return []


def _walked(come: dict[int, tuple[int, int]], start: int, end: int) -> list[int]:
    way = []
    while end != start:
        end, table = come[end]
        way.append(table)
    return way


MOVES = 2000
"""Maximum number of moves of tables to other waves before another wave is added."""
REST = 4
"""Number of moves during which a table may not return to the wave that it has left."""


def waves(tables: Sequence[Sequence[int]], at_once: Sequence[int], rng: Rng) -> list[int]:
    """Return the wave in which each table starts, counted from 0.

    Nobody has more tables in a wave than their number in `at_once`. A tabu search looks for as few
    waves as possible.
    """
    games = [0] * len(at_once)
    for table in tables:
        for person in table:
            games[person] += 1
    count = max(-(-number // most) for number, most in zip(games, at_once, strict=True))
    while (found := _Spread(tables, at_once, count, rng).search()) is None:
        count += 1
    return found


class _Spread:
    """Tables spread over `count` waves; `load` counts each person's tables in each wave."""

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
        """Return a wave for each table so that no person plays too many in one, else None."""
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
        """Move a table to the wave that it overloads least, except the closed waves."""
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


def pair(request: Request) -> Pairing:
    """Return the pairing of a division or a round; the same request gives the same result.

    Eighty people take some seconds, so call it in a thread. Raises CannotPair.
    """
    request = replace(request, avoid=request.apart)
    if request.earlier is not None:
        return pair_round(request)
    request = replace(request, people=tuple(sorted({*request.people}, key=abs)))
    rng = Rng(request.seed)
    row = list(request.people)
    rng.shuffle(row, "people")
    sizes, short = _sizes(request, row)
    row = _ordered(request, row, short)
    division = _division(request, row, sizes, short)
    at_once = _at_once(request, row)
    tables = seat(arrange(division, rng), len(row), rng)
    numbers = waves(tables, at_once, rng)
    order = sorted(range(len(tables)), key=lambda number: numbers[number])
    named = tuple(tuple(row[person] for person in tables[number]) for number in order)
    return Pairing(
        tables=named,
        waves=tuple(numbers[number] for number in order),
        short=tuple(sorted(row[len(row) - short :])),
        report=report(request, named),
    )


def _sizes(request: Request, row: Sequence[int]) -> tuple[tuple[int, ...], int]:
    """Return the sizes of all tables, and how many people have one game fewer.

    They are the first ones with which no two people of a team must meet. Raises CannotPair.
    """
    first = table_sizes(request)
    if not request.teams:
        return first
    for sizes, short in possible_sizes(request):
        fewer = frozenset(_ordered(request, row, short)[len(row) - short :])
        if teams_fit(sizes, [_seats_of(team, request.games, fewer) for team in request.groups]):
            return sizes, short
    raise CannotPair("teams", len(request.groups))


def check_teams(request: Request) -> None:
    """Check that tables can keep teams apart, without pairing them. Raises CannotPair."""
    if request.earlier is None:
        _sizes(request, request.people)
    else:
        check_round(request)


def _seats_of(team: Iterable[int], games: int, fewer: frozenset[int]) -> int:
    """Return the seats that a team needs if some of its people have one game fewer."""
    return sum(games - (person in fewer) for person in team)


def _ordered(request: Request, row: Sequence[int], short: int) -> list[int]:
    """Return the people with those who have one game fewer last.

    They are the last of the row, but if there are teams, of those that need most seats.
    """
    team_of = {person: team for team in request.teams for person in team}
    left, last = list(row), list[int]()
    for _ in range(short):
        fewer = frozenset(last)
        person = max(
            reversed(left),
            key=lambda one: _seats_of(team_of.get(one, (one,)), request.games, fewer),
        )
        left.remove(person)
        last.insert(0, person)
    return left + last


def _division(request: Request, row: list[int], sizes: tuple[int, ...], short: int) -> Division:
    """Return the division in numbers: a person's number is their position in the row."""
    place = {person: number for number, person in enumerate(row)}
    full = len(row) - short
    return Division(
        sizes=sizes,
        games=(request.games,) * full + (request.games - 1,) * short,
        avoid=frozenset((min(pair), max(pair)) for pair in _places(request.avoid, place)),
        apart=tuple(
            tuple(0 if one == other else HOURS - request.both_awake(one, other) for other in row)
            for one in row
        ),
        before=frozenset(
            sum(1 << number for number in table) for table in _places(request.before, place)
        ),
        teams=tuple(tuple(place[one] for one in team) for team in request.groups)
        if request.teams
        else (),
    )


def _places(groups: Iterable[frozenset[int]], place: dict[int, int]) -> list[list[int]]:
    """Replace the people in groups by their numbers, without groups that include outsiders."""
    return [[place[p] for p in group] for group in groups if group <= place.keys()]


def _at_once(request: Request, row: list[int]) -> list[int]:
    limits = [request.at_once.get(person, request.games) for person in row]
    if none := sum(limit < 1 for limit in limits):
        raise CannotPair("at_once", none)
    return limits
