"""The order of a division: every tie-break, and that nobody's number matters."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from time import process_time

import pytest

from bot.engine.rng import Rng
from bot.leagues.points import award
from bot.leagues.records import Award, Fixture, Row
from bot.leagues.settings import POINTS
from bot.leagues.standings import lots, standings
from tests.leagues.seasons import STRANGER, Season, drawn, over, played

LOT = 3


def awards(*fixtures: dict[int, int], share: dict[int, int] | None = None) -> list[Award]:
    """Return awards of tables that say who took which place, of four, without ties."""
    return [
        Award(number, person, Fraction(POINTS[4][place - 1]), place, share=Fraction(share or 0))
        for number, fixture in enumerate(fixtures)
        for person, place in fixture.items()
    ]


def order(people: Iterable[int], earned: Iterable[Award]) -> list[tuple[int, str | None]]:
    return [(row.person, row.parted_by) for row in standings(people, earned, LOT)]


def given(person: int, fixture: int, points: int, place: int, share: Fraction) -> Award:
    return Award(fixture, person, Fraction(points), place, share=share)


HALF, FULL = Fraction(1, 2), Fraction(1)

BROKEN = {
    "points": [given(2, 1, 6, 2, HALF), given(1, 1, 10, 1, FULL)],
    "wins": [
        *(given(1, n, points, place, HALF) for n, points, place in ((1, 10, 1), (2, 1, 4))),
        *(given(2, n, points, place, FULL) for n, points, place in ((3, 6, 2), (4, 5, 2))),
    ],
    "seconds": [
        *(given(1, n, points, place, HALF) for n, points, place in ((1, 6, 2), (2, 1, 4))),
        *(given(2, n, points, place, FULL) for n, points, place in ((3, 3, 3), (4, 4, 3))),
    ],
    "common": [
        *(given(1, n, points, place, HALF) for n, points, place in ((1, 6, 2), (2, 3, 3))),
        *(given(2, n, points, place, FULL) for n, points, place in ((1, 3, 3), (3, 6, 2))),
    ],
    "share": [given(1, 1, 6, 2, FULL), given(2, 2, 6, 2, HALF)],
    "lot": [given(1, 1, 6, 2, HALF), given(2, 2, 6, 2, HALF)],
}
"""Two people whom only that parts, or what comes before it in the order is level."""


@pytest.mark.parametrize("name", BROKEN)
def test_every_tie_break_is_reached(name: str):
    first, second = (1, 2) if name != "lot" else lots((1, 2), LOT)
    assert order((1, 2), BROKEN[name]) == [(first, None), (second, name)]


def test_random_seasons_reach_every_tie_break():
    seasons = [list(played(drawn(seed), seed))[-1] for seed in range(150)]
    reached = {row.parted_by for season in seasons for row in season.rows()}
    assert reached == {None, "points", "wins", "seconds", "common", "share", "lot", "guest"}


def test_places_are_one_to_n_and_the_reason_names_the_first_difference():
    for seed in range(60):
        season = list(played(drawn(seed), seed))[-1]
        rows = season.rows()
        assert [row.place for row in rows] == list(range(1, len(rows) + 1))
        assert {row.person for row in rows if not row.guest} == set(season.people)
        for above, below in pairwise(row for row in rows if not row.guest):
            assert below.parted_by == first_difference(above, below)


def first_difference(above: Row, below: Row) -> str:
    def keys(row: Row) -> dict[str, Fraction]:
        games = max(1, row.games)
        wins, seconds = Fraction(row.wins, games), Fraction(row.seconds, games)
        level = {"points": row.per_game, "wins": wins, "seconds": seconds}
        return {**level, "common": row.common, "share": row.share}

    higher, lower = keys(above), keys(below)
    name = next((key for key in higher if higher[key] != lower[key]), "lot")
    assert name == "lot" or higher[name] > lower[name]
    return name


def test_points_are_compared_per_game():
    """A person paired for one game fewer loses nothing by it."""
    earned = awards({1: 1, 2: 2}, {1: 2, 3: 1}, {1: 4, 3: 3})
    assert order((1, 2, 3), earned) == [(3, None), (2, "points"), (1, "points")]


def test_points_in_common_tables_are_those_against_all_who_are_level():
    """Of three level people one beat another; the third met nobody and stands between them."""
    earned = [given(1, 1, 6, 2, HALF), given(2, 1, 3, 3, HALF)]
    earned += [given(1, 2, 3, 3, HALF), given(2, 3, 6, 2, HALF)]
    earned += [given(3, 4, 6, 2, HALF), given(3, 5, 3, 3, HALF)]
    assert order((1, 2, 3), earned) == [(1, None), (3, "common"), (2, "common")]
    assert [row.common for row in standings((1, 2, 3), earned, LOT)] == [3, 0, -3]


def test_before_the_first_result_the_lot_has_the_order():
    people = range(20, 28)
    assert [row.person for row in standings(people, [], LOT)] == lots(people, LOT)
    assert lots(people, LOT) != lots(people, LOT + 1)


def test_a_substitute_from_elsewhere_stands_below_the_division():
    earned = [
        *awards({1: 2, 2: 3, STRANGER: 1}),
        Award(5, 777, Fraction(0), None, "few", game=False),
    ]
    rows = standings((1, 2, 4), earned, LOT)
    assert [(row.person, row.guest) for row in rows][-1] == (STRANGER, True)
    assert [row.parted_by for row in rows if row.guest] == ["guest"]
    assert len(rows) == 4


def renamed(season: Season, names: dict[int, int]) -> Season:
    def change(one: Fixture) -> Fixture:
        seats = tuple(
            replace(
                seat,
                person=names[seat.person],
                finisher=names.get(seat.finisher, seat.finisher),
            )
            for seat in one.result.seats
        )
        people = tuple(names[person] for person in one.people)
        return replace(one, people=people, result=replace(one.result, seats=seats))

    people = tuple(sorted(names[person] for person in season.people))
    return replace(season, people=people, fixtures=tuple(map(change, season.fixtures)))


def test_renaming_people_changes_nothing_but_the_lot():
    for seed in range(80):
        season = list(played(drawn(seed), seed))[-1]
        shuffled = list(season.people)
        Rng(seed).shuffle(shuffled, "names")
        names = dict(zip(season.people, shuffled, strict=True))
        before, after = season.rows(), renamed(season, names).rows()
        assert lines(before, {person: person for person in names}) == lines(after, names)


def lines(rows: Iterable[Row], names: dict[int, int]) -> list[object]:
    """Return the standings in the old names, with whom only the lot parts in one heap."""
    old = {new: name for name, new in names.items()}
    heaps: list[set[object]] = []
    for row in rows:
        if row.parted_by != "lot":
            heaps.append(set())
        places = tuple(row.places.items())
        heaps[-1].add((old.get(row.person), row.points, row.games, row.share, row.common, places))
    return heaps


def test_five_hundred_tables_take_50_ms():
    rng, people = Rng(1), list(range(80))
    earned = []
    for number in range(500):
        rng.shuffle(people, "people")
        earned.extend(award(over(Fixture(number, 1, tuple(people[:4])), rng), POINTS[4]))
    times = []
    for _ in range(5):
        start = process_time()
        standings(range(80), earned, LOT)
        times.append(process_time() - start)
    assert min(times) < 0.05
