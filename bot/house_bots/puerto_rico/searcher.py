"""Puerto Rico for the search: the heuristic's judgement, read from dealt copies."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from importlib.resources import files
from operator import attrgetter

from bot.engine.api import Decision
from bot.engine.rng import Rng
from bot.games.puerto_rico.moves import Move
from bot.games.puerto_rico.rules import RULES
from bot.games.puerto_rico.state import State
from bot.games.puerto_rico.visibility import resample
from bot.house_bots.greedy import best
from bot.house_bots.puerto_rico.features import FEATURES
from bot.house_bots.puerto_rico.heuristic import PLANNED, placement, score
from bot.house_bots.puerto_rico.playout_view import PlayoutView
from bot.house_bots.puerto_rico.table import Table
from bot.house_bots.puerto_rico.weights import GAME, Weights, named
from bot.house_bots.search import SearchBot
from bot.house_bots.searcher import Searcher
from bot.house_bots.value import learned
from bot.house_bots.weights import SPREAD, drawn

ROUNDS = 3
"""Rounds that a playout lasts after the one in which it begins; the value predicts the rest."""


def scores(state: State, decision: Decision[Move], weights: Weights) -> Sequence[float]:
    """Return the worth of a decision's moves in VP."""
    table = _table(state, decision, weights)
    return [score(move, table) for move in decision.moves]


def quick(state: State, decision: Decision[Move], weights: Weights, rng: Rng) -> Sequence[Move]:
    """Return the move that the heuristic with these weights plays."""
    table = _table(state, decision, weights)
    if decision.kind == PLANNED:
        return placement(table)
    return (best(decision.moves, partial(score, table=table), rng),)


def _table(state: State, decision: Decision[Move], weights: Weights) -> Table:
    return Table(PlayoutView(state, decision.seat), decision.seat, weights)


def holdings(state: State) -> list[dict[str, int]]:
    """Return the seats' holdings of all that a phase may bring."""
    return [
        {
            "chips": player.chips,
            "doubloons": player.doubloons,
            **player.goods,
            "tiles": player.island_filled,
            "people": player.people,
            "buildings": len(player.city),
        }
        for player in state.players
    ]


SEARCHER = Searcher(
    module=__name__,
    rules=RULES,
    resample=resample,
    searched=frozenset({"role", "build", "settle", "sell", "load"}),
    weights=named(),
    draw=partial(drawn, named(), SPREAD),
    scores=scores,
    quick=quick,
    round=attrgetter("round"),
    value=learned(files(__package__).joinpath("value.json"), GAME, FEATURES),
    rounds=ROUNDS,
    features=FEATURES,
    holdings=holdings,
    planned=frozenset({PLANNED}),
)

PLAYOUTS = 260
"""About a second's worth on one core."""

STRONG = SearchBot(SEARCHER, PLAYOUTS)
