"""The start of a search for weights, stored in the file of its result: it can be repeated.

Weights that are shipped under a name next to a game's module stay there for ever, so their name is
enough. Of others the file holds the numbers: those played today will differ tomorrow.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from bot.house_bots.weights import BadWeights, Weighed, by_name, check_game, parse, text_of

W = TypeVar("W")

TODAY = "today"
"""The name of the weights that the bots play by today."""


class Origin(NamedTuple, Generic[W]):
    """All inputs that decide a search's result after each generation, except the program.

    `weights` holds the weights of all names that are not shipped with the game. The tables have one
    of the numbers of `seats`, all that the game has if there are none, and `options`, or those of
    the game's mix if there are none.
    """

    seed: int
    population: int
    start: str
    against: Sequence[str]
    weights: Mapping[str, W]
    seats: Sequence[int] = ()
    options: Mapping[str, str] = MappingProxyType({})

    def told(self, weighed: Weighed[W]) -> Mapping[str, Any]:
        """Return the part of it that a file stores."""
        given = {n: by_name(one) for n, one in self.weights.items() if not weighed.keeps(n)}
        return {**self._asdict(), "weights": given, "options": {**self.options}}


def found(weighed: Weighed[W], name: str) -> W:
    """Return the weights of a name or of a file. Raises BadWeights."""
    return weighed.found("" if name == TODAY else name)


def read(file: Path, weighed: Weighed[W]) -> tuple[Origin[W], int]:
    """Return the origin of a file's weights, and the number of generations.

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
