"""The game of the week and its turning points, by hand."""

from __future__ import annotations

from bot.leagues.game_of_week import (
    Finished,
    best,
    closest,
    lead_changes,
    leaders,
    turning_points,
    usual_margins,
)


def table(fixture: int, *points: int, at: float = 0.0) -> Finished:
    return Finished(fixture, points, at)


def test_the_smallest_margin_is_the_closest() -> None:
    tables = [table(1, 50, 44, 40), table(2, 50, 48, 30), table(3, 33, 20, 10)]
    assert [one.fixture for one in closest(tables, {3: 6})] == [2]
    assert closest([], {}) == []


def test_a_margin_counts_relative_to_the_usual_one_of_as_many_seats() -> None:
    two = [table(1, 60, 48), table(2, 60, 40), table(3, 60, 30)]
    five = [table(4, 50, 45, 1, 1, 1), table(5, 50, 48, 1, 1, 1), table(6, 50, 47, 1, 1, 1)]
    usual = usual_margins([*two, *five])
    assert usual == {2: 20, 5: 3}
    # 12 of 20 is less than 5 of 3, and than 3 of 3; 2 of 3 is more.
    assert [one.fixture for one in closest([two[0], five[0], five[2]], usual)] == [1]
    assert [one.fixture for one in closest([two[1], five[1]], usual)] == [5]
    assert usual_margins([table(1, 9, 9, 9)]) == {3: 1}


def test_of_equal_margins_most_changes_of_the_lead_win_then_the_earliest_end() -> None:
    tied = [table(1, 50, 49, at=30.0), table(2, 40, 39, at=20.0), table(3, 30, 29, at=10.0)]
    assert len(closest(tied, {2: 5})) == 3
    chosen = best(tied, {1: 4, 2: 7, 3: 7})
    assert chosen is not None and chosen.fixture == 3
    chosen = best(tied, {1: 8, 2: 7, 3: 7})
    assert chosen is not None and chosen.fixture == 1
    assert best([], {}) is None


def test_the_lead_changes_when_somebody_else_is_alone_in_front() -> None:
    assert leaders((3, 5, 5)) == (1, 2)
    assert lead_changes([(0, 0), (1, 0), (1, 1), (2, 1)]) == 0
    assert lead_changes([(0, 0), (1, 0), (1, 1), (1, 2), (3, 2)]) == 2
    assert lead_changes([(0, 0), (0, 0)]) == 0


def test_turning_points_are_where_the_lead_of_the_winner_changed_most() -> None:
    course = [(0, 0, 0), (4, 0, 0), (4, 6, 0), (4, 6, 5), (9, 6, 5), (9, 6, 7), (10, 6, 7)]
    leads = [0, 4, -2, -2, 3, 2, 3]
    assert [points[0] - max(points[1:]) for points in course] == leads
    assert turning_points(course, lambda at: at) == [1, 2, 4]


def test_a_round_has_one_turning_point_and_quiet_times_have_none() -> None:
    course = [(0, 0), (5, 0), (5, 9), (15, 9), (15, 9), (15, 10)]
    rounds = [1, 1, 1, 2, 2, 3]
    assert turning_points(course, lambda at: rounds[at]) == [2, 3, 5]
    assert turning_points([(0, 0), (0, 0), (1, 0)], lambda at: at) == [2]
    assert turning_points([(1, 1)], lambda at: at) == []


def test_only_the_rounds_of_large_changes_are_asked_for() -> None:
    asked: list[int] = []

    def round_of(at: int) -> int:
        asked.append(at)
        return at

    turning_points([(n * n, 0) for n in range(50)], round_of)
    assert asked == [49, 48, 47]
