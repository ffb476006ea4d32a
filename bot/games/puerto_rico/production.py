"""The production of a board in a craftsman phase, shared by boards, views and bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple, Protocol

from bot.games.puerto_rico.data import BUILDINGS, FACTORY_INCOME, GOODS
from bot.games.puerto_rico.options import Options

UNPROCESSED = "corn"
"""The good that needs no production building (R-5.1)."""

AQUEDUCT_PLANTS = {"indigo_plant": "indigo", "sugar_mill": "sugar"}
"""Good produced by each large plant that the aqueduct helps (R-5.5)."""


def capacity(manned: Mapping[str, int], city: Mapping[str, int]) -> dict[str, int]:
    """Return what a board produces from an unlimited supply, by good (R-5.1).

    For each kind it is the number of occupied plantations, or of occupied circles on matching
    buildings if that is less. `manned` has the people by kind of tile, and `city` those on each
    building.
    """
    processing = dict.fromkeys(GOODS, 0)
    for key, people in city.items():
        good = BUILDINGS[key].produces
        if good is not None:
            processing[good] += people
    amounts = {
        good: occupied if good == UNPROCESSED else min(occupied, processing[good])
        for good in GOODS
        if (occupied := manned.get(good, 0))
    }
    return {good: amount for good, amount in amounts.items() if amount}


def aqueduct(goods: Mapping[str, int], city: Mapping[str, int]) -> dict[str, int]:
    """Return the goods that the aqueduct adds: 1 of each large plant's kind (R-5.5, Q-12)."""
    return {good: 1 for key, good in AQUEDUCT_PLANTS.items() if goods.get(good) and city.get(key)}


def harvest(
    manned: Mapping[str, int], city: Mapping[str, int], supply: Mapping[str, int]
) -> dict[str, int]:
    """Return the goods of a board that produces first from this supply (R-5.2, R-5.5)."""
    goods = {
        good: min(amount, supply[good])
        for good, amount in capacity(manned, city).items()
        if supply[good]
    }
    more = aqueduct(goods, city) if city.get("aqueduct") else {}
    return {good: min(goods[good] + more.get(good, 0), supply[good]) for good in goods}


class Staff(Protocol):
    """The people on the buildings of a board."""

    def people_on(self, building: str) -> int:
        """Return the number of people on a building, 0 if the player does not have it."""

    def noble_on(self, building: str) -> bool:
        """Return whether there is a noble on a building."""


EARNING = frozenset({"factory", "specialty_factory", "jeweler", "chapel"})
"""Buildings that bring doubloons or VP in addition to goods."""


class Income(NamedTuple):
    """The gains from a production in addition to the goods."""

    doubloons: int
    points: int
    """Number of VP, which may be declined if the table has that option (Q-33)."""


def income(staff: Staff, nobles: int, goods: Mapping[str, int], options: Options) -> Income:
    """Return what buildings bring a player who has received these goods.

    `nobles` is the number of nobles that the player has.
    """
    doubloons = points = 0
    if staff.people_on("factory"):
        doubloons += factory_income(goods)
    if staff.people_on("specialty_factory"):
        doubloons += specialty_income(goods, options)
    if staff.people_on("jeweler"):
        doubloons += nobles
    if staff.people_on("chapel"):
        found = chapel_income(staff.noble_on("chapel"))
        doubloons, points = doubloons + found.doubloons, points + found.points
    return Income(doubloons, points)


def factory_income(goods: Mapping[str, int]) -> int:
    """Return 0/1/2/3/5 doubloons for 1/2/3/4/5 kinds received (R-5.4)."""
    return FACTORY_INCOME[len(goods)]


def specialty_income(goods: Mapping[str, int], options: Options) -> int:
    """Return 1 doubloon less than the most goods of a kind; an option counts corn (R-5.6)."""
    amounts = Counter(goods)
    if not options.specialty_corn:
        del amounts[UNPROCESSED]
    return max(0, max(amounts.values(), default=0) - 1)


def chapel_income(by_noble: bool) -> Income:
    """Return the income of the chapel: 1 doubloon, or 1 VP with a noble (R-5.8)."""
    return Income(0, 1) if by_noble else Income(1, 0)
