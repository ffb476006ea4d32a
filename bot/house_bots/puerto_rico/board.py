"""Counts from a player's board that the bot uses."""

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
    """The circles that produce one piece of a good, and whether it is the first of its kind."""

    good: str
    first: bool
    circles: tuple[str, ...]


class Builds(NamedTuple):
    """Facts about a board that matter before a building is built."""

    off: tuple[int, ...]
    """Discounts on buildings in doubloons, by column."""
    room: int
    """Number of spaces that one more building may fill."""


NO_TILES = dict.fromkeys(TILES, 0)
CORN = Harvest("corn", False, ("corn",))


class Board:
    """An island and a city as counts: tiles by kind, and people by tile and building.

    Every kind of tile is included, even if its count is 0, in the order of a view.
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
        """Number of people on circles."""
        self.working_quarries = self.manned[QUARRY]
        self.occupied = {key for key, people in city.items() if people}
        self.large = large_of(city)
        """Number of large buildings."""
        self.beige = [key for key in city if not BUILDINGS[key].production]
        self.plants = _plants(city)
        """Circles that process each good, each named after its building."""
        self.capacity = {"corn": ISLAND_SPACES} | {g: len(keys) for g, keys in self.plants.items()}
        """Number of circles that process each good, manned or not; corn needs none, so its number
        is the size of the island."""
        most = {good: min(self.tiles[good], count) for good, count in self.capacity.items()}
        self.planned = {good: most[good] for good in GOODS if most.get(good)}
        """Number of goods that a fully manned board would produce, by kind."""
        self._builds: dict[int, tuple[Options, Builds]] = {}

    def builds(self, privilege: int, options: Options) -> Builds:
        """Return the discounts and the room for buildings.

        `privilege` is how many times the builder's privilege counts. A board may be shared by
        tables with different options: only the result for the latest options is cached.
        """
        kept = self._builds.get(privilege)
        if kept is None or kept[0] is not options:
            off = total_off(Discounts.of(self, privilege, options))
            found = Builds(off, room(self.spaces_left, self.large, options))
            kept = self._builds[privilege] = (options, found)
        return kept[1]

    def people_on(self, building: str) -> int:
        """Return the number of people on a building, 0 if the player does not have it."""
        return self.city.get(building, 0)

    def noble_on(self, building: str) -> bool:
        """Return whether there is a noble on a building."""
        return building in self.run_by_noble

    @lazy
    def harvests(self) -> list[Harvest]:
        """Return every good that the board could produce, cheapest first.

        Corn is never the first of its kind.
        """
        found = [CORN] * self.tiles["corn"]
        for good in GOODS:
            for nth, key in enumerate(self.plants.get(good, ())[: self.tiles[good]]):
                found.append(Harvest(good, nth == 0, (good, key)))
        return found

    @lazy
    def circles(self) -> int:
        """Return how many people could do something useful."""
        goods = sum([len(harvest.circles) for harvest in self.harvests])
        return goods + self.tiles[QUARRY] + len(self.beige)

    @lazy
    def production(self) -> dict[str, int]:
        """Return the goods that a craftsman phase would bring now, without the aqueduct's.

        The rule is R-5.1.
        """
        return production.capacity(self.manned, self.city)

    @lazy
    def harvest(self) -> dict[str, int]:
        """Return the goods that a craftsman phase would bring now, if the supply is unlimited.

        The rule is R-5.5.
        """
        if not self.city.get("aqueduct"):
            return self.production
        more = production.aqueduct(self.production, self.city)
        return {good: count + more.get(good, 0) for good, count in self.production.items()}

    @lazy
    def storage(self) -> tuple[int, int]:
        """Return how many kinds may be kept entirely, and how many single goods (R-7.13)."""
        kinds = sum([kinds for key, kinds in STORAGE.items() if self.city.get(key)])
        singles = sum([singles for key, singles in SINGLE_STORAGE.items() if self.city.get(key)])
        return kinds, FREE_GOODS + singles

    @lazy
    def planned_goods(self) -> int:
        """Return the total number of goods in `planned`."""
        return sum(self.planned.values())

    def dear(self, options: Options) -> int:
        """Return the list price of the most expensive good that the board would produce."""
        prices = list_prices(options)
        return max([prices[good] for good in self.planned], default=0)


def _plants(city: Collection[str]) -> dict[str, list[str]]:
    """Return the circles that process each good, as a list of building names."""
    found: dict[str, list[str]] = {}
    for key in city:
        if good := BUILDINGS[key].produces:
            found.setdefault(good, []).extend([key] * BUILDINGS[key].circles)
    return found


BOARDS = 512
"""Maximum number of boards whose counts are cached, as most are the same at the next decision."""

Seen: TypeAlias = tuple[tuple[TileView, ...], tuple[BuildingView, ...]]

_kept: dict[tuple[int, int], tuple[Board, Seen]] = {}
"""Cached boards by the identity of the view's objects, which views share. The objects are kept with
the boards, so that their identities stay valid."""


def seen(island: tuple[TileView, ...], city: tuple[BuildingView, ...]) -> Board:
    """Return the board of an island and a city in a view, cached."""
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
