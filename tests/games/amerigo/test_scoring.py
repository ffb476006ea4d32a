"""Section 6: the end of the game."""

from __future__ import annotations

import pytest

from bot.games.amerigo.scoring import LINES, secured, worst_raids
from tests.games.amerigo.golden import by_chance
from tests.games.amerigo.positions import RULES, Table


def test_t28_the_printed_final_score():
    t = (
        Table()
        .disc(0, 14)
        .sheet(
            0,
            gold=10,
            chests=1,
            tokens="gold5 end_7 end_gold",
            progress=16,
            resources="3 cotton 1 tobacco 2 coconut 2 coffee",
            goods="3 cotton 1 sugar 1 coffee",
        )
    )
    assert t.lines(0) == {
        "overflow": 6,
        "gold": 12,
        "cotton": 12,
        "tobacco": 1,
        "coconut": 2,
        "coffee": 4,
        "tokens": 7 + 12,
        "progress": 10,
        "order": 6,
    }
    assert t.score(0).points == 72


def test_r6_2_a_used_token_and_a_spent_chest_are_worth_nothing():
    t = Table().sheet(0, gold=3, used="gold5")
    assert t.lines(0) == {"gold": 3}


def test_r4_7_each_gold_left_is_a_point():
    assert Table().sheet(0, gold=4).score(0).points == 4


def test_r6_3_resources_count_as_often_as_tokens_whatever_they_cost():
    t = Table().sheet(0, resources="2 sugar", goods="2 sugar 5 cotton")
    assert t.lines(0) == {"sugar": 6}


def test_r6_4_r6_5_the_highest_values_reached_on_both_tracks():
    assert Table().disc(0, 10).sheet(0, progress=11).lines(0) == {"progress": 3, "order": 3}


def test_end_posts_scores_posts_on_the_map():
    t = Table().posts(C2=0, C8=0, H8=1).sheet(0, tokens="end_posts")
    assert t.lines(0) == {"tokens": 2}


def test_vp_cubes_left_is_worth_nothing():
    assert Table().sheet(0, tokens="vp_cubes sail8 to_front").score(0).points == 0


def test_overflow_at_the_end_scores_with_every_option_q7():
    t = Table(gold_overflow="lost").sheet(0, gold=12, chests=1)
    assert t.lines(0) == {"overflow": 3, "gold": 12}


def test_r6_6_e25_a_tie_goes_to_who_is_further_along_or_higher():
    t = Table(3).order("", "2 1", "", "0")
    assert [score.rank for score in RULES.scores(t.g)] == [1, 2, 3]
    t.sheet(2, points=1)
    assert [score.rank for score in RULES.scores(t.g)] == [2, 3, 1]


def test_the_lines_are_told_in_one_order():
    assert tuple(line.key for line in Table().score(0).lines) == LINES


# What nobody can lose any more --------------------------------------------------------


def test_what_is_secured_leaves_gold_out_and_what_pirates_may_take():
    t = Table().sheet(
        0, gold=5, points=30, resources="2 sugar", progress=4, tokens="end_7 end_gold"
    )
    t.g.pirates = (3,)
    lines = secured(t.g, 0, attacks=2, unseen=(4, 0))
    assert {key: points for key, points in lines.items() if points} == {
        "points": 30 - (3 + 2) - (3 + 4 + 2),
        "sugar": 2,
        "tokens": 7,
        "progress": 1,
    }


def test_the_worst_pirates_know_who_has_their_token():
    t = Table().sheet(0, tokens="pirates_plus2 pirates_half")
    t.g.pirates = (1, 2)
    assert worst_raids(t.g, 0, attacks=1, unseen=(4,)) == 2
    assert worst_raids(t.g, 1, attacks=1, unseen=(4,)) == 5


@pytest.mark.parametrize("seed", range(6))
def test_nobody_ever_ends_with_less_than_was_secured(seed: int):
    g, pick = RULES.setup(2 + seed % 3, {}, seed), by_chance(seed)
    most = [0] * g.seats
    while g.decisions:
        for player in RULES.view(g, None).players:
            most[player.seat] = max(most[player.seat], sum(player.secured.values()))
        decision, move = pick(g)
        RULES.apply(g, decision.seat, move)
    for score in RULES.scores(g):
        assert score.points >= most[score.seat]
        assert sum(RULES.view(g, None).players[score.seat].secured.values()) == score.points
