"""What a search for weights began with, in the file of those that it found: it can be repeated.

Weights that lie beside a game's module under a name stay there for ever, so their name will do.
Of others the file holds the numbers: those that are played today will be other ones tomorrow.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from bot.players.weights import BadWeights, Weighed, by_name, check_game, parse, text_of

W = TypeVar("W")

TODAY = "today"
"""What the weights are called that are played."""


class Origin(NamedTuple, Generic[W]):
    """All that decides what a search finds in how many generations, but the program itself.

    `weights` has those of the other names.
    """

    seed: int
    population: int
    start: str
    against: Sequence[str]
    weights: Mapping[str, W]

    def told(self, weighed: Weighed[W]) -> Mapping[str, Any]:
        """Return what a file holds of it."""
        given = {n: by_name(one) for n, one in self.weights.items() if not weighed.keeps(n)}
        return {**self._asdict(), "weights": given}


def found(weighed: Weighed[W], name: str) -> W:
    """Return the weights of a name or of a file. Raises BadWeights."""
    return weighed.found("" if name == TODAY else name)


def read(file: Path, weighed: Weighed[W]) -> tuple[Origin[W], int]:
    """Return what the weights of a file were searched from, and in how many generations.

    Raises BadWeights.
    """
    text = text_of(file)
    try:
        data = json.loads(text)
        check_game(data["game"], weighed.game, text, str(file))
        made = data["made"]
        origin, generations = Origin[Any](**made["origin"]), int(made["generations"])
        given = {
            name: json.dumps({"game": weighed.game, "weights": numbers})
            for name, numbers in origin.weights.items()
        }
        names = dict.fromkeys((*origin.weights, origin.start, *origin.against))
    except (ValueError, LookupError, TypeError, AttributeError):
        raise BadWeights(f"{file} does not hold what its weights were searched from.") from None
    weights = {
        name: parse(given[name], f"{name!r} in {file}", weighed.record, weighed.game)
        if name in given
        else found(weighed, name)
        for name in names
    }
    return origin._replace(weights=weights), generations
