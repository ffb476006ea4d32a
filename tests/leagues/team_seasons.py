"""Small seasons with teams, and the places that teams can still take by trying everything.

`python -m tests.tools.bounds 2000` holds the bounds of so many seasons against it. It shares
nothing with the bounds but the standings: it counts seats by itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product
from typing import TypeAlias

from bot.engine.rng import Rng
from bot.leagues.points import award
from bot.leagues.records import Award, Fixture, FixtureResult, Late, Row, TeamRow
from bot.leagues.settings import POINTS
from bot.leagues.standings import floors, standings, team_standings
from bot.leagues.team_bounds import TeamBound, team_bounds
from tests.leagues.seasons import STRANGER, ends, over
from tests.leagues.swiss_seasons import Swiss, begun, continued

LATECOMER = 900
"""The first of those who enter late."""


@dataclass(frozen=True)
class TeamSeason:
    """A season in play; `teams` has everybody's, also those of alternates."""

    teams: Mapping[int, str]
    people: tuple[int, ...]
    fixtures: tuple[Fixture, ...]
    lot: int = 1
    coming: int | None = None
    out: frozenset[int] = frozenset()

    @property
    def left(self) -> list[Fixture]:
        return [one for one in self.fixtures if one.result is None]

    def awards(self) -> list[Award]:
        return [
            each
            for one in self.fixtures
            if one.result
            for each in award(one.result, POINTS[len(one.people)])
        ]

    def standings(self) -> tuple[Row, ...]:
        awards = [one for one in self.awards() if one.person in self.people]
        out = dict.fromkeys(self.out, "left")
        known = floors(self.people, self.fixtures, awards, out, coming=self.coming or 0)
        return standings(self.people, awards, self.lot, known)

    def rows(self) -> tuple[TeamRow, ...]:
        members: dict[str, list[int]] = {}
        for person in self.people:
            members.setdefault(self.teams[person], []).append(person)
        rows = self.standings()
        return team_standings(members, self.teams, self.fixtures, self.awards(), rows, self.lot)

    def bounds(self) -> Mapping[str, TeamBound]:
        rows, points = self.standings(), POINTS.__getitem__
        return team_bounds(self.rows(), self.teams, rows, self.fixtures, points, self.coming)


def drawn(seed: int) -> TeamSeason:
    """Return a season that nobody has begun: teams of one to three, who meet in any number."""
    rng = Rng(seed)
    teams = {
        10 * team + number: "ABCDE"[team]
        for team in range(2 + rng.below(4, "teams"))
        for number in range(1 + rng.below(3, "people"))
    }
    people, names = tuple(teams), sorted({*teams.values()})
    fixtures = []
    for number in range(2 + rng.below(4, "tables")):
        rng.shuffle(names, "teams")
        size = min(len(names), 2 + rng.below(2, "size"))
        seats = []
        for name in names[:size]:
            own = [person for person, team in teams.items() if team == name]
            seats.append(own[rng.below(len(own), "who")])
        fixtures.append(Fixture(number, 1, tuple(seats)))
    return TeamSeason(teams, people, tuple(fixtures), rng.below(100, "lot"))


def reseated(season: TeamSeason, seed: int) -> TeamSeason:
    """Return the season with some seats taken over: by strangers, mates, and late entrants."""
    rng, teams, people = Rng(seed), dict(season.teams), list(season.people)
    fixtures = []
    for fixture in season.fixtures:
        what, first = rng.below(6, "what"), fixture.people[0]
        mates = [p for p, team in season.teams.items() if team == teams[first] and p != first]
        if what == 0:
            fixture = _taken(fixture, STRANGER)
        elif what == 1 and mates:
            fixture = _taken(fixture, mates[rng.below(len(mates), "mate")])
        elif what == 2:
            person, begun_ = LATECOMER + fixture.id, bool(rng.below(2, "begun"))
            others = sorted({*teams.values()} - {teams[one] for one in fixture.people[1:]})
            teams[person] = others[rng.below(len(others), "team")]
            people.append(person)
            gone = not rng.below(3, "gone")
            fixture = replace(
                _taken(fixture, STRANGER if gone else person), late=(Late(person, begun_),)
            )
        fixtures.append(fixture)
    return replace(season, teams=teams, people=tuple(people), fixtures=tuple(fixtures))


def _taken(fixture: Fixture, person: int) -> Fixture:
    return replace(fixture, people=(person, *fixture.people[1:]), paired=fixture.people)


def played(season: TeamSeason, seed: int) -> Iterator[TeamSeason]:
    """Yield the season after each of its tables, which end in any order and any way."""
    rng, order = Rng(seed), list(range(len(season.fixtures)))
    rng.shuffle(order, "order")
    yield season
    for number in order:
        fixtures = list(season.fixtures)
        fixtures[number] = replace(fixtures[number], result=_ended(fixtures[number], rng))
        season = replace(season, fixtures=tuple(fixtures))
        yield season


def _ended(fixture: Fixture, rng: Rng) -> FixtureResult:
    """Return a random end; whoever entered late with a begun table may have made few decisions."""
    result = over(fixture, rng)
    if not fixture.late:
        return result
    (late,) = fixture.late
    first = replace(result.seats[0], late=(late.person,))
    if late.begun and first.finisher == late.person and not rng.below(3, "few"):
        first = replace(first, own=0)
    return replace(result, seats=(first, *result.seats[1:]))


def reachable(season: TeamSeason) -> Mapping[str, tuple[int, int]]:
    """Return the best and the worst place of every team over all ends of the open tables.

    Every seat that is open can bring what a table of its size brings, whoever has it now; one that
    may be no game is tried as none, too. Teams level on points and wins may stand either way.
    """
    names = sorted({season.teams[person] for person in season.people})
    start = {row.team: (row.points, row.games, row.wins) for row in season.rows()}
    found = {name: (len(names), 1) for name in names}
    for ending in product(*(_ends_at(one, season) for one in season.left)):
        sums = {name: list(start[name]) for name in names}
        for seats in ending:
            for team, points, place in seats:
                if team in sums:
                    sums[team][0] += points
                    sums[team][1] += 1
                    sums[team][2] += place == 1
        keys = {
            name: (Fraction(points) / max(1, games), Fraction(wins) / max(1, games))
            for name, (points, games, wins) in sums.items()
        }
        for name, (best, worst) in found.items():
            above = sum(key > keys[name] for key in keys.values())
            level = sum(key == keys[name] for key in keys.values())
            found[name] = min(best, above + 1), max(worst, above + level)
    return found


_Seats: TypeAlias = Sequence[tuple[str, Fraction, int]]


def _ends_at(fixture: Fixture, season: TeamSeason) -> list[_Seats]:
    """Return what a table can bring: for each seat that counts its team, points and place."""
    found: list[_Seats] = []
    for end in ends(len(fixture.people)):
        seats = [(_team(fixture, seat, season), *each) for seat, each in enumerate(end)]
        found.append(seats)
        if any(one.begun for one in fixture.late) and not seats[0][2]:
            found.append(seats[1:])
    return found


def _team(fixture: Fixture, seat: int, season: TeamSeason) -> str:
    owner = fixture.drawn[seat]
    if seat == 0 and fixture.late:
        owner = fixture.late[-1].person
    return season.teams.get(owner, "")


def check(seed: int, most_left: int = 2) -> Counter[str]:
    """Play a season and hold its bounds against the oracle; return how tight they were."""
    path = list(played(reseated(drawn(seed), seed), seed))
    final = {row.team: row.place for row in path[-1].rows()}
    told: Counter[str] = Counter()
    before: Mapping[str, TeamBound] = {}
    for season in path:
        now = season.bounds()
        for team, one in now.items():
            assert one.best <= final[team] <= one.worst, (seed, len(season.left), team)
            if before:
                earlier = before[team]
                same = earlier.best <= one.best <= one.worst <= earlier.worst
                assert same, (seed, len(season.left), team)
        if 0 < len(season.left) <= most_left:
            for team, (best, worst) in reachable(season).items():
                assert now[team].best <= best, (seed, len(season.left), team)
                assert now[team].worst >= worst, (seed, len(season.left), team)
                is_tight = (now[team].best, now[team].worst) == (best, worst)
                told["tight" if is_tight else "wide"] += 1
        before = now
    return told


WAYS = 4
"""Ways to go on that are tried after each step of a Swiss event."""


def check_swiss(seed: int) -> Counter[str]:
    """Play a Swiss event with teams and hold its bounds against ways in which it ends."""
    event, rng = begun(seed), Rng(seed)
    names = {person: "ABCDEF"[rng.below(6, "team")] for person in event.people}
    told: Counter[str] = Counter()
    before: Mapping[str, TeamBound] = {}
    for number, (what, now) in enumerate([("begun", event), *continued(event, Rng(seed))]):
        found = _of(now, names).bounds()
        told[what] += 1
        for team, one in found.items():
            earlier = before.get(team, one)
            same = earlier.best <= one.best <= one.worst <= earlier.worst
            assert same, (seed, number, what, team)
        for way in range(WAYS):
            rest = continued(now, Rng(1000 * seed + 10 * number + way))
            final = next(reversed([now, *(one for _, one in rest)]))
            for row in _of(final, names).rows():
                one = found[row.team]
                assert one.best <= row.place <= one.worst, (seed, number, way, row)
                told["places"] += 1
                told["narrow"] += one.worst - one.best + 1 < len(found)
        before = found
    return told


def _of(event: Swiss, names: Mapping[int, str]) -> TeamSeason:
    return TeamSeason(names, event.people, event.fixtures, 5, event.coming, event.out)
