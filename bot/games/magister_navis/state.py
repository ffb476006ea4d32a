"""The state of a table, and operations that move its components.

Status values are never stored: they follow from tokens, buildings and active cards (section 2). A
building's position on the board does not matter, so buildings and their discs are stored as counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeAlias

from bot.engine.rng import Rng
from bot.engine.state import Copied, KernelState
from bot.engine.steps import Registry, Steps
from bot.games.magister_navis.data import (
    BUILDINGS,
    CARDS,
    CITIES,
    CONNECTIONS,
    DECKS,
    DISCS,
    REGIONS,
    START_BUILDING,
    TOKENS,
    TOP,
    Symbols,
    card_limit,
)
from bot.games.magister_navis.options import Options

STEPS = Registry()
"""Registry of all steps of Magister Navis by name, for reading stored stacks."""

NOTHING: Steps = ()

_LENGTHS = {key: len(region.track) for key, region in REGIONS.items()}
_REGION_OF = {key: city.region for key, city in CITIES.items()}
_ORDER = {key: place for place, key in enumerate(CARDS)}


def by_deck(cards: Iterable[str]) -> tuple[str, ...]:
    """Sort cards by deck, then by their position in it at the start."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def reward(row: Sequence[int], value: int) -> int:
    """Return a track's reward at a value; values beyond its last field bring no more."""
    return row[min(value, TOP)]


def governor_of(track: Sequence[int]) -> int:
    """Return the seat that gets a region's governor (7.3).

    It is the seat with most discs on the track; of tied seats, the one whose latest disc came last.
    """
    return max(track, key=lambda seat: (track.count(seat), track[::-1].index(seat) * -1))


Counts: TypeAlias = tuple[tuple[str, int], ...]
"""The items of a dict of counts, as a key for caching."""


@lru_cache(maxsize=1024)
def symbols_of(tokens: Counts, buildings: Counts, cards: tuple[str, ...]) -> Symbols:
    """Add up the symbols of things, cached because they change rarely."""
    things = [(TOKENS[key].symbols, count) for key, count in tokens]
    things += [(BUILDINGS[key].symbols, count) for key, count in buildings]
    things += [(CARDS[key].symbols, 1) for key in cards]
    industry = culture = finance = politics = glory = 0
    for (i, c, f, p, g), count in things:
        industry += i * count
        culture += c * count
        finance += f * count
        politics += p * count
        glory += g * count
    return Symbols(industry, culture, finance, politics, glory)


@dataclass(slots=True)
class Player(Copied):
    """A player's board."""

    supply: int = DISCS
    harbor: int = 0
    built: dict[str, int] = field(default_factory=lambda: {START_BUILDING: 1})
    """Number of buildings by kind, including the residence."""
    active: dict[str, int] = field(default_factory=dict)
    """Number of discs on circles by kind of building; kinds without any are left out."""
    tokens: dict[str, int] = field(default_factory=dict)
    """Number of trade tokens by kind; kinds without any are left out."""
    cards: tuple[str, ...] = ()
    """Active cards, including the one on the governor space."""
    governor: str | None = None
    """The card on the governor space, or None."""
    set_aside: tuple[str, ...] = ()
    """Slavery cards that lie face down next to the board."""

    @property
    def lasting(self) -> Symbols:
        """Return the symbols that cannot be lost: those on tokens and buildings."""
        return self._symbols(())

    @property
    def status(self) -> Symbols:
        """Return the unlimited status values, and the glory on buildings and cards (section 2)."""
        return self._symbols(self.cards)

    def _symbols(self, cards: tuple[str, ...]) -> Symbols:
        return symbols_of(tuple(self.tokens.items()), tuple(self.built.items()), cards)

    @property
    def card_limit(self) -> int:
        """Return how many cards the player may keep apart from the governor space."""
        slavery = any(CARDS[key].slavery for key in self.cards)
        return card_limit(self.status.politics, slavery)

    def over_limit(self, on_space: int) -> bool:
        """Return whether the player has too many cards (7.10).

        `on_space` is the number of cards on the governor space: 0 or 1.
        """
        beside = len(self.cards) - on_space
        return beside > 0 and beside > self.card_limit

    @property
    def governors(self) -> list[str]:
        """Return the player's governor cards."""
        return [key for key in self.cards if CARDS[key].governor]

    def free_circle(self, building: str) -> bool:
        """Return whether a building of this kind has a circle without a disc."""
        return self.built.get(building, 0) > self.active.get(building, 0)

    def activate(self, building: str) -> None:
        """Move a disc from the harbor to the circle of a building."""
        self.harbor -= 1
        self.active[building] = self.active.get(building, 0) + 1

    def release(self, building: str) -> None:
        """Return the disc of a building to the harbor."""
        self.harbor += 1
        self.active[building] -= 1
        if not self.active[building]:
            del self.active[building]

    def gain(self, token: str) -> None:
        """Take a trade token."""
        self.tokens[token] = self.tokens.get(token, 0) + 1

    def spend(self, token: str) -> None:
        """Remove a trade token from the game."""
        self.tokens[token] -= 1
        if not self.tokens[token]:
            del self.tokens[token]

    def take(self, card: str) -> None:
        """Take a card; the first governor goes on the governor space."""
        self.cards = by_deck((*self.cards, card))
        if CARDS[card].governor and self.governor is None:
            self.governor = card

    def drop(self, *cards: str) -> None:
        """Discard active cards; slavery cards are set aside face down (7.9, 7.10)."""
        self.cards = tuple(key for key in self.cards if key not in cards)
        slavery = [key for key in cards if CARDS[key].slavery]
        self.set_aside = by_deck((*self.set_aside, *slavery))


@dataclass(slots=True)
class State(KernelState):
    """A table of Magister Navis."""

    options: Options
    players: list[Player]
    track_tokens: Mapping[str, tuple[str, ...]]
    """Tokens laid on the spaces of each region's track; each stays until a disc is placed on its
    space."""
    city_tokens: Mapping[str, str]
    """Token laid on each city; it stays until a disc is placed in the city."""
    link_tokens: dict[str, str]
    """Token on each connection; connections that have ever been held are left out."""
    offer: dict[str, int]
    """Number of building tiles left, by kind."""
    decks: dict[str, tuple[str, ...]]
    """Cards in each deck, the top card first."""
    tracks: dict[str, tuple[int, ...]]
    """Seats of the discs on each region's track, in the order of its spaces."""
    beside: dict[str, tuple[int, ...]]
    """Seats of the discs shipped to each region after its track was full."""
    cities: dict[str, int] = field(default_factory=dict)
    """Seat whose disc is in each city; empty cities are left out."""
    passed: list[int] = field(default_factory=list)
    start: int = 0
    round: int = 1
    abolished: bool = False
    """True if a player has taken the abolition of slavery (7.9)."""

    def is_open(self, region: str) -> bool:
        """Return whether a region is open: its track is full (7.3), or it is Europe."""
        return len(self.tracks[region]) == _LENGTHS[region]

    def presence(self, seat: int) -> dict[str, int]:
        """Return a player's discs by region: on the track, beside it and in cities."""
        found = {
            region: track.count(seat) + self.beside[region].count(seat)
            for region, track in self.tracks.items()
        }
        for city, owner in self.cities.items():
            if owner == seat:
                found[_REGION_OF[city]] += 1
        return found

    def holder(self, connection: str) -> int | None:
        """Return the seat that controls a connection by holding both its cities (7.5)."""
        first, second = CONNECTIONS[connection].cities
        owner = self.cities.get(first)
        return owner if owner == self.cities.get(second) else None

    def connections(self, seat: int) -> list[str]:
        """Return the connections that a player controls."""
        own = {city for city, owner in self.cities.items() if owner == seat}
        return [key for key, link in CONNECTIONS.items() if own.issuperset(link.cities)]


def lay_out(seats: int, options: Options, seed: int) -> State:
    """Return a table before the first player builds (section 1).

    There is one token for every space, city and connection; only their order is random.
    """
    tokens = [key for key, token in TOKENS.items() for _ in range(token.count)]
    Rng(seed).shuffle(tokens, "tokens")
    pile = iter(tokens)
    return State(
        options=options,
        players=[Player(supply=DISCS + options.more_discs) for _ in range(seats)],
        track_tokens={key: tuple(next(pile) for _ in r.track) for key, r in REGIONS.items()},
        city_tokens={key: next(pile) for key in CITIES},
        link_tokens={key: next(pile) for key in CONNECTIONS},
        offer={key: building.copies for key, building in BUILDINGS.items() if building.copies},
        decks=dict(DECKS),
        tracks=dict.fromkeys(REGIONS, ()),
        beside=dict.fromkeys(REGIONS, ()),
    )
