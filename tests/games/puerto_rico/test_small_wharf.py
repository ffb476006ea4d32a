"""R-7.9: the small wharf, one test a ruling."""

from __future__ import annotations

import pytest

from bot.engine import batches
from bot.games.puerto_rico.moves import Pass, SmallWharf
from tests.games.puerto_rico.positions import RULES, Table, expanded


def small_wharf(
    goods: str, city: str = "", *, captain: int = 1, ships: bool = False, **options: str
) -> Table:
    """A table whose seat 0 has an occupied small wharf; the ships take nothing, or corn."""
    t = expanded(**options)
    t.board(0, city=f"1 small_wharf {city}", goods=goods)
    t.ships("indigo 4", "tobacco 5", "corn 1" if ships else "sugar 6")
    return t.phase("captain", captain)


def test_any_mix_and_any_number():
    """R-7.9: some of his goods, of any kinds, for 1 VP each two, rounded down; to the supply."""
    t = small_wharf("2 corn 3 coffee")
    before = dict(t.g.goods)
    assert t.legal(0) == ["pass", "small_wharf coffee", "small_wharf corn"]
    t.play("0 small_wharf coffee", "0 small_wharf coffee", "0 small_wharf corn", "0 pass")
    assert t.chips[0] == 1
    assert t.goods(0) == {"corn": 1, "coffee": 1}
    assert t.g.goods == {**before, "corn": before["corn"] + 1, "coffee": before["coffee"] + 2}
    assert t.recorded("small_wharfed") == [{"seat": 0, "coffee": 2, "corn": 1, "points": 1}]


@pytest.mark.parametrize(("number", "points"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_points(number: int, points: int):
    """R-7.9, E-07: half a VP a good: one good without a bonus brings nothing."""
    t = small_wharf("9 corn")
    t.play(*["0 small_wharf corn"] * number, "0 pass")
    assert t.chips[0] == points
    assert t.recorded("small_wharfed", "corn") == [number]


def test_captain_and_harbor():
    """E-07, Q-38, R-7.8: 3 goods, a harbor, the captain's first load: 1 + 1 + 1 VP."""
    t = small_wharf("3 corn", "1 harbor", captain=0)
    t.play("0 small_wharf corn", "0 small_wharf corn", "0 small_wharf corn")
    assert t.chips[0] == 3
    assert t.g.over


def test_it_may_be_left():
    """R-7.9, R-7.5: never compulsory."""
    t = small_wharf("2 corn").play("0 pass")
    assert t.chips[0] == 0
    assert t.g.over


def test_it_replaces_a_compulsory_load():
    """R-7.5: on a turn it may be used although a ship takes his goods."""
    t = small_wharf("2 corn", ships=True)
    assert t.legal(0) == ["load corn 6", "small_wharf corn"]
    t.play("0 small_wharf corn", "0 pass")
    assert t.asked == []
    assert t.chips[0] == 0 + 1


def test_once_a_phase():
    """R-7.9: once; what is left goes another way or is stored."""
    t = small_wharf("5 corn").play("0 small_wharf corn", "0 small_wharf corn", "0 pass")
    assert t.g.over
    assert t.goods(0) == {"corn": 1}


def test_it_does_not_do_without_a_person():
    """R-1.7: it has to be occupied."""
    t = expanded()
    t.board(0, city="0 small_wharf", goods="1 corn")
    t.ships("indigo 4", "tobacco 5", "sugar 6")
    assert t.phase("captain").g.over


@pytest.mark.parametrize("order", ["small first", "small last"])
def test_both_wharves_on_separate_turns(order: str):
    """R-7.9, R-7.7: in any order, each once."""
    t = small_wharf("2 corn 3 coffee", "1 wharf")
    if order == "small first":
        t.play("0 small_wharf corn", "0 pass")
        assert t.legal(0) == ["pass", "wharf coffee", "wharf corn"]
        t.play("0 wharf coffee")
        assert t.chips[0] == 0 + 3
    else:
        t.play("0 wharf coffee", "0 small_wharf corn", "0 small_wharf corn")
        assert t.chips[0] == 3 + 1
    assert t.g.over


def test_lighthouse_and_small_wharf():
    """R-7.10: it is a load: 1 doubloon."""
    t = small_wharf("2 corn 2 coffee", "1 lighthouse").play("0 small_wharf corn", "0 pass")
    assert t.doubloons[0] == 1


@pytest.mark.parametrize(
    ("option", "points", "doubloons"), [("per_load", 2 + 1, 1), ("per_kind", 2 + 2, 2)]
)
def test_option_small_wharf_bonus(option: str, points: int, doubloons: int):
    """Q-04: harbor and lighthouse count once a load, or for every kind (option)."""
    t = small_wharf("2 corn 2 coffee", "1 lighthouse 1 harbor", small_wharf_bonus=option)
    t.play(*["0 small_wharf corn"] * 2, *["0 small_wharf coffee"] * 2)
    assert (t.chips[0], t.doubloons[0]) == (points, doubloons)


def test_option_small_wharf_minimum():
    """D-16: one good at least, or two (option)."""
    assert small_wharf("1 corn", small_wharf_minimum="2").g.over
    assert small_wharf("1 corn", small_wharf_minimum="1").asked == [(0, "load")]
    t = small_wharf("2 corn 1 coffee", small_wharf_minimum="2").play("0 small_wharf corn")
    assert "pass" not in t.legal(0)
    t.play("0 small_wharf coffee")
    assert "pass" in t.legal(0)


def test_a_load_that_brings_nothing_is_a_load():
    """R-7.1: after one good over the small wharf the others are asked again."""
    t = expanded()
    t.board(0, city="1 small_wharf", goods="1 coffee")
    t.board(1, city="1 wharf", goods="1 corn")
    t.ships("indigo 4", "tobacco 5", "sugar 6")
    t.phase("captain", 1).play("1 pass", "0 small_wharf coffee")
    assert t.asked == [(1, "load")]


def test_half_a_load_survives_a_restart():
    """R-7.9: the goods named so far are stored with the table."""
    t = small_wharf("3 corn").play("0 small_wharf corn")
    t.g = RULES.load(RULES.dump(t.g), RULES.schema)
    t.play("0 small_wharf corn", "0 pass")
    assert t.chips[0] == 1


@pytest.mark.parametrize(
    ("goods", "load", "pass_", "left"),
    [
        ("3 corn", 2, True, 1),
        ("4 corn", 3, True, 1),
        ("3 corn", 3, False, 0),
        ("3 corn 1 sugar", 2, True, 1),
    ],
)
@pytest.mark.parametrize("typed", [True, False])
def test_a_list_of_all_goods_is_a_load_of_so_many(
    goods: str, load: int, pass_: bool, left: int, typed: bool
):
    """D-16: the second of two goods at least is forced where there is one kind. Panels list it as
    well, and then no third one is meant; without the last word, words answer what is asked."""
    t = small_wharf(goods, small_wharf_minimum="2")
    texts = ["small_wharf corn"] * load + ["pass"] * pass_
    if typed:
        batches.typed(RULES, t.g, 0, "; ".join(texts))
    else:
        named = {"pass": Pass(), "small_wharf corn": SmallWharf("corn")}
        batches.play(RULES, t.g, 0, [named[text] for text in texts])
    assert t.goods(0).get("corn", 0) == left
