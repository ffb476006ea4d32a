"""Pair the next round of a Swiss event: tables of people who stand level, and have not met yet.

Tables are compared by these criteria, the first one that differs decides: people who need not meet;
pairs who have met before (a pair's earlier meetings squared); the differences in points between
people of a table (squared); how evenly people get the larger tables; the hours in which they are
not all awake. Seats follow: of all orders of a table the one in which people have had their seats
least often. What is level in everything is decided by lot.

If the people do not fill tables of sizes that the game allows, as few as possible have a bye: those
with the fewest byes so far, of these the lowest in the standings. A bye is no game, and brings no
points: standings compare points per game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from contextlib import suppress
from dataclasses import replace
from functools import cache
from itertools import chain, combinations, islice, permutations
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from bot.engine.rng import Rng
from bot.leagues.pairing.arrangement import Costs, Search
from bot.leagues.pairing.request import (
    HOURS,
    CannotPair,
    Earlier,
    Pairing,
    Request,
    Table,
    parted,
    report,
    table_sizes,
    teams_fit,
)

MOST_TRIED = 50
"""The most choices of people who have a bye."""
MOST_EXACT = 12
"""The most people for whom all tables are compared; for more the best ones found count."""
MOST_RESTING = 2000
"""The most choices of people who have a bye that are held against teams."""
STARTS = 4
"""Searches from other tables, of which the best counts."""
MOST_STARTS = 24
"""Maximum number of searches if people still meet again."""
MOST_STEPS = 30_000
"""Maximum number of tables tried to find out whether a round without meetings again exists."""
TRIES_PER_SEAT = 400
IDLE_PER_SEAT = 150


class Weights(NamedTuple):
    """Costs of one unit of each criterion: one outweighs all that the lesser ones sum up to."""

    avoided: int
    repeat: int
    gap: int
    larger: int
    hour: int = 1


def pair_round(request: Request) -> Pairing:
    """Return the tables of the next round, the same for the same request. Raises CannotPair."""
    earlier = request.earlier or Earlier()
    rng = Rng(request.seed)
    row = sorted({*request.people}, key=abs)
    rng.shuffle(row, "people")
    resting, found = _first_possible(request, row, earlier, rng)
    tables = tuple(_seated(table, earlier, rng) for table in found)
    everybody = {*request.people}.union(*earlier.tables)
    whole = replace(request, people=tuple(sorted(everybody, key=abs)))
    return Pairing(
        tables=tables,
        waves=(0,) * len(tables),
        short=tuple(sorted(resting)),
        report=report(whole, (*earlier.tables, *tables)),
    )


def _first_possible(
    request: Request, row: Sequence[int], earlier: Earlier, rng: Rng
) -> tuple[tuple[int, ...], list[list[int]]]:
    """Return the people who have a bye, and the tables of all others. Raises CannotPair.

    If people would meet whom they need not meet, other sizes of tables are tried, and byes of the
    next ones in order.
    """
    order = sorted(row, key=lambda one: (earlier.byes.get(one, 0), earlier.scores.get(one, 0)))
    refused = _refusal(request)
    for resting, sizes in islice(_possible(request, order), MOST_TRIED):
        people = tuple(person for person in row if person not in resting)
        try:
            return resting, _tables(replace(request, people=people), sizes, earlier, rng)
        except CannotPair as error:
            refused = error
    raise refused


def check_round(request: Request) -> None:
    """Check that tables can keep teams apart, without pairing them. Raises CannotPair."""
    if next(_possible(request, request.people), None) is None:
        raise _refusal(request)


def _refusal(request: Request) -> CannotPair:
    """Return the error for a round that has no possible tables."""
    people = len(request.people)
    if request.teams and any(sizes_of(request, count) for count in range(people + 1)):
        return CannotPair("teams", len(request.groups))
    return CannotPair("people", people)


_Possible: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]


def _possible(request: Request, order: Sequence[int]) -> Iterator[_Possible]:
    """Yield who has a bye and the sizes of all tables, those with the fewest byes first.

    People have byes in this order. If there are teams, only what keeps them apart is yielded:
    tables of another size come before a bye more.
    """
    for count in range(len(order)):
        every = list(dict.fromkeys(_every_size(request, len(order) - count)))
        if request.teams:
            yield from _with_teams(request, order, count, every)
        elif every:
            yield from ((rest, sizes) for sizes in every for rest in combinations(order, count))
            return


def _with_teams(
    request: Request, order: Sequence[int], count: int, every: Sequence[tuple[int, ...]]
) -> Iterator[_Possible]:
    """Yield who has a bye and sizes with which no two people of a team must meet.

    If any choice of people keeps teams apart, so does one of the largest teams: it comes last.
    """
    groups = request.groups
    team_of = {person: team for team in groups for person in team}
    left = list(order)
    for _ in range(count):
        left.remove(max(left, key=lambda one: len({*team_of[one]}.intersection(left))))
    largest = tuple(person for person in order if person not in left)
    possible = [sizes for sizes in every if teams_fit(sizes, _playing(groups, largest))]
    choices = islice(combinations(order, count), MOST_RESTING) if possible else ()
    for resting in chain(choices, [largest]):
        playing = _playing(groups, resting)
        yield from ((resting, sizes) for sizes in possible if teams_fit(sizes, playing))


def _playing(groups: Sequence[Sequence[int]], resting: Sequence[int]) -> list[int]:
    """Return how many people of each group do not rest."""
    return [len({*group}.difference(resting)) for group in groups]


def sizes_of(request: Request, people: int) -> tuple[int, ...]:
    """Return the sizes of the tables for that many people, none if they do not fill any."""
    return next(_every_size(request, people), ())


def _every_size(request: Request, people: int) -> Iterator[tuple[int, ...]]:
    """Yield all sizes of the tables for that many people, the wanted ones first."""
    for size in sorted(request.sizes, key=lambda size: (size > request.size, -size)):
        if 2 <= size <= people:
            with suppress(CannotPair):
                wanted = replace(request, people=tuple(range(people)), size=size, games=1)
                yield table_sizes(wanted)[0]


def _tables(
    request: Request, sizes: tuple[int, ...], earlier: Earlier, rng: Rng
) -> list[list[int]]:
    """Return the best tables found. Raises CannotPair if people would meet whom they avoid."""
    row = list(request.people)
    weight = weights(request, row, sizes)
    costs = _costs(request, row, weight)
    ranked = sorted(range(len(row)), key=lambda n: -earlier.scores.get(row[n], 0))
    if len(row) <= MOST_EXACT:
        best = _exact(ranked, sizes, costs, rng)
    else:
        first = _meetings(request, row)
        best = _searched(ranked, sizes, costs, first, rng, _teams_in(request, ranked))
    tables = [[row[number] for number in table] for table in best]
    if Search(best, costs, rng).cost >= weight.avoided:
        met = {frozenset(pair) for table in tables for pair in combinations(table, 2)}
        raise CannotPair("avoid", len(frozenset[int]().union(*(met & request.avoid))))
    return tables


def _exact(row: Sequence[int], sizes: tuple[int, ...], costs: Costs, rng: Rng) -> list[list[int]]:
    """Return the best of all tables: the first one left takes each possible set of others."""
    smallest = min(sizes)
    order = [*row]
    rng.shuffle(order, "start")

    @cache
    def best(left: tuple[int, ...], sizes: tuple[int, ...]) -> tuple[int, tuple[Table, ...]]:
        if not left:
            return 0, ()
        found = (
            (_table_cost(table, costs, smallest) + rest[0], (table, *rest[1]))
            for size in dict.fromkeys(sizes)
            for others in combinations(left[1:], size - 1)
            for table in ((left[0], *others),)
            for rest in (best(_without(left, table), _without(sizes, (size,))),)
        )
        return min(found, key=lambda one: one[0])

    return sorted(map(list, best(tuple(order), sizes)[1]), key=len, reverse=True)


def _without(row: tuple[int, ...], taken: Iterable[int]) -> tuple[int, ...]:
    left = list(row)
    for one in taken:
        left.remove(one)
    return tuple(left)


def _table_cost(table: Table, costs: Costs, smallest: int) -> int:
    """Return what a table adds to the costs of a round."""
    met = sum(costs.meeting[one][other] for one, other in combinations(table, 2))
    if len(table) == smallest:
        return met
    return met + costs.large * sum(2 * costs.larger[one] + 1 for one in table)


def _teams_in(request: Request, ranked: Sequence[int]) -> list[list[int]]:
    """Return the people by team in numbers, the lowest in the standings first; none = no teams."""
    if not request.teams:
        return []
    rank = {request.people[number]: at for at, number in enumerate(ranked)}
    teams = (sorted(team, key=lambda one: -rank[one]) for team in request.groups)
    return [[ranked[rank[one]] for one in team] for team in teams]


def _searched(
    row: Sequence[int],
    sizes: tuple[int, ...],
    costs: Costs,
    first: Costs,
    rng: Rng,
    teams: Sequence[Sequence[int]] = (),
) -> list[list[int]]:
    """Return the best tables found from tables by standing, from either end, and by lot.

    If there are `teams`, one more start keeps them apart. Meetings again are avoided `first`: if
    everything counted at once, the search could not leave tables of people who stand level.
    """
    tries, idle = TRIES_PER_SEAT * len(row), IDLE_PER_SEAT * len(row)
    starts, dealt = [_cut(row, sizes), _cut(row[::-1], sizes)], list(row)
    starts += [parted(teams, sizes)] if teams else []
    apart: list[Search] = []
    while len(apart) < STARTS or (len(apart) < MOST_STARTS and all(one.cost for one in apart)):
        rng.shuffle(dealt, "start")
        start = starts.pop() if starts else _cut(dealt, sizes)
        apart.append(_climbed(start, first, tries, tries, rng))
        if len(apart) == STARTS and all(one.cost for one in apart):
            fresh = _without_meetings(row, sizes, first)
            apart += [] if fresh is None else [Search(fresh, first, rng)]
    least = min(search.cost for search in apart)
    found = [
        _climbed(search.tables, costs, tries, idle, rng) for search in apart if search.cost == least
    ]
    best = min(found, key=lambda one: one.cost)
    best.descend()
    return best.tables


def _without_meetings(
    row: Sequence[int], sizes: tuple[int, ...], first: Costs
) -> list[list[int]] | None:
    """Return tables at which nobody meets again, or None if none were found.

    The person with the fewest people left to meet is seated first, with all their possible tables.
    """
    fresh = {one: {p for p in row if p != one and not first.meeting[one][p]} for one in row}
    steps = iter(range(MOST_STEPS))

    def seated(left: frozenset[int], sizes: tuple[int, ...]) -> list[list[int]] | None:
        if not left:
            return []
        one = min(left, key=lambda person: len(fresh[person] & left))
        for size in dict.fromkeys(sizes):
            rest = _without(sizes, (size,))
            for others in _strangers(fresh, fresh[one] & left, size - 1):
                if next(steps, None) is None:
                    return None
                found = seated(left - {one, *others}, rest)
                if found is not None:
                    return [[one, *others], *found]
        return None

    found = seated(frozenset(row), sizes)
    return None if found is None else sorted(found, key=len, reverse=True)


def _strangers(
    fresh: Mapping[int, Set[int]], among: Set[int], size: int
) -> Iterator[tuple[int, ...]]:
    """Yield the groups of that size in which nobody has met anybody."""
    if not size:
        yield ()
        return
    for one in sorted(among):
        for others in _strangers(fresh, {p for p in among & fresh[one] if p > one}, size - 1):
            yield (one, *others)


def _climbed(tables: list[list[int]], costs: Costs, tries: int, idle: int, rng: Rng) -> Search:
    search = Search(tables, costs, rng)
    search.climb(tries, idle, 0)
    return search


def _cut(row: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    people = iter(row)
    return [[next(people) for _ in range(size)] for size in sizes]


def weights(request: Request, row: Sequence[int], sizes: Sequence[int]) -> Weights:
    """Return the weights of the criteria for people in this order at tables of these sizes."""
    earlier = request.earlier or Earlier()
    meetings = sum(size * (size - 1) // 2 for size in sizes)
    scores = [earlier.scores.get(person, 0) for person in row]
    larger = meetings * HOURS + 1
    gap = larger * (sum((earlier.larger[one] + 1) ** 2 for one in row) + 1)
    repeat = gap * (meetings * (max(scores) - min(scores)) ** 2 + 1)
    avoided = repeat * (meetings * max(earlier.meetings.values(), default=0) ** 2 + 1)
    return Weights(avoided, repeat, gap, larger)


def _costs(request: Request, row: Sequence[int], weight: Weights) -> Costs:
    """Return the costs of two people at one table, and of larger tables; people are numbers."""
    earlier = request.earlier or Earlier()
    return Costs(
        meeting=tuple(
            tuple(0 if one == other else _cost(request, one, other, weight) for other in row)
            for one in row
        ),
        square=0,
        large=weight.larger,
        larger=tuple(earlier.larger[person] for person in row),
    )


def _meetings(request: Request, row: Sequence[int]) -> Costs:
    """Return the costs of people who meet again, or need not meet, and of nothing else."""
    facts = [[facts_of(request, one, other) for other in row] for one in row]
    most = 1 + sum(fact.met**2 for line in facts for fact in line)
    meeting = tuple(tuple(most * one.avoided + one.met**2 for one in line) for line in facts)
    return Costs(meeting, square=0)


def _cost(request: Request, one: int, other: int, weight: Weights) -> int:
    """Return the cost of two people at one table."""
    found = facts_of(request, one, other)
    return (
        weight.avoided * found.avoided
        + weight.repeat * found.met**2
        + weight.gap * found.gap**2
        + weight.hour * found.apart
    )


class Facts(NamedTuple):
    """Facts about two people by which tables are compared.

    Whether they need not meet, their earlier meetings, the difference in their points (hundredths
    a game), and the hours of a week in which they are not both awake.
    """

    avoided: bool
    met: int
    gap: int
    apart: int


def facts_of(request: Request, one: int, other: int) -> Facts:
    """Return the facts about two people before a round."""
    earlier, pair = request.earlier or Earlier(), frozenset((one, other))
    return Facts(
        pair in request.avoid,
        earlier.meetings[pair],
        abs(earlier.scores.get(one, 0) - earlier.scores.get(other, 0)),
        HOURS - request.both_awake(one, other),
    )


def _seated(table: Sequence[int], earlier: Earlier, rng: Rng) -> Table:
    """Return a table in the order in which its people have had their seats least often.

    A seat that one person had twice outweighs seats that all have had once.
    """
    drawn = list(table)
    rng.shuffle(drawn, "seats")
    had = earlier.seats
    return min(
        permutations(drawn),
        key=lambda order: sorted(
            (had[person, seat] for seat, person in enumerate(order)), reverse=True
        ),
    )


class Exchange(NamedTuple):
    """Two people of different tables who could have changed places, and what would be worse.

    `worse` is the first criterion that differs: team | met | gap | larger, or lot if none of these
    does; `met` and `gap` are the differences of the squared sums, negative = better.
    """

    leaver: int
    comer: int
    worse: str
    met: int
    gap: int


def exchanges(
    earlier: Earlier,
    tables: Sequence[Table],
    table: Sequence[int],
    team_of: Mapping[int, str] = MappingProxyType({}),
) -> list[Exchange]:
    """Return all exchanges of a person of a table with one of another table, the best first."""
    found = [
        (
            (
                _meetings_of_teams(team_of, table, other, leaver, comer),
                *_difference(earlier, table, other, leaver, comer),
            ),
            leaver,
            comer,
        )
        for other in tables
        if set(other) != set(table)
        for leaver in table
        for comer in other
    ]
    return [
        Exchange(
            leaver,
            comer,
            next((key for key, n in zip(_CRITERIA, costs, strict=True) if n), "lot"),
            costs[1],
            costs[2],
        )
        for costs, leaver, comer in sorted(found)
    ]


_CRITERIA = ("team", "met", "gap", "larger")


def _meetings_of_teams(
    team_of: Mapping[int, str],
    table: Sequence[int],
    other: Sequence[int],
    leaver: int,
    comer: int,
) -> int:
    """Return at how many of two tables team-mates would meet if two people changed places."""
    changed = ({*table, comer} - {leaver}, {*other, leaver} - {comer})
    teams = ([team_of[one] for one in people if one in team_of] for people in changed)
    return sum(len({*found}) < len(found) for found in teams)


def _difference(
    earlier: Earlier, table: Sequence[int], other: Sequence[int], leaver: int, comer: int
) -> tuple[int, int, int]:
    """Return by how much the criteria grow if two people change places."""
    met = gap = 0
    for mine, theirs, people in ((leaver, comer, table), (comer, leaver, other)):
        for person in set(people) - {mine}:
            for one, sign in ((theirs, 1), (mine, -1)):
                met += sign * earlier.meetings[frozenset((one, person))] ** 2
                score = earlier.scores.get(one, 0) - earlier.scores.get(person, 0)
                gap += sign * score**2
    step = (len(table) > len(other)) - (len(table) < len(other))
    return met, gap, 2 * step * (earlier.larger[comer] - earlier.larger[leaver])
