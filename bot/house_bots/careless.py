"""Players who make random moves now and then: they play unlike any weights.

A style of play has the tuned weights at its root, however far it goes from them: such players still
end the game at about the same time, and follow a move up in about the same way. A move that is only
better for them is not better for everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

from bot.engine import batches
from bot.engine.rng import Rng
from bot.house_bots.playouts import TimeUp
from bot.house_bots.searcher import Searcher, Stop

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
    """Return a searcher whose playouts have that many random moves in a hundred, at all seats."""
    return replace(searcher, play_on=partial(_play_on, searcher, slips))


def _play_on(
    searcher: Searcher[S, M, W],
    slips: int,
    state: S,
    weights: Sequence[W],
    rng: Rng,
    last: float,
    stop: Stop,
) -> None:
    rules = searcher.rules
    while (pending := rules.pending(state)) and searcher.round(state) <= last:
        if stop():
            raise TimeUp
        decision = pending[0]
        moves: Sequence[Any]
        if rng.below(100, "slips") < slips:
            moves = (decision.moves[rng.below(len(decision.moves), "slip")],)
        else:
            moves = searcher.quick(state, decision, weights[decision.seat], rng)
        batches.play(rules, state, decision.seat, moves)
