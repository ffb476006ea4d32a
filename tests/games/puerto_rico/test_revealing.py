"""Moves that surely show nothing hidden, against carrying them out."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.rng import Rng
from bot.games.puerto_rico.state import State
from tests.games.puerto_rico.positions import RULES, Table

FULL = "4 corn 4 indigo 4 sugar"


def verdicts(g: State) -> Counter[tuple[bool, bool]]:
    """Return what is said of the moves that might reveal something, beside whether they do."""
    found: Counter[tuple[bool, bool]] = Counter()
    for decision in RULES.pending(g):
        for move in decision.moves:
            if RULES.notate(move).startswith(RULES.info.revealing):
                said = RULES.shows_nothing(g, decision.seat, move)
                events = RULES.apply(RULES.clone(g), decision.seat, move)
                found[said, any(event.reveals for event in events)] += 1
    return found


@pytest.mark.parametrize("expansions", ["none", "both"])
def test_what_surely_reveals_nothing_never_does(expansions: str) -> None:
    found: Counter[tuple[bool, bool]] = Counter()
    for seed in range(4):
        g, rng = RULES.setup(2 + seed, {"expansions": expansions}, seed), Rng(seed)
        while pending := RULES.pending(g):
            found += verdicts(g)
            decision = pending[rng.below(len(pending), "who")]
            RULES.apply(g, decision.seat, decision.moves[rng.below(len(decision.moves), "what")])
    assert not found[True, True]
    assert found[True, False] > 5 * found[False, False], "and of most it is known"


def full(*seats: int) -> Table:
    t = Table(3)
    for seat in seats:
        t.board(seat, island=FULL)
    return t


def test_a_turn_after_which_nobody_has_room_opens_the_next_row() -> None:
    assert verdicts(full(1, 2).phase("settler").g).keys() == {(False, True)}
    assert verdicts(full(1).phase("settler").g).keys() == {(True, False)}, "the last one is asked"


def test_whoever_takes_the_settler_with_a_full_island_may_show_the_next_row() -> None:
    assert verdicts(full(0, 1, 2).rounds().g) == {(False, True): 1}
    assert verdicts(full(0, 1).rounds().g) == {(False, False): 1}, "the third is asked"
