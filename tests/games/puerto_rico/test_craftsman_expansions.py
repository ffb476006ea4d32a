"""R-5.5 to R-5.8: aqueduct, specialty factory, chapel and jeweler, one test a ruling."""

from __future__ import annotations

import pytest

from tests.games.puerto_rico.positions import Table, expanded


def made(city: str, island: str, *, manned: str | None = None, **options: str) -> Table:
    """Produce as seat 0, who is not the craftsman."""
    t = expanded(**options)
    t.board(0, city=city, island=island, manned=manned)
    return t.phase("craftsman", 1)


# Aqueduct -----------------------------------------------------------------------------


def test_aqueduct_examples():
    """T-20: (a) nothing from the large indigo plant, 1 sugar from the small mill: 0 indigo,
    1 sugar; (b) 1 indigo from the large plant, 3 sugar from the large mill: 2 and 4."""
    a = made("1 aqueduct 3 indigo_plant 1 small_sugar_mill", "1 sugar")
    assert a.goods(0) == {"sugar": 1}
    b = made("1 aqueduct 1 indigo_plant 3 sugar_mill", "1 indigo 3 sugar")
    assert b.goods(0) == {"indigo": 2, "sugar": 4}


@pytest.mark.parametrize(
    ("city", "indigo"),
    [
        ("1 aqueduct 1 small_indigo_plant 1 indigo_plant", 2),
        ("1 aqueduct 1 small_indigo_plant 0 indigo_plant", 1),
        ("1 aqueduct 1 small_indigo_plant", 1),
        ("0 aqueduct 1 indigo_plant", 1),
    ],
)
def test_production_is_credited_to_the_large_plant(city: str, indigo: int):
    """Q-12: any indigo made beside an occupied large plant counts as its own; the aqueduct and
    the plant have to be occupied."""
    assert made(city, "1 indigo").goods(0) == {"indigo": indigo}


def test_aqueduct_is_for_indigo_and_sugar_only():
    """R-5.5: no other large plant."""
    t = made("1 aqueduct 3 tobacco_storage 2 coffee_roaster", "1 tobacco 1 coffee 1 corn")
    assert t.goods(0) == {"tobacco": 1, "coffee": 1, "corn": 1}


@pytest.mark.parametrize(("supply", "got"), [(0, {}), (1, {"indigo": 1}), (2, {"indigo": 2})])
def test_aqueduct_is_limited_by_the_supply(supply: int, got: dict[str, int]):
    """R-5.5: what is not there does not come, and no indigo at all calls for no more."""
    t = expanded()
    t.board(0, city="1 aqueduct 1 indigo_plant", island="1 indigo")
    t.supply(f"{supply} indigo")
    assert t.phase("craftsman", 1).goods(0) == got


def test_aqueduct_comes_within_the_owners_production():
    """R-5.2, R-5.5: before the next player produces, who may go away with less."""
    t = expanded()
    t.board(0, city="1 aqueduct 1 indigo_plant", island="1 indigo")
    t.board(1, city="1 small_indigo_plant", island="1 indigo")
    t.supply("2 indigo")
    t.phase("craftsman", 0)
    assert (t.goods(0), t.goods(1)) == ({"indigo": 2}, {})


def test_aqueduct_and_factory():
    """Q-13, R-5.4: the aqueduct's goods are no kind of their own."""
    t = made("1 aqueduct 1 factory 1 indigo_plant", "1 indigo 1 corn")
    assert t.doubloons[0] == 1


# Specialty factory --------------------------------------------------------------------


def test_specialty_factory_example():
    """T-26: 4 corn, 3 sugar, 2 coffee: 2 doubloons; corn does not count (D-12)."""
    t = made("1 specialty_factory 3 sugar_mill 2 coffee_roaster", "4 corn 3 sugar 2 coffee")
    assert t.goods(0) == {"corn": 4, "sugar": 3, "coffee": 2}
    assert t.recorded("income") == [{"seat": 0, "source": "specialty_factory", "doubloons": 2}]


@pytest.mark.parametrize(("option", "doubloons"), [("no", 2), ("yes", 3)])
def test_option_specialty_factory_corn(option: str, doubloons: int):
    """D-12: corn is left out, or counted (option)."""
    city = "1 specialty_factory 3 sugar_mill 2 coffee_roaster"
    t = made(city, "4 corn 3 sugar 2 coffee", specialty_factory_corn=option)
    assert t.doubloons[0] == doubloons


@pytest.mark.parametrize(("island", "doubloons"), [("1 coffee", 0), ("2 coffee", 1), ("5 corn", 0)])
def test_specialty_factory_pays_one_less(island: str, doubloons: int):
    """E-11, R-5.6: the most goods of one kind less 1, never less than 0."""
    assert made("1 specialty_factory 2 coffee_roaster", island).doubloons[0] == doubloons


@pytest.mark.parametrize(("option", "doubloons"), [("yes", 1), ("no", 0)])
def test_option_specialty_factory_privilege(option: str, doubloons: int):
    """E-11, D-13: 1 coffee and the privilege's coffee: 1 doubloon; without it (option) none."""
    t = expanded(specialty_factory_privilege=option)
    t.board(0, city="1 specialty_factory 2 coffee_roaster", island="1 coffee 1 corn")
    t.phase("craftsman").play("0 produce coffee")
    assert t.doubloons[0] == doubloons


def test_specialty_factory_counts_the_librarys_two_goods():
    """R-5.6, R-5.7: all goods of the privilege are counted."""
    t = expanded()
    t.board(0, city="1 specialty_factory 1 library 2 coffee_roaster", island="1 coffee")
    t.phase("craftsman")
    assert (t.goods(0), t.doubloons[0]) == ({"coffee": 3}, 2)


def test_specialty_factory_counts_the_aqueducts_goods():
    """Q-13: they were brought by the phase too."""
    t = made("1 specialty_factory 1 aqueduct 3 sugar_mill", "2 sugar")
    assert (t.goods(0), t.doubloons[0]) == ({"sugar": 3}, 2)


def test_specialty_factory_is_paid_after_the_privilege():
    """R-5.6: everybody's, also that of who is not the craftsman; only goods actually received."""
    t = expanded()
    t.board(0, island="1 corn 1 indigo", city="1 small_indigo_plant")
    t.board(1, city="1 specialty_factory 3 sugar_mill", island="3 sugar")
    t.supply("2 sugar 5 corn 5 indigo")
    t.phase("craftsman")
    assert t.recorded("income") == []
    t.play("0 produce corn")
    assert t.goods(1) == {"sugar": 2}
    assert t.doubloons == [0, 1, 0]


def test_both_factories():
    """R-5.4, R-5.6, E-11: they add up: five kinds bring 5."""
    city = "1 factory 1 specialty_factory 1 indigo_plant 3 sugar_mill 1 tobacco_storage"
    t = made(f"{city} 1 coffee_roaster", "1 corn 1 indigo 3 sugar 1 tobacco 1 coffee")
    assert t.doubloons[0] == 5 + 2


# Chapel and jeweler -------------------------------------------------------------------


@pytest.mark.parametrize(("nobles", "doubloons", "chips"), [("", 1, 0), ("1 chapel", 0, 1)])
def test_chapel(nobles: str, doubloons: int, chips: int):
    """R-5.8, D-36: a colonist earns 1 doubloon, a noble 1 VP; no goods are needed."""
    t = expanded()
    t.board(0, city="1 chapel", nobles=nobles)
    t.phase("craftsman", 1)
    assert (t.doubloons[0], t.chips[0]) == (doubloons, chips)


def test_chapel_points_may_be_declined():
    """Q-33: with the option its noble's VP is asked for; the other players go on producing."""
    t = expanded(decline_points="yes")
    t.board(0, city="1 chapel", nobles="1 chapel")
    t.board(1, island="1 corn")
    t.phase("craftsman", 2)
    assert t.asked == [(0, "points")]
    assert t.play("0 pass").chips == [0, 0, 0]
    assert t.goods(1) == {"corn": 1}


def test_the_chapel_may_take_the_last_chip():
    """D-22: any phase."""
    t = expanded()
    t.g.chips = 1
    t.board(0, city="1 chapel", nobles="1 chapel")
    assert t.phase("craftsman").g.ending == "chips"


def test_jeweler():
    """E-21, R-5.8: 3 nobles anywhere on the board, its own among them: 3 doubloons without goods;
    it makes no kind for the factory."""
    t = expanded()
    t.board(
        0,
        city="1 jeweler 1 factory",
        island="1 corn",
        windrose=2,
        nobles="1 jeweler 1 corn 1 windrose",
    )
    t.phase("craftsman", 1)
    assert t.recorded("income") == [{"seat": 0, "source": "jeweler", "doubloons": 3}]
    assert t.goods(0) == {"corn": 1}


def test_jeweler_without_nobles():
    """R-5.8: a colonist on it makes it work, and there is nothing to pay."""
    t = expanded()
    t.board(0, city="1 jeweler", windrose=5)
    assert t.phase("craftsman", 1).doubloons[0] == 0


def test_an_empty_jeweler_and_an_empty_chapel():
    """R-1.7: both have to be occupied."""
    t = expanded()
    t.board(0, city="0 jeweler 0 chapel", windrose=1, nobles="1 windrose")
    assert t.phase("craftsman", 1).doubloons[0] == 0


@pytest.mark.parametrize(
    ("seats", "option", "copies"), [(2, "2", 2), (2, "1", 1), (3, "2", 2), (4, "2", 2), (5, "2", 2)]
)
def test_option_jeweler_copies(seats: int, option: str, copies: int):
    """Q-25: two jewelers, with two players too, or one (option)."""
    t = Table(seats, expansions="nobles", jeweler_copies_2p=option)
    assert t.g.stock["jeweler"] == copies
