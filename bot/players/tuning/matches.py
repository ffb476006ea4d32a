"""Games in which one seat plays by the weights that are tried, and what came of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import tanh
from typing import Any, Generic, NamedTuple, TypeVar

from bot.engine import batches
from bot.engine.api import Score, Seat
from bot.engine.rng import Rng
from bot.players.searcher import Searcher

W = TypeVar("W")

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


def play(searcher: Searcher[Any, Any, W], match: Match[W], tried: W) -> Outcome:
    """Play a match with those weights, as fast as a playout."""
    by_seat = [tried if weights is None else weights for weights in match.seats]
    rules, rng = searcher.rules, Rng(match.deal)
    state = rules.setup(len(by_seat), match.options, match.deal)
    while pending := rules.pending(state):
        decision = pending[0]
        moves = searcher.quick(state, decision, by_seat[decision.seat], rng)
        batches.play(rules, state, decision.seat, moves)
    return outcome(rules.scores(state), match.seats.index(None))


def outcome(scores: Sequence[Score], seat: Seat) -> Outcome:
    """Return how a game ended for a seat."""
    winners = [score.seat for score in scores if score.rank == 1]
    ahead = scores[seat].points - max(score.points for score in scores if score.seat != seat)
    usual = sum(abs(score.points) for score in scores) / len(scores)
    lead = tanh(ahead / (CLEAR * usual)) if usual else 0.0
    return Outcome((seat in winners) / len(winners), lead)
