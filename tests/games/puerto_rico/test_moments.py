"""Of two buildings that answer at a moment it is always the same that comes first."""

from __future__ import annotations

from pkgutil import iter_modules

import pytest

from bot.games.puerto_rico import buildings, moments
from bot.games.puerto_rico.bonuses import BONUSES

LARGE = ["guild_hall", "residence", "fortress", "customs_house", "city_hall"]
ORDERS = {
    "goods_produced": ["chapel", "jeweler", "factory"],
    "first_loading_turn": ["royal_supplier", "union_hall"],
}


@pytest.mark.parametrize("moment", ORDERS)
def test_the_order_of_answers_does_not_depend_on_imports(moment: str):
    """The moves and events of stored games follow it."""
    assert list(getattr(moments, moment).answers) == ORDERS[moment]


def test_all_buildings_answer_as_soon_as_one_is_imported():
    modules = {f"{buildings.__name__}.{one.name}" for one in iter_modules(buildings.__path__)}
    assert {module.__name__ for module in buildings.BUILDINGS_ANSWER} == modules


def test_the_lines_of_a_score_keep_their_order():
    assert list(BONUSES) == ["royal_garden", *LARGE, "cloister"]
