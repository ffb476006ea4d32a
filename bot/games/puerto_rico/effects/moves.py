"""The effect of each kind of move on the board of its player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.games.puerto_rico import moves, pricing, shipping
from bot.games.puerto_rico.bonuses import BONUSES
from bot.games.puerto_rico.data import BUILDINGS, CHURCH_POINTS, FOREST, GUEST_HOUSE, WINDROSE
from bot.games.puerto_rico.effects import board
from bot.games.puerto_rico.effects.board import (
    paid,
    with_building,
    with_goods,
    with_person,
    with_tile,
    without_person,
    without_tile,
)
from bot.games.puerto_rico.effects.effect import HIDDEN, Effect, changes, counted, difference
from bot.games.puerto_rico.pricing import working
from bot.games.puerto_rico.view import PlayerView, View


def effect_of(view: View, seat: int, move: moves.Move) -> Effect:
    """Return the immediate effect of a seat's legal move on its board.

    It leaves out later moves of others and questions to the player: a colonist of the hospice, say.
    """
    return _EFFECTS[type(move)](view, view.players[seat], move)


# Settler and mayor --------------------------------------------------------------------


def _role(view: View, me: PlayerView, move: moves.TakeRole) -> Effect:
    """The doubloons on the card; for the role's own gain see `prospect_of`."""
    return Effect(doubloons=next(one.doubloons for one in view.roles if one.key == move.role))


def _draw(view: View, me: PlayerView, _: moves.DrawTile) -> Effect:
    return difference(view, me, with_tile(me, HIDDEN))


def _buy(view: View, me: PlayerView, _: moves.BuyTile) -> Effect:
    return difference(view, me, paid(with_tile(me, HIDDEN), -pricing.TILE))


def _tile(view: View, me: PlayerView, kind: str) -> Effect:
    """A tile that is laid for good, and its goods once occupied."""
    after = with_tile(me, kind)
    effect = difference(view, me, after)
    if kind in (FOREST, HIDDEN):
        return effect
    manned = difference(view, me, with_person(after, kind))
    return replace(effect, could_make=manned.makes, could_save=manned.saves)


def _settle(view: View, me: PlayerView, move: moves.Settle) -> Effect:
    return _tile(view, me, move.tile)


def _forest(view: View, me: PlayerView, _: moves.SettleForest | moves.TurnOver) -> Effect:
    return _tile(view, me, FOREST)


def _plant(view: View, me: PlayerView, _: moves.Plant) -> Effect:
    return _tile(view, me, me.drawn or HIDDEN)


def _discard(view: View, me: PlayerView, move: moves.Discard) -> Effect:
    """A tile goes; the land office pays for it, or asks for it (R-6.6, D-18)."""
    price = pricing.discarded_tile(view.options) if view.phase == "trader" else 0
    return difference(view, me, paid(without_tile(me, move.land), price))


def _person(view: View, me: PlayerView, move: moves.TakeColonist | moves.TakeNoble) -> Effect:
    noble = isinstance(move, moves.TakeNoble)
    return difference(view, me, with_person(me, me.circle or WINDROSE, noble))


def _place(view: View, me: PlayerView, move: moves.Place | moves.PlaceNoble) -> Effect:
    return _moved(view, me, WINDROSE, move.circle, isinstance(move, moves.PlaceNoble))


def _guest(view: View, me: PlayerView, move: moves.Guest | moves.GuestNoble) -> Effect:
    noble, opens = isinstance(move, moves.GuestNoble), move.circle == "union_hall"
    points = _union_hall(view, me) if opens and not me.people_on(move.circle) else 0
    return _moved(view, me, GUEST_HOUSE, move.circle, noble, points)


def _union_hall(view: View, me: PlayerView) -> int:
    """Return the VP of a union hall that is manned only in its owner's first turn (R-10.3)."""
    if not me.first_turn or view.options.decline_points:
        return 0
    can_load = shipping.can_load(view.ships, me.goods, working(me))
    return shipping.union_hall(me.goods, can_load, view.options)


def _moved(
    view: View, me: PlayerView, place: str, circle: str, noble: bool, chips: int = 0
) -> Effect:
    after = with_person(without_person(me, place, noble), circle, noble)
    return difference(view, me, after, chips)


# Builder ------------------------------------------------------------------------------


def _build(view: View, me: PlayerView, move: moves.Build) -> Effect:
    """The building for its price; its possible effect once it is manned.

    A player who pays in kind may give away the person on the church.
    """
    stock = next(one for one in view.stock if one.key == move.building)
    price = pricing.price(view, me, stock).total
    missing = max(0, price - me.doubloons)
    after = paid(with_building(me, stock.key), missing - price)
    certain = "church" in working(me) and not (view.options.decline_points or missing)
    church = CHURCH_POINTS[stock.column - 1] if certain else 0
    effect = difference(view, me, after, church)
    manned = with_building(me, stock.key, BUILDINGS[stock.key].circles)
    bonus = BONUSES.get(stock.key)
    return replace(
        effect,
        missing=missing,
        could_make=changes(board.made(me), board.made(manned)),
        could_score=bonus(counted(after, church)) if bonus else 0,
    )


def _pay_person(view: View, me: PlayerView, move: moves.PayColonist | moves.PayNoble) -> Effect:
    noble = isinstance(move, moves.PayNoble)
    return difference(view, me, without_person(me, move.place, noble))


def _pay_good(view: View, me: PlayerView, move: moves.PayGood) -> Effect:
    return difference(view, me, with_goods(me, move.good, -1))


def _pay_point(view: View, me: PlayerView, _: moves.PayPoint) -> Effect:
    return difference(view, me, me, -1)


# Craftsman and trader -----------------------------------------------------------------


def _produce(view: View, me: PlayerView, move: moves.Produce) -> Effect:
    return difference(view, me, with_goods(me, move.good, 1))


def _sell(view: View, me: PlayerView, move: moves.Sell) -> Effect:
    proceeds = pricing.proceeds(view, me, move.good).total
    return difference(view, me, paid(with_goods(me, move.good, -1), proceeds))


def _sell_at_post(view: View, me: PlayerView, move: moves.SellAtPost) -> Effect:
    proceeds = pricing.proceeds_at_post(view, me, move.good).total
    return difference(view, me, paid(with_goods(me, move.good, -1), proceeds))


# Captain ------------------------------------------------------------------------------


def _load(view: View, me: PlayerView, move: moves.Load) -> Effect:
    ship = next(ship for ship in view.ships if ship.capacity == move.ship)
    return _shipped(view, me, move.good, shipping.loaded(me.goods[move.good], ship))


def _wharf(view: View, me: PlayerView, move: moves.Wharf) -> Effect:
    return _shipped(view, me, move.good, me.goods[move.good])


def _shipped(view: View, me: PlayerView, good: str, count: int) -> Effect:
    return _scored(view, me, with_goods(me, good, -count), count)


def _scored(view: View, me: PlayerView, after: PlayerView, points: int, times: int = 1) -> Effect:
    """A load with every bonus: the captain's, the harbor's, the lighthouse's (R-7.6 to R-7.10)."""
    occupied = working(me)
    harbor = shipping.HARBOR * ("harbor" in occupied and not view.options.decline_points)
    after = paid(after, times * ("lighthouse" in occupied))
    return difference(view, me, after, points + me.first_load + times * harbor)


def _small_wharf(view: View, me: PlayerView, move: moves.SmallWharf) -> Effect:
    """One good more on the load, which sails when there are no more (R-7.9)."""
    after = with_goods(me, move.good, -1)
    if any(after.goods.values()):
        return difference(view, me, after)
    return _sailed(view, me, after, (*me.small_wharf, move.good))


def _sailed(view: View, me: PlayerView, after: PlayerView, load: tuple[str, ...]) -> Effect:
    return _scored(view, me, after, *shipping.small_load(len(load), len({*load}), view.options))


def _supply(view: View, me: PlayerView, move: moves.Supply) -> Effect:
    return difference(view, me, with_goods(me, move.good, -1), 1)


def _points(view: View, me: PlayerView, _: moves.TakePoints) -> Effect:
    return difference(view, me, me, me.offered)


def _store(view: View, me: PlayerView, move: moves.Store) -> Effect:
    return Effect(keeps={**me.kept, move.good: me.goods[move.good]})


def _keep(view: View, me: PlayerView, move: moves.Keep) -> Effect:
    return Effect(keeps={**me.kept, move.good: me.kept.get(move.good, 0) + 1})


def _pass(view: View, me: PlayerView, _: moves.Pass) -> Effect:
    """Passing ships the small wharf's load, and while storing loses goods not named."""
    if me.small_wharf:
        return _sailed(view, me, me, me.small_wharf)
    if any(text.startswith(_STORING) for text in me.open):
        return replace(Effect(goods=changes(me.goods, me.kept)), keeps=me.kept)
    return Effect()


def _nothing(view: View, me: PlayerView, _: moves.Move) -> Effect:
    return Effect()


_STORING = (f"{moves.Store.verb} ", f"{moves.Keep.verb} ")
_EFFECTS: Mapping[type, Callable[..., Effect]] = {
    moves.TakeRole: _role,
    moves.DrawTile: _draw,
    moves.Settle: _settle,
    moves.SettleForest: _forest,
    moves.Plant: _plant,
    moves.TurnOver: _forest,
    moves.Discard: _discard,
    moves.TakeColonist: _person,
    moves.TakeNoble: _person,
    moves.Place: _place,
    moves.PlaceNoble: _place,
    moves.Guest: _guest,
    moves.GuestNoble: _guest,
    moves.Build: _build,
    moves.PayColonist: _pay_person,
    moves.PayNoble: _pay_person,
    moves.PayGood: _pay_good,
    moves.PayPoint: _pay_point,
    moves.Draft: _nothing,
    moves.Produce: _produce,
    moves.Sell: _sell,
    moves.SellAtPost: _sell_at_post,
    moves.BuyTile: _buy,
    moves.Load: _load,
    moves.Wharf: _wharf,
    moves.SmallWharf: _small_wharf,
    moves.Supply: _supply,
    moves.TakePoints: _points,
    moves.Store: _store,
    moves.Keep: _keep,
    moves.Pass: _pass,
}
