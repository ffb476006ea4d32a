"""The learned value, which predicts each seat's lead in VP from counts of a position.

It is linear: a seat's strength is the sum of its features, each times a number from a file that
`tests.tools.learn` writes; each kind of table has its own. If several other seats are about equally
strong, the lead over the best one is less than the difference in strength, because one of them will
be lucky.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
"""Key of the spread, which measures in VP how far luck separates two seats of equal strength."""


class Features(NamedTuple, Generic[S]):
    """The features of every seat: their names, and a function that counts them by seat."""

    names: tuple[str, ...]
    of: Callable[[S], Sequence[Sequence[float]]]


@dataclass(frozen=True)
class Value(Generic[S]):
    """A learned value: the VP per unit of each feature, and the spread."""

    features: Features[S]
    points: tuple[float, ...]
    spread: float

    def __call__(self, state: S) -> list[float]:
        """Return each seat's expected lead in VP over the best other seat."""
        return ahead(strengths(self.features.of(state), self.points), self.spread)


@dataclass(frozen=True)
class Values(Generic[S]):
    """The learned values of a game by kind of table, and the function that says the kind."""

    kind: Callable[[S], str]
    kinds: Mapping[str, Value[S]]

    def __call__(self, state: S) -> list[float]:
        """Return each seat's expected lead in VP over the best other seat."""
        return self.kinds[self.kind(state)](state)


def strengths(counts: Sequence[Sequence[float]], points: Sequence[float]) -> list[float]:
    """Return the strength of each seat in VP; only differences are meaningful."""
    return [sum(map(mul, of_seat, points)) for of_seat in counts]


def ahead(strengths: Sequence[float], spread: float) -> list[float]:
    """Return each seat's expected lead over the best other seat, taking luck into account."""
    found = []
    for seat, own in enumerate(strengths):
        others = [*strengths[:seat], *strengths[seat + 1 :]]
        best = max(others)
        luck = sum([exp((other - best) / spread) for other in others])
        found.append(own - best - spread * log(luck))
    return found


def learned(
    folder: Traversable,
    game: str,
    features: Features[S],
    kind: Callable[[S], str],
    kinds: Sequence[str],
) -> Values[S]:
    """Return the values in a folder for all kinds of tables. Raises BadWeights."""
    files = {one: folder.joinpath(file_of(one)) for one in kinds}
    values = {one: parse(text_of(file), str(file), game, features) for one, file in files.items()}
    return Values(kind, values)


def file_of(kind: str) -> str:
    """Return the name of the file with the value for a kind of table."""
    return f"value_{kind}.json" if kind else "value.json"


def parse(text: str, name: str, game: str, features: Features[S]) -> Value[S]:
    """Parse a value from the text of a file; `name` is for errors. Raises BadWeights."""
    found = numbers(text, name, KEY, (SPREAD, *features.names), game, least=-inf)
    spread = found.pop(SPREAD)
    if spread <= 0:
        raise BadWeights(
            f"{name}, line {line_of(text, SPREAD)}: {SPREAD} is {spread:g}, not above 0."
        )
    return Value(features, tuple(found.values()), spread)
