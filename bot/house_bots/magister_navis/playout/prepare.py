"""Building, growth and salary, as `phases.prepare` has them."""

from __future__ import annotations

from bot.games.magister_navis.data import BUILDING_LEVEL, GROWTH, SINGLE_LEVEL
from bot.games.magister_navis.state import reward
from bot.house_bots.magister_navis.playout.playing import Playing
from bot.house_bots.magister_navis.playout.position import Position
from bot.house_bots.magister_navis.playout.rating import PAYMENTS_AT, Rating
from bot.house_bots.magister_navis.playout.tables import (
    ACTIONS,
    CULTURE,
    FIELD,
    FINANCE,
    LEVEL,
    SINGLE_SYMBOLS,
)

LEVEL_AT = [reward(BUILDING_LEVEL, value) for value in range(FIELD + 1)]
GROWTH_AT = [reward(GROWTH, value) for value in range(FIELD + 1)]


def build(playing: Playing, seat: int) -> None:
    """Have a player take a building."""
    position = playing.position
    buildings = _offered(position, seat)
    scores: list[float] = []
    if len(buildings) > 1:
        scores = _scores(playing.rating(seat, preparing=True), buildings)
    building = playing.best(buildings, scores)
    position.offer[building] -= 1
    position.boards[seat].build(building)


def _offered(position: Position, seat: int) -> list[int]:
    """Return the buildings up to the player's level, or of the lowest level still available."""
    board = position.boards[seat]
    owns = any(LEVEL[building] == SINGLE_LEVEL for building in board.built)
    left = [
        building
        for building, count in position.offer.items()
        if count and not (owns and LEVEL[building] == SINGLE_LEVEL)
    ]
    level = max(LEVEL_AT[board.status & FIELD], min([LEVEL[building] for building in left]))
    return sorted([building for building in left if LEVEL[building] <= level])


def _scores(rating: Rating, buildings: list[int]) -> list[float]:
    """Return the worth of each building's symbols, and of its uses until the end."""
    prices, board = rating.prices, rating.board
    weights, combined = prices.weights, prices.combined
    paid = board.circles < rating.payments + 1
    times = 1 + (prices.rounds - 1) * (weights.used_paid if paid else weights.used)
    use = [one * prices.crowded[own] for one, own in zip(prices.use, board.uses, strict=True)]
    found = []
    for building in buildings:
        worth = uses = 0.0
        for symbols in SINGLE_SYMBOLS[building]:
            worth += rating.gain(symbols)
        for action in ACTIONS[building]:
            uses += use[action]
        found.append(worth + uses * combined[building] * times)
    return found


def grow(position: Position, seat: int) -> None:
    """Move as many discs as growth and supply allow to the harbor."""
    board = position.boards[seat]
    discs = min(board.supply, GROWTH_AT[board.status >> CULTURE & FIELD])
    board.supply -= discs
    board.harbor += discs


def payments(position: Position, seat: int) -> int:
    """Return the number of payments in a player's salary."""
    return PAYMENTS_AT[position.boards[seat].status >> FINANCE & FIELD]


def salary(playing: Playing, seat: int, left: int) -> None:
    """Return discs for this number of payments."""
    board = playing.position.boards[seat]
    while left and board.activated > left:
        buildings = sorted(board.active)
        scores: list[float] = []
        if len(buildings) > 1:
            use = playing.rating(seat, preparing=True).prices.use
            scores = [
                max([use[action] / board.uses[action] for action in ACTIONS[building]])
                for building in buildings
            ]
        board.release(playing.best(buildings, scores))
        left -= 1
    if left:
        for building, count in [*board.active.items()]:
            for _ in range(count):
                board.release(building)
