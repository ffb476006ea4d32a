"""The view of a table for a seat, which hides the order of tiles and others' chips (R-0.7).

Before the hidden parts are resampled, they are sorted, so that their real order does not affect the
result. A seat sees no difference between the two states.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from itertools import chain
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias

from bot.engine.api import Seat
from bot.engine.rng import Rng
from bot.engine.steps import Step, Together
from bot.games.puerto_rico.bonuses import BONUSES, printed, scoring
from bot.games.puerto_rico.buildings.black_market import PayInKind
from bot.games.puerto_rico.buildings.new_buildings import FillSmallWharf
from bot.games.puerto_rico.buildings.noble_buildings import SupplyCourt
from bot.games.puerto_rico.data import BUILDINGS, DRAFT_SPACES, FOREST, TILES, WINDROSE
from bot.games.puerto_rico.phases.captain import LoadGoods
from bot.games.puerto_rico.phases.colonist import OfferColonist
from bot.games.puerto_rico.phases.draft import BuildingDraft, open_kinds
from bot.games.puerto_rico.phases.mayor import PlaceColonists
from bot.games.puerto_rico.phases.phase import OfferPoints, Phase, current_phase, privilege
from bot.games.puerto_rico.phases.settler import LayTile
from bot.games.puerto_rico.phases.storage import StoreGoods
from bot.games.puerto_rico.pricing import other_costs
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

Counts: TypeAlias = tuple[tuple[str, int], ...]
"""The items of one of a state's dicts, as a key for caching."""

Fields: TypeAlias = dict[str, Any]
"""Fields of a `PlayerView`, by name."""

NO_FIELDS: Fields = {}

KEPT = 1024
"""Number of islands, cities and supplies that are cached, as most are the same in the next view."""

# A view mostly consists of a few different small values, so these are cached.
_stock_view = cache(StockView)
_building_view = cache(BuildingView)
_tile_view = cache(TileView)
role_view = cache(RoleView)
_ship_view = cache(ShipView)

_TILE_ORDER = {kind: place for place, kind in enumerate(TILES)}


def view(g: State, seat: Seat | None) -> View:
    """Return the table as a seat (or for None a spectator) sees it, with only what they may see."""
    phase = current_phase(g)
    told = _told(g, seat)
    return View(
        seat=seat,
        seats=g.seats,
        round=g.round,
        governor=g.governor,
        phase=phase_name(g, phase),
        role_taker=phase.taker if phase else None,
        players=tuple(
            [_player(g, other, seat, told.get(other, NO_FIELDS)) for other in range(g.seats)]
        ),
        roles=tuple([role_view(key, coins, g.taken.get(key)) for key, coins in g.roles.items()]),
        row=tuple(sorted(g.row, key=_TILE_ORDER.__getitem__)),
        quarries=g.quarries,
        face_down=len(g.face_down),
        discards=len(g.discards),
        stock=shelves(g),
        ships=tuple([_ship_view(ship.capacity, ship.good, ship.load) for ship in g.ships]),
        trading_house=tuple(g.trading_house),
        goods=g.goods.copy(),
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


def phase_name(g: State, phase: Phase | None) -> str:
    """Return the phase: "draft", a role, "round" between two roles, or "end"."""
    if g.over:
        return "end"
    return phase.role if phase else "round"


def shelves(g: State) -> tuple[StockView, ...]:
    """Return the view of the buildings in the supply."""
    return _shelves(tuple(g.stock), tuple(g.stock.values()), tuple(other_costs(g.options).items()))


@lru_cache(maxsize=KEPT)
def _shelves(
    keys: tuple[str, ...], copies: tuple[int, ...], variants: Counts
) -> tuple[StockView, ...]:
    """Return the supply in the order of the board: production buildings first, then by cost."""
    left, costs = dict(zip(keys, copies, strict=True)), dict(variants)
    kinds = [one for key, one in BUILDINGS.items() if key in left]
    return tuple(
        _stock_view(one.key, left[one.key], costs.get(one.key, one.cost), one.column, one.vp)
        for one in sorted(kinds, key=lambda one: (not one.production, one.cost))
    )


def _draft(g: State) -> tuple[DraftView, ...]:
    """Return the views of the draft's spaces, from cheap to expensive."""
    open_now, drafted = set(open_kinds(g)), [one for one in BUILDINGS.values() if one.drafted]
    rows = []
    for cost, spaces in DRAFT_SPACES.items():
        kinds = [one.key for one in drafted if one.cost == cost]
        chosen = tuple(key for key in kinds if key in g.stock)
        left = tuple(key for key in kinds if key in open_now)
        out = tuple(key for key in kinds if key not in g.stock and key not in open_now)
        rows.append(DraftView(cost, spaces, chosen, left, out))
    return tuple(rows)


def _player(g: State, seat: Seat, reader: Seat | None, told: Fields) -> PlayerView:
    player = g.players[seat]
    chips = player.chips if g.over or reader == seat else None
    nobles, tiles = tuple(player.nobles.items()), tuple(player.island.items())
    city = _city(tuple(player.city.items()), nobles)
    return PlayerView(
        seat=seat,
        doubloons=player.doubloons,
        chips=chips,
        goods=player.goods.copy(),
        island=_island(tiles, tuple(player.manned.items()), nobles, len(player.forests)),
        city=city.buildings,
        windrose=player.windrose,
        points_on_board=_known_points(player, city, g.options.nobles, hidden=chips is None),
        windrose_nobles=player.nobles.get(WINDROSE, 0),
        nobles=player.noble_people,
        privilege=privilege(g, seat),
        **told,
    )


@lru_cache(maxsize=KEPT)
def _island(tiles: Counts, manned: Counts, nobles: Counts, forests: int) -> tuple[TileView, ...]:
    """Return the tiles by kind, those with nobles first, then with colonists; forests come last."""
    counts, people, lords = dict(tiles), dict(manned), dict(nobles)
    found = [
        _tile_view(kind, number < people.get(kind, 0), number < lords.get(kind, 0))
        for kind in TILES
        for number in range(counts.get(kind, 0))
    ]
    return (*found, *[_tile_view(FOREST, False)] * forests)


class _City(NamedTuple):
    """The view of a city, with its VP."""

    buildings: tuple[BuildingView, ...]
    """Buildings in the order in which they were built."""
    printed: int
    """VP printed on the buildings."""
    scoring: tuple[str, ...]
    """Keys of the large buildings that score a bonus now."""


@lru_cache(maxsize=KEPT)
def _city(city: Counts, nobles: Counts) -> _City:
    built, lords = dict(city), dict(nobles)
    kinds = [(BUILDINGS[key], people) for key, people in city]
    buildings = tuple(
        _building_view(kind.key, people, kind.circles, kind.spaces, lords.get(kind.key, 0))
        for kind, people in kinds
    )
    return _City(buildings, printed(built), tuple(scoring(built)))


def _known_points(player: Player, city: _City, nobles: bool, hidden: bool) -> int:
    """Return the VP on a board without the customs house's bonus if chips are `hidden`.

    The bonus would reveal the number of chips.
    """
    points = city.printed + (player.noble_people if nobles else 0)
    for key in city.scoring:
        if not (hidden and key == "customs_house"):
            points += BONUSES[key](player)
    return points


# Fields that steps on the stack determine ------------------------------------------------


def _told(g: State, reader: Seat | None) -> Mapping[Seat, Fields]:
    """Return the fields of players' views that open decisions and steps on the stack determine."""
    found: dict[Seat, Fields] = defaultdict(dict)
    for decision in g.decisions:
        found[decision.seat] |= {"acting": True, "open": g.open_moves(decision.seat)}
    for step in _steps(g.stack):
        kind = type(step)
        if kind in _FIELDS and (kind is not LayTile or step.seat == reader):
            found[step.seat] |= {name: read(step) for name, read in _FIELDS[kind].items()}
        if kind is LoadGoods:
            found[step.seat]["first_turn"] = step.turn < g.seats
            for seat in step.privilege:
                found[seat].setdefault("first_load", privilege(g, seat))
    return found


def _kept(step: StoreGoods) -> dict[str, int]:
    """Return the goods that a player has chosen to keep while storing."""
    kept: dict[str, int] = {}
    for good, count in step.kept:
        kept[good] = kept.get(good, 0) + count
    return kept


_FIELDS: Mapping[type[Step], Mapping[str, Callable[[Any], object]]] = {
    PlaceColonists: {
        "before": attrgetter("before"),
        "nobles_before": attrgetter("nobles_before"),
    },
    LayTile: {"drawn": attrgetter("tile")},
    PayInKind: {"due": attrgetter("missing")},
    SupplyCourt: {"due": attrgetter("left"), "first_turn": lambda _: True},
    FillSmallWharf: {"small_wharf": attrgetter("load"), "first_load": attrgetter("captain")},
    StoreGoods: {"kept": _kept},
    OfferColonist: {"circle": attrgetter("circle")},
    OfferPoints: {"offered": attrgetter("points")},
}
"""Fields of a player's view that each step sets, with the functions that read them from the
step."""


def _steps(stack: Sequence[Step]) -> list[Any]:
    """Return the steps of a stack, with those in its branches."""
    found: list[Any] = []
    for step in stack:
        if isinstance(step, Together):
            found.extend(chain.from_iterable(step.branches))
        else:
            found.append(step)
    return found


def resample(state: State, seat: Seat | None, rng: Rng) -> State:
    """Return a copy with the parts that are hidden from a seat rearranged at random."""
    copy = state.clone()
    copy.seed = rng.below(1 << 63, "seed")
    others = [player for other, player in enumerate(copy.players) if other != seat]
    _deal_tiles(copy, seat, others, rng)
    _deal_chips(others, rng)
    return copy


def _deal_tiles(g: State, seat: Seat | None, others: Sequence[Player], rng: Rng) -> None:
    """Shuffle face-down tiles, including others' forests and the tiles just drawn (R-2.9)."""
    drawn = [step for step in g.stack if isinstance(step, LayTile) and step.seat != seat]
    tiles = g.face_down + [tile for player in others for tile in player.forests]
    tiles += [step.tile for step in drawn]
    tiles.sort()
    rng.shuffle(tiles, "face down")
    for step in drawn:
        g.stack[g.stack.index(step)] = replace(step, tile=tiles.pop())
    for player in others:
        player.forests = [tiles.pop() for _ in player.forests]
    g.face_down = tiles


def _deal_chips(others: Sequence[Player], rng: Rng) -> None:
    """Redistribute the others' VP chips; their sum is known because the supply is.

    A player who has any keeps at least one, because the moves offered at the black market reveal
    that (R-4.9).
    """
    owners = [player for player in others if player.chips]
    left = sum(player.chips - 1 for player in owners)
    for player in owners[:-1]:
        more = rng.below(left + 1, "chips")
        player.chips = 1 + more
        left -= more
    if owners:
        owners[-1].chips = 1 + left
