"""The final places that each person can still reach, whatever the open tables bring.

People below the floor, who left or finished too few tables, rank below all others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from typing import Literal, NamedTuple, TypeAlias

from bot.leagues.records import Fixture, Late, Row
from bot.leagues.settings import SIZES

Prospect: TypeAlias = Literal["sure", "possible", "out"]
"""Certainty of an outcome: it happens in any case, is still possible, or is impossible."""

_Key: TypeAlias = tuple[bool, Fraction, Fraction, Fraction]
"""Sort key: whether above the floor; then points, wins and second places per game, which are the
tie-breaks whose range is known."""


@dataclass(frozen=True, slots=True)
class Bound:
    """The best and worst final place that a person can still reach in their division.

    `points` are those already scored, `possible` is the most they can still reach. `up` and `down`
    tell whether they will be promoted or relegated.
    """

    person: int
    best: int
    worst: int
    points: Fraction
    possible: Fraction
    open: int
    """Number of tables that are not over yet."""
    up: Prospect
    down: Prospect


@dataclass(frozen=True, slots=True)
class _Range:
    """The worst and the best final result that a person can still have."""

    row: Row
    open: tuple[int, ...]
    """The most points that each of the person's open fixtures can still bring."""
    lost: int = 0
    """Number of open fixtures in which someone else has the person's seat: games without points."""
    unsure: int = 0
    """Open fixtures that may turn out to be no game: entered late, when they had begun, or a bye
    instead of a table."""
    by_points: bool = False
    """True if only points per game are known to be compared: other criteria can still change."""

    @property
    def games(self) -> int:
        return self.row.games + len(self.open) + self.lost

    @property
    def is_below(self) -> bool:
        """Return whether the person is already below the floor and stays there."""
        return self.row.below is not None

    @property
    def may_fall(self) -> bool:
        """Return whether the person ends below the floor if they finish no open table."""
        spare = self.row.spare
        return self.is_below or (spare is not None and len(self.open) > spare)

    @property
    def may_leave(self) -> bool:
        """Return whether the person could still leave the season and so end below the floor."""
        return self.is_below or (self.row.spare is not None and bool(self.open))

    @property
    def low(self) -> _Key:
        """Return the person's final sort key if they score nothing more."""
        return self._key(not self.may_fall, self.row.points, self.row.wins)

    @property
    def gone(self) -> _Key:
        """Return the person's lowest possible sort key: they score nothing more and may leave."""
        return self._key(not self.may_leave, self.row.points, self.row.wins)

    @property
    def high(self) -> _Key:
        """Return the person's final sort key if they win all open tables."""
        most, wins = self.row.points + sum(self.open), self.row.wins + len(self.open)
        return self._key(not self.is_below, most, wins)

    def _key(self, above: bool, points: Fraction, wins: int) -> _Key:
        games = max(1, self.games)
        if self.by_points:
            return above, points / games, Fraction(0), Fraction(0)
        return above, points / games, Fraction(wins, games), Fraction(self.row.seconds, games)


def bounds(
    rows: Iterable[Row],
    fixtures: Iterable[Fixture],
    points: Callable[[int], Sequence[int]],
    up: int = 0,
    down: int = 0,
    coming: int | None = None,
) -> Mapping[int, Bound]:
    """Return, for each person, the places that a division's open fixtures still allow.

    `rows` are the current standings; `points` returns the points by place for a table of a given
    size. A fixture counts for its members; a cup's tables of winners count for no division.
    `coming` is the number of rounds of a Swiss event that are not drawn yet, None in other forms:
    opponents and byes of these rounds are unknown, and points are the only criterion that can be
    bounded. Other people may leave the season as long as they have open tables; a person's own
    bound assumes that they stay. The bounds hold as long as no organiser makes corrections, no
    person enters late or takes over another seat afterwards, and no person who has played all their
    tables gets a red card as a substitute.
    """
    people = [row for row in rows if not row.guest]
    own = {row.person for row in people}
    left = [
        one
        for one in fixtures
        if one.result is None and one.division and own.intersection(one.members)
    ]
    rounds = _Rounds(coming or 0, coming is not None)
    ranges = _ranges(people, left, points, rounds)
    is_open = bool(left or coming)
    ends = {
        row.person: _places(ranges, row, left, points, rounds)
        if is_open
        else (row.place, row.place)
        for row in people
    }
    return {
        one.row.person: _bound(one, ends[one.row.person], len(people), up, down) for one in ranges
    }


class _Rounds(NamedTuple):
    """The rounds of a Swiss event that are still to be drawn, and whether it is one."""

    coming: int
    is_swiss: bool


def _ranges(
    rows: Iterable[Row],
    left: Sequence[Fixture],
    points: Callable[[int], Sequence[int]],
    rounds: _Rounds,
) -> list[_Range]:
    return [
        _range(row, [one for one in left if row.person in one.members], points, rounds)
        for row in rows
    ]


def _range(
    row: Row, own: Sequence[Fixture], points: Callable[[int], Sequence[int]], rounds: _Rounds
) -> _Range:
    played = [one for one in own if row.person in one.playing]
    most = tuple(points(len(one.people))[0] for one in played)
    unsure = sum(Late(row.person, True) in one.late for one in played)
    coming = () if row.below in GONE else (top(points),) * rounds.coming
    return _Range(
        row,
        most + coming,
        len(own) - len(played),
        unsure + len(coming),
        rounds.is_swiss,
    )


GONE = ("left", "red")
"""Reasons for being below the floor of people who are out of the season."""


def top(points: Callable[[int], Sequence[int]]) -> int:
    """Return the most points of one table of any size."""
    return max(points(size)[0] for size in SIZES)


def _places(
    ranges: Sequence[_Range],
    row: Row,
    left: Sequence[Fixture],
    points: Callable[[int], Sequence[int]],
    rounds: _Rounds,
) -> tuple[int, int]:
    """Return the best and the worst final place that a person can still reach.

    They reach the best place if they win all open tables and no one else scores any more.
    """
    own = next(one for one in ranges if one.row is row)
    others = [one for one in ranges if one is not own]
    ahead = sum(one.gone > own.high for one in others)
    rivals = [one for one in others if one.high >= own.low]
    return 1 + ahead, 1 + _most_ahead(own, rivals, left, points, rounds.coming)


def _most_ahead(
    own: _Range,
    rivals: Sequence[_Range],
    left: Sequence[Fixture],
    points: Callable[[int], Sequence[int]],
    coming: int,
) -> int:
    """Return the most rivals that can pass a person who scores nothing more.

    Rivals also take points from each other, so their open tables must have enough points for all
    the rivals who pass. In each of the `coming` rounds, every rival may win.
    """
    above, level = own.low[:2]
    needs = sorted(
        max(Fraction(0), level * (one.games - one.unsure) - one.row.points)
        if one.high[0] <= above
        else Fraction()
        for one in rivals
    )
    people = {one.row.person for one in rivals}
    tables = Counter((len(one.people), len(people & one.playing)) for one in left)
    for count, need in enumerate(accumulate(needs), 1):
        most = (
            number * sum(points(size)[: min(count, rivals_there)])
            for (size, rivals_there), number in tables.items()
        )
        if need > sum(most) + count * coming * top(points):
            return count - 1
    return len(needs)


def _bound(one: _Range, ends: tuple[int, int], people: int, up: int, down: int) -> Bound:
    best, worst = ends
    return Bound(
        one.row.person,
        best,
        worst,
        one.row.points,
        one.row.points + sum(one.open),
        len(one.open),
        "out" if one.is_below else _prospect(worst <= up and not one.may_fall, best <= up),
        _prospect(best > people - down, worst > people - down),
    )


def _prospect(sure: bool, possible: bool) -> Prospect:
    return "sure" if sure else "possible" if possible else "out"
