"""Counts of a player's board that the bot uses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from collections.abc import Set as AbstractSet
from typing import NamedTuple, TypeAlias

from bot.games.puerto_rico import production
from bot.games.puerto_rico.city import large_of, room
from bot.games.puerto_rico.data import (
    BUILDINGS,
    CITY_SPACES,
    FOREST,
    GOODS,
    ISLAND_SPACES,
    QUARRY,
    TILES,
    spaces_of,
)
from bot.games.puerto_rico.options import Options
from bot.games.puerto_rico.pricing import Discounts, list_prices, total_off
from bot.games.puerto_rico.shipping import FREE_GOODS, SINGLE_STORAGE, STORAGE
from bot.games.puerto_rico.view import BuildingView, TileView
from bot.house_bots.lazy import lazy


class Harvest(NamedTuple):
    """The circles that make one of a good, and whether it is the first of a kind."""

    good: str
    first: bool
    circles: tuple[str, ...]


class Builds(NamedTuple):
    """Facts of a board that matter before anything is built."""

    off: tuple[int, ...]
    """Doubloons off a building, by its column."""
    room: int
    """Spaces that one building may fill."""


NO_TILES = dict.fromkeys(TILES, 0)
CORN = Harvest("corn", False, ("corn",))


class Board:
    """An island and a city in counts: of tiles by kind, and of people by tile and building.

    Every kind of tile is included, even with a zero, in the order in which a view shows them.
    """

    def __init__(
        self,
        tiles: Mapping[str, int],
        manned: Mapping[str, int],
        city: dict[str, int],
        run_by_noble: AbstractSet[str],
        forests: int,
    ) -> None:
        self.tiles = {**NO_TILES, **tiles}
        self.manned = {**NO_TILES, **manned}
        self.forest_count = forests
        self.island_left = ISLAND_SPACES - sum(tiles.values()) - forests
        self.city = city
        self.run_by_noble = run_by_noble
        self.spaces_left = CITY_SPACES - spaces_of(city)
        self.people = sum(manned.values()) + sum(city.values())
        """Those on circles."""
        self.working_quarries = self.manned[QUARRY]
        self.occupied = {key for key, people in city.items() if people}
        self.large = large_of(city)
        """The number of large buildings."""
        self.beige = [key for key in city if not BUILDINGS[key].production]
        self.plants = _plants(city)
        """The circles that process each good, by the name of their building."""
        self.capacity = {"corn": ISLAND_SPACES} | {g: len(keys) for g, keys in self.plants.items()}
        """The circles that process each good, manned or not; corn needs none."""
        most = {good: min(self.tiles[good], count) for good, count in self.capacity.items()}
        self.planned = {good: most[good] for good in GOODS if most.get(good)}
        """The goods a fully manned board would produce."""
        self._builds: dict[int, tuple[Options, Builds]] = {}

    def builds(self, privilege: int, options: Options) -> Builds:
        """Return the costs and needs of buildings here, with `privilege` privileges of the builder.

        A board may be met at tables with other options: the result is kept for the latest options.
        """
        kept = self._builds.get(privilege)
        if kept is None or kept[0] is not options:
            off = total_off(Discounts.of(self, privilege, options))
            found = Builds(off, room(self.spaces_left, self.large, options))
            kept = self._builds[privilege] = (options, found)
        return kept[1]

    def people_on(self, building: str) -> int:
        """Return the number of people on a building, 0 without it."""
        return self.city.get(building, 0)

    def noble_on(self, building: str) -> bool:
        """Return whether a noble is among them."""
        return building in self.run_by_noble

    @lazy
    def harvests(self) -> list[Harvest]:
        """Return every good that the board could make, cheapest first; corn does not count."""
        found = [CORN] * self.tiles["corn"]
        for good in GOODS:
            for nth, key in enumerate(self.plants.get(good, ())[: self.tiles[good]]):
                found.append(Harvest(good, nth == 0, (good, key)))
        return found

    @lazy
    def circles(self) -> int:
        """Return the number of people who could do something."""
        goods = sum([len(harvest.circles) for harvest in self.harvests])
        return goods + self.tiles[QUARRY] + len(self.beige)

    @lazy
    def production(self) -> dict[str, int]:
        """Return the goods that a craftsman would bring now, without the aqueduct's (R-5.1)."""
        return production.capacity(self.manned, self.city)

    @lazy
    def harvest(self) -> dict[str, int]:
        """Return the goods that a craftsman would bring now from an endless supply (R-5.5)."""
        if not self.city.get("aqueduct"):
            return self.production
        more = production.aqueduct(self.production, self.city)
        return {good: count + more.get(good, 0) for good, count in self.production.items()}

    @lazy
    def storage(self) -> tuple[int, int]:
        """Return the kinds of goods that may be kept entirely, and the single ones (R-7.13)."""
        kinds = sum([kinds for key, kinds in STORAGE.items() if self.city.get(key)])
        singles = sum([singles for key, singles in SINGLE_STORAGE.items() if self.city.get(key)])
        return kinds, FREE_GOODS + singles

    @lazy
    def planned_goods(self) -> int:
        """Return the number of goods of `planned`."""
        return sum(self.planned.values())

    def dear(self, options: Options) -> int:
        """Return the list price of the most expensive good that it would produce."""
        prices = list_prices(options)
        return max([prices[good] for good in self.planned], default=0)


def _plants(city: Collection[str]) -> dict[str, list[str]]:
    """Return the circles that process each good, by the name of their building."""
    found: dict[str, list[str]] = {}
    for key in city:
        if good := BUILDINGS[key].produces:
            found.setdefault(good, []).extend([key] * BUILDINGS[key].circles)
    return found


BOARDS = 512
"""Boards whose counts are kept: most are the same at the next decision."""

Seen: TypeAlias = tuple[tuple[TileView, ...], tuple[BuildingView, ...]]

_kept: dict[tuple[int, int], tuple[Board, Seen]] = {}
"""Boards by the identity of the view's objects, kept with them: views share islands and cities."""


def seen(island: tuple[TileView, ...], city: tuple[BuildingView, ...]) -> Board:
    """Return the counts of an island and a city in a view."""
    key = (id(island), id(city))
    if (found := _kept.get(key)) is None:
        if len(_kept) >= BOARDS:
            _kept.clear()
        found = _kept[key] = (_count(island, city), (island, city))
    return found[0]


def _count(island: tuple[TileView, ...], city: tuple[BuildingView, ...]) -> Board:
    lands = [tile for tile in island if tile.kind != FOREST]
    return Board(
        Counter([tile.kind for tile in lands]),
        Counter([tile.kind for tile in lands if tile.manned]),
        {building.key: building.people for building in city},
        {building.key for building in city if building.nobles},
        len(island) - len(lands),
    )
