"""The search: moves are tried on deals of what is hidden, played out by fast policies.

    options --the same deals for each--> playouts --sequential halving--> the best move

What keeps it strong against players it does not know: in every deal the others' weights are
drawn anew, and it leaves the move that the tuned weights choose only for a paired gain above
its standard error. All is by seeds and numbers of playouts: a position gives the same move on
any machine, and time is only a cap.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import Any, Generic, NamedTuple, TypeVar

from bot.engine import batches
from bot.engine.api import Decision, Rules, Seat
from bot.engine.rng import Rng
from bot.players.searcher import Searcher, Searchers, Stop

S = TypeVar("S")
M = TypeVar("M")
W = TypeVar("W")

OPTIONS = 8
"""Moves that are tried at most."""

WITHIN = 6.0
"""VP by which the tuned weights may rate a move below the best one, for it to be tried."""

CLEAR = 3.0
"""VP by which the best move is rated above all others, so that nothing need be tried."""

FEWEST = 4
"""Deals on which a move is played at least before another one is preferred."""

TIEBREAK = 0.001
"""VP that a point of the tie-break counts."""


class TimeUp(Exception):
    """The time is up in the middle of a playout."""


def never() -> bool:
    """Stop nothing."""
    return False


class Deal(NamedTuple, Generic[S, W]):
    """A position as it may be, who plays it (weights by seat), and the seed of their lots."""

    state: S
    weights: tuple[W, ...]
    seed: int


class Outcome(NamedTuple, Generic[S]):
    """Where a playout ended, and by how many VP each seat is ahead, or expected to be."""

    state: S
    margins: Sequence[float]
    over: bool


class Gain(NamedTuple):
    """By how many VP one option is better than another one, over so many common deals."""

    points: float
    error: float
    deals: int


class Found(NamedTuple, Generic[M]):
    """What a search would play; `playouts` is 0 where nothing had to be tried."""

    moves: Sequence[M]
    playouts: int
    cut: bool
    """The time was up before all playouts were made."""


def deal(searcher: Searcher[S, M, W], state: S, seat: Seat, seed: int, number: int) -> Deal[S, W]:
    """Return the deal of that number: always the same one for a position, seat and seed."""
    rng = Rng(Rng(seed).below(1 << 63, f"deal {number}"))
    dealt = searcher.resample(state, seat, rng)
    seats = range(len(searcher.rules.scores(state)))
    weights = tuple(searcher.weights if one == seat else searcher.draw(rng) for one in seats)
    return Deal(dealt, weights, rng.below(1 << 63, "lots"))


def playout(
    searcher: Searcher[S, M, W],
    deal: Deal[S, W],
    seat: Seat,
    first: Sequence[M],
    rounds: int | None = None,
    stop: Stop = never,
) -> Outcome[S]:
    """Play a deal on from a seat's moves, to the end, or for this round and so many more.

    Without a learned value it always goes to the end. Raises TimeUp, Stopped.
    """
    rules, rng = searcher.rules, Rng(deal.seed)
    state = rules.clone(deal.state)
    short = rounds is not None and searcher.value is not None
    last = searcher.round(state) + rounds if short and rounds is not None else inf
    batches.play(rules, state, seat, first)
    while (pending := rules.pending(state)) and searcher.round(state) <= last:
        if stop():
            raise TimeUp
        decision = pending[0]
        moves = searcher.quick(state, decision, deal.weights[decision.seat], rng)
        batches.play(rules, state, decision.seat, moves)
    if pending and searcher.value is not None:
        return Outcome(state, searcher.value(state), over=False)
    return Outcome(state, margins(rules, state), over=True)


def margins(rules: Rules[S, Any, Any], state: S) -> list[float]:
    """Return by how many VP each seat is ahead of the best other one; behind: below 0."""
    points = [score.points + TIEBREAK * score.tiebreak for score in rules.scores(state)]
    return [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]


class Comparison(Generic[S, M, W]):
    """Options of a seat, each of them moves, that are played out on the same deals.

    `margins` holds the seat's margins by option and deal; deals are numbered from `first` on.
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
        """Return how many playouts were made."""
        return sum(map(len, self.margins))

    def play(self, among: Sequence[int], deals: int, stop: Stop = never) -> None:
        """Play these options on further deals, up to so many. Raises TimeUp, Stopped.

        They must have been played on equally many before.
        """
        for number in range(min(len(self.margins[option]) for option in among), deals):
            dealt = self.deal(number)
            found = [self._margin(dealt, option, stop) for option in among]
            for option, margin in zip(among, found, strict=True):
                self.margins[option].append(margin)

    def deal(self, number: int) -> Deal[S, W]:
        """Return the deal of that number."""
        return deal(self._searcher, self._state, self._seat, self._seed, self._first + number)

    def _margin(self, dealt: Deal[S, W], option: int, stop: Stop) -> float:
        moves = self.options[option]
        outcome = playout(self._searcher, dealt, self._seat, moves, self._rounds, stop)
        return outcome.margins[self._seat]

    def mean(self, option: int) -> float:
        """Return an option's mean margin."""
        found = self.margins[option]
        return sum(found) / len(found)

    def gain(self, option: int, other: int) -> Gain:
        """Return by how much an option is better than another one, on their common deals."""
        pairs = zip(self.margins[option], self.margins[other], strict=False)
        return gain_of([one - two for one, two in pairs])


def gain_of(differences: Sequence[float]) -> Gain:
    """Return the mean of differences, with its standard error."""
    deals = len(differences)
    if deals < 2:
        return Gain(sum(differences), inf, deals)
    mean = sum(differences) / deals
    squares = sum((one - mean) ** 2 for one in differences)
    return Gain(mean, sqrt(squares / (deals - 1) / deals), deals)


def compare(
    searcher: Searcher[S, M, W],
    state: S,
    seat: Seat,
    options: Sequence[Sequence[M]],
    seed: int,
    deals: int,
    rounds: int | None = None,
    stop: Stop = never,
) -> Comparison[S, M, W]:
    """Return options that were each played on so many deals. Raises TimeUp, Stopped."""
    found = Comparison(searcher, state, seat, options, seed, rounds)
    found.play(range(len(options)), deals, stop)
    return found


def search(
    searcher: Searcher[S, M, W],
    state: S,
    decision: Decision[M],
    seed: int,
    playouts: int,
    stop: Stop = never,
) -> Found[M]:
    """Return what to play in a dealt copy, after about so many playouts. Raises Stopped."""
    options = candidates(searcher, state, decision, seed)
    if len(options) == 1:
        return Found(options[0], 0, cut=False)
    found = Comparison(searcher, state, decision.seat, options, seed, searcher.rounds)
    try:
        best = _halve(found, playouts, stop)
    except TimeUp:
        return Found(options[best_of(found, range(len(options)))], found.playouts, cut=True)
    return Found(options[best], found.playouts, cut=False)


def candidates(
    searcher: Searcher[S, M, W], state: S, decision: Decision[M], seed: int
) -> list[Sequence[M]]:
    """Return the moves, or the batch, that are worth a try; the tuned weights' choice is first.

    It is alone where it is clearly better, and in decisions that are not searched.
    """
    chosen = searcher.quick(state, decision, searcher.weights, Rng(seed))
    if decision.kind not in searcher.searched or len(chosen) > 1:
        return [chosen]
    scores = searcher.scores(state, decision, searcher.weights)
    top = max(scores)
    rated = sorted(zip(scores, range(len(scores)), strict=True), key=lambda one: -one[0])
    others = [decision.moves[at] for score, at in rated if top - score <= WITHIN]
    others = [move for move in others if move != chosen[0]]
    if not others or rated[0][0] - rated[1][0] > CLEAR:
        return [chosen]
    return [chosen, *[(move,) for move in others[: OPTIONS - 1]]]


def _halve(found: Comparison[Any, Any, Any], playouts: int, stop: Stop) -> int:
    """Return the best option by sequential halving: every stage costs the same.

    The tuned choice, the first option, stays to the end, because all gains are over it.
    """
    left = list(range(len(found.options)))
    stages = (len(left) - 1).bit_length()
    deals = 0
    for stage in range(stages):
        deals += max(FEWEST if stage == 0 else 1, playouts // (stages * len(left)))
        found.play(left, deals, stop)
        if stage < stages - 1:
            ranked = sorted(left[1:], key=found.mean, reverse=True)
            left = [0, *ranked[: max(1, (len(left) + 1) // 2 - 1)]]
    return best_of(found, left)


def best_of(found: Comparison[Any, Any, Any], left: Sequence[int]) -> int:
    """Return the option of the greatest gain over the tuned choice, if it is beyond its error."""
    gains = {option: found.gain(option, 0) for option in left[1:]}
    sure = [o for o, gain in gains.items() if gain.deals >= FEWEST and gain.points > gain.error]
    return max(sure, key=lambda option: gains[option].points, default=0)


@dataclass(frozen=True)
class SearchBot(Generic[S, M, W]):
    """A house bot that searches with so many playouts a move."""

    searcher: Searcher[S, M, W]
    playouts: int

    def choose(
        self, rules: Rules[S, M, Any], state: S, decision: Decision[M], rng: Rng
    ) -> Sequence[M]:
        """Return the move found on deals of what the seat cannot see."""
        return self.find(rules, state, decision, rng).moves

    def find(self, rules: Rules[S, M, Any], state: S, decision: Decision[M], rng: Rng) -> Found[M]:
        """Return what `choose` returns for an equal generator, and how many playouts it took."""
        dealt = self.searcher.resample(state, decision.seat, rng)
        seed = rng.below(1 << 63, "search")
        own = _decision(rules, dealt, decision.seat)
        return search(self.searcher, dealt, own, seed, self.playouts)


class MoveAnswer(NamedTuple):
    """What a strong bot plays, in notation: one move, or a batch joined by "; "."""

    move: str
    playouts: int
    cut: bool


class MoveJob(NamedTuple):
    """What a strong bot is to play for a seat; `dealt` is a dealt copy as JSON text."""

    game: str
    dealt: str
    seat: Seat
    seed: int
    playouts: int
    seconds: float

    def run(self, searchers: Searchers, stop: Stop) -> MoveAnswer:
        """Search. Raises Stopped."""
        searcher = searchers[self.game]
        state = searcher.load(json.loads(self.dealt))
        decision = _decision(searcher.rules, state, self.seat)
        found = search(searcher, state, decision, self.seed, self.playouts, stop)
        return MoveAnswer("; ".join(map(searcher.rules.notate, found.moves)), *found[1:])


def _decision(rules: Rules[S, M, Any], state: S, seat: Seat) -> Decision[M]:
    return next(decision for decision in rules.pending(state) if decision.seat == seat)
