"""A house bot without search: every legal move is rated, and the best one is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from bot.engine.api import Decision, Rules
from bot.engine.rng import Rng
from bot.players.api import Advice, Term

V = TypeVar("V")
M = TypeVar("M")

Rating: TypeAlias = Callable[[M], float]
"""How good a move is; only the comparison counts."""

Reasons: TypeAlias = Callable[[M], Sequence[Term]]
"""The parts of a move's rating: they add up to it."""


def _unexplained(_: Any, __: Decision[Any]) -> Reasons[Any]:  # noqa: ANN401
    return lambda move: ()


@dataclass(frozen=True)
class GreedyBot(Generic[V, M]):
    """Plays what a game's ratings like best; equal moves are drawn by lot.

    `weigh` looks at a position once and returns how its moves are rated, `explain` the parts of
    these ratings. Decisions of a kind in `plans` are answered by a whole batch of atoms instead.
    """

    weigh: Callable[[V, Decision[M]], Rating[M]]
    plans: Mapping[str, Callable[[V, Decision[M]], Sequence[M]]] = field(default_factory=dict)
    explain: Callable[[V, Decision[M]], Reasons[M]] = _unexplained

    def choose(
        self, rules: Rules[Any, M, V], state: object, decision: Decision[M], rng: Rng
    ) -> Sequence[M]:
        """Return the best move, or the batch that is planned."""
        view = rules.view(state, decision.seat)
        if decision.kind in self.plans:
            return self.plans[decision.kind](view, decision)
        rated = list(map(self.weigh(view, decision), decision.moves))
        best = max(rated)
        moves = [move for move, rating in zip(decision.moves, rated, strict=True) if rating == best]
        return (moves[rng.below(len(moves), "bot") if len(moves) > 1 else 0],)

    def advise(
        self, rules: Rules[Any, M, V], state: object, decision: Decision[M], rng: Rng
    ) -> Advice[M]:
        """Return what `choose` returns for an equal generator, with the reasons."""
        moves = self.choose(rules, state, decision, rng)
        view = rules.view(state, decision.seat)
        reasons = self.explain(view, decision)
        terms = tuple(_distinct([term for move in moves for term in reasons(move)]))
        if decision.kind in self.plans:
            return Advice(moves, terms, {})
        weigh = self.weigh(view, decision)
        return Advice(moves, terms, {move: weigh(move) for move in decision.moves})


def _distinct(terms: Sequence[Term]) -> Sequence[Term]:
    """Return the terms once each: two atoms of a batch may have the same reason."""
    return [term for place, term in enumerate(terms) if term not in terms[:place]]
