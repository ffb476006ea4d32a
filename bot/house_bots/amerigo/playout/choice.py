"""The choice among rated moves; moves are numbers that are ordered as their notation is.

The upper bits of a move are its verb, the lower ones what is moved.
"""

from __future__ import annotations

from math import inf

from bot.engine.rng import Rng

ADVANCE, BUILD, BUY, CASH, DONE, FRONT, GOLD, LOAD, MOVE, PICK, POINTS, POST, SAIL, TAKE, USE = (
    verb << 24 for verb in range(15)
)
"""The verbs, sorted."""
WHAT = (1 << 24) - 1
"""Bits of a move that say what is moved."""

_COUNT = 127
_MOST_POINTS = 99
_RANKS = {text: rank for rank, text in enumerate(sorted(map(str, range(_MOST_POINTS + 1))))}
COUNTED = [_RANKS[str(count)] << 7 | count for count in range(_MOST_POINTS + 1)]
"""Numbers of AP as parts of moves."""

FINE = 0.000001
"""Ratings that are farther apart than this differ after rounding."""


def count_of(move: int) -> int:
    """Return the number of AP of a move."""
    return move & _COUNT


class Choice:
    """The best moves so far, rounded as `Scores.of` rounds."""

    __slots__ = ("floor", "moves", "top")

    def __init__(self) -> None:
        self.top = -inf
        """The highest rating."""
        self.floor = -inf
        """Ratings below this cannot be the highest."""
        self.moves: list[int] = []

    def offer(self, rating: float, move: int) -> None:
        """Rate a move."""
        if rating < self.floor:
            return
        rating = round(rating, 6)
        if rating > self.top:
            self.top, self.floor, self.moves = rating, rating - FINE, [move]
        elif rating == self.top:
            self.moves.append(move)

    def draw(self, lots: Rng) -> int:
        """Return the best move; ties are broken by lot."""
        moves = self.moves
        if len(moves) == 1:
            return moves[0]
        moves.sort()
        return moves[lots.below(len(moves), "bot")]
