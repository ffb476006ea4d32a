"""The search: moves are tried on deals of the hidden parts and played out by fast policies.

    options --the same deals for each--> playouts --race--> the best move

Two things make it strong against unknown players: every deal draws new weights for the others, and
the search prefers another move to the choice of the tuned weights only if the paired gain exceeds
its standard error. Everything depends on seeds and numbers of playouts, so a position gives the
same move on any machine; time is only an upper limit.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from bot.engine import batches
from bot.engine.api import Decision, Rules, Seat
from bot.engine.rng import Rng
from bot.house_bots.playouts import Comparison, Gain, TimeUp, never
from bot.house_bots.searcher import Searcher, Searchers, Stop

S = TypeVar("S")
M = TypeVar("M")
W = TypeVar("W")

OPTIONS = 8
"""Maximum number of moves that are tried."""

WITHIN = 6.0
"""VP by which a move may be rated below the best one, with the tuned weights, and still be
tried."""

CLEAR = 3.0
"""VP by which the best move must lead in the rating to be played without trying any other."""

FEWEST = 4
"""Minimum number of deals on which a move must be played before it can be preferred to the
best-rated one."""

CLOSE = 3
"""Maximum number of times that a search makes its usual number of playouts, in close decisions."""

LOOKS = 16
"""Minimum number of looks at a race, each after equally many playouts."""

SURE = 2.0
"""Number of standard errors by which an option must be behind the leader to drop out."""

EVEN = 0.1
"""VP by which two options may surely differ at most to be called equally good."""

CONFIRMING = 5
"""Share of the usual number of playouts, as a divisor, that are made of a move that declines
something free, and of the best other one, to the end of the game."""

PLANS = 6
"""Number of sets of weights, drawn as in playouts, that plan alternatives to the tuned batch."""


class Found(NamedTuple, Generic[M]):
    """The moves that a search would play; `playouts` is 0 if no search was needed."""

    moves: Sequence[M]
    playouts: int
    cut: bool
    """True if the time ran out before all playouts were made."""


def search(
    searcher: Searcher[S, M, W],
    state: S,
    decision: Decision[M],
    seed: int,
    playouts: int,
    stop: Stop = never,
) -> Found[M]:
    """Search for the best moves in a dealt copy until the decision is safe. Raises Stopped.

    It takes about `playouts` playouts, fewer if one option is clearly best, and up to `CLOSE` times
    as many if some are close.
    """
    options = candidates(searcher, state, decision, seed)
    if len(options) == 1:
        return Found(options[0], 0, cut=False)
    found = Comparison(searcher, state, decision.seat, options, seed, searcher.rounds)
    left, cut = race(found, playouts, stop)
    best = best_of(found, left)
    if best and searcher.refuses(decision, options[best][0]):
        offered = best_of(found, [option for option in left if option != best])
        pair = [options[offered], options[best]]
        return _confirmed(found.to_the_end(pair), found.playouts, playouts, stop)
    return Found(options[best], found.playouts, cut)


def _confirmed(found: Comparison[Any, M, Any], before: int, playouts: int, stop: Stop) -> Found[M]:
    """Return the second of two options if playouts to the end find it better, too.

    As many as before have been made already. Raises Stopped.
    """
    try:
        found.play((0, 1), playouts // CONFIRMING, stop)
        cut = False
    except TimeUp:
        cut = True
    return Found(found.options[best_of(found, (0, 1))], before + found.playouts, cut)


def candidates(
    searcher: Searcher[S, M, W],
    state: S,
    decision: Decision[M],
    seed: int,
    most: int = OPTIONS,
) -> list[Sequence[M]]:
    """Return the moves, or the batches, that are worth trying, the tuned choice first.

    The tuned choice is the only one if it is clearly better, or if such decisions are not searched.
    """
    if decision.kind in searcher.planned:
        return [*plans(searcher, state, decision, seed)]
    weights = searcher.weights(state)
    chosen = searcher.quick(state, decision, weights, Rng(seed))
    if decision.kind not in searcher.searched or len(chosen) > 1:
        return [chosen]
    scores = searcher.scores(state, decision, weights)
    top = max(scores)
    rated = sorted(zip(scores, range(len(scores)), strict=True), key=lambda one: -one[0])
    others = [decision.moves[at] for score, at in rated if top - score <= WITHIN]
    others = [move for move in others if move != chosen[0]]
    if not others or rated[0][0] - rated[1][0] > CLEAR:
        return [chosen]
    return [chosen, *[(move,) for move in others[: most - 1]]]


def plans(
    searcher: Searcher[S, M, W],
    state: S,
    decision: Decision[M],
    seed: int,
    *played: tuple[M, ...],
) -> list[tuple[M, ...]]:
    """Return batches that lead to different positions; the order of their moves is irrelevant.

    The first are those that were played, then comes the tuned one.
    """
    rng, rules = Rng(Rng(seed).below(1 << 63, "plans")), searcher.rules
    weights = (searcher.weights(state), *(searcher.drawn(state, rng) for _ in range(PLANS)))
    planned = (tuple(searcher.quick(state, decision, one, rng)) for one in weights)
    found: dict[str, tuple[M, ...]] = {}
    for moves in (*played, *planned):
        after = rules.clone(state)
        batches.play(rules, after, decision.seat, moves)
        found.setdefault(json.dumps(rules.dump(after), sort_keys=True), moves)
    return list(found.values())


def race(found: Comparison[Any, Any, Any], playouts: int, stop: Stop) -> tuple[Sequence[int], bool]:
    """Return the options that are left by a race, and whether the time ran out.

    An option drops out if it is surely behind the leader, or surely as good. The tuned choice,
    which is the first option, stays until the end because all gains are relative to it. Raises
    Stopped.
    """
    left, deals, most = list(range(len(found.options))), 0, CLOSE * playouts
    try:
        while found.playouts < most:
            deals += max(FEWEST, most // (LOOKS * len(left)))
            found.play(left, deals, stop)
            lead = max(left, key=found.mean)
            rivals = [o for o in left if o != lead and _is_open(found.gain(lead, o))]
            left = sorted({0, lead, *rivals})
            if not rivals:
                break
    except TimeUp:
        return left, True
    return left, False


def _is_open(gain: Gain) -> bool:
    """Return whether it is not known yet which of two options is better, the leader or another."""
    doubt = SURE * gain.error
    return gain.points <= doubt and gain.points + doubt >= EVEN


def best_of(found: Comparison[Any, Any, Any], left: Sequence[int]) -> int:
    """Return the option that gains most over the tuned choice.

    A gain counts only if it exceeds its standard error; otherwise the tuned choice is best.
    """
    gains = {option: found.gain(option, 0) for option in left[1:]}
    sure = [o for o, gain in gains.items() if gain.deals >= FEWEST and gain.points > gain.error]
    return max(sure, key=lambda option: gains[option].points, default=0)


@dataclass(frozen=True)
class SearchBot(Generic[S, M, W]):
    """A house bot that searches; `playouts` is the usual number for a move."""

    searcher: Searcher[S, M, W]
    playouts: int

    def choose(
        self, rules: Rules[S, M, Any], state: S, decision: Decision[M], rng: Rng
    ) -> Sequence[M]:
        """Return the moves that a search finds, using deals of what the seat cannot see."""
        return self.find(rules, state, decision, rng).moves

    def find(self, rules: Rules[S, M, Any], state: S, decision: Decision[M], rng: Rng) -> Found[M]:
        """Return the result of `choose` with an equal generator, including the playouts made."""
        dealt = self.searcher.resample(state, decision.seat, rng)
        seed = rng.below(1 << 63, "search")
        own = _decision(rules, dealt, decision.seat)
        return search(self.searcher, dealt, own, seed, self.playouts)


class MoveAnswer(NamedTuple):
    """The answer of a strong bot in notation: one move, or a batch joined by "; "."""

    move: str
    playouts: int
    cut: bool

    def is_short(self, playouts: int) -> bool | None:
        """Return whether fewer than half of the usual playouts were made before time was up.

        The result is None if no search was needed.
        """
        if not self.cut and not self.playouts:
            return None
        return self.cut and 2 * self.playouts < playouts


class MoveJob(NamedTuple):
    """A request for a strong bot's move; `dealt` is a dealt copy as JSON text."""

    game: str
    dealt: str
    seat: Seat
    seed: int
    playouts: int
    seconds: float
    asked: float | None = None
    """Time at which waiting began, by the system-wide clock `time.monotonic`.

    If it is None, only the time that a process takes counts."""

    def run(self, searchers: Searchers, stop: Stop) -> MoveAnswer:
        """Search for the best move. Raises Stopped if the answer is no longer wanted."""
        searcher = searchers[self.game]
        state = searcher.load(json.loads(self.dealt))
        decision = _decision(searcher.rules, state, self.seat)
        found = search(searcher, state, decision, self.seed, self.playouts, stop)
        return MoveAnswer("; ".join(map(searcher.rules.notate, found.moves)), *found[1:])


def _decision(rules: Rules[S, M, Any], state: S, seat: Seat) -> Decision[M]:
    return next(decision for decision in rules.pending(state) if decision.seat == seat)
