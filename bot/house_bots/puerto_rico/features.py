"""Features that the learned value sees of a position: counts of every player's board."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.puerto_rico.data import (
    BUILDINGS,
    CITY_SPACES,
    FACTORY_INCOME,
    GOODS,
    QUARRY,
    SETUPS,
    TILES,
)
from bot.games.puerto_rico import scoring
from bot.games.puerto_rico.state import State
from bot.house_bots.puerto_rico.board import Board
from bot.house_bots.puerto_rico.playout_view import PlayerPlayoutView, PlayoutView
from bot.house_bots.value import Features

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
"""Those with `*left` are multiplied by the share of the game that is left."""


def _features(state: State) -> list[list[float]]:
    """Return the features of every seat, by seat, in the order of the names."""
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
    """Return the share of the game that is left, estimated from the supplies."""
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
"""The features of a seat."""
