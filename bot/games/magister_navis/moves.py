"""The moves of a player: one small class per verb; the notation is the verb and its fields.

Names are the keys of `data.toml`: buildings, tokens, regions, cities, decks and cards. `source` is
the building that is activated, or the token that is spent, for an action, so that a turn is a
single move: `ship FE shipyard`. A double action continues with a second move or `done`.

Players may type moves in full (`ship FE shipyard`), abbreviated (`sh fe`) or in batches (`pass;
discard SA-1`). The last words may be omitted if only one move matches: `ship fe` if only one
building or token can ship. `token` as the first word restricts the sources to tokens: `token ship
FE`. A later move of a batch may omit the verb and the source if they are those of the previous
move: `ship FE cartographer; FE`.
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
"""Source of a payment in the salary phase."""

NO_CARD = "none"
"""Name of the card in an `arrange` move that leaves the governor space empty."""


@dataclass(frozen=True, slots=True)
class Build(Verb):
    """A move that takes a building tile from the offer: `build market`."""

    building: str


@dataclass(frozen=True, slots=True)
class Pay(Verb):
    """A move that returns the disc on one of the player's buildings to the harbor.

    `pay market salary` is for the salary; `pay market exchange` or `pay market payment` is an
    action.
    """

    building: str
    source: str


@dataclass(frozen=True, slots=True)
class Ship(Verb):
    """A move that puts a disc on a region's shipping track: `ship FE shipyard`."""

    region: str
    source: str


@dataclass(frozen=True, slots=True)
class Occupy(Verb):
    """A move that puts a disc in an empty city: `occupy EU10 residence`."""

    city: str
    source: str


@dataclass(frozen=True, slots=True)
class Attack(Verb):
    """A move that takes an opponent's city: `attack EU10 barracks`."""

    city: str
    source: str


@dataclass(frozen=True, slots=True)
class Draw(Verb):
    """A move that draws the top card of a deck: `draw SL market`."""

    deck: str
    source: str


@dataclass(frozen=True, slots=True)
class Activate(Verb):
    """A move that activates a building without its action (a table option): `activate market`."""

    building: str


@dataclass(frozen=True, slots=True)
class Done(Verb):
    """A move that forgoes the second half of a double action: `done`."""


@dataclass(frozen=True, slots=True)
class Pass(Verb):
    """A move that ends the player's turns for this round: `pass`."""


@dataclass(frozen=True, slots=True)
class Arrange(Verb):
    """A move that puts this governor, or "none", on the governor space: `arrange AF-G`."""

    governor: str


@dataclass(frozen=True, slots=True)
class Discard(Verb):
    """A move that discards a card because there are too many: `discard SA-1`."""

    card: str


Action: TypeAlias = Ship | Occupy | Attack | Draw | Pay
"""A move that has a source."""

Move: TypeAlias = Action | Build | Activate | Done | Pass | Arrange | Discard


def target_of(move: Action) -> str:
    """Return the target of an action: a region, deck, building or city."""
    match move:
        case Ship(region=target) | Draw(deck=target) | Pay(building=target):
            return target
        case _:
            return move.city


TOKEN = "token"  # noqa: S105  a token of the game
"""Word before an action that is paid for with a token."""


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
