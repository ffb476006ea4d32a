"""Text to moves: `sail 1 D7`, shortened words (`ta v3L`), batches (`build v3L D7 90; n2 E9 0`)."""

from __future__ import annotations

from itertools import product
from typing import get_args

from bot.engine.grammar import Grammar, words
from bot.games.amerigo.corrections import SIDES
from bot.games.amerigo.data import DATA, GOODS, NEUTRAL, TOKENS, VILLAGE
from bot.games.amerigo.map import cells
from bot.games.amerigo.map.placing import SHAPES, TURNS
from bot.games.amerigo.moves import CHEST, AnyMove
from bot.games.amerigo.tokens import CASHED

_LONGEST = max(map(max, DATA.grids.values())) * SIDES[-1]
"""Cells of a map's longer side, with the largest tiles that a corrected data file may have."""
_FRAME = 2 * max(rows + columns for rows, columns in DATA.grids.values())
_MOST_POINTS = 99
"""More AP than any player can have."""

_CELLS = [cells.name(*place) for place in product(range(_LONGEST), repeat=2)]
_FIELDS = [f"Z{number + 1}" for number in range(_FRAME)]

GRAMMAR: Grammar[AnyMove] = Grammar(
    get_args(AnyMove),
    {
        "ship": words(range(1, DATA.numbers.ships + 1)),
        "cell": words([*_CELLS, *_FIELDS]),
        "points": words(range(1, _MOST_POINTS + 1)),
        "tile": words(whose + shape for whose in (VILLAGE, NEUTRAL) for shape in SHAPES),
        "token": words(TOKENS),
        "turn": words(TURNS),
        "good": words(GOODS),
        "cost": words(range(1, _MOST_POINTS + 1)),
        "what": words([CHEST, *CASHED]),
    },
)
