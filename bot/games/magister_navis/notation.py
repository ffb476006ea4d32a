"""Text to moves: `ship FE shipyard`, shortened words (`sh fe`), batches (`pass; discard SA-1`).

Words may be left out at the end if only one move fits: `ship fe` if one building or token ships.
`token` in front asks for a token to be spent: `token ship FE`. A later move of a batch may leave
out the verb of the move before it, and its source: `ship FE cartographer; FE`.
"""

from __future__ import annotations

from typing import get_args

from bot.engine.grammar import Grammar, words
from bot.games.magister_navis.data import (
    BUILDINGS,
    CARDS,
    CITIES,
    DECKS,
    GOVERNORS,
    REGIONS,
    SOURCES,
    TOKENS,
)
from bot.games.magister_navis.moves import NO_CARD, SALARY, Action, Move

TOKEN = "token"  # noqa: S105  a token of the game
"""The word in front of an action that is to be paid with a token."""


def _spends_token(move: Move) -> bool:
    return isinstance(move, Action) and move.source in TOKENS


GRAMMAR: Grammar[Move] = Grammar(
    get_args(Move),
    {
        "building": words(BUILDINGS),
        "source": words([*SOURCES, SALARY]),
        "region": words(REGIONS),
        "city": words(CITIES),
        "deck": words(DECKS),
        "card": words(CARDS),
        "governor": words([*GOVERNORS, NO_CARD]),
    },
    tail="source",
    narrowing={TOKEN: _spends_token},
)
