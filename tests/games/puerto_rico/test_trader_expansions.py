"""R-6.5, R-6.6: trading post and land office: what no case says."""

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


@pytest.mark.parametrize(
    ("doubloons", "island", "pile"), [(0, 1, 1), (5, 12, 1), (5, 1, 0), (0, 12, 0)]
)
def test_what_buying_needs(doubloons: int, island: int, pile: int):
    """R-6.6: a doubloon, a free space and a tile."""
    t = office(doubloons=doubloons, island=f"{island} corn")
    if not pile:
        t.g.face_down, t.g.discards = [], []
    assert t.phase("trader").g.over


def test_option_land_office_noble_needs_the_doubloon():
    """D-18: who has none cannot pay."""
    t = office(noble=True, island="1 corn", deal="pays")
    assert t.phase("trader").g.over


def test_neither_has_the_others_effect():
    """D-36: a noble buys nothing, a colonist discards nothing."""
    assert office(noble=True, doubloons=5).phase("trader").g.over
    assert office(island="1 corn", doubloons=0).phase("trader").g.over
