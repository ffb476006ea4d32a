"""Magister Navis for the search: the heuristic's judgement, read from dealt copies."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from importlib.resources import files
from operator import attrgetter

from bot.engine.api import Decision
from bot.engine.game import keep_all
from bot.engine.rng import Rng
from bot.games.magister_navis.moves import Move
from bot.games.magister_navis.rules import RULES
from bot.games.magister_navis.state import State
from bot.house_bots.greedy import best
from bot.house_bots.magister_navis.features import FEATURES
from bot.house_bots.magister_navis.heuristic import Scores
from bot.house_bots.magister_navis.playout_view import of_state
from bot.house_bots.magister_navis.weights import GAME, Weights, named
from bot.house_bots.search import SearchBot
from bot.house_bots.searcher import Searcher
from bot.house_bots.value import learned
from bot.house_bots.weights import SPREAD, drawn

ROUNDS = 1
"""Rounds that a playout lasts after the one in which it begins; the value predicts the rest."""


def scores(state: State, decision: Decision[Move], weights: Weights) -> Sequence[float]:
    """Return the worth of a decision's moves in glory."""
    of = Scores(of_state(state, decision.seat), decision, weights).of
    return [of(move) for move in decision.moves]


def quick(state: State, decision: Decision[Move], weights: Weights, rng: Rng) -> Sequence[Move]:
    """Return the move that the heuristic with these weights plays."""
    of = Scores(of_state(state, decision.seat), decision, weights).of
    return (best(decision.moves, of, rng),)


def holdings(state: State) -> list[dict[str, int]]:
    """Return the seats' holdings of all that a phase may bring."""
    cities = list(state.cities.values())
    return [
        {
            "discs": player.harbor,
            "active": sum(player.active.values()),
            "cities": cities.count(seat),
            "cards": len(player.cards),
            "tokens": sum(player.tokens.values()),
            "buildings": sum(player.built.values()),
        }
        for seat, player in enumerate(state.players)
    ]


SEARCHER = Searcher(
    module=__name__,
    rules=RULES,
    resample=keep_all,
    searched=frozenset({"build", "turn", "second"}),
    weights=named(),
    draw=partial(drawn, named(), SPREAD),
    scores=scores,
    quick=quick,
    round=attrgetter("round"),
    value=learned(files(__package__).joinpath("value.json"), GAME, FEATURES),
    rounds=ROUNDS,
    features=FEATURES,
    holdings=holdings,
)

PLAYOUTS = 250
"""About a second's worth on one core."""

STRONG = SearchBot(SEARCHER, PLAYOUTS)
