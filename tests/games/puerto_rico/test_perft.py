"""Positions counted by hand, and a state stored in the middle of placing."""

from __future__ import annotations

from tests.games import packed, perft
from tests.games.puerto_rico import golden
from tests.games.puerto_rico.positions import RULES


def test_perft_of_the_mayor_by_hand() -> None:
    """Seat 0 places 1 colonist (3 ways) or with the privilege 2 (8 ways); seat 1 places 2: corn
    and the rest is forced, or quarry and one of two. The moves of both may mingle."""
    without = 3 * (2 + 2 * 3)
    with_privilege = 8 * (3 + 2 * 6)
    counts = perft.split(RULES, golden.mayor(), 7)
    assert counts == {"0 colonist": with_privilege, "0 pass": without}


def test_perft_of_the_draft_by_hand() -> None:
    """31 kinds; the first pick bars itself, and where its cost has one space the other kind too."""
    one_space, two_spaces, large = 6 * 2, 3 * 4, 7
    assert one_space * (31 - 2) + (two_spaces + large) * (31 - 1) == 918
    assert sum(perft.split(RULES, golden.POSITIONS["draft"][0](), 2).values()) == 918


def test_perft_of_the_land_office_by_hand() -> None:
    """Seat 0 sells one of two goods in house or post (4 ways), buys, or both in either order: 4
    sales with or without buying, buying with one of 4 sales or none, or nothing. Seat 1 sells,
    discards, both in either order, or nothing. The guest has nowhere to go."""
    first = 4 * 2 + (4 + 1) + 1
    second = 2 + 2 + 1
    assert sum(perft.split(RULES, golden.land_office(), 8).values()) == first * second


def test_placements_are_stored_half_made() -> None:
    """A restart in the middle of simultaneous placing loses nothing."""
    data = packed.read(golden.GOLDEN.stored, "1-placing")
    g = RULES.load(data["state"], 1)
    assert len(g.decisions) >= 2
    assert {decision.kind for decision in g.decisions} == {"place"}
