"""Ranks from the lines of scores: the tie-break decides, and what is equal is shared."""

from __future__ import annotations

from bot.engine.api import Score, ScoreLine
from bot.engine.scoring import ranked


def test_points_are_added_up_and_the_lines_are_kept():
    assert ranked([{"a": 2, "b": 3}])[0] == Score(
        0, 5, 0, 1, (ScoreLine("a", 2), ScoreLine("b", 3))
    )


def test_who_is_equal_shares_a_rank_and_the_next_is_passed_over():
    ranks = [score.rank for score in ranked([{"a": 4}, {"a": 9}, {"b": 4}, {"b": 1}])]
    assert ranks == [2, 1, 2, 4]


def test_the_higher_tie_break_comes_first():
    scores = ranked([{"a": 4}, {"a": 4}, {"a": 4}], [1, 3, 1])
    assert [(score.rank, score.tiebreak) for score in scores] == [(2, 1), (1, 3), (2, 1)]
