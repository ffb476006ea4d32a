"""Players who make random moves now and then: they play unlike any weights.

A style of play has the tuned weights at its root, however far it goes from them: such players still
end the game at about the same time, and follow a move up in about the same way. A move that is only
better for them is not better for everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TypeVar

from bot.engine.api import Decision
from bot.engine.rng import Rng
from bot.house_bots.playouts import play_by_rules
from bot.house_bots.searcher import Searcher

S = TypeVar("S")
M = TypeVar("M")
W = TypeVar("W")

SLIPS = (30, 100)
"""How many of a hundred moves are random ones, by kind of careless player.

Of 14 mistakes of Puerto Rico that held under all styles of play, four were none for one of these.
For a player that looks no further than its next gain two of these four were none, either, and three
of the other ten.
"""

DEALS = 24
"""Number of deals that each kind of careless players plays on."""


def careless(searcher: Searcher[S, M, W], slips: int) -> Searcher[S, M, W]:
    """Return a searcher whose playouts have that many random moves in a hundred, at all seats.

    It plays by the rules: the compact positions of fast playouts know no slips.
    """
    slipping = replace(searcher, quick=partial(_quick, searcher, slips))
    return replace(slipping, play_on=partial(play_by_rules, slipping))


def _quick(
    searcher: Searcher[S, M, W], slips: int, state: S, decision: Decision[M], weights: W, rng: Rng
) -> Sequence[M]:
    """Return a random move that often, otherwise what the weights choose."""
    if rng.below(100, "slips") < slips:
        return (decision.moves[rng.below(len(decision.moves), "slip")],)
    return searcher.quick(state, decision, weights, rng)
