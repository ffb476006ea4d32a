"""Games in which one seat plays by the weights that are tried, and what came of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import tanh
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from bot.engine import batches
from bot.engine.api import Decision, Rules, Score, Seat
from bot.engine.rng import Rng
from bot.players.searcher import Searcher
from bot.players.weights import Weighed

W = TypeVar("W")

Quick: TypeAlias = Callable[[Any, Decision[Any], W, Rng], Sequence[Any]]
"""Returns what the house bot with those weights plays."""

CLEAR = 0.2
"""Share of a table's mean points by which a winner is clearly ahead."""


class Match(NamedTuple, Generic[W]):
    """A deal, and who plays in which seat: None where the tried weights sit.

    `opponents` is what the others are called.
    """

    options: Mapping[str, str]
    deal: int
    opponents: str
    seats: tuple[W | None, ...]


class Outcome(NamedTuple):
    """How a match ended for the tried weights: the share of the win, and how clear that was.

    `lead` is -1 to 1. A point more counts most where it decides who wins: whole games are a much
    noisier measure, and plain points reward whoever wins high and loses often.
    """

    won: float
    lead: float


def quickest(
    weighed: Weighed[W], searcher: Searcher[Any, Any, W] | None, rules: Rules[Any, Any, Any]
) -> Quick[W]:
    """Return how a game's house bot plays fastest: without views, where it can be searched."""
    return searcher.quick if searcher else partial(_with_views, weighed, rules)


def _with_views(
    weighed: Weighed[W],
    rules: Rules[Any, Any, Any],
    state: object,
    decision: Decision[Any],
    weights: W,
    rng: Rng,
) -> Sequence[Any]:
    return weighed.bot(weights).choose(rules, state, decision, rng)


def play(rules: Rules[Any, Any, Any], quick: Quick[W], match: Match[W], tried: W) -> Outcome:
    """Play a match with those weights."""
    by_seat = [tried if weights is None else weights for weights in match.seats]
    state, rng = rules.setup(len(by_seat), match.options, match.deal), Rng(match.deal)
    while pending := rules.pending(state):
        decision = pending[0]
        batch = quick(state, decision, by_seat[decision.seat], rng)
        batches.play(rules, state, decision.seat, batch)
    return outcome(rules.scores(state), match.seats.index(None))


def outcome(scores: Sequence[Score], seat: Seat) -> Outcome:
    """Return how a game ended for a seat."""
    winners = [score.seat for score in scores if score.rank == 1]
    ahead = scores[seat].points - max(score.points for score in scores if score.seat != seat)
    usual = sum(abs(score.points) for score in scores) / len(scores)
    lead = tanh(ahead / (CLEAR * usual)) if usual else 0.0
    return Outcome((seat in winners) / len(winners), lead)
