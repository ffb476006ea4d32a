"""The numbers from `data.toml` as typed records."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.engine.data import load, record

_DATA = load(__package__)

GOODS: tuple[str, ...] = tuple(_DATA["goods"])
"""Goods in the order of the rulebook, from cheap to expensive."""

QUARRY = "quarry"
FOREST = "forest"
"""Key of a plantation that lies face down (R-2.9)."""
WINDROSE = "windrose"
"""Name for the place of people without a circle, used like the names of tiles and buildings."""
GUEST_HOUSE = "guest_house"
"""Key of the building whose guests move to other circles (R-10)."""
TILES: dict[str, int] = dict(_DATA["tiles"])
"""Number of tiles by kind: plantations by their good, and quarries."""

PRICES: dict[str, int] = dict(_DATA["trading_house"]["prices"])
"""Printed prices of goods; `pricing.list_prices` returns those of a table."""

STALLS: int = _DATA["trading_house"]["stalls"]
ISLAND_SPACES: int = _DATA["board"]["island_spaces"]
CITY_SPACES: int = _DATA["board"]["city_spaces"]
FACTORY_INCOME: tuple[int, ...] = tuple(_DATA["factory"]["income"])
RESIDENCE_POINTS: dict[int, int] = {
    int(spaces): points for spaces, points in _DATA["residence"]["points"].items()
}
DRAFT_SPACES: dict[int, int] = {
    int(cost): spaces for cost, spaces in _DATA["draft"]["spaces"].items()
}
"""Number of spaces of the building draft by cost (R-12.1)."""

FIXED_SET: tuple[str, ...] = tuple(_DATA["draft"]["fixed"])
CHURCH_POINTS: tuple[int, ...] = tuple(_DATA["church"]["points"])
CLOISTER_POINTS: tuple[int, ...] = tuple(_DATA["cloister"]["points"])
ALL_COLONISTS: int = _DATA["nobles"]["colonists"]
ALL_NOBLES: int = _DATA["nobles"]["nobles"]
NOBLES_ABOARD: int = _DATA["nobles"]["aboard"]
"""Number of nobles that replace colonists on the ship at the start and at every refill (R-3.9)."""


@dataclass(frozen=True, slots=True)
class Building:
    """A kind of building; `kind` tells production from beige, and small from large.

    `column` (1 to 4) is the most quarries that count (R-4.2), and nearly always the printed `vp`.
    `set` is "base", "buildings" (expansion I) or "nobles" (expansion II); `copies` is given only if
    the kind does not determine it.
    """

    key: str
    kind: str
    column: int
    cost: int
    vp: int
    circles: int
    produces: str | None = None
    set: str = "base"
    copies: int | None = None
    production: bool = field(init=False)
    """True if it is one of the coloured production buildings."""
    spaces: int = field(init=False)
    """Number of city spaces that it fills: 2 for a large beige building, else 1 (R-4.4)."""

    def __post_init__(self) -> None:
        """Derive facts from the kind that boards, rules and bots need often."""
        object.__setattr__(self, "production", self.kind.endswith("production"))
        object.__setattr__(self, "spaces", 2 if self.kind == "large_beige" else 1)

    @property
    def drafted(self) -> bool:
        """Return whether it may be drafted: beige, of the base game or expansion I (R-12)."""
        return not self.production and self.set in ("base", "buildings")


@dataclass(frozen=True, slots=True)
class Setup:
    """The set-up of a table for a number of players (R-0.1 to R-0.6, R-11)."""

    doubloons: int
    start_tiles: tuple[str, ...]
    colonists: int
    colonist_ship: int
    chips: int
    cargo_ships: tuple[int, ...]
    roles: tuple[str, ...]
    picks: int
    row: int
    tiles_removed: int
    goods: dict[str, int]
    copies: dict[str, int]


BUILDINGS: dict[str, Building] = {one["key"]: record(Building, one) for one in _DATA["building"]}
SETUPS: dict[int, Setup] = {int(seats): record(Setup, one) for seats, one in _DATA["setup"].items()}


def spaces_of(city: Iterable[str]) -> int:
    """Return the spaces that the buildings of a city fill (R-4.4)."""
    return sum([BUILDINGS[key].spaces for key in city])
