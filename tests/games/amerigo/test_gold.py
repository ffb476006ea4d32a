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


def test_r4_3_any_number_of_points_may_be_bought():
    t = Table().sheet(0, gold=12).field(black=1).turn(0)
    assert t.effect("0 load 12").paid == 11
    t.play("0 load 12")
    assert (t[0].gold, t[0].cannons) == (1, 12)
