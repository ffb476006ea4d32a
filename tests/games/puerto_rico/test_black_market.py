"""R-4.9, R-4.10: the black market, one test a ruling."""

from __future__ import annotations

import pytest

from tests.games.puerto_rico.positions import Table, expanded


def market(doubloons: int, *, city: str = "", **board: str | int) -> Table:
    """A table whose seat 0, not the builder, has an occupied black market and is to build."""
    t = expanded()
    t.g.bring("harbor")
    t.board(0, city=f"1 black_market {city}", doubloons=doubloons, **board)  # type: ignore[arg-type]
    t.phase("builder", 2).play("2 pass")
    assert t.asked == [(0, "build")]
    return t


def pay(t: Table) -> Table:
    """Give the first thing offered, as long as something is to be paid."""
    while t.asked and t.asked[0] == (0, "pay"):
        t.play(f"0 {t.legal(0)[0]}")
    return t


def test_the_example():
    """T-23, D-17: harbor 8, the owner has 6 doubloons: he gives 1 indigo and 1 colonist, pays 6 and
    ends with 0. Giving a VP as well is illegal."""
    t = market(6, goods="1 indigo", windrose=1, chips=3)
    t.play("0 build harbor")
    assert t.asked == [(0, "pay")]
    assert t.legal(0) == ["pay_colonist windrose", "pay_good indigo", "pay_point"]
    t.play("0 pay_good indigo")
    supply, colonists = t.g.goods["indigo"], t.g.colonists
    assert t.legal(0) == ["pay_colonist windrose", "pay_point"]
    t.play("0 pay_colonist windrose")
    player = t.g.players[0]
    assert (player.doubloons, player.chips, player.people) == (0, 3, 1)
    assert player.city["harbor"] == 0
    assert (t.g.goods["indigo"], t.g.colonists) == (supply, colonists + 1)
    assert supply == 12
    assert (0, "pay") not in t.asked


@pytest.mark.parametrize(
    ("doubloons", "possible", "items"), [(4, False, 0), (5, True, 3), (7, True, 1), (8, True, 0)]
)
def test_only_for_a_real_shortfall(doubloons: int, possible: bool, items: int):
    """E-27, R-4.9, R-4.10: price 8: with 7 doubloons exactly one thing, with 8 none, with 5 three,
    with 4 he cannot build."""
    t = market(doubloons, goods="1 corn", windrose=1, chips=1)
    assert ("build harbor" in t.legal(0)) == possible
    if not possible:
        return
    pay(t.play("0 build harbor"))
    assert len(t.recorded("paid")) == items
    assert t.doubloons[0] == 0
    assert "harbor" in t.g.players[0].city


@pytest.mark.parametrize("what", ["goods", "windrose", "chips"])
def test_only_what_the_owner_has(what: str):
    """R-4.10: without goods, people or VP chips there is one thing less to give."""
    board: dict[str, str | int] = {"goods": "5 corn", "windrose": 2, "chips": 9}
    del board[what]
    assert "build harbor" not in market(5, **board).legal(0)
    t = pay(market(6, **board).play("0 build harbor"))
    assert len(t.recorded("paid")) == 2
    assert "harbor" in t.g.players[0].city


def test_one_thing_of_a_kind():
    """R-4.9: at most one person, one good and one VP chip."""
    t = market(6, goods="3 corn 2 coffee", chips=5).play("0 build harbor")
    t.play("0 pay_good coffee")
    assert t.recorded("paid", "what") == ["coffee", "point"]
    assert t.goods(0) == {"corn": 3, "coffee": 1}
    assert t.chips[0] == 4


def test_the_person_comes_from_anywhere_but_the_black_market():
    """R-4.9: plantations, quarries, buildings, the windrose; not the black market's own."""
    t = market(6, city="1 office 1 small_indigo_plant", island="1 corn 1 quarry", windrose=1)
    t.play("0 build harbor")
    assert t.legal(0) == [
        "pay_colonist corn",
        "pay_colonist office",
        "pay_colonist quarry",
        "pay_colonist small_indigo_plant",
        "pay_colonist windrose",
    ]


def test_an_occupied_black_market_only():
    """R-1.7: it has to be occupied."""
    t = expanded()
    t.board(0, city="0 black_market", doubloons=4, goods="1 corn", windrose=1, chips=1)
    assert "build church" not in t.phase("builder", 2).play("2 pass").legal(0)


def test_a_noble_may_be_paid():
    """Q-17: a noble stands for a person; he goes back to the noble supply."""
    t = expanded()
    t.board(0, city="1 black_market", windrose=2, nobles="1 windrose", doubloons=4)
    nobles, colonists = t.g.nobles, t.g.colonists
    t.phase("builder", 2).play("2 pass", "0 build church")
    assert t.legal(0) == ["pay_colonist windrose", "pay_noble windrose"]
    t.play("0 pay_noble windrose")
    assert (t.g.nobles, t.g.colonists) == (nobles + 1, colonists)
    assert (t.g.players[0].windrose, t.g.players[0].nobles) == (1, {})


def test_a_quarry_emptied_by_the_payment_has_counted():
    """R-4.12, Q-18: the price is fixed before the things leave: church 5 - 1 quarry = 4."""
    t = expanded()
    t.board(0, city="1 black_market", island="1 quarry", doubloons=3)
    t.phase("builder", 2).play("2 pass", "0 build church")
    assert t.recorded("paid", "what") == ["colonist"]
    assert t.recorded("built", "price") == [4]
    assert t.g.players[0].manned == {}


@pytest.mark.parametrize("building", ["university", "church"])
def test_a_building_emptied_by_the_payment_does_not_work(building: str):
    """R-4.12, Q-18: who was sent away as payment does nothing for this build."""
    t = expanded()
    t.board(0, city=f"1 black_market 1 {building}", doubloons=6, windrose=0)
    t.phase("builder", 2).play("2 pass", "0 build lighthouse")
    assert t.recorded("paid", "what") == ["colonist"]
    assert t.chips[0] == 0
    assert (0, "colonist") not in t.asked


def test_a_condition_that_was_met_stays_met():
    """R-4.9, Q-23: a VP chip that comes back does not undo the end of the game."""
    t = expanded()
    t.g.chips = 0
    t.g.end_with("chips")
    t.board(0, city="1 black_market", chips=2, doubloons=4)
    t.phase("builder", 2).play("2 pass", "0 build church")
    assert (t.g.chips, t.chips[0], t.g.ending) == (1, 1, "chips")


def test_after_quarries_and_forests():
    """R-4.2, R-4.9: the shortfall is counted from the reduced price."""
    t = expanded()
    t.board(0, city="1 black_market", island="2 quarry", forests="2 corn", doubloons=1)
    t.phase("builder", 2).play("2 pass", "0 build church")
    assert t.recorded("built", "price") == [5 - 2 - 1]
    assert t.recorded("paid", "what") == ["colonist"]
    assert t.doubloons[0] == 0


def test_a_guest_may_be_paid_and_nothing_else_moves_meanwhile():
    """R-4.9, R-10.4: the person may come from the guest house; while paying nobody moves."""
    t = expanded()
    t.board(0, city="1 black_market 2 guest_house 0 office", doubloons=4, chips=1)
    t.phase("builder", 2).play("0 pass", "2 pass", "0 build church")
    assert t.legal(0) == ["pay_colonist guest_house", "pay_point"]
