"""Statistics of finished tables: places, points, head-to-head, options and things taken."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import fmean
from typing import NamedTuple

ENOUGH = 30
"""Number of tables below which nothing is shown about a seat or an option."""
MOST_BOTS = 1
"""Maximum number of house bots' seats at a table that counts for seats and options."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a finished table; `person` is None if no known person finished it.

    `rank` is the place with house bots included; `place` is the place among the people who
    finished, or None for a house bot.
    """

    table: int
    game: str
    options: Mapping[str, str]
    ended_at: float
    size: int
    seat: int
    person: int | None
    points: int
    rank: int
    place: int | None


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean, and the number of values on which it is based."""

    value: float
    count: int


@dataclass(frozen=True, slots=True)
class Against:
    """The results of one person against another, as numbers of tables."""

    person: int
    ahead: int
    level: int
    behind: int

    @property
    def tables(self) -> int:
        """Return the number of tables that both people finished."""
        return self.ahead + self.level + self.behind


@dataclass(frozen=True, slots=True)
class SeatEffect:
    """The mean results of a seat at tables of one size."""

    size: int
    seat: int
    tables: int
    points: float
    wins: float
    """Share of tables won, where a shared victory counts in part."""


@dataclass(frozen=True, slots=True)
class OptionEffect:
    """The mean results of tables with one choice for an option."""

    option: str
    choice: str
    tables: int
    points: float
    best: float
    """Mean points of the winners."""


class Taken(NamedTuple):
    """The number of times that people of a rank took a thing; `kind` is the kind of the event."""

    kind: str
    thing: str
    rank: int
    times: int


def tables_of(seats: Iterable[Seat]) -> list[list[Seat]]:
    """Group seats by table, with the tables in the order in which they ended."""
    ordered = sorted(seats, key=lambda one: (one.ended_at, one.table, one.seat))
    return [list(group) for _, group in groupby(ordered, key=lambda one: one.table)]


def places(own: Iterable[Seat]) -> Mapping[int, int]:
    """Return how often each place was taken, with house bots included in the ranking."""
    counted = Counter(one.rank for one in own if one.person is not None)
    return dict(sorted(counted.items()))


def points_by_seat(own: Iterable[Seat]) -> Mapping[tuple[str, int], Mean]:
    """Return the mean points by game and seat."""
    found: dict[tuple[str, int], list[int]] = defaultdict(list)
    for one in own:
        found[one.game, one.seat].append(one.points)
    return {key: Mean(fmean(points), len(points)) for key, points in sorted(found.items())}


def head_to_head(seats: Iterable[Seat], person: int) -> list[Against]:
    """Return a person's results against every other person, most tables first."""
    outcomes: dict[int, Counter[int]] = defaultdict(Counter)
    for table in tables_of(seats):
        ranks = {one.person: one.rank for one in table if one.person is not None}
        own = ranks.pop(person, None)
        for other, rank in ranks.items() if own is not None else ():
            outcomes[other][_sign(rank - (own or 0))] += 1
    found = [Against(other, tally[1], tally[0], tally[-1]) for other, tally in outcomes.items()]
    return sorted(found, key=lambda one: (-one.tables, -one.ahead, one.person))


def telling(seats: Iterable[Seat]) -> list[list[Seat]]:
    """Return the tables that count for statistics of seats and options: those with few bots."""
    return [
        table for table in tables_of(seats) if sum(one.place is None for one in table) <= MOST_BOTS
    ]


def seat_effects(seats: Iterable[Seat]) -> list[SeatEffect]:
    """Return the effect of every seat, for table sizes with enough tables."""
    by_size: dict[int, list[list[Seat]]] = defaultdict(list)
    for table in telling(seats):
        by_size[len(table)].append(table)
    return [
        SeatEffect(size, seat, len(tables), *_worth(tables, seat))
        for size, tables in sorted(by_size.items())
        if len(tables) >= ENOUGH
        for seat in range(size)
    ]


def option_effects(seats: Iterable[Seat], defaults: Mapping[str, str]) -> list[OptionEffect]:
    """Return the effects of choices, for options with at least two common choices."""
    found: dict[tuple[str, str], list[list[Seat]]] = defaultdict(list)
    for table in telling(seats):
        for option, default in defaults.items():
            found[option, table[0].options.get(option, default)].append(table)
    enough = {key: tables for key, tables in found.items() if len(tables) >= ENOUGH}
    several = Counter(option for option, _ in enough)
    return [
        OptionEffect(option, choice, len(tables), *_points(tables))
        for (option, choice), tables in sorted(enough.items())
        if several[option] > 1
    ]


def _worth(tables: Sequence[Sequence[Seat]], seat: int) -> tuple[float, float]:
    """Return the mean points of a seat, and its share of victories."""
    points = fmean(one.points for table in tables for one in table if one.seat == seat)
    return points, fmean(_share(table, seat) for table in tables)


def _share(table: Sequence[Seat], seat: int) -> float:
    """Return a seat's share of a table's victory."""
    first = min(one.rank for one in table)
    won = [one.seat for one in table if one.rank == first]
    return (seat in won) / len(won)


def _points(tables: Sequence[Sequence[Seat]]) -> Iterator[float]:
    """Yield the mean points of all seats, then those of the winners."""
    yield fmean(one.points for table in tables for one in table)
    yield fmean(max(one.points for one in table) for table in tables)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
