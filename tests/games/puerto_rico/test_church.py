"""R-4.5, 4.7, 4.11: church, zoning office and statue when something is built: what no case says."""

from __future__ import annotations

import pytest

from bot.games.puerto_rico.data import BUILDINGS
from tests.games.puerto_rico.positions import Table, expanded


def builder(city: str, *, seats: int = 3, nobles: str = "", **options: str) -> Table:
    """A rich seat 0, not the builder, is to build; every building there is is in the supply."""
    t = expanded(seats, **options)
    for key in BUILDINGS:
        t.g.bring(key)
    t.board(0, city=city, doubloons=20, nobles=nobles)
    return t.phase("builder", seats - 1).play(f"{seats - 1} pass")


# Church -------------------------------------------------------------------------------


def test_only_the_owners_own_buildings_count():
    """R-4.7: the church is for what its owner builds."""
    t = builder("1 church")
    t.board(1, city="", doubloons=20)
    t.play("0 pass", "1 build wharf")
    assert t.chips == [0, 0, 0]


# Points that end the game -------------------------------------------------------------


@pytest.mark.parametrize(("option", "ending"), [("any_phase", "chips"), ("captain_only", None)])
def test_option_vp_exhaustion(option: str, ending: str | None):
    """D-22: the last VP chip ends the game in any phase; the option: in the captain phase only."""
    t = builder("1 church", vp_exhaustion=option)
    t.g.chips = 1
    t.play("0 build wharf")
    assert (t.g.chips, t.g.ending, t.chips[0]) == (0, ending, 1)


def test_points_may_be_declined():
    """Q-33: an option lets the owner leave a church's VP, so as not to end the game."""
    t = builder("1 church", decline_points="yes").play("0 build wharf")
    assert t.asked == [(0, "points")]
    assert t.legal(0) == ["pass", "points"]
    copy = t.g.clone()
    assert t.play("0 points").chips[0] == 1
    t.g = copy
    assert t.play("0 pass").chips[0] == 0


# Zoning office ------------------------------------------------------------------------

PRICES = ["storehouse", "sugar_mill", "church", "coffee_roaster", "wharf", "jeweler"]
