"""R-6.5, R-6.6: trading post and land office, one test a ruling."""

from __future__ import annotations

import pytest

from tests.games.puerto_rico.positions import Table, expanded

# Trading post -------------------------------------------------------------------------


def post(goods: str, city: str = "", *, house: str = "", taker: int = 1, **options: str) -> Table:
    """A table whose seat 0 has an occupied trading post."""
    t = expanded(**options)
    t.board(0, city=f"1 trading_post {city}", goods=goods)
    t.g.trading_house = house.split()
    return t.phase("trader", taker)


def test_a_sale_at_the_post():
    """R-6.5: any kind at list price, straight to the supply; one sale in all."""
    t = post("1 corn 1 coffee", house="coffee")
    assert t.legal(0) == ["pass", "post coffee", "post corn", "sell corn"]
    t.play("0 post coffee")
    assert t.doubloons[0] == 4
    assert t.g.trading_house == ["coffee"]
    assert t.g.goods["coffee"] == 10
    assert t.g.over
    assert t.recorded("post") == [{"seat": 0, "good": "coffee", "doubloons": 4}]


@pytest.mark.parametrize(("taker", "doubloons"), [(1, 4), (0, 5)])
def test_beside_a_full_house(taker: int, doubloons: int):
    """E-13, Q-09: coffee for 4 (as trader 5); markets are ignored; the house stays as it is
    until it is emptied as always."""
    t = post(
        "1 coffee", "1 small_market 1 large_market", house="corn indigo sugar tobacco", taker=taker
    )
    assert t.legal(0) == ["pass", "post coffee"]
    t.play("0 post coffee")
    assert t.doubloons[0] == doubloons
    assert t.recorded("house_emptied") == [{}]


@pytest.mark.parametrize(("option", "asked"), [("yes", [(0, "sell")]), ("no", [])])
def test_option_trading_post_beside_a_full_house(option: str, asked: list[tuple[int, str]]):
    """Q-09: the phase ends with the full house in another reading."""
    t = post("1 coffee", house="corn indigo sugar tobacco", trading_post_full_house=option)
    assert t.asked == asked


def test_the_option_leaves_the_post_open_while_the_house_is():
    """Q-09: with a stall left the post is there in either reading."""
    t = post("1 coffee", house="corn indigo coffee", trading_post_full_house="no")
    assert t.legal(0) == ["pass", "post coffee"]


def test_markets_count_in_the_house_only():
    """R-6.5, R-6.3: the same good brings 4 + 3 in the house, 4 at the post."""
    t = post("1 coffee", "1 small_market 1 large_market")
    copy = t.g.clone()
    assert t.play("0 sell coffee").doubloons[0] == 7
    t.g = copy
    assert t.play("0 post coffee").doubloons[0] == 4


def test_an_empty_post_sells_nothing():
    """R-1.7: it has to be occupied."""
    t = expanded()
    t.board(0, city="0 trading_post", goods="1 coffee")
    t.g.trading_house = ["coffee"]
    assert t.phase("trader").g.over


# Land office --------------------------------------------------------------------------


def office(
    *, noble: bool = False, deal: str = "earns", more: str = "", **board: str | int
) -> Table:
    """A table whose seat 0 has an occupied land office."""
    t = expanded(expansions="nobles", land_office_noble=deal)
    nobles = "1 land_office" if noble else ""
    t.board(0, city=f"1 land_office {more}", nobles=nobles, **board)  # type: ignore[arg-type]
    return t.tiles(top="coffee")


def test_a_colonist_buys_a_plantation():
    """R-6.6: 1 doubloon for the top face-down plantation, which must be placed, unoccupied."""
    t = office(doubloons=2).phase("trader", 1)
    assert t.legal(0) == ["buy", "pass"]
    t.play("0 buy")
    assert (t.doubloons[0], t.g.players[0].island, t.g.players[0].manned) == (1, {"coffee": 1}, {})
    assert t.recorded("bought") == [{"seat": 0, "tile": "coffee"}]
    assert t.g.over


def test_once_a_phase():
    """R-6.6, Q-10: once, whatever the doubloons."""
    t = office(doubloons=9, goods="1 corn").phase("trader").play("0 buy")
    assert t.legal(0) == ["pass", "sell corn"]


@pytest.mark.parametrize("order", [("buy", "sell corn"), ("sell corn", "buy")])
def test_before_or_after_the_sale(order: tuple[str, str]):
    """Q-10: in either order, besides the sale."""
    t = office(doubloons=1, goods="1 corn").phase("trader").play(*(f"0 {move}" for move in order))
    assert t.g.players[0].island == {"coffee": 1}
    assert t.g.trading_house == ["corn"]
    assert t.doubloons[0] == 0 + 1


def test_with_a_full_house_and_without_goods():
    """Q-10: the office does not need the trading house."""
    t = office(doubloons=1)
    t.g.trading_house = ["corn", "indigo", "sugar", "tobacco"]
    assert t.phase("trader", 1).legal(0) == ["buy", "pass"]


def test_the_proceeds_of_the_sale_may_pay():
    """R-6.6: who has no doubloon may sell first."""
    t = office(goods="1 indigo").phase("trader", 1)
    assert t.legal(0) == ["pass", "sell indigo"]
    t.play("0 sell indigo")
    assert t.legal(0) == ["buy", "pass"]


@pytest.mark.parametrize(
    ("doubloons", "island", "pile"), [(0, 1, 1), (5, 12, 1), (5, 1, 0), (0, 12, 0)]
)
def test_what_buying_needs(doubloons: int, island: int, pile: int):
    """R-6.6: a doubloon, a free space and a tile."""
    t = office(doubloons=doubloons, island=f"{island} corn")
    if not pile:
        t.g.face_down, t.g.discards = [], []
    assert t.phase("trader").g.over


def test_the_discards_are_shuffled_for_it():
    """R-6.6, R-2.8: an empty face-down pile is made anew from the discards first."""
    t = office(doubloons=1)
    t.g.face_down, t.g.discards = [], ["sugar"]
    t.phase("trader").play("0 buy")
    assert t.g.players[0].island == {"sugar": 1}


def test_a_noble_discards_a_plantation():
    """R-6.6, D-18, Q-41: for 1 doubloon; no quarry, no forest."""
    t = office(noble=True, island="1 corn 1 quarry", manned="", forests="1 sugar")
    t.phase("trader", 1)
    assert t.legal(0) == ["discard corn", "pass"]
    t.play("0 discard corn")
    assert (t.doubloons[0], t.g.players[0].island) == (1, {"quarry": 1})
    assert t.g.discards[-1] == "corn"
    assert t.recorded("discarded") == [{"seat": 0, "tile": "corn", "source": "land_office"}]


def test_a_person_on_it_goes_to_the_windrose():
    """E-25, R-6.6: until the next mayor phase."""
    t = office(noble=True, island="1 corn").phase("trader").play("0 discard corn")
    assert (t.g.players[0].windrose, t.g.players[0].manned) == (1, {})


@pytest.mark.parametrize(("option", "doubloons"), [("earns", 4), ("pays", 2)])
def test_option_land_office_noble(option: str, doubloons: int):
    """D-18: the owner gets 1 doubloon, or pays it (option)."""
    t = office(noble=True, island="1 corn", doubloons=3, deal=option)
    assert t.phase("trader").play("0 discard corn").doubloons[0] == doubloons


def test_option_land_office_noble_needs_the_doubloon():
    """D-18: who has none cannot pay."""
    t = office(noble=True, island="1 corn", deal="pays")
    assert t.phase("trader").g.over


def test_neither_has_the_others_effect():
    """D-36: a noble buys nothing, a colonist discards nothing."""
    assert office(noble=True, doubloons=5).phase("trader").g.over
    assert office(island="1 corn", doubloons=0).phase("trader").g.over


def test_office_and_post_together():
    """R-6.5, R-6.6: one sale and one deal."""
    t = expanded()
    t.board(0, city="1 land_office 1 trading_post", doubloons=1, goods="2 coffee")
    t.phase("trader").play("0 post coffee")
    assert t.legal(0) == ["buy", "pass"]
