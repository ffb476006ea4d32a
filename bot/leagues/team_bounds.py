"""The final places that each team can still reach, whatever the open tables bring.

An open seat of a team brings it one game, with anything from nothing to a win, whoever has the seat
in the end. Points and wins per game are compared; teams level on both may end in either order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import accumulate
from typing import NamedTuple, TypeAlias

from bot.leagues.bounds import GONE, top
from bot.leagues.records import Fixture, Row, TeamRow

_Key: TypeAlias = tuple[Fraction, Fraction]
"""Sort key: points, then wins, both per game."""


class TeamBound(NamedTuple):
    """The best and worst final place that a team can still reach, and its number of open seats."""

    best: int
    worst: int
    open: int


@dataclass(slots=True)
class _Range:
    """The worst and the best final result that a team can still have."""

    row: TeamRow
    top: int
    """The most points of one game."""
    coming: int = 0
    """The most games that rounds which are not drawn yet can bring."""
    sure: Counter[int] = field(default_factory=Counter)
    """By open fixture the seats that are games of the team in any case."""
    unsure: Counter[int] = field(default_factory=Counter)
    """By open fixture the seats that may turn out to be no game of the team."""
    won: Fraction = Fraction(0)
    """The points that its sure seats bring if they win."""

    @property
    def games(self) -> int:
        """Return the fewest games that the team has in the end."""
        return self.row.games + self.sure.total()

    @property
    def extra(self) -> int:
        """Return the most games that may be added."""
        return self.unsure.total() + self.coming

    @property
    def low(self) -> _Key:
        """Return the lowest final sort key: the team scores nothing more."""
        games = max(1, self.games + self.extra)
        return self.row.points / games, Fraction(self.row.wins, games)

    @property
    def high(self) -> _Key:
        """Return the highest final sort key: the team wins all games, with or without the extra."""
        return max(self._won(extra) for extra in (0, self.extra))

    def _won(self, extra: int) -> _Key:
        games = max(1, self.games + extra)
        points = self.row.points + self.won + extra * self.top
        return points / games, Fraction(self.row.wins + self.sure.total() + extra, games)


def team_bounds(
    teams: Sequence[TeamRow],
    team_of: Mapping[int, str],
    rows: Iterable[Row],
    fixtures: Iterable[Fixture],
    points: Callable[[int], Sequence[int]],
    coming: int | None = None,
) -> Mapping[str, TeamBound]:
    """Return, for each team, the places that the open fixtures still allow.

    `teams` are the current team standings, and `rows` those of the people. `points` returns the
    points by place for a table of a given size. `coming` is the number of rounds of a Swiss event
    that are not drawn yet, None in other forms. The bounds hold as long as no organiser makes
    corrections and no person enters late.
    """
    left = [one for one in fixtures if one.result is None and one.division]
    drawn = Counter(
        team_of.get(row.person, "") for row in rows if not row.guest and row.below not in GONE
    )
    ranges = [_Range(row, top(points), (coming or 0) * drawn[row.team]) for row in teams]
    by_team = {one.row.team: one for one in ranges}
    for fixture in left:
        for team, is_sure in _seats(fixture, team_of):
            if team in by_team:
                seats = by_team[team].sure if is_sure else by_team[team].unsure
                seats[fixture.id] += 1
    sizes = {one.id: len(one.people) for one in left}
    for one in ranges:
        won = (sum(points(sizes[fixture])[:count]) for fixture, count in one.sure.items())
        one.won = Fraction(sum(won))
    if not (left or coming):
        return {row.team: TeamBound(row.place, row.place, 0) for row in teams}
    return {one.row.team: _bound(one, ranges, sizes, points) for one in ranges}


def _seats(fixture: Fixture, team_of: Mapping[int, str]) -> Iterator[tuple[str, bool]]:
    """Yield each team for which a seat of an open fixture may score, and whether it surely does.

    A seat scores for the team of the person paired there, or of the last who entered late with it.
    If such a person has lost it again, it is not known which of the substitutes' seats that was.
    """
    late = {one.person: one.begun for one in fixture.late}
    gone = [person for person in late if person not in fixture.seated]
    for paired, now in zip(fixture.drawn, fixture.seated, strict=True):
        if now in late:
            yield team_of.get(now, ""), not late[now]
        elif gone and now != paired:
            yield from ((team_of.get(person, ""), False) for person in (paired, *gone))
        else:
            yield team_of.get(paired, ""), True


def _bound(
    own: _Range,
    ranges: Sequence[_Range],
    sizes: Mapping[int, int],
    points: Callable[[int], Sequence[int]],
) -> TeamBound:
    """Return the best and the worst final place that a team can still reach.

    It reaches the best place if it wins all its games and no other team scores any more.
    """
    others = [one for one in ranges if one is not own]
    ahead = sum(one.low > own.high for one in others)
    rivals = [one for one in others if one.high >= own.low]
    behind = _most_ahead(own, rivals, sizes, points)
    return TeamBound(1 + ahead, 1 + behind, (own.sure + own.unsure).total())


def _most_ahead(
    own: _Range,
    rivals: Sequence[_Range],
    sizes: Mapping[int, int],
    points: Callable[[int], Sequence[int]],
) -> int:
    """Return the most rivals that can pass a team which scores nothing more.

    Rivals also take points from each other, so their open tables must have enough points for all
    the rivals who pass.
    """
    level = own.low[0]
    needs = sorted(max(Fraction(0), level * one.games - one.row.points) for one in rivals)
    seats = [
        (
            points(size),
            sorted((one.sure[table] + one.unsure[table] for one in rivals), reverse=True),
        )
        for table, size in sizes.items()
    ]
    coming = sorted((one.coming for one in rivals), reverse=True)
    for count, need in enumerate(accumulate(needs), 1):
        most = sum(sum(each[: sum(had[:count])]) for each, had in seats)
        if need > most + sum(coming[:count]) * own.top:
            return count - 1
    return len(needs)
