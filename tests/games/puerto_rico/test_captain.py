"""R-7: the captain phase - loading, wharf, harbor, storage: what no case says."""

from __future__ import annotations

import pytest

from tests.games.puerto_rico.positions import Table


def points(t: Table, kind: str = "loaded") -> list[tuple[int, ...]]:
    return t.recorded(kind, "seat", "good", "amount", "points")


def test_the_wharf_in_the_next_phase():
    """R-7.7: once per phase - in the next captain phase it is there again."""
    t = Table(3)
    t.ships("coffee 1", "tobacco 1", "sugar 1")
    t.board(1, goods="3 corn", city="1 wharf")
    t.phase("captain").play("1 wharf corn")
    t.board(1, goods="3 corn", city="1 wharf")
    t.phase("captain").play("1 wharf corn")
    assert t.chips[1] == 6


# Storage ------------------------------------------------------------------------------


def storing(goods: str, city: str = "", **options: str) -> Table:
    """Player 1 has these goods after the loading: there is no ship that could take them."""
    t = Table(3, **options)
    t.supply("")
    t.g.ships = []
    t.board(1, goods=goods, city=city)
    return t.phase("captain")


@pytest.mark.parametrize("role", ["settler", "mayor", "builder", "craftsman", "trader"])
def test_only_the_captain_phase_checks_storage(role: str):
    """R-7.13: goods are safe in every other phase."""
    t = Table(3)
    t.board(0, goods="5 corn 5 indigo")
    t.phase(role)
    while t.g.decisions:
        seat, _ = t.asked[0]
        t.play(f"{seat} {'pass' if 'pass' in t.legal(seat) else t.legal(seat)[0]}")
    assert t.goods(0) == {"corn": 5, "indigo": 5}
