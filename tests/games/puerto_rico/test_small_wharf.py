"""R-7.9: the small wharf: what no case says."""

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


def test_it_does_not_do_without_a_person():
    """R-1.7: it has to be occupied."""
    t = expanded()
    t.board(0, city="0 small_wharf", goods="1 corn")
    t.ships("indigo 4", "tobacco 5", "sugar 6")
    assert t.phase("captain").g.over


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
