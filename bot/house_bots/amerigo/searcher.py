"""Amerigo for the search: the heuristic's judgement, read from dealt copies."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from importlib.resources import files
from operator import attrgetter

from bot.engine.api import Decision
from bot.engine.rng import Rng
from bot.games.amerigo.moves import AnyMove
from bot.games.amerigo.rules import RULES
from bot.games.amerigo.state import State
from bot.games.amerigo.visibility import resample
from bot.house_bots.amerigo.features import FEATURES
from bot.house_bots.amerigo.heuristic import Scores
from bot.house_bots.amerigo.playout_view import PlayoutView
from bot.house_bots.amerigo.weights import GAME, Weights, named
from bot.house_bots.greedy import best
from bot.house_bots.search import SearchBot
from bot.house_bots.searcher import Effort, Searcher
from bot.house_bots.value import learned
from bot.house_bots.weights import SPREAD, drawn

ROUNDS = 0
"""Rounds that a playout lasts after the one in which it begins; the value predicts the rest."""

REVIEWED = Effort((3, 6), (12, 24), rounds=1, options=4)
"""Fewer deals and options than usual: a seat decides seventy times and full playouts are long.

But longer races: values at the end of the round itself mislead where many are compared. A mistake
needs one better option to be found, and it is seldom the fifth.
"""


def scores(state: State, decision: Decision[AnyMove], weights: Weights) -> Sequence[float]:
    """Return the worth of a decision's moves in VP."""
    of = Scores(PlayoutView(state), decision, weights).of
    return [of(move) for move in decision.moves]


def quick(
    state: State, decision: Decision[AnyMove], weights: Weights, rng: Rng
) -> Sequence[AnyMove]:
    """Return the move that the heuristic with these weights plays."""
    found = Scores(PlayoutView(state), decision, weights)
    moves = [move for move in decision.moves if not found.idle(move)]
    return (best(moves, found.of, rng),)


def holdings(state: State) -> list[dict[str, int]]:
    """Return the seats' holdings of all that a phase may bring."""
    return [
        {
            "points": player.points,
            "gold": player.gold,
            "cannons": player.cannons,
            "posts": [*state.posts.values()].count(seat),
            "tiles": sum(player.hand.values()),
            "resources": sum(player.resources.values()),
            "goods": sum(player.goods.values()),
            "tokens": len(player.tokens),
        }
        for seat, player in enumerate(state.players)
    ]


SEARCHER = Searcher(
    module=__name__,
    rules=RULES,
    resample=resample,
    searched=frozenset({"turn", "sail", "plan", "build", "goods", "pick"}),
    weights=named(),
    draw=partial(drawn, named(), SPREAD),
    scores=scores,
    quick=quick,
    round=attrgetter("round"),
    value=learned(files(__package__).joinpath("value.json"), GAME, FEATURES),
    rounds=ROUNDS,
    features=FEATURES,
    holdings=holdings,
    reviewed=REVIEWED,
)

PLAYOUTS = 40
"""About half a second's worth on one core."""

STRONG = SearchBot(SEARCHER, PLAYOUTS)
