"""Styles of play: a move is judged by how the game goes on if players have other habits.

The style of the others and that of the seat itself change from deal to deal, independently of each
other: `styles ** 2` deals in a row have all pairs of styles once. Within a style, each seat's
weights are drawn as in any playout.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple, TypeAlias

from bot.engine.api import Seat
from bot.engine.rng import Rng
from bot.house_bots.findings import Style
from bot.house_bots.playouts import Comparison, Deal, Gain, gain_of
from bot.house_bots.searcher import Searcher
from bot.house_bots.weights import scaled

Game: TypeAlias = Searcher[Any, Any, Any]
State: TypeAlias = Any

LEAST = 2.0
"""Minimum VP by which an option must be better to be called better.

Of ten mistakes of Puerto Rico that cost less by the coach's measure, three were none where all
played by the weights of November 2026; of nineteen larger ones, one."""

SURE = 2.0
"""Minimum number of standard errors by which an option must be better to be called better."""

APART = 4.0
"""Minimum number of standard errors between two styles' gains to say that it depends on them. It is
high because the two are the extremes of several."""


class Judged(NamedTuple):
    """How much better one option is than another, over all styles.

    `points` is what to expect under a style that is not among these, and so less than the mean and
    at most twice what it is under any of these, and `error` the mean's standard error, which
    includes the differences between styles. `kind` is better
    (under every style) | depends (clearly better under one style, and worse under another) | open
    (neither is certain). `styles` are the two styles that are furthest apart, if it depends on
    them.
    """

    kind: str
    points: float
    error: float
    styles: tuple[Style, ...] = ()


class StyledComparison(Comparison[Any, Any, Any]):
    """Options that are compared on deals of all styles."""

    def deal(self, number: int) -> Deal[Any, Any]:
        """Return the deal with this number."""
        return deal(self._searcher, self._state, self._seat, self._seed, self._first + number)


def deal(searcher: Game, state: State, seat: Seat, seed: int, number: int) -> Deal[Any, Any]:
    """Return the deal with this number, always the same for a position, seat and seed."""
    rng = Rng(Rng(seed).below(1 << 63, f"deal {number}"))
    dealt = searcher.resample(state, seat, rng)
    factors = [*searcher.styles.values()]
    own, others = (factors[one] for one in styles_of(number, len(factors)))
    seats = range(len(searcher.rules.scores(state)))
    weights = tuple(_drawn(searcher, state, own if one == seat else others, rng) for one in seats)
    return Deal(dealt, weights, rng.below(1 << 63, "lots"))


def _drawn(searcher: Game, state: State, factors: Mapping[str, float], rng: Rng) -> object:
    weights = searcher.drawn(state, rng)
    return scaled(weights, factors, 1.0) if factors else weights


def styles_of(number: int, styles: int) -> tuple[int, int]:
    """Return the seat's own style and the style of the others in the deal with this number."""
    return number // styles % styles, number % styles


def judged(differences: Sequence[float], first: int, styles: Sequence[str]) -> Judged:
    """Judge by how much an option was better in each deal, from the number `first` on."""
    found = gain_of(differences)
    if found.deals < 2 * len(styles):
        return Judged("open", found.points, found.error)
    sides = _by_style(differences, first, len(styles))
    error = sqrt(found.error**2 + sum(map(_between, sides)))
    points = found.points - error**2 / found.points if found.points > error else 0.0
    points = min(points, 2 * min(gain.points for side in sides for gain in side))
    if points > max(LEAST, SURE * error):
        return Judged("better", points, error)
    for whose, gains in zip(("own", "others"), sides, strict=True):
        if apart := _apart(gains):
            told = (Style(whose, styles[at], gains[at].points) for at in apart)
            return Judged("depends", found.points, error, tuple(told))
    return Judged("open", found.points, error)


def _by_style(differences: Sequence[float], first: int, styles: int) -> list[list[Gain]]:
    """Return the gain under each style of the seat itself, and under each of the others."""
    found: list[list[list[float]]] = [[[] for _ in range(styles)] for _ in range(2)]
    for number, one in enumerate(differences, first):
        for side, style in zip(found, styles_of(number, styles), strict=True):
            side[style].append(one)
    return [[gain_of(of_style) for of_style in side] for side in found]


def _between(gains: Sequence[Gain]) -> float:
    """Return the part of the mean's variance that comes from differences between the styles.

    It is what the variance of the styles' means has in excess of the luck of their deals.
    """
    number = len(gains)
    mean = sum(gain.points for gain in gains) / number
    apart = sum((gain.points - mean) ** 2 for gain in gains) / max(1, number - 1)
    luck = sum(gain.error**2 for gain in gains) / number
    return max(0.0, apart - luck) / number


def _apart(gains: Sequence[Gain]) -> tuple[int, int] | None:
    """Return the styles under which an option is best and worst if they surely disagree."""
    ranked = sorted(range(len(gains)), key=lambda at: gains[at].points)
    least, most = ranked[0], ranked[-1]
    one, other = gains[most], gains[least]
    if one.points <= max(LEAST, SURE * one.error) or other.points >= -LEAST / 2:
        return None
    sure = one.points - other.points > APART * sqrt(one.error**2 + other.error**2)
    return (most, least) if sure else None
