"""Opponents of the tried weights: more than one, which they would learn by heart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

from bot.engine.rng import Rng
from bot.house_bots.weights import SPREAD, drawn

W = TypeVar("W")

FORMER = "former"
"""The name of the weights that were the best some generations ago."""
DRAWN = " drawn"


class Pool(Generic[W]):
    """Opponents by name, each also in company: weights drawn around it, others in every seat."""

    def __init__(self, named: Mapping[str, W], former: W) -> None:
        self._named = {**named, FORMER: former}

    def remember(self, best: W) -> None:
        """Make these the former best weights."""
        self._named[FORMER] = best

    @property
    def names(self) -> list[str]:
        """Return the names of all opponents."""
        return [name + kind for name in self._named for kind in ("", DRAWN)]

    def seated(self, name: str, seats: int, own: int, rng: Rng) -> tuple[W | None, ...]:
        """Return the weights by seat at a table of these opponents; None in the own seat."""
        weights, spread = self._named[name.removesuffix(DRAWN)], name.endswith(DRAWN)
        return tuple(
            None if seat == own else drawn(weights, SPREAD, rng) if spread else weights
            for seat in range(seats)
        )
