"""The length of a table, and the first day on which a season may end."""

from __future__ import annotations

from datetime import date

import pytest

from bot.leagues.duration import ENOUGH, Estimate, first_day_that_would_do, table_days

DAY = 86400.0
STANDARD = 24 * 3600.0


def test_ten_finished_tables_tell_their_upper_quartile():
    """Three tables in four are over by then."""
    days = [10 * DAY] * 7 + [20 * DAY] * 3
    assert table_days(days, 4, STANDARD) == Estimate(18, 10)
    assert table_days([20 * DAY + 1] * 12, 4, STANDARD) == Estimate(21, 12)
    assert table_days([60.0] * 10, 4, STANDARD) == Estimate(1, 10)


def test_fewer_tables_leave_it_to_the_pace():
    """140 times two waking hours, 14 of which are in a day."""
    assert table_days([DAY] * (ENOUGH - 1), 4, STANDARD) == Estimate(20)


@pytest.mark.parametrize(
    ("seats", "turn", "turns", "days"),
    [(2, STANDARD, 35, 10), (4, STANDARD / 2, 35, 10), (4, 600.0, 35, 1), (4, None, 49, 84)],
)
def test_the_pace_tells_by_seats_and_turns(seats: int, turn: float | None, turns: int, days: int):
    assert table_days((), seats, turn, turns) == Estimate(days)


@pytest.mark.parametrize(
    ("games", "at_once", "last"), [(4, 2, 30), (4, 4, 15), (4, 3, 30), (1, 1, 15), (3, 1, 45)]
)
def test_a_season_lasts_as_long_as_its_waves(games: int, at_once: int, last: int):
    first = date(2026, 1, 1)
    assert (first_day_that_would_do(first, games, at_once, 15) - first).days == last - 1
