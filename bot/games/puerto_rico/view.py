"""The part of a table of Puerto Rico that a seat may see; renderers and bots get no other.

All values are tuples, scalars or mappings of scalars; nothing is shared with a state. Names are the
keys of `data.toml`. Dicts are in rulebook order (corn, indigo, sugar, tobacco, coffee; buildings by
column and cost).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from bot.engine.state import NO_COUNTS
from bot.games.puerto_rico.city import free_circles
from bot.games.puerto_rico.data import FOREST, QUARRY
from bot.games.puerto_rico.options import Options


class TileView(NamedTuple):
    """A tile on an island; `kind` is a plantation's good, "quarry" or "forest".

    If it is `manned`, the person is a colonist or, with `noble`, a noble; a forest has no circle.
    """

    kind: str
    manned: bool
    noble: bool = False


class BuildingView(NamedTuple):
    """A building in a city with `people` on its `circles`; it fills 1 or 2 `spaces`.

    `nobles` is how many of the people are nobles.
    """

    key: str
    people: int
    circles: int
    spaces: int
    nobles: int = 0


class PlayerView(NamedTuple):
    """A player's board; `chips` is None if the reader may not know it (R-0.7)."""

    seat: int
    doubloons: int
    chips: int | None
    goods: Mapping[str, int]
    island: tuple[TileView, ...]
    city: tuple[BuildingView, ...]
    windrose: int
    """Number of people without a circle (the windrose, San Juan), including nobles."""
    points_on_board: int
    """Printed VP of the buildings plus the bonuses of the occupied large ones, which are public."""
    acting: bool = False
    """True if a decision of this seat is pending."""
    open: tuple[str, ...] = ()
    """Moves that this seat may make now, in notation; public, as is everything they depend on."""
    windrose_nobles: int = 0
    """Number of nobles among the people on the windrose."""
    before: tuple[str, ...] = ()
    """While placing: the circles that were occupied before, one name per person."""
    nobles_before: tuple[str, ...] = ()
    """While placing: the circles on which nobles stood before, one name per noble."""
    nobles: int = 0
    """Number of all nobles on the board."""
    privilege: int = 1
    """Number of times that the privilege of a role counts for this player now (library)."""
    drawn: str | None = None
    """The tile that the viewer has drawn but not yet laid (R-2.9)."""
    due: int = 0
    """Number of things still to give: all of these to the black market, or up to as many to the
    court (R-4.9, R-7.12)."""
    first_load: int = 0
    """VP that the captain's privilege adds to the next load, or to the one being made (R-7.6)."""
    small_wharf: tuple[str, ...] = ()
    """Goods put into the small wharf's load so far (R-7.9)."""
    kept: Mapping[str, int] = NO_COUNTS
    """While storing: number of goods chosen so far to be kept, by kind (R-7.13)."""
    offered: int = 0
    """Number of VP that may be taken or declined now (Q-33)."""
    circle: str = ""
    """Destination of a person who may be taken now: a circle, or the windrose."""
    first_turn: bool = False
    """True if the player is on or before their first loading turn in this phase, so that a union
    hall can still score."""

    @property
    def working_quarries(self) -> int:
        """Return the number of occupied quarries."""
        return sum([tile.manned for tile in self.island if tile.kind == QUARRY])

    @property
    def forest_count(self) -> int:
        """Return the number of forests."""
        return sum([tile.kind == FOREST for tile in self.island])

    def people_on(self, building: str) -> int:
        """Return the number of people on a building, 0 if the player does not have it."""
        return sum([one.people for one in self.city if one.key == building])

    def noble_on(self, building: str) -> bool:
        """Return whether there is a noble on a building."""
        return any(one.nobles for one in self.city if one.key == building)

    def circles_of(self, circle: str) -> tuple[int, int]:
        """Return how many circles of this kind the board has, and the people on them."""
        tiles = [tile.manned for tile in self.island if tile.kind == circle]
        built = [building for building in self.city if building.key == circle]
        circles = len(tiles) + sum(building.circles for building in built)
        return circles, sum(tiles) + sum(building.people for building in built)

    def free_circles(self) -> dict[str, int]:
        """Return every place with free circles, and how many people it still takes."""
        tiles = [tile for tile in self.island if tile.kind != FOREST]
        return free_circles(
            Counter(tile.kind for tile in tiles),
            Counter(tile.kind for tile in tiles if tile.manned),
            {building.key: building.people for building in self.city},
        )


@dataclass(frozen=True, slots=True)
class RoleView:
    """A role card, with the doubloons on it and the seat that took it this round."""

    key: str
    doubloons: int
    taken_by: int | None


@dataclass(frozen=True, slots=True)
class ShipView:
    """A cargo ship with `load` of its `capacity` filled with `good` (None = empty)."""

    capacity: int
    good: str | None
    load: int


@dataclass(frozen=True, slots=True)
class StockView:
    """A kind of building in the supply, with `left` copies and its `cost` at this table."""

    key: str
    left: int
    cost: int
    column: int
    vp: int


@dataclass(frozen=True, slots=True)
class DraftView:
    """The spaces for one cost in the building draft, and the kinds with that cost (R-12.1).

    `chosen` kinds are on the `spaces`, `open` kinds may still be chosen, and `out` kinds are not in
    the game.
    """

    cost: int
    spaces: int
    chosen: tuple[str, ...]
    open: tuple[str, ...]
    out: tuple[str, ...]


class View(NamedTuple):
    """The whole table as one seat (or a spectator, with `seat` None) sees it."""

    seat: int | None
    seats: int
    round: int
    """Number of the round, from 1."""
    governor: int
    phase: str
    """The current phase: "draft", "round" between roles, the role being carried out, or "end" when
    the game is over."""
    role_taker: int | None
    """Seat that took the role of the current phase."""
    players: tuple[PlayerView, ...]
    roles: tuple[RoleView, ...]
    row: tuple[str, ...]
    """The open plantations."""
    quarries: int
    face_down: int
    """Number of tiles left in the face-down pile, whose order is hidden."""
    discards: int
    stock: tuple[StockView, ...]
    ships: tuple[ShipView, ...]
    trading_house: tuple[str, ...]
    goods: Mapping[str, int]
    """Number of goods in the supply, by kind."""
    colonists: int
    """Number of colonists left in the supply."""
    colonist_ship: int
    chips: int
    """Number of VP chips left, 0 when they have run out (VP on paper are not counted)."""
    ending: str | None
    """The reason why this is the last round: "colonists", "city" or "chips"; None if it is not."""
    over: bool
    with_nobles: bool = False
    """True if expansion II is in play."""
    nobles: int = 0
    """Number of nobles left in the supply."""
    noble_ship: int = 0
    """Number of nobles on the colonist ship, in addition to the colonists."""
    draft: tuple[DraftView, ...] = ()
    """The building draft in progress, from cheap to expensive; empty if there is none."""
    options: Options = Options()
    """The options of the table, which are public."""
