"""A house bot without a search: it rates every legal move and plays the best one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from bot.engine.api import Decision, Rules
from bot.engine.rng import Rng
from bot.house_bots.api import Advice, Term

V = TypeVar("V")
M = TypeVar("M")

Rating: TypeAlias = Callable[[M], float]
"""A function that returns the rating of a move; only comparisons of ratings are meaningful."""

Reasons: TypeAlias = Callable[[M], Sequence[Term]]
"""A function that returns the parts of a move's rating, which add up to it."""


Weigh: TypeAlias = Callable[[V, Decision[M]], Rating[M]]
Explain: TypeAlias = Callable[[V, Decision[M]], Reasons[M]]


class Plan(NamedTuple, Generic[V, M]):
    """Functions that answer a kind of decision with a whole batch, and explain it."""

    moves: Callable[[V, Decision[M]], Sequence[M]]
    terms: Callable[[V, Decision[M]], Sequence[Term]]


def best(moves: Sequence[M], rating: Rating[M], rng: Rng) -> M:
    """Return the move with the highest rating; ties are broken by lot."""
    rated = list(map(rating, moves))
    top = max(rated)
    found = [move for move, rating in zip(moves, rated, strict=True) if rating == top]
    return found[rng.below(len(found), "bot") if len(found) > 1 else 0]


def _unexplained(_: object, __: Decision[Any]) -> Reasons[Any]:
    return lambda move: ()


@dataclass(frozen=True)
class GreedyBot(Generic[V, M]):
    """A bot that plays the move with the highest rating; ties are broken by lot.

    `weigh` examines a position once and returns a function that rates its moves; `explain` does the
    same for the parts of the ratings. Decisions of a kind in `plans` are answered with a whole
    batch of moves instead.
    """

    weigh: Weigh[V, M]
    plans: Mapping[str, Plan[V, M]] = field(default_factory=dict)
    explain: Explain[V, M] = _unexplained

    def choose(
        self, rules: Rules[Any, M, V], state: object, decision: Decision[M], rng: Rng
    ) -> Sequence[M]:
        """Return the best move, or the planned batch."""
        view = rules.view(state, decision.seat)
        if decision.kind in self.plans:
            return self.plans[decision.kind].moves(view, decision)
        return (best(decision.moves, self.weigh(view, decision), rng),)

    def advise(
        self, rules: Rules[Any, M, V], state: object, decision: Decision[M], rng: Rng
    ) -> Advice[M]:
        """Return the moves that `choose` returns with an equal generator, and the reasons."""
        moves = self.choose(rules, state, decision, rng)
        view = rules.view(state, decision.seat)
        explain = self.explain(view, decision)
        if decision.kind in self.plans:
            return Advice(
                moves, tuple(self.plans[decision.kind].terms(view, decision)), {}, explain
            )
        weigh = self.weigh(view, decision)
        ratings = {move: weigh(move) for move in decision.moves}
        return Advice(moves, tuple(explain(moves[0])), ratings, explain)
