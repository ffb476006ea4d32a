"""The search: moves are tried on deals of the hidden parts, played out by fast policies.

    options --the same deals for each--> playouts --sequential halving--> the best move

Two things keep it strong against players it does not know: every deal draws the others' weights
afresh, and the search leaves the move that the tuned weights choose only for a paired gain above
its standard error. Everything depends on seeds and numbers of playouts: a position gives the same
move on any machine, and time is only a cap.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from bot.engine.api import Decision, Rules, Seat
from bot.engine.rng import Rng
from bot.house_bots.playouts import Comparison, TimeUp, never
from bot.house_bots.searcher import Searcher, Searchers, Stop

S = TypeVar("S")
M = TypeVar("M")
W = TypeVar("W")

OPTIONS = 8
"""Most moves that are tried."""

WITHIN = 6.0
"""VP that a move may be rated below the best one by the tuned weights and still be tried."""

CLEAR = 3.0
"""VP of lead in the rating at which the best move is played without trying any other."""

FEWEST = 4
"""Fewest deals on which a move is played before another one is preferred."""


class Found(NamedTuple, Generic[M]):
    """The moves a search would play; `playouts` is 0 if nothing had to be tried."""

    moves: Sequence[M]
    playouts: int
    cut: bool
    """The time was up before all playouts were made."""


def search(
    searcher: Searcher[S, M, W],
    state: S,
    decision: Decision[M],
    seed: int,
    playouts: int,
    stop: Stop = never,
) -> Found[M]:
    """Return the moves to play in a dealt copy, after about `playouts` playouts. Raises Stopped."""
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
    searcher: Searcher[S, M, W],
    state: S,
    decision: Decision[M],
    seed: int,
    most: int = OPTIONS,
) -> list[Sequence[M]]:
    """Return the moves, or the batch, that are worth a try; the tuned weights' choice is first.

    It is alone if it is clearly better, and in decisions that are not searched.
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
    return [chosen, *[(move,) for move in others[: most - 1]]]


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
    """A house bot that searches with a fixed number of playouts a move."""

    searcher: Searcher[S, M, W]
    playouts: int

    def choose(
        self, rules: Rules[S, M, Any], state: S, decision: Decision[M], rng: Rng
    ) -> Sequence[M]:
        """Return the move found on deals of what the seat cannot see."""
        return self.find(rules, state, decision, rng).moves

    def find(self, rules: Rules[S, M, Any], state: S, decision: Decision[M], rng: Rng) -> Found[M]:
        """Return the moves of `choose` for an equal generator, and the number of playouts."""
        dealt = self.searcher.resample(state, decision.seat, rng)
        seed = rng.below(1 << 63, "search")
        own = _decision(rules, dealt, decision.seat)
        return search(self.searcher, dealt, own, seed, self.playouts)


class MoveAnswer(NamedTuple):
    """The answer of a strong bot, in notation: one move, or a batch joined by "; "."""

    move: str
    playouts: int
    cut: bool

    def is_short(self, playouts: int) -> bool | None:
        """Return whether it was cut before half of the playouts, None = nothing to try."""
        if not self.cut and not self.playouts:
            return None
        return self.cut and 2 * self.playouts < playouts


class MoveJob(NamedTuple):
    """The request for a strong bot's move; `dealt` is a dealt copy as JSON text."""

    game: str
    dealt: str
    seat: Seat
    seed: int
    playouts: int
    seconds: float
    asked: float | None = None
    """Time at which waiting began, by the system-wide clock `time.monotonic`.

    None = only the time that a process takes counts.
    """

    def run(self, searchers: Searchers, stop: Stop) -> MoveAnswer:
        """Return the best move found. Raises Stopped if the answer is no longer wanted."""
        searcher = searchers[self.game]
        state = searcher.load(json.loads(self.dealt))
        decision = _decision(searcher.rules, state, self.seat)
        found = search(searcher, state, decision, self.seed, self.playouts, stop)
        return MoveAnswer("; ".join(map(searcher.rules.notate, found.moves)), *found[1:])


def _decision(rules: Rules[S, M, Any], state: S, seat: Seat) -> Decision[M]:
    return next(decision for decision in rules.pending(state) if decision.seat == seat)
