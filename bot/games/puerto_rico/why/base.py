"""Explanations for moves of the base game, in the order of the phases."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.explain import Explainer, Reason, Reasons, Sum
from bot.games.puerto_rico import moves
from bot.games.puerto_rico.data import BUILDINGS, CITY_SPACES, QUARRY, STALLS
from bot.games.puerto_rico.moves import Move
from bot.games.puerto_rico.pricing import credit, price, proceeds
from bot.games.puerto_rico.view import ShipView
from bot.games.puerto_rico.why.case import (
    Case,
    closed_tile,
    explainer,
    full_island,
    no_circle,
    no_good,
    no_hidden_tile,
)

WAREHOUSES = ("small_warehouse", "large_warehouse")

# Round and settler --------------------------------------------------------------------


def _role(case: Case, move: moves.TakeRole) -> Reasons:
    card = next((role for role in case.view.roles if role.key == move.role), None)
    if card is None:
        yield Reason("role-absent", {"role": move.role, "players": case.view.seats})
    elif card.taken_by is not None:
        yield Reason("role-taken", {"role": move.role, "seat": card.taken_by})


def _draw(case: Case, _: moves.DrawTile) -> Reasons:
    yield from full_island(case)
    yield from no_hidden_tile(case)


def _settle(case: Case, move: moves.Settle) -> Reasons:
    yield from full_island(case)
    yield from _quarry(case) if move.tile == QUARRY else closed_tile(case, move.tile)


def _quarry(case: Case) -> Reasons:
    """Yield the reasons why the seat may not take a quarry (R-2.1, R-2.6).

    There is none left, or the seat is not entitled to one.
    """
    settler = case.view.phase == "settler" and case.view.role_taker == case.seat
    if not case.view.quarries:
        yield Reason("no-quarries")
    elif not settler and "construction_hut" not in case.working:
        yield Reason("quarry-right")
        if "construction_hut" in case.city:
            yield Reason("unoccupied", {"building": "construction_hut"})


# Mayor --------------------------------------------------------------------------------


def _colonist(case: Case, _: moves.TakeColonist) -> Reasons:
    if case.kind == "villa":
        yield Reason("villa-noble")
        return
    if not case.view.colonists + case.view.colonist_ship:
        yield Reason("no-colonists")


def _place(case: Case, move: moves.Place) -> Reasons:
    if case.me.windrose == case.me.windrose_nobles:
        yield Reason("nobody-idle")
    yield from no_circle(case, move.circle)


# Builder ------------------------------------------------------------------------------


def _build(case: Case, move: moves.Build) -> Reasons:
    stock = next((one for one in case.view.stock if one.key == move.building), None)
    if move.building in case.city:
        yield Reason("built-already", {"building": move.building})
    if stock is None:
        yield Reason("not-in-game", {"building": move.building})
        return
    if not stock.left:
        yield Reason("sold-out", {"building": move.building})
    yield from _no_room(case, move.building)
    yield from _too_dear(case, price(case.view, case.me, stock).total)


def _no_room(case: Case, building: str) -> Reasons:
    """Yield the reason why a building does not fit in the city (R-4.4, Q-22)."""
    needed, spaces = BUILDINGS[building].spaces, [one.spaces for one in case.me.city]
    left = CITY_SPACES - sum(spaces)
    if left < needed:
        yield Reason("city-full" if needed == 1 else "no-pair", {"spaces": left})
    elif needed > 1 and spaces.count(needed) >= case.options.max_large_buildings:
        yield Reason("large-limit", {"most": case.options.max_large_buildings})


def _too_dear(case: Case, cost: int) -> Reasons:
    """Yield the reasons if more doubloons are missing than the black market replaces (R-4.10)."""
    missing = cost - case.me.doubloons
    if missing <= credit(case.me):
        return
    yield Reason("too-dear", {"price": cost, "have": case.me.doubloons, "missing": missing})
    if "black_market" in case.working:
        yield Reason("market-short", {"most": credit(case.me)})


def _build_sum(case: Case, move: moves.Build) -> Iterator[Sum]:
    here = (stock for stock in case.view.stock if stock.key == move.building)
    yield from (price(case.view, case.me, stock) for stock in here)


# Craftsman and trader -----------------------------------------------------------------


def _produce(case: Case, move: moves.Produce) -> Reasons:
    if case.kind == "produce" and not case.view.goods[move.good]:
        yield Reason("supply-empty", {"good": move.good})


def _sell(case: Case, move: moves.Sell) -> Reasons:
    yield from no_good(case, move.good)
    house = case.view.trading_house
    if len(house) >= STALLS:
        yield Reason("house-full", {"stalls": STALLS})
    elif move.good in house and "office" not in case.working:
        yield Reason("in-house", {"good": move.good})
        if "office" in case.city:
            yield Reason("unoccupied", {"building": "office"})


def _sell_sum(case: Case, move: moves.Sell) -> Iterator[Sum]:
    yield proceeds(case.view, case.me, move.good)


# Captain ------------------------------------------------------------------------------


def _load(case: Case, move: moves.Load) -> Reasons:
    yield from no_good(case, move.good)
    ship = next((one for one in case.view.ships if one.capacity == move.ship), None)
    aboard = next((one for one in case.view.ships if one.good == move.good), None)
    if ship is None:
        yield Reason("no-ship", {"ship": move.ship})
    elif aboard is not None and aboard is not ship:
        yield Reason("on-other-ship", {"good": move.good, "ship": aboard.capacity})
    elif ship.good not in (None, move.good):
        yield Reason("other-kind", {"ship": move.ship, "good": str(ship.good)})
    elif ship.load >= ship.capacity:
        yield Reason("ship-full", {"ship": move.ship, "good": move.good})
    elif ship.good is None:
        yield from _larger(case, move, ship)


def _larger(case: Case, move: moves.Load, ship: ShipView) -> Reasons:
    """Yield the reason if an empty ship can take more of the goods (R-7.4)."""
    have = case.me.goods[move.good]
    most = max(one.capacity for one in case.view.ships if one.good is None)
    if ship.capacity < min(have, most):
        yield Reason("larger-ship", {"ship": move.ship, "good": move.good, "have": have})


def _good(case: Case, move: moves.Wharf) -> Reasons:
    yield from no_good(case, move.good)


def _store(case: Case, move: moves.Store) -> Reasons:
    yield from no_good(case, move.good)
    if case.me.goods[move.good] and case.offers(moves.Store):
        yield Reason("kept-already", {"good": move.good})


def _keep(case: Case, move: moves.Keep) -> Reasons:
    yield from no_good(case, move.good)
    if case.me.goods[move.good] and case.offers(moves.Keep):
        yield Reason("kept-already", {"good": move.good})


def _pass(case: Case, _: moves.Pass) -> Reasons:
    if case.kind:
        yield Reason(f"no-pass-{case.kind}")


EXPLAINERS: dict[type[Move], Explainer[Case]] = {
    moves.TakeRole: explainer(("role",), _role),
    moves.DrawTile: explainer(("draw",), _draw, needs=("hacienda",)),
    moves.Settle: explainer(("settle",), _settle, otherwise="one-quarry"),
    moves.TakeColonist: explainer(
        ("colonist", "ship", "villa"), _colonist, otherwise="no-colonists"
    ),
    moves.Place: explainer(("place",), _place),
    moves.Build: explainer(("build",), _build, _build_sum),
    moves.Produce: explainer(("produce",), _produce, otherwise="not-produced"),
    moves.Sell: explainer(("sell",), _sell, _sell_sum, otherwise="sold-already"),
    moves.Load: explainer(("load",), _load),
    moves.Wharf: explainer(("load",), _good, needs=("wharf",), otherwise="wharf-used"),
    moves.Store: explainer(("store",), _store, needs=WAREHOUSES, otherwise="warehouses-full"),
    moves.Keep: explainer(("store",), _keep, otherwise="singles-kept"),
    moves.Pass: explainer((), _pass),
}
