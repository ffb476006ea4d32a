"""Of two buildings that answer at a moment it is always the same that comes first."""

from __future__ import annotations

import pytest

from bot.games.puerto_rico import moments, rules
from bot.games.puerto_rico.bonuses import BONUSES

LARGE = ["guild_hall", "residence", "fortress", "customs_house", "city_hall"]
ORDERS = {
    "goods_produced": ["chapel", "jeweler", "factory"],
    "first_loading_turn": ["royal_supplier", "union_hall"],
}


@pytest.mark.parametrize("moment", ORDERS)
def test_the_order_of_answers_does_not_depend_on_imports(moment: str):
    """What was played and told in games that are stored follows it."""
    assert rules.BUILDINGS_ANSWER
    assert list(getattr(moments, moment).answers) == ORDERS[moment]


def test_the_lines_of_a_score_keep_their_order():
    assert list(BONUSES) == ["royal_garden", *LARGE, "cloister"]
