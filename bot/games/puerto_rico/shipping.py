"""Possible loads, their scores and the goods to keep, shared by the rules and views."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

from bot.games.puerto_rico.options import Options

HARBOR = 1
"""Additional VP that an occupied harbor scores for any load (R-7.8)."""

FREE_GOODS = 1
"""Number of single goods that every player may keep (R-7.13)."""

STORAGE = {"small_warehouse": 1, "large_warehouse": 2}
"""Number of kinds of goods that each warehouse can keep entirely (R-7.13)."""

DOCKS = frozenset({"wharf", "small_wharf"})
"""Buildings that ship goods without a cargo ship (R-7.7, R-7.9)."""

SINGLE_STORAGE = {"storehouse": 3}
"""Number of single goods that a building can keep in addition (R-7.13)."""


class Hold(Protocol):
    """A cargo ship in a state or a view."""

    @property
    def capacity(self) -> int:
        """Return the number of spaces."""

    @property
    def good(self) -> str | None:
        """Return the good on the ship, or None if it is empty."""

    @property
    def load(self) -> int:
        """Return the number of filled spaces."""


def possible_loads(ships: Sequence[Hold], goods: Mapping[str, int]) -> Iterator[tuple[str, int]]:
    """Yield each kind of good with each ship on which it may be loaded (R-7.2 to R-7.4)."""
    aboard = {ship.good: ship for ship in ships if ship.good is not None}
    empty = [ship.capacity for ship in ships if ship.good is None]
    for good, count in goods.items():
        if not count:
            continue
        if good in aboard:
            ship = aboard[good]
            found = [ship.capacity] if ship.capacity > ship.load else []
        else:
            found = largest_loads(empty, count)
        for capacity in found:
            yield good, capacity


def largest_loads(empty: Sequence[int], count: int) -> list[int]:
    """Return the empty ships that can take the most of these goods (R-7.4)."""
    most = min(count, max(empty, default=0))
    return [capacity for capacity in empty if capacity >= most]


def loaded(count: int, ship: Hold) -> int:
    """Return how many of `count` goods fit on a ship (R-7.2)."""
    return min(count, ship.capacity - ship.load)


class SmallLoad(NamedTuple):
    """The VP for the goods of a small wharf's load, and how many times bonuses count."""

    points: int
    times: int


def small_load(goods: int, kinds: int, options: Options) -> SmallLoad:
    """Return the score of a small wharf's load: 1 VP for every two goods (R-7.9).

    Bonuses count once, or for every kind, depending on an option (Q-04).
    """
    return SmallLoad(goods // 2, kinds if options.small_wharf_per_kind else 1)


def can_load(ships: Sequence[Hold], goods: Mapping[str, int], occupied: Collection[str]) -> bool:
    """Return whether a player can load anything, on a cargo ship or with a dock."""
    if DOCKS.isdisjoint(occupied):
        return any(possible_loads(ships, goods))
    return any(goods.values())


def union_hall(goods: Mapping[str, int], can_load: bool, options: Options) -> int:
    """Return 1 VP for every two goods of a kind (R-7.11).

    An option requires that the player can load anything (D-15).
    """
    if options.union_hall_needs_a_load and not can_load:
        return 0
    return sum([count // 2 for count in goods.values()])


def unkept(goods: Collection[int], kinds: int, singles: int) -> int:
    """Return the fewest goods lost if `kinds` kinds and `singles` goods are kept (R-7.13)."""
    left = sorted(goods)[: max(0, len(goods) - kinds)] if kinds else goods
    return max(0, sum(left) - singles)
