"""Fewest goods that a player can lose in a captain phase with all the ships to themselves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from bot.games.puerto_rico.shipping import loaded, possible_loads, unkept

Ships: TypeAlias = tuple[tuple[int, str | None, int], ...]
"""Capacity, good and load of every cargo ship."""

Goods: TypeAlias = tuple[tuple[str, int], ...]
"""The number of goods of each kind; kinds without any are left out."""

Loss: TypeAlias = tuple[int, frozenset[str]]
"""Goods that are lost, and the kinds they may be of."""


@dataclass(frozen=True, slots=True)
class _Hold:
    capacity: int
    good: str | None
    load: int


@lru_cache(maxsize=4096)
def least_loss(ships: Ships, goods: Goods, wharf: bool, kinds: int, singles: int) -> Loss:
    """Return the least loss by any order of loads; loading is compulsory (R-7.5)."""
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
    """Yield the goods and ships left after each load, by cargo ship or by the wharf."""
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
