"""House bots that play badly: one makes a beginner's mistakes, the other plays at random.

The random bot plays any game, and fast: it is for tests, benchmarks and sample positions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, TypeVar

from bot.engine.api import Decision, Rules
from bot.engine.rng import Rng
from bot.house_bots.greedy import GreedyBot

M = TypeVar("M")


class RandomBot:
    """A bot that plays a random move, with equal probability for each legal move."""

    def choose(
        self, rules: Rules[Any, M, Any], state: object, decision: Decision[M], rng: Rng
    ) -> Sequence[M]:
        """Return one of the legal moves."""
        moves = decision.moves
        return (moves[rng.below(len(moves), "r")],)


@cache
def sample_views(rules: Rules[Any, Any, Any]) -> tuple[Any, Any, Any]:
    """Return a spectator's views of the start, middle and end of a full table's game."""
    state, rng, bot = rules.setup(max(rules.info.seats), {}, 0), Rng(0), RandomBot()
    views = [rules.view(state, None)]
    while pending := rules.pending(state):
        decision = pending[0]
        rules.apply(state, decision.seat, *bot.choose(rules, state, decision, rng))
        views.append(rules.view(state, None))
    return views[0], views[len(views) // 2], views[-1]


V = TypeVar("V")

_STEPS = 1 << 32


@dataclass(frozen=True)
class EasyBot(Generic[V, M]):
    """A bot that plays the move that a beginner would prefer, except blunders.

    `beginner` rates moves by a beginner's habits, which are weights that are too high or too low.
    Each rating has a random error whose standard deviation is `noise`, in VP. Blunders are never
    played: moves that `sensible` rates more than `blunder` VP below the best one. If the beginner
    plans a batch, that batch is played unchanged.
    """

    sensible: GreedyBot[V, M]
    beginner: GreedyBot[V, M]
    noise: float
    blunder: float

    def choose(
        self, rules: Rules[Any, M, V], state: object, decision: Decision[M], rng: Rng
    ) -> Sequence[M]:
        """Return the move that looks best, or the planned batch."""
        view, beginner = rules.view(state, decision.seat), self.beginner
        if decision.kind in beginner.plans:
            return beginner.plans[decision.kind].moves(view, decision)
        moves = self._sound(view, decision)
        if len(moves) == 1:
            return moves
        weigh = beginner.weigh(view, decision)
        rated = [weigh(move) + self.noise * _mistake(rng) for move in moves]
        return (moves[rated.index(max(rated))],)

    def _sound(self, view: V, decision: Decision[M]) -> Sequence[M]:
        """Return the moves that are not blunders."""
        rated = list(map(self.sensible.weigh(view, decision), decision.moves))
        least = max(rated) - self.blunder
        return [m for m, rating in zip(decision.moves, rated, strict=True) if rating >= least]


def _mistake(rng: Rng) -> float:
    """Return a random number with mean 0 and standard deviation 1, between -3 and 3."""
    return 2 * sum(rng.below(_STEPS, "mistake") for _ in range(3)) / _STEPS - 3
