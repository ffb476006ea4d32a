"""What symbols are worth to a player, in glory until the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from bot.games.magister_navis.data import (
    BUILDING_LEVEL,
    CARD_LIMIT,
    GROWTH,
    PAYMENTS,
    TOP,
    TRACK_GLORY,
    Symbols,
)

Values = tuple[float, ...]

PER_LEVEL, PER_DISC, PER_PAYMENT, PER_CARD = 0.75, 0.7, 1.6, 2.4
"""What one more of each reward brings: the first three in every round to come."""

IDLE = 0.25
"""How much of a payment counts that finds no disc on a building."""

ON_THE_WAY = 0.75
"""How much of a step counts on the way to it, while there are rounds to take it."""

HIGHEST = 60
"""No player ever has so many symbols of a kind."""


@cache
def tracks(rounds: int, circles: int) -> tuple[Values, Values, Values, Values]:
    """Return what every value of the four tracks is worth, before so many rounds to come.

    A payment brings most where it frees a circle: of the `circles` that a player has.
    """
    freed = [min(one, circles) + IDLE * max(0, one - circles) for one in PAYMENTS]
    return (
        _smooth([PER_LEVEL * rounds * one for one in BUILDING_LEVEL], rounds),
        _smooth([PER_DISC * rounds * one for one in GROWTH], rounds),
        _smooth([PER_PAYMENT * rounds * one for one in freed], rounds),
        _smooth([PER_CARD * min(1.0, (rounds + 1) / 3) * one for one in CARD_LIMIT], rounds),
    )


def _smooth(gains: Sequence[float], rounds: int) -> Values:
    """Return gains and glory; a value between two steps counts as part of the next one."""
    row = [gain + glory for gain, glory in zip(gains, TRACK_GLORY, strict=True)]
    steps = [0, *(n for n in range(1, TOP + 1) if row[n] != row[n - 1])]
    share = ON_THE_WAY if rounds else 0.3
    smooth = list(row)
    for step, following in pairwise(steps):
        for value in range(step + 1, following):
            part = (value - step) / (following - step)
            smooth[value] += share * part * (row[following] - row[step])
    return (*smooth, *(smooth[TOP] for _ in range(HIGHEST - TOP)))


def status(symbols: Sequence[int], rounds: int, circles: int) -> float:
    """Return what these status values and glory symbols are worth in all."""
    industry, culture, finance, politics = tracks(rounds, circles)
    i, c, f, p, glory = symbols
    return industry[i] + culture[c] + finance[f] + politics[p] + glory


def total(first: Symbols, *others: Symbols) -> Symbols:
    """Return the sum of several sets of symbols."""
    return Symbols(*map(sum, zip(first, *others, strict=True)))
