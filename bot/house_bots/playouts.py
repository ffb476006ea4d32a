"""Playouts: possible deals of a position that fast policies play on.

Options are compared on the same deals; each deal draws new weights for the other players.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import inf, sqrt
from typing import Any, Generic, NamedTuple, TypeVar

from bot.engine import batches
from bot.engine.api import Rules, Seat
from bot.engine.rng import Rng
from bot.house_bots.searcher import PlayOn, Searcher, Stop

S = TypeVar("S")
M = TypeVar("M")
W = TypeVar("W")

TIEBREAK = 0.001
"""VP that a point of the tie-break is worth."""


class TimeUp(Exception):
    """The error that the time is up during a playout."""


def never() -> bool:
    """Return False: a stop condition that is never met."""
    return False


class Deal(NamedTuple, Generic[S, W]):
    """A possible position, the weights with which each seat plays, and a seed for random draws."""

    state: S
    weights: tuple[W, ...]
    seed: int


class Outcome(NamedTuple, Generic[S]):
    """The end of a playout, with each seat's lead in VP, final or expected."""

    state: S
    margins: Sequence[float]
    over: bool


class Gain(NamedTuple):
    """The lead of one option over another in VP, its standard error, and the number of deals."""

    points: float
    error: float
    deals: int


def deal(searcher: Searcher[S, M, W], state: S, seat: Seat, seed: int, number: int) -> Deal[S, W]:
    """Return the deal with this number, always the same for a position, seat and seed."""
    rng = Rng(Rng(seed).below(1 << 63, f"deal {number}"))
    dealt = searcher.resample(state, seat, rng)
    seats = range(len(searcher.rules.scores(state)))
    own = searcher.weights(state)
    weights = tuple(own if one == seat else searcher.drawn(state, rng) for one in seats)
    return Deal(dealt, weights, rng.below(1 << 63, "lots"))


def playout(
    searcher: Searcher[S, M, W],
    deal: Deal[S, W],
    seat: Seat,
    first: Sequence[M],
    rounds: int | None = None,
    stop: Stop = never,
) -> Outcome[S]:
    """Play a deal on after a seat's moves, to the end or for this round and `rounds` more.

    Without a learned value it always continues to the end. Raises TimeUp, Stopped.
    """
    rules, rng = searcher.rules, Rng(deal.seed)
    state = rules.clone(deal.state)
    short = rounds is not None and searcher.value is not None
    last = searcher.round(state) + rounds if short and rounds is not None else inf
    batches.play(rules, state, seat, first)
    player_of(searcher)(state, deal.weights, rng, last, stop)
    if searcher.value is not None and rules.pending(state):
        return Outcome(state, searcher.value(state), over=False)
    return Outcome(state, margins(rules, state), over=True)


def player_of(searcher: Searcher[S, M, W]) -> PlayOn[S, W]:
    """Return what plays a dealt copy on: the game's fast playouts, or the rules."""
    return searcher.play_on or partial(play_by_rules, searcher)


def play_by_rules(
    searcher: Searcher[S, M, W],
    state: S,
    weights: Sequence[W],
    rng: Rng,
    last: float,
    stop: Stop,
) -> None:
    """Play a dealt copy on in place by `quick`, each seat by its own weights.

    It ends when the game is over or the round exceeds `last`. Raises TimeUp, Stopped.
    """
    rules = searcher.rules
    while (pending := rules.pending(state)) and searcher.round(state) <= last:
        if stop():
            raise TimeUp
        decision = pending[0]
        moves = searcher.quick(state, decision, weights[decision.seat], rng)
        batches.play(rules, state, decision.seat, moves)


def margins(rules: Rules[S, Any, Any], state: S) -> list[float]:
    """Return each seat's lead in VP over the best other seat, below 0 if it is behind."""
    points = [score.points + TIEBREAK * score.tiebreak for score in rules.scores(state)]
    return [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]


class Comparison(Generic[S, M, W]):
    """Options of a seat, each a sequence of moves, that are played out on the same deals.

    `margins` has the seat's margins by option and deal; deals are numbered from `first`.
    """

    def __init__(
        self,
        searcher: Searcher[S, M, W],
        state: S,
        seat: Seat,
        options: Sequence[Sequence[M]],
        seed: int,
        rounds: int | None = None,
        first: int = 0,
    ) -> None:
        self.options = options
        self.margins: list[list[float]] = [[] for _ in options]
        self._searcher, self._state, self._seat = searcher, state, seat
        self._seed, self._rounds, self._first = seed, rounds, first

    @property
    def playouts(self) -> int:
        """Return how many playouts have been made."""
        return sum(map(len, self.margins))

    def play(self, among: Sequence[int], deals: int, stop: Stop = never) -> None:
        """Play these options until each has been played on `deals` deals.

        They must have been played on equally many deals before. Raises TimeUp, Stopped.
        """
        for number in range(min(len(self.margins[option]) for option in among), deals):
            dealt = self.deal(number)
            found = [self._margin(dealt, option, stop) for option in among]
            for option, margin in zip(among, found, strict=True):
                self.margins[option].append(margin)

    def to_the_end(self, options: Sequence[Sequence[M]]) -> Comparison[S, M, W]:
        """Return a comparison of other options on other deals, by playouts to the end."""
        first = self._first + max(map(len, self.margins))
        return Comparison(self._searcher, self._state, self._seat, options, self._seed, first=first)

    def deal(self, number: int) -> Deal[S, W]:
        """Return the deal with this number."""
        return deal(self._searcher, self._state, self._seat, self._seed, self._first + number)

    def _margin(self, dealt: Deal[S, W], option: int, stop: Stop) -> float:
        moves = self.options[option]
        outcome = playout(self._searcher, dealt, self._seat, moves, self._rounds, stop)
        return outcome.margins[self._seat]

    def mean(self, option: int) -> float:
        """Return the mean margin of an option."""
        found = self.margins[option]
        return sum(found) / len(found)

    def gain(self, option: int, other: int) -> Gain:
        """Return the lead of one option over another on their common deals."""
        pairs = zip(self.margins[option], self.margins[other], strict=False)
        return gain_of([one - two for one, two in pairs])


def gain_of(differences: Sequence[float]) -> Gain:
    """Return the mean of these differences, with its standard error."""
    deals = len(differences)
    if deals < 2:
        return Gain(sum(differences), inf, deals)
    mean = sum(differences) / deals
    squares = sum((one - mean) ** 2 for one in differences)
    return Gain(mean, sqrt(squares / (deals - 1) / deals), deals)
