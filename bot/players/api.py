"""What a house bot is: rules and a decision in, moves out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeVar

from bot.engine.api import Decision, Rules
from bot.engine.rng import Rng

S = TypeVar("S")
M = TypeVar("M")


HOUSE_BOT = "sensible"
"""The kind of house bot that plays for people, where the game has it."""


def house_bot(kinds: Iterable[str]) -> str:
    """Return which of a game's kinds plays for people: by default the first one."""
    kinds = tuple(kinds)
    return HOUSE_BOT if HOUSE_BOT in kinds else next(iter(kinds), HOUSE_BOT)


class Bot(Protocol[S, M]):
    """A house bot; it keeps no state between two decisions.

    A fair one looks at `rules.view(state, decision.seat)` and never into the state.
    """

    def choose(
        self, rules: Rules[S, M, Any], state: S, decision: Decision[M], rng: Rng
    ) -> Sequence[M]:
        """Return one legal move, or a batch of atoms for `bot.engine.batches.play`."""
