"""The worth of symbols to a player, in glory until the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from bot.games.magister_navis.data import (
    BUILDING_LEVEL,
    CARD_LIMIT,
    GROWTH,
    PAYMENTS,
    TOP,
    TRACK_GLORY,
    Symbols,
)
from bot.house_bots.magister_navis.weights import Weights

Values: TypeAlias = tuple[float, ...]
Tracks: TypeAlias = tuple[Values, Values, Values, Values]
"""The worth of each value on the four tracks."""

HIGHEST = 60
"""A number of symbols of one kind that no player ever exceeds."""


def tracks(weights: Weights, rounds: int, circles: int) -> Tracks:
    """Return the worth of every value on the four tracks, with `rounds` rounds to come.

    A payment is worth most if it frees one of the player's `circles`.
    """
    industry, culture, politics = _steady(weights, rounds)
    return industry, culture, _finance(weights, rounds, circles), politics


@lru_cache(maxsize=1024)
def _steady(weights: Weights, rounds: int) -> tuple[Values, Values, Values]:
    full = weights.card_rounds
    kept = weights.card_place * (min(1.0, (rounds + 1) / full) if full else 1.0)
    level, growth = weights.level * rounds, weights.growth * rounds
    share = _share(weights, rounds)
    return (
        _smooth([level * one for one in BUILDING_LEVEL], share),
        _smooth([growth * one for one in GROWTH], share),
        _smooth([kept * one for one in CARD_LIMIT], share),
    )


@lru_cache(maxsize=1024)
def _finance(weights: Weights, rounds: int, circles: int) -> Values:
    idle, payment = weights.idle_payment, weights.payment * rounds
    freed = [one if one <= circles else circles + idle * (one - circles) for one in PAYMENTS]
    return _smooth([payment * one for one in freed], _share(weights, rounds))


def _share(weights: Weights, rounds: int) -> float:
    return weights.on_the_way if rounds else weights.on_the_way_last


def _smooth(gains: Sequence[float], share: float) -> Values:
    """Return gains plus glory; a value between two steps counts a share of the next step."""
    row = [gain + glory for gain, glory in zip(gains, TRACK_GLORY, strict=True)]
    smooth = list(row)
    step = 0
    for following in range(1, TOP + 1):
        if row[following] == row[following - 1]:
            continue
        for value in range(step + 1, following):
            part = (value - step) / (following - step)
            smooth[value] += share * part * (row[following] - row[step])
        step = following
    return (*smooth, *[smooth[TOP]] * (HIGHEST - TOP))


def status(symbols: Symbols, worth: Tracks) -> float:
    """Return the total worth of the status values and glory in these symbols."""
    industry, culture, finance, politics = worth
    i, c, f, p, glory = symbols
    return industry[i] + culture[c] + finance[f] + politics[p] + glory


def total(first: Symbols, *others: Symbols) -> Symbols:
    """Add several sets of symbols."""
    industry, culture, finance, politics, glory = first
    for i, c, f, p, g in others:
        industry += i
        culture += c
        finance += f
        politics += p
        glory += g
    return Symbols(industry, culture, finance, politics, glory)


def difference(one: Symbols, other: Symbols) -> Symbols:
    """Subtract one set of symbols from another."""
    return Symbols(*[a - b for a, b in zip(one, other, strict=True)])
