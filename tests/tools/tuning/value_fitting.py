"""Learning a value: ridge regression on the final points of games between house bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from bot.engine.rng import Rng
from bot.house_bots.playouts import never, player_of
from bot.house_bots.searcher import Searcher
from bot.house_bots.value import Features, ahead, strengths

S = TypeVar("S")

RIDGE = 3e-4
"""Strength with which a number is drawn to 0: a share of the sum over all rows."""

CHECKED = 10
"""One of so many games is kept to find the spread, and to measure how good the value is."""

SPREADS = tuple(0.5 * steps for steps in range(1, 25))

Counts = Sequence[Sequence[float]]
"""Features by seat."""


class Position(NamedTuple):
    """The counts at the start of a round, and the points with which the game ended."""

    counts: Counts
    points: Sequence[float]


class Fitted(NamedTuple):
    """The learned value, and the share of the variance of margins it explains in other games."""

    numbers: Mapping[str, float]
    spread: float
    positions: int
    explained: float


class Fitting(Generic[S]):
    """Learns for a kind of table from one game after the other; the same games teach the same."""

    def __init__(
        self, searcher: Searcher[S, Any, Any], features: Features[S], kind: str, seed: int
    ) -> None:
        self._searcher, self._features = searcher, features
        self._kind, self._seed = kind, seed
        size = len(features.names)
        self._squares = [[0.0] * (place + 1) for place in range(size)]
        self._products = [0.0] * size
        self._checked: list[Position] = []
        self._positions = 0

    def play(self, number: int) -> None:
        """Play the game of that number and learn from it."""
        found = self._game(Rng(Rng(self._seed).below(1 << 63, f"game {number}")))
        self._positions += len(found)
        if number % CHECKED == 0:
            self._checked += found
        else:
            for position in found:
                self._learn(position)

    def _game(self, rng: Rng) -> list[Position]:
        searcher, state = self._searcher, self._begun(rng)
        rules, play_on = searcher.rules, player_of(searcher)
        players = [
            searcher.drawn(state, rng) if rng.below(2, "drawn") else searcher.weights(state)
            for _ in rules.scores(state)
        ]
        counts = list[Counts]()
        while True:
            play_on(state, players, rng, searcher.round(state), never)
            if not rules.pending(state):
                break
            counts.append(self._features.of(state))
        points = [score.points for score in rules.scores(state)]
        return [Position(one, points) for one in counts]

    def _begun(self, rng: Rng) -> S:
        """Return a new game at a table of the kind, of any size and with any options that fit."""
        rules = self._searcher.rules
        while True:
            seats = rules.info.seats[rng.below(len(rules.info.seats), "seats")]
            options = {
                one.key: one.choices[rng.below(len(one.choices), "options")]
                for one in rules.info.options
                if one.page == "expansions" or rng.below(2, "rulings")
            }
            state = rules.setup(seats, options, rng.below(1 << 63, "deal"))
            if self._searcher.kind(state) == self._kind:
                return state

    def _learn(self, position: Position) -> None:
        """Add each seat's features and points in excess of the mean of the others."""
        more = [_more(column) for column in zip(*position.counts, strict=True)]
        for seat, scored in enumerate(_more(position.points)):
            row = [(place, column[seat]) for place, column in enumerate(more) if column[seat]]
            for at, (place, count) in enumerate(row):
                self._products[place] += count * scored
                squares = self._squares[place]
                for other, second in row[: at + 1]:
                    squares[other] += count * second

    def fitted(self) -> Fitted:
        """Return the value learned so far."""
        for place, row in enumerate(self._squares):
            row[place] = row[place] * (1 + RIDGE) + RIDGE
        points = _solved(self._squares, self._products)
        spread, explained = self._best_spread(points)
        names = self._features.names
        found = {name: round(number, 5) for name, number in zip(names, points, strict=True)}
        return Fitted(found, spread, self._positions, explained)

    def _best_spread(self, points: Sequence[float]) -> tuple[float, float]:
        rated = [(strengths(one.counts, points), _margins(one.points)) for one in self._checked]
        errors = {
            spread: sum(_squared(ahead(strong, spread), true) for strong, true in rated)
            for spread in SPREADS
        }
        best = min(SPREADS, key=errors.__getitem__)
        all_ = [margin for _, true in rated for margin in true]
        mean = sum(all_) / max(1, len(all_))
        variance = sum((margin - mean) ** 2 for margin in all_)
        return best, 1 - errors[best] / variance if variance else 0.0


def _more(numbers: Sequence[float]) -> list[float]:
    """Return each seat's excess over the mean of the others."""
    total, others = sum(numbers), len(numbers) - 1
    return [own - (total - own) / others for own in numbers]


def _margins(points: Sequence[float]) -> list[float]:
    return [own - max([*points[:seat], *points[seat + 1 :]]) for seat, own in enumerate(points)]


def _squared(found: Sequence[float], true: Sequence[float]) -> float:
    return sum((one - other) ** 2 for one, other in zip(found, true, strict=True))


def _solved(lower: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve linear equations whose matrix is symmetric and positive (Cholesky)."""
    size = len(right)
    root: list[list[float]] = []
    for place in range(size):
        row: list[float] = []
        for other in range(place + 1):
            before = root[other] if other < place else row
            rest = lower[place][other] - sum(a * b for a, b in zip(row, before, strict=False))
            row.append(rest**0.5 if other == place else rest / before[other])
        root.append(row)
    found: list[float] = []
    for place in range(size):
        rest = right[place] - sum(a * b for a, b in zip(root[place], found, strict=False))
        found.append(rest / root[place][place])
    for place in reversed(range(size)):
        rest = found[place] - sum(root[one][place] * found[one] for one in range(place + 1, size))
        found[place] = rest / root[place][place]
    return found
