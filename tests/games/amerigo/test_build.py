"""Sections 3.3, 3.5, 3.6 and 3.7: plan, build, complete islands, buy goods tokens."""

from __future__ import annotations

import pytest

from bot.games.amerigo.building import Completion, value
from tests.games.amerigo.positions import RULES, Table

# Plan ---------------------------------------------------------------------------------


def test_r3_10_a_neutral_tile_costs_its_size():
    t = Table().field(red=5).turn(0)
    assert "take n5U" in t.legal(0) and "take n6R" not in t.legal(0)
    assert t.effect("0 take n4O").cost == 4


# Build --------------------------------------------------------------------------------


def building(points: int, hand: str, **sheet: int | str) -> Table:
    """Return a table on which seat 0, with a post on the big island, may build."""
    return Table().posts(C8=0).sheet(0, hand=hand, **sheet).field(green=points)


@pytest.mark.parametrize(
    ("tile", "small", "big"),
    [("v1", 1, 2), ("v4O", 1, 2), ("n1", 2, 3), ("n3L", 6, 9), ("n5U", 10, 15), ("n6R", 12, 18)],
)
def test_r3_19_the_values_of_tiles(tile: str, small: int, big: int):
    numbers = Table().g.numbers
    assert (value(numbers, tile, big=False), value(numbers, tile, big=True)) == (small, big)


def test_r3_16_resource_and_free_post_cells_may_be_covered():
    t = Table().posts(C2=0).sheet(0, hand="1 v1").field(green=1)
    t.tiles("n4I C3 0").turn(0).play("0 build v1 F4 0")
    t.sheet(0, ships="F6 Z1").field(blue=1).turn(0).play("0 sail 1 F5")
    assert not t.legal(0, "post")


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


@pytest.mark.parametrize(("posts", "factor"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_q12_the_table_for_posts(posts: int, factor: int):
    assert Table().g.numbers.completion_factor(posts) == factor
    assert Table().g.numbers.completion_factor(9) == 15


def test_q14_the_tile_scores_first():
    t = small_island(C2=0, F4=1).turn(0).play("0 build v1 D2 0")
    assert t.kinds == ["built", "completed", "counted", "counted"]


# Goods tokens -------------------------------------------------------------------------


def goods(points: int, *tokens: str, **sheet: int | str) -> Table:
    """Return a table on which seat 0 may buy of these goods tokens."""
    t = Table().sheet(0, **sheet).field(yellow=points)
    t.g.goods = tokens
    return t.turn(0)
