"""Games in which one seat plays by the tried weights, and their outcomes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf, tanh
from typing import Any, Generic, NamedTuple, TypeVar

from bot.engine.api import Score, Seat
from bot.engine.rng import Rng
from bot.house_bots.playouts import never, player_of
from bot.house_bots.searcher import Searcher

W = TypeVar("W")

CLEAR = 0.2
"""Share of a table's mean points by which a winner is clearly ahead."""


class Match(NamedTuple, Generic[W]):
    """A deal, and the weights that play each seat: None for the seat of the tried weights.

    `opponents` is the name of the others.
    """

    options: Mapping[str, str]
    deal: int
    opponents: str
    seats: tuple[W | None, ...]


class Outcome(NamedTuple):
    """The outcome of a match for the tried weights: the share of the win, and how clear it was.

    `lead` is -1 to 1. A point more counts most if it decides the win: whole games are a much
    noisier measure, and plain points reward weights that win high and lose often.
    """

    won: float
    lead: float


def play(searcher: Searcher[Any, Any, W], match: Match[W], tried: W) -> Outcome:
    """Play a match with those weights, as fast as a playout."""
    by_seat = [tried if weights is None else weights for weights in match.seats]
    rules = searcher.rules
    state = rules.setup(len(by_seat), match.options, match.deal)
    play_on = player_of(searcher)
    play_on(state, by_seat, Rng(match.deal), inf, never)
    return outcome(rules.scores(state), match.seats.index(None))


def outcome(scores: Sequence[Score], seat: Seat) -> Outcome:
    """Return how a game ended for a seat."""
    winners = [score.seat for score in scores if score.rank == 1]
    ahead = scores[seat].points - max(score.points for score in scores if score.seat != seat)
    usual = sum(abs(score.points) for score in scores) / len(scores)
    lead = tanh(ahead / (CLEAR * usual)) if usual else 0.0
    return Outcome((seat in winners) / len(winners), lead)
