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
    """People without a circle (the windrose, San Juan), including nobles."""
    points_on_board: int
    """Printed VP of the buildings plus the bonus of occupied large ones; public."""
    acting: bool = False
    """A decision of this seat is pending."""
    open: tuple[str, ...] = ()
    """The moves that this seat may make now, in notation; public like all that they follow from."""
    windrose_nobles: int = 0
    """Nobles among the people on the windrose."""
    before: tuple[str, ...] = ()
    """While placing: the circles that were occupied before, one name a person."""
    nobles_before: tuple[str, ...] = ()
    """While placing: the circles on which nobles stood, one name a noble."""
    nobles: int = 0
    """All nobles on the board."""
    privilege: int = 1
    """Times that the privilege of a role counts for this player now (library)."""
    drawn: str | None = None
    """The tile that the viewer has drawn and not laid yet (R-2.9)."""
    due: int = 0
    """Things still to give: to the black market, or at most to the court (R-4.9, R-7.12)."""
    first_load: int = 0
    """VP that the captain's privilege adds to the load that is next, or being made (R-7.6)."""
    small_wharf: tuple[str, ...] = ()
    """The goods put on the small wharf's load so far (R-7.9)."""
    kept: Mapping[str, int] = NO_COUNTS
    """While storing: the goods named to be kept, by kind (R-7.13)."""
    offered: int = 0
    """VP that may be taken or declined now (Q-33)."""
    circle: str = ""
    """The destination of a person who may be taken now: a circle, or the windrose."""
    first_turn: bool = False
    """Loading, or about to, for the first time in this phase: a union hall still scores then."""

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
    """From 1."""
    governor: int
    phase: str
    """"draft", "round" between roles, else the role carried out, "end" when over."""
    role_taker: int | None
    """The seat that took the role of the current phase."""
    players: tuple[PlayerView, ...]
    roles: tuple[RoleView, ...]
    row: tuple[str, ...]
    """The open plantations."""
    quarries: int
    face_down: int
    """Face-down plantations left (their order is hidden)."""
    discards: int
    stock: tuple[StockView, ...]
    ships: tuple[ShipView, ...]
    trading_house: tuple[str, ...]
    goods: Mapping[str, int]
    """The goods supply."""
    colonists: int
    """Colonists left in the supply."""
    colonist_ship: int
    chips: int
    """VP chips left, 0 when they have run out (VP on paper are not counted)."""
    ending: str | None
    """The reason why this is the last round: "colonists", "city", "chips"; None = it is not."""
    over: bool
    with_nobles: bool = False
    """Expansion II is in play."""
    nobles: int = 0
    """Nobles left in the supply."""
    noble_ship: int = 0
    """Nobles aboard the colonist ship, in addition to the colonists."""
    draft: tuple[DraftView, ...] = ()
    """The building draft while it goes on, from cheap to expensive; else empty."""
    options: Options = Options()
    """The options of the table, which are public."""
