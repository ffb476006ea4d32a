"""R-4: the builder phase, one test a ruling."""

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


def test_quarry_prices():
    """T-02: with 3 occupied quarries, not builder: construction hut 1 (one quarry counts in
    column 1), office 3 (two in column 2), harbor 5 (three in column 3), city hall 7."""
    t = Table(4)
    t.board(1, island="3 quarry", doubloons=20)
    t.phase("builder")
    t.play("0 pass")
    names = ["construction_hut", "office", "harbor", "city_hall"]
    assert t.prices(1, names) == dict(zip(names, (1, 3, 5, 7), strict=True))


def test_quarries_count_up_to_the_column():
    """R-4.2: of 5 occupied quarries 1/2/3/4 count in columns 1/2/3/4."""
    t = Table(4)
    t.board(1, island="5 quarry", doubloons=20)
    t.phase("builder").play("0 pass")
    names = ["small_warehouse", "large_warehouse", "wharf", "residence"]
    assert t.prices(1, names) == dict(zip(names, (2, 4, 6, 6), strict=True))


def test_empty_quarries_do_not_count():
    """R-4.2: only occupied quarries count."""
    t = Table(4)
    t.board(1, island="3 quarry", manned="1 quarry", doubloons=20)
    t.phase("builder").play("0 pass")
    assert t.prices(1, ["harbor", "city_hall"]) == {"harbor": 7, "city_hall": 9}


def test_the_builder_pays_one_less():
    """R-4.2, D-35: the privilege is the builder's alone, on top of the quarries."""
    t = Table(4)
    t.board(0, island="1 quarry", doubloons=20)
    t.board(1, island="1 quarry", doubloons=20)
    t.phase("builder")
    assert t.prices(0, ["office"]) == {"office": 3}
    t.play("0 pass")
    assert t.prices(1, ["office"]) == {"office": 4}


def test_a_price_is_never_below_zero():
    """E-03, D-33: price 1, privilege and a quarry on a small market: pays 0, gets nothing."""
    t = Table(4)
    t.board(0, island="1 quarry", doubloons=3)
    t.phase("builder").play("0 build small_market")
    assert t.doubloons[0] == 3
    assert t.recorded("built") == [{"seat": 0, "building": "small_market", "price": 0}]


def test_a_builder_who_does_not_build_gets_nothing():
    """R-4.3: the privilege is a discount, not a doubloon."""
    t = Table(4)
    t.board(0, doubloons=3)
    t.phase("builder").play("0 pass")
    assert t.doubloons[0] == 3
    assert t.recorded("passed") == [{"seat": 0, "phase": "builder"}]


def test_one_building_a_phase_and_never_the_same_twice():
    """R-4.1, D-32, Q-42: one building a player and phase; no second copy in one city."""
    t = Table(3)
    t.board(0, doubloons=20)
    t.board(1, doubloons=20, city="1 hacienda")
    t.phase("builder").play("0 build hacienda")
    assert t.asked == [(1, "build")]
    assert "build hacienda" not in t.legal(1)
    assert t.g.stock["hacienda"] == 1


def test_a_sold_out_building_cannot_be_built():
    """R-4.1, Q-43: what is sold out is not buildable."""
    t = Table(3)
    t.board(0, doubloons=20)
    t.board(1, doubloons=20)
    t.g.stock["harbor"] = 1
    t.phase("builder").play("0 build harbor")
    assert t.g.stock["harbor"] == 0
    assert "build harbor" not in t.legal(1)


def test_what_is_too_dear_is_not_offered():
    """R-4.2: a player pays the whole price out of his doubloons."""
    t = Table(3)
    t.board(1, doubloons=2)
    t.phase("builder").play("0 pass")
    assert t.legal(1) == [
        "build construction_hut",
        "build hacienda",
        "build small_indigo_plant",
        "build small_market",
        "build small_sugar_mill",
        "pass",
    ]
    t.play("1 build hacienda")
    assert t.doubloons[1] == 0


def test_who_cannot_build_is_not_asked():
    """R-4.1: no doubloons, no question."""
    t = Table(3).phase("builder")
    assert t.asked == [(0, "build")]
    t.play("0 pass")
    assert t.asked == []


def test_a_new_building_is_empty():
    """R-3.5: people come to new buildings in the mayor phase only."""
    t = Table(3)
    t.board(0, doubloons=9, windrose=2)
    t.phase("builder").play("0 build harbor")
    assert (t.g.players[0].city, t.g.players[0].windrose) == ({"harbor": 0}, 2)


def test_a_large_building_needs_two_spaces():
    """R-4.4, D-34: with one free space only small buildings fit."""
    t = Table(4)
    t.board(0, city=city(*SMALL[:11]), doubloons=20)
    t.board(1, city=city(*SMALL[:10]), doubloons=20)
    t.phase("builder")
    assert not {f"build {key}" for key in LARGE} & set(t.legal(0))
    assert f"build {SMALL[11]}" in t.legal(0)
    t.play("0 pass")
    assert {f"build {key}" for key in LARGE} <= set(t.legal(1))


def test_small_buildings_are_regrouped_for_a_large_one():
    """D-08: only the number of free spaces counts, not where the buildings stand."""
    t = Table(4)
    t.board(0, city=city(*SMALL[:8], LARGE[0]), doubloons=20)
    t.phase("builder").play(f"0 build {LARGE[1]}")
    assert t.g.players[0].city_spaces_left == 0


@pytest.mark.parametrize(("option", "allowed"), [("4", False), ("6", True)])
def test_at_most_four_large_buildings(option: str, allowed: bool):
    """R-4.4, Q-22: a city of 4 columns x 3 rows takes four vertical pairs, though 12 spaces
    would hold more; an option counts spaces only."""
    t = Table(4, max_large_buildings=option)
    t.board(0, city=city(*LARGE[:4]), doubloons=20)
    t.phase("builder")
    assert (f"build {LARGE[4]}" in t.legal(0)) == allowed
    assert "build wharf" in t.legal(0)


def test_a_full_city_builds_nothing():
    """R-4.4: no space, no question, whatever the doubloons."""
    t = Table(3)
    t.board(0, city=city(*SMALL[:12]), doubloons=20)
    assert t.phase("builder", 2).asked == [(2, "build")]
    assert t.play("2 pass").asked == []


@pytest.mark.parametrize(
    ("before", "new", "ends"),
    [
        (SMALL[:11], SMALL[11], True),
        (SMALL[:10], SMALL[11], False),
        ([*SMALL[:8], LARGE[0]], LARGE[1], True),
        (SMALL[:9], LARGE[0], False),
    ],
)
def test_the_twelfth_space_ends_the_game(before: list[str], new: str, ends: bool):
    """R-4.6: a filled 12th city space is a trigger; the phase is played out."""
    t = Table(3)
    t.board(0, city=city(*before), doubloons=20)
    t.board(1, doubloons=20)
    t.phase("builder").play(f"0 build {new}")
    assert t.g.ending == ("city" if ends else None)
    t.play("1 build harbor")
    assert t.recorded("ending", "reason") == (["city"] if ends else [])


def test_university_mans_the_new_building():
    """R-4.5, D-38: one person from the supply onto the new building, even if it has several
    circles; optional."""
    t = Table(3)
    t.board(0, city="1 university", doubloons=20)
    t.board(1, city="1 university", doubloons=20)
    t.phase("builder").play("0 build indigo_plant")
    assert t.legal(0) == ["colonist", "pass"]
    t.play("0 colonist", "1 build harbor", "1 pass")
    assert t.g.players[0].city == {"university": 1, "indigo_plant": 1}
    assert t.g.players[1].city == {"university": 1, "harbor": 0}
    assert t.g.colonists == 54
    assert t.recorded("colonist") == [{"seat": 0, "source": "university", "circle": "indigo_plant"}]


def test_university_takes_from_the_ship_when_the_supply_is_empty():
    """R-4.5: supply empty: from the ship; else none. No end of the game for it (Q-24)."""
    t = Table(3)
    t.g.colonists, t.g.colonist_ship = 0, 1
    t.board(0, city="1 university", doubloons=20)
    t.board(1, city="1 university", doubloons=20)
    t.phase("builder").play("0 build harbor", "0 colonist", "1 build harbor")
    assert t.asked == []
    assert (t.g.colonists, t.g.colonist_ship, t.g.ending) == (0, 0, None)
    assert t.g.players[1].city["harbor"] == 0


def test_university_works_only_when_occupied():
    """R-1.7: neither empty nor as the building just built."""
    t = Table(3)
    t.board(0, doubloons=20)
    t.board(1, city="0 university", doubloons=20)
    t.phase("builder").play("0 build university", "1 build harbor")
    assert t.asked == []


def test_a_university_colonist_can_fill_the_last_space():
    """R-4.5, R-4.6: the game's end is triggered, and the colonist comes all the same."""
    t = Table(3)
    t.board(0, city=f"1 university {city(*SMALL[:9])}", doubloons=20)
    t.phase("builder").play("0 build residence")
    assert t.g.ending == "city"
    t.play("0 colonist")
    assert t.g.players[0].city["residence"] == 1


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
