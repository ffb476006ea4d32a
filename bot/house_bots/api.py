"""The interface of a house bot: it gets the rules and a decision, and returns moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, runtime_checkable

from bot.engine.api import Decision, Rules
from bot.engine.rng import Rng

S = TypeVar("S")
M = TypeVar("M")


HOUSE_BOT = "sensible"
"""Kind of the house bot that plays in people's places, if the game has it."""


def house_bot(kinds: Iterable[str]) -> str:
    """Return the kind of house bot that plays for people: `sensible`, else the first one."""
    kinds = tuple(kinds)
    return HOUSE_BOT if HOUSE_BOT in kinds else next(iter(kinds), HOUSE_BOT)


class Bot(Protocol[S, M]):
    """A house bot, which keeps no state between two decisions.

    A fair bot uses `rules.view(state, decision.seat)` and never looks into the state.
    """

    def choose(
        self, rules: Rules[S, M, Any], state: S, decision: Decision[M], rng: Rng
    ) -> Sequence[M]:
        """Return one legal move, or a batch of atoms for `bot.engine.batches.play`."""


class Term(NamedTuple):
    """A part of a house bot's rating of a move; the parts add up to the rating.

    `name` is the key of its sentence; a part without a sentence ("") only affects the order of
    moves. `facts` has the arguments of the sentence: numbers from the position, and names by field.
    """

    name: str
    value: float
    facts: Mapping[str, str | int]


class Advice(NamedTuple, Generic[M]):
    """The moves that a house bot would make, and why.

    If the bot compares single moves, `ratings` has all of them, and `explain` returns the parts of
    a move's rating.
    """

    moves: Sequence[M]
    terms: tuple[Term, ...]
    ratings: Mapping[M, float]
    explain: Callable[[M], Sequence[Term]]

    @property
    def second(self) -> M | None:
        """Return the best move other than those advised, or None."""
        others = [move for move in self.ratings if move not in self.moves]
        return max(others, key=self.ratings.__getitem__, default=None)

    def behind(self, move: M) -> float:
        """Return how far a move's rating is below that of the advised move."""
        return self.ratings[self.moves[0]] - self.ratings[move]


@runtime_checkable
class Adviser(Protocol[S, M]):
    """A house bot that can explain its moves."""

    def advise(
        self, rules: Rules[S, M, Any], state: S, decision: Decision[M], rng: Rng
    ) -> Advice[M]:
        """Return the moves that `choose` returns with an equal generator, and the reasons."""
