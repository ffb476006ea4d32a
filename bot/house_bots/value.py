"""The learned value: predicts from counts of a position by how many VP each seat will win.

It is linear: a seat's strength is the sum of its features, each times a number of a file that
`tests.tools.learn` writes. A seat's lead over the best other one is less than the difference of
strengths if several others are about as strong: one of them will be lucky.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from math import exp, inf, log
from operator import mul
from typing import Generic, NamedTuple, TypeVar

from bot.house_bots.weights import BadWeights, line_of, numbers, text_of

S = TypeVar("S")

KEY = "value"
"""Key of the numbers in a file."""

SPREAD = "spread"
"""The number in VP by which luck parts two seats of equal strength."""


class Features(NamedTuple, Generic[S]):
    """The counted features of every seat: the names, and the counts by seat in their order."""

    names: tuple[str, ...]
    of: Callable[[S], Sequence[Sequence[float]]]


@dataclass(frozen=True)
class Value(Generic[S]):
    """A learned value: the VP of one of each feature, and the spread."""

    features: Features[S]
    points: tuple[float, ...]
    spread: float

    def __call__(self, state: S) -> list[float]:
        """Return each seat's expected lead in VP over the best other one."""
        return ahead(strengths(self.features.of(state), self.points), self.spread)


def strengths(counts: Sequence[Sequence[float]], points: Sequence[float]) -> list[float]:
    """Return how strong each seat is in VP; only differences between seats mean something."""
    return [sum(map(mul, of_seat, points)) for of_seat in counts]


def ahead(strengths: Sequence[float], spread: float) -> list[float]:
    """Return each seat's expected lead over the best other one, luck included."""
    found = []
    for seat, own in enumerate(strengths):
        others = [*strengths[:seat], *strengths[seat + 1 :]]
        best = max(others)
        luck = sum([exp((other - best) / spread) for other in others])
        found.append(own - best - spread * log(luck))
    return found


def learned(file: Traversable, game: str, features: Features[S]) -> Value[S] | None:
    """Return the value that a file holds, None = there is no file. Raises BadWeights."""
    if not file.is_file():
        return None
    return parse(text_of(file), str(file), game, features)


def parse(text: str, name: str, game: str, features: Features[S]) -> Value[S]:
    """Return the value that the text of a file of that name holds. Raises BadWeights."""
    found = numbers(text, name, KEY, (SPREAD, *features.names), game, least=-inf)
    spread = found.pop(SPREAD)
    if spread <= 0:
        raise BadWeights(
            f"{name}, line {line_of(text, SPREAD)}: {SPREAD} is {spread:g}, not above 0."
        )
    return Value(features, tuple(found.values()), spread)
