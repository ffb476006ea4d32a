"""How the bot sees the table: counts taken from a view, and what a doubloon is worth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property

from bot.games.puerto_rico.data import (
    BUILDINGS,
    CITY_SPACES,
    FOREST,
    GOODS,
    ISLAND_SPACES,
    PRICES,
    QUARRY,
    SETUPS,
)
from bot.games.puerto_rico.pricing import Discounts, sale, zoning
from bot.games.puerto_rico.view import BuildingView, PlayerView, TileView, View

ROUNDS = 13.5
"""Rounds of a usual game."""


class Side:
    """One player's board in counts."""

    def __init__(self, view: PlayerView) -> None:
        self.seat = view.seat
        self.doubloons = view.doubloons
        self.goods = view.goods
        self.windrose = view.windrose
        self.privilege = view.privilege
        self.tiles: dict[str, int] = {}
        self.manned: dict[str, int] = {}
        self.forests = sum(tile.kind == FOREST for tile in view.island)
        self.nobles = view.nobles
        self.run_by_noble = {building.key for building in view.city if building.nobles}
        for tile in view.island:
            if tile.kind == FOREST:
                continue
            self.tiles[tile.kind] = self.tiles.get(tile.kind, 0) + 1
            if tile.manned:
                self.manned[tile.kind] = self.manned.get(tile.kind, 0) + 1
        self.city = {building.key: building.people for building in view.city}
        self.chips = view.chips
        self.spaces_left = CITY_SPACES - sum(building.spaces for building in view.city)

    @cached_property
    def capacity(self) -> dict[str, int]:
        """Return the circles that process each good, manned or not; corn needs none."""
        found = {"corn": ISLAND_SPACES}
        for key in self.city:
            good = BUILDINGS[key].produces
            if good:
                found[good] = found.get(good, 0) + BUILDINGS[key].circles
        return found

    @cached_property
    def production(self) -> dict[str, int]:
        """Return the goods that a craftsman would bring now (R-5.1)."""
        workers = {"corn": ISLAND_SPACES}
        for key, people in self.city.items():
            good = BUILDINGS[key].produces
            if good and people:
                workers[good] = workers.get(good, 0) + people
        made = ((g, min(self.manned.get(g, 0), workers.get(g, 0))) for g in GOODS)
        return {good: count for good, count in made if count}

    @cached_property
    def planned(self) -> dict[str, int]:
        """Return the goods a fully manned board would produce."""
        made = ((g, min(self.tiles.get(g, 0), self.capacity.get(g, 0))) for g in GOODS)
        return {good: count for good, count in made if count}

    @cached_property
    def people(self) -> int:
        """Return all colonists of the board."""
        return self.windrose + sum(self.manned.values()) + sum(self.city.values())

    @property
    def island_left(self) -> int:
        """Return the free spaces of the island."""
        return ISLAND_SPACES - sum(self.tiles.values()) - self.forests

    def works(self, building: str) -> bool:
        """Return whether the player has that building and somebody on it."""
        return self.city.get(building, 0) > 0

    def discounts(self, builder: bool) -> Discounts:
        """Return what makes buildings cheaper for this player."""
        office = zoning(self.works("zoning_office"), "zoning_office" in self.run_by_noble)
        times = self.privilege if builder else 0
        return Discounts.of(self.manned.get(QUARRY, 0), times, self.forests, office)

    def proceeds(self, good: str, trader: bool) -> int:
        """Return what a sale to the house brings this player."""
        return sale(good, self.privilege if trader else 0, self.works).total

    def at_post(self, good: str, trader: bool) -> int:
        """Return what a sale at the own trading post brings."""
        return sale(good, self.privilege if trader else 0).total


@cache
def middle_board(seat: int) -> Side:
    """Return a board as it may look in the middle of a game, to judge buildings by."""
    tiles = ("corn", "corn", "indigo", "indigo", "sugar", "tobacco", QUARRY)
    plants = ("indigo_plant", "small_sugar_mill", "tobacco_storage")
    view = PlayerView(
        seat=seat,
        doubloons=5,
        chips=5,
        goods=dict.fromkeys(GOODS, 1),
        island=tuple(TileView(kind, manned=True) for kind in tiles),
        city=tuple(BuildingView(key, 1, BUILDINGS[key].circles, 1) for key in plants),
        windrose=0,
        before=(),
        points_on_board=6,
        acting=False,
        nobles=2,
    )
    return Side(view)


@dataclass(frozen=True, eq=False)
class Table:
    """What the bot weighs its moves with: every side, and how much game is left."""

    view: View
    seat: int
    sides: tuple[Side, ...]
    left: float
    """Share of the game that is left, 1 to 0."""

    @classmethod
    def of(cls, view: View, seat: int) -> Table:
        """Return the table as this seat sees it."""
        sides = tuple(Side(player) for player in view.players)
        return cls(view, seat, sides, _left(view, sides))

    @cached_property
    def me(self) -> Side:
        """Return the bot's own side."""
        return self.sides[self.seat]

    @cached_property
    def rounds(self) -> float:
        """Return about how many rounds are left."""
        return ROUNDS * self.left

    @cached_property
    def coin(self) -> float:
        """Return what a doubloon is worth in VP: it must still be spent on something."""
        return 0.85 * min(1.0, 4 * self.left)

    @cached_property
    def gains(self) -> dict[str, dict[int, float]]:
        """Return what each role would bring to every seat, as far as `roles` has found it."""
        return {}

    def price_of(self, building: str) -> int:
        """Return what a building costs the bot now."""
        stock = next(stock for stock in self.view.stock if stock.key == building)
        discounts = self.me.discounts(self.view.role_taker == self.seat)
        return discounts.price(stock.cost, stock.column)

    def room(self, ship: int) -> int:
        """Return the room of the cargo ship of that capacity."""
        return next(s.capacity - s.load for s in self.view.ships if s.capacity == ship)

    def good(self, good: str) -> float:
        """Return what one more good is worth in VP: a place on a ship, or a sale."""
        return 0.42 + 0.28 * PRICES[good] * self.coin

    def clockwise(self, start: int) -> Iterator[Side]:
        """Yield the sides in turn order."""
        yield from self.sides[start:]
        yield from self.sides[:start]


def _left(view: View, sides: tuple[Side, ...]) -> float:
    if view.ending:
        return 0.02
    setup = SETUPS[view.seats]
    fullest = min(side.spaces_left for side in sides)
    shares = [view.chips / setup.chips, fullest / CITY_SPACES]
    if not view.with_nobles:
        shares.append(view.colonists / setup.colonists)
    return max(0.05, min(1.0, *shares))
