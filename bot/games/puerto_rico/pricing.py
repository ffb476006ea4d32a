"""Prices of buildings and proceeds of sales, shared by the rules, views and bots.

Every price is computed here, from the contents of a board and the table's options. All functions
take the options, even if no option affects the price today, so that callers need no change if one
does later.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import NamedTuple, Protocol

from bot.engine.explain import Sum
from bot.games.puerto_rico.data import BUILDINGS, PRICES
from bot.games.puerto_rico.options import Options
from bot.games.puerto_rico.view import BuildingView, PlayerView, StockView, View

MARKETS = {"small_market": 1, "large_market": 2}
"""Additional doubloons for a sale from each occupied market (R-6.3)."""

LARGE = 4
"""Number of the column that contains the large buildings."""

TILE = 1
"""Doubloons that the land office charges for a plantation, and also pays for one (R-6.6)."""


class Owner(Protocol):
    """The facts about a player's board that affect prices, in a state or a view."""

    @property
    def working_quarries(self) -> int:
        """Return the number of occupied quarries."""

    @property
    def forest_count(self) -> int:
        """Return the number of forests."""

    def people_on(self, building: str) -> int:
        """Return the number of people on a building, 0 if the player does not have it."""

    def noble_on(self, building: str) -> bool:
        """Return whether there is a noble on a building."""


# Buildings ------------------------------------------------------------------------------


def other_costs(options: Options) -> Mapping[str, int]:
    """Return the costs of buildings that differ from the printed ones, by building (Q-31)."""
    return options.costs


def cost(building: str, options: Options) -> int:
    """Return the cost of a building before any discount."""
    return other_costs(options).get(building, BUILDINGS[building].cost)


class Discounts(NamedTuple):
    """The discounts on buildings for a player now, in doubloons (R-4.2)."""

    quarries: int
    """Number of occupied quarries; a building's column limits how many of them count."""
    builder: int
    library: int
    forests: int
    zoning_office: tuple[int, int]
    """Doubloons off buildings in columns 1 to 3, and off those in column 4."""

    @classmethod
    def of(cls, owner: Owner, privilege: int, options: Options) -> Discounts:
        """Return a player's discounts.

        `privilege` is how many times the builder's privilege counts. Forests are rule R-4.8.
        """
        return cls(
            owner.working_quarries,
            min(1, privilege),
            max(0, privilege - 1),
            owner.forest_count // 2,
            _zoning(owner),
        )

    def off(self, column: int) -> tuple[int, ...]:
        """Return the discounts on a building in this column, by field."""
        quarries, builder, library, forests, zoning = self
        return min(quarries, column), builder, library, forests, zoning[column == LARGE]

    def price(self, cost: int, column: int) -> int:
        """Return the price of a building with this cost and column."""
        return left_to_pay(cost, total_off(self)[column])


def _zoning(owner: Owner) -> tuple[int, int]:
    """Return the zoning office's discounts: 1 with a colonist, 2 with a noble (R-4.11).

    The first is for columns 1 to 3, the second for column 4.
    """
    if not owner.people_on("zoning_office"):
        return 0, 0
    return (0, 2) if owner.noble_on("zoning_office") else (1, 0)


@lru_cache(maxsize=256)
def total_off(discounts: Discounts) -> tuple[int, ...]:
    """Return the total discount on a building, by column."""
    return tuple(sum(discounts.off(column)) for column in range(LARGE + 1))


def left_to_pay(cost: int, off: int) -> int:
    """Return the cost minus the discount, but never less than 0 (D-33)."""
    return cost - off if cost > off else 0


# Sales ----------------------------------------------------------------------------------


def list_prices(options: Options) -> Mapping[str, int]:
    """Return the price of each good without any bonus (R-6.1)."""
    return PRICES


def sale(good: str, owner: Owner, privilege: int, options: Options) -> Sum:
    """Return the proceeds of a sale: list price, markets and privilege (R-6.1 to R-6.3)."""
    markets = tuple([key for key in MARKETS if owner.people_on(key)])
    return _sale(list_prices(options)[good], privilege, markets)


def sale_at_post(good: str, privilege: int, options: Options) -> Sum:
    """Return the proceeds of a sale at a trading post, without markets (R-6.5)."""
    return _sale(list_prices(options)[good], privilege, ())


@cache
def _sale(price: int, privilege: int, markets: tuple[str, ...]) -> Sum:
    bonuses = ((key, MARKETS[key]) for key in markets)
    parts = (("list", price), *bonuses, *_privileges("trader", privilege))
    return Sum("sale", parts, sum(amount for _, amount in parts))


def _privileges(role: str, times: int) -> Iterator[tuple[str, int]]:
    """Yield the doubloon for the role's taker, and a second one for the library."""
    if times:
        yield role, 1
    if times > 1:
        yield "library", times - 1


def post_sells(house_full: bool, options: Options) -> bool:
    """Return whether trading posts may sell now; an option allows it with a full house (Q-09)."""
    return options.post_beside_full_house or not house_full


def discarded_tile(options: Options) -> int:
    """Return what a noble in the land office gets for a plantation (D-18).

    A negative number is a payment.
    """
    return -TILE if options.land_office_noble_pays else TILE


# Prices computed from a view ------------------------------------------------------------


def price(view: View, player: PlayerView, stock: StockView) -> Sum:
    """Return a player's current price for a building, with its parts."""
    discounts = Discounts.of(player, _times(view, player, "builder"), view.options)
    off = zip(discounts._fields, discounts.off(stock.column), strict=True)
    cost = "printed" if stock.cost == BUILDINGS[stock.key].cost else "chosen"
    parts = ((cost, stock.cost), *((name, -amount) for name, amount in off if amount))
    return Sum("price", parts, discounts.price(stock.cost, stock.column))


def proceeds(view: View, player: PlayerView, good: str) -> Sum:
    """Return a player's current proceeds of a sale to the trading house, with their parts."""
    return sale(good, player, _times(view, player, "trader"), view.options)


def proceeds_at_post(view: View, player: PlayerView, good: str) -> Sum:
    """Return a player's current proceeds at the trading post, with their parts."""
    return sale_at_post(good, _times(view, player, "trader"), view.options)


def credit(player: PlayerView) -> int:
    """Return the doubloons that the black market can replace: a person, a good and a VP chip.

    The person may come from anywhere else (R-4.9, R-4.10); hidden chips do not count.
    """
    occupied = working(player)
    if "black_market" not in occupied:
        return 0
    person = player.windrose or len(occupied) > 1 or any(tile.manned for tile in player.island)
    return bool(person) + any(player.goods.values()) + bool(player.chips)


def _times(view: View, player: PlayerView, role: str) -> int:
    """Return how many times this role's privilege counts for a player now."""
    return player.privilege if view.phase == role and view.role_taker == player.seat else 0


def working(player: PlayerView) -> dict[str, BuildingView]:
    """Return the player's occupied buildings by key (R-1.7)."""
    return {building.key: building for building in player.city if building.people}
