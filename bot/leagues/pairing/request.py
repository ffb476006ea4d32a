"""The request for a pairing, its result, and the quality compared with the best possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations

Table = tuple[int, ...]

HOURS = 168
"""Number of hours in a week, and of bits in the masks of the hours in which people are awake (UTC,
bit 0 = Monday 0:00)."""
ALWAYS = (1 << HOURS) - 1


class CannotPair(ValueError):
    """The error if people cannot be paired; `count` is the number of people concerned.

    `reason`: people (too few for one table) | teams (too few, or too large, to keep their people
    apart; `count` is the number of teams) | sizes (no table sizes of the game fit this number of
    people) | avoid (some would have to meet people they avoid) | at_once (some may not play any
    table).
    """

    def __init__(self, reason: str, count: int) -> None:
        super().__init__(f"{reason}: {count}")
        self.reason = reason
        self.count = count

    def __reduce__(self) -> tuple[type[CannotPair], tuple[str, int]]:
        """Return what is needed to unpickle the error in another process."""
        return CannotPair, (self.reason, self.count)


@dataclass(frozen=True)
class Earlier:
    """Tables, points and byes of a Swiss event before a round."""

    tables: tuple[Table, ...] = ()
    """Tables of all earlier rounds in the order of their seats."""
    scores: Mapping[int, int] = field(default_factory=dict)
    """Each person's points per game, in hundredths; a missing person has none."""
    byes: Mapping[int, int] = field(default_factory=dict)
    """Earlier rounds in which a person had a bye."""

    @cached_property
    def meetings(self) -> Counter[frozenset[int]]:
        """Return how often two people have met."""
        return Counter(frozenset(pair) for table in self.tables for pair in combinations(table, 2))

    @cached_property
    def seats(self) -> Counter[tuple[int, int]]:
        """Return how often a person has had a seat (counted from 0)."""
        return Counter((p, seat) for table in self.tables for seat, p in enumerate(table))

    @cached_property
    def larger(self) -> Counter[int]:
        """Return how many of a person's tables were larger than the smallest of all."""
        least = min(map(len, self.tables), default=0)
        return Counter(one for table in self.tables if len(table) > least for one in table)


@dataclass(frozen=True, slots=True)
class Request:
    """A division to be paired.

    Of the IDs only their order matters, and that only for the random draw.
    """

    people: tuple[int, ...]
    size: int
    """Preferred number of people at a table."""
    sizes: frozenset[int]
    """Numbers of people at a table that the game allows."""
    games: int
    """Number of tables that each person was promised."""
    seed: int
    avoid: frozenset[frozenset[int]] = frozenset()
    """Pairs that must not meet; pairs with people outside the division are ignored."""
    awake: Mapping[int, int] = field(default_factory=dict)
    """Bit mask of the hours of the week in which each person is awake; anyone missing is always
    awake."""
    before: frozenset[frozenset[int]] = frozenset()
    """Tables of the previous season."""
    at_once: Mapping[int, int] = field(default_factory=dict)
    """Maximum number of tables that each person plays at a time; anyone missing plays all at
    once."""
    hours: Mapping[frozenset[int], int] = field(default_factory=dict)
    """Hours that two people have in common, if each one's own hours are not public."""
    earlier: Earlier | None = None
    """Earlier rounds of a Swiss event, None = all tables of a division are paired together."""
    teams: frozenset[frozenset[int]] = frozenset()
    """The people of each team, who must not meet; unlike `avoid`, everybody may know them."""

    @property
    def apart(self) -> frozenset[frozenset[int]]:
        """Return all pairs that must not meet: those who avoid each other, and team-mates."""
        mates = (frozenset(pair) for team in self.teams for pair in combinations(team, 2))
        return self.avoid.union(mates)

    @property
    def groups(self) -> list[list[int]]:
        """Return the people by team, in their order; a person without a team is a group alone."""
        team_of = {person: team for team in self.teams for person in team}
        found: dict[frozenset[int], list[int]] = {}
        for person in self.people:
            found.setdefault(team_of.get(person, frozenset((person,))), []).append(person)
        return list(found.values())

    def both_awake(self, one: int, other: int) -> int:
        """Return for how many hours of the week two people are both awake."""
        common = self.awake.get(one, ALWAYS) & self.awake.get(other, ALWAYS) & ALWAYS
        return self.hours.get(frozenset((one, other)), common.bit_count())


@dataclass(frozen=True, slots=True)
class Share:
    """A person's part of a pairing: games, and counts for each seat and opponent (0 = never)."""

    games: int
    seats: tuple[int, ...]
    opponents: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Report:
    """The quality of a pairing, together with the best possible values."""

    meetings: Mapping[int, int]
    """Number of pairs by how often they meet, without the pairs that must not meet."""
    squares: int
    """The sum of the squared meetings of all pairs."""
    squares_bound: int
    """Lower bound of `squares` for any pairing."""
    seat_difference: int
    """The largest difference between a person's counts of two seats, leaving out seats that most
    tables lack (if one table is larger than the others)."""
    seat_bound: int
    overlap: float
    """Mean number of hours of the week in which two people at a table are both awake."""
    least_overlap: int
    repeats: int
    """Number of tables that are the same as a table of the previous season."""
    people: Mapping[int, Share]


@dataclass(frozen=True, slots=True)
class Pairing:
    """The tables in the order in which they start; each lists its people by seat.

    `waves` has the wave of each table: it starts at 0 and never decreases. Within a wave no person
    plays more tables than they may play at a time.
    """

    tables: tuple[Table, ...]
    waves: tuple[int, ...]
    short: tuple[int, ...]
    """People who play one game fewer than promised."""
    report: Report


def report(request: Request, tables: Sequence[Table]) -> Report:
    """Return the quality of these tables, however they were made."""
    everybody = map(frozenset, combinations(request.people, 2))
    pairs = [pair for pair in everybody if pair not in request.avoid]
    met = Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))
    people = {person: _share(person, request, tables) for person in request.people}
    sizes = [len(table) for table in tables]
    games = [share.games for share in people.values()]
    allowed = [sum(person in pair for pair in pairs) for person in request.people]
    usual = usual_seats(sizes)
    overlaps = [request.both_awake(*pair) for table in tables for pair in combinations(table, 2)]
    return Report(
        meetings=dict(sorted(Counter(met[pair] for pair in pairs).items())),
        squares=sum(number * number for number in met.values()),
        squares_bound=squares_bound(sizes, games, allowed),
        seat_difference=max(_seat_difference(share, usual) for share in people.values()),
        seat_bound=seat_bound(sizes, games),
        overlap=sum(overlaps) / len(overlaps),
        least_overlap=min(overlaps),
        repeats=sum(frozenset(table) in request.before for table in tables),
        people=people,
    )


def _share(person: int, request: Request, tables: Sequence[Table]) -> Share:
    mine = [table for table in tables if person in table]
    opponents = Counter(other for table in mine for other in table)
    seats = Counter(table.index(person) for table in mine)
    return Share(
        games=len(mine),
        seats=tuple(seats[seat] for seat in range(max(map(len, tables)))),
        opponents={other: opponents[other] for other in request.people if other != person},
    )


def _seat_difference(share: Share, usual: int) -> int:
    return max(share.seats[:usual]) - min(share.seats[:usual])


def even_squares(total: int, parts: int) -> int:
    """Return the sum of squares if a total is split into `parts` integers as equal as possible."""
    if not parts:
        return 0
    mean, more = divmod(total, parts)
    return (parts - more) * mean**2 + more * (mean + 1) ** 2


def squares_bound(sizes: Sequence[int], games: Sequence[int], allowed: Sequence[int]) -> int:
    """Return a lower bound for the sum of squared meetings of any pairing.

    `games` has each person's number of games, and `allowed` the number of people they may meet. The
    result is the largest of three bounds: all pairs meet equally often, rounded down or up; each
    person meets all allowed opponents equally often, which counts only if all tables have the same
    size; all pairs of tables share equally many people (two people meet again where two tables
    share both, and the games determine the total number of shared people).
    """
    meetings = sum(size * (size - 1) // 2 for size in sizes)
    bounds = [even_squares(meetings, sum(allowed) // 2), meetings + _again(len(sizes), games)]
    if len(set(sizes)) == 1:
        everybody = zip(games, allowed, strict=True)
        twice = sum(even_squares(number * (sizes[0] - 1), may) for number, may in everybody)
        bounds.append(-(-twice // 2))
    return max(bounds)


def _again(tables: int, games: Sequence[int]) -> int:
    """Return the least sum of x (x - 1) over all pairs of tables, which have x people in common."""
    shared = sum(number * (number - 1) // 2 for number in games)
    return max(0, even_squares(shared, tables * (tables - 1) // 2) - shared)


def usual_seats(sizes: Sequence[int]) -> int:
    """Return the number of seats that at least half of the tables have."""
    tables = [sum(size > seat for size in sizes) for seat in range(max(sizes))]
    return sum(2 * count >= len(sizes) for count in tables)


def seat_bound(sizes: Sequence[int], games: Sequence[int]) -> int:
    """Return the least possible difference between two usual seats in a person's counts.

    It is 0 or 1 if all tables have the same size. If some tables lack the last seat, some person
    has that seat no more often than the mean, rounded down, and all other seats more often.
    """
    seats = usual_seats(sizes)
    if len(set(sizes)) == 1:
        return int(any(number % seats for number in games))
    last = sum(size >= seats for size in sizes) // len(games)
    others = -(-(min(games) - last) // (seats - 1))
    return max(1, others - last) if seats > min(sizes) else 1


def table_sizes(request: Request) -> tuple[tuple[int, ...], int]:
    """Return the sizes of all tables, largest first, and how many people have one game fewer.

    Tables of the wanted size are combined with some that are one seat smaller, or one seat larger
    if the game does not allow the smaller size. All tables are smaller only if neither is possible
    (for instance 6 people with one table of 5 each). Raises CannotPair.
    """
    people = len(request.people)
    if people < request.size:
        raise CannotPair("people", people)
    found = next(possible_sizes(request), None)
    if found is None:
        raise CannotPair("sizes", people)
    return found


def possible_sizes(request: Request) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield sizes of all tables, and how many have one game fewer, in the order of preference."""
    people = len(request.people)
    allowed = {size for size in request.sizes if 2 <= size <= people}
    most_short = people if request.games > 1 else 0
    for short in range(most_short + 1):
        seats = people * request.games - short
        for main, other in _mixtures(request.size, allowed):
            yield from ((found, short) for found in _splits(seats, main, other))


def teams_fit(sizes: Sequence[int], seats: Sequence[int]) -> bool:
    """Return whether tables of these sizes can seat teams so that no two of a team meet.

    `seats` has the seats that each team needs, as many in total as the tables have. It is possible
    if for each number of teams the largest ones find enough seats (Gale 1957, Ryser 1957).
    """
    largest = sorted(seats, reverse=True)
    return all(
        sum(largest[:count]) <= sum(min(size, count) for size in sizes)
        for count in range(1, len(largest) + 1)
    )


def parted(seats: Sequence[Sequence[int]], sizes: Sequence[int]) -> list[list[int]]:
    """Return tables at which no two of a team meet, if there are any (`teams_fit`).

    `seats` has the people of each team, each as often as they play. Every table takes one of each
    of the teams that have most seats left.
    """
    left = [list(team) for team in seats]
    tables = []
    for size in sizes:
        left.sort(key=len, reverse=True)
        tables.append([team.pop() for team in left[:size]])
    return tables


def _mixtures(size: int, allowed: set[int]) -> Iterator[tuple[int, int]]:
    """Yield pairs of table sizes that may be combined, best first."""
    if size in allowed:
        for other in (size - 1, size + 1, size):
            if other in allowed:
                yield size, other
    for main in range(size - 1, 1, -1):
        if main in allowed:
            yield main, main - 1 if main - 1 in allowed else main


def _splits(seats: int, main: int, other: int) -> Iterator[tuple[int, ...]]:
    """Yield table sizes for `seats` in total, with as few `other` tables as possible first."""
    for others in range(seats // other + 1 if main != other else 1):
        main_tables, left = divmod(seats - others * other, main)
        if not left:
            yield tuple(sorted([main] * main_tables + [other] * others, reverse=True))
