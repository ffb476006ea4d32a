"""A player's board with the counts that the heuristic uses, kept up to date move by move."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bot.games.puerto_rico import production
from bot.games.puerto_rico.city import large_of, room
from bot.games.puerto_rico.data import (
    BUILDINGS,
    CITY_SPACES,
    GOODS,
    ISLAND_SPACES,
    QUARRY,
    WINDROSE,
    spaces_of,
)
from bot.games.puerto_rico.options import Options
from bot.games.puerto_rico.pricing import Discounts, list_prices, sale, total_off
from bot.games.puerto_rico.production import EARNING, UNPROCESSED
from bot.games.puerto_rico.shipping import FREE_GOODS, SINGLE_STORAGE, STORAGE
from bot.games.puerto_rico.state import Player
from bot.house_bots.puerto_rico.board import NO_TILES

LOADING = frozenset({"harbor", "lighthouse"})
"""Buildings that add something to any load."""


class City(NamedTuple):
    """The possibilities that the buildings of a city give, whoever works there."""

    spaces_left: int
    large: int
    beige: list[str]
    plants: dict[str, list[str]]
    """Circles that process each good, each named after its building."""
    makers: dict[str, list[str]]
    """Buildings that process each good."""
    capacity: dict[str, int]
    """Number of circles that process each good; for corn, which needs none, that of the island."""


@lru_cache(maxsize=4096)
def _city(*keys: str) -> City:
    """Return the facts about these buildings; many playouts have the same cities."""
    beige = [key for key in keys if not BUILDINGS[key].production]
    plants: dict[str, list[str]] = {}
    makers: dict[str, list[str]] = {}
    for key in keys:
        building = BUILDINGS[key]
        if good := building.produces:
            plants.setdefault(good, []).extend([key] * building.circles)
            makers.setdefault(good, []).append(key)
    capacity = {UNPROCESSED: ISLAND_SPACES} | {good: len(keys) for good, keys in plants.items()}
    return City(CITY_SPACES - spaces_of(keys), large_of(keys), beige, plants, makers, capacity)


class Land:
    """The counts of one board, with the names of `Board`, which `valuation` reads too.

    Whoever changes the player's board calls `settle`, `turn_over`, `build` or `staff`.
    """

    __slots__ = (
        "_off",
        "_options",
        "_player",
        "_sales",
        "_storage",
        "beige",
        "capacity",
        "circles",
        "city",
        "dear_level",
        "dearest",
        "earning",
        "forest_count",
        "harvest",
        "island_left",
        "large",
        "loading",
        "makers",
        "occupied",
        "people",
        "planned",
        "planned_goods",
        "plants",
        "production",
        "room",
        "spaces_left",
        "tiles",
    )

    def __init__(self, player: Player, options: Options) -> None:
        self._player = player
        self._options = options
        self._off: dict[int, tuple[int, ...]] = {}
        self._sales: dict[tuple[str, int], int] = {}
        self._storage: tuple[int, int] | None = None
        self.tiles = {**NO_TILES, **player.island}
        self.forest_count = len(player.forests)
        self.island_left = ISLAND_SPACES - sum(player.island.values()) - self.forest_count
        self.city = player.city
        self._look()
        self._plan()
        self.staff()

    def _look(self) -> None:
        """Look the facts about the city up."""
        found = _city(*self.city)
        self.spaces_left, self.large, self.beige, self.plants, self.makers, self.capacity = found
        self.room = room(self.spaces_left, self.large, self._options)

    def _plan(self) -> None:
        """Count what the board would produce if it were fully manned."""
        tiles, capacity = self.tiles, self.capacity
        self.planned: dict[str, int] = {}
        self.planned_goods = self.dearest = 0
        self.circles = tiles[QUARRY] + len(self.beige)
        prices = list_prices(self._options)
        for good in GOODS:
            own, most = tiles[good], capacity.get(good, 0)
            if own and most:
                count = own if own < most else most
                self.planned[good] = count
                self.planned_goods += count
                self.circles += count if good == UNPROCESSED else 2 * count
                if prices[good] > self.dearest:
                    self.dearest = prices[good]
        self.dear_level = 2 if self.dearest >= 2 else 1 if self.dearest else 0

    def staff(self) -> None:
        """Count the people again, and everything that depends on where they are."""
        city, manned = self.city, self._player.manned
        self._off.clear()
        self._sales.clear()
        self._storage = None
        self.occupied = works = {key for key, people in city.items() if people}
        self.people = sum(manned.values()) + sum(city.values())
        made: dict[str, int] = {}
        self.production = made
        for good in self.planned:
            if count := manned.get(good, 0):
                if good != UNPROCESSED:
                    most = sum([city[key] for key in self.makers[good]])
                    count = most if most < count else count
                if count:
                    made[good] = count
        self.harvest = made
        if "aqueduct" in works:
            more = production.aqueduct(made, city)
            self.harvest = {good: count + more.get(good, 0) for good, count in made.items()}
        self.earning = not EARNING.isdisjoint(works)
        self.loading = not LOADING.isdisjoint(works)

    def each_load(self, coin: float) -> float:
        """Return what buildings add to any load (R-7.8, R-7.10)."""
        return ("harbor" in self.occupied) + ("lighthouse" in self.occupied) * coin

    @property
    def storage(self) -> tuple[int, int]:
        """Return how many kinds may be kept entirely, and how many single goods (R-7.13)."""
        if self._storage is None:
            works = self.occupied
            kinds = sum([count for key, count in STORAGE.items() if key in works])
            singles = sum([count for key, count in SINGLE_STORAGE.items() if key in works])
            self._storage = kinds, FREE_GOODS + singles
        return self._storage

    def settle(self, tile: str) -> None:
        """Add a tile to the island."""
        island = self._player.island
        island[tile] = island.get(tile, 0) + 1
        self.tiles[tile] += 1
        self.island_left -= 1
        self._plan()

    def turn_over(self, tile: str) -> None:
        """Add a forest to the island."""
        self._player.forests.append(tile)
        self.forest_count += 1
        self.island_left -= 1
        self._off.clear()

    def build(self, key: str) -> None:
        """Add a building to the city."""
        self.city[key] = 0
        self._look()
        self._plan()

    def dear(self, options: Options) -> int:
        """Return the list price of the most expensive good that the board would produce."""
        return self.dearest

    def off(self, privilege: int) -> tuple[int, ...]:
        """Return the discounts on buildings by column, with a builder's privilege or 0."""
        if (found := self._off.get(privilege)) is None:
            found = self._off[privilege] = total_off(Discounts.of(self, privilege, self._options))
        return found

    def sale(self, good: str, privilege: int) -> int:
        """Return the proceeds of a sale to the trading house, with the trader's privilege or 0."""
        key = good, privilege
        if (found := self._sales.get(key)) is None:
            found = self._sales[key] = sale(good, self, privilege, self._options).total
        return found

    @property
    def working_quarries(self) -> int:
        """Return the number of occupied quarries."""
        return self._player.manned.get(QUARRY, 0)

    def people_on(self, building: str) -> int:
        """Return the number of people on a building, 0 if the player does not have it."""
        return self.city.get(building, 0)

    def noble_on(self, building: str) -> bool:
        """Return whether there is a noble on a building."""
        return bool(self._player.nobles.get(building))


class Side:
    """A player in a playout, with the names of `table.Side`, which `valuation` reads too."""

    __slots__ = ("board", "chips", "options", "player", "seat")

    def __init__(self, player: Player, seat: int, options: Options) -> None:
        self.player = player
        self.seat = seat
        self.options = options
        self.board = Land(player, options)
        self.chips: int | None = None
        """VP chips, None if the seat that rates the position does not see them."""

    @property
    def people(self) -> int:
        """Return the number of people, including those without a circle."""
        return self.player.windrose + self.board.people

    @property
    def nobles(self) -> int:
        """Return the number of nobles that the player has."""
        return sum(self.player.nobles.values())

    def join(self, circle: str, noble: bool) -> None:
        """Put a person on a circle or on the windrose."""
        self.player.put(circle, noble)
        if circle != WINDROSE:
            self.board.staff()

    def lift(self) -> None:
        """Move all people to the windrose; until they are placed, only the sums are right."""
        player, board = self.player, self.board
        player.windrose += board.people
        board.people = 0
        player.manned = {}
        for key in board.city:
            board.city[key] = 0
        if player.nobles:
            player.nobles = {WINDROSE: sum(player.nobles.values())}

    def count(self) -> None:
        """Count the whole board again."""
        self.board = Land(self.player, self.options)
