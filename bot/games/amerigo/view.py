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
    """Number of VP scored so far."""
    gold: int
    cannons: int
    progress: int
    """Space of the disc on the progress track."""
    progress_points: int
    """Highest VP value reached on the progress track, which scores at the end."""
    order: int
    """Space of the disc on the order track, 0 = the start."""
    order_points: int
    """Highest VP value reached on the order track, which scores at the end."""
    place: int
    """Place of this seat in the turn order, from 1, according to the discs now."""
    ships: tuple[str, ...]
    """Cells of ships 1 and 2, "" = off the map."""
    posts: int
    """Number of posts in the supply."""
    placed: int
    """Number of posts on the map."""
    villages: Mapping[str, int]
    """Number of villages in the supply by shape."""
    hand: Mapping[str, int]
    """Number of planned tiles not yet built, by tile ("v3L", "n5U")."""
    resources: Mapping[str, int]
    """Number of resources of each of the five goods."""
    goods: Mapping[str, int]
    """Number of goods tokens bought of each of the five goods, without the printed one."""
    tokens: tuple[str, ...]
    used: tuple[str, ...]
    chests: int
    acted: bool
    """True if the seat has acted in this phase."""
    acting: bool
    """True if a decision of this seat is pending."""
    score: Mapping[str, int]
    """Points by line of the score, if the game ended now."""
    secured: Mapping[str, int]
    """Points by line of the score, counting only those that can no longer be lost."""
    open: tuple[str, ...] = ()
    """The moves that this seat may make now, in notation."""


@dataclass(frozen=True, slots=True)
class IslandView:
    """An island; `number` counts from 1, in reading order of the first cells."""

    number: int
    size: int
    covered: int
    """Number of cells under tiles and posts; the island is complete when it equals `size`."""
    big: bool
    chest: bool
    """True if a treasure chest lies on the island."""
    discovered: bool
    posts: Mapping[int, int]
    """Number of posts by seat; seats without any are left out."""


@dataclass(frozen=True)
class View:
    """The whole table, which is the same for every seat and for spectators (`seat` None)."""

    seat: int | None
    seats: int
    round: int
    """Number of the round, from 1."""
    phase: str
    """Colour of the phase, "end" when the game is over."""
    time: int
    """Value of this round's time token."""
    action_points: int
    """Number of AP that the cubes of this phase give."""
    action_field: Mapping[str, int]
    """Number of cubes in the action field of each of the seven colours."""
    supply: Mapping[str, int]
    inside: Mapping[str, int]
    """Number of cubes in the tower by colour, which is public."""
    order: tuple[tuple[int, ...], ...]
    """Seats whose discs lie on each space of the order track, the lowest disc first."""
    turn_order: tuple[int, ...]
    """Seats in the order in which they act in this phase."""
    pirates: tuple[int, ...]
    """Values of the revealed pirate tokens; their sum is the strength of the pirates."""
    pirates_hidden: int
    """Number of face-down pirate tokens."""
    pirates_unseen: tuple[int, ...]
    """Values of the pirate tokens not revealed, sorted; one of them has been removed from the
    game."""
    left: tuple[str, ...]
    right: tuple[str, ...]
    """Open progress tokens in the right area; `left` has those in the left area."""
    tokens_unseen: tuple[str, ...]
    """Progress tokens of the hidden supply, sorted."""
    goods: tuple[str, ...]
    """Open goods tokens, sorted, as "cotton 3"."""
    goods_unseen: tuple[str, ...]
    """Goods tokens in the hidden stacks, sorted."""
    neutral: Mapping[str, int]
    """Number of neutral tiles in the supply by shape."""
    rows: tuple[str, ...]
    side: int
    posts: Mapping[str, int]
    """Seat of the post's owner by post cell; free cells are left out."""
    tiles: tuple[PlacedTile, ...]
    islands: tuple[IslandView, ...]
    players: tuple[PlayerView, ...]
    over: bool
    numbers: Numbers
    options: Options = field(default_factory=Options)
    turn: TurnView | None = None
    """The action that a seat has begun but not finished; None if there is none."""

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
    """Colour of the action."""
    points: int
    """Action points left; while sailing, those that each ship may sail without gold."""
    moved: tuple[int, ...] = ()
    """Numbers of the ships whose move has ended."""
    ship: int = 0
    """Number of the ship at an anchor that may place a post now, 0 = none."""
    neutral: int = 0
    """Number of neutral tiles planned in this action."""
    picks: int = 0
    """Number of progress tokens that must still be taken."""
