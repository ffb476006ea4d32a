"""R-6: the trader phase, one test a ruling."""

from __future__ import annotations

import pytest

from tests.games.puerto_rico.positions import Table

ONE_EACH = "1 corn 1 indigo 1 sugar 1 tobacco 1 coffee"


@pytest.mark.parametrize(
    ("good", "price"), [("corn", 0), ("indigo", 1), ("sugar", 2), ("tobacco", 3), ("coffee", 4)]
)
def test_list_prices(good: str, price: int):
    """R-6.1: the trading house pays corn 0, indigo 1, sugar 2, tobacco 3, coffee 4; the trader
    himself 1 more."""
    t = Table(3)
    t.board(0, goods=ONE_EACH)
    t.board(1, goods=ONE_EACH)
    t.phase("trader").play("0 pass", f"1 sell {good}")
    assert t.doubloons == [0, price, 0]
    assert t.g.trading_house == [good]
    assert good not in t.goods(1)
    t = Table(3)
    t.board(0, goods=ONE_EACH)
    t.phase("trader").play(f"0 sell {good}")
    assert t.doubloons[0] == price + 1


def test_the_trader_gets_nothing_without_a_sale():
    """R-6.2: the privilege is paid only with a sale."""
    t = Table(3)
    t.board(0, goods="1 corn")
    t.phase("trader").play("0 pass")
    assert t.doubloons == [0, 0, 0]
    assert t.recorded("passed") == [{"seat": 0, "phase": "trader"}]


def test_small_market_and_corn():
    """T-06: corn with a small market, not trader: 1 doubloon."""
    t = Table(3)
    t.board(1, goods="1 corn", city="1 small_market")
    t.phase("trader").play("1 sell corn")
    assert t.doubloons[1] == 1
    assert t.recorded("sold") == [{"seat": 1, "good": "corn", "doubloons": 1}]


@pytest.mark.parametrize(
    ("taker", "city", "price"),
    [
        (0, "1 small_market 1 large_market", 4),
        (1, "1 small_market 1 large_market", 5),
        (0, "1 large_market", 3),
        (0, "0 small_market 1 large_market", 3),
        (0, "0 small_market 0 large_market", 1),
    ],
)
def test_both_markets(taker: int, city: str, price: int):
    """T-07, R-6.3: indigo with both markets 1 + 3 = 4, as trader 5; empty ones add nothing."""
    t = Table(3)
    t.board(1, goods="1 indigo", city=city)
    t.phase("trader", taker).play("1 sell indigo")
    assert t.doubloons[1] == price


def test_office():
    """T-08: the house holds a tobacco. Two office owners sell tobacco for 3 each, the house
    holds three; a player without an office (or with an empty one) cannot sell tobacco."""
    t = Table(4)
    t.g.trading_house = ["tobacco"]
    t.board(0, goods="2 tobacco")
    t.board(1, goods="2 tobacco", city="1 office")
    t.board(2, goods="2 tobacco", city="1 office")
    t.board(3, goods="2 tobacco", city="0 office")
    t.phase("trader")
    assert t.asked == [(1, "sell")]
    t.play("1 sell tobacco", "2 sell tobacco")
    assert t.asked == []
    assert t.doubloons == [0, 3, 3, 0]
    assert t.g.trading_house == ["tobacco"] * 3


def test_kinds_in_the_house_must_differ():
    """R-6.2: one kind is sold once, until the house has been emptied."""
    t = Table(3)
    t.board(0, goods="2 indigo 1 sugar")
    t.board(1, goods="2 indigo 1 sugar")
    t.phase("trader").play("0 sell indigo")
    assert t.legal(1) == ["pass", "sell sugar"]


def test_one_sale_each():
    """R-6.1: each player sells one good at most."""
    t = Table(3)
    t.board(0, goods=ONE_EACH)
    t.phase("trader").play("0 sell coffee")
    assert t.asked == []
    assert sum(t.goods(0).values()) == 4


def test_a_full_house_takes_nothing_more():
    """R-6.2: with 4 goods there are no further sales, with an office neither."""
    t = Table(4)
    t.g.trading_house = ["corn", "indigo", "sugar"]
    t.board(0, goods="1 tobacco")
    t.board(1, goods="1 coffee", city="1 office")
    t.phase("trader").play("0 sell tobacco")
    assert t.asked == []
    assert t.goods(1) == {"coffee": 1}


def test_a_full_house_is_emptied_at_the_end():
    """R-6.4: the 4 goods go back to the supply as the trader's last duty."""
    t = Table(3)
    t.supply("")
    t.g.trading_house = ["corn", "indigo", "sugar"]
    t.board(0, goods="1 coffee")
    t.phase("trader").play("0 sell coffee")
    assert t.g.trading_house == []
    assert t.g.goods == {"corn": 1, "indigo": 1, "sugar": 1, "tobacco": 0, "coffee": 1}
    assert len(t.recorded("house_emptied")) == 1


def test_a_house_with_three_goods_stays_as_it_is():
    """R-6.4: fewer than 4 goods stay and block their kinds in the next trader phase."""
    t = Table(3)
    t.g.trading_house = ["corn", "indigo"]
    t.board(0, goods="1 coffee")
    t.phase("trader").play("0 sell coffee")
    assert t.g.trading_house == ["corn", "indigo", "coffee"]
    assert t.recorded("house_emptied") == []
    t.board(1, goods="1 coffee")
    assert t.phase("trader", 1).asked == []


def test_a_house_that_was_full_already_is_emptied():
    """R-6.4: cannot happen at a table, but a full house is never stuck."""
    t = Table(3)
    t.g.trading_house = ["corn", "indigo", "sugar", "coffee"]
    t.board(0, goods="1 tobacco")
    assert t.phase("trader").asked == []
    assert t.g.trading_house == []
