"""Forecasts: a slope is found where ratings tell something, and nothing is shown where not."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import log

import pytest

from bot.ratings.forecast import ENOUGH, Past, chances, fit


def tables(count: int, slope: float, seat: float = 0.0, seed: int = 1) -> Iterator[Past]:
    """Yield tables of four that are won by chances of that slope; the first seat may be better."""
    lots = random.Random(seed)
    for _ in range(count):
        ratings = tuple(lots.gauss(25, 6) for _ in range(4))
        helped = [rating + seat * (number == 0) for number, rating in enumerate(ratings)]
        won = lots.choices(range(4), chances(helped, slope))
        yield Past(ratings, (0, 1, 2, 3), tuple(won), 4)


def test_a_slope_that_is_there_is_found_and_beats_both_other_ways() -> None:
    found = fit(tables(400, 0.12))
    assert found.slope == pytest.approx(0.12, abs=0.05)
    assert found.proven and found.loss < found.loss_seat
    assert found.loss_equal == pytest.approx(log(4))


def test_ratings_that_tell_nothing_are_not_shown() -> None:
    assert not any(fit(tables(200, 0.0, seed=seed)).proven for seed in range(10))


def test_a_seat_that_wins_is_a_better_forecast_than_ratings() -> None:
    found = fit(tables(400, 0.01, seat=400.0))
    assert found.loss_seat < min(found.loss, found.loss_equal) and not found.proven


def test_few_tables_prove_nothing() -> None:
    assert not fit(tables(ENOUGH - 1, 0.3)).proven
    assert fit(tables(ENOUGH, 0.3)).proven
    nothing = fit(())
    assert (nothing.tables, nothing.slope, nothing.proven) == (0, 0.0, False)


def test_a_shared_victory_is_no_surprise_of_its_own() -> None:
    equal = Past((25.0, 25.0), (0, 1), (0, 1), 2)
    found = fit([equal])
    assert found.loss == found.loss_equal == found.loss_seat == pytest.approx(log(2))


def test_chances_add_up_and_follow_the_ratings() -> None:
    found = chances((40.0, 25.0, 10.0), 0.2)
    assert sum(found) == pytest.approx(1) and list(found) == sorted(found, reverse=True)
    assert chances((40.0, 25.0), 0.0) == (0.5, 0.5)
