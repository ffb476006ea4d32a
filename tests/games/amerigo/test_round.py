"""Section 5: pirates and the preparation of the next round."""

from __future__ import annotations

import pytest

from bot.games.amerigo.raids import raid, strength
from tests.games.amerigo.positions import RULES, Table


def pirates(*tokens: int, **options: str) -> Table:
    """Return a table with these pirates revealed."""
    t = Table(3, **options)
    t.g.pirates = tokens
    return t


def test_t25_too_few_cannons_cost_all_of_them_and_the_full_strength():
    t = pirates(0, 2, 4).sheet(0, cannons=4, points=9).attack()
    assert (t[0].cannons, t[0].points) == (0, 3)
    assert t.recorded("raided")[0] == {
        "seat": 0,
        "strength": 6,
        "repelled": 0,
        "cannons": 4,
        "points": 6,
    }


def test_t26_enough_cannons_repel_them():
    t = pirates(0, 2, 4).sheet(0, cannons=8, points=9).attack()
    assert (t[0].cannons, t[0].points) == (2, 9)


def test_r5_2_exactly_as_many_cannons():
    t = pirates(2, 4).sheet(0, cannons=6, points=9).attack()
    assert (t[0].cannons, t[0].points) == (0, 9)


def test_r5_1_the_strength_is_that_of_all_revealed_pirates():
    assert strength(pirates(0, 1, 2, 4).g, 0) == 7
    assert RULES.view(pirates(0, 1, 2, 4).g, None).strength == 7


def test_t27_one_more_pirate_is_revealed():
    t = pirates(2, 4)
    t.g.hidden_pirates = (4, 0, 1)
    t.prepare()
    assert t.g.pirates == (2, 4, 4)
    assert strength(t.g, 0) == 10
    assert t.recorded("pirate") == [{"pirate": 4, "strength": 10}]


def test_e15_r5_3_vp_never_go_below_zero():
    t = pirates(2, 4).sheet(0, points=4).attack()
    assert t[0].points == 0
    assert t.recorded("raided", "points")[0] == 4


def test_e17_pirates_half_loses_half_rounded_up():
    t = pirates(3, 4).sheet(0, cannons=3, points=9, tokens="pirates_half").attack()
    assert (t[0].cannons, t[0].points) == (0, 5)


def test_e17_q25_half_of_the_strength_that_another_has_raised():
    t = pirates(3, 4).sheet(0, cannons=3, points=9, tokens="pirates_half")
    t.sheet(1, tokens="pirates_plus2").attack()
    assert (t[0].cannons, t[0].points) == (0, 4)


def test_pirates_plus2_holds_for_all_others():
    t = pirates(1, 2).sheet(1, tokens="pirates_plus2")
    assert [strength(t.g, seat) for seat in range(3)] == [5, 3, 5]


def test_pirates_gold_pays_who_repels_even_strength_0():
    t = pirates(0, 0).sheet(0, tokens="pirates_gold").attack()
    assert t[0].gold == 2
    t = pirates(1).sheet(0, tokens="pirates_gold", points=3).attack()
    assert (t[0].gold, t[0].points) == (0, 2)


def test_q24_all_are_attacked_at_once():
    t = pirates(2).sheet(1, cannons=2).attack()
    assert t.recorded("raided", "seat") == [0, 1, 2]
    assert raid(t.g, 0).strength == 2


def test_r5_4_the_preparation_in_its_order():
    t = Table()
    t.g.left, t.g.right = ("sail8",), ("gold3", "gold5")
    t.g.hidden_tokens = ("end_7", "end_gold", "end_posts", "vp_cubes", "to_front")
    t.g.goods, t.g.hidden_goods = ("sugar 2",), (("cotton 2", "cotton 2"), ("coffee 3",))
    t.prepare()
    assert t.kinds == ["pirate", "tokens", "goods", "round"]
    assert t.g.left == ("end_7", "end_gold", "end_posts", "vp_cubes")
    assert t.g.right == ("sail8",)
    assert t.g.hidden_tokens == ("to_front",)
    assert (t.g.goods, t.g.hidden_goods) == (("cotton 2", "cotton 2"), (("coffee 3",),))
    assert (t.g.round, t.g.time) == (2, 4)
    assert t.recorded("tokens", "discarded") == [2]
    assert t.recorded("goods") == [{"discarded": 1, "cotton_2": 2}]


def test_e23_r5_5_gaps_move_along():
    t = Table()
    t.g.left, t.g.right = t.g.left[:3], t.g.right[:1]
    kept = t.g.left
    t.prepare()
    assert (len(t.g.left), t.g.right) == (4, kept)
    assert len(t.g.left) + len(t.g.right) == 7


def test_every_event_of_the_preparation_that_shows_something_hidden_says_so():
    t = Table().prepare()
    assert [event.reveals for event in t.events] == [True, True, True, False]
    assert t.events[-1].closes == "round"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r6_1_after_the_last_round_the_pirates_come_but_nothing_is_prepared(seats: int):
    t = Table(seats)
    t.g.round = 5
    t.end_of_round()
    assert t.kinds == ["raided"] * seats + ["over"]
    assert t.g.over
    assert RULES.view(t.g, None).phase == "end"


def test_r1_12_all_tokens_are_used_up_in_the_last_round():
    t = Table()
    for _ in range(4):
        t.prepare()
    assert (t.g.hidden_tokens, t.g.hidden_goods, len(t.g.hidden_pirates)) == ((), (), 1)
    assert (t.g.round, t.g.time) == (5, 1)
