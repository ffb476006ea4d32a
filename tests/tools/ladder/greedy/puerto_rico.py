"""Worth of a board of Puerto Rico to the plain greedy player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.engine.api import Decision, Rules, Seat
from bot.games.puerto_rico import pricing, scoring
from bot.games.puerto_rico.bonuses import BONUSES
from bot.games.puerto_rico.data import BUILDINGS, GOODS, QUARRY
from bot.games.puerto_rico.phases.draft import DraftBuilding
from bot.games.puerto_rico.pricing import list_prices
from bot.games.puerto_rico.production import AQUEDUCT_PLANTS, UNPROCESSED
from bot.house_bots.greedy import Rating


@dataclass(frozen=True, slots=True)
class Values:
    """Values in VP, each 0 or more; those of buildings are for each doubloon of the price."""

    doubloon: float
    good: float
    """A good in the storage area."""
    good_price: float
    """The same, for each doubloon of its price."""
    made: float
    """A good that the craftsman brings now."""
    made_price: float
    ready: float
    """A good that the craftsman would bring if every circle was occupied."""
    ready_price: float
    half: float
    """An occupied plantation with a free circle in a plant, or the other way round."""
    kind: float
    """A kind of goods that the craftsman brings now."""
    tile: float
    """A filled space of the island."""
    quarry: float
    worked_quarry: float
    person: float
    """A person anywhere on the board."""
    occupied: float
    """A person on a circle."""
    plant: float
    """A production building, occupied or not."""
    trading: float
    """An occupied building that helps to sell goods."""
    shipping: float
    """An occupied building that brings more VP for goods."""
    income: float
    """An occupied building that brings doubloons in the craftsman phase."""
    other: float
    """Any other occupied beige building."""
    unoccupied: float
    """Share of a beige building's value that counts if nobody is on it."""
    large: float
    """Share of the bonus of a large building that counts if nobody is on it."""


SORTS: Mapping[str, str] = {
    **dict.fromkeys(
        ("small_market", "large_market", "office", "trading_post", "land_office"), "trading"
    ),
    **dict.fromkeys(
        ("harbor", "wharf", "small_wharf", "lighthouse", "union_hall", "royal_supplier"), "shipping"
    ),
    **dict.fromkeys(("factory", "specialty_factory", "jeweler", "chapel", "aqueduct"), "income"),
}
"""The value that goes with a beige building, `other` for those not named."""


def worth(g: Any, seat: Seat, values: Values) -> float:
    """Return what a seat's board is worth: its points now, and fixed values for what it has."""
    me = g.players[seat]
    points = me.chips + sum(scoring.board_points(g, seat).values())
    return points + _goods(g, me, values) + _people(me, values) + _buildings(me, values)


def drafting(gain: Callable[..., Rating[Any]]) -> Callable[..., Rating[Any]]:
    """Return the gain of moves, but in the draft that of the building, built now and paid for."""

    def rated(
        rules: Rules[Any, Any, Any], state: Any, decision: Decision[Any], values: Values
    ) -> Rating[Any]:
        if decision.kind != DraftBuilding.kind:
            return gain(rules, state, decision, values)
        return lambda move: _built(state, decision.seat, move.building, values)

    return rated


def _built(g: Any, seat: Seat, building: str, values: Values) -> float:
    g = g.clone()
    me = g.players[seat]
    me.city[building] = 0
    me.doubloons -= pricing.cost(building, g.options)
    return worth(g, seat, values)


def _goods(g: Any, me: Any, values: Values) -> float:
    prices, made_of = list_prices(g.options), _plants(me)
    total, kinds = values.doubloon * me.doubloons, 0
    for good in GOODS:
        tiles, manned = me.island.get(good, 0), me.manned.get(good, 0)
        people, circles = made_of.get(good, (manned, tiles))
        made, ready = min(manned, people), min(tiles, circles)
        half = min(manned, circles) + min(tiles, people) - 2 * made if good in made_of else 0
        price, kinds = prices[good], kinds + bool(made)
        total += me.goods[good] * (values.good + values.good_price * price)
        total += made * (values.made + values.made_price * price)
        total += ready * (values.ready + values.ready_price * price) + half * values.half
    made, ready = _brought(me)
    return total + values.kind * kinds + made * values.made + ready * values.ready


def _brought(me: Any) -> tuple[int, int]:
    """Return what buildings of the expansions bring in the craftsman phase, now and if occupied.

    A doubloon, a VP or a good of theirs counts as a corn.
    """
    full = {
        "chapel": 1,
        "jeweler": me.noble_people,
        "aqueduct": sum(key in me.city for key in AQUEDUCT_PLANTS),
    }
    own = full.keys() & me.city.keys()
    return sum(full[key] for key in own if me.city[key]), sum(full[key] for key in own)


def _plants(me: Any) -> dict[str, tuple[int, int]]:
    """Return people and circles of the plants by good; corn needs none (R-5.1)."""
    found = {good: (0, 0) for good in GOODS if good != UNPROCESSED}
    for key, people in me.city.items():
        if good := BUILDINGS[key].produces:
            before, circles = found[good]
            found[good] = before + people, circles + BUILDINGS[key].circles
    return found


def _people(me: Any, values: Values) -> float:
    quarries = values.quarry * me.island.get(QUARRY, 0)
    return (
        values.tile * me.island_filled
        + quarries
        + values.worked_quarry * me.working_quarries
        + values.person * me.people
        + values.occupied * (me.people - me.windrose)
    )


def _buildings(me: Any, values: Values) -> float:
    total = 0.0
    for key, people in me.city.items():
        building = BUILDINGS[key]
        if building.produces:
            total += values.plant * building.cost
            continue
        value = building.cost * getattr(values, SORTS.get(key, "other"))
        total += value if people else values.unoccupied * value
        if not people and key in BONUSES:
            total += values.large * BONUSES[key](me)
    return total
