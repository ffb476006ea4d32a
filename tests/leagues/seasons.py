"""Small random seasons, and the places that can still be taken by trying everything.

`python -m tests.tools.bounds 10000` holds the bounds of so many seasons against it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from itertools import product
from typing import TypeAlias

from bot.engine.rng import Rng
from bot.leagues.bounds import Bound, bounds
from bot.leagues.points import award
from bot.leagues.records import Fixture, FixtureResult, Row, SeatResult
from bot.leagues.settings import POINTS
from bot.leagues.standings import counted_in, floors, standings

STRANGER = 999
"""A substitute who plays in no division."""


@dataclass(frozen=True)
class Season:
    people: tuple[int, ...]
    fixtures: tuple[Fixture, ...]
    lot: int = 1
    out: frozenset[int] | None = None
    """People whom an organiser has excluded; None = nobody stands below a floor."""

    @property
    def left(self) -> int:
        return sum(one.result is None for one in self.fixtures)

    def rows(self) -> tuple[Row, ...]:
        home = dict.fromkeys(self.people, 1)
        awards = [
            one
            for fixture in self.fixtures
            if fixture.result
            for one in award(fixture.result, POINTS[len(fixture.people)])
            if counted_in(one, fixture, home) == 1
        ]
        known = None
        if self.out is not None:
            reasons = dict.fromkeys(self.out, "left")
            known = floors(self.people, self.fixtures, awards, reasons)
        return standings(self.people, awards, self.lot, known)

    def bounds(self) -> Mapping[int, Bound]:
        return bounds(self.rows(), self.fixtures, POINTS.__getitem__, 1, 1)


def drawn(seed: int, most_people: int = 6, most_tables: int = 6) -> Season:
    """Return a season that nobody has begun; numbers of games differ."""
    rng = Rng(seed)
    people = [10 + n for n in range(3 + rng.below(most_people - 2, "people"))]
    fixtures = []
    for number in range(2 + rng.below(most_tables - 1, "tables")):
        rng.shuffle(people, "seats")
        size = 2 + rng.below(2, "size")
        fixtures.append(Fixture(number, 1, tuple(people[:size])))
    return Season(tuple(sorted(people)), tuple(fixtures), rng.below(100, "lot"))


def substituted(season: Season, seed: int) -> Season:
    """Return the season with substitutes, also of the same division, in some planned seats."""
    rng = Rng(seed)

    def seated(fixture: Fixture) -> Fixture:
        beside = sorted({*season.people, STRANGER} - {*fixture.people})
        substitute = beside[rng.below(len(beside), "who")]
        others = (substitute, *fixture.people[1:])
        return (
            fixture
            if rng.below(4, "whether")
            else replace(fixture, people=others, paired=fixture.people)
        )

    return replace(season, fixtures=tuple(map(seated, season.fixtures)))


def played(season: Season, seed: int) -> Iterator[Season]:
    """Yield the season after each of its tables, which end in any order and any way."""
    rng, order = Rng(seed), list(range(len(season.fixtures)))
    rng.shuffle(order, "order")
    yield season
    for number in order:
        fixtures = list(season.fixtures)
        fixtures[number] = replace(fixtures[number], result=over(fixtures[number], rng))
        season = replace(season, fixtures=tuple(fixtures))
        yield season


def over(fixture: Fixture, rng: Rng) -> FixtureResult:
    """Return a random end; one seat in five is lost by who has it."""
    scores = [10 * rng.below(4, "score") for _ in fixture.people]
    seats = []
    who = zip(fixture.drawn, fixture.people, scores, strict=True)
    for number, (person, finisher, score) in enumerate(who):
        seat = SeatResult(
            number, person, finisher, 1 + sum(x > score for x in scores), score, 9, 9, 0
        )
        lost = ({"left": True}, {"by_bot": 4, "own": 5}, {"finisher": STRANGER}, {"finisher": None})
        seats.append(
            replace(seat, **lost[rng.below(4, "how")]) if not rng.below(5, "lost") else seat
        )
    return FixtureResult(fixture.id, tuple(seats))


@cache
def ends(size: int) -> frozenset[tuple[tuple[Fraction, int], ...]]:
    """Return everything that a table can bring its seats: points and place, 0 = no place."""
    found = set()
    for ranks in product(range(size + 1), repeat=size):
        taken = [rank for rank in ranks if rank]
        places = [1 + sum(other < rank for other in taken) if rank else 0 for rank in ranks]
        worth = [
            Fraction(sum(POINTS[size][place - 1 :][: places.count(place)]), places.count(place))
            if place
            else Fraction(0)
            for place in places
        ]
        found.add(tuple(zip(worth, places, strict=True)))
    return frozenset(found)


def reachable(season: Season) -> Mapping[int, tuple[int, int]]:
    """Return the best and the worst place of everybody over all ends of the open tables.

    Who is level up to second places may stand above or below.
    """
    left = [one for one in season.fixtures if one.result is None]
    games = Counter(person for one in season.fixtures for person in one.drawn)
    start = {row.person: (row.points, row.wins, row.seconds) for row in season.rows()}
    found = {person: (len(season.people), 1) for person in season.people}
    for ending in product(*(ends(len(one.people)) for one in left)):
        sums = {person: list(start[person]) for person in season.people}
        for fixture, seats in zip(left, ending, strict=True):
            for person, (points, place) in zip(fixture.people, seats, strict=True):
                if person not in fixture.drawn:
                    continue
                sums[person][0] += points
                sums[person][1] += place == 1
                sums[person][2] += place == 2
        keys = {
            person: tuple(Fraction(number) / max(1, games[person]) for number in numbers)
            for person, numbers in sums.items()
        }
        for person, (best, worst) in found.items():
            above = sum(key > keys[person] for key in keys.values())
            level = sum(key == keys[person] for key in keys.values())
            found[person] = min(best, above + 1), max(worst, above + level)
    return found


def check(seed: int, most_left: int = 2) -> Counter[str]:
    """Play a season and hold its bounds against the oracle; return how tight they were."""
    path = list(played(substituted(drawn(seed), seed), seed))
    final = {row.person: row.place for row in path[-1].rows() if not row.guest}
    told, before = Counter[str](), None
    for season in path:
        now = season.bounds()
        for person, one in now.items():
            assert one.best <= final[person] <= one.worst, (seed, season.left, person)
            if before:
                earlier = before[person]
                assert earlier.best <= one.best <= one.worst <= earlier.worst, (seed, person)
                assert earlier.points <= one.points <= one.possible <= earlier.possible
        if 0 < season.left <= most_left:
            for person, (best, worst) in reachable(season).items():
                assert now[person].best == best, (seed, season.left, person)
                assert now[person].worst >= worst, (seed, season.left, person)
                told["tight" if now[person].worst == worst else "wide"] += 1
        before = now
    return told


def corrected(season: Season, seed: int) -> Iterator[tuple[str, Season]]:
    """Yield what happens in a season, and the season after it: `over`, `annul`, `exclude`, `undo`.

    Tables end in any order; in between an organiser annuls finished ones, excludes people, and
    takes that back. Excluded people finish no table any more.
    """
    rng = Rng(seed)
    season = replace(season, out=frozenset())
    yield "drawn", season
    while season.left:
        what = ("over", "over", "annul", "exclude", "undo")[rng.below(5, "what")]
        found = _corrected(season, what, rng)
        if found is not None:
            season = found
            yield what, season


def _corrected(season: Season, what: str, rng: Rng) -> Season | None:
    """Return the season after something has happened, None = it cannot happen."""
    out, fixtures = season.out or frozenset(), season.fixtures
    those = {
        "over": [one for one in fixtures if one.result is None],
        "annul": [one for one in fixtures if one.result is not None],
        "exclude": sorted({*season.people} - out),
        "undo": sorted(out),
    }[what]
    if not those:
        return None
    one = those[rng.below(len(those), "which")]
    if not isinstance(one, Fixture):
        return replace(season, out=out ^ {one})
    if what == "annul":
        return replace(season, fixtures=tuple(other for other in fixtures if other is not one))
    ended = replace(one, result=_ended(over(one, rng), out))
    return replace(season, fixtures=tuple(ended if other is one else other for other in fixtures))


def _ended(result: FixtureResult, out: frozenset[int]) -> FixtureResult:
    """Return a result in which nobody who is out has finished a seat."""
    seats = (replace(one, left=True) if one.finisher in out else one for one in result.seats)
    return replace(result, seats=tuple(seats))


def reachable_above(season: Season) -> Mapping[int, tuple[int, int]]:
    """Return what `reachable` does, of a season with a floor and with excluded people.

    Others may leave as long as they have open tables: for a best place all of them do, for a worst
    one none does.
    """
    found = {person: (len(season.people), 1) for person in season.people}
    for ending in product(*(_ends_at(one, season) for one in _left(season))):
        scored = _scored(season, ending)
        for person in season.people:
            own = _key(season, person, scored)
            others = [one for one in season.people if one != person]
            least = sum(_key(season, one, scored, leaves=True) > own for one in others)
            keys = [_key(season, one, scored) for one in others]
            most = sum(key >= own for key in keys)
            best, worst = found[person]
            found[person] = min(best, 1 + least), max(worst, 1 + most)
    return found


def _left(season: Season) -> list[Fixture]:
    return [one for one in season.fixtures if one.result is None]


_Ends: TypeAlias = tuple[tuple[Fraction, int], ...]


def _ends_at(fixture: Fixture, season: Season) -> list[_Ends]:
    """Return the ends of a table at which nobody who is out scores."""
    out = season.out or frozenset()
    return [
        end
        for end in ends(len(fixture.people))
        if not any(place for who, (_, place) in zip(fixture.people, end, strict=True) if who in out)
    ]


def _scored(season: Season, ending: Sequence[_Ends]) -> Mapping[int, list[Fraction]]:
    """Return by person their points, wins, second places, and tables that they finished."""
    found = {row.person: [row.points, row.wins, row.seconds] for row in season.rows()}
    home = dict.fromkeys(season.people, 1)
    finished = Counter(
        one.person
        for fixture in season.fixtures
        if fixture.result
        for one in award(fixture.result, POINTS[len(fixture.people)])
        if counted_in(one, fixture, home) == 1 and one.place is not None
    )
    sums = {person: [*found[person], finished[person]] for person in season.people}
    for fixture, seats in zip(_left(season), ending, strict=True):
        for person, (points, place) in zip(fixture.people, seats, strict=True):
            if person in fixture.drawn:
                gained = (points, place == 1, place == 2, place > 0)
                sums[person] = [a + b for a, b in zip(sums[person], gained, strict=True)]
    return sums


def _key(
    season: Season, person: int, scored: Mapping[int, list[Fraction]], leaves: bool = False
) -> tuple[bool, Fraction, Fraction, Fraction]:
    """Return what places a person: above the floor or not, then averages."""
    tables = sum(person in one.drawn for one in season.fixtures)
    points, wins, seconds, finished = scored[person]
    has_open = any(person in one.drawn and person in one.people for one in _left(season))
    is_out = person in (season.out or ()) or (leaves and has_open)
    above = not is_out and 2 * finished >= max(2, tables)
    games = max(1, tables)
    return above, Fraction(points) / games, Fraction(wins) / games, Fraction(seconds) / games


def check_corrected(seed: int, most_left: int = 2) -> Counter[str]:
    """Play a season with annulled tables and excluded people against the oracle.

    Its bounds hold for what comes after the newest correction, and only narrow from there on.
    """
    path = list(corrected(substituted(drawn(seed), seed), seed))
    final = {row.person: row.place for row in path[-1][1].rows() if not row.guest}
    newest = max((n for n, (what, _) in enumerate(path) if what != "over"), default=0)
    told, before = Counter[str](what for what, _ in path), None
    for number, (what, season) in enumerate(path):
        now = season.bounds()
        for person, one in now.items():
            assert number < newest or one.best <= final[person] <= one.worst, (seed, person)
            if before and what == "over":
                earlier = before[person]
                assert earlier.best <= one.best <= one.worst <= earlier.worst, (seed, person)
        if 0 < season.left <= most_left:
            for person, (best, worst) in reachable_above(season).items():
                assert now[person].best <= best, (seed, number, person, now[person], best)
                assert now[person].worst >= worst, (seed, number, person, now[person], worst)
                is_tight = (now[person].best, now[person].worst) == (best, worst)
                told["tight" if is_tight else "wide"] += 1
        before = now
    return told
