"""Places that can still be taken, against an oracle that tries everything (see `seasons`)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from bot.leagues.bounds import bounds
from bot.leagues.records import Fixture, FixtureResult, Late, SeatResult
from bot.leagues.settings import POINTS
from tests.leagues.seasons import Season, check, check_corrected

SEASONS = 120
"""So many in the suite; by hand ten thousand, see the module."""


def ended(number: int, *people: int) -> Fixture:
    """Return a table that ended in the order of these people."""
    seats = (SeatResult(n, who, who, n + 1, 40 - n, 9, 9, 0) for n, who in enumerate(people))
    return Fixture(number, 1, people, FixtureResult(number, tuple(seats)))


def test_bounds_are_sound_and_only_narrow():
    told = sum((check(seed, 1) for seed in range(SEASONS)), Counter[str]())
    assert told["tight"] > 0.95 * told.total(), "sound because nothing is said"


def test_bounds_are_sound_after_tables_were_annulled_and_people_excluded():
    told = sum((check_corrected(seed, 1) for seed in range(SEASONS // 3)), Counter[str]())
    assert told["annul"] > 30 and told["exclude"] > 30
    assert told["tight"] > 5 * told["wide"], "sound because nothing is said"


def test_a_promotion_that_is_sure_is_told_before_the_end():
    one, two, open_one = ended(1, 1, 2, 3), ended(2, 1, 3, 2), Fixture(3, 1, (1, 2, 3))
    told = Season((1, 2, 3), (one, two, open_one)).bounds()
    assert (told[1].best, told[1].worst, told[1].up, told[1].down) == (1, 1, "sure", "out")
    assert (told[2].best, told[2].worst, told[2].up, told[2].down) == (2, 3, "out", "possible")
    assert (told[1].points, told[1].possible, told[1].open) == (20, 30, 1)
    elsewhere = Fixture(4, 2, (7, 8, 9))
    over = Season((1, 2, 3), (one, two, ended(3, 2, 1, 3), elsewhere)).bounds()
    assert [(told.best, told.worst, told.down) for told in over.values()] == [
        (1, 1, "out"),
        (2, 2, "out"),
        (3, 3, "sure"),
    ]


def test_rivals_who_take_points_from_each_other_do_not_all_pass():
    """Each of two could pass by winning their last table, but it is the same table."""
    over = (ended(1, 1, 2, 5), ended(2, 6, 1, 7), ended(3, 7, 3, 6))
    told = Season((1, 2, 3, 5, 6, 7), (*over, Fixture(4, 1, (2, 3, 5)))).bounds()
    assert {person: one.best for person, one in told.items() if one.best == 1} == {1: 1, 2: 1, 3: 1}
    assert told[1].worst == 2


def test_before_anything_is_played_everything_is_possible():
    told = Season((1, 2, 3), (Fixture(1, 1, (1, 2, 3)),)).bounds()
    assert {(one.best, one.worst, one.up, one.down) for one in told.values()} == {
        (1, 3, "possible", "possible")
    }


def test_a_guest_has_no_bounds_and_takes_no_place():
    seats = list(ended(1, 1, 2, 3).result.seats)
    seats[0] = replace(seats[0], finisher=99)
    season = Season((1, 2, 3), (Fixture(1, 1, (1, 2, 3), FixtureResult(1, tuple(seats))),))
    assert season.rows()[-1].person == 99
    told = bounds(season.rows(), season.fixtures, POINTS.__getitem__, 1, 1)
    assert {person: one.best for person, one in told.items()} == {2: 1, 3: 2, 1: 3}


def test_a_table_taken_over_in_play_may_turn_out_to_be_no_game():
    """Two who entered late can both stay level: their last table may count for neither."""
    over = (ended(1, 1, 4), ended(2, 1, 5), ended(3, 2, 4), ended(4, 3, 5))
    begun = Fixture(5, 1, (4, 5), late=(Late(2, True), Late(3, True)), holders=(2, 3))
    told = Season((1, 2, 3, 4, 5), (*over, begun)).bounds()
    assert (told[1].best, told[1].worst) == (1, 3)
    assert (told[2].open, told[2].possible, told[4].open) == (1, 20, 0)
    planned = replace(begun, late=(Late(2, False), Late(3, False)))
    assert Season((1, 2, 3, 4, 5), (*over, planned)).bounds()[1].worst == 2
