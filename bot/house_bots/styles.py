"""Styles of play: a move is judged by how the game goes on if players have other habits.

The style of the others and that of the seat itself change from deal to deal, independently of each
other: `styles ** 2` deals in a row have all pairs of styles once, and each multiple of `styles`
deals has each style equally often on both sides. Within a style, each seat's weights are drawn as
in any playout; in the style `ANY` they are drawn far around the tuned ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple, TypeAlias

from bot.engine.api import Seat
from bot.engine.rng import Rng
from bot.house_bots.findings import Style
from bot.house_bots.playouts import Comparison, Deal, Gain, gain_of
from bot.house_bots.searcher import Searcher
from bot.house_bots.weights import drawn, scaled

Game: TypeAlias = Searcher[Any, Any, Any]
State: TypeAlias = Any

ANY = "any"
"""The style of players whose weights are drawn far around the tuned ones."""

FAR = 0.8
"""Standard deviation of weights in the style `ANY`, as a share of the tuned ones."""

LEAST = 1.0
"""Minimum VP that are told of an option if it is called better."""

SURE = 2.0
"""Minimum number of standard errors by which an option must be better to be called better: it then
is one under 19 of 20 other styles (one-sided, Student's t with five degrees of freedom). The points
that are told are at least their error."""

LINES = 0.65
"""Minimum share of deals in which an option must end better to be called better. Where it is less,
the mean comes from a few deals that differ much, and a table that plays on in its own way is
another deal."""

APART = 4.0
"""Minimum number of standard errors between two styles' gains to say that it depends on them. It is
high because the two are the extremes of several."""


class Judged(NamedTuple):
    """How much better one option is than another, over all styles.

    `error` is the standard error of how much better it is under a style that is not among these,
    and includes how much they differ. `points` is a cautious estimate of that: the mean, less its
    error. `kind` is better (under every style, and surely under another one) | depends (clearly
    better under one style, and worse under another) | open (neither is certain); for the last two,
    `points` is the mean. `styles` are the two that are furthest apart, if it depends on them.
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


def styles_of(searcher: Game) -> tuple[str, ...]:
    """Return the keys of all styles: a game's own ones, and `ANY` if it has more than one."""
    own = tuple(searcher.styles)
    return (*own, ANY) if len(own) > 1 else own


def deal(searcher: Game, state: State, seat: Seat, seed: int, number: int) -> Deal[Any, Any]:
    """Return the deal with this number, always the same for a position, seat and seed."""
    rng = Rng(Rng(seed).below(1 << 63, f"deal {number}"))
    dealt = searcher.resample(state, seat, rng)
    styles = styles_of(searcher)
    own, others = (styles[at] for at in dealt_styles(number, len(styles)))
    seats = range(len(searcher.rules.scores(state)))
    weights = tuple(_drawn(searcher, state, own if one == seat else others, rng) for one in seats)
    return Deal(dealt, weights, rng.below(1 << 63, "lots"))


def _drawn(searcher: Game, state: State, style: str, rng: Rng) -> object:
    if style == ANY:
        return drawn(searcher.weights(state), FAR, rng)
    weights, factors = searcher.drawn(state, rng), searcher.styles[style]
    return scaled(weights, factors, 1.0) if factors else weights


def dealt_styles(number: int, styles: int) -> tuple[int, int]:
    """Return the seat's own style and the style of the others in the deal with this number.

    They are the same one in the first of `styles` deals, the next one's in the second, and so on.
    """
    return (number + number // styles) % styles, number % styles


def judged(differences: Sequence[float], first: int, styles: Sequence[str]) -> Judged:
    """Judge by how much an option was better in each deal, from the number `first` on."""
    found = gain_of(differences)
    if found.deals < 2 * len(styles):
        return Judged("open", found.points, found.error)
    sides = _by_style(differences, first, len(styles))
    error = sqrt(found.error**2 + sum(map(_between, sides)))
    points = found.points - error
    if points > LEAST and found.points > SURE * error and _holds(differences, sides):
        return Judged("better", points, error)
    for whose, gains in zip(("own", "others"), sides, strict=True):
        if apart := _apart(gains):
            told = (Style(whose, styles[at], gains[at].points) for at in apart)
            return Judged("depends", found.points, error, tuple(told))
    return Judged("open", found.points, error)


def _holds(differences: Sequence[float], sides: Sequence[Sequence[Gain]]) -> bool:
    """Return whether an option is better under all styles, and in most deals."""
    lines = sum(one > 0 for one in differences) / len(differences)
    return lines >= LINES and all(gain.points > 0 for side in sides for gain in side)


def _by_style(differences: Sequence[float], first: int, styles: int) -> list[list[Gain]]:
    """Return the gain under each style of the seat itself, and under each of the others."""
    found: list[list[list[float]]] = [[[] for _ in range(styles)] for _ in range(2)]
    for number, one in enumerate(differences, first):
        for side, style in zip(found, dealt_styles(number, styles), strict=True):
            side[style].append(one)
    return [[gain_of(of_style) for of_style in side] for side in found]


def _between(gains: Sequence[Gain]) -> float:
    """Return the variance between the styles: what their means' has in excess of their luck."""
    number = len(gains)
    mean = sum(gain.points for gain in gains) / number
    apart = sum((gain.points - mean) ** 2 for gain in gains) / max(1, number - 1)
    luck = sum(gain.error**2 for gain in gains) / number
    return max(0.0, apart - luck)


def _apart(gains: Sequence[Gain]) -> tuple[int, int] | None:
    """Return the styles under which an option is best and worst if they surely disagree."""
    ranked = sorted(range(len(gains)), key=lambda at: gains[at].points)
    least, most = ranked[0], ranked[-1]
    one, other = gains[most], gains[least]
    if one.points <= LEAST or other.points >= -LEAST:
        return None
    sure = one.points - other.points > APART * sqrt(one.error**2 + other.error**2)
    return (most, least) if sure else None
