"""Effects of Puerto Rico's moves as text: short for a button, in sentences for an option."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.games.puerto_rico import moves, pricing
from bot.games.puerto_rico.data import BUILDINGS, GOODS, QUARRY, WINDROSE
from bot.games.puerto_rico.effects import Effect, effect_of
from bot.games.puerto_rico.view import PlayerView, View
from bot.locales import Words
from render.puerto_rico.text.prospects import role
from render.puerto_rico.text.terms import about, amount, doubloons, goods_list, place_name, points
from render.text.wording import HINT, actor, commas, signed, within

Sentences = Iterator[str]


class Case(NamedTuple):
    """A move, its effect, and its player."""

    move: moves.Move
    effect: Effect
    me: PlayerView
    view: View
    words: Words


def said(move: moves.Move, view: View, words: Words) -> tuple[str, str]:
    """Return the effect of a move in a short form, and as a hint."""
    me = _mover(move, view)
    if isinstance(move, moves.TakeRole):
        short, sentences = role(move.role, view, me, words)
        return short, within(sentences, HINT)
    case = Case(move, effect_of(view, me.seat, move), me, view, words)
    short_of, hint_of = _SAID[type(move)]
    return short_of(case), within(hint_of(case), HINT)


def _mover(move: moves.Move, view: View) -> PlayerView:
    """Return the player who may make a move, as several may be asked at the same time."""
    asked = (actor(view), *view.players)
    return next((one for one in asked if move.text in one.open), asked[0])


# Shared parts ----------------------------------------------------------------------------


def gains(effect: Effect, words: Words) -> Iterator[str]:
    """Yield gains and losses, with their signs: "+2 VP", "−1 sugar"."""
    if effect.doubloons:
        yield _changed("doubloons", effect.doubloons, words)
    if vp := effect.chips + effect.board:
        yield words("puerto_rico-effect-points", change=signed(vp))
    for good in GOODS:
        if count := effect.goods.get(good, 0):
            yield ("+" if count > 0 else "−") + amount(good, abs(count), words)
    for kind, count in (("colonists", effect.colonists), ("nobles", effect.nobles)):
        if count:
            yield _changed(kind, count, words)


def _changed(kind: str, change: int, words: Words) -> str:
    return words(f"puerto_rico-change-{kind}", change=signed(change), count=abs(change))


def _nothing(case: Case) -> str:
    return ""


def _gain(case: Case) -> str:
    """Return all gains and losses in one line."""
    return commas(gains(case.effect, case.words), case.words)


def _points(case: Case) -> str:
    vp = case.effect.chips + case.effect.board
    return case.words("puerto_rico-effect-points", change=signed(vp)) if vp else ""


def _work(case: Case) -> str:
    """Return the immediate gain from a person on a circle."""
    effect, words = case.effect, case.words
    if effect.makes:
        less = min(effect.makes.values()) < 0
        goods = {good: abs(count) for good, count in effect.makes.items()}
        key = "makes-less" if less else "makes"
        return words(f"puerto_rico-effect-{key}", goods=goods_list(goods, words))
    if effect.saves:
        return words("puerto_rico-effect-saves")
    return _points(case)


def _works(effect: Effect, words: Words) -> Sentences:
    """Yield the increase or decrease of the board's yield after the move."""
    if effect.makes:
        key = "makes-less" if min(effect.makes.values()) < 0 else "makes"
        goods = {good: abs(count) for good, count in effect.makes.items()}
        yield words(f"puerto_rico-hint-{key}", goods=goods_list(goods, words))
    if effect.saves:
        yield words("puerto_rico-hint-saves", column=effect.saves)


# Settler and mayor --------------------------------------------------------------------


def _tile_short(case: Case) -> str:
    """Return the VP of a tile, or else how many of its kind the player has."""
    if vp := _points(case):
        return vp
    (kind,) = case.effect.tiles
    own = sum(tile.kind == kind for tile in case.me.island)
    return case.words("puerto_rico-effect-have", count=own)


def _forest_short(case: Case) -> str:
    return _work(case) or _tile_short(case)


def _settle(case: Case) -> Sentences:
    assert isinstance(case.move, moves.Settle)
    kind = case.move.tile
    yield from _tile(kind, case)
    left = case.view.quarries if kind == QUARRY else case.view.row.count(kind)
    yield case.words("puerto_rico-hint-left", count=left)


def _tile(kind: str, case: Case) -> Sentences:
    """Yield the effect of a tile once it is occupied."""
    effect, words = case.effect, case.words
    if effect.could_make:
        goods = goods_list(effect.could_make, words)
        yield words("puerto_rico-hint-could-make", goods=goods)
    elif effect.could_save:
        yield words("puerto_rico-hint-could-save", column=effect.could_save)
    elif kind in GOODS:
        yield words("puerto_rico-hint-could-not-make")


def _forest(case: Case) -> Sentences:
    yield from _works(case.effect, case.words)
    yield case.words("puerto_rico-move-forest-hint")


def _plant(case: Case) -> Sentences:
    if case.me.drawn:
        yield from _tile(case.me.drawn, case)


def _face_down(case: Case) -> Sentences:
    yield case.words("puerto_rico-hint-left", count=case.view.face_down)


def _discard(case: Case) -> Sentences:
    assert isinstance(case.move, moves.Discard)
    yield from _works(case.effect, case.words)
    own = sum(tile.kind == case.move.land for tile in case.me.island)
    yield case.words("puerto_rico-hint-have", count=own)


def _discard_short(case: Case) -> str:
    return _gain(case) or _work(case)


def _person_short(case: Case) -> str:
    return _work(case)


def _person(case: Case) -> Sentences:
    if case.me.circle and case.me.circle != WINDROSE:
        place = place_name(case.me.circle, case.words)
        yield case.words("puerto_rico-hint-goes-to", place=place)
    elif case.view.phase == "mayor":
        yield case.words("puerto_rico-hint-placed-later")
    yield from _works(case.effect, case.words)


def _place_short(case: Case) -> str:
    """Return the gain from a person on this circle, or only that a building then works."""
    if short := _work(case):
        return short
    idle = _circle(case) in BUILDINGS and not case.me.circles_of(_circle(case))[1]
    plant = idle and BUILDINGS[_circle(case)].production
    return case.words(f"puerto_rico-effect-{'works' if idle and not plant else 'nothing'}")


def _place(case: Case) -> Sentences:
    circle = _circle(case)
    yield from _works(case.effect, case.words)
    yield _manned(circle, case)
    if circle in BUILDINGS:
        yield about(circle, case.words)


def _manned(circle: str, case: Case) -> str:
    circles, people = case.me.circles_of(circle)
    return f"{case.words('puerto_rico-manned', people=people, circles=circles)}."


def _circle(case: Case) -> str:
    move = case.move
    assert isinstance(move, moves.Place | moves.PlaceNoble | moves.Guest | moves.GuestNoble)
    return move.circle


# Builder ------------------------------------------------------------------------------


def _build(case: Case) -> Sentences:
    """Yield the VP, the missing doubloons, and the building's effect once it is occupied."""
    assert isinstance(case.move, moves.Build)
    effect, words = case.effect, case.words
    yield f"{_points(case)}." if _points(case) else ""
    if effect.missing:
        short = doubloons(effect.missing, words)
        yield words("puerto_rico-move-pay-short", doubloons=short)
        return
    if effect.could_score:
        yield words("puerto_rico-hint-could-score", points=points(effect.could_score, words))
    if effect.could_make:
        goods = goods_list(effect.could_make, words)
        yield words("puerto_rico-hint-could-make", goods=goods)
    yield about(case.move.building, words)


def _draft(case: Case) -> Sentences:
    assert isinstance(case.move, moves.Draft)
    yield f"{points(BUILDINGS[case.move.building].vp, case.words)}."
    yield about(case.move.building, case.words)


def _given(case: Case) -> Sentences:
    yield from _works(case.effect, case.words)
    if isinstance(case.move, moves.PayColonist | moves.PayNoble) and case.move.place != WINDROSE:
        yield _manned(case.move.place, case)


def _stock(case: Case) -> Sentences:
    assert isinstance(case.move, moves.PayGood | moves.Supply | moves.SmallWharf)
    good = case.move.good
    yield case.words("puerto_rico-stock", goods=amount(good, case.me.goods[good], case.words))


# Craftsman and trader -----------------------------------------------------------------


def _produce_short(case: Case) -> str:
    assert isinstance(case.move, moves.Produce)
    return case.words("puerto_rico-effect-have", count=case.me.goods[case.move.good])


def _produce(case: Case) -> Sentences:
    assert isinstance(case.move, moves.Produce)
    yield case.words("puerto_rico-hint-have", count=case.me.goods[case.move.good])
    yield case.words("puerto_rico-hint-left", count=case.view.goods[case.move.good])


def _sell(case: Case) -> Sentences:
    assert isinstance(case.move, moves.Sell)
    yield from _proceeds(pricing.proceeds(case.view, case.me, case.move.good).parts, case)
    yield case.words("puerto_rico-hint-have", count=case.me.goods[case.move.good])


def _proceeds(parts: Sequence[tuple[str, int]], case: Case) -> Sentences:
    """Yield the parts of a sale's price, if it is more than the list price."""
    named = [f"{count} {case.words(f'puerto_rico-why-part-{key}')}" for key, count in parts]
    if len(named) > 1:
        yield f"{' + '.join(named)}."


def _post(case: Case) -> Sentences:
    assert isinstance(case.move, moves.SellAtPost)
    yield case.words("puerto_rico-move-post-hint")


# Captain ------------------------------------------------------------------------------


def _load_short(case: Case) -> str:
    """Return the VP with every bonus; the move itself names the goods."""
    effect, words = case.effect, case.words
    vp = points(effect.chips + effect.board, words)
    paid = (_changed("doubloons", effect.doubloons, words),) if effect.doubloons else ()
    return commas((vp, *paid), words)


def _load(case: Case) -> Sentences:
    assert isinstance(case.move, moves.Load)
    ship = next(ship for ship in case.view.ships if ship.capacity == case.move.ship)
    have = amount(case.move.good, case.me.goods[case.move.good], case.words)
    room = ship.capacity - ship.load
    yield f"{_load_short(case)}."
    yield case.words("puerto_rico-move-load-hint", have=have, room=room)


def _wharf(case: Case) -> Sentences:
    yield f"{_load_short(case)}."
    yield case.words("puerto_rico-move-wharf-hint")


def _small_wharf(case: Case) -> Sentences:
    if vp := _points(case):
        yield f"{vp}."
    yield case.words("puerto_rico-move-small_wharf-hint")
    yield from _stock(case)


def _supply(case: Case) -> Sentences:
    yield from _stock(case)
    yield case.words("puerto_rico-hint-supplied")


def _store(case: Case) -> Sentences:
    left = {good: n - case.effect.keeps.get(good, 0) for good, n in case.me.goods.items()}
    goods = goods_list(left, case.words)
    if any(left.values()):
        yield case.words("puerto_rico-hint-unkept", goods=goods)
    else:
        yield case.words("puerto_rico-hint-all-kept")


# Passing ------------------------------------------------------------------------------


def _pass_short(case: Case) -> str:
    """Return what is lost by passing, or what shipping over the small wharf brings."""
    lost = -sum(case.effect.goods.values())
    if lost:
        goods = case.words("puerto_rico-goods", count=lost)
        return case.words("puerto_rico-effect-lose", goods=goods)
    return _load_short(case) if case.me.small_wharf else ""


def _pass(case: Case) -> Sentences:
    effect, words = case.effect, case.words
    if effect.goods:
        lost = {good: -count for good, count in effect.goods.items()}
        yield words("puerto_rico-hint-losing", goods=goods_list(lost, words))
    elif case.me.small_wharf:
        load = {good: case.me.small_wharf.count(good) for good in case.me.small_wharf}
        vp = points(effect.chips + effect.board, words)
        yield words("puerto_rico-hint-shipping", goods=goods_list(load, words), points=vp)
    else:
        verbs = {text.split()[0] for text in case.me.open}
        named = (name for verb, name in _PASSES.items() if verb in verbs)
        yield from (words(f"puerto_rico-pass-{name}") for name in list(named)[:1])


_PASSES: Mapping[str, str] = {
    "draw": "draw",
    "settle": "settle",
    "colonist": "colonist",
    "noble": "colonist",
    "place": "place",
    "place_noble": "place",
    "build": "build",
    "produce": "produce",
    "sell": "sell",
    "post": "sell",
    "buy": "land",
    "load": "load",
    "wharf": "load",
    "small_wharf": "load",
    "supply": "supply",
    "points": "points",
    "discard": "discard",
    "guest": "guest",
    "guest_noble": "guest",
}
"""Message keys of the effects of passing, by another move's verb; the first legal one counts."""


_SAID: Mapping[type, tuple[Callable[[Case], str], Callable[[Case], Sentences]]] = {
    moves.DrawTile: (_points, _face_down),
    moves.Settle: (_tile_short, _settle),
    moves.SettleForest: (_forest_short, _forest),
    moves.Plant: (_points, _plant),
    moves.TurnOver: (_forest_short, _forest),
    moves.Discard: (_discard_short, _discard),
    moves.BuyTile: (_points, _face_down),
    moves.TakeColonist: (_person_short, _person),
    moves.TakeNoble: (_person_short, _person),
    moves.Place: (_place_short, _place),
    moves.PlaceNoble: (_place_short, _place),
    moves.Guest: (_place_short, _place),
    moves.GuestNoble: (_place_short, _place),
    moves.Build: (_points, _build),
    moves.PayColonist: (_work, _given),
    moves.PayNoble: (_work, _given),
    moves.PayGood: (_nothing, _stock),
    moves.PayPoint: (_nothing, _given),
    moves.Draft: (_nothing, _draft),
    moves.Produce: (_produce_short, _produce),
    moves.Sell: (_nothing, _sell),
    moves.SellAtPost: (_nothing, _post),
    moves.Load: (_load_short, _load),
    moves.Wharf: (_load_short, _wharf),
    moves.SmallWharf: (_points, _small_wharf),
    moves.Supply: (_nothing, _supply),
    moves.TakePoints: (_points, _given),
    moves.Store: (_nothing, _store),
    moves.Keep: (_nothing, _store),
    moves.Pass: (_pass_short, _pass),
}
