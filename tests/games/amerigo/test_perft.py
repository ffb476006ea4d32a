"""Positions counted by hand."""

from __future__ import annotations

from tests.games import perft
from tests.games.amerigo.positions import RULES, Table


def test_perft_by_hand() -> None:
    """Two players load one, two or three cannons, take gold, or do nothing."""
    t = Table().field(black=3).turns()
    t.g.supply = dict.fromkeys(t.g.supply, 0)
    assert perft.perft(RULES, t.g, 2) == 5**2
