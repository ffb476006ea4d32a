"""The captain phase as `puerto_rico.shipping` expects it: all load as much as possible."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.puerto_rico.shipping import DOCKS, can_load, small_load, union_hall, unkept
from bot.games.puerto_rico.state import Ship
from bot.house_bots.puerto_rico.playout.land import Side
from bot.house_bots.puerto_rico.playout.rates import Rates

Heap = dict[str, int]
"""Number of goods by kind, from cheap to expensive; kinds without any are left out."""


def heap(side: Side) -> Heap:
    """Return a copy of a side's goods."""
    return {good: count for good, count in side.player.goods.items() if count}


class Ships:
    """The cargo ships: the room left for each good on a ship, and the empty ships."""

    __slots__ = ("empty", "rooms")

    def __init__(self, ships: Sequence[Ship] = ()) -> None:
        self.rooms: Heap = {}
        self.empty: list[int] = []
        """Capacities of the empty ships, in ascending order."""
        for ship in ships:
            if ship.good is None:
                self.empty.append(ship.capacity)
            else:
                self.rooms[ship.good] = ship.capacity - ship.load
        self.empty.sort()

    def copy(self) -> Ships:
        """Return a copy that can be loaded."""
        found = Ships()
        found.rooms, found.empty = self.rooms.copy(), self.empty.copy()
        return found


def voyage(order: Sequence[Side], heaps: Sequence[Heap], ships: Ships, rates: Rates) -> list[float]:
    """Return the gain of each side if all load in this order, changing the heaps and ships."""
    gains, coin = [0.0] * len(order), rates.coin
    shipped, worth = rates.weights.shipped, rates.goods
    rooms, empty = ships.rooms, ships.empty
    largest = empty[-1] if empty else 0
    loading = [turn for turn, own in enumerate(heaps) if own]
    while loading:
        still = []
        for turn in loading:
            own, good, amount = heaps[turn], "", 0
            for kind, count in own.items():
                if count > amount and (room := rooms.get(kind, largest)) > amount:
                    good, amount = kind, count if count < room else room
            if not amount:
                continue
            if left := own[good] - amount:
                own[good] = left
            else:
                del own[good]
            if good in rooms:
                rooms[good] -= amount
            else:
                rooms[good] = empty.pop() - amount
                largest = empty[-1] if empty else 0
            board = order[turn].board
            each = board.each_load(coin) if board.loading else 0.0
            gains[turn] += amount + each - shipped * worth[good] * amount
            if own:
                still.append(turn)
        loading = still
    lost = rates.weights.lost
    for turn, own in enumerate(heaps):
        if own:
            side = order[turn]
            if not DOCKS.isdisjoint(side.board.occupied):
                gains[turn] += _docks(side, own, coin)
            kinds, singles = side.board.storage
            if kinds:
                gains[turn] -= lost * unkept(own.values(), kinds, singles)
            elif (rest := sum(own.values())) > singles:
                gains[turn] -= lost * (rest - singles)
    return gains


def _docks(side: Side, goods: Heap, coin: float) -> float:
    """Return the gain from the wharves, which empties their part of the heap."""
    works, gain, each = side.board.occupied, 0.0, side.board.each_load(coin)
    if "wharf" in works:
        good = max(goods, key=goods.__getitem__)
        amount, goods[good] = goods[good], 0
        if amount:
            gain = amount + each
    if "small_wharf" in works and (amount := sum(goods.values())) >= 2:
        points, times = small_load(amount, sum(map(bool, goods.values())), side.options)
        goods.update(dict.fromkeys(goods, 0))
        gain += points + times * each
    return gain


def gains(
    order: Sequence[Side], ships: Sequence[Ship], privilege: int, rates: Rates
) -> list[float]:
    """Return the gain of each side, the rater's first, if it were captain now."""
    found = voyage(order, [heap(side) for side in order], Ships(ships), rates)
    for turn, side in enumerate(order):
        if "union_hall" in side.board.occupied:
            loads = can_load(ships, side.player.goods, side.board.occupied)
            found[turn] += union_hall(side.player.goods, loads, side.options)
    if found[0] > 0:
        found[0] += privilege
    found[0] += ("lighthouse" in order[0].board.occupied) * rates.coin
    return found


def after_load(
    good: str,
    ship: int,
    amount: int,
    order: Sequence[Side],
    heaps: Sequence[Heap],
    ships: Ships,
    rates: Rates,
) -> float:
    """Return the gain of the last side in order from the rest of the phase, minus the others'.

    It loads `amount` of a good on a ship before the others.
    """
    heaps, found = [own.copy() for own in heaps], ships.copy()
    own = heaps[-1]
    if left := own[good] - amount:
        own[good] = left
    else:
        del own[good]
    if good not in found.rooms:
        found.empty.remove(ship)
        found.rooms[good] = ship
    found.rooms[good] -= amount
    gains = voyage(order, heaps, found, rates)
    # The gains in the order of the loading are added up as `puerto_rico.shipping` does.
    others = sum(gains) - gains[-1]
    return gains[-1] - rates.taste.envy * others / (len(order) - 1)
