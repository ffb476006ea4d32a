"""Section 5: pirates and the preparation of the next round."""

from __future__ import annotations

import pytest

from bot.games.amerigo.raids import strength
from tests.games.amerigo.positions import RULES, Table


def pirates(*tokens: int, **options: str) -> Table:
    """Return a table with these pirates revealed."""
    t = Table(3, **options)
    t.g.pirates = tokens
    return t


def test_r5_1_the_strength_is_that_of_all_revealed_pirates():
    assert strength(pirates(0, 1, 2, 4).g, 0) == 7
    assert RULES.view(pirates(0, 1, 2, 4).g, None).strength == 7


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
