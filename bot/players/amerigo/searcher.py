"""Amerigo as it is searched: the heuristic's judgement, read from dealt copies."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.api import Decision
from bot.engine.rng import Rng
from bot.games.amerigo.moves import AnyMove
from bot.games.amerigo.resample import resample
from bot.games.amerigo.rules import RULES
from bot.games.amerigo.state import State
from bot.players.amerigo.glimpse import Glimpse
from bot.players.amerigo.heuristic import Scores
from bot.players.amerigo.weights import Weights, named
from bot.players.searcher import Searcher
from bot.players.weights import drawn

SPREAD = 0.3
"""Standard deviation of the weights of others around the tuned ones, as a share of them."""


def draw(rng: Rng) -> Weights:
    """Return the weights of somebody else who plays about as well."""
    return drawn(named(), SPREAD, rng)


def scores(state: State, decision: Decision[AnyMove], weights: Weights) -> Sequence[float]:
    """Return what the moves of a decision are worth in VP."""
    of = Scores(Glimpse(state), decision, weights).of
    return [of(move) for move in decision.moves]


def quick(state: State, decision: Decision[AnyMove], weights: Weights, _: Rng) -> Sequence[AnyMove]:
    """Return what the heuristic with these weights plays; of equal moves it is the first one."""
    rated = scores(state, decision, weights)
    return (decision.moves[rated.index(max(rated))],)


def round_of(state: State) -> int:
    """Return the number of the round."""
    return state.round


SEARCHER = Searcher(
    module=__name__,
    rules=RULES,
    resample=resample,
    searched=frozenset({"turn", "sail", "plan", "build", "goods", "pick"}),
    weights=named(),
    draw=draw,
    scores=scores,
    quick=quick,
    round=round_of,
)
