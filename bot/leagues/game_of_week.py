"""The game of the week: the choice of a finished table, and the turning points of its game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from statistics import median_low
from typing import Final, NamedTuple, TypeAlias

Points: TypeAlias = Sequence[int]
"""The points of a game at one time, by seat."""

TURNS: Final = 3
"""Maximum number of turning points of a game."""


class Finished(NamedTuple):
    """A finished table: its points in the order of places, and when it ended."""

    fixture: int
    points: Points
    ended_at: float

    @property
    def margin(self) -> int:
        """Return by how many points the first place was ahead of the second."""
        return self.points[0] - self.points[1]


def usual_margins(tables: Iterable[Finished]) -> Mapping[int, int]:
    """Return the median margin of tables, at least 1, by number of seats.

    With more people at a table, first and second place are usually closer to each other.
    """
    found: defaultdict[int, list[int]] = defaultdict(list)
    for table in tables:
        found[len(table.points)].append(table.margin)
    return {seats: max(1, median_low(margins)) for seats, margins in found.items()}


def closest(tables: Collection[Finished], usual: Mapping[int, int]) -> list[Finished]:
    """Return the tables with the smallest margin relative to the usual one; often it is one."""
    shares = {one: Fraction(one.margin, usual[len(one.points)]) for one in tables}
    least = min(shares.values(), default=Fraction(0))
    return [one for one, share in shares.items() if share == least]


def best(tables: Iterable[Finished], changes: Mapping[int, int]) -> Finished | None:
    """Return which of equally close tables is chosen, given the changes of the lead by fixture.

    Most changes come first, then the table that ended first. None means that there is no table.
    """
    return min(
        tables,
        key=lambda one: (-changes.get(one.fixture, 0), one.ended_at, one.fixture),
        default=None,
    )


def leaders(points: Points) -> tuple[int, ...]:
    """Return the seats with most points."""
    most = max(points)
    return tuple(seat for seat, number in enumerate(points) if number == most)


def lead_changes(course: Iterable[Points]) -> int:
    """Return how often somebody else took the lead alone, during a game from start to end."""
    alone = [one[0] for one in map(leaders, course) if len(one) == 1]
    return sum(before != after for before, after in pairwise(alone))


def turning_points(course: Sequence[Points], round_of: Callable[[int], int]) -> list[int]:
    """Return at which times of a game its lead had changed most, in order, one in each round.

    A time is an index of `course`, of which `round_of` returns the round. The lead is that of the
    later winner over the best of the others, and may be negative.
    """
    winner = leaders(course[-1])[0]
    leads = [_lead(points, winner) for points in course]
    swings = {at: abs(leads[at] - leads[at - 1]) for at in range(1, len(leads))}
    ranked = sorted((at for at, swing in swings.items() if swing), key=lambda at: (-swings[at], at))
    found: dict[int, int] = {}
    for at in ranked:
        if len(found) == TURNS:
            break
        found.setdefault(round_of(at), at)
    return sorted(found.values())


def _lead(points: Points, seat: int) -> int:
    return points[seat] - max(number for other, number in enumerate(points) if other != seat)
