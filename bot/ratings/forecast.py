"""Chances of winning, computed from ratings with one fitted number, the slope.

A person's chance is proportional to exp(slope x rating); with slope 0 all chances are equal. The
rating model's own probabilities are not calibrated for tables of more than two people. Three ways
to forecast are compared: this one, equal chances, and chances by seat. Each table is forecast only
from what was known before it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log

ENOUGH = 30
"""Number of tables below which there is no forecast."""
SLOPES = tuple(step / 200 for step in range(61))
"""Slopes to try, per unit of the rating model."""
_PRIOR = 2.0
"""Number of wins that every seat is assumed to have at the start, so that no chance is ever 0."""


@dataclass(frozen=True, slots=True)
class Past:
    """A finished table with its people's ratings before it, by seat; `won` has winners' indices.

    `seats` are the numbers of the people's seats, and `size` is the table's number of seats.
    """

    ratings: tuple[float, ...]
    seats: tuple[int, ...]
    won: tuple[int, ...]
    size: int


@dataclass(frozen=True, slots=True)
class Fit:
    """The fitted slope, and the mean log-losses over `tables` tables; less is better."""

    slope: float
    tables: int
    loss: float
    loss_equal: float
    loss_seat: float

    @property
    def proven(self) -> bool:
        """Return whether the slope forecast enough tables, and better than both other ways."""
        return self.tables >= ENOUGH and self.loss < min(self.loss_equal, self.loss_seat)


def chances(ratings: Sequence[float], slope: float) -> tuple[float, ...]:
    """Return each person's chance of winning."""
    best = max(ratings)
    weights = [exp(slope * (rating - best)) for rating in ratings]
    return tuple(weight / sum(weights) for weight in weights)


def fit(tables: Iterable[Past]) -> Fit:
    """Return the slope that would have forecast these tables best, and the losses of all ways.

    For an honest comparison, the loss for each table uses the slope that was best before that
    table.
    """
    losses = [0.0] * len(SLOPES)
    wins: dict[tuple[int, int], float] = defaultdict(lambda: _PRIOR)
    found: list[tuple[float, float, float]] = []
    for table in tables:
        tried = [_loss(chances(table.ratings, slope), table.won) for slope in SLOPES]
        own = tried[_best(losses)]
        losses = [before + now for before, now in zip(losses, tried, strict=True)]
        found.append((own, log(len(table.ratings)), _loss(_shares(table, wins), table.won)))
        for index in table.won:
            wins[table.size, table.seats[index]] += 1 / len(table.won)
    means = [sum(column) / len(found) for column in zip(*found, strict=True)] or [0.0] * 3
    return Fit(SLOPES[_best(losses)], len(found), *means)


def _shares(table: Past, wins: Mapping[tuple[int, int], float]) -> list[float]:
    """Return each person's chance, computed from how often their seat has won."""
    own = [wins[table.size, seat] for seat in table.seats]
    return [one / sum(own) for one in own]


def _best(losses: Sequence[float]) -> int:
    """Return the index of the smallest loss; of equal losses, that of the slope nearest to 0."""
    return min(range(len(losses)), key=losses.__getitem__)


def _loss(found: Sequence[float], won: Sequence[int]) -> float:
    """Return the log-loss of a forecast; if people share a victory, their mean log-loss."""
    return -sum(log(found[index]) for index in won) / len(won)
