"""Points are those of the places taken, by people only."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from fractions import Fraction

import pytest

from bot.engine.rng import Rng
from bot.leagues.points import award, corrected, lost_by, scorer
from bot.leagues.records import Award, Fixture, FixtureResult, PointsCorrection, SeatResult
from bot.leagues.settings import POINTS, SIZES, Settings, scaled
from tests.leagues.seasons import over

FOUR = POINTS[4]


def table(*ranks: int, **changes: dict[str, object]) -> FixtureResult:
    """A table of people 0, 1, ...; `s1={...}` changes seat 1."""
    seats = [SeatResult(n, n, n, rank, 60 - 10 * rank, 30, 30, 0) for n, rank in enumerate(ranks)]
    for name, change in changes.items():
        seats[int(name[1:])] = replace(seats[int(name[1:])], **change)
    return FixtureResult(7, tuple(seats))


def told(result: FixtureResult, points: tuple[int, ...] = FOUR) -> list[tuple[object, ...]]:
    return [(one.person, one.points, one.place, one.reason) for one in award(result, points)]


def test_everybody_gets_the_points_of_their_place():
    assert told(table(3, 1, 4, 2)) == [
        (0, 3, 3, "place"),
        (1, 10, 1, "place"),
        (2, 1, 4, "place"),
        (3, 6, 2, "place"),
    ]


def test_equal_places_share_the_sum():
    assert [one[1:3] for one in told(table(1, 2, 2, 2))] == [(10, 1)] + 3 * [(Fraction(10, 3), 2)]
    assert [one[1:3] for one in told(table(1, 1, 3, 4))] == [(8, 1), (8, 1), (3, 3), (1, 4)]


@pytest.mark.parametrize(
    ("seat", "why"),
    [
        ({}, None),
        ({"finisher": None}, "left"),
        ({"left": True}, "left"),
        ({"by_bot": 10, "own": 20}, None),
        ({"by_bot": 11, "own": 19}, "bot"),
        ({"finisher": 9, "own": 10}, None),
        ({"finisher": 9, "own": 9}, "few"),
        ({"finisher": 9, "own": 12, "by_bot": 10}, None),
        ({"finisher": 9, "own": 12, "by_bot": 11}, "bot"),
    ],
)
def test_a_third_of_the_decisions_parts_who_scores(seat: dict[str, object], why: str | None):
    one = table(1, 2, s0=seat).seats[0]
    assert lost_by(one) == why
    assert scorer(one) == (None if why else one.finisher)


def test_people_below_a_house_bot_move_up():
    assert told(table(1, 2, 3, 4, s0={"by_bot": 20, "bot_from": 3})) == [
        (0, 0, None, "bot"),
        (1, 10, 1, "place"),
        (2, 6, 2, "place"),
        (3, 3, 3, "place"),
    ]


def test_a_substitute_takes_the_place_and_the_one_they_replace_gets_nothing():
    result = table(2, 1, 3, 4, s0={"finisher": 9, "own": 12})
    assert told(result)[:3] == [(9, 6, 2, "place"), (0, 0, None, "left"), (1, 10, 1, "place")]


def test_a_substitute_who_came_late_takes_no_place_and_it_is_no_game_of_theirs():
    late, lost, first, *_ = award(table(1, 2, 3, 4, s0={"finisher": 9, "own": 5}), FOUR)
    assert (late.person, late.points, late.reason, late.game) == (9, 0, "few", False)
    assert (lost.person, lost.reason, lost.game) == (0, "left", True)
    assert (first.person, first.place, first.share) == (1, 1, 1)


def test_a_table_without_anybody_left_gives_nothing():
    gone = {f"s{n}": {"finisher": None} for n in range(3)}
    assert told(table(1, 1, 3, **gone), POINTS[3]) == [(n, 0, None, "left") for n in range(3)]


def test_shares_are_of_the_best_who_took_a_place():
    shares = [one.share for one in award(table(1, 2, 3, 4, s0={"left": True}), FOUR)]
    assert shares == [0, 1, Fraction(30, 40), Fraction(20, 40)]
    nil = {f"s{n}": {"score": 0} for n in range(4)}
    assert [one.share for one in award(table(1, 1, 1, 1, **nil), FOUR)] == [0, 0, 0, 0]


def test_a_table_brings_the_points_of_the_places_taken():
    """But for what an organiser has recorded otherwise."""
    for seed in range(500):
        size = 2 + seed % 4
        result = over(Fixture(1, 1, tuple(range(size))), Rng(seed))
        earned = award(result, POINTS[size])
        taken = [one for one in earned if one.place is not None]
        assert sum(one.points for one in earned) == sum(POINTS[size][: len(taken)])
        assert all(not one.points for one in earned if one.place is None)
        assert {one.person for one in earned if one.game} >= set(range(size))
        for one in taken:
            better = [other for other in taken if other.place < one.place]
            assert one.place == 1 + len(better)
            assert all(other.points >= one.points for other in better)


def test_a_correction_replaces_points_keeps_places_and_can_be_taken_back():
    earned = award(table(1, 2, 3, 4, s3={"finisher": 9, "own": 1}), FOUR)
    orders = [PointsCorrection(7, 1, Fraction(1, 2)), PointsCorrection(7, 1, Fraction(8))]
    orders += [PointsCorrection(7, 9, Fraction(3)), PointsCorrection(8, 1, Fraction(2))]
    by_person = {(one.fixture, one.person): one for one in corrected(earned, orders)}
    assert by_person[7, 1] == Award(7, 1, Fraction(8), 2, "corrected", Fraction(40, 50))
    assert by_person[7, 9] == Award(7, 9, Fraction(3), None, "corrected")
    assert by_person[8, 1] == Award(8, 1, Fraction(2), None, "corrected")
    assert by_person[7, 0] == earned[0]
    assert corrected(earned, []) == earned


@pytest.mark.parametrize(
    ("points", "size", "worth"),
    [
        ((3, 2, 1, 0), 3, (3, 2, 0)),
        ((3, 2, 1, 0), 2, (3, 0)),
        ((3, 2, 1, 0), 5, (3, 2, 2, 1, 0)),
        ((12, 0, 0, 0), 3, (12, 0, 0)),
        ((5, 1), 4, (5, 4, 2, 1)),
        (POINTS[5], 4, POINTS[4]),
        (POINTS[4], 3, POINTS[3]),
    ],
)
def test_an_organisers_points_hold_for_tables_of_every_size(
    points: tuple[int, ...], size: int, worth: tuple[int, ...]
):
    settings = Settings("toy", date(2027, 1, 1), date(2027, 2, 1), size=len(points), points=points)
    assert settings.points_for(len(points)) == points
    assert settings.points_for(size) == worth


def test_points_of_another_size_never_rise_and_stay_between_first_and_last():
    rng = Rng(6)
    for _ in range(500):
        drawn = rng.several(2 + rng.below(4, "size"), 13, "points")
        points = tuple(sorted(drawn, reverse=True))
        for size in SIZES:
            found = scaled(points, size)
            assert (found[0], found[-1]) == (points[0], points[-1])
            assert list(found) == sorted(found, reverse=True)
