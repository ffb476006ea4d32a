"""Why a move is not legal now, and what it adds up to, read from what its seat may see.

Nothing here decides what is legal; the open decision does. A reason is a code and the names
that belong in its sentence: `puerto_rico-why-<code>` of the Fluent files, with the rule's id.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from bot.engine.api import Decision
from bot.games.puerto_rico import moves
from bot.games.puerto_rico.data import (
    BUILDINGS,
    CITY_SPACES,
    GOODS,
    ISLAND_SPACES,
    QUARRY,
    STALLS,
    TILES,
)
from bot.games.puerto_rico.moves import Move, Verb
from bot.games.puerto_rico.options import Options
from bot.games.puerto_rico.sums import Sum, price, proceeds
from bot.games.puerto_rico.view import BuildingView, PlayerView, ShipView, View

WAREHOUSES = ("small_warehouse", "large_warehouse")


class Reason(NamedTuple):
    """One thing that stands against a move."""

    code: str
    args: Mapping[str, str | int] = {}


Reasons = Iterator[Reason]


@dataclass(frozen=True)
class Case:
    """A seat's position: what it sees, what it must decide, the options of its table."""

    view: View
    seat: int
    decision: Decision[Move] | None
    options: Options = field(default_factory=Options)

    @property
    def me(self) -> PlayerView:
        """Return the seat's own board."""
        return self.view.players[self.seat]

    @property
    def kind(self) -> str:
        """Return what the seat must decide, "" = nothing."""
        return self.decision.kind if self.decision else ""

    @property
    def privileged(self) -> bool:
        """Tell whether the seat took the role that is carried out."""
        return self.view.role_taker == self.seat

    @cached_property
    def city(self) -> Mapping[str, BuildingView]:
        """Return the own buildings by key."""
        return {building.key: building for building in self.me.city}

    def works(self, building: str) -> bool:
        """Tell whether the seat has that building with somebody on it (R-1.7)."""
        return building in self.city and self.city[building].people > 0

    def offers(self, verb: type[Verb]) -> bool:
        """Tell whether any move of that kind is legal now."""
        return any(
            isinstance(move, verb) for move in (self.decision.moves if self.decision else ())
        )


class Explanation(NamedTuple):
    """What there is to say about a move: it is legal when nothing stands against it."""

    legal: bool
    against: tuple[Reason, ...]
    sums: tuple[Sum, ...]


def explain(case: Case, move: Move) -> Explanation:
    """Say what stands against a move now, or what it adds up to."""
    explainer = EXPLAINERS.get(type(move), Explainer())
    sums = tuple(explainer.sums(case, move))
    if case.decision is not None and move in case.decision.moves:
        return Explanation(True, (), sums)
    against = (*_untimely(case, move, explainer), *explainer.against(case, move))
    return Explanation(False, against or (Reason("rules"),), sums)


def _untimely(case: Case, move: Move, explainer: Explainer) -> Reasons:
    """Say when such a move is made, unless it is asked for now."""
    if case.view.over:
        yield Reason("over")
        return
    if explainer.kinds and case.kind not in explainer.kinds:
        yield Reason(f"when-{move.verb}")
        if case.decision:
            yield Reason("now")
    if case.decision is None:
        yield Reason("not-asked")


# Buildings and boards -----------------------------------------------------------------


def _working(case: Case, *buildings: str) -> Reasons:
    """Say why none of these buildings helps: it is missing, or nobody stands on it."""
    if any(case.works(building) for building in buildings):
        return
    empty = [building for building in buildings if building in case.city]
    for building in empty or buildings:
        yield Reason("unoccupied" if empty else "no-building", {"building": building})


def _island_full(case: Case) -> Reasons:
    if len(case.me.island) >= ISLAND_SPACES:
        yield Reason("island-full", {"spaces": ISLAND_SPACES})


def _no_good(case: Case, good: str) -> Reasons:
    if not case.me.goods[good]:
        yield Reason("no-good", {"good": good})


# Round and settler --------------------------------------------------------------------


def _role(case: Case, move: moves.TakeRole) -> Reasons:
    card = next((role for role in case.view.roles if role.key == move.role), None)
    if card is None:
        yield Reason("role-absent", {"role": move.role, "players": case.view.seats})
    elif card.taken_by is not None:
        yield Reason("role-taken", {"role": move.role, "seat": card.taken_by})


def _draw(case: Case, move: moves.DrawTile) -> Reasons:
    yield from _working(case, "hacienda")
    yield from _island_full(case)
    if not case.view.face_down + case.view.discards:
        yield Reason("no-tiles")


def _settle(case: Case, move: moves.Settle) -> Reasons:
    yield from _island_full(case)
    if move.tile == QUARRY:
        yield from _quarry(case)
    elif move.tile not in case.view.row:
        yield Reason("tile-not-open", {"tile": move.tile})


def _quarry(case: Case) -> Reasons:
    if not case.view.quarries:
        yield Reason("no-quarries")
    elif (case.view.phase == "settler" and case.privileged) or case.works("construction_hut"):
        if case.kind == "settle":
            yield Reason("one-quarry")
    else:
        yield Reason("quarry-right")
        if "construction_hut" in case.city:
            yield Reason("unoccupied", {"building": "construction_hut"})


# Mayor --------------------------------------------------------------------------------


def _colonist(case: Case, move: moves.TakeColonist) -> Reasons:
    if not case.view.colonists + case.view.colonist_ship:
        yield Reason("no-colonists")


def _place(case: Case, move: moves.Place) -> Reasons:
    if not case.me.windrose:
        yield Reason("nobody-idle")
    circles, people = circles_of(case.me, move.circle)
    if not circles:
        if move.circle in BUILDINGS:
            yield Reason("no-building", {"building": move.circle})
        else:
            yield Reason("no-tile", {"tile": move.circle})
    elif people >= circles:
        yield Reason("circle-full", {"circle": move.circle})


def circles_of(player: PlayerView, circle: str) -> tuple[int, int]:
    """Return how many circles of a kind a board has, and how many people stand on them."""
    tiles = [tile.manned for tile in player.island if tile.kind == circle]
    built = [building for building in player.city if building.key == circle]
    circles = len(tiles) + sum(building.circles for building in built)
    return circles, sum(tiles) + sum(building.people for building in built)


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
    total, have = price(case.view, case.me, stock).total, case.me.doubloons
    if total > have:
        yield Reason("too-dear", {"price": total, "have": have, "missing": total - have})


def _no_room(case: Case, building: str) -> Reasons:
    """Say why a building does not fit the city (R-4.4, Q-22)."""
    needed, spaces = BUILDINGS[building].spaces, [one.spaces for one in case.me.city]
    left = CITY_SPACES - sum(spaces)
    if left < needed:
        yield Reason("city-full" if needed == 1 else "no-pair", {"spaces": left})
    elif needed > 1 and spaces.count(needed) >= case.options.max_large_buildings:
        yield Reason("large-limit", {"most": case.options.max_large_buildings})


def _build_sum(case: Case, move: moves.Build) -> Iterator[Sum]:
    yield from (
        price(case.view, case.me, one) for one in case.view.stock if one.key == move.building
    )


# Craftsman and trader -----------------------------------------------------------------


def _produce(case: Case, move: moves.Produce) -> Reasons:
    if case.kind == "produce":
        empty = not case.view.goods[move.good]
        yield Reason("supply-empty" if empty else "not-produced", {"good": move.good})


def _sell(case: Case, move: moves.Sell) -> Reasons:
    yield from _no_good(case, move.good)
    house = case.view.trading_house
    if len(house) >= STALLS:
        yield Reason("house-full", {"stalls": STALLS})
    elif move.good in house and not case.works("office"):
        yield Reason("in-house", {"good": move.good})
        if "office" in case.city:
            yield Reason("unoccupied", {"building": "office"})


def _sell_sum(case: Case, move: moves.Sell) -> Iterator[Sum]:
    yield proceeds(case.view, case.me, move.good)


# Captain ------------------------------------------------------------------------------


def _load(case: Case, move: moves.Load) -> Reasons:
    yield from _no_good(case, move.good)
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
    """Say that an empty ship takes more of the goods (R-7.4)."""
    have = case.me.goods[move.good]
    most = max(one.capacity for one in case.view.ships if one.good is None)
    if ship.capacity < min(have, most):
        yield Reason("larger-ship", {"ship": move.ship, "good": move.good, "have": have})


def _wharf(case: Case, move: moves.Wharf) -> Reasons:
    yield from _no_good(case, move.good)
    yield from _working(case, "wharf")
    if case.works("wharf") and case.kind == "load" and not case.offers(moves.Wharf):
        yield Reason("wharf-used")


def _store(case: Case, move: moves.Store) -> Reasons:
    yield from _no_good(case, move.good)
    yield from _working(case, *WAREHOUSES)
    if case.kind == "store" and case.me.goods[move.good] and any(map(case.works, WAREHOUSES)):
        yield Reason("kept-already" if case.offers(moves.Store) else "warehouses-full")


def _keep(case: Case, move: moves.Keep) -> Reasons:
    yield from _no_good(case, move.good)
    if case.kind == "store" and case.me.goods[move.good]:
        yield Reason("kept-already" if case.offers(moves.Keep) else "singles-kept")


def _pass(case: Case, move: moves.Pass) -> Reasons:
    if case.kind:
        yield Reason(f"no-pass-{case.kind}")


# The table of all verbs ---------------------------------------------------------------


def _nothing(case: Case, move: Any) -> Iterator[Any]:  # noqa: ANN401
    return iter(())


class Explainer(NamedTuple):
    """How moves of one kind are explained.

    `kinds` are the decisions in which they are made, `against` yields what else stands
    against one, `sums` what it adds up to.
    """

    kinds: tuple[str, ...] = ()
    against: Callable[[Case, Any], Reasons] = _nothing
    sums: Callable[[Case, Any], Iterator[Sum]] = _nothing


EXPLAINERS: dict[type[Verb], Explainer] = {
    moves.TakeRole: Explainer(("role",), _role),
    moves.DrawTile: Explainer(("draw",), _draw),
    moves.Settle: Explainer(("settle",), _settle),
    moves.TakeColonist: Explainer(("colonist", "ship"), _colonist),
    moves.Place: Explainer(("place",), _place),
    moves.Build: Explainer(("build",), _build, _build_sum),
    moves.Produce: Explainer(("produce",), _produce),
    moves.Sell: Explainer(("sell",), _sell, _sell_sum),
    moves.Load: Explainer(("load",), _load),
    moves.Wharf: Explainer(("load",), _wharf),
    moves.Store: Explainer(("store",), _store),
    moves.Keep: Explainer(("store",), _keep),
    moves.Pass: Explainer((), _pass),
}
"""By verb; one that is missing is told apart only as legal or not."""


def askable(case: Case) -> list[Move]:
    """Return all moves that may be asked about: those of this decision first."""
    legal = case.decision.moves if case.decision else ()
    every = sorted(_every(case.view), key=lambda move: not _is_asked(case, move))
    return list(dict.fromkeys((*legal, *every)))


def _is_asked(case: Case, move: Move) -> bool:
    return case.kind in EXPLAINERS[type(move)].kinds


def _every(view: View) -> Iterator[Move]:
    """Yield every move of the game, possible or not, buildings first."""
    yield from (moves.Build(stock.key) for stock in view.stock)
    yield from (moves.Settle(tile) for tile in TILES)
    yield from (moves.TakeRole(role.key) for role in view.roles)
    for good in GOODS:
        yield from (moves.Load(good, ship.capacity) for ship in view.ships)
        yield from (verb(good) for verb in _OF_GOODS)
    yield from (moves.Place(circle) for circle in (*TILES, *BUILDINGS))
    yield from (verb() for verb in (moves.DrawTile, moves.TakeColonist, moves.Pass))


_OF_GOODS: Iterable[Callable[[str], Move]] = (
    moves.Sell,
    moves.Wharf,
    moves.Produce,
    moves.Store,
    moves.Keep,
)
