"""The table of Magister Navis as everyone sees it: nothing is hidden in this game.

All values are tuples, scalars or mappings of scalars; nothing is shared with a state. Names are the
keys of `data.toml`, which also has the positions for drawing (`data.REGIONS`, `CITIES`,
`CONNECTIONS`). A disc is represented by the seat to which it belongs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from bot.games.magister_navis.options import Options


@dataclass(frozen=True, slots=True)
class BuildingView:
    """A tile on a player's board; `active` means that a disc is on its circle."""

    key: str
    active: bool


@dataclass(frozen=True, slots=True)
class StatusView:
    """One of the four tracks: the true `value`, the `marker` (at most 15) and the rewards.

    `reward` is the building level, growth, payments or card limit; `glory` is scored at the end.
    """

    value: int
    marker: int
    reward: int
    glory: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player's board."""

    seat: int
    supply: int
    harbor: int
    buildings: tuple[BuildingView, ...]
    """Building tiles, the residence first, then by kind in the order in which the kinds were first
    built."""
    spaces: int
    """Number of empty building spaces, which is the number of rounds in which this player will
    still build."""
    tokens: Mapping[str, int]
    """Number of trade tokens (status and action tokens) by kind; kinds without any are left out."""
    status: Mapping[str, StatusView]
    """The four tracks by key: "industry", "culture", "finance", "politics"."""
    cards: tuple[str, ...]
    """All active cards, including the one on the governor space, in the order of decks and
    values."""
    governor: str | None
    """The card on the governor space, or None."""
    limit: int
    """Number of cards that may be kept when passing, in addition to the governor space; it includes
    the slavery bonus."""
    set_aside: tuple[str, ...]
    """Slavery cards that lie face down next to the board."""
    cities: int
    connections: int
    passed: bool
    acting: bool
    """True if a decision of this seat is pending."""
    score: Mapping[str, int]
    """Points by line of the score, if the game ended now."""
    secured: Mapping[str, int]
    """Points by line of the score, counting only those that can no longer be lost."""
    payments: int = 0
    """Number of payments of the salary for which this seat must still choose a building."""
    open: tuple[str, ...] = ()
    """The moves that this seat may make now, in notation."""


@dataclass(frozen=True, slots=True)
class RegionView:
    """A region; `track` and `tokens` have one entry per space, in the order of filling."""

    key: str
    open: bool
    track: tuple[int | None, ...]
    """Seat whose disc lies on each space, None = empty."""
    tokens: tuple[str | None, ...]
    """Token on each space, None = taken."""
    beside: tuple[int, ...]
    """Seats of the discs shipped after the track was full, in that order."""
    presence: tuple[int, ...]
    """Number of discs by seat: in cities, on the track and beside it."""


@dataclass(frozen=True, slots=True)
class CityView:
    """A city with the seat whose disc is in it, or the token in it."""

    key: str
    owner: int | None
    token: str | None


@dataclass(frozen=True, slots=True)
class ConnectionView:
    """A connection: the seat that holds both its cities, and its token if not yet taken."""

    key: str
    holder: int | None
    token: str | None


@dataclass(frozen=True, slots=True)
class DeckView:
    """A deck with its cards, the top card first; it is empty if out of the game."""

    key: str
    cards: tuple[str, ...]

    @property
    def top(self) -> str | None:
        """Return the top card, which is face up, or None if the deck is empty."""
        return self.cards[0] if self.cards else None


@dataclass(frozen=True)
class View:
    """The whole table, which is the same for every seat and for spectators (`seat` None)."""

    seat: int | None
    seats: int
    round: int
    """Number of the round, from 1."""
    start: int
    """Seat of this round's start player."""
    phase: str
    """Phase of the round: "prepare" (build, growth and salary), "action", or "end" when the game is
    over."""
    abolished: bool
    """True if slavery is abolished, so that its deck has left the game."""
    players: tuple[PlayerView, ...]
    offer: Mapping[str, int]
    """Number of building tiles left by kind, in the order of levels; 0 = none left."""
    regions: tuple[RegionView, ...]
    cities: tuple[CityView, ...]
    connections: tuple[ConnectionView, ...]
    decks: tuple[DeckView, ...]
    over: bool
    options: Options = field(default_factory=Options)
    """The options of the table."""

    @cached_property
    def region(self) -> Mapping[str, RegionView]:
        """Return the regions by key."""
        return {one.key: one for one in self.regions}

    @cached_property
    def city(self) -> Mapping[str, CityView]:
        """Return the cities by key."""
        return {one.key: one for one in self.cities}

    @cached_property
    def connection(self) -> Mapping[str, ConnectionView]:
        """Return the connections by key."""
        return {one.key: one for one in self.connections}

    @cached_property
    def deck(self) -> Mapping[str, DeckView]:
        """Return the decks by key."""
        return {one.key: one for one in self.decks}
