"""R-4.5, 4.7, 4.11: church, zoning office and statue when something is built, one test a ruling."""

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


@pytest.mark.parametrize(
    ("building", "points"),
    [
        ("hospice", 1),
        ("wharf", 1),
        ("statue", 2),
        ("small_market", 0),
        ("small_indigo_plant", 0),
        ("indigo_plant", 1),
        ("coffee_roaster", 1),
        ("jeweler", 1),
        ("royal_garden", 2),
        ("black_market", 0),
    ],
)
def test_church(building: str, points: int):
    """E-19, R-4.7: a building of column 2 or 3 brings 1 VP, of column 4 2 VP, of column 1 none;
    production buildings included."""
    t = builder("1 church").play(f"0 build {building}")
    assert t.chips[0] == points
    told = [{"seat": 0, "source": "church", "points": points}] if points else []
    assert t.recorded("points") == told


def test_the_church_itself_scores_nothing():
    """E-19, R-4.7: not even with a university, which mans it after it was built."""
    t = builder("1 university").play("0 build church", "0 colonist")
    assert t.g.players[0].city["church"] == 1
    assert t.chips[0] == 0


def test_an_empty_church_scores_nothing():
    """R-1.7: it has to be occupied."""
    assert builder("0 church").play("0 build wharf").chips[0] == 0


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


def test_vp_exhaustion_in_the_captain_phase_only_comes_with_the_next_load():
    """D-22: with the option a pool that a church emptied ends the game when somebody ships."""
    t = expanded(vp_exhaustion="captain_only")
    t.g.chips = 0
    t.board(0, goods="1 corn")
    t.ships("corn 1", None, None)
    t.phase("captain")
    assert t.g.ending == "chips"


def test_points_may_be_declined():
    """Q-33: an option lets the owner leave a church's VP, so as not to end the game."""
    t = builder("1 church", decline_points="yes").play("0 build wharf")
    assert t.asked == [(0, "points")]
    assert t.legal(0) == ["pass", "points"]
    copy = t.g.clone()
    assert t.play("0 points").chips[0] == 1
    t.g = copy
    assert t.play("0 pass").chips[0] == 0


def test_points_come_by_themselves_without_the_option():
    """Q-33: automatic by default."""
    t = builder("1 church").play("0 build wharf")
    assert "points" not in [kind for _, kind in t.asked]


# Zoning office ------------------------------------------------------------------------

PRICES = ["storehouse", "sugar_mill", "church", "coffee_roaster", "wharf", "jeweler"]


def test_zoning_office_with_a_colonist():
    """R-4.11: 1 less in columns 1 to 3, production buildings too; nothing off in column 4."""
    t = builder("1 zoning_office")
    cheaper = {key: BUILDINGS[key].cost - 1 for key in PRICES}
    assert t.prices(0, PRICES) == cheaper
    assert t.prices(0, ["statue", "royal_garden"]) == {"statue": 10, "royal_garden": 10}


def test_zoning_office_with_a_noble():
    """R-4.11, D-36: 2 less in column 4; nothing off in columns 1 to 3."""
    t = builder("1 zoning_office", nobles="1 zoning_office")
    assert t.prices(0, PRICES) == {key: BUILDINGS[key].cost for key in PRICES}
    assert t.prices(0, ["statue", "royal_garden"]) == {"statue": 8, "royal_garden": 8}


def test_an_empty_zoning_office_takes_nothing_off():
    """R-1.7: it has to be occupied."""
    assert builder("0 zoning_office").prices(0, ["wharf"]) == {"wharf": 9}


def test_zoning_office_adds_up_and_never_below_zero():
    """R-4.2, D-33: with quarries, forests and the privilege; at least 0."""
    t = expanded()
    board = {"city": "1 zoning_office", "island": "3 quarry", "forests": "4 corn"}
    t.board(0, **board, doubloons=9)  # type: ignore[arg-type]
    prices = t.phase("builder").prices(0, ["union_hall", "storehouse", "aqueduct"])
    assert prices == {"union_hall": 9 - 3 - 2 - 1 - 1, "storehouse": 0, "aqueduct": 0}


# University and statue ----------------------------------------------------------------


def test_a_statue_takes_no_person():
    """Q-28, R-4.5: it has no circle."""
    t = builder("1 university").play("0 build statue")
    assert (0, "colonist") not in t.asked
    assert t.g.players[0].city["statue"] == 0


def test_university_with_a_guest_house():
    """R-4.5: one person only, even if there are two circles."""
    t = builder("1 university").play("0 build guest_house", "0 colonist")
    assert t.g.players[0].city["guest_house"] == 1


def test_seven_large_buildings_at_one_table():
    """Q-22: with both expansions there are more large kinds, but a city takes four."""
    t = builder("0 statue 0 cloister 0 royal_garden 0 guild_hall")
    large = {key for key, one in BUILDINGS.items() if one.spaces == 2}
    assert not large & {move.removeprefix("build ") for move in t.legal(0)}
