"""The standings of a division, and the criterion that separates each person from the next.

Averages have a floor: people who left or played too few tables rank below all others. Because
points are compared per game, a single win would otherwise be worth more than twelve good results.
In every form and division, a person must finish at least half of their tables themselves; for late
entrants this is half of the number that the season planned for each person, however few tables they
got.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import groupby
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from bot.engine.rng import Rng
from bot.leagues.records import Award, Fixture, Row, TeamRow


class Floor(NamedTuple):
    """A person's position relative to the floor.

    `below` is why they are below it (left | red (excluded) | few), or None if they are not. `spare`
    is how many open tables they may lose without falling below it.
    """

    below: str | None
    spare: int


NOBODY: Mapping[int, int] = MappingProxyType({})


def least(tables: int) -> int:
    """Return the number of tables that a person must finish: half, rounded up, and at least one."""
    return max(1, -(-tables // 2))


def floors(
    people: Iterable[int],
    fixtures: Iterable[Fixture],
    awards: Iterable[Award],
    out: Mapping[int, str],
    wanted: int | None = None,
    late: Mapping[int, int] = NOBODY,
    coming: int = 0,
) -> dict[int, Floor]:
    """Return each person's position relative to the floor, using awards that count for them.

    A person's tables are those that they were paired for. If tables are not planned, as in a
    ladder, `wanted` is the expected number. `late` gives the expected number for each late entrant,
    `coming` the number of rounds of a Swiss event that are not drawn yet, and `out` the reason for
    each person who is out of the season.
    """
    counted = [one for one in fixtures if one.division]
    tables = Counter(person for one in counted for person in one.drawn)
    tables.update({person: number - coming - tables[person] for person, number in late.items()})
    still = Counter(person for one in counted if one.result is None for person in one.playing)
    finished = Counter(one.person for one in awards if _is_finished(one))
    found = {}
    for person in people:
        ahead = 0 if wanted else still[person] + coming
        spare = finished[person] + ahead - least(wanted or tables[person] + coming)
        found[person] = Floor(out.get(person, "few" if counted and spare < 0 else None), spare)
    return found


def _is_finished(award: Award) -> bool:
    """Return whether a person finished a table or an organiser decided its points."""
    return award.place is not None or award.reason == "corrected"


Tables: TypeAlias = Mapping[int, Mapping[int, Fraction]]
"""Points by fixture and person."""


@dataclass(slots=True)
class _Tally:
    """A person's totals, and their comparison with the people they are tied with."""

    person: int
    lot: int
    points: Fraction = Fraction(0)
    games: int = 0
    share: Fraction = Fraction(0)
    common: Fraction = Fraction(0)
    opponents: Fraction = Fraction(0)
    seats: Fraction = Fraction(0)
    places: Counter[int] = field(default_factory=Counter)
    fixtures: list[int] = field(default_factory=list)

    def per_game(self, number: Fraction | int) -> Fraction:
        return Fraction(number) / self.games if self.games else Fraction(0)

    def add(self, award: Award) -> None:
        self.points += award.points
        self.games += 1
        self.share += award.share
        self.fixtures.append(award.fixture)
        if award.place is not None:
            self.places[award.place] += 1


_Parted: TypeAlias = list[tuple[str | None, _Tally]]

_KEYS: Mapping[str, Callable[[_Tally], Fraction | int]] = {
    "points": lambda one: one.per_game(one.points),
    "wins": lambda one: one.per_game(one.places[1]),
    "seconds": lambda one: one.per_game(one.places[2]),
    "common": lambda one: one.common,
    "share": lambda one: one.per_game(one.share),
    "opponents": lambda one: one.opponents,
    "seats": lambda one: -one.seats,
    "lot": lambda one: -one.lot,
}
"""The criteria by name. All are per game: numbers of games may differ."""
ORDER = ("points", "wins", "seconds", "common", "share", "lot")
"""The criteria of standings, the most important first."""
SWISS_ORDER = ("points", "opponents", "common", "seats", "lot")
"""The criteria of a Swiss event: its people meet opponents of different strength."""


def standings(
    people: Iterable[int],
    awards: Iterable[Award],
    lot_seed: int,
    floors: Mapping[int, Floor] | None = None,
    order: Sequence[str] = ORDER,
    seats: Mapping[tuple[int, int], Fraction] = MappingProxyType({}),
) -> tuple[Row, ...]:
    """Compute the standings of a division from the awards of its fixtures.

    `order` lists the criteria; `seats` gives the value of a person's seat by fixture and person.
    People below the floor come after those above it. Everyone else who scored as a substitute is
    listed last, as a guest.
    """
    counted = [award for award in awards if award.game]
    own = set(people)
    guests = {award.person for award in counted} - own
    tables = _tables(counted)
    known = floors or {}
    tallies = _tallies(own, counted, lot_seed, "lot")
    if "opponents" in order:
        _weigh(tallies, tables, seats)
    below = [one for one in tallies if one.person in known and known[one.person].below]
    parted = _parted([one for one in tallies if one not in below], tables, order)
    for group, why in ((below, None), (_tallies(guests, counted, lot_seed, "guests"), "guest")):
        parted += _beneath(parted, _parted(group, tables, order), why, known)
    return tuple(
        _row(place, why, one, one.person in guests, known.get(one.person))
        for place, (why, one) in enumerate(parted, 1)
    )


def _beneath(
    above: _Parted, group: _Parted, why: str | None, floors: Mapping[int, Floor]
) -> _Parted:
    """Return a group with the reason why its first person ranks below the people above.

    The reason is `why` if given, else the one in `floors`.
    """
    if not (above and group):
        return group
    (_, first), *rest = group
    return [(why or floors[first.person].below, first), *rest]


def counted_in(award: Award, fixture: Fixture, home: Mapping[int, int]) -> int | None:
    """Return the division in whose standings an award counts, or None.

    `home` gives each person's division. Points of a person who was paired at the draw or entered
    late count in their own division, even if an organiser has moved them since. A cup's tables of
    winners are in no division. A substitute's points count in the table's division, where they are
    a guest, but not if it is their own: a substitute must not have more tables than the others.
    """
    own, division = home.get(award.person), fixture.division or None
    if award.person in fixture.substitutes:
        return division if own != division else None
    return (own or division) if division else None


def lots(people: Iterable[int], lot_seed: int, stream: str = "lot") -> list[int]:
    """Return people in the drawn order that breaks ties in all other criteria."""
    # An erased person has a negative number whose absolute value sorts like their former ID.
    drawn = sorted(people, key=abs)
    Rng(lot_seed).shuffle(drawn, stream)
    return drawn


def _tallies(
    people: Iterable[int], awards: Iterable[Award], lot_seed: int, stream: str
) -> list[_Tally]:
    found = {person: _Tally(person, n) for n, person in enumerate(lots(people, lot_seed, stream))}
    for award in awards:
        if award.person in found:
            found[award.person].add(award)
    return list(found.values())


def _tables(awards: Iterable[Award]) -> Tables:
    tables: defaultdict[int, dict[int, Fraction]] = defaultdict(dict)
    for award in awards:
        tables[award.fixture][award.person] = award.points
    return tables


def seat_worth(
    fixtures: Iterable[Fixture], awards: Iterable[Award]
) -> dict[tuple[int, int], Fraction]:
    """Return by fixture and person the mean points of their seat at tables of that size.

    The mean is that of all tables of the season that are over.
    """
    points = {(one.fixture, one.person): one.points for one in awards}
    had: dict[tuple[int, int], tuple[int, int]] = {}
    scored: defaultdict[tuple[int, int], list[Fraction]] = defaultdict(list)
    for fixture in fixtures:
        for number, seat in enumerate(fixture.result.seats if fixture.result else ()):
            key = fixture.id, seat.owner
            had[key] = len(fixture.drawn), number
            scored[had[key]].append(points.get(key, Fraction(0)))
    return {key: sum(scored[seat], Fraction(0)) / len(scored[seat]) for key, seat in had.items()}


def _weigh(
    people: Iterable[_Tally], tables: Tables, seats: Mapping[tuple[int, int], Fraction]
) -> None:
    """Store each person's opponents, as mean points per game, and what their seats were worth."""
    known = {one.person: one for one in people}
    strength = {person: one.per_game(one.points) for person, one in known.items()}
    for one in known.values():
        met = [
            strength[other]
            for fixture in one.fixtures
            for other in tables[fixture]
            if other != one.person and other in strength
        ]
        worth = (seats.get((fixture, one.person), Fraction(0)) for fixture in one.fixtures)
        one.opponents = sum(met, Fraction(0)) / len(met) if met else Fraction(0)
        one.seats = one.per_game(sum(worth, Fraction(0)))


def _parted(people: list[_Tally], tables: Tables, order: Sequence[str]) -> _Parted:
    """Sort people, each with the criterion that ranks them below the previous person."""
    groups: list[tuple[str | None, list[_Tally]]] = [(None, people)] if people else []
    for name in order:
        key = _KEYS[name]
        if name == "common":
            for _, group in groups:
                _compare(group, tables)
        groups = [part for why, group in groups for part in _split(why, group, name, key)]
    return [(why, one) for why, (one,) in groups]


def _split(
    why: str | None, group: list[_Tally], name: str, key: Callable[[_Tally], Fraction | int]
) -> list[tuple[str | None, list[_Tally]]]:
    if len(group) == 1:
        return [(why, group)]
    ordered = sorted(group, key=key, reverse=True)
    parts = [list(level) for _, level in groupby(ordered, key=key)]
    return [(why, parts[0]), *((name, part) for part in parts[1:])]


def _compare(group: Sequence[_Tally], tables: Tables) -> None:
    """Compute each tied person's points minus those of the others at their common tables.

    Differences are used because, in a group of three or more, some people may have met more often
    than others.
    """
    level = {one.person for one in group}
    for one in group:
        met = [tables[fixture] for fixture in one.fixtures] if len(group) > 1 else []
        one.common = sum(
            (table[one.person] - table[other] for table in met for other in level & table.keys()),
            Fraction(0),
        )


def _row(place: int, why: str | None, one: _Tally, guest: bool, floor: Floor | None) -> Row:
    return Row(
        place,
        one.person,
        one.points,
        one.games,
        one.places[1],
        one.places[2],
        one.per_game(one.share),
        why,
        dict(sorted(one.places.items())),
        one.common,
        guest,
        floor and floor.below,
        None if floor is None else floor.spare,
        one.opponents,
        one.seats,
    )


TEAM_ORDER = ("points", "wins", "best", "lot")
"""The criteria of team standings, the most important first; all are per game."""


def team_standings(
    teams: Mapping[str, Sequence[int]],
    team_of: Mapping[int, str],
    fixtures: Iterable[Fixture],
    awards: Iterable[Award],
    rows: Iterable[Row],
    lot_seed: int,
) -> tuple[TeamRow, ...]:
    """Compute the standings of teams, by the points per game of all games of their `teams` members.

    A game is a member's seat at a table of a division or round that is over, also that of a member
    below the floor. If somebody else of the team (`team_of` knows alternates, too) scored on the
    seat, their points count; those of a substitute from outside count for no team. `rows` are the
    standings of the members, the order of whose names the lot is drawn from.
    """
    scored = _team_games(team_of, fixtures, awards)
    rates = {row.person: row.per_game for row in rows if row.counts}
    drawn = sorted(teams, key=lambda team: min(map(abs, teams[team])))
    Rng(lot_seed).shuffle(drawn, "teams")
    found = [
        TeamRow(
            0,
            team,
            tuple(teams[team]),
            sum((one.points for one in scored[team]), Fraction(0)),
            len(scored[team]),
            sum(one.place == 1 for one in scored[team]),
            max((rates[one] for one in teams[team] if one in rates), default=Fraction(0)),
        )
        for team in drawn
    ]
    keys = {one.team: (-one.per_game, -one.win_rate, -one.best) for one in found}
    ordered = sorted(found, key=lambda one: keys[one.team])
    above = [None, *ordered]
    return tuple(
        replace(one, place=place, parted_by=_team_why(keys, before, one))
        for place, (before, one) in enumerate(zip(above, ordered, strict=False), 1)
    )


def _team_games(
    team_of: Mapping[int, str], fixtures: Iterable[Fixture], awards: Iterable[Award]
) -> Mapping[str, Sequence[Award]]:
    """Return by team the awards of its seats; tables of winners count for no team."""
    known = {(one.fixture, one.person): one for one in awards}
    found: defaultdict[str, list[Award]] = defaultdict(list)
    for fixture in fixtures:
        result = fixture.result if fixture.division else None
        for seat in result.seats if result else ():
            team, finisher = team_of.get(seat.owner, ""), seat.finisher or 0
            of_owner = known.get((fixture.id, seat.owner))
            of_mate = known.get((fixture.id, finisher)) if team_of.get(finisher) == team else None
            scored = next(
                (one for one in (of_mate, of_owner) if one and _is_finished(one)), of_owner
            )
            if team and scored is not None and scored.game:
                found[team].append(scored)
    return found


def _team_why(
    keys: Mapping[str, Sequence[Fraction]], above: TeamRow | None, row: TeamRow
) -> str | None:
    """Return the criterion that put a team below the one above it, or None for the first."""
    if above is None:
        return None
    pairs = zip(TEAM_ORDER, keys[above.team], keys[row.team], strict=False)
    return next((name for name, one, other in pairs if one != other), "lot")
