"""A bot that plays any game, badly and fast: for tests, benchmarks and sample positions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar

from bot.engine.api import Decision, Rules
from bot.engine.rng import Rng

M = TypeVar("M")


class RandomBot:
    """A bot that draws its move: every legal move is as likely as any other."""

    def choose(
        self, rules: Rules[Any, M, Any], state: object, decision: Decision[M], rng: Rng
    ) -> Sequence[M]:
        """Return one of the legal moves."""
        moves = decision.moves
        return (moves[rng.below(len(moves), "r")],)


@cache
def sample_views(rules: Rules[Any, Any, Any]) -> tuple[Any, Any, Any]:
    """Return the start, the midst and the end of a full table's game as a spectator sees it."""
    state, rng, bot = rules.setup(max(rules.info.seats), {}, 0), Rng(0), RandomBot()
    views = [rules.view(state, None)]
    while pending := rules.pending(state):
        decision = pending[0]
        rules.apply(state, decision.seat, *bot.choose(rules, state, decision, rng))
        views.append(rules.view(state, None))
    return views[0], views[len(views) // 2], views[-1]
