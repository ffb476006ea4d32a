"""Puerto Rico for the search: the features and the rating of positions in dealt copies."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from importlib.resources import files
from operator import attrgetter

from bot.engine.api import Decision
from bot.engine.rng import Rng
from bot.games.puerto_rico import scoring
from bot.games.puerto_rico.data import (
    BUILDINGS,
    CITY_SPACES,
    FACTORY_INCOME,
    GOODS,
    QUARRY,
    SETUPS,
    TILES,
)
from bot.games.puerto_rico.moves import Move, Pass
from bot.games.puerto_rico.rules import RULES
from bot.games.puerto_rico.state import State
from bot.games.puerto_rico.visibility import resample
from bot.house_bots.greedy import best
from bot.house_bots.puerto_rico.board import Board
from bot.house_bots.puerto_rico.heuristic import PLANNED, placement, score
from bot.house_bots.puerto_rico.playout.play import play_on
from bot.house_bots.puerto_rico.playout_view import PlayerPlayoutView, PlayoutView
from bot.house_bots.puerto_rico.styles import STYLES
from bot.house_bots.puerto_rico.table import Table
from bot.house_bots.puerto_rico.weights import ALL_KINDS, GAME, Weights, kind_of, tuned
from bot.house_bots.search import SearchBot
from bot.house_bots.searcher import Searcher
from bot.house_bots.value import Features, learned

_BEIGE = tuple(key for key, one in BUILDINGS.items() if not one.production)

_COUNTS = (
    *("points", "chips", "doubloons", "spare", "windrose", "people", "nobles", "forests"),
    *("island_left", "city_left", "unmanned", "governor", "turn", "kinds", "made", "dear"),
    *("shipped", "factory_income", "harbor_kinds", "wharf_goods", "sold"),
    *(f"good_{good}" for good in GOODS),
    *(f"makes_{good}" for good in GOODS),
    *(f"plans_{good}" for good in GOODS),
    *(f"tile_{tile}" for tile in TILES),
    "manned_quarry",
    *_BEIGE,
)

_NAMES = (*_COUNTS, *(f"{name}*left" for name in _COUNTS))
"""Names of a seat's features; those with `*left` are multiplied by the share of the game that is
left."""


def _features(state: State) -> list[list[float]]:
    """Return the features of every seat, in the order of their names."""
    playout_view = PlayoutView(state, 0)
    boards = [player.board for player in playout_view.players]
    left = _left(playout_view, boards)
    points = [score.points for score in scoring.scores(state)]
    found = []
    for player, board, total in zip(playout_view.players, boards, points, strict=True):
        counts = _counts(state, player, board, total)
        found.append([*counts, *[count * left for count in counts]])
    return found


def _left(playout_view: PlayoutView, boards: Sequence[Board]) -> float:
    """Return the remaining share of the game, estimated from the supplies."""
    if playout_view.ending:
        return 0.0
    setup = SETUPS[playout_view.seats]
    shares = [
        playout_view.chips / setup.chips,
        min(one.spaces_left for one in boards) / CITY_SPACES,
    ]
    if not playout_view.with_nobles:
        shares.append(playout_view.colonists / setup.colonists)
    return max(0.0, min(shares))


def _counts(state: State, player: PlayerPlayoutView, board: Board, points: int) -> list[float]:
    goods, city, seats = player.goods, board.city, len(state.players)
    turn = (player.seat - state.governor) % seats
    made, planned = board.production, board.planned
    works = {key for key, people in city.items() if people}
    held = sum(goods.values())
    dear = board.dear(state.options)
    return [
        points,
        state.players[player.seat].chips,
        player.doubloons,
        max(0, player.doubloons - 10),
        player.windrose,
        board.people,
        player.nobles,
        board.forest_count,
        board.island_left,
        board.spaces_left,
        len(city) - len(works),
        turn == 0,
        turn / seats,
        len(made),
        sum(made.values()),
        dear,
        max(0, held - 8),
        FACTORY_INCOME[len(made)] if "factory" in works else 0,
        len(made) if "harbor" in works else 0,
        sum(made.values()) if "wharf" in works else 0,
        dear if "small_market" in works or "large_market" in works else 0,
        *[goods[good] for good in GOODS],
        *[made.get(good, 0) for good in GOODS],
        *[planned.get(good, 0) for good in GOODS],
        *[board.tiles[tile] for tile in TILES],
        board.manned[QUARRY],
        *[key in city for key in _BEIGE],
    ]


FEATURES = Features(_NAMES, _features)
"""Features of all seats, with their names."""


ROUNDS = 3
"""Number of rounds that a playout lasts after the one in which it starts; the learned value
predicts the rest."""


def scores(state: State, decision: Decision[Move], weights: Weights) -> Sequence[float]:
    """Return the ratings of a decision's moves in VP."""
    table = _table(state, decision, weights)
    return [score(move, table) for move in decision.moves]


def quick(state: State, decision: Decision[Move], weights: Weights, rng: Rng) -> Sequence[Move]:
    """Return the move that the heuristic would make with these weights."""
    table = _table(state, decision, weights)
    if decision.kind == PLANNED:
        return placement(table)
    return (best(decision.moves, partial(score, table=table), rng),)


def _table(state: State, decision: Decision[Move], weights: Weights) -> Table:
    return Table(PlayoutView(state, decision.seat), decision.seat, weights)


def holdings(state: State) -> list[dict[str, int]]:
    """Return what each seat has of everything that a phase may bring."""
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


def _refuses(decision: Decision[Move], move: Move) -> bool:
    """Return whether a move leaves all plantations, of which the learned value thinks too well."""
    return decision.kind == "settle" and isinstance(move, Pass)


def _kind(state: State) -> str:
    return kind_of(len(state.players), state.options)


SEARCHER = Searcher(
    module=__name__,
    rules=RULES,
    resample=resample,
    searched=frozenset({"role", "build", "settle", "sell", "load"}),
    tuned=tuned(),
    kind=_kind,
    kinds=ALL_KINDS,
    scores=scores,
    quick=quick,
    round=attrgetter("round"),
    value=learned(files(__package__), GAME, FEATURES, _kind, ALL_KINDS),
    rounds=ROUNDS,
    features=FEATURES,
    holdings=holdings,
    styles=STYLES,
    planned=frozenset({PLANNED}),
    refuses=_refuses,
    play_on=partial(play_on, quick),
)

PLAYOUTS = 500
"""Usual number of playouts for a move, which take less than a second on one core."""

STRONG = SearchBot(SEARCHER, PLAYOUTS)
