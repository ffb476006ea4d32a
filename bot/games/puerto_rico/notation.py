"""The notation of the moves of Puerto Rico: `load corn 6`, `place corn; corn`."""

from __future__ import annotations

from typing import get_args

from bot.engine.grammar import Grammar, words
from bot.games.puerto_rico.data import BUILDINGS, FOREST, GOODS, SETUPS, TILES, WINDROSE
from bot.games.puerto_rico.moves import Move

GRAMMAR: Grammar[Move] = Grammar(
    get_args(Move),
    {
        "role": words(role for setup in SETUPS.values() for role in setup.roles),
        "tile": words(TILES),
        "good": words(GOODS),
        "land": words([*TILES, FOREST]),
        "circle": words([*TILES, *BUILDINGS]),
        "place": words([*TILES, *BUILDINGS, WINDROSE]),
        "building": words(BUILDINGS),
        "ship": words(size for setup in SETUPS.values() for size in setup.cargo_ships),
    },
)
