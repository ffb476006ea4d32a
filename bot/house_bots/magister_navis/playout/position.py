"""A position in numbers, made from a dealt copy and written back to it.

What the heuristic rates is kept up to date: symbols, presence, circles, connections. The order of
cities, buildings and tokens is kept as well, so that a copy is written back as the rules leave it.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.magister_navis.data import CONNECTION_GLORY
from bot.games.magister_navis.state import Player, State
from bot.house_bots.magister_navis.playout.tables import (
    ACTIONS,
    BIT,
    CARD,
    CARD_KEYS,
    CARD_SYMBOLS,
    CITIES_IN,
    CITY,
    CITY_GLORY,
    CITY_KEYS,
    DECK_KEYS,
    DECK_OF,
    ENDS,
    IN_ORDER,
    IS_GOVERNOR,
    IS_SLAVERY,
    LINK_KEYS,
    NONE,
    PLACE,
    REGION_KEYS,
    REGION_OF,
    SLAVERY_MASK,
    THING,
    THING_SYMBOLS,
    THINGS,
    VALUE,
    VERBS,
)

HIGHEST = max(VALUE)
"""Highest presence that a card requires."""

Reach = list[tuple[int, int] | None]
"""The card of a deck that requires each presence, and how many cards lie above it; None at the end,
for any presence above the highest."""


class Board:
    """A player's board, and what follows from it.

    `lasting` has the symbols of tokens and buildings, `status` also those of active cards. `uses`
    counts the buildings that give each action, `cards` are the active cards as bits.
    """

    __slots__ = (
        "activated",
        "active",
        "built",
        "cards",
        "circled",
        "circles",
        "count",
        "governor",
        "harbor",
        "lasting",
        "presence",
        "scored",
        "seat",
        "set_aside",
        "status",
        "supply",
        "tokens",
        "uses",
    )

    def __init__(self, seat: int, player: Player) -> None:
        self.seat = seat
        self.supply = player.supply
        self.harbor = player.harbor
        self.built = {THING[key]: count for key, count in player.built.items()}
        self.active = {THING[key]: count for key, count in player.active.items()}
        self.tokens = {THING[key]: count for key, count in player.tokens.items()}
        self.governor = NONE if player.governor is None else CARD[player.governor]
        self.set_aside = sum([BIT[CARD[key]] for key in player.set_aside])
        self.activated = sum(self.active.values())
        self.lasting = 0
        for things in (self.built, self.tokens):
            for thing, count in things.items():
                self.lasting += THING_SYMBOLS[thing] * count
        self.cards = self.count = 0
        self.status = self.lasting
        for key in player.cards:
            self._add(CARD[key])
        self.uses = [0] * len(VERBS)
        self.circles = 0
        self.circled: list[int] = []
        """Kinds of buildings with circles."""
        for thing, count in self.built.items():
            self._give(thing, count)
        self.presence = [0] * len(REGION_KEYS)
        """Discs by region."""
        self.scored = 0
        """Glory of cities and connections."""

    def write(self, player: Player) -> None:
        """Write the board back."""
        player.supply = self.supply
        player.harbor = self.harbor
        player.built = _named(self.built)
        player.active = _named(self.active)
        player.tokens = _named(self.tokens)
        player.cards = _cards(self.cards)
        player.governor = None if self.governor == NONE else CARD_KEYS[self.governor]
        player.set_aside = _cards(self.set_aside)

    def build(self, building: int) -> None:
        """Add a building."""
        self.built[building] = self.built.get(building, 0) + 1
        self.lasting += THING_SYMBOLS[building]
        self.status += THING_SYMBOLS[building]
        self._give(building, 1)

    def _give(self, building: int, count: int) -> None:
        if ACTIONS[building]:
            self.circles += count
            if building not in self.circled:
                self.circled.append(building)
        for action in ACTIONS[building]:
            self.uses[action] += count

    def activate(self, building: int) -> None:
        """Move a disc from the harbor to the circle of a building."""
        self.harbor -= 1
        self.activated += 1
        self.active[building] = self.active.get(building, 0) + 1

    def release(self, building: int) -> None:
        """Return the disc of a building to the harbor."""
        self.harbor += 1
        self.activated -= 1
        left = self.active[building] - 1
        if left:
            self.active[building] = left
        else:
            del self.active[building]

    def gain(self, token: int) -> None:
        """Take a trade token."""
        self.tokens[token] = self.tokens.get(token, 0) + 1
        self.lasting += THING_SYMBOLS[token]
        self.status += THING_SYMBOLS[token]

    def spend(self, token: int) -> None:
        """Remove an action token."""
        left = self.tokens[token] - 1
        self.lasting -= THING_SYMBOLS[token]
        self.status -= THING_SYMBOLS[token]
        if left:
            self.tokens[token] = left
        else:
            del self.tokens[token]

    def take(self, card: int) -> None:
        """Take a card; the first governor goes on the governor space."""
        self._add(card)
        if IS_GOVERNOR[card] and self.governor == NONE:
            self.governor = card

    def _add(self, card: int) -> None:
        self.cards |= BIT[card]
        self.count += 1
        self.status += CARD_SYMBOLS[card]

    def drop(self, card: int) -> None:
        """Discard a card; a slavery card is set aside."""
        self.cards -= BIT[card]
        self.count -= 1
        self.status -= CARD_SYMBOLS[card]
        if IS_SLAVERY[card]:
            self.set_aside |= BIT[card]

    @property
    def slavery(self) -> int:
        """Return the number of active slavery cards."""
        return (self.cards & SLAVERY_MASK).bit_count()


def _named(things: dict[int, int]) -> dict[str, int]:
    return {THINGS[thing]: count for thing, count in things.items()}


def _cards(mask: int) -> tuple[str, ...]:
    """Return the keys of cards, by deck and position."""
    return tuple([CARD_KEYS[card] for card in IN_ORDER if mask & BIT[card]]) if mask else ()


class Position:
    """A table in numbers."""

    __slots__ = (
        "abolished",
        "beside",
        "boards",
        "city_tokens",
        "decks",
        "discs",
        "empty",
        "link_tokens",
        "occupied",
        "offer",
        "owners",
        "passed",
        "reach",
        "round",
        "seats",
        "start",
        "state",
        "track_tokens",
        "tracks",
    )

    def __init__(self, state: State) -> None:
        self.state = state
        self.seats = len(state.players)
        self.round, self.start = state.round, state.start
        self.abolished = state.abolished
        self.passed = state.passed
        self.boards = [Board(seat, player) for seat, player in enumerate(state.players)]
        self.offer = {THING[key]: count for key, count in state.offer.items()}
        self.track_tokens = [_things(state.track_tokens[key]) for key in REGION_KEYS]
        self.city_tokens = _things(state.city_tokens[key] for key in CITY_KEYS)
        tokens = state.link_tokens
        self.link_tokens = [THING[tokens[key]] if key in tokens else NONE for key in LINK_KEYS]
        """Token on each connection, `NONE` if it is taken."""
        self.tracks = [[*state.tracks[key]] for key in REGION_KEYS]
        self.beside = [[*state.beside[key]] for key in REGION_KEYS]
        self.discs = [[track.count(seat) for seat in range(self.seats)] for track in self.tracks]
        """Discs on each track by seat."""
        self.owners = [NONE] * len(CITY_KEYS)
        self.occupied: list[int] = []
        """Cities with a disc, in the order in which they were first occupied."""
        self.empty = [len(cities) for cities in CITIES_IN]
        """Number of empty cities by region."""
        for region, track in enumerate(self.tracks):
            for seat in (*track, *self.beside[region]):
                self.boards[seat].presence[region] += 1
        for key, seat in state.cities.items():
            self.settle(CITY[key], seat)
        self.decks = [[CARD[card] for card in state.decks[key]] for key in DECK_KEYS]
        self.reach: list[Reach] = [[] for _ in DECK_KEYS]
        for deck in range(len(DECK_KEYS)):
            self.look(deck)

    def write(self) -> State:
        """Write the position back to the copy from which it was made, except the open questions."""
        state = self.state
        state.round, state.start, state.abolished = self.round, self.start, self.abolished
        for board, player in zip(self.boards, state.players, strict=True):
            board.write(player)
        state.offer = _named(self.offer)
        tokens = dict(zip(LINK_KEYS, self.link_tokens, strict=True))
        state.link_tokens = {
            key: token for key, token in state.link_tokens.items() if tokens[key] != NONE
        }
        tracks = dict(zip(REGION_KEYS, self.tracks, strict=True))
        beside = dict(zip(REGION_KEYS, self.beside, strict=True))
        decks = dict(zip(DECK_KEYS, self.decks, strict=True))
        state.tracks = {key: tuple(tracks[key]) for key in state.tracks}
        state.beside = {key: tuple(beside[key]) for key in state.beside}
        state.decks = {key: tuple([CARD_KEYS[one] for one in decks[key]]) for key in state.decks}
        state.cities = {CITY_KEYS[city]: self.owners[city] for city in self.occupied}
        return state

    def clockwise(self, first: int) -> list[int]:
        """Return all seats in clockwise order from `first`."""
        return [*range(first, self.seats), *range(first)]

    def settle(self, city: int, seat: int) -> None:
        """Put a seat's disc in an empty city."""
        self.owners[city] = seat
        self.occupied.append(city)
        self.empty[REGION_OF[city]] -= 1
        self._hold(city, seat, 1)

    def conquer(self, city: int, seat: int) -> None:
        """Replace the disc in a city by a seat's disc."""
        self._hold(city, self.owners[city], -1)
        self.owners[city] = seat
        self._hold(city, seat, 1)

    def _hold(self, city: int, seat: int, sign: int) -> None:
        """Count a city and its connections for its owner, or no longer if `sign` is -1."""
        board = self.boards[seat]
        board.presence[REGION_OF[city]] += sign
        links = sum([self.owners[end] == seat for _, end in ENDS[city]])
        board.scored += sign * (CITY_GLORY[city] + CONNECTION_GLORY * links)

    def look(self, deck: int) -> None:
        """Find again which cards of a deck require which presence."""
        reach: Reach = [None] * (HIGHEST + 2)
        for depth, card in enumerate(self.decks[deck]):
            if VALUE[card] != NONE:
                reach[VALUE[card]] = card, depth
        self.reach[deck] = reach

    def draw(self, deck: int) -> int:
        """Take the top card of a deck."""
        card = self.decks[deck].pop(0)
        self.look(deck)
        return card

    def put_back(self, card: int) -> None:
        """Put a discarded card in its place in its deck."""
        deck = DECK_OF[card]
        self.decks[deck].append(card)
        self.decks[deck].sort(key=PLACE.__getitem__)
        self.look(deck)


def _things(keys: Iterable[str]) -> list[int]:
    return [THING[key] for key in keys]
