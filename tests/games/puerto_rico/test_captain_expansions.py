"""R-7.10 to R-7.13: lighthouse, union hall, royal supplier, storehouse, one test a ruling."""

from __future__ import annotations

import pytest

from tests.games.puerto_rico.positions import Table, expanded


def captain(
    city: str, goods: str = "", *, taker: int = 1, nobles: str = "", **options: str
) -> Table:
    """A table at which only corn can be shipped, on the last ship, which has 5 free spaces."""
    t = expanded(**options)
    t.board(0, city=city, goods=goods, nobles=nobles)
    t.ships("indigo 4", "coffee 5", "corn 1")
    return t.phase("captain", taker)


# Lighthouse ---------------------------------------------------------------------------


def test_lighthouse_pays_for_every_load():
    """R-7.10: 1 doubloon a load, on a ship and over the wharf."""
    t = captain("1 lighthouse 1 wharf", "2 corn 2 coffee").play("0 load corn 6", "0 wharf coffee")
    assert t.doubloons[0] == 2
    assert t.recorded("income", "source") == ["lighthouse", "lighthouse"]


@pytest.mark.parametrize(("goods", "doubloons"), [("", 1), ("2 corn", 2)])
def test_lighthouse_of_the_captain(goods: str, doubloons: int):
    """R-7.10, D-20: as captain 1 more a phase, even without any load."""
    assert captain("1 lighthouse", goods, taker=0).doubloons[0] == doubloons


def test_an_empty_lighthouse():
    """D-20, R-1.7: it has to be occupied."""
    assert captain("0 lighthouse", "2 corn", taker=0).doubloons[0] == 0


def test_the_captains_doubloon_is_for_the_captain():
    """R-7.10: another captain's phase brings its owner only his loads'."""
    assert captain("1 lighthouse", taker=1).doubloons[0] == 0


# Harbor -------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "points"), [("points", 2 + 1), ("pass", 2)])
@pytest.mark.parametrize("move", ["load corn 6", "wharf corn"])
def test_the_harbors_points_may_be_declined(move: str, answer: str, points: int):
    """Q-33, R-7.8: with the option its VP is asked for after every load, of whatever type."""
    t = captain("1 harbor 1 wharf", "2 corn", decline_points="yes").play(f"0 {move}")
    assert t.asked == [(0, "points")]
    assert t.chips[0] == 2
    assert t.play(f"0 {answer}").chips[0] == points
    assert t.recorded("points", "source") == (["harbor"] if answer == "points" else [])


def test_the_harbors_points_of_a_small_wharf_may_be_declined():
    """Q-33, Q-04: for all kinds at once where each counts."""
    t = captain(
        "1 harbor 1 small_wharf",
        "1 indigo 1 coffee",
        decline_points="yes",
        small_wharf_bonus="per_kind",
    )
    t.play("0 small_wharf indigo", "0 small_wharf coffee", "0 points")
    assert t.chips[0] == 1 + 2


@pytest.mark.parametrize(("answer", "points"), [("points", 2), ("pass", 0)])
def test_the_union_halls_points_may_be_declined(answer: str, points: int):
    """Q-33, R-7.11: with the option they are asked for before the first load."""
    t = captain("1 union_hall", "4 corn", decline_points="yes")
    assert t.asked == [(0, "points")]
    t.play(f"0 {answer}")
    assert t.chips[0] == points + 4


def test_declined_points_leave_the_last_chip():
    """Q-33, D-22: that is what it is for; taken, they end the game as any chip of the phase."""
    t = expanded(decline_points="yes", vp_exhaustion="captain_only")
    t.g.chips = 3
    t.board(0, city="1 harbor", goods="1 corn")
    t.ships("corn 1", "coffee 5", "indigo 1")
    t.phase("captain")
    copy = t.g.clone()
    assert (t.g.chips, t.play("0 pass").g.ending) == (1, None)
    t.g = copy
    assert t.play("0 points").g.ending == "chips"


# Union hall ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goods", "points"), [("3 corn 2 indigo 1 coffee", 2), ("4 corn 2 coffee", 3), ("1 corn", 0)]
)
def test_union_hall_examples(goods: str, points: int):
    """T-27, R-7.11: 1 VP for every two equal goods: 3 corn, 2 indigo, 1 coffee: 2; 4 corn, 2
    coffee: 3. They are kept."""
    t = expanded()
    t.board(0, city="1 union_hall", goods=goods)
    t.ships("sugar 4", "tobacco 5", None)
    before = t.goods(0)
    t.phase("captain")
    assert t.recorded("points", "points") == ([points] if points else [])
    if t.asked:
        assert t.goods(0) == before


def test_union_hall_comes_at_the_owners_first_turn_only():
    """R-7.11, D-15: when it is first his turn, after those before him; once a phase."""
    t = expanded()
    t.board(0, city="1 union_hall", goods="4 corn 2 coffee 2 sugar")
    t.board(1, goods="1 corn 1 coffee")
    t.phase("captain", 1)
    assert t.recorded("points") == []
    t.play("1 load corn 6")
    assert t.recorded("points", "points") == [4]
    t.play("0 load corn 6", "1 load coffee 4", "0 load coffee 4")
    assert len(t.recorded("points")) == 1


@pytest.mark.parametrize(("option", "points"), [("first_turn", 1), ("needs_a_load", 0)])
def test_option_union_hall(option: str, points: int):
    """D-15: at the first turn, load or not; or only who can load (option)."""
    t = captain("1 union_hall", "2 coffee 2 indigo", union_hall=option)
    assert t.chips[0] == 2 * points


def test_union_hall_that_needs_a_load_scores_for_who_can():
    """D-15: a ship, or a wharf, is enough."""
    assert captain("1 union_hall", "2 corn", union_hall="needs_a_load").chips[0] == 2 + 1
    t = captain("1 union_hall 1 wharf", "2 indigo", union_hall="needs_a_load")
    assert t.chips[0] == 1
    assert t.asked == [(0, "load")]


def test_union_hall_may_end_the_game():
    """R-7.15: its VP are chips like all others."""
    t = expanded()
    t.g.chips = 1
    t.board(0, city="1 union_hall", goods="2 corn")
    t.ships("corn 4", "tobacco 5", "sugar 6")
    assert t.phase("captain").g.ending == "chips"


def test_an_empty_union_hall():
    """R-1.7: it has to be occupied."""
    assert captain("0 union_hall", "2 indigo").chips[0] == 0


# Royal supplier -----------------------------------------------------------------------


def test_royal_supplier():
    """R-7.12: before the first load, up to as many goods as he has nobles, of different kinds,
    1 VP each, to the supply."""
    t = captain(
        "1 royal_supplier 1 villa", "3 corn 2 indigo 1 coffee", nobles="1 royal_supplier 1 villa"
    )
    assert t.asked == [(0, "supply")]
    assert t.legal(0) == ["pass", "supply coffee", "supply corn", "supply indigo"]
    t.play("0 supply corn")
    assert t.legal(0) == ["pass", "supply coffee", "supply indigo"]
    t.play("0 supply indigo")
    assert t.chips[0] == 2 + 2
    assert t.g.goods["indigo"] == 11 + 1
    assert t.recorded("supplied", "good") == ["corn", "indigo"]
    assert t.recorded("loaded", "good", "amount") == [("corn", 2)]


def test_royal_supplier_may_give_less():
    """R-7.12: optional, and any number up to the nobles."""
    t = captain("1 royal_supplier", "2 indigo 1 coffee", nobles="1 royal_supplier").play("0 pass")
    assert t.chips[0] == 0
    t = captain("1 royal_supplier 1 villa", "2 indigo 1 coffee", nobles="1 royal_supplier 1 villa")
    assert t.play("0 supply coffee", "0 pass").chips[0] == 1


def test_royal_supplier_is_no_load():
    """R-7.12: no harbor, lighthouse or captain's VP; the captain's first load comes after it."""
    t = captain(
        "1 royal_supplier 1 harbor 1 lighthouse",
        "2 corn 1 coffee",
        taker=0,
        nobles="1 royal_supplier",
    )
    assert t.doubloons[0] == 1
    t.play("0 supply coffee")
    assert t.chips[0] == 1 + (2 + 1 + 1)
    assert t.doubloons[0] == 2


def test_royal_supplier_at_the_first_turn_only():
    """R-7.12: once a phase."""
    t = captain("1 royal_supplier 1 wharf", "2 corn 2 indigo 2 coffee", nobles="1 royal_supplier")
    t.play("0 supply corn", "0 load corn 6")
    assert t.asked == [(0, "load")]
    t.play("0 wharf coffee")
    assert "supply" not in [kind for _, kind in t.asked]


def test_royal_supplier_without_nobles():
    """R-7.12: a colonist runs it, and without a noble anywhere there is nothing to give."""
    t = captain("1 royal_supplier", "2 indigo 1 coffee")
    assert "supply" not in [kind for _, kind in t.asked]


def test_royal_supplier_run_by_a_colonist():
    """R-7.12: nobles are counted anywhere on the board, whoever runs the house."""
    t = captain("1 royal_supplier 1 office", "2 indigo 1 coffee", nobles="1 office")
    assert t.asked == [(0, "supply")]


def test_union_hall_first_then_royal_supplier():
    """Q-11: both act on the first turn: the union hall counts what is given afterwards too."""
    t = captain("1 union_hall 1 royal_supplier", "2 indigo 2 coffee", nobles="1 royal_supplier")
    assert t.recorded("points", "points") == [2]
    t.play("0 supply coffee")
    assert t.chips[0] == 2 + 1


# Storehouse ---------------------------------------------------------------------------


def test_storehouse_and_large_warehouse():
    """T-24, R-7.13: all of 2 kinds and 4 single goods."""
    t = expanded()
    t.board(0, city="1 storehouse 1 large_warehouse", goods="4 corn 5 sugar 3 indigo 3 coffee")
    t.ships("tobacco 4", "tobacco 5", "tobacco 6")
    t.phase("captain").play("0 store corn", "0 store sugar")
    t.play("0 keep indigo", "0 keep coffee", "0 keep coffee", "0 keep coffee")
    assert t.goods(0) == {"corn": 4, "sugar": 5, "indigo": 1, "coffee": 3}


@pytest.mark.parametrize(("city", "kept"), [("1 storehouse", 4), ("0 storehouse", 1), ("", 1)])
def test_storehouse_keeps_three_single_goods_more(city: str, kept: int):
    """R-7.13: beside the one that everybody may keep; also of one kind."""
    t = expanded()
    t.board(0, city=city, goods="9 indigo")
    t.ships("tobacco 4", "sugar 5", "corn 6")
    assert t.phase("captain").goods(0) == {"indigo": kept}


def test_storehouse_is_not_asked_when_everything_fits():
    """R-7.13: four goods, four places."""
    t = expanded()
    t.board(0, city="1 storehouse", goods="2 indigo 1 coffee 1 corn")
    t.ships("tobacco 4", "sugar 5", "tobacco 6")
    assert t.phase("captain").goods(0) == {"indigo": 2, "coffee": 1, "corn": 1}
    assert t.g.over


def test_storage_does_not_protect_from_loading():
    """R-7.13: a storehouse neither."""
    assert captain("1 storehouse", "3 corn").goods(0) == {}
