"""The tables of a game's numbers and tokens that playouts need.

Tiles are numbers in the order of their keys; goods and colours are numbers in the order of `GOODS`
and `COLOURS`.
"""

from __future__ import annotations

from functools import lru_cache

from bot.games.amerigo.data import COLOURS, GOODS, NEUTRAL, Numbers, token
from bot.games.amerigo.map.placing import SHAPES
from bot.games.amerigo.tokens import (
    CASHED,
    END_POSTS,
    GOLD_2TO1,
    PIRATES_GOLD,
    PIRATES_HALF,
    PIRATES_PLUS2,
    PLAN_TWO,
    POST_GOLD,
    SAIL8,
    SWAP_RED_GREEN,
    TO_FRONT,
    VP_CUBES,
    amount,
    bonus,
)

BLUE, BLACK, RED, BROWN, GREEN, YELLOW, WHITE = range(7)
"""Numbers of the colours."""


class Kinds:
    """The tables of a game's numbers."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        tiles = sorted((*numbers.villages, *numbers.neutral), key=lambda tile: tile.key)
        self.keys = [tile.key for tile in tiles]
        self.tiles = {key: number for number, key in enumerate(self.keys)}
        """Number of each tile by key."""
        self.plan = [tile.plan for tile in tiles]
        self.build = [tile.build for tile in tiles]
        self.size = [tile.size for tile in tiles]
        self.points = [(tile.small, tile.big) for tile in tiles]
        """VP of each tile on small and on big islands."""
        self.mean = [(tile.small + tile.big) / 2 for tile in tiles]
        self.neutral = [tile.key[0] == NEUTRAL for tile in tiles]
        self.shapes = [[*SHAPES].index(tile.shape) for tile in tiles]
        self.largest_first = sorted(range(len(tiles)), key=lambda tile: -self.size[tile])
        self.factors = [numbers.completion_factor(posts) for posts in range(numbers.posts + 2)]
        """Factors for completing an island, by number of posts."""
        self.spaces = [
            COLOURS.index(colour) if colour in COLOURS else len(COLOURS)
            for colour in numbers.order_spaces
        ]
        """Colour of each space of the order track; that of the last is len(COLOURS)."""


@lru_cache(maxsize=8)
def kinds(numbers: Numbers) -> Kinds:
    """Return the tables of a game's numbers."""
    return Kinds(numbers)


class Held:
    """The effects of the progress tokens of a player."""

    __slots__ = (
        "bonus",
        "end_posts",
        "halves",
        "neutral",
        "plus",
        "post_gold",
        "rate",
        "repels",
        "reserve",
        "sail8",
        "swaps",
        "to_front",
        "vp_cubes",
    )

    def __init__(self, tokens: tuple[str, ...]) -> None:
        self.bonus = [bonus(tokens, colour) for colour in COLOURS]
        self.reserve = sum([token(key).amount for key in tokens if key in CASHED])
        self.neutral = amount(tokens, PLAN_TWO, 1)
        self.post_gold = amount(tokens, POST_GOLD)
        self.end_posts = END_POSTS in tokens
        self.rate = amount(tokens, GOLD_2TO1)
        """Cubes a gold, 0 = as usual."""
        self.halves = amount(tokens, PIRATES_HALF, 1)
        self.plus = amount(tokens, PIRATES_PLUS2)
        self.repels = amount(tokens, PIRATES_GOLD)
        self.swaps = SWAP_RED_GREEN in tokens
        self.sail8 = SAIL8 in tokens
        self.to_front = TO_FRONT in tokens
        self.vp_cubes = VP_CUBES in tokens


@lru_cache(maxsize=4096)
def held(tokens: tuple[str, ...]) -> Held:
    """Return what a player's tokens do."""
    return Held(tokens)


@lru_cache(maxsize=256)
def goods_token(text: str) -> tuple[int, int]:
    """Return the good and the cost of a goods token such as "cotton 3"."""
    good, cost = text.split()
    return GOODS.index(good), int(cost)
