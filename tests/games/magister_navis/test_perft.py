"""Positions counted by hand."""

from __future__ import annotations

from tests.games import perft
from tests.games.magister_navis.positions import RULES


def test_perft_of_the_start_by_hand() -> None:
    """Each player builds one of the three buildings of level 1; no other move exists."""
    for seats in (3, 4, 5):
        assert perft.perft(RULES, RULES.setup(seats, {}, 1), seats) == 3**seats
