"""A bot for tests and benchmarks that plays any game, badly and fast."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from bot.engine.api import Decision, Rules
from bot.engine.rng import Rng

M = TypeVar("M")


class RandomBot:
    """Every legal move is as likely as any other."""

    def choose(
        self, rules: Rules[Any, M, Any], state: object, decision: Decision[M], rng: Rng
    ) -> Sequence[M]:
        """Return one of the legal moves."""
        moves = decision.moves
        return (moves[rng.below(len(moves), "r")],)
