"""The order of a division, and the criterion that parted each person from the one above.

Averages have a floor: people who left, or played too few tables, stand below all others. Points
are compared per game, so that one won table would be worth more than twelve good ones. In every
form and division a person must finish at least half of their tables themselves; for who entered
late this is half of what the season has for each person, however few they found.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import groupby
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from bot.engine.rng import Rng
from bot.leagues.records import Award, Fixture, Row


class Floor(NamedTuple):
    """A person's position relative to the floor.

    `below` is why they are below it: left | red (excluded) | few, None = they are not. `spare` are
    the open tables that they may lose without falling below it.
    """

    below: str | None
    spare: int


NOBODY: Mapping[int, int] = MappingProxyType({})


def least(tables: int) -> int:
    """Return how many of their `tables` a person must finish: half, rounded up, at least one."""
    return max(1, -(-tables // 2))


def floors(
    people: Iterable[int],
    fixtures: Iterable[Fixture],
    awards: Iterable[Award],
    out: Mapping[int, str],
    wanted: int | None = None,
    late: Mapping[int, int] = NOBODY,
) -> dict[int, Floor]:
    """Return each person's position relative to the floor; `awards` are those that count for them.

    Tables are those that they were paired for; if tables are not planned, as in a ladder, `wanted`
    is how many are expected, and `late` is that by person who entered late. `out` has the reasons
    of those who are out of the season.
    """
    counted = [one for one in fixtures if one.division]
    tables = Counter(person for one in counted for person in one.drawn)
    tables.update({person: number - tables[person] for person, number in late.items()})
    still = Counter(person for one in counted if one.result is None for person in one.playing)
    finished = Counter(one.person for one in awards if _is_finished(one))
    found = {}
    for person in people:
        coming = 0 if wanted else still[person]
        spare = finished[person] + coming - least(wanted or tables[person])
        found[person] = Floor(out.get(person, "few" if counted and spare < 0 else None), spare)
    return found


def _is_finished(award: Award) -> bool:
    """Return whether a person finished a table, or an organiser decided its points."""
    return award.place is not None or award.reason == "corrected"


Tables: TypeAlias = Mapping[int, Mapping[int, Fraction]]
"""The points of each person at every fixture."""


@dataclass(slots=True)
class _Tally:
    """A person's sums, and their comparison with people who are level."""

    person: int
    lot: int
    points: Fraction = Fraction(0)
    games: int = 0
    share: Fraction = Fraction(0)
    common: Fraction = Fraction(0)
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
    "lot": lambda one: -one.lot,
}
"""The tie-breaks in order. All are per game: numbers of games may differ."""


def standings(
    people: Iterable[int],
    awards: Iterable[Award],
    lot_seed: int,
    floors: Mapping[int, Floor] | None = None,
) -> tuple[Row, ...]:
    """Return the standings of a division's people by the awards of its fixtures.

    People below the floor follow those who are not, and all others who have scored as substitutes
    follow as guests.
    """
    counted = [award for award in awards if award.game]
    own = set(people)
    guests = {award.person for award in counted} - own
    tables = _tables(counted)
    known = floors or {}
    tallies = _tallies(own, counted, lot_seed, "lot")
    below = [one for one in tallies if one.person in known and known[one.person].below]
    parted = _parted([one for one in tallies if one not in below], tables)
    for group, why in ((below, None), (_tallies(guests, counted, lot_seed, "guests"), "guest")):
        parted += _beneath(parted, _parted(group, tables), why, known)
    return tuple(
        _row(place, why, one, one.person in guests, known.get(one.person))
        for place, (why, one) in enumerate(parted, 1)
    )


def _beneath(
    above: _Parted, group: _Parted, why: str | None, floors: Mapping[int, Floor]
) -> _Parted:
    """Return a group with the reason why its first one is below those above: `why` or floor."""
    if not (above and group):
        return group
    (_, first), *rest = group
    return [(why or floors[first.person].below, first), *rest]


def counted_in(award: Award, fixture: Fixture, home: Mapping[int, int]) -> int | None:
    """Return the division whose standings points count in, None = none; `home` is by person.

    For a person paired at the draw, or entered late, they count in their own division, even if an
    organiser has moved them since, except for a cup's tables of winners, which are in no division.
    A substitute's count at most in the division of the table, as those of a guest: a substitute in
    their own division has no more tables than the others.
    """
    own = home.get(award.person)
    if award.person in fixture.substitutes:
        return fixture.division if own != fixture.division else None
    return (own or fixture.division) if fixture.division else None


def lots(people: Iterable[int], lot_seed: int, stream: str = "lot") -> list[int]:
    """Return people in the order of the draw that parts people level in everything else."""
    # An erased person has a negative number, whose absolute value sorts as the id did.
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


def _parted(people: list[_Tally], tables: Tables) -> _Parted:
    """Return people in order, with the criterion that put each below the one above."""
    groups: list[tuple[str | None, list[_Tally]]] = [(None, people)] if people else []
    for name, key in _KEYS.items():
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
    """Count what each of a level group scored more than the others at tables with them.

    Points of two who met are compared as they are; of several, some met more often.
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
    )
