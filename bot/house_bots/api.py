"""Interface of a house bot: rules and a decision in, moves out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, runtime_checkable

from bot.engine.api import Decision, Rules
from bot.engine.rng import Rng

S = TypeVar("S")
M = TypeVar("M")


HOUSE_BOT = "sensible"
"""The kind of house bot that plays for people, if the game has it."""


def house_bot(kinds: Iterable[str]) -> str:
    """Return the kind of house bot that plays for people: by default the game's first one."""
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


class Term(NamedTuple):
    """A part of a move's worth to a house bot; the parts add up to its whole rating.

    `name` is the key of its sentence, "" = one without a sentence: it only orders moves. `facts`
    are the arguments of the sentence: numbers of this position, and names by field.
    """

    name: str
    value: float
    facts: Mapping[str, str | int]


class Advice(NamedTuple, Generic[M]):
    """The moves a house bot would make, and why.

    If it compares single moves, `ratings` holds all of them, and `explain` returns a move's parts.
    """

    moves: Sequence[M]
    terms: tuple[Term, ...]
    ratings: Mapping[M, float]
    explain: Callable[[M], Sequence[Term]]

    @property
    def second(self) -> M | None:
        """Return the best of the other moves."""
        others = [move for move in self.ratings if move not in self.moves]
        return max(others, key=self.ratings.__getitem__, default=None)

    def behind(self, move: M) -> float:
        """Return how far below the move it would make the bot rates this one."""
        return self.ratings[self.moves[0]] - self.ratings[move]


@runtime_checkable
class Adviser(Protocol[S, M]):
    """A house bot that can give its reasons."""

    def advise(
        self, rules: Rules[S, M, Any], state: S, decision: Decision[M], rng: Rng
    ) -> Advice[M]:
        """Return the moves that `choose` returns for an equal generator, with the reasons."""
