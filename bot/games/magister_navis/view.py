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
    """The residence first, then in the order in which kinds were first built."""
    spaces: int
    """Empty building spaces: the rounds in which this player will still build."""
    tokens: Mapping[str, int]
    """Trade tokens by kind, status tokens and action tokens; a kind without any is left out."""
    status: Mapping[str, StatusView]
    """By "industry", "culture", "finance", "politics"."""
    cards: tuple[str, ...]
    """All active cards, including the one on the governor space; ordered by deck and value."""
    governor: str | None
    """The card that lies on the governor space."""
    limit: int
    """Cards that may be kept when passing, besides the governor space; with the slavery bonus."""
    set_aside: tuple[str, ...]
    """Slavery cards that lie face down next to the board."""
    cities: int
    connections: int
    passed: bool
    acting: bool
    """A decision of this seat is pending."""
    score: Mapping[str, int]
    """The lines of the score, as if the game ended now."""
    secured: Mapping[str, int]
    """The same lines, counting only points that can no longer be lost."""
    payments: int = 0
    """Payments of the salary for which this seat must still choose a building."""
    open: tuple[str, ...] = ()
    """The moves that this seat may make now, in notation."""


@dataclass(frozen=True, slots=True)
class RegionView:
    """A region; `track` and `tokens` have one entry per space, in the order of filling."""

    key: str
    open: bool
    track: tuple[int | None, ...]
    """The seat whose disc lies on every space, None = empty."""
    tokens: tuple[str | None, ...]
    """The token on every space, None = taken."""
    beside: tuple[int, ...]
    """Discs shipped after the track was full, in that order."""
    presence: tuple[int, ...]
    """Discs by seat: in cities, on the track and after it."""


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
    """From 1."""
    start: int
    """The start player of this round."""
    phase: str
    """"prepare" (build, growth and salary), "action", or "end" when over."""
    abolished: bool
    """Slavery is abolished: its deck has left the game."""
    players: tuple[PlayerView, ...]
    offer: Mapping[str, int]
    """Building tiles left by kind, by level; 0 = none left."""
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
