"""The numbers from `data.toml` as typed records, and the limit on cards.

Positions are for drawing: pixels on a map of 1100 x 700, with x to the right and y downwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from bot.engine.data import load, record

_DATA = load(__package__)

Point: TypeAlias = tuple[int, int]

SEATS = range(3, 6)
STATUSES: tuple[str, ...] = ("industry", "culture", "finance", "politics")
"""Keys of the four tracks, in the order of the player board."""

ROUNDS: int = _DATA["rounds"]
DISCS: int = _DATA["discs"]
BUILDING_SPACES: int = _DATA["building_spaces"]
CARD_SPACES: int = _DATA["card_spaces"]
START_BUILDING: str = _DATA["start_building"]
SINGLE_LEVEL: int = _DATA["single_level"]
SLAVERY: str = _DATA["slavery"]
ABOLITION: str = _DATA["abolition"]
NO_TOKEN = "none"  # noqa: S105  a token of the game
"""Value in an event that stands for no token."""

BUILDING_LEVEL: tuple[int, ...] = tuple(_DATA["tracks"]["building_level"])
GROWTH: tuple[int, ...] = tuple(_DATA["tracks"]["growth"])
PAYMENTS: tuple[int, ...] = tuple(_DATA["tracks"]["payments"])
CARD_LIMIT: tuple[int, ...] = tuple(_DATA["tracks"]["card_limit"])
TRACK_GLORY: tuple[int, ...] = tuple(_DATA["tracks"]["glory"])
REWARDS: dict[str, tuple[int, ...]] = dict(
    zip(STATUSES, (BUILDING_LEVEL, GROWTH, PAYMENTS, CARD_LIMIT), strict=True)
)
"""Rewards of each track, by its value."""

TOP = len(TRACK_GLORY) - 1
"""Number of a track's last field, at which the marker stops although the true value may exceed
it."""

COSTS: dict[str, int] = dict(_DATA["costs"])
"""Number of harbor discs that each action costs; an action of a building also costs "activate"."""

CONNECTION_GLORY: int = _DATA["glory"]["connection"]
EMPTY_GOVERNOR_SPACE_GLORY: int = _DATA["glory"]["empty_governor_space"]
SET_ASIDE_GLORY: int = _DATA["glory"]["set_aside_slavery"]
HARBOR_DISCS: int = _DATA["glory"]["harbor_discs"]


class Symbols(NamedTuple):
    """The symbols on a token, building or card."""

    industry: int = 0
    culture: int = 0
    finance: int = 0
    politics: int = 0
    glory: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """A building or token that gives one of its actions.

    If `again` is set, it gives a second action at the same "region" or "deck".
    """

    key: str
    actions: tuple[str, ...]
    again: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Token(Source):
    """A kind of trade token: a status token, which has no actions, or an action token."""

    symbols: Symbols
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Building(Source):
    """A kind of building; it has a circle if it gives actions."""

    symbols: Symbols
    level: int
    copies: int

    @property
    def circle(self) -> bool:
        """Return whether the building has a circle and so can be activated."""
        return bool(self.actions)


@dataclass(frozen=True, slots=True)
class Card:
    """An asset card; `value` is the presence that it requires, or None for a governor."""

    key: str
    deck: str
    value: int | None
    symbols: Symbols

    @property
    def governor(self) -> bool:
        """Return whether the card is a governor."""
        return self.value is None

    @property
    def slavery(self) -> bool:
        """Return whether the card is one of the slavery cards."""
        return self.deck == SLAVERY


@dataclass(frozen=True, slots=True)
class Region:
    """A region, with the positions of its shipping spaces and decks on the map.

    Space 1 of the shipping track is filled first; the last space is next to the deck.
    """

    key: str
    decks: Mapping[str, Point]
    cities: tuple[str, ...]
    track: tuple[Point, ...] = ()


@dataclass(frozen=True, slots=True)
class City:
    """A city, its glory at the end of the game, and its connections.

    `code` is the side of the city on which its key is written.
    """

    key: str
    region: str
    glory: int
    at: Point
    connections: tuple[str, ...]
    code: str = "below"


@dataclass(frozen=True, slots=True)
class Connection:
    """A connection, drawn as a curve through `token`, then along `via` to the European city."""

    key: str
    cities: tuple[str, str]
    token: Point
    via: tuple[Point, ...] = ()


def _token(key: str, found: dict[str, Any]) -> Token:
    shown = {key: 1} if key in STATUSES else {}
    return record(Token, found, key=key, symbols=shown)


def _card(deck: str, value: str, symbols: dict[str, int]) -> Card:
    return Card(f"{deck}-{value}", deck, None if value == "G" else int(value), Symbols(**symbols))


def _region(found: dict[str, Any]) -> Region:
    cities = [city["key"] for city in _DATA["cities"] if city["region"] == found["key"]]
    return record(Region, found, cities=cities)


def _city(found: dict[str, Any]) -> City:
    links = [key for key, link in CONNECTIONS.items() if found["key"] in link.cities]
    return record(City, found, connections=links)


TOKENS: dict[str, Token] = {key: _token(key, one) for key, one in _DATA["tokens"].items()}
BUILDINGS: dict[str, Building] = {one["key"]: record(Building, one) for one in _DATA["buildings"]}
CARDS: dict[str, Card] = {
    card.key: card
    for deck, cards in _DATA["cards"].items()
    for card in (_card(deck, value, symbols) for value, symbols in cards.items())
}
DECKS: dict[str, tuple[str, ...]] = {
    deck: tuple(key for key, card in CARDS.items() if card.deck == deck) for deck in _DATA["cards"]
}
"""Cards of each deck at the start of the game, the top card first."""

GOVERNORS: tuple[str, ...] = tuple(key for key, card in CARDS.items() if card.governor)
"""Cards that may lie on the governor space."""

REGIONS: dict[str, Region] = {one["key"]: _region(one) for one in _DATA["regions"]}
CONNECTIONS: dict[str, Connection] = {
    one["key"]: record(Connection, one) for one in _DATA["connections"]
}
CITIES: dict[str, City] = {one["key"]: _city(one) for one in _DATA["cities"]}
DECK_REGION: dict[str, str] = {deck: key for key, one in REGIONS.items() for deck in one.decks}
"""Region in which each deck requires presence."""

SOURCES: dict[str, Source] = {
    source.key: source for source in (*BUILDINGS.values(), *TOKENS.values()) if source.actions
}
"""Sources of actions by key: buildings with a circle, and action tokens."""

_LIMITS = [[min(CARD_SPACES, limit + bonus) for limit in CARD_LIMIT] for bonus in (0, 1)]
"""Card limit by value of politics, first without and then with a slavery card."""


def card_limit(politics: int, slavery: bool) -> int:
    """Return how many cards a player may keep apart from the governor space (7.10).

    A player with slavery cards may keep one more.
    """
    return _LIMITS[slavery][min(politics, TOP)]
