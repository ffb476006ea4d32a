"""The captain phase as the bot expects it: everybody loads as much as they can."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from bot.games.puerto_rico.data import GOODS, PRICES
from bot.players.puerto_rico.table import Side, Table

Holds = dict[int, tuple[str | None, int]]
"""Each cargo ship by its capacity: the good aboard and the room that is left."""


def holds(table: Table) -> Holds:
    """Return the cargo ships."""
    return {ship.capacity: (ship.good, ship.capacity - ship.load) for ship in table.view.ships}


def best_load(goods: dict[str, int], ships: Holds) -> tuple[int, str, int] | None:
    """Return the largest load as amount, good and ship; of equal ones the cheapest good."""
    aboard = [kind for kind, _ in ships.values()]
    found = []
    for ship, (kind, room) in ships.items():
        if not room:
            continue
        for good in (kind,) if kind else GOODS:
            count = goods[good]
            if count and (kind or good not in aboard):
                found.append((min(count, room), -PRICES[good], good, ship))
    if not found:
        return None
    amount, _, good, ship = max(found)
    return amount, good, ship


def ship_all(table: Table) -> dict[int, float]:
    """Return the points of each seat if the bot were captain now, less what would rot."""
    order = list(table.clockwise(table.seat))
    goods = {side.seat: dict(side.goods) for side in order}
    gains = _voyage(order, goods, holds(table), table)
    for side in order:
        gains[side.seat] += _before_loading(side)
    if gains[table.seat] > 0:
        gains[table.seat] += table.me.privilege
    return gains


def after_load(good: str, ship: int, table: Table) -> float:
    """Return what the captain phase brings after the bot's load, less what it brings others."""
    order = list(table.clockwise((table.seat + 1) % table.view.seats))
    goods, ships = {side.seat: dict(side.goods) for side in order}, holds(table)
    amount = min(ships[ship][1], table.me.goods[good])
    goods[table.seat][good] -= amount
    ships[ship] = (good, ships[ship][1] - amount)
    gains = _voyage(order, goods, ships, table)
    others = sum(gains.values()) - gains[table.seat]
    return gains[table.seat] - table.envy * others / (table.view.seats - 1)


def _voyage(
    order: Sequence[Side], goods: dict[int, dict[str, int]], ships: Holds, table: Table
) -> dict[int, float]:
    """Return what each seat gains when all load in this order; goods and ships change."""
    gains = dict.fromkeys(goods, 0.0)
    loading = deque(side for side in order if any(goods[side.seat].values()))
    while loading:
        side = loading.popleft()
        if load := best_load(goods[side.seat], ships):
            amount, good, ship = load
            goods[side.seat][good] -= amount
            ships[ship] = (good, ships[ship][1] - amount)
            gains[side.seat] += amount + _each_load(side, table)
            gains[side.seat] -= table.weights.shipped * table.goods[good] * amount
            loading.append(side)
    for side in order:
        left = goods[side.seat]
        if not any(left.values()):
            continue
        gains[side.seat] += _wharf(side, left, table) + _small_wharf(side, left, table)
        gains[side.seat] -= _rotten(side, left, table)
    return gains


def _each_load(side: Side, table: Table) -> float:
    """Return what buildings add to any load (R-7.8, R-7.10)."""
    return side.works("harbor") + side.works("lighthouse") * table.coin


def _before_loading(side: Side) -> int:
    """Return what the union hall scores for the goods at hand (R-7.11)."""
    if not side.works("union_hall"):
        return 0
    return sum(count // 2 for count in side.goods.values())


def _wharf(side: Side, goods: dict[str, int], table: Table) -> float:
    if not side.works("wharf"):
        return 0.0
    good = max(goods, key=goods.__getitem__)
    amount, goods[good] = goods[good], 0
    return amount + _each_load(side, table) if amount else 0.0


def _small_wharf(side: Side, goods: dict[str, int], table: Table) -> float:
    amount = sum(goods.values())
    if not side.works("small_wharf") or amount < 2:
        return 0.0
    goods.update(dict.fromkeys(goods, 0))
    return amount // 2 + _each_load(side, table)


def _rotten(side: Side, goods: dict[str, int], table: Table) -> float:
    kinds = sorted(goods.values(), reverse=True)
    kept = side.works("small_warehouse") + 2 * side.works("large_warehouse")
    singles = 1 + 3 * side.works("storehouse")
    return table.weights.lost * max(0, sum(kinds[kept:]) - singles)
