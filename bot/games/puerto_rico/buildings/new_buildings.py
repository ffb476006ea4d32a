"""Effects of the buildings of expansion I, in the order of the phases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.engine.api import Seat
from bot.engine.steps import Steps
from bot.engine.verbs import once
from bot.games.puerto_rico import moments, production, shipping
from bot.games.puerto_rico.data import (
    CHURCH_POINTS,
    STALLS,
    Building,
)
from bot.games.puerto_rico.moves import Move, SellAtPost
from bot.games.puerto_rico.phases.captain import can_load
from bot.games.puerto_rico.phases.phase import bring_points, current_phase
from bot.games.puerto_rico.pricing import post_sells, sale_at_post
from bot.games.puerto_rico.shipping import SINGLE_STORAGE
from bot.games.puerto_rico.state import NOTHING, State

# Every role ---------------------------------------------------------------------------


@moments.privilege("library")
def library(g: State, seat: Seat) -> int:
    """Double the privilege of the owner's role (R-2.10, 3.11, 5.7, 8.1; once a round: Q-14)."""
    if not (g.options.library_once and g.seats == 2):
        return 1
    phase = current_phase(g)
    used = {role for role, taker in g.doubled.items() if taker == seat}
    return 0 if used - {phase.role if phase else ""} else 1


# Settler ------------------------------------------------------------------------------


@moments.forest_allowed("forest_house")
def forest_house(g: State, seat: Seat) -> bool:
    """Lay a plantation face down as forest (R-2.9)."""
    return True


# Builder ------------------------------------------------------------------------------


@moments.building_built("church")
def church(g: State, seat: Seat, building: Building) -> Steps:
    """Score 1 VP for a building of column 2 or 3, 2 VP for one of column 4 (R-4.7)."""
    points = CHURCH_POINTS[building.column - 1]
    return bring_points(g, seat, "church", points) if points else NOTHING


# Craftsman ----------------------------------------------------------------------------


@moments.more_goods("aqueduct")
def aqueduct(g: State, seat: Seat, goods: dict[str, int]) -> None:
    """Get 1 good more of each kind that came from a large plant (R-5.5, Q-12)."""
    for good, more in production.aqueduct(goods, g.players[seat].city).items():
        goods[good] += g.take_good(seat, good, more)


@moments.harvest_over("specialty_factory")
def specialty_factory(g: State, seat: Seat, goods: Mapping[str, int], extra: Sequence[str]) -> None:
    """Earn 1 doubloon less than the most goods of one kind, corn left out (R-5.6)."""
    amounts = Counter(goods)
    if g.options.specialty_privilege:
        amounts.update(extra)
    income = production.specialty_income(amounts, g.options)
    g.pay(seat, "specialty_factory", income)


# Trader -------------------------------------------------------------------------------


class TradingPost:
    """Sell any kind at list price; markets do not count, the privilege does (R-6.5)."""

    def offers(self, g: State, seat: Seat) -> Sequence[Move]:
        """Offer every kind of good, even if the trading house is full (Q-09)."""
        if not post_sells(len(g.trading_house) >= STALLS, g.options):
            return ()
        goods = g.players[seat].goods.items()
        return [once(SellAtPost, good) for good, count in goods if count]

    def sell(self, g: State, seat: Seat, move: Move, privilege: int) -> None:
        """Return the good to the supply and take its price."""
        assert isinstance(move, SellAtPost)
        doubloons = sale_at_post(move.good, privilege, g.options).total
        g.return_good(seat, move.good, 1)
        g.players[seat].doubloons += doubloons
        g.record("post", seat=seat, good=move.good, doubloons=doubloons)


moments.sales("trading_post")(TradingPost())

# Captain ------------------------------------------------------------------------------


@moments.captain_comes("lighthouse")
def lighthouse_captain(g: State, seat: Seat) -> None:
    """Earn 1 doubloon as captain, even without a load (R-7.10)."""
    g.pay(seat, "lighthouse", 1)


@moments.loaded("lighthouse")
def lighthouse(g: State, seat: Seat, times: int) -> None:
    """Earn 1 doubloon for every load (R-7.10)."""
    g.pay(seat, "lighthouse", times)


@moments.first_loading_turn("union_hall")
def union_hall(g: State, seat: Seat) -> Steps:
    """Score 1 VP for every two equal goods, which are kept (R-7.11, D-15)."""
    points = shipping.union_hall(g.players[seat].goods, can_load(g, seat), g.options)
    return bring_points(g, seat, "union_hall", points) if points else NOTHING


@moments.single_storage("storehouse")
def storehouse(g: State, seat: Seat) -> int:
    """Keep three single goods more (R-7.13)."""
    return SINGLE_STORAGE["storehouse"]
