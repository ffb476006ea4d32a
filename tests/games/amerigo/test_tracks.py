"""Sections 3.2, 3.4 and 3.8: cannons, progress with its tokens, the order track."""

from __future__ import annotations

import pytest

from bot.games.amerigo.actions import open_actions
from bot.games.amerigo.data import token
from bot.games.amerigo.view import TurnView
from bot.games.amerigo.visibility import turn_view
from tests.games.amerigo.positions import RULES, Table

# Cannons ------------------------------------------------------------------------------


def test_t09_four_points_load_four_cannons():
    t = Table().field(black=4).turn(0).play("0 load 4")
    assert t[0].cannons == 4


def test_t23_r4_4_points_left_at_the_end_of_the_track_are_two_gold():
    t = Table().sheet(0, cannons=10).field(black=5).turn(0)
    assert t.legal(0, "load") == ["load 1", "load 5"]
    t.play("0 load 5")
    assert (t[0].cannons, t[0].gold) == (12, 2)


def test_r4_4_two_gold_for_who_is_at_the_end_already():
    t = Table().sheet(0, cannons=12).field(black=1).turn(0).play("0 load 1")
    assert (t[0].cannons, t[0].gold) == (12, 2)
    assert t.recorded("gained", "source", "gold") == [("cannons", 2)]


def test_r4_4_no_gold_if_all_points_fit():
    t = Table().sheet(0, cannons=10).field(black=2).turn(0).play("0 load 2")
    assert (t[0].cannons, t[0].gold) == (12, 0)


def test_e13_overflow_gold_that_does_not_fit_scores():
    t = Table().sheet(0, cannons=12, gold=11).field(black=3).turn(0).play("0 load 3")
    assert (t[0].gold, t[0].points) == (12, 1)


def test_q6_no_points_are_bought_to_overshoot():
    t = Table().sheet(0, cannons=10, gold=5).field(black=1).turn(0)
    assert t.legal(0, "load") == ["load 1", "load 2"]


# AP bought for the gold at the end of a track, as an option (Q6) ------------------------


def test_q6_as_an_option_one_ap_too_many_may_be_bought():
    """The book sets no limit to the AP that gold buys, and AP that find no space bring 2 gold."""
    t = Table(overshoot="yes").sheet(0, cannons=10, gold=5).field(black=1).turn(0)
    assert t.legal(0, "load") == ["load 1", "load 2", "load 3"], "a second one would be wasted"
    t.play("0 load 3")
    assert (t[0].cannons, t[0].gold, t.asked) == (12, 5 - 2 + 2, [])
    assert t.recorded("loaded", "points", "paid") == [(3, 2)]
    assert t.recorded("gained", "source", "gold") == [("cannons", 2)]


def test_q6_as_an_option_on_every_track():
    t = Table(overshoot="yes").sheet(0, progress=18, gold=1).field(brown=2).turn(0)
    assert t.legal(0, "advance") == ["advance 1", "advance 2", "advance 3"]
    t.play("0 advance 3")
    assert (t[0].progress, t[0].gold, t.asked) == (20, 2, [(0, "pick")])
    t = Table(overshoot="yes").disc(0, 17).sheet(0, gold=1).field(white=2).turn(0)
    assert t.legal(0, "move") == ["move 1", "move 2", "move 3"]
    t.play("0 move 3")
    assert (t.g.order[19], t[0].gold) == ((0,), 2)


def test_q6_as_an_option_the_gold_must_be_there_before():
    t = Table(overshoot="yes").sheet(0, cannons=10).field(black=2).turn(0)
    assert t.legal(0, "load") == ["load 1", "load 2"]


def test_q6_as_an_option_nothing_is_bought_where_ap_are_left_anyway():
    for cannons in (11, 12):
        t = Table(overshoot="yes").sheet(0, cannons=cannons, gold=5).field(black=2).turn(0)
        assert t.legal(0, "load") == ["load 2"]


def test_q6_as_an_option_a_full_gold_track_has_room_for_what_was_paid():
    """R4.1: one gold is paid first, so that one of the two fits; the other one scores."""
    t = Table(overshoot="yes").sheet(0, cannons=11, gold=12).field(black=1).turn(0)
    assert (t.effect("0 load 2").gold, t.effect("0 load 2").points) == (0, 1)
    t.play("0 load 2")
    assert (t[0].gold, t[0].points) == (12, 1)


def test_q6_as_an_option_the_gold_is_flat_once_an_action():
    """R4.4: however many AP are lost, 2 gold; a token just taken (Q4) buys no second two."""
    for points, gold in ((2, 0), (1, 1)):
        t = Table(overshoot="yes").sheet(0, progress=19, gold=gold)
        t.g.left, t.g.right = ("gold3", "end_7"), ()
        t.field(brown=points).turn(0).play("0 advance 2", "0 pick gold3")
        assert (t[0].gold, t.asked) == (2, [])


def test_q6_as_an_option_a_token_just_taken_pays_for_the_first_ap_too_many():
    t = Table(overshoot="yes").sheet(0, progress=19)
    t.g.left, t.g.right = ("gold3", "end_7"), ()
    t.field(brown=1).turn(0).play("0 advance 1", "0 pick gold3")
    assert t.legal(0) == ["cash gold3", "done"]
    t.play("0 cash gold3")
    assert t.legal(0) == ["advance 1", "done"]
    t.play("0 advance 1")
    assert (t[0].progress, t[0].gold, t.asked) == (20, 3 - 1 + 2, [])


def test_q6_as_usual_a_token_just_taken_buys_nothing_at_the_end():
    t = Table().sheet(0, progress=19)
    t.g.left, t.g.right = ("gold3", "end_7"), ()
    t.field(brown=1).turn(0).play("0 advance 1", "0 pick gold3")
    assert t.asked == []


# What gold buys as usual -----------------------------------------------------------------


def test_r3_8_r4_3_bought_points_load():
    t = Table().sheet(0, gold=3).field(black=2).turn(0).play("0 load 4")
    assert (t[0].cannons, t[0].gold) == (4, 1)


# Progress -----------------------------------------------------------------------------


def test_t11_a_vp_space_that_is_passed_gives_a_token():
    t = Table().field(brown=5).turn(0).play("0 advance 5")
    assert t.asked == [(0, "pick")]
    t.play(f"0 {t.legal(0)[0]}")
    assert (len(t[0].tokens), t[0].progress, t.asked) == (1, 5, [])


def test_t24_bought_steps_reach_the_fourth_vp_space():
    t = Table().sheet(0, progress=13, gold=1).field(brown=2).turn(0).play("0 advance 3")
    assert (t[0].progress, t[0].gold, t.asked) == (16, 0, [(0, "pick")])


def test_r3_12_a_space_per_point():
    t = Table().field(brown=3).turn(0)
    assert t.legal(0, "advance") == ["advance 1", "advance 2", "advance 3"]
    assert t.play("0 advance 2")[0].progress == 2


def test_r3_13_a_space_that_is_not_reached_gives_none():
    t = Table().field(brown=3).turn(0).play("0 advance 3")
    assert (t[0].tokens, t.asked) == ((), [])


def test_r3_13_two_vp_spaces_give_two_tokens_from_either_area():
    t = Table().sheet(0, progress=3)
    t.g.left, t.g.right = ("end_7", "post_gold"), ("plan_two", "sail8")
    t.field(brown=5).turn(0).play("0 advance 5")
    assert t.legal(0) == ["pick end_7", "pick plan_two", "pick post_gold", "pick sail8"]
    t.play("0 pick sail8", "0 pick end_7")
    assert t[0].tokens == ("sail8", "end_7")
    assert (t.g.left, t.g.right) == (("post_gold",), ("plan_two",))
    assert t.asked == []


def test_q13_without_open_tokens_nothing_is_taken():
    t = Table().sheet(0, progress=3)
    t.g.left, t.g.right = ("end_7",), ()
    t.field(brown=5).turn(0).play("0 advance 5")
    assert (t[0].tokens, t.asked) == (("end_7",), [])


def test_r3_14_only_the_highest_value_reached_scores():
    for space, points in [(0, 0), (3, 0), (4, 1), (7, 1), (8, 3), (12, 6), (16, 10), (20, 15)]:
        t = Table().sheet(0, progress=space)
        assert t.lines(0).get("progress", 0) == points


def test_r4_4_the_end_of_the_progress_track():
    t = Table().sheet(0, progress=19).field(brown=4).turn(0).play("0 advance 4")
    assert (t[0].progress, t[0].gold, t.asked) == (20, 2, [(0, "pick")])


def test_q3_a_token_just_taken_does_not_raise_this_action():
    t = Table().sheet(0, progress=3)
    t.g.left, t.g.right = ("ap2_brown",), ()
    t.field(brown=1).turn(0).play("0 advance 1")
    assert (t[0].tokens, t.asked) == (("ap2_brown",), [])
    assert open_actions(t.g, 0)["brown"] == 3


def test_q4_a_gold_token_just_taken_may_buy_more_steps_at_once():
    t = Table().sheet(0, progress=3)
    t.g.left, t.g.right = ("gold3", "end_7"), ()
    t.field(brown=2).turn(0).play("0 advance 1", "0 pick gold3")
    assert t.asked == [(0, "progress")]
    assert t.legal(0) == ["advance 1", "cash gold3", "done"]
    t.play("0 cash gold3", "0 advance 4")
    assert (t[0].progress, t[0].gold) == (8, 0)
    assert t[0].tokens == ("end_7",)


def test_q4_any_other_token_ends_the_action():
    t = Table().sheet(0, progress=3, gold=5)
    t.g.left, t.g.right = ("gold3", "end_7"), ()
    t.field(brown=1).turn(0).play("0 advance 1", "0 pick end_7")
    assert t.asked == []


# The order track ----------------------------------------------------------------------


def test_t20_the_first_from_the_next_phase():
    t = Table(4).field(white=5).turn(3).play("3 move 4")
    assert t.recorded("moved") == [{"seat": 3, "points": 4, "space": 4, "place": 1, "paid": 0}]
    assert t.g.numbers.order_spaces[4] == "red"
    t.inside().phase("blue")
    assert t.g.phase_order == (3, 0, 1, 2)


def test_r3_26_on_an_occupied_space_the_disc_goes_on_top():
    t = Table(3).order("", "", "1 2", "", "", "0").field(white=2)
    t.disc(0, 0).turn(0).play("0 move 2")
    assert t.g.order[2] == (1, 2, 0)


def test_e11_the_others_keep_their_order():
    t = Table(3).order("0 1 2").field(white=3).turn(1).play("1 move 3")
    assert (t.g.order[0], t.g.order[3]) == ((0, 2), (1,))


def test_r3_25_the_order_needs_a_white_cube():
    t = Table().field(blue=3, red=1).turn(0)
    assert not t.legal(0, "move")


def test_r4_4_the_end_of_the_order_track():
    t = Table().disc(0, 17).field(white=4).turn(0)
    assert t.legal(0, "move") == ["move 1", "move 4"]
    t.play("0 move 4")
    assert (t[0].gold, t.g.order[19]) == (2, (0,))


def test_r4_4_a_disc_at_the_end_stays_where_it_lies():
    t = Table().order(*[""] * 19, "0 1").field(white=3).turn(0).play("0 move 3")
    assert (t[0].gold, t.g.order[19]) == (2, (0, 1))


@pytest.mark.parametrize(("space", "points"), [(3, 0), (4, 1), (13, 3), (14, 6), (19, 10)])
def test_r3_28_the_highest_value_reached_or_passed_scores(space: int, points: int):
    assert Table().disc(0, space).lines(0).get("order", 0) == points


def test_to_front_puts_the_disc_on_the_leaders_whatever_the_ap_q35():
    t = Table().order("0", *[""] * 8, "1").sheet(0, tokens="to_front").field(white=1).turn(0)
    t.play("0 front")
    assert t.g.order[9] == (1, 0)
    assert (t[0].used, t[0].gold, t.lines(0)["order"]) == (("to_front",), 0, 3)


def test_to_front_needs_the_order_option():
    t = Table().order("0 1").sheet(0, tokens="to_front").field(red=1).turn(0)
    assert "front" not in t.legal(0)


def test_q19_the_leader_cannot_use_it():
    t = Table().order("1 0").sheet(0, tokens="to_front").field(white=1).turn(0)
    assert "front" not in t.legal(0)


def test_q36_to_front_on_the_start_space():
    t = Table().order("0 1").sheet(0, tokens="to_front").field(white=1).turn(0).play("0 front")
    assert t.g.order[0] == (1, 0)
    assert open_actions(t.g, 0) == {"white": 1}


# The special action -------------------------------------------------------------------


def test_t21_white_cubes_count_as_the_colour_of_the_space():
    t = Table().disc(0, 4).field(white=5, blue=1)
    assert open_actions(t.g, 0) == {"blue": 5, "red": 5, "white": 5}
    t.turn(0).play("0 take v1", "0 take v2")
    assert turn_view(t.g) == TurnView(0, "red", 3)


def test_e21_on_the_start_space_it_is_closed():
    t = Table().field(white=5)
    assert open_actions(t.g, 0) == {"white": 5}


def test_e21_on_the_last_space_any_of_six_colours():
    t = Table().disc(0, 19).field(white=2)
    assert open_actions(t.g, 0) == dict.fromkeys(
        ["blue", "black", "red", "brown", "green", "yellow", "white"], 2
    )


def test_r3_27_needs_a_white_cube():
    assert open_actions(Table().disc(0, 4).field(blue=3).g, 0) == {"blue": 3}


def test_q29_the_own_colour_is_open_anyway():
    t = Table(special_bonus="no").disc(0, 4).sheet(0, tokens="ap2_red").field(white=3, red=1)
    assert open_actions(t.g, 0)["red"] == 5


def test_q34_white_cubes_do_not_add_up():
    t = Table().disc(0, 19).field(white=3, red=2)
    assert open_actions(t.g, 0)["red"] == 3


def test_q34_as_an_option_they_do_on_the_last_space():
    t = Table(wild_adds_up="yes").disc(0, 19).field(white=3, red=2)
    assert open_actions(t.g, 0) == {
        **dict.fromkeys(["blue", "black", "brown", "green", "yellow", "white"], 3),
        "red": 5,
    }
    t = Table(wild_adds_up="yes").disc(0, 4).field(white=3, red=2)
    assert open_actions(t.g, 0)["red"] == 3


def test_q1_tokens_count_for_the_special_action():
    t = Table().disc(0, 4).sheet(0, tokens="ap2_red").field(white=3)
    assert open_actions(t.g, 0)["red"] == 5


def test_q1_as_an_option_they_do_not():
    t = Table(special_bonus="no").disc(0, 4).sheet(0, tokens="ap2_red").field(white=3)
    assert open_actions(t.g, 0)["red"] == 3


# Tokens for more AP, and the one that swaps -------------------------------------------


@pytest.mark.parametrize("colour", ["blue", "black", "red", "brown", "green", "yellow"])
def test_ap_tokens_add_to_their_actions(colour: str):
    names = [t for t in RULES.setup(2, {}, 1).hidden_tokens if t.startswith("ap")]
    assert names
    t = Table().sheet(0, tokens=f"ap2_{colour}").field(**{colour: 2}, white=1)
    assert open_actions(t.g, 0) == {colour: 4, "white": 2}


def test_ap1_holds_for_both_its_actions():
    assert token("ap1_red_brown").actions == ("red", "brown")
    t = Table().sheet(0, tokens="ap1_red_brown").field(red=2, brown=1, blue=1)
    assert open_actions(t.g, 0) == {"blue": 2, "red": 3, "brown": 3}


def test_q2_several_tokens_add_up():
    t = Table().sheet(0, tokens="ap2_red ap1_red_brown").field(red=2)
    assert open_actions(t.g, 0) == {"red": 5}


def test_swap_red_green_both_ways():
    for here, there in (("red", "green"), ("green", "red")):
        t = Table().sheet(0, tokens="swap_red_green").field(**{here: 2})
        assert open_actions(t.g, 0) == {"red": 2, "green": 2}, there


def test_swap_red_green_needs_one_of_the_two():
    assert open_actions(Table().sheet(0, tokens="swap_red_green").field(blue=2).g, 0) == {"blue": 2}


def test_q17_swap_with_white_cubes_turned_green():
    t = Table().disc(0, 6).sheet(0, tokens="swap_red_green").field(white=2)
    assert t.g.numbers.order_spaces[6] == "green"
    assert open_actions(t.g, 0) == {"red": 2, "green": 2, "white": 2}


def test_q18_the_token_of_the_action_really_done_counts():
    t = Table().sheet(0, tokens="swap_red_green ap2_red").field(green=2)
    assert open_actions(t.g, 0) == {"red": 4, "green": 2}


def test_a_used_token_does_nothing():
    t = Table().sheet(0, used="sail8 to_front vp_cubes").field(blue=2, white=1).turn(0)
    assert not t.legal(0, "use") and not t.legal(0, "front") and not t.legal(0, "points")
