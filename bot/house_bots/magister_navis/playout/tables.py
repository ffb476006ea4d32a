"""The data of the game by small numbers, for playouts.

Buildings and tokens are things, numbered together. All numbers follow the order of the keys, so
moves as tuples of numbers sort like their notation. Symbols are packed into one integer, so that
symbols are added and compared by one operation.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from bot.games.magister_navis.data import (
    ABOLITION,
    BUILDINGS,
    CARDS,
    CITIES,
    CONNECTIONS,
    COSTS,
    DECK_REGION,
    DECKS,
    REGIONS,
    SLAVERY,
    SOURCES,
    TOKENS,
    Symbols,
)

Packed: TypeAlias = int
"""Symbols as an integer: `BITS` bits each for industry, culture, finance, politics and glory."""

BITS = 8
FIELD = (1 << BITS) - 1
CULTURE, FINANCE, POLITICS, GLORY = BITS, 2 * BITS, 3 * BITS, 4 * BITS
"""Positions of the symbols in a packed integer; industry is at 0."""


def packed(symbols: Symbols) -> Packed:
    """Return symbols as one integer."""
    found = 0
    for count in reversed(symbols):
        found = (found << BITS) + count
    return found


def numbered(keys: Iterable[str]) -> dict[str, int]:
    """Return the number of each key, in the order of the keys."""
    return {key: number for number, key in enumerate(sorted(keys))}


# Moves ------------------------------------------------------------------------------------

VERBS = numbered(["activate", "done", "pass", *(key for key in COSTS if key != "activate")])
ACTIVATE, DONE, PASS = (VERBS[key] for key in ("activate", "done", "pass"))
ATTACK, DRAW, OCCUPY, PAY, SHIP = (
    VERBS[key] for key in ("attack", "draw", "occupy", "pay", "ship")
)
ACTIVATION = COSTS["activate"]
COST = [COSTS.get(key, 0) for key in VERBS]
"""Harbor discs that each action costs."""

# Buildings and tokens ---------------------------------------------------------------------

THING = numbered([*BUILDINGS, *TOKENS])
THINGS = tuple(THING)
BUILDING = [key in BUILDINGS for key in THINGS]
ACTIONS: list[tuple[int, ...]] = [
    tuple(VERBS[action] for action in SOURCES[key].actions) if key in SOURCES else ()
    for key in THINGS
]
"""Actions that each thing gives."""
AGAIN = [key in SOURCES and SOURCES[key].again is not None for key in THINGS]
"""Whether a thing gives a second action at the same place."""
THING_SYMBOLS: list[Packed] = [
    packed((BUILDINGS[key] if key in BUILDINGS else TOKENS[key]).symbols) for key in THINGS
]
STATUS_TOKENS = [THING[key] for key, token in TOKENS.items() if not token.actions]
SINGLE_SYMBOLS: list[list[Packed]] = [
    [
        packed(Symbols(**{kind: count}))
        for kind, count in BUILDINGS[key].symbols._asdict().items()
        if count
    ]
    if key in BUILDINGS
    else []
    for key in THINGS
]
"""Symbols of a building, each kind alone."""
LEVEL = [BUILDINGS[key].level if key in BUILDINGS else 0 for key in THINGS]

# Regions, cities and connections ----------------------------------------------------------

REGION = numbered(REGIONS)
REGION_KEYS = tuple(REGION)
LENGTH = [len(REGIONS[key].track) for key in REGION_KEYS]
SEAS = [region for region, length in enumerate(LENGTH) if length]
CITY = numbered(CITIES)
CITY_KEYS = tuple(CITY)
CITY_GLORY = [CITIES[key].glory for key in CITY_KEYS]
REGION_OF = [REGION[CITIES[key].region] for key in CITY_KEYS]
CITIES_IN = [[CITY[city] for city in REGIONS[key].cities] for key in REGION_KEYS]
LINK = numbered(CONNECTIONS)
LINK_KEYS = tuple(LINK)
ENDS: list[list[tuple[int, int]]] = [
    [
        (LINK[link], CITY[next(end for end in CONNECTIONS[link].cities if end != key)])
        for link in CITIES[key].connections
    ]
    for key in CITY_KEYS
]
"""Connections of each city, each with the city at its other end."""

# Cards ------------------------------------------------------------------------------------

CARD = numbered(CARDS)
CARD_KEYS = tuple(CARD)
CARD_SYMBOLS: list[Packed] = [packed(CARDS[key].symbols) for key in CARD_KEYS]
IN_ORDER = [CARD[key] for key in CARDS]
"""Cards by deck, then by their position in it at the start."""
PLACE = [IN_ORDER.index(card) for card in range(len(CARD_KEYS))]
"""Position of each card in that order."""
NONE = -1
"""The number of no card, token or owner."""
VALUE = [NONE if (value := CARDS[key].value) is None else value for key in CARD_KEYS]
"""Presence that each card requires; a governor has none."""
BIT = [1 << card for card in range(len(CARD_KEYS))]
IS_GOVERNOR = [CARDS[key].governor for key in CARD_KEYS]
IS_SLAVERY = [CARDS[key].slavery for key in CARD_KEYS]
GOVERNOR_MASK = sum(BIT[CARD[key]] for key in CARD_KEYS if CARDS[key].governor)
SLAVERY_MASK = sum(BIT[CARD[key]] for key in CARD_KEYS if CARDS[key].slavery)
ABOLITION_CARD = CARD[ABOLITION]

DECK = numbered(DECKS)
DECK_KEYS = tuple(DECK)
DECKS_OF = [[DECK[deck] for deck in REGIONS[key].decks] for key in REGION_KEYS]
GOVERNOR_DECK = [decks[0] for decks in DECKS_OF]
"""The deck of each region with a track."""
DECK_PLACE = [REGION[DECK_REGION[key]] for key in DECK_KEYS]
"""Region in which each deck requires presence."""
DECK_OF = [DECK[CARDS[key].deck] for key in CARD_KEYS]
SLAVERY_DECK = DECK[SLAVERY]
