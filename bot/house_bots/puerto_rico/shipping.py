"""The captain phase as the bot expects it: all players load as much as possible."""

from __future__ import annotations

from collections import deque

from bot.games.puerto_rico.shipping import DOCKS, can_load, small_load, union_hall, unkept
from bot.house_bots.puerto_rico.table import Side, Table

Heap = dict[str, int]
"""Number of goods by kind, from cheap to expensive; kinds without any are left out."""


class Ships:
    """The cargo ships: the room left for each good on a ship, and the empty ships."""

    def __init__(self, table: Table) -> None:
        self.rooms: Heap = {}
        self.empty: list[int] = []
        """Capacities of the empty ships, in ascending order."""
        for ship in table.view.ships:
            if ship.good is None:
                self.empty.append(ship.capacity)
            else:
                self.rooms[ship.good] = ship.capacity - ship.load
        self.empty.sort()

    def best_load(self, goods: Heap) -> tuple[int, str]:
        """Return the largest load, or 0 if there is none; of equal loads the cheapest good."""
        best, most, rooms = "", 0, self.rooms
        largest = self.empty[-1] if self.empty else 0
        for good, count in goods.items():
            if count > most and (room := rooms.get(good, largest)) > most:
                best, most = good, count if count < room else room
        return most, best

    def load(self, amount: int, good: str, ship: int | None = None) -> None:
        """Load a good on the ship that has it, else on the empty ship given, else the largest."""
        if good not in self.rooms:
            taken = self.empty[-1] if ship is None else ship
            self.empty.remove(taken)
            self.rooms[good] = taken
        self.rooms[good] -= amount


def ship_all(table: Table) -> dict[int, float]:
    """Return the gain of each seat if the bot were captain now, minus goods that would rot."""
    gains = _voyage(_heaps(table.seat, table), Ships(table), table)
    for side in table.sides:
        if side.works("union_hall"):
            gains[side.seat] += before_loading(side, table)
    if gains[table.seat] > 0:
        gains[table.seat] += table.me.privilege
    gains[table.seat] += table.me.works("lighthouse") * table.coin
    return gains


def after_load(good: str, ship: int, table: Table) -> float:
    """Return the bot's gain from the rest of the captain phase, minus the others' gain.

    `good` and `ship` are the bot's load.
    """
    goods, ships = _heaps((table.seat + 1) % table.view.seats, table), Ships(table)
    amount = min(table.rooms[ship], table.me.goods[good])
    _take(amount, good, goods[table.seat])
    ships.load(amount, good, ship)
    gains = _voyage(goods, ships, table)
    others = sum(gains.values()) - gains[table.seat]
    return gains[table.seat] - table.envy * others / (table.view.seats - 1)


def _heaps(first: int, table: Table) -> dict[int, Heap]:
    """Return a copy of each seat's goods, in turn order from seat `first`."""
    heaps = table.heaps
    return {seat: heaps[seat].copy() for seat in (*range(first, len(heaps)), *range(first))}


def _take(amount: int, good: str, goods: Heap) -> None:
    """Remove goods from a heap, and the entry if none are left."""
    if left := goods[good] - amount:
        goods[good] = left
    else:
        del goods[good]


def _voyage(goods: dict[int, Heap], ships: Ships, table: Table) -> dict[int, float]:
    """Return the gain of each seat if all load in this order, changing the goods and ships."""
    gains, each = dict.fromkeys(goods, 0.0), table.each_load
    shipped, worth = table.weights.shipped, table.goods
    loading = deque(seat for seat, own in goods.items() if own)
    while loading:
        seat = loading.popleft()
        own = goods[seat]
        amount, good = ships.best_load(own)
        if amount:
            _take(amount, good, own)
            ships.load(amount, good)
            gains[seat] += amount + each[seat] - shipped * worth[good] * amount
            if own:
                loading.append(seat)
    for seat, left in goods.items():
        if left:
            side = table.sides[seat]
            if not DOCKS.isdisjoint(side.board.occupied):
                gains[seat] += _wharf(side, left, table) + small_wharf(side, left, table)
            gains[seat] -= table.weights.lost * unkept(left.values(), *side.board.storage)
    return gains


def before_loading(side: Side, table: Table) -> int:
    """Return what the union hall scores for the current goods (R-7.11)."""
    loads = can_load(table.view.ships, side.goods, side.board.occupied)
    return union_hall(side.goods, loads, side.options)


def _wharf(side: Side, goods: Heap, table: Table) -> float:
    if not side.works("wharf"):
        return 0.0
    good = max(goods, key=goods.__getitem__)
    amount, goods[good] = goods[good], 0
    return amount + table.each_load[side.seat] if amount else 0.0


def small_wharf(side: Side, goods: Heap, table: Table) -> float:
    """Return the gain from shipping all goods over the small wharf, which empties the heap."""
    if not side.works("small_wharf") or (amount := sum(goods.values())) < 2:
        return 0.0
    points, times = small_load(amount, sum(map(bool, goods.values())), side.options)
    goods.update(dict.fromkeys(goods, 0))
    return points + times * table.each_load[side.seat]
