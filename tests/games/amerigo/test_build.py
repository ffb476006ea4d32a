"""Sections 3.3, 3.5, 3.6 and 3.7: plan, build, complete islands, buy goods tokens."""

from __future__ import annotations

import pytest

from bot.games.amerigo.building import Completion, value
from tests.games.amerigo.positions import RULES, Table

# Plan ---------------------------------------------------------------------------------


def test_t10_a_neutral_tile_and_two_villages_for_four_points():
    t = Table().field(red=4).turn(0)
    t.play("0 take n2", "0 take v4I", "0 take v3L")
    assert t[0].hand == {"n2": 1, "v4I": 1, "v3L": 1}
    assert t.asked == []


def test_r3_9_villages_cost_one_whatever_their_size():
    t = Table().field(red=1).turn(0)
    villages = ["take v1", "take v2", "take v3I", "take v3L", "take v4I", "take v4O"]
    assert t.legal(0, "take") == ["take n1", *villages]


def test_r3_10_a_neutral_tile_costs_its_size():
    t = Table().field(red=5).turn(0)
    assert "take n5U" in t.legal(0) and "take n6R" not in t.legal(0)
    assert t.effect("0 take n4O").cost == 4


def test_r3_10_one_neutral_tile_a_plan_action():
    t = Table().field(red=5).turn(0).play("0 take n2")
    assert not t.legal(0, "take n") and t.legal(0, "take v")


def test_plan_two_allows_two_both_paid():
    t = Table().sheet(0, tokens="plan_two").field(red=6).turn(0).play("0 take n2", "0 take n3I")
    assert not t.legal(0, "take n")
    t.play("0 take v1")
    assert t.asked == []


def test_r3_9_a_kind_that_is_used_up():
    t = Table().field(red=7).turn(0).play("0 take v4I", "0 take v4I")
    assert "take v4I" not in t.legal(0)
    assert "4I" not in t[0].villages


def test_r3_10_a_stack_that_is_used_up():
    t = Table()
    t.g.neutral = {"1": 1}
    t.field(red=3).turns().play("0 take n1", "0 done")
    assert not t.legal(1, "take n")


def test_r4_3_a_tile_paid_in_part_with_gold():
    t = Table().sheet(0, gold=2).field(red=3).turn(0).play("0 take n4I")
    assert (t[0].gold, t.recorded("planned", "paid")) == (1, [1])
    assert t.legal(0) == ["done", *t.legal(0, "take v")]


def test_r2_6_the_rest_may_be_left():
    t = Table().field(red=3).turn(0).play("0 take v1", "0 done")
    assert (t.asked, t.recorded("forfeited")) == ([], [])


def test_r3_11_planned_tiles_wait_without_limit():
    t = Table()
    for _ in range(5):
        t.field(red=3).turn(0).play("0 take v1" if "1" in t[0].villages else "0 take v2", "0 done")
    assert sum(t[0].hand.values()) == 5
    t.end_of_round()
    assert sum(t[0].hand.values()) == 5


# Build --------------------------------------------------------------------------------


def building(points: int, hand: str, **sheet: int | str) -> Table:
    """Return a table on which seat 0, with a post on the big island, may build."""
    return Table().posts(C8=0).sheet(0, hand=hand, **sheet).field(green=points)


def test_t12_r3_15_building_costs():
    """A neutral tile its size, a village 1."""
    t = building(4, "1 n2 1 v4I 1 v3L").turn(0)
    t.play("0 build n2 D8 0", "0 build v4I D9 0", "0 build v3L C9 0")
    assert (t[0].hand, t.asked) == ({}, [])
    assert t.recorded("built", "paid") == [0, 0, 0]


def test_t13_a_tile_over_water_is_illegal():
    t = building(4, "1 v2").turn(0)
    assert "build v2 D8 0" in t.legal(0)
    assert not [text for text in t.legal(0, "build") if "H10 0" in text or "B8" in text]


def test_t14_a_corner_is_no_link():
    t = building(4, "1 v1").turn(0)
    assert t.legal(0, "build") == ["build v1 C7 0", "build v1 C9 0", "build v1 D8 0"]


def test_t15_a_chain_of_tiles():
    t = building(7, "1 v3I 1 n2 1 v4I").turn(0)
    t.play("0 build v3I D8 0", "0 build n2 G8 90", "0 build v4I D10 0")
    assert [tile.owner for tile in t.g.tiles] == [0, None, 0]


def test_t15_in_another_order_there_is_no_chain():
    t = building(7, "1 v3I 1 n2").turn(0)
    assert "build n2 G8 90" not in t.legal(0)


def test_t16_r3_18_covered_resources_go_to_the_player():
    t = Table().posts(I3=0).sheet(0, hand="1 v2").field(green=1).turn(0).play("0 build v2 I4 0")
    assert t[0].resources == {"cotton": 1, "sugar": 1}
    assert t.recorded("collected") == [{"seat": 0, "cotton": 1, "sugar": 1}]


def test_t17_a_big_island_scores_the_higher_values():
    t = building(4, "1 n2 1 v4I 1 v3L").turn(0)
    t.play("0 build n2 D8 0", "0 build v4I D9 0", "0 build v3L C9 0")
    assert t.recorded("built", "points") == [6, 2, 2]
    assert t[0].points == 10


@pytest.mark.parametrize(
    ("tile", "small", "big"),
    [("v1", 1, 2), ("v4O", 1, 2), ("n1", 2, 3), ("n3L", 6, 9), ("n5U", 10, 15), ("n6R", 12, 18)],
)
def test_r3_19_the_values_of_tiles(tile: str, small: int, big: int):
    numbers = Table().g.numbers
    assert (value(numbers, tile, big=False), value(numbers, tile, big=True)) == (small, big)


def test_r3_19_the_lower_value_on_a_small_island():
    t = Table().posts(C2=0, C8=0).sheet(0, hand="2 n3L").field(green=6).turn(0)
    t.play("0 build n3L D2 90", "0 build n3L C9 0")
    assert t.recorded("built", "island", "points") == [(1, 6), (3, 9)]


def test_r3_15_only_where_the_seat_has_a_post():
    t = Table().posts(C8=1).sheet(0, hand="1 v1").field(green=2).turn(0)
    assert t.legal(0) == ["done", "gold"]


def test_r3_16_resource_and_free_post_cells_may_be_covered():
    t = Table().posts(C2=0).sheet(0, hand="1 v1").field(green=1)
    t.tiles("n4I C3 0").turn(0).play("0 build v1 F4 0")
    t.sheet(0, ships="F6 Z1").field(blue=1).turn(0).play("0 sail 1 F5")
    assert not t.legal(0, "post")


def test_r3_16_not_on_tiles_nor_posts():
    t = building(2, "1 v2").posts(H8=1).tiles("v1 D8 0 1").turn(0)
    cells = {text.split()[2] for text in t.legal(0, "build")}
    assert not cells & {"D8", "H8", "C8"}


def test_e07_r3_17_over_a_neutral_tile_of_anybody():
    t = building(1, "1 v1").posts(H8=1).tiles("n2 D8 0").turn(0)
    assert "build v1 F8 0" in t.legal(0)


def test_e07_r3_17_not_over_another_players_village_or_post():
    t = building(1, "1 v1").posts(H8=1).tiles("v2 D8 0 1").turn(0)
    assert "build v1 F8 0" not in t.legal(0)
    assert "build v1 I9 0" not in t.legal(0)


def test_r3_15_on_several_islands_in_one_action():
    t = building(2, "2 v1").posts(C2=0).turn(0).play("0 build v1 D2 0", "0 build v1 D8 0")
    assert t.recorded("built", "island", "points") == [(1, 1), (3, 2)]


def test_r4_3_building_with_gold():
    t = building(1, "1 n3I", gold=2).turn(0).play("0 build n3I D8 0")
    assert (t[0].gold, t.recorded("built", "paid")) == (0, [2])


def test_q16_only_distinct_turns():
    t = building(4, "1 n4O 1 v2 1 v3L").turn(0)
    turns = {
        tile: {text.split()[3] for text in t.legal(0, f"build {tile}")}
        for tile in ("n4O", "v2", "v3L")
    }
    assert turns == {"n4O": {"0"}, "v2": {"0", "90"}, "v3L": {"0", "90", "180", "270"}}


# Complete -----------------------------------------------------------------------------


def test_t18_r3_22_r3_23_a_big_island_is_completed():
    """Round 2: red 2 + 3 + 3 x 4 = 17 VP and the chest, blue 1 x 4."""
    t = Table().posts(C8=0, H8=0, G10=1)
    t.tiles("n4I C7 0", "n1 G7 0", "n2 F8 0", "n4I C9 0", "n3I G9 0", "n4I C10 0", "n1 H10 0")
    t.g.round = 2
    t.sheet(0, hand="1 v2").field(green=1).turn(0)
    said = t.effect("0 build v2 D8 0")
    t.play("0 build v2 D8 0")
    assert (t[0].points, t[1].points, t[0].chests) == (17, 4, 1)
    assert (said.points, said.chests) == (17, 1)
    assert said.completion == Completion(3, True, {0: 12, 1: 4})
    # The chest is worth its gold, each a VP at the end.
    assert said.score == 17 + t.g.numbers.chest_gold
    assert t.kinds == ["built", "completed", "counted", "counted"]
    assert t.recorded("counted", "seat", "posts", "time", "points") == [(0, 2, 4, 12), (1, 1, 4, 4)]


def test_r3_20_a_chest_is_a_marker_whose_cell_may_be_covered():
    t = building(1, "1 v1").tiles("n4I C9 0").turn(0)
    chest = t.g.geo.islands[2].chest
    assert chest == t.g.geo.cell("F9")
    view = RULES.view(t.g, None).islands[2]
    assert (view.chest, view.covered) == (True, 5)


def small_island(**posts: int) -> Table:
    """Return a table whose island 1 lacks nothing but D2."""
    t = Table(4).posts(**posts).tiles("n1 E2 0", "n4I C3 0", "n1 C4 0")
    return t.sheet(0, hand="1 v1").field(green=1)


def test_e09_a_small_island_gives_no_chest():
    t = small_island(C2=0, F4=0).turn(0).play("0 build v1 D2 0")
    assert t.recorded("completed", "island", "points", "chest") == [(1, 3, 0)]
    assert (t[0].points, t[0].chests) == (1 + 3 + 3 * 5, 0)


def test_r3_23_who_completes_needs_no_share_and_others_score():
    t = small_island(C2=0, F4=3).turn(0).play("0 build v1 D2 0")
    assert (t[0].points, t[3].points) == (1 + 3 + 5, 5)


@pytest.mark.parametrize(("posts", "factor"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_q12_the_table_for_posts(posts: int, factor: int):
    assert Table().g.numbers.completion_factor(posts) == factor
    assert Table().g.numbers.completion_factor(9) == 15


def test_q15_completing_and_resources_at_once():
    t = Table().posts(I3=0).tiles("n1 J3 0", "n1 K4 0", "n2 I5 0")
    t.sheet(0, hand="1 v2").field(green=1).turn(0).play("0 build v2 I4 0")
    assert t[0].resources == {"cotton": 1, "sugar": 1}
    assert t.kinds == ["built", "collected", "completed", "counted"]


def test_q14_the_tile_scores_first():
    t = small_island(C2=0, F4=1).turn(0).play("0 build v1 D2 0")
    assert t.kinds == ["built", "completed", "counted", "counted"]


def test_q31_the_time_token_matters_for_posts_alone():
    early, late = small_island(C2=0, F4=1), small_island(C2=0, F4=1)
    late.g.round = 5
    for t in (early, late):
        t.turn(0).play("0 build v1 D2 0")
    assert (early[0].points, late[0].points) == (1 + 3 + 5, 1 + 3 + 1)


# Goods tokens -------------------------------------------------------------------------


def goods(points: int, *tokens: str, **sheet: int | str) -> Table:
    """Return a table on which seat 0 may buy of these goods tokens."""
    t = Table().sheet(0, **sheet).field(yellow=points)
    t.g.goods = tokens
    return t.turn(0)


def test_t19_r3_24_two_cotton_tokens_for_five_points():
    t = goods(5, "cotton 2", "cotton 3", "sugar 4").play("0 buy cotton 2", "0 buy cotton 3")
    assert (t[0].goods, t.g.goods, t.asked) == ({"cotton": 2}, ("sugar 4",), [])


def test_r3_24_only_what_can_be_paid():
    assert goods(3, "cotton 2", "cotton 4").legal(0, "buy") == ["buy cotton 2"]
    assert goods(3, "cotton 4", gold=1).legal(0, "buy") == ["buy cotton 4"]


def test_r3_24_tokens_that_are_alike_are_offered_once():
    t = goods(4, "cotton 2", "cotton 2").play("0 buy cotton 2")
    assert t.legal(0, "buy") == ["buy cotton 2"]
    t.play("0 buy cotton 2")
    assert (t[0].goods, t.g.goods) == ({"cotton": 2}, ())
