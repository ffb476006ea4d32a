"""What a house bot is: rules and a decision in, moves out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from bot.engine.api import Decision, Rules
from bot.engine.rng import Rng

S = TypeVar("S")
M = TypeVar("M")


class Bot(Protocol[S, M]):
    """A player of the house; it keeps nothing between two decisions.

    A fair one looks at `rules.view(state, decision.seat)` and never into the state.
    """

    def choose(
        self, rules: Rules[S, M, Any], state: S, decision: Decision[M], rng: Rng
    ) -> Sequence[M]:
        """Return one legal move, or a batch of atoms for `bot.engine.batches.play`."""
