"""Section 4: gold, chests and tokens; what may be done instead of an action."""

from __future__ import annotations

import pytest

from tests.games.amerigo.positions import Table


def test_t22_a_third_of_all_cubes_rounded_up():
    """R4.1, R4.2: what does not fit on the track scores."""
    t = Table().sheet(0, gold=9).field(blue=4, red=4, white=2).turn(0)
    assert t.effect("0 gold").points == 1
    t.play("0 gold")
    assert (t[0].gold, t[0].points) == (12, 1)
    assert t.recorded("gold") == [{"seat": 0, "cubes": 10, "gold": 3, "points": 1}]


@pytest.mark.parametrize(("cubes", "gold"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3)])
def test_r4_2_gold_for_cubes(cubes: int, gold: int):
    assert Table().field(red=cubes).turn(0).play("0 gold")[0].gold == gold


def test_gold_2to1_gives_half_of_the_cubes():
    t = Table().sheet(0, tokens="gold_2to1").field(red=7).turn(0).play("0 gold")
    assert t[0].gold == 4


def test_q20_tokens_for_more_ap_do_not_count():
    t = Table().sheet(0, tokens="ap2_red").field(red=3).turn(0).play("0 gold")
    assert t[0].gold == 1


def test_vp_cubes_scores_a_point_a_cube_once():
    t = Table().sheet(0, tokens="vp_cubes").field(red=4, blue=3).turn(0).play("0 points")
    assert (t[0].points, t[0].used, t.asked) == (7, ("vp_cubes",), [])


def test_r4_5_a_chest_is_three_gold_at_any_time_once():
    t = Table().sheet(0, chests=1).field(black=2).turn(0).play("0 cash chest")
    assert (t[0].gold, t[0].chests, t.asked) == (3, 0, [(0, "turn")])
    assert not t.legal(0, "cash")
    t.play("0 load 5")
    assert t[0].cannons == 5


@pytest.mark.parametrize(("token", "gold"), [("gold3", 3), ("gold5", 5)])
def test_r4_6_tokens_that_give_gold(token: str, gold: int):
    t = Table().sheet(0, tokens=token).field(black=2).turn(0).play(f"0 cash {token}")
    assert (t[0].gold, t[0].tokens, t[0].used) == (gold, (), (token,))


@pytest.mark.parametrize("colour", ["blue", "red", "green", "yellow"])
def test_q37_within_every_action_that_goes_on(colour: str):
    first = {
        "blue": "sail 1 F5",
        "red": "take v1",
        "green": "build v1 D8 0",
        "yellow": "buy sugar 2",
    }
    t = Table().posts(C8=0).sheet(0, chests=1, hand="2 v1", ships="F6 Z1").field(**{colour: 3})
    t.g.goods = ("sugar 2", "sugar 3")
    t.turn(0).play(f"0 {first[colour]}", "0 cash chest")
    assert t[0].gold == 3
    assert t.asked[0][1] != "turn"


def test_an_action_goes_on_if_only_a_chest_helps():
    """No AP and no gold are left, but a chest would pay for a tile."""
    t = Table().sheet(0, chests=1).field(red=1).turn(0).play("0 take v1")
    assert t.legal(0) == ["cash chest", "done"]
    t.play("0 cash chest", "0 take n3I")
    assert t[0].hand == {"v1": 1, "n3I": 1}


def test_an_action_ends_by_itself_if_nothing_helps():
    t = Table().sheet(0, chests=1).field(yellow=2)
    t.g.goods = ("sugar 2",)
    t.turn(0).play("0 buy sugar 2")
    assert t.asked == []


def test_q7_gold_beyond_the_track_scores_from_every_source():
    t = Table().sheet(0, gold=11, chests=1).field(black=2).turn(0).play("0 cash chest")
    assert (t[0].gold, t[0].points) == (12, 2)


def test_q7_as_an_option_only_when_taking_gold():
    t = Table(gold_overflow="lost").sheet(0, gold=11, chests=1).field(black=6).turn(0)
    t.play("0 cash chest")
    assert (t[0].gold, t[0].points) == (12, 0)
    t.play("0 gold")
    assert (t[0].gold, t[0].points) == (12, 2)


def test_r4_3_any_number_of_points_may_be_bought():
    t = Table().sheet(0, gold=12).field(black=1).turn(0)
    assert t.effect("0 load 12").paid == 11
    t.play("0 load 12")
    assert (t[0].gold, t[0].cannons) == (1, 12)
