"""The effect of each kind of move on its player's board.

The rules make the move on a state that is built from the view. So an effect reveals nothing that
its reader may not see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from bot.engine.latest import Latest
from bot.engine.steps import Choice
from bot.games.puerto_rico import bonuses, moves, pricing, production
from bot.games.puerto_rico.bonuses import BONUSES
from bot.games.puerto_rico.buildings.black_market import PayInKind
from bot.games.puerto_rico.buildings.new_buildings import FillSmallWharf, MoveGuests
from bot.games.puerto_rico.buildings.noble_buildings import DiscardTile, SupplyCourt
from bot.games.puerto_rico.data import BUILDINGS, FOREST, GOODS, WINDROSE
from bot.games.puerto_rico.options import Options
from bot.games.puerto_rico.phases.builder import BuildBuilding, PlaceBuilding
from bot.games.puerto_rico.phases.captain import LoadGoods, before_first_load
from bot.games.puerto_rico.phases.colonist import OfferColonist
from bot.games.puerto_rico.phases.craftsman import TakeExtraGood
from bot.games.puerto_rico.phases.mayor import PlaceColonists
from bot.games.puerto_rico.phases.phase import OfferPoints
from bot.games.puerto_rico.phases.round import PHASES
from bot.games.puerto_rico.phases.settler import LayTile, SettleTile, place_tile
from bot.games.puerto_rico.phases.storage import StoreGoods
from bot.games.puerto_rico.phases.trader import SellGood
from bot.games.puerto_rico.pricing import LARGE, Discounts, total_off
from bot.games.puerto_rico.state import Player, Ship, State
from bot.games.puerto_rico.view import PlayerView, View

ENDLESS = dict.fromkeys(GOODS, 99)


@dataclass(frozen=True, slots=True)
class Effect:
    """The direct and automatic gains of a player from a move; losses are negative."""

    doubloons: int = 0
    chips: int = 0
    """Number of VP chips."""
    board: int = 0
    """VP on the board: printed VP, bonuses of occupied large buildings, and nobles."""
    goods: Mapping[str, int] = field(default_factory=dict)
    tiles: Mapping[str, int] = field(default_factory=dict)
    """Number of island tiles by kind; `HIDDEN` stands for a face-down tile."""
    colonists: int = 0
    nobles: int = 0
    makes: Mapping[str, int] = field(default_factory=dict)
    """Number of goods produced in each craftsman phase, by kind, if the supply never runs out."""
    saves: int = 0
    """The lowest column whose buildings become cheaper, 0 = none."""
    could_make: Mapping[str, int] = field(default_factory=dict)
    """Number of goods produced in each craftsman phase, by kind, once the new tile or building is
    manned."""
    could_save: int = 0
    """The lowest column whose buildings become cheaper once the new tile is manned, 0 = none."""
    could_score: int = 0
    """VP that the new large building scores on the board once occupied, if nothing else changes."""
    missing: int = 0
    """Number of doubloons that must be paid in kind at the black market."""
    keeps: Mapping[str, int] = field(default_factory=dict)
    """Number of goods, by kind, that are certain to be kept when storing."""


def difference(view: View, me: PlayerView, before: Player, after: Player) -> Effect:
    """Return a board's gains since an earlier state; bonuses ignore hidden chips."""
    chips, nobles = after.chips - before.chips, after.noble_people - before.noble_people
    if me.chips is None:
        after.chips = before.chips
    return Effect(
        doubloons=after.doubloons - before.doubloons,
        chips=chips,
        board=_points(view, after) - _points(view, before),
        goods=changes(before.goods, after.goods),
        tiles=changes(_tiles(before), _tiles(after)),
        colonists=after.people - before.people - nobles,
        nobles=nobles,
        makes=changes(made(before), made(after)),
        saves=saves(before, after, view.options),
    )


def changes(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    """Return the differences between two mappings of counts, without those that are 0."""
    if before == after:
        return {}
    change = {key: after.get(key, 0) - before.get(key, 0) for key in (*before, *after)}
    return {key: count for key, count in change.items() if count}


def made(player: Player) -> dict[str, int]:
    """Return the goods that a board produces in a craftsman phase if the supply is unlimited."""
    return production.harvest(player.manned, player.city, ENDLESS)


def _tiles(player: Player) -> dict[str, int]:
    return {**player.island, FOREST: player.forest_count}


def _points(view: View, player: Player) -> int:
    return sum(bonuses.board_points(player, view.with_nobles).values())


def saves(before: Player, after: Player, options: Options) -> int:
    """Return the lowest column whose buildings become cheaper, or 0 if none does."""
    old, new = (total_off(Discounts.of(board, 0, options)) for board in (before, after))
    return next((column for column in range(1, LARGE + 1) if new[column] > old[column]), 0)


HIDDEN = "hidden"
"""Key of a tile that is still face down, among the tiles of an effect."""


@Latest
def position_of(view: View) -> State:
    """Return the state that a view shows, with only the phase on its stack.

    Hidden VP chips count as 0, and all face-down plantations are of one placeholder kind.
    """
    phase, taker = PHASES.get(view.phase), view.role_taker
    return State(
        options=view.options,
        players=[_player(one) for one in view.players],
        stack=[] if phase is None or taker is None else [phase(taker)],
        goods=dict(view.goods),
        colonists=view.colonists,
        colonist_ship=view.colonist_ship,
        chips=view.chips,
        quarries=view.quarries,
        row=list(view.row),
        face_down=[HIDDEN] * view.face_down,
        discards=[HIDDEN] * view.discards,
        stock={one.key: one.left for one in view.stock},
        ships=[Ship(one.capacity, one.good, one.load) for one in view.ships],
        roles={one.key: one.doubloons for one in view.roles},
        seed=0,
        trading_house=list(view.trading_house),
        governor=view.governor,
        round=view.round,
        ending=view.ending,
        nobles=view.nobles,
        noble_ship=view.noble_ship,
        doubled={f"by {one.seat}": one.seat for one in view.players if one.privilege == 1},
    )


def _player(me: PlayerView) -> Player:
    on_tiles = Counter(tile.kind for tile in me.island if tile.noble)
    nobles = {**on_tiles, **{one.key: one.nobles for one in me.city}, WINDROSE: me.windrose_nobles}
    return Player(
        doubloons=me.doubloons,
        island=dict(Counter(tile.kind for tile in me.island if tile.kind != FOREST)),
        goods=dict(me.goods),
        manned=dict(Counter(tile.kind for tile in me.island if tile.manned)),
        city={one.key: one.people for one in me.city},
        windrose=me.windrose,
        chips=me.chips or 0,
        nobles={place: count for place, count in nobles.items() if count},
        forests=[FOREST] * me.forest_count,
    )


class Case(NamedTuple):
    """A move that the rules have made, up to the next question."""

    view: View
    me: PlayerView
    move: Any
    g: State
    """The position after the move."""
    next: Any
    """The step that comes next, or None."""

    @property
    def board(self) -> Player:
        """Return the player's board after the move."""
        return self.g.players[self.me.seat]


def effect_of(view: View, seat: int, move: moves.Move) -> Effect:
    """Return the immediate effect of a seat's legal move on its board.

    Later moves of other players and questions to the player, such as a colonist from the hospice,
    are left out.
    """
    me, kind = view.players[seat], type(move)
    if kind in _EXCEPTIONS:
        return _EXCEPTIONS[kind](view, me, move)
    g = position_of(view).clone()
    case = Case(view, me, move, g, next(iter(_QUESTIONS[kind](view, me).choose(g, move)), None))
    if kind in _FOLLOWING:
        _FOLLOWING[kind](case)
    effect = _difference(view, me, g)
    return _POSSIBLE[kind](case, effect) if kind in _POSSIBLE else effect


def _difference(view: View, me: PlayerView, g: State) -> Effect:
    before, after = (table.players[me.seat] for table in (position_of(view), g))
    return difference(view, me, before, after)


# Decisions that moves answer ------------------------------------------------------------


def _sale(view: View, me: PlayerView) -> SellGood:
    return SellGood(me.seat, view.role_taker == me.seat)


def _small_load(me: PlayerView) -> FillSmallWharf:
    return FillSmallWharf(me.seat, me.first_load, me.small_wharf)


_QUESTIONS: Mapping[type, Callable[[View, PlayerView], Choice[State, Any]]] = {
    **dict.fromkeys(
        (moves.Settle, moves.SettleForest), lambda _, me: SettleTile(me.seat, privilege=True)
    ),
    **dict.fromkeys(
        (moves.Plant, moves.TurnOver),
        lambda _, me: LayTile(me.seat, me.drawn or HIDDEN, "hacienda"),
    ),
    moves.Discard: lambda view, me: (
        _sale(view, me) if view.phase == "trader" else DiscardTile(me.seat)
    ),
    **dict.fromkeys(
        (moves.TakeColonist, moves.TakeNoble),
        lambda _, me: OfferColonist(me.seat, "", me.circle or WINDROSE),
    ),
    **dict.fromkeys(
        (moves.Place, moves.PlaceNoble), lambda _, me: PlaceColonists(me.seat, me.before)
    ),
    **dict.fromkeys((moves.Guest, moves.GuestNoble), lambda _, me: MoveGuests(me.seat)),
    moves.Build: lambda view, me: BuildBuilding(me.seat, view.role_taker == me.seat),
    **dict.fromkeys(
        (moves.PayColonist, moves.PayNoble, moves.PayGood, moves.PayPoint),
        lambda _, me: PayInKind(me.seat, me.due),
    ),
    moves.Produce: lambda _, me: TakeExtraGood(me.seat, ()),
    **dict.fromkeys((moves.Sell, moves.SellAtPost), _sale),
    **dict.fromkeys(
        (moves.Load, moves.Wharf),
        lambda _, me: LoadGoods(me.seat, (me.seat,) if me.first_load else ()),
    ),
    moves.SmallWharf: lambda _, me: _small_load(me),
    moves.Supply: lambda _, me: SupplyCourt(me.seat, me.due),
    moves.TakePoints: lambda _, me: OfferPoints(me.seat, "", me.offered),
}


# Steps that follow immediately ----------------------------------------------------------


def _place_building(case: Case) -> None:
    """Place a building, without effects that still depend on payment in kind.

    Such a payment may, for instance, remove the person from the church.
    """
    if isinstance(case.next, PlaceBuilding):
        case.next.place(case.g)
    else:
        case.board.city[case.move.building] = 0


def _first_turn(case: Case) -> None:
    """Score a union hall that is manned only during its owner's first turn (R-10.3)."""
    if case.me.first_turn and not case.me.people_on(case.move.circle):
        before_first_load(case.g, case.me.seat, (case.move.circle,))


def _sail(case: Case) -> None:
    """Ship the small wharf's load if no goods are left (R-7.9)."""
    if not any(case.board.goods.values()):
        case.next.skip(case.g)


_FOLLOWING: Mapping[type, Callable[[Case], None]] = {
    moves.Build: _place_building,
    moves.Guest: _first_turn,
    moves.GuestNoble: _first_turn,
    moves.SmallWharf: _sail,
}


# Possible later effects -----------------------------------------------------------------


def _tile(case: Case, effect: Effect) -> Effect:
    """Add the goods and discounts that a tile would bring once it is occupied."""
    (kind,) = effect.tiles
    if kind == HIDDEN:
        return effect
    manned = case.board.clone()
    manned.put(kind)
    cheaper = saves(case.board, manned, case.view.options)
    return replace(effect, could_make=_makes(case.board, manned), could_save=cheaper)


def _building(case: Case, effect: Effect) -> Effect:
    """Add missing doubloons, and the goods and VP of a building once it is occupied."""
    key, manned = case.move.building, case.board.clone()
    manned.city[key] = BUILDINGS[key].circles
    return replace(
        effect,
        missing=case.next.missing if isinstance(case.next, PayInKind) else 0,
        could_make=_makes(case.board, manned),
        could_score=BONUSES[key](case.board) if key in BONUSES else 0,
    )


def _makes(before: Player, after: Player) -> dict[str, int]:
    return changes(made(before), made(after))


_POSSIBLE: Mapping[type, Callable[[Case, Effect], Effect]] = {
    moves.Settle: _tile,
    moves.Plant: _tile,
    moves.Build: _building,
}


# Moves whose effect is not found by carrying out the rules --------------------------------


def _role(view: View, me: PlayerView, move: moves.TakeRole) -> Effect:
    """Return the doubloons on the card; for the role's own effect see `prospect_of`."""
    return Effect(doubloons=next(one.doubloons for one in view.roles if one.key == move.role))


def _face_down(view: View, me: PlayerView, move: moves.DrawTile | moves.BuyTile) -> Effect:
    """Return the effect of a face-down tile, which may become a forest later (R-2.9)."""
    g = position_of(view).clone()
    place_tile(g, me.seat, HIDDEN)
    g.players[me.seat].doubloons -= pricing.TILE * isinstance(move, moves.BuyTile)
    return _difference(view, me, g)


def _keep(view: View, me: PlayerView, move: moves.Store | moves.Keep) -> Effect:
    """Return the goods named so far; the others are lost only when storing ends."""
    kept = me.kept.get(move.good, 0) + 1 if isinstance(move, moves.Keep) else me.goods[move.good]
    return Effect(keeps={**me.kept, move.good: kept})


def _pass(view: View, me: PlayerView, move: moves.Pass) -> Effect:
    """Return the effect of passing, which ships a small wharf's load or ends storing.

    When storing ends, the goods that were not named are lost.
    """
    g = position_of(view).clone()
    if me.small_wharf:
        _small_load(me).skip(g)
    elif any(text.startswith(_STORING) for text in me.open):
        StoreGoods(me.seat, 0, 0, tuple(me.kept.items())).choose(g, move)
    else:
        return Effect()
    return replace(_difference(view, me, g), keeps=me.kept)


def _draft(view: View, me: PlayerView, move: moves.Draft) -> Effect:
    """Return an empty effect because a draft changes no board."""
    return Effect()


_STORING = (f"{moves.Store.verb} ", f"{moves.Keep.verb} ")
_EXCEPTIONS: Mapping[type, Callable[..., Effect]] = {
    moves.TakeRole: _role,
    moves.DrawTile: _face_down,
    moves.BuyTile: _face_down,
    moves.Store: _keep,
    moves.Keep: _keep,
    moves.Pass: _pass,
    moves.Draft: _draft,
}
"""Functions for the moves whose effect is not found by carrying out the rules; their docstrings say
why."""
