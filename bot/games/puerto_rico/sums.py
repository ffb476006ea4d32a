"""What a building costs and a sale brings, part by part, read from what a seat may see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.puerto_rico.data import PRICES, QUARRY
from bot.games.puerto_rico.view import BuildingView, PlayerView, StockView, View

FOREST = "forest"
"""What a tile is called that lies face down (R-2.9)."""


class Sum(NamedTuple):
    """A number of doubloons and the parts that make it up, by name; parts of 0 are left out."""

    kind: str
    parts: tuple[tuple[str, int], ...]
    total: int


def price(view: View, player: PlayerView, stock: StockView) -> Sum:
    """Return what a building costs a player now, never less than 0 (R-4.2, D-33)."""
    parts = (("printed", stock.cost), *((name, -off) for name, off in _off(view, player, stock)))
    return Sum("price", parts, max(0, sum(amount for _, amount in parts)))


def _off(view: View, player: PlayerView, stock: StockView) -> Iterator[tuple[str, int]]:
    """Yield what makes a building cheaper: quarries up to its column, and so on (R-4.2)."""
    quarries = sum(tile.manned for tile in player.island if tile.kind == QUARRY)
    forests = sum(tile.kind == FOREST for tile in player.island) // 2
    if quarries:
        yield "quarries", min(quarries, stock.column)
    yield from _privilege(view, player, "builder")
    if forests:
        yield "forests", forests
    if off := _zoning(player, stock):
        yield "zoning_office", off


def _zoning(player: PlayerView, stock: StockView) -> int:
    """Return 1 for a colonist there and columns 1 to 3, 2 for a noble and column 4 (R-4.11)."""
    office = working(player).get("zoning_office")
    large = stock.column == 4
    if office is None or bool(office.nobles) != large:
        return 0
    return 2 if large else 1


def proceeds(view: View, player: PlayerView, good: str) -> Sum:
    """Return what a sale to the trading house brings a player now (R-6.1 to R-6.3)."""
    markets = ((key, more) for key, more in _MARKETS.items() if key in working(player))
    parts = (("list", PRICES[good]), *markets, *_privilege(view, player, "trader"))
    return Sum("sale", parts, sum(amount for _, amount in parts))


def proceeds_at_post(view: View, player: PlayerView, good: str) -> Sum:
    """Return what a sale at the trading post brings a player now: no markets (R-6.5)."""
    parts = (("list", PRICES[good]), *_privilege(view, player, "trader"))
    return Sum("sale", parts, sum(amount for _, amount in parts))


_MARKETS = {"small_market": 1, "large_market": 2}
"""Doubloons that an occupied market adds to a sale (R-6.3)."""


def _privilege(view: View, player: PlayerView, role: str) -> Iterator[tuple[str, int]]:
    """Yield the doubloon of the player who took the role, and the library's second one."""
    if view.phase == role and view.role_taker == player.seat:
        yield role, 1
        if player.privilege > 1:
            yield "library", player.privilege - 1


def working(player: PlayerView) -> dict[str, BuildingView]:
    """Return the buildings on which somebody stands (R-1.7)."""
    return {building.key: building for building in player.city if building.people}
