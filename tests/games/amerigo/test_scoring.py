"""Section 6: the end of the game."""

from __future__ import annotations

import pytest

from bot.games.amerigo.scoring import LINES, secured, worst_raids
from tests.games.amerigo.golden import by_chance
from tests.games.amerigo.positions import RULES, Table


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
