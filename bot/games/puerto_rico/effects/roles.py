"""The gains of a role for the player who takes it, as far as others cannot change them.

Decisions on guests and on people are simplified: no guest moves, and everyone who may be taken is
taken. `least_loss` assumes that no other player loads the ships.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeAlias

from bot.games.puerto_rico import pricing, production, shipping
from bot.games.puerto_rico.arrivals import arriving
from bot.games.puerto_rico.city import large_of, room
from bot.games.puerto_rico.data import (
    BUILDINGS,
    CITY_SPACES,
    GUEST_HOUSE,
    ISLAND_SPACES,
    QUARRY,
    STALLS,
    spaces_of,
)
from bot.games.puerto_rico.pricing import working
from bot.games.puerto_rico.shipping import loaded, possible_loads, unkept
from bot.games.puerto_rico.view import PlayerView, StockView, View

Ships: TypeAlias = tuple[tuple[int, str | None, int], ...]
"""The capacity, good and load of each cargo ship."""

Goods: TypeAlias = tuple[tuple[str, int], ...]
"""The number of goods of each kind; kinds without any are left out."""

Loss: TypeAlias = tuple[int, frozenset[str]]
"""The number of goods lost, and the kinds that they may be of."""


@dataclass(frozen=True, slots=True)
class _Hold:
    capacity: int
    good: str | None
    load: int


@lru_cache(maxsize=4096)
def least_loss(ships: Ships, goods: Goods, wharf: bool, kinds: int, singles: int) -> Loss:
    """Return the fewest goods lost with any order of loads; loading is compulsory (R-7.5)."""
    found = [
        least_loss(after, left, still, kinds, singles)
        for after, left, still in _ways(ships, goods, wharf)
    ]
    if not found:
        lost = unkept([count for _, count in goods], kinds, singles)
        return lost, frozenset(good for good, _ in goods)
    least = min(lost for lost, _ in found)
    return least, frozenset().union(*(names for lost, names in found if lost == least))


def _ways(ships: Ships, goods: Goods, wharf: bool) -> Iterator[tuple[Ships, Goods, bool]]:
    """Yield the ships and goods after each possible load, on a cargo ship or over the wharf.

    The third value is whether the wharf can still be used.
    """
    holds, have = {ship[0]: _Hold(*ship) for ship in ships}, dict(goods)
    for good, capacity in possible_loads(list(holds.values()), have):
        hold = holds[capacity]
        count = loaded(have[good], hold)
        after = {**holds, capacity: _Hold(capacity, good, hold.load + count)}
        state = tuple((one.capacity, one.good, one.load) for one in after.values())
        yield state, _less(goods, good, count), wharf
    for good, count in goods if wharf else ():
        yield ships, _less(goods, good, count), False


def _less(goods: Goods, good: str, count: int) -> Goods:
    left = ((key, have - count * (key == good)) for key, have in goods)
    return tuple((key, have) for key, have in left if have)


@dataclass(frozen=True, slots=True)
class Prospect:
    """The gains of a role for its taker: guaranteed ones, and its choices, best first."""

    doubloons: int = 0
    """Number of guaranteed doubloons, without those on the role card."""
    chips: int = 0
    """Number of guaranteed VP chips, without those for a load."""
    people: int = 0
    """Number of new people if the player takes all that they may."""
    tiles: tuple[str, ...] = ()
    """Open tiles that the settler may take."""
    buildings: tuple[tuple[str, int], ...] = ()
    """Buildings that can be built, from expensive to cheap, with their prices."""
    more_buildings: bool = False
    """True if a VP chip, which a spectator does not see, might pay for more buildings (R-4.9)."""
    goods: Mapping[str, int] = field(default_factory=dict)
    """Number of goods produced, by kind."""
    choices: int = 0
    """Number of extra goods of the craftsman's own choice."""
    sale: tuple[str, int] | None = None
    """The best sale: the good and its doubloons."""
    full: bool = False
    """True if the trading house is full."""
    load: tuple[str, int, int] | None = None
    """The first load on a cargo ship that scores most: the good, the ship and the VP."""
    loaded: int = 0
    """Number of goods in the first load."""
    lost: int = 0
    """Minimum number of goods lost, however the player loads."""
    lost_good: str = ""
    """The kind of good that is lost; "" if it is undecided or there are several."""


def prospect_of(view: View, seat: int, role: str) -> Prospect:
    """Return the gains that a player can expect from taking an available role."""
    phase = role.partition("_")[0]
    taken = view._replace(phase=phase, role_taker=seat)
    card = next(one.doubloons for one in view.roles if one.key == role)
    return _PROSPECTS[phase](taken, paid(view.players[seat], card))


def _settler(view: View, me: PlayerView) -> Prospect:
    """Return the tiles to choose from; the settler may take a quarry (R-2.1, R-2.2).

    A full island takes no more tiles.
    """
    if len(me.island) >= ISLAND_SPACES:
        return Prospect()
    quarry = (QUARRY,) if view.quarries else ()
    return Prospect(tiles=(*dict.fromkeys(view.row), *quarry))


def _mayor(view: View, me: PlayerView) -> Prospect:
    """Return the people from the privilege, the villa and the ship (R-3.1 to R-3.9)."""
    return Prospect(people=arriving(view, 0, me.privilege, "villa" in working(me)))


def _builder(view: View, me: PlayerView) -> Prospect:
    prices = {stock: pricing.price(view, me, stock).total for stock in view.stock}
    means = me.doubloons + pricing.credit(me)
    found = [
        (stock.key, price)
        for stock, price in prices.items()
        if price <= means and _may_build(view, me, stock)
    ]
    hidden = me.chips is None and "black_market" in working(me)
    return Prospect(buildings=tuple(sorted(found, key=lambda one: -one[1])), more_buildings=hidden)


def _may_build(view: View, me: PlayerView, stock: StockView) -> bool:
    """Return whether a building is available, not built yet and fits the city (R-4.1, R-4.4)."""
    built = [building.key for building in me.city]
    if not stock.left or stock.key in built:
        return False
    spaces = room(CITY_SPACES - spaces_of(built), large_of(built), view.options)
    return BUILDINGS[stock.key].spaces <= spaces


def _craftsman(view: View, me: PlayerView) -> Prospect:
    """Return the goods and the income of the craftsman, who produces first (R-5).

    The income is only what the production brings.
    """
    goods = production.harvest(manned(me), city(me), view.goods)
    income = production.income(me, me.nobles, goods, view.options)
    return Prospect(
        goods=goods,
        choices=_choices(view, me, goods),
        doubloons=income.doubloons,
        chips=0 if view.options.decline_points else income.points,
    )


def _choices(view: View, me: PlayerView, goods: Mapping[str, int]) -> int:
    """Return how many extra goods there are after all players have produced (R-5.3, Q-36)."""
    left = dict(view.goods)
    for turn in range(view.seats):
        other = view.players[(me.seat + turn) % view.seats]
        harvest = production.harvest(manned(other), city(other), left)
        left = {good: count - harvest.get(good, 0) for good, count in left.items()}
    return min(me.privilege, sum(left[good] for good in goods))


def _trader(view: View, me: PlayerView) -> Prospect:
    full = len(view.trading_house) >= STALLS
    occupied = working(me)
    office = "office" in occupied
    own = [good for good, count in me.goods.items() if count]
    sales = {
        good: pricing.proceeds(view, me, good).total
        for good in own
        if not full and (office or good not in view.trading_house)
    }
    if "trading_post" in occupied and pricing.post_sells(full, view.options):
        for good in own:
            price = pricing.proceeds_at_post(view, me, good).total
            sales[good] = max(sales.get(good, 0), price)
    best = max(sales.items(), key=lambda one: one[1], default=None)
    return Prospect(sale=best, full=full)


def _captain(view: View, me: PlayerView) -> Prospect:
    """Return the gains before the first load, the best first load, and the certain loss (R-7)."""
    occupied = working(me)
    union = "union_hall" in occupied and not view.options.decline_points
    loads = list(shipping.possible_loads(view.ships, me.goods))
    can_load = shipping.can_load(view.ships, me.goods, occupied)
    lost, kind = _lost(view, me)
    load = _best_load(view, me, loads)
    return Prospect(
        doubloons=int("lighthouse" in occupied),
        chips=shipping.union_hall(me.goods, can_load, view.options) if union else 0,
        load=load,
        loaded=load[2] - _bonus(view, me) if load else 0,
        lost=lost,
        lost_good=kind,
    )


def _best_load(
    view: View, me: PlayerView, loads: list[tuple[str, int]]
) -> tuple[str, int, int] | None:
    more = _bonus(view, me)
    ships = {ship.capacity: ship for ship in view.ships}
    scored = (
        (good, ship, shipping.loaded(me.goods[good], ships[ship]) + more) for good, ship in loads
    )
    return max(scored, key=lambda one: one[2], default=None)


def _bonus(view: View, me: PlayerView) -> int:
    """Return the VP of the captain's first load that are not for its goods (R-7.6, R-7.8)."""
    harbor = "harbor" in working(me) and not view.options.decline_points
    return me.privilege + shipping.HARBOR * harbor


def _lost(view: View, me: PlayerView) -> tuple[int, str]:
    """Return the number of goods certainly lost, and their kind if it is certain.

    The number is 0 for players who can give goods away or man buildings, because they may lose
    none.
    """
    occupied = working(me)
    if occupied.keys() & {"small_wharf", "royal_supplier", GUEST_HOUSE}:
        return 0, ""
    kinds = sum(count for key, count in shipping.STORAGE.items() if key in occupied)
    singles = sum(count for key, count in shipping.SINGLE_STORAGE.items() if key in occupied)
    ships = tuple((ship.capacity, ship.good, ship.load) for ship in view.ships)
    goods = tuple((good, count) for good, count in me.goods.items() if count)
    lost, names = least_loss(
        ships, goods, "wharf" in occupied, kinds, shipping.FREE_GOODS + singles
    )
    return lost, next(iter(names)) if lost and len(names) == 1 else ""


def _prospector(_: View, me: PlayerView) -> Prospect:
    return Prospect(doubloons=me.privilege)


_PROSPECTS: Mapping[str, Callable[[View, PlayerView], Prospect]] = {
    "settler": _settler,
    "mayor": _mayor,
    "builder": _builder,
    "craftsman": _craftsman,
    "trader": _trader,
    "captain": _captain,
    "prospector": _prospector,
}


def manned(player: PlayerView) -> Mapping[str, int]:
    """Return the number of people on an island by kind of tile."""
    return Counter([tile.kind for tile in player.island if tile.manned])


def city(player: PlayerView) -> dict[str, int]:
    """Return the people on each building."""
    return {building.key: building.people for building in player.city}


def paid(player: PlayerView, doubloons: int) -> PlayerView:
    """Return the board with `doubloons` more doubloons."""
    return player._replace(doubloons=player.doubloons + doubloons)
