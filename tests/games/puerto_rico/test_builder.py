"""R-4: the builder phase: what no case says."""

from __future__ import annotations

import pytest

from bot.games.puerto_rico.data import BUILDINGS
from tests.games.puerto_rico.positions import RULES, Table

BASE = {key: building for key, building in BUILDINGS.items() if building.set == "base"}
SMALL = [key for key, building in BASE.items() if building.spaces == 1]
LARGE = [key for key, building in BASE.items() if building.spaces == 2]


def city(*keys: str) -> str:
    """Write these buildings, unoccupied, as a city."""
    return " ".join(f"0 {key}" for key in keys)


def test_small_buildings_are_regrouped_for_a_large_one():
    """D-08: only the number of free spaces counts, not where the buildings stand."""
    t = Table(4)
    t.board(0, city=city(*SMALL[:8], LARGE[0]), doubloons=20)
    t.phase("builder").play(f"0 build {LARGE[1]}")
    assert t.g.players[0].city_spaces_left == 0


@pytest.mark.parametrize(("option", "factory", "university"), [("7_8", 7, 8), ("8_7", 8, 7)])
def test_option_factory_and_university(option: str, factory: int, university: int):
    """Q-31: a popular variant swaps the costs of factory and university; off by default."""
    t = Table(3, factory_university=option)
    t.board(1, doubloons=20)
    t.phase("builder").play("0 pass")
    prices = t.prices(1, ["factory", "university", "harbor"])
    assert prices == {"factory": factory, "university": university, "harbor": 8}
    shown = {stock.key: stock.cost for stock in RULES.view(t.g, 1).stock}
    assert (shown["factory"], shown["university"]) == (factory, university)
