"""Weights as points of a space without borders, in which a step is about as large everywhere."""

from __future__ import annotations

from math import exp
from typing import Generic, TypeVar

from bot.house_bots.weights import from_vector, vector
from tests.tools.tuning.cma import Point

W = TypeVar("W")

FARTHEST = 5.0
"""A weight changes at most by a factor of e to the power of this, up or down."""


class Space(Generic[W]):
    """Points around a record of weights, which is the origin.

    An axis is the logarithm of a weight's factor or, if the weight was 0, its increase. Weights
    have four digits: the weights played are those written.
    """

    def __init__(self, start: W) -> None:
        self._cls = type(start)
        self._start = vector(start)

    @property
    def origin(self) -> Point:
        """Return the point of the record it began with."""
        return [0.0] * len(self._start)

    def weights(self, point: Point) -> W:
        """Return the record at a point."""
        return from_vector(self._cls, [*map(_weight, self._start, point)])


def _weight(start: float, x: float) -> float:
    x = max(-FARTHEST, min(FARTHEST, x))
    return float(f"{start * exp(x) if start else max(0.0, x):.4g}")
