"""Small Swiss events, their places held against many ways in which they can still end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from bot.engine.rng import Rng
from bot.leagues.bounds import Bound, bounds
from bot.leagues.pairing import Request, pair
from bot.leagues.pairing.request import Earlier
from bot.leagues.points import award
from bot.leagues.records import Award, Fixture, FixtureResult, Row
from bot.leagues.settings import POINTS
from bot.leagues.standings import SWISS_ORDER, counted_in, floors, seat_worth, standings
from tests.leagues.seasons import over

ENDS = 4
"""Ways to go on that are tried after each table."""


@dataclass(frozen=True)
class Swiss:
    """An event in play; `out` are people who have left."""

    people: tuple[int, ...]
    coming: int
    size: int = 3
    sizes: frozenset[int] = frozenset({2, 3, 4})
    fixtures: tuple[Fixture, ...] = ()
    byes: tuple[int, ...] = ()
    out: frozenset[int] = frozenset()

    @property
    def open(self) -> list[Fixture]:
        return [one for one in self.fixtures if one.result is None]

    def awards(self) -> list[Award]:
        home = dict.fromkeys(self.people, 1)
        return [
            one
            for fixture in self.fixtures
            if fixture.result
            for one in award(fixture.result, POINTS[len(fixture.people)])
            if counted_in(one, fixture, home) == 1
        ]

    def rows(self) -> tuple[Row, ...]:
        awards, out = self.awards(), dict.fromkeys(self.out, "left")
        known = floors(self.people, self.fixtures, awards, out, coming=self.coming)
        worth = seat_worth(self.fixtures, awards)
        return standings(self.people, awards, 5, known, SWISS_ORDER, worth)

    def bounds(self) -> Mapping[int, Bound]:
        return bounds(self.rows(), self.fixtures, POINTS.__getitem__, 1, 0, self.coming)


def begun(seed: int) -> Swiss:
    rng = Rng(seed)
    people = tuple(range(10, 13 + rng.below(6, "people")))
    sizes = (frozenset({2, 3, 4}), frozenset({3, 4}))[rng.below(2, "sizes")]
    return Swiss(people, 2 + rng.below(3, "rounds"), 3, sizes)


def continued(event: Swiss, rng: Rng) -> Iterator[tuple[str, Swiss]]:
    """Yield what happens in an event until it is over, and the event after it."""
    while event.open or event.coming:
        inside = [one for one in event.people if one not in event.out]
        if event.open:
            what, event = "table", _ended(event, rng)
        elif len(inside) > 4 and not rng.below(6, "leave"):
            leaver = inside[rng.below(len(inside), "who")]
            what, event = "left", replace(event, out=event.out | {leaver})
        else:
            what, event = "round", _drawn(event, inside, rng)
        yield what, event


def _ended(event: Swiss, rng: Rng) -> Swiss:
    fixture = event.open[rng.below(len(event.open), "table")]
    result = over(fixture, rng)
    seats = (replace(s, left=True) if s.finisher in event.out else s for s in result.seats)
    ended = replace(fixture, result=FixtureResult(fixture.id, tuple(seats)))
    found = tuple(ended if one.id == fixture.id else one for one in event.fixtures)
    return replace(event, fixtures=found)


def _drawn(event: Swiss, inside: list[int], rng: Rng) -> Swiss:
    scores = {row.person: round(100 * row.per_game) for row in event.rows()}
    earlier = Earlier(tuple(one.people for one in event.fixtures), scores, Counter(event.byes))
    seed = rng.below(1000, "seed")
    pairing = pair(Request(tuple(inside), event.size, event.sizes, 1, seed, earlier=earlier))
    first = len(event.fixtures)
    tables = tuple(Fixture(n, 1, table) for n, table in enumerate(pairing.tables, first))
    return replace(
        event,
        coming=event.coming - 1,
        fixtures=event.fixtures + tables,
        byes=event.byes + pairing.short,
    )


def check_swiss(seed: int) -> Counter[str]:
    """Play an event and hold its places against ways in which it ends; return how many."""
    event, told = begun(seed), Counter[str]()
    path = [("begun", event), *continued(event, Rng(seed))]
    before: Mapping[int, Bound] = {}
    for number, (what, now) in enumerate(path):
        found = now.bounds()
        told[what] += 1
        for person, one in found.items():
            earlier = before.get(person)
            if earlier is not None and not (what == "left" and person in now.out):
                same = earlier.best <= one.best <= one.worst <= earlier.worst
                assert same, (seed, number, what, person)
        for end in range(ENDS):
            rest = continued(now, Rng(1000 * seed + 10 * number + end))
            final = next(reversed([now, *(one for _, one in rest)]))
            for row in final.rows():
                # Whoever leaves meanwhile has given up what they still could reach.
                if not row.guest and (row.person not in final.out or row.person in now.out):
                    one = found[row.person]
                    assert one.best <= row.place <= one.worst, (seed, number, end, row)
                    told["places"] += 1
        before = found
    told["sure"] += sum(one.best == one.worst for one in path[-1][1].bounds().values())
    return told
