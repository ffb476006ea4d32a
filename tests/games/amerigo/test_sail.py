"""Section 3.1: sail, posts, discoveries."""

from __future__ import annotations

import pytest

from tests.games.amerigo.positions import Table

ON_MAP = "F6 Z6"


def sailing(points: int, seats: int = 2, **sheet: int | str) -> Table:
    """Return a table on which seat 0 may sail with so many AP."""
    return Table(seats).sheet(0, **{"ships": ON_MAP, **sheet}).field(blue=points)


def test_t07_discovery_with_the_first_ship_then_the_second():
    """R3.1 to R3.6: three of four steps to the anchor; the other ship still has four."""
    t = Table().field(blue=4).turn(0)
    t.play("0 sail 1 H3", "0 post")
    assert (t[0].points, t[0].posts, t.g.posts) == (3, 11, {"I3": 0})
    assert t.recorded("sailed", "start", "steps") == [("none", 3)]
    assert t.recorded("posted", "island", "points") == [(2, 3)]
    assert not t.legal(0, "sail 1") and "done" not in t.legal(0)
    t.play("0 sail 2 I8")
    assert t.recorded("sailed", "steps") == [3, 4]


def test_t08_a_second_post_on_an_island_scores_nothing():
    """R3.6, R3.7."""
    t = sailing(5, ships="F6 Z6").posts(C2=0).turn(0).play("0 sail 1 F5", "0 post")
    assert t[0].points == 0
    assert t.g.posts == {"C2": 0, "F4": 0}


def test_r3_6_who_comes_second_to_an_island_scores_nothing():
    t = sailing(5).posts(C2=1).turn(0).play("0 sail 1 F5", "0 post")
    assert (t[0].points, t.g.posts["F4"]) == (0, 0)


def test_e05_a_ship_that_passes_an_anchor_places_nothing():
    t = sailing(5, ships="A8 Z6").turn(0).play("0 sail 1 B9")
    assert not t.legal(0, "post")


def test_r3_2_both_ships_may_make_all_steps_in_any_order():
    t = sailing(2).turn(0).play("0 sail 2 G11")
    t.play("0 sail 1 E5")
    assert t[0].ships == ("E5", "G11")
    assert t.recorded("sailed", "ship", "steps") == [(2, 2), (1, 2)]


def test_r3_2_a_ship_whose_move_has_ended_does_not_move_again():
    t = sailing(3).turn(0).play("0 sail 1 F5")
    assert not t.legal(0, "sail 1") and t.legal(0, "sail 2")


def test_r3_3_steps_are_orthogonal_over_water_alone():
    t = sailing(1).turn(0)
    assert t.legal(0, "sail 1") == ["sail 1 E6", "sail 1 F5", "sail 1 G6"]


def test_r3_3_frame_fields_lead_along_the_map():
    """A frame field is one step from its cells and from both neighbours."""
    t = sailing(1, ships="Z1 Z6").turn(0)
    near = ["A1", "A2", "A3", "B1", "C1", "Z2", "Z8"]
    assert t.legal(0, "sail 1") == [f"sail 1 {cell}" for cell in near]


def test_r3_4_one_ship_a_cell_but_ships_pass_through_others():
    t = sailing(2, seats=3, ships="D6 Z6").sheet(1, ships="E6 Z6").turn(0)
    assert "sail 1 E6" not in t.legal(0)
    assert "sail 1 F6" in t.legal(0)


def test_r3_4_frame_fields_hold_any_number():
    t = sailing(1, ships="A1 Z6").sheet(1, ships="Z1 Z1").turn(0)
    assert "sail 1 Z1" in t.legal(0)


def test_q11_two_own_ships_do_not_share_a_cell():
    t = sailing(1, ships="E6 F6").turn(0)
    assert "sail 1 F6" not in t.legal(0)
    t.play("0 sail 2 G6")
    assert "sail 1 F6" in t.legal(0)


def test_r3_5_q10_a_post_is_not_compulsory():
    t = sailing(1).turn(0).play("0 sail 1 F5")
    assert {"post", "done"} <= set(t.legal(0))
    t.play("0 done")
    assert t.g.posts == {}


def test_a_post_is_left_when_the_other_ship_sails():
    t = sailing(2).turn(0).play("0 sail 1 F5", "0 sail 2 G11", "0 post")
    assert t.g.posts == {"G10": 0}
    assert t.asked == []


@pytest.mark.parametrize("cover", ["post", "tile"])
def test_r3_5_the_post_cell_must_be_free(cover: str):
    t = sailing(1)
    t = t.posts(F4=1) if cover == "post" else t.tiles("v2 F3 90 1")
    assert not t.turn(0).play("0 sail 1 F5").legal(0, "post")


def test_q38_no_post_is_left():
    t = sailing(1, posts=0).turn(0).play("0 sail 1 F5")
    assert not t.legal(0, "post")


def test_q8_a_ship_at_rest_may_place_a_post():
    t = sailing(1, ships="F5 Z6").turn(0)
    assert "sail 1 F5" in t.legal(0) and not t.legal(0, "post")
    t.play("0 sail 1 F5")
    assert t.recorded("sailed", "steps") == [0]
    assert not t.legal(0, "sail 1")
    t.play("0 post")
    assert t.g.posts == {"F4": 0}


def test_q8_as_an_option_only_a_ship_that_has_moved():
    t = Table(post_at_rest="no").sheet(0, ships="F5 Z6").field(blue=1).turn(0)
    assert "sail 1 F5" not in t.legal(0)


def test_staying_is_not_offered_where_it_brings_nothing():
    t = sailing(1, ships="F5 Z6").posts(F4=1).turn(0)
    assert "sail 1 F5" not in t.legal(0) and "sail 2 Z6" not in t.legal(0)


def test_q9_both_ships_come_on_the_map_with_the_first_action():
    t = Table().field(blue=1).turn(0).play("0 sail 1 Z1")
    assert "done" not in t.legal(0) and "sail 2 Z1" in t.legal(0)
    t.play("0 sail 2 Z3")
    assert (t[0].ships, t.asked) == (("Z1", "Z3"), [])


def test_r3_1_a_ship_may_begin_on_any_frame_field_at_no_cost():
    t = Table().field(blue=1).turn(0)
    fields = [f"sail 1 Z{number}" for number in range(1, 9)]
    assert t.legal(0, "sail 1 Z") == fields
    assert "sail 1 A1" in t.legal(0) and "sail 1 B2" not in t.legal(0)


def test_r4_3_steps_that_lack_are_paid_in_gold():
    t = sailing(1, gold=3, ships="F8 Z6")
    t.g.rows = ("." * 12,) * 12
    t.turn(0)
    assert "sail 1 F12" in t.legal(0)
    t.play("0 sail 1 F11")
    assert (t[0].gold, t.recorded("sailed", "steps", "paid")) == (1, [(3, 2)])


def test_q5_bought_points_serve_both_ships():
    t = sailing(1, gold=2, ships="F6 Z6").turn(0).play("0 sail 1 E5")
    assert (t[0].gold, t.effect("0 sail 2 G11").paid) == (1, 0)


def test_q5_as_an_option_only_the_ship_that_moves():
    t = Table(bought_points="moving").sheet(0, gold=2, ships="F6 Z6").field(blue=1).turn(0)
    t.play("0 sail 1 E5")
    assert t.effect("0 sail 2 G11").paid == 1


def test_q5_a_ship_that_has_finished_stays_when_points_come():
    t = sailing(1, tokens="sail8").turn(0).play("0 sail 1 F5", "0 use sail8")
    assert not t.legal(0, "sail 1")
    assert "sail 2 I8" in t.legal(0)


def test_e19_sail8_adds_eight_steps_for_both_ships():
    t = sailing(4, tokens="sail8").turn(0).play("0 use sail8")
    assert (t[0].tokens, t[0].used) == ((), ("sail8",))
    t.play("0 sail 1 L2", "0 sail 2 G4")
    assert t.recorded("sailed", "steps", "paid") == [(9, 0), (8, 0)]


def test_sail8_is_not_offered_when_both_ships_have_sailed():
    t = sailing(1, tokens="sail8").turn(0).play("0 sail 2 G12", "0 sail 1 F5")
    assert t.legal(0) == ["done", "post"]


def test_post_gold_pays_for_every_post_after_receipt_q26():
    t = sailing(2, tokens="post_gold").posts(C2=0).turn(0)
    t.play("0 sail 1 F5", "0 post", "0 sail 2 G11", "0 post")
    assert t[0].gold == 2
    assert t.recorded("gained", "source", "gold") == [("post_gold", 1)] * 2


def test_r3_21_a_post_may_fill_the_last_cell():
    """R3.22, R3.23: 3 VP for the last cell, then posts by the time token."""
    t = sailing(1).posts(C2=1).tiles("v2 D2 0 1", "n4I C3 0", "n1 C4 0").turn(0)
    t.play("0 sail 1 F5", "0 post")
    assert t.kinds == ["sailed", "posted", "completed", "counted", "counted"]
    assert (t[0].points, t[1].points) == (3 + 5, 5)
    assert t[0].chests == 0
