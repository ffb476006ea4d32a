"""What a seat may see: all but the order of the tiles and the others' VP chips (R-0.7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TypeAlias, TypeVar, cast

from bot.engine.api import Seat
from bot.engine.steps import Step, Together
from bot.games.puerto_rico.buildings.black_market import PayInKind
from bot.games.puerto_rico.buildings.noble_buildings import SupplyCourt
from bot.games.puerto_rico.buildings.small_wharf import FillSmallWharf
from bot.games.puerto_rico.data import BUILDINGS, DRAFT_SPACES, FOREST, GOODS, TILES, WINDROSE
from bot.games.puerto_rico.phases.captain import LoadGoods
from bot.games.puerto_rico.phases.colonist import OfferColonist
from bot.games.puerto_rico.phases.draft import BuildingDraft, open_kinds
from bot.games.puerto_rico.phases.mayor import PlaceColonists
from bot.games.puerto_rico.phases.phase import Phase, current_phase, privilege
from bot.games.puerto_rico.phases.points import OfferPoints
from bot.games.puerto_rico.phases.settler import LayTile
from bot.games.puerto_rico.phases.storage import StoreGoods
from bot.games.puerto_rico.scoring import board_points
from bot.games.puerto_rico.state import Player, State
from bot.games.puerto_rico.view import (
    BuildingView,
    DraftView,
    PlayerView,
    RoleView,
    ShipView,
    StockView,
    TileView,
    View,
)

S = TypeVar("S", bound=Step)

Waiting: TypeAlias = Mapping[tuple[type[Step], Seat | None], Sequence[Step]]
"""The steps that wait on the stack, by kind and by the seat that they ask (None = nobody)."""

# The small values that make up most of a view: there are few different ones.
_stock_view = cache(StockView)
_building_view = cache(BuildingView)
_tile_view = cache(TileView)


def view(g: State, seat: Seat | None) -> View:
    """Return the table as a seat (None = a spectator) sees it, built from allowed facts."""
    phase, waiting = current_phase(g), _waiting(g.stack)
    return View(
        seat=seat,
        seats=g.seats,
        round=g.round,
        governor=g.governor,
        phase=_phase_name(g, phase),
        role_taker=phase.taker if phase else None,
        players=tuple(_player(g, other, seat, waiting) for other in range(g.seats)),
        roles=tuple(RoleView(key, coins, g.taken.get(key)) for key, coins in g.roles.items()),
        row=tuple(sorted(g.row, key=list(TILES).index)),
        quarries=g.quarries,
        face_down=len(g.face_down),
        discards=len(g.discards),
        stock=_shelves(g),
        ships=tuple(ShipView(ship.capacity, ship.good, ship.load) for ship in g.ships),
        trading_house=tuple(g.trading_house),
        goods=dict(g.goods),
        colonists=g.colonists,
        colonist_ship=g.colonist_ship,
        chips=max(0, g.chips),
        ending=g.ending,
        over=g.over,
        with_nobles=g.options.nobles,
        nobles=g.nobles,
        noble_ship=g.noble_ship,
        draft=_draft(g) if isinstance(phase, BuildingDraft) else (),
        options=g.options,
    )


def _phase_name(g: State, phase: Phase | None) -> str:
    if g.over:
        return "end"
    return phase.role if phase else "round"


def _shelves(g: State) -> tuple[StockView, ...]:
    """Return the supply as the board shows it: production buildings, then by cost."""
    places = {key: place for place, key in enumerate(BUILDINGS)}
    rows = [(not BUILDINGS[key].production, BUILDINGS[key].cost, places[key]) for key in g.stock]
    order = [key for _, key in sorted(zip(rows, g.stock, strict=True))]
    return tuple(_stock(g, key, g.stock[key]) for key in order)


def _draft(g: State) -> tuple[DraftView, ...]:
    """Return the draft's spaces, cheap to dear, with the kinds of their cost."""
    open_now = set(open_kinds(g))
    rows = []
    for cost, spaces in DRAFT_SPACES.items():
        kinds = [key for key, one in BUILDINGS.items() if one.drafted and one.cost == cost]
        chosen = tuple(key for key in kinds if key in g.stock)
        left = tuple(key for key in kinds if key in open_now)
        out = tuple(key for key in kinds if key not in g.stock and key not in open_now)
        rows.append(DraftView(cost, spaces, chosen, left, out))
    return tuple(rows)


def _stock(g: State, key: str, left: int) -> StockView:
    building = BUILDINGS[key]
    return _stock_view(key, left, g.cost(key), building.column, building.vp)


def _player(g: State, seat: Seat, reader: Seat | None, waiting: Waiting) -> PlayerView:
    player = g.players[seat]
    turn = next(iter(_asked(waiting, seat, PlaceColonists)), None)
    laying = next(iter(_asked(waiting, seat, LayTile)), None) if seat == reader else None
    return PlayerView(
        seat=seat,
        doubloons=player.doubloons,
        chips=player.chips if g.over or reader == seat else None,
        goods={good: player.goods[good] for good in GOODS},
        island=tuple(_island(player)),
        city=tuple(_building(player, key, people) for key, people in player.city.items()),
        windrose=player.windrose,
        before=turn.before if turn else (),
        points_on_board=_known_points(g, seat, reader),
        acting=any(decision.seat == seat for decision in g.decisions),
        open=g.open_moves(seat),
        windrose_nobles=player.nobles.get(WINDROSE, 0),
        nobles_before=turn.nobles_before if turn else (),
        nobles=sum(player.nobles.values()),
        privilege=privilege(g, seat),
        drawn=laying.tile if laying else None,
        due=_due(waiting, seat),
        first_load=_first_load(g, seat, waiting),
        small_wharf=next((step.load for step in _asked(waiting, seat, FillSmallWharf)), ()),
        kept=_kept(waiting, seat),
        circle=next((step.circle for step in _asked(waiting, seat, OfferColonist)), ""),
        offered=sum(step.points for step in _asked(waiting, seat, OfferPoints)),
    )


def _due(waiting: Waiting, seat: Seat) -> int:
    """Return how many things a player must or may still give who is asked for some."""
    missing = sum(step.missing for step in _asked(waiting, seat, PayInKind))
    return missing + sum(step.left for step in _asked(waiting, seat, SupplyCourt))


def _first_load(g: State, seat: Seat, waiting: Waiting) -> int:
    """Return the captain's VP while the load is still to be made, or is being made (R-7.6)."""
    filling = sum(step.captain for step in _asked(waiting, seat, FillSmallWharf))
    loading = (step for by in range(g.seats) for step in _asked(waiting, by, LoadGoods))
    if any(seat in step.privilege for step in loading):
        return filling or privilege(g, seat)
    return filling


def _kept(waiting: Waiting, seat: Seat) -> dict[str, int]:
    """Return the goods that a player who stores has named to be kept."""
    kept: Counter[str] = Counter()
    for step in _asked(waiting, seat, StoreGoods):
        for good, count in step.kept:
            kept[good] += count
    return dict(kept)


def _building(player: Player, key: str, people: int) -> BuildingView:
    record = BUILDINGS[key]
    nobles = player.nobles.get(key, 0)
    return _building_view(key, people, record.circles, record.spaces, nobles)


def _island(player: Player) -> list[TileView]:
    """Return the tiles by kind, nobles first, then colonists, then empty ones; forests last."""
    tiles = [
        _tile_view(kind, number < player.manned.get(kind, 0), number < player.nobles.get(kind, 0))
        for kind in TILES
        for number in range(player.island.get(kind, 0))
    ]
    return tiles + [_tile_view(FOREST, False)] * len(player.forests)


def _known_points(g: State, seat: Seat, reader: Seat | None) -> int:
    """Leave out the customs house's bonus: it would tell the hidden chips."""
    hidden = not g.over and reader != seat
    lines = board_points(g, seat)
    return sum(lines.values()) - (lines.get("customs_house", 0) if hidden else 0)


def _waiting(stack: Sequence[Step]) -> Waiting:
    """Return the steps that wait on the stack by their kind, and by the seat that they ask."""
    waiting: dict[tuple[type[Step], Seat | None], list[Step]] = {}
    for step in _steps(stack):
        waiting.setdefault((type(step), getattr(step, "seat", None)), []).append(step)
    return waiting


def _asked(waiting: Waiting, seat: Seat, kind: type[S]) -> Sequence[S]:
    """Return the steps of one kind that ask one seat."""
    return cast(Sequence[S], waiting.get((kind, seat), ()))


def _steps(stack: Sequence[Step]) -> Iterator[Step]:
    """Yield the steps of a stack, and those of its branches."""
    for step in stack:
        if isinstance(step, Together):
            for branch in step.branches:
                yield from branch
        else:
            yield step
