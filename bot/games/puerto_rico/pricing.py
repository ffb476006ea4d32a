"""What a building costs and a sale brings: one rule for the table, its views and the bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from bot.engine.explain import Sum
from bot.games.puerto_rico.data import FOREST, PRICES, QUARRY
from bot.games.puerto_rico.view import BuildingView, PlayerView, StockView, View

MARKETS = {"small_market": 1, "large_market": 2}
"""Doubloons that an occupied market adds to a sale (R-6.3)."""

LARGE = 4
"""The column of the large buildings."""


class Discounts(NamedTuple):
    """What makes buildings cheaper for one player now, in doubloons (R-4.2)."""

    quarries: int
    """Occupied ones; up to a building's column they count."""
    builder: int
    library: int
    forests: int
    zoning_office: tuple[int, int]
    """For columns 1 to 3, and for column 4."""

    @classmethod
    def of(cls, quarries: int, privilege: int, forests: int, zoning: tuple[int, int]) -> Discounts:
        """Count what a player has: so many privileges of the builder, so many forests (R-4.8)."""
        return cls(quarries, min(1, privilege), max(0, privilege - 1), forests // 2, zoning)

    def off(self, column: int) -> tuple[int, ...]:
        """Return the doubloons off a building of that column, by field."""
        quarries, builder, library, forests, zoning = self
        return min(quarries, column), builder, library, forests, zoning[column == LARGE]

    def price(self, cost: int, column: int) -> int:
        """Return what a building costs."""
        return left_to_pay(cost, total_off(self)[column])


@lru_cache(maxsize=256)
def total_off(discounts: Discounts) -> tuple[int, ...]:
    """Return all doubloons off a building, by its column."""
    return tuple(sum(discounts.off(column)) for column in range(LARGE + 1))


def left_to_pay(cost: int, off: int) -> int:
    """Return what is left of a cost with so many doubloons off: never less than 0 (D-33)."""
    return cost - off if cost > off else 0


def zoning(occupied: object, by_noble: object) -> tuple[int, int]:
    """Return what the zoning office takes off: 1 by a colonist, 2 by a noble (R-4.11)."""
    if not occupied:
        return 0, 0
    return (0, 2) if by_noble else (1, 0)


def sale(good: str, privilege: int, markets: Callable[[str], object] = lambda _: False) -> Sum:
    """Return what a sale brings: list price, occupied markets, the privilege (R-6.1 to R-6.3).

    Without the markets it is what the own trading post pays (R-6.5).
    """
    return _sale(good, privilege, tuple([key for key in MARKETS if markets(key)]))


@cache
def _sale(good: str, privilege: int, markets: tuple[str, ...]) -> Sum:
    bonuses = ((key, MARKETS[key]) for key in markets)
    parts = (("list", PRICES[good]), *bonuses, *_privileges("trader", privilege))
    return Sum("sale", parts, sum(amount for _, amount in parts))


def _privileges(role: str, times: int) -> Iterator[tuple[str, int]]:
    """Yield the doubloon of who took the role, and the library's second one."""
    if times:
        yield role, 1
    if times > 1:
        yield "library", times - 1


# Read from what a seat may see ----------------------------------------------------------


def price(view: View, player: PlayerView, stock: StockView) -> Sum:
    """Return what a building costs a player now, part by part."""
    discounts = discounts_of(player, _times(view, player, "builder"))
    off = zip(discounts._fields, discounts.off(stock.column), strict=True)
    parts = (("printed", stock.cost), *((name, -amount) for name, amount in off if amount))
    return Sum("price", parts, discounts.price(stock.cost, stock.column))


def discounts_of(player: PlayerView, privilege: int) -> Discounts:
    """Return what makes buildings cheaper for a player with so many privileges of the builder."""
    quarries = sum(tile.manned for tile in player.island if tile.kind == QUARRY)
    forests = sum(tile.kind == FOREST for tile in player.island)
    office = working(player).get("zoning_office")
    return Discounts.of(quarries, privilege, forests, zoning(office, office and office.nobles))


def proceeds(view: View, player: PlayerView, good: str) -> Sum:
    """Return what a sale to the trading house brings a player now, part by part."""
    return sale(good, _times(view, player, "trader"), working(player).get)


def proceeds_at_post(view: View, player: PlayerView, good: str) -> Sum:
    """Return what a sale at the trading post brings a player now, part by part."""
    return sale(good, _times(view, player, "trader"))


def _times(view: View, player: PlayerView, role: str) -> int:
    """Return how many times the privilege of this role counts for a player now."""
    return player.privilege if view.phase == role and view.role_taker == player.seat else 0


def working(player: PlayerView) -> dict[str, BuildingView]:
    """Return the buildings on which somebody stands (R-1.7)."""
    return {building.key: building for building in player.city if building.people}
