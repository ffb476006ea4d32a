"""A season's almanac: records, closest and longest tables, and head-to-head results."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from fractions import Fraction

from bot.leagues.records import Award, Fixture, Row

SHOWN = 5
"""Number of tables listed as the closest, the longest or the shortest."""


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    """A seat at a finished table; `person` is None if the seat scored for no one."""

    person: int | None
    score: int
    rank: int


@dataclass(frozen=True, slots=True)
class PlayedTable:
    """A finished table; times are in seconds since 1970."""

    fixture: int
    table: int | None
    division: int
    seats: tuple[PlayedSeat, ...]
    started_at: float
    finished_at: float
    moves: int

    @property
    def seconds(self) -> float:
        """Return how long the table took, in seconds."""
        return self.finished_at - self.started_at

    @property
    def people(self) -> list[PlayedSeat]:
        """Return the seats that scored for a person, best first."""
        return sorted((s for s in self.seats if s.person is not None), key=lambda s: s.rank)

    @property
    def winners(self) -> frozenset[int]:
        """Return the winners; empty if the first seat scored for no one."""
        first = min((seat.rank for seat in self.seats), default=0)
        return frozenset(s.person for s in self.people if s.rank == first and s.person is not None)

    @property
    def margin(self) -> int | None:
        """Return the score difference of the two best people, or None if fewer than two scored."""
        people = self.people
        return people[0].score - people[1].score if len(people) > 1 else None


@dataclass(frozen=True, slots=True)
class Record:
    """A season's record: the people who hold it (several if tied), its value and its tables."""

    key: str
    people: tuple[int, ...]
    value: Fraction
    tables: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Duel:
    """The head-to-head results of two people: their common tables, and who ranked before whom."""

    tables: int = 0
    before: int = 0
    behind: int = 0


@dataclass(frozen=True, slots=True)
class Almanac:
    """A season's almanac, apart from its standings."""

    champions: Mapping[int, int]
    """Winner or current leader by division; divisions without a result are missing."""
    tables: int
    moves: int
    median_seconds: float
    records: tuple[Record, ...]
    closest: tuple[PlayedTable, ...]
    longest: tuple[PlayedTable, ...]
    shortest: tuple[PlayedTable, ...]
    duels: Mapping[tuple[int, int], Duel]
    """Results by person and opponent; each pair of people is listed both ways."""
    seats: Mapping[int, tuple[int, int]]
    """Number of times that each seat (from 0) scored for a person, and number of times that it
    won."""


@dataclass(frozen=True, slots=True)
class Chronicle:
    """All contents of a season's almanac.

    `names` has everyone who signed up, `winner` is the winner of a cup, and `days` are the first
    and the last day of the season.
    """

    league: str
    season: int
    game: str
    form: str
    days: tuple[date, date]
    over: bool
    names: Mapping[int, str]
    divisions: Mapping[int, Sequence[Row]]
    fixtures: Sequence[Fixture]
    tables: Mapping[int, int]
    """Table by fixture; fixtures without a table yet are missing."""
    awards: Sequence[Award]
    found: Almanac
    winner: int | None = None
    bot_rounds: Mapping[tuple[int, int], int] = field(default_factory=dict)
    """First round that a house bot played, by fixture and seat, where known."""


def almanac(
    tables: Sequence[PlayedTable],
    awards: Sequence[Award],
    standings: Mapping[int, Sequence[Row]],
) -> Almanac:
    """Compute the almanac of a season."""
    by_length = sorted(tables, key=lambda one: (one.seconds, one.fixture))
    with_margin = [one for one in tables if one.margin is not None]
    return Almanac(
        champions={n: rows[0].person for n, rows in standings.items() if rows and rows[0].counts},
        tables=len(tables),
        moves=sum(one.moves for one in tables),
        median_seconds=by_length[len(by_length) // 2].seconds if by_length else 0.0,
        records=tuple(filter(None, (find(tables, awards) for find in _RECORDS))),
        closest=tuple(sorted(with_margin, key=lambda one: one.margin or 0)[:SHOWN]),
        longest=tuple(by_length[::-1][:SHOWN]),
        shortest=tuple(by_length[:SHOWN]),
        duels=_duels(tables),
        seats=_seats(tables),
    )


def _duels(tables: Iterable[PlayedTable]) -> dict[tuple[int, int], Duel]:
    counts: dict[tuple[int, int], list[int]] = defaultdict(lambda: [0, 0, 0])
    for table in tables:
        people = table.people
        for one in people:
            for other in people:
                if one is not other and one.person is not None and other.person is not None:
                    found = counts[one.person, other.person]
                    found[0] += 1
                    found[1] += one.rank < other.rank
                    found[2] += one.rank > other.rank
    return {pair: Duel(*found) for pair, found in counts.items()}


def _seats(tables: Iterable[PlayedTable]) -> dict[int, tuple[int, int]]:
    played: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for table in tables:
        for number, seat in enumerate(table.seats):
            if seat.person is not None:
                played[number] += 1
                won[number] += seat.person in table.winners
    return {number: (played[number], won[number]) for number in sorted(played)}


def _best(key: str, found: Iterable[tuple[Fraction, int, int]]) -> Record | None:
    """Return the highest of these values as a record, or None if it is not above 0.

    `found` yields a value, the person who achieved it and the fixture.
    """
    rows = list(found)
    most = max((value for value, _, _ in rows), default=Fraction(0))
    holders = [row for row in rows if row[0] == most]
    if most <= 0:
        return None
    people = tuple(dict.fromkeys(person for _, person, _ in holders))
    return Record(key, people, most, tuple(dict.fromkeys(fixture for _, _, fixture in holders)))


def _highest_score(tables: Sequence[PlayedTable], _: Sequence[Award]) -> Record | None:
    return _best(
        "score",
        (
            (Fraction(seat.score), seat.person, table.fixture)
            for table in tables
            for seat in table.people
            if seat.person is not None
        ),
    )


def _widest_margin(tables: Sequence[PlayedTable], _: Sequence[Award]) -> Record | None:
    return _best(
        "margin",
        (
            (Fraction(table.margin), table.people[0].person or 0, table.fixture)
            for table in tables
            if table.margin is not None
        ),
    )


def _most_wins(tables: Sequence[PlayedTable], _: Sequence[Award]) -> Record | None:
    wins = Counter(person for table in tables for person in table.winners)
    record = _best("wins", ((Fraction(count), person, 0) for person, count in wins.items()))
    return record and Record(record.key, record.people, record.value)


def _longest_streak(tables: Sequence[PlayedTable], awards: Sequence[Award]) -> Record | None:
    """Return the longest winning streak, counting tables in the order in which they ended."""
    order = {one.fixture: one.finished_at for one in tables}
    winners = {one.fixture: one.winners for one in tables}
    current: Counter[int] = Counter()
    best: Counter[int] = Counter()
    games = (award for award in awards if award.game)
    for award in sorted(games, key=lambda one: (order.get(one.fixture, 0.0), one.fixture)):
        current[award.person] = current[award.person] + 1 if _won(award, winners) else 0
        best[award.person] = max(best[award.person], current[award.person])
    record = _best(
        "streak", ((Fraction(count), person, 0) for person, count in best.items() if count > 1)
    )
    return record and Record(record.key, record.people, record.value)


def _won(award: Award, winners: Mapping[int, frozenset[int]]) -> bool:
    return award.place is not None and award.person in winners.get(award.fixture, ())


def _most_opponents(tables: Sequence[PlayedTable], _: Sequence[Award]) -> Record | None:
    met: dict[int, set[int]] = defaultdict(set)
    for table in tables:
        people = {seat.person for seat in table.people if seat.person is not None}
        for person in people:
            met[person] |= people - {person}
    record = _best("opponents", ((Fraction(len(others)), p, 0) for p, others in met.items()))
    return record and Record(record.key, record.people, record.value)


_RECORDS: tuple[Callable[[Sequence[PlayedTable], Sequence[Award]], Record | None], ...] = (
    _highest_score,
    _widest_margin,
    _most_wins,
    _longest_streak,
    _most_opponents,
)
