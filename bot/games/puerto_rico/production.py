"""What a craftsman phase brings a board: one rule for boards, views and bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bot.games.puerto_rico.data import BUILDINGS, GOODS

UNPROCESSED = "corn"
"""The good that needs no production building (R-5.1)."""

AQUEDUCT_PLANTS = {"indigo_plant": "indigo", "sugar_mill": "sugar"}
"""The large plants that the aqueduct helps, with their good (R-5.5)."""


def capacity(manned: Mapping[str, int], city: Mapping[str, int]) -> dict[str, int]:
    """Return what a board would produce from an endless supply, by good (R-5.1).

    Of each kind as many as plantations and circles of matching buildings are occupied;
    `manned` are people by kind of tile, `city` the people on each building.
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
    """Return what an aqueduct adds to goods received: 1 of a large plant's kind (R-5.5, Q-12)."""
    return {good: 1 for key, good in AQUEDUCT_PLANTS.items() if goods.get(good) and city.get(key)}


def harvest(
    manned: Mapping[str, int], city: Mapping[str, int], supply: Mapping[str, int]
) -> dict[str, int]:
    """Return the goods that a board gets which produces from this supply first (R-5.2, R-5.5)."""
    goods = {
        good: min(amount, supply[good])
        for good, amount in capacity(manned, city).items()
        if supply[good]
    }
    more = aqueduct(goods, city) if city.get("aqueduct") else {}
    return {good: min(goods[good] + more.get(good, 0), supply[good]) for good in goods}


def specialty_income(goods: Mapping[str, int], corn: bool) -> int:
    """Return 1 doubloon less than the most goods of one kind, corn as the table has it (R-5.6)."""
    amounts = Counter(goods)
    if not corn:
        del amounts[UNPROCESSED]
    return max(0, max(amounts.values(), default=0) - 1)
