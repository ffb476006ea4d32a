"""The captain phase as the bot expects it: everybody loads as much as they can."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from bot.players.puerto_rico.table import Side, Table

Heap = dict[str, int]
"""Goods by kind, from cheap to dear."""


class Ships:
    """The cargo ships: what room a good that is aboard has left, and the empty ships."""

    def __init__(self, table: Table) -> None:
        self.rooms: Heap = {}
        self.empty: list[int] = []
        """Their capacities, the largest last."""
        for ship in table.view.ships:
            if ship.good is None:
                self.empty.append(ship.capacity)
            else:
                self.rooms[ship.good] = ship.capacity - ship.load
        self.empty.sort()

    def best_load(self, goods: Heap) -> tuple[int, str]:
        """Return the largest load, 0 = none; of equal ones the cheapest good."""
        best, most, rooms = "", 0, self.rooms
        largest = self.empty[-1] if self.empty else 0
        for good, count in goods.items():
            if count > most and (amount := min(count, rooms.get(good, largest))) > most:
                best, most = good, amount
        return most, best

    def load(self, amount: int, good: str, ship: int | None = None) -> None:
        """Load a good: on the ship with it, else on that empty one, else on the largest one."""
        if good not in self.rooms:
            taken = self.empty[-1] if ship is None else ship
            self.empty.remove(taken)
            self.rooms[good] = taken
        self.rooms[good] -= amount


def ship_all(table: Table) -> dict[int, float]:
    """Return the points of each seat if the bot were captain now, less what would rot."""
    order = list(table.clockwise(table.seat))
    goods = {side.seat: dict(side.goods) for side in order}
    gains = _voyage(order, goods, Ships(table), table)
    for side in order:
        gains[side.seat] += _before_loading(side)
    if gains[table.seat] > 0:
        gains[table.seat] += table.me.privilege
    return gains


def after_load(good: str, ship: int, table: Table) -> float:
    """Return what the captain phase brings after the bot's load, less what it brings others."""
    order = list(table.clockwise((table.seat + 1) % table.view.seats))
    goods, ships = {side.seat: dict(side.goods) for side in order}, Ships(table)
    amount = min(table.room(ship), table.me.goods[good])
    goods[table.seat][good] -= amount
    ships.load(amount, good, ship)
    gains = _voyage(order, goods, ships, table)
    others = sum(gains.values()) - gains[table.seat]
    return gains[table.seat] - table.envy * others / (table.view.seats - 1)


def _voyage(
    order: Sequence[Side], goods: dict[int, Heap], ships: Ships, table: Table
) -> dict[int, float]:
    """Return what each seat gains when all load in this order; goods and ships change."""
    gains, each = dict.fromkeys(goods, 0.0), table.each_load
    costs = {good: table.weights.shipped * worth for good, worth in table.goods.items()}
    loading = deque(seat for seat, own in goods.items() if any(own.values()))
    while loading:
        seat = loading.popleft()
        amount, good = ships.best_load(goods[seat])
        if amount:
            goods[seat][good] -= amount
            ships.load(amount, good)
            gains[seat] += amount + each[seat] - costs[good] * amount
            loading.append(seat)
    for side in order:
        left = goods[side.seat]
        if any(left.values()):
            gains[side.seat] += _wharf(side, left, table) + _small_wharf(side, left, table)
            gains[side.seat] -= _rotten(side, left, table)
    return gains


def _before_loading(side: Side) -> int:
    """Return what the union hall scores for the goods at hand (R-7.11)."""
    if not side.works("union_hall"):
        return 0
    return sum(count // 2 for count in side.goods.values())


def _wharf(side: Side, goods: Heap, table: Table) -> float:
    if not side.works("wharf"):
        return 0.0
    good = max(goods, key=goods.__getitem__)
    amount, goods[good] = goods[good], 0
    return amount + table.each_load[side.seat] if amount else 0.0


def _small_wharf(side: Side, goods: Heap, table: Table) -> float:
    amount = sum(goods.values())
    if not side.works("small_wharf") or amount < 2:
        return 0.0
    goods.update(dict.fromkeys(goods, 0))
    return amount // 2 + table.each_load[side.seat]


def _rotten(side: Side, goods: Heap, table: Table) -> float:
    kinds = sorted(goods.values(), reverse=True)
    kept = side.works("small_warehouse") + 2 * side.works("large_warehouse")
    singles = 1 + 3 * side.works("storehouse")
    return table.weights.lost * max(0, sum(kinds[kept:]) - singles)
