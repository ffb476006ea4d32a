"""R-5: the craftsman phase, one test a ruling."""

from __future__ import annotations

import pytest

from tests.games.puerto_rico.positions import Table, expanded

ALL_FIVE = "1 small_indigo_plant 1 small_sugar_mill 1 tobacco_storage 1 coffee_roaster"
ONE_EACH = "1 corn 1 indigo 1 sugar 1 tobacco 1 coffee"


def test_production():
    """T-03: corn 3 tiles (2 occupied): 2 corn, no building needed. Tobacco 2 tiles, storage
    with 1 person: 1. Sugar 3 of 4 tiles, small mill 1 and large mill 3 people: 3."""
    t = Table(4)
    t.board(
        1,
        island="3 corn 2 tobacco 4 sugar",
        manned="2 corn 2 tobacco 3 sugar",
        city="1 tobacco_storage 1 small_sugar_mill 3 sugar_mill",
    )
    t.phase("craftsman")
    assert t.goods(1) == {"corn": 2, "tobacco": 1, "sugar": 3}
    assert t.recorded("produced")[1] == {"seat": 1, "corn": 2, "tobacco": 1, "sugar": 3}
    assert (t.g.goods["corn"], t.g.goods["sugar"], t.g.goods["tobacco"]) == (8, 8, 8)


def test_small_and_large_buildings_add_up():
    """R-5.1: with 4 indigo plantations a small and a large plant process 1 + 3."""
    t = Table(4)
    t.board(1, island="5 indigo", city="1 small_indigo_plant 3 indigo_plant")
    t.phase("craftsman")
    assert t.goods(1) == {"indigo": 4}


def test_neither_half_produces_alone():
    """R-5.1: no plantation, no people there, or no occupied building: nothing; the small
    market produces nothing and a corn field no sugar."""
    t = Table(4)
    t.board(1, island="2 indigo", city="0 indigo_plant 1 small_sugar_mill")
    t.board(2, island="2 indigo", manned="", city="3 indigo_plant 1 small_market")
    t.phase("craftsman")
    assert (t.goods(1), t.goods(2)) == ({}, {})
    assert t.recorded("produced")[1] == {"seat": 1}


def test_the_supply_runs_short_in_turn_order():
    """R-5.2: take what is left, later players less or nothing, in order from the craftsman."""
    t = Table(3)
    t.supply("4 corn")
    for seat in range(3):
        t.board(seat, island="3 corn")
    t.phase("craftsman", 1)
    assert [t.goods(seat) for seat in (1, 2, 0)] == [{"corn": 3}, {"corn": 1}, {}]


def test_the_craftsman_takes_one_good_more():
    """R-5.3: one more good of a kind he produced, after everybody has produced."""
    t = Table(3)
    t.board(0, island="2 corn 1 indigo", city="1 indigo_plant")
    t.board(1, island="2 corn")
    t.phase("craftsman")
    assert t.legal(0) == ["produce corn", "produce indigo"]
    t.play("0 produce indigo")
    assert t.goods(0) == {"corn": 2, "indigo": 2}
    assert t.recorded("extra") == [{"seat": 0, "good": "indigo"}]


def test_a_single_kind_is_taken_without_a_question():
    """R-5.3: a forced choice plays itself and is told."""
    t = Table(3)
    t.board(0, island="2 corn")
    t.phase("craftsman")
    assert t.goods(0) == {"corn": 3}
    assert t.asked == []


@pytest.mark.parametrize(("answer", "corn"), [("produce corn", 3), ("pass", 2)])
def test_option_decline_extra_good(answer: str, corn: int):
    """R-5.3, R-1.3: a privilege need not be used: with the option the good may be left, so that
    what must be loaded later stays little; what follows the privilege follows all the same."""
    t = Table(3, decline_extra_good="yes")
    t.board(0, island="2 corn")
    t.phase("craftsman")
    assert t.legal(0) == ["pass", "produce corn"]
    t.play(f"0 {answer}")
    assert t.goods(0) == {"corn": corn}
    assert t.recorded("passed", "phase") == ["craftsman"] * (answer == "pass")


def test_option_decline_extra_good_after_the_first_of_two():
    """R-5.7: the library's second good may be left too."""
    t = expanded(expansions="buildings", decline_extra_good="yes")
    t.board(0, city="1 library 1 indigo_plant 1 specialty_factory", island="2 corn 1 indigo")
    t.phase("craftsman").play("0 produce indigo", "0 pass")
    assert t.goods(0) == {"corn": 2, "indigo": 2}
    assert t.doubloons[0] == 1


def test_no_extra_good_of_a_kind_that_is_gone():
    """Q-36: the privilege comes last; kinds with an empty supply are not available."""
    t = Table(3)
    t.supply("3 corn 3 indigo")
    t.board(0, island="2 corn 1 indigo", city="1 indigo_plant")
    t.board(1, island="3 corn")
    t.phase("craftsman")
    assert t.goods(0) == {"corn": 2, "indigo": 2}
    assert t.goods(1) == {"corn": 1}


def test_no_extra_good_at_all():
    """R-5.3, Q-36: produced nothing, or nothing of it is left: no good."""
    t = Table(3)
    t.supply("5 corn 5 indigo")
    t.board(0, island="2 corn", manned="")
    t.board(1, island="2 corn")
    t.phase("craftsman")
    assert t.goods(0) == {}
    t = Table(3)
    t.supply("2 corn 5 indigo")
    t.board(0, island="2 corn")
    t.phase("craftsman")
    assert t.goods(0) == {"corn": 2}


def test_the_extra_good_is_of_a_kind_really_received():
    """D-14: a kind of which the craftsman got nothing, the supply being empty, does not count
    as produced."""
    t = Table(3)
    t.supply("9 corn")
    t.board(0, island="1 corn 1 indigo", city="1 indigo_plant")
    t.phase("craftsman")
    assert t.goods(0) == {"corn": 2}


def test_factory():
    """T-09: 3 corn, 3 sugar, 1 tobacco would be produced; the supply has 0 corn and 2 sugar:
    2 sugar, 1 tobacco and 1 doubloon - the two kinds really received count."""
    t = Table(4)
    t.supply("2 sugar 9 tobacco")
    t.board(
        1,
        island="3 corn 3 sugar 1 tobacco",
        city="3 sugar_mill 1 tobacco_storage 1 factory",
    )
    t.phase("craftsman")
    assert t.goods(1) == {"sugar": 2, "tobacco": 1}
    assert t.doubloons[1] == 1
    assert t.recorded("income") == [{"seat": 1, "source": "factory", "doubloons": 1}]


@pytest.mark.parametrize(("kinds", "doubloons"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 5)])
def test_factory_income(kinds: int, doubloons: int):
    """R-5.4, E-11: 0/1/2/3/5 doubloons for 1/2/3/4/5 kinds, however many goods of each."""
    t = Table(4)
    order = ["corn", "indigo", "sugar", "tobacco", "coffee"]
    island = " ".join(f"{2 if good == 'corn' else 1} {good}" for good in order[:kinds])
    t.board(1, island=island, city=f"{ALL_FIVE} 1 factory")
    t.phase("craftsman")
    assert t.doubloons[1] == doubloons
    assert len(t.recorded("income")) == (doubloons > 0)


def test_factory_does_not_count_the_privilege():
    """R-5.4: the craftsman's extra good adds no kind and no doubloon."""
    t = Table(4)
    t.board(0, island="1 corn 1 indigo", city="1 indigo_plant 1 factory")
    t.phase("craftsman").play("0 produce corn")
    assert t.doubloons[0] == 1


def test_an_empty_factory_pays_nothing():
    """R-1.7: beige buildings work only when occupied."""
    t = Table(4)
    t.board(1, island=ONE_EACH, city=f"{ALL_FIVE} 0 factory")
    t.phase("craftsman")
    assert t.doubloons[1] == 0


def test_all_produce_in_full_without_being_asked():
    """R-5.9, Q-34: production is automatic."""
    t = Table(4)
    for seat in range(4):
        t.board(seat, island="1 corn")
    t.phase("craftsman", 3)
    assert t.asked == []
    assert [t.goods(seat) for seat in range(4)] == [{"corn": 1}] * 3 + [{"corn": 2}]
