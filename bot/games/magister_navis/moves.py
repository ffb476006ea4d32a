"""A player's moves: one small value per verb; the notation is the verb and its fields.

Names are the keys of `data.toml`: buildings, tokens, regions, cities, decks, cards. `source` is the
building that is activated or the token that is spent for an action, so that a turn is one move:
`ship FE shipyard`. A double action goes on with a second move or `done`.

Read from text: `ship FE shipyard`, shortened words (`sh fe`), batches (`pass; discard SA-1`). Words
may be left out at the end if only one move fits: `ship fe` if one building or token ships. `token`
in front asks for a token to be spent: `token ship FE`. A later move of a batch may leave out the
verb of the move before it, and its source: `ship FE cartographer; FE`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, get_args

from bot.engine.grammar import Grammar, words
from bot.engine.verbs import Verb
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

SALARY = "salary"
"""The source of a payment in the salary phase."""

NO_CARD = "none"
"""The name in `arrange` that leaves the governor space empty."""


@dataclass(frozen=True, slots=True)
class Build(Verb):
    """Take a building tile from the offer: `build market`."""

    building: str


@dataclass(frozen=True, slots=True)
class Pay(Verb):
    """Bring the disc of one of the player's buildings back to the harbor.

    As salary `pay market salary`, as an action `pay market exchange` or `pay market payment`.
    """

    building: str
    source: str


@dataclass(frozen=True, slots=True)
class Ship(Verb):
    """Put a disc on a region's shipping track: `ship FE shipyard`."""

    region: str
    source: str


@dataclass(frozen=True, slots=True)
class Occupy(Verb):
    """Put a disc into an empty city: `occupy EU10 residence`."""

    city: str
    source: str


@dataclass(frozen=True, slots=True)
class Attack(Verb):
    """Take an opponent's city: `attack EU10 barracks`."""

    city: str
    source: str


@dataclass(frozen=True, slots=True)
class Draw(Verb):
    """Take the top card of a deck: `draw SL market`."""

    deck: str
    source: str


@dataclass(frozen=True, slots=True)
class Activate(Verb):
    """Activate a building without its action (a table option): `activate market`."""

    building: str


@dataclass(frozen=True, slots=True)
class Done(Verb):
    """Leave the second half of a double action undone: `done`."""


@dataclass(frozen=True, slots=True)
class Pass(Verb):
    """Take no more turns in this round: `pass`."""


@dataclass(frozen=True, slots=True)
class Arrange(Verb):
    """Lay this governor, or "none", on the governor space: `arrange AF-G`."""

    governor: str


@dataclass(frozen=True, slots=True)
class Discard(Verb):
    """Give up a card over the limit: `discard SA-1`."""

    card: str


Action: TypeAlias = Ship | Occupy | Attack | Draw | Pay
"""The moves that have a source."""

Move: TypeAlias = Action | Build | Activate | Done | Pass | Arrange | Discard


def target_of(move: Action) -> str:
    """Return the target of an action: a region, a deck, a building or a city."""
    match move:
        case Ship(region=target) | Draw(deck=target) | Pay(building=target):
            return target
        case _:
            return move.city


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
