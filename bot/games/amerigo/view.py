"""The table of Amerigo as a seat sees it; hidden parts are hidden from everyone (Q30).

All values are tuples, scalars or mappings of scalars; nothing mutable is shared with a state. The
map is `geo`, which all its views share.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from bot.games.amerigo.data import Numbers
from bot.games.amerigo.ground import Ground, survey
from bot.games.amerigo.map.geography import Geography, geography
from bot.games.amerigo.map.placing import PlacedTile
from bot.games.amerigo.options import Options


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player's sheet and supply."""

    seat: int
    points: int
    """VP."""
    gold: int
    cannons: int
    progress: int
    """The space on the progress track."""
    progress_points: int
    """The highest VP value reached there, which scores at the end."""
    order: int
    """The space on the order track, 0 = the start."""
    order_points: int
    """The highest VP value reached there, which scores at the end."""
    place: int
    """The place in which this seat acts, from 1, as the discs lie now."""
    ships: tuple[str, ...]
    """The cells of ships 1 and 2, "" = off the map."""
    posts: int
    """Posts in the supply."""
    placed: int
    """Posts on the map."""
    villages: Mapping[str, int]
    """Villages in the supply by shape."""
    hand: Mapping[str, int]
    """Tiles planned and not built, by tile ("v3L", "n5U")."""
    resources: Mapping[str, int]
    """By good, all five."""
    goods: Mapping[str, int]
    """Goods tokens bought, by good, all five; the printed one is not among them."""
    tokens: tuple[str, ...]
    used: tuple[str, ...]
    chests: int
    acted: bool
    """Has acted in this phase."""
    acting: bool
    """A decision of this seat is pending."""
    score: Mapping[str, int]
    """The lines of the score, as if the game ended now."""
    secured: Mapping[str, int]
    """The same lines, counting only points that can no longer be lost."""
    open: tuple[str, ...] = ()
    """The moves that this seat may make now, in notation."""


@dataclass(frozen=True, slots=True)
class IslandView:
    """An island; `number` counts from 1, in reading order of the first cells."""

    number: int
    size: int
    covered: int
    """Cells under tiles and posts; as many as `size` = complete."""
    big: bool
    chest: bool
    """A treasure chest lies here."""
    discovered: bool
    posts: Mapping[int, int]
    """Posts by seat; a seat without any is left out."""


@dataclass(frozen=True)
class View:
    """The whole table, which is the same for every seat and for spectators (`seat` None)."""

    seat: int | None
    seats: int
    round: int
    """From 1."""
    phase: str
    """The colour of the phase, "end" when over."""
    time: int
    """The time token of this round."""
    action_points: int
    """AP that the cubes of this phase give."""
    action_field: Mapping[str, int]
    """Cubes in the action field by colour, all seven."""
    supply: Mapping[str, int]
    inside: Mapping[str, int]
    """Cubes in the tower, which are public."""
    order: tuple[tuple[int, ...], ...]
    """The order track: the seats whose discs lie on a space, the lowest first, by space."""
    turn_order: tuple[int, ...]
    """The seats as they act in this phase."""
    pirates: tuple[int, ...]
    """The revealed pirate tokens; their sum is the strength."""
    pirates_hidden: int
    """Pirate tokens that lie face down."""
    pirates_unseen: tuple[int, ...]
    """Values that are not revealed, sorted: one of them has left the game."""
    left: tuple[str, ...]
    right: tuple[str, ...]
    """The open progress tokens of both areas."""
    tokens_unseen: tuple[str, ...]
    """Progress tokens of the hidden supply, sorted."""
    goods: tuple[str, ...]
    """Open goods tokens, sorted, as "cotton 3"."""
    goods_unseen: tuple[str, ...]
    """Goods tokens in the hidden stacks, sorted."""
    neutral: Mapping[str, int]
    """Neutral tiles in the supply by shape."""
    rows: tuple[str, ...]
    side: int
    posts: Mapping[str, int]
    """The owner of the post on each post cell."""
    tiles: tuple[PlacedTile, ...]
    islands: tuple[IslandView, ...]
    players: tuple[PlayerView, ...]
    over: bool
    numbers: Numbers
    options: Options = field(default_factory=Options)
    turn: TurnView | None = None
    """The action that a seat has begun and not finished."""

    @property
    def geo(self) -> Geography:
        """Return the map."""
        return geography(self.rows, self.side)

    @cached_property
    def ground(self) -> Ground:
        """Return the covered and free land."""
        return survey(self)

    @cached_property
    def strength(self) -> int:
        """Return the known strength of the pirates (R5.1)."""
        return sum(self.pirates)


@dataclass(frozen=True, slots=True)
class TurnView:
    """An action in progress: its seat, its colour and the remaining action points."""

    seat: int
    action: str
    """The colour of the action."""
    points: int
    """Action points left; while sailing, those that each ship may sail without gold."""
    moved: tuple[int, ...] = ()
    """Ships whose move has ended."""
    ship: int = 0
    """The ship on an anchor that may place a post now, 0 = none."""
    neutral: int = 0
    """Neutral tiles planned in this action."""
    picks: int = 0
    """Progress tokens that must still be taken."""
