"""A playout under way: the position, and each player's choices among rated moves."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

from bot.engine.rng import Rng
from bot.games.magister_navis.data import ROUNDS
from bot.games.magister_navis.options import Options
from bot.games.magister_navis.state import State
from bot.house_bots.magister_navis.playout.position import Position
from bot.house_bots.magister_navis.playout.prices import Prices
from bot.house_bots.magister_navis.playout.rating import Rating
from bot.house_bots.magister_navis.weights import Weights

T = TypeVar("T", int, tuple[int, int, int])

PLACES = 6
"""Number of decimals of a score, so that equally good moves are equal."""


@lru_cache(maxsize=64)
def prices_of(weights: Weights, rounds: int, seats: int, options: Options) -> Prices:
    """Return the prices of a player, which several playouts of a deal share."""
    return Prices(weights, rounds, seats, options)


class Playing:
    """A playout under way."""

    __slots__ = ("_prices", "_ratings", "_rng", "_weights", "options", "position")

    def __init__(self, state: State, weights: Sequence[Weights], rng: Rng) -> None:
        self.position = Position(state)
        self.options = state.options
        self._weights, self._rng = weights, rng
        self._prices: list[dict[int, Prices]] = [{} for _ in weights]
        self._ratings: dict[int, Rating] = {}

    def rating(self, seat: int, preparing: bool = False) -> Rating:
        """Return the rating for a decision of a seat, which holds until the next one."""
        position = self.position
        rounds = ROUNDS - position.round + preparing
        prices = self._prices[seat].get(rounds)
        if prices is None:
            prices = prices_of(self._weights[seat], rounds, position.seats, self.options)
            self._prices[seat][rounds] = prices
        rating = self._ratings.get(seat)
        if rating is None:
            self._ratings[seat] = rating = Rating(position, position.boards[seat], prices)
            return rating
        return rating.begin(prices)

    def best(self, moves: Sequence[T], scores: Sequence[float]) -> T:
        """Return the move with the highest score; moves are in the order of their notation."""
        if len(moves) == 1:
            return moves[0]
        rounded = [round(score, PLACES) for score in scores]
        top = max(rounded)
        return self.lot([m for m, score in zip(moves, rounded, strict=True) if score == top])

    def lot(self, moves: Sequence[T]) -> T:
        """Return one of several equally good moves."""
        return moves[self._rng.below(len(moves), "bot") if len(moves) > 1 else 0]
