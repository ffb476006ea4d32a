"""Choices as cards, each with its cost, and its gain including every bonus."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from bot.engine.api import Decision
from bot.games.puerto_rico import moves, pricing
from bot.games.puerto_rico.data import BUILDINGS, FOREST, QUARRY
from bot.games.puerto_rico.effects import Effect, effect_of
from bot.games.puerto_rico.view import PlayerView, StockView, View
from bot.locales import Words
from render.art.sprites import Drawing
from render.pictures.cards import Card, Mark, Value
from render.puerto_rico.art import drawings as art
from render.puerto_rico.art.emblems import emblem
from render.puerto_rico.parts.lots import letter
from render.puerto_rico.text import things
from render.puerto_rico.text.prospects import role as prospect
from render.puerto_rico.text.terms import about, amount, doubloons, place_name, points, role_kind
from render.text.wording import commas, described, signed


class Offer(NamedTuple):
    """Data for cards: the view, the player who is asked, and the reader's language."""

    view: View
    me: PlayerView
    words: Words

    def effect(self, move: moves.Move) -> Effect:
        """Return the effect of a move on the board of the player who is asked."""
        return effect_of(self.view, self.me.seat, move)


Ranked = tuple[tuple[int, ...], Card]
"""Rank of a card, and the card; the card with the highest rank comes first."""


def offered(decision: Decision[moves.Move], view: View, words: Words) -> tuple[Card, ...]:
    """Return the cards of a decision, the best one first; some kinds of moves have no card."""
    offer = Offer(view, view.players[decision.seat], words)
    ranked: list[Ranked] = []
    for move in _distinct(decision):
        if made := CARDS.get(type(move)):
            rank, card = made(offer, move)
            ranked.append((rank, replace(card, thing=card.thing or things.card(move))))
    return tuple(card for _, card in sorted(ranked, key=lambda one: one[0], reverse=True))


def _distinct(decision: Decision[moves.Move]) -> Iterator[moves.Move]:
    """Yield the moves, but only one of those that begin loading over the small wharf."""
    seen = decision.kind == "small_wharf"
    for move in decision.moves:
        if isinstance(move, moves.SmallWharf) and decision.kind != "small_wharf":
            if seen:
                continue
            seen = True
        yield move


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# Marks --------------------------------------------------------------------------------


def _barrel(good: str, words: Words) -> Mark:
    return Mark(art.barrel, (good, ""), letter(good, words), f"on_{good}")


def _tile(kind: str, words: Words) -> tuple[Mark, ...]:
    """Return the marks of a tile: its colour with its letter, and its crop."""
    ground = Mark(art.tile, (kind,), letter(kind, words), f"on_{kind}")
    return (Mark(art.open_tile, (kind, "")),) if kind == QUARRY else (ground, Mark(art.CROPS[kind]))


def _good_name(good: str, words: Words) -> str:
    return _capital(words(f"puerto_rico-good-{good}"))


def _gained(count: int, drawing: Drawing) -> Value | None:
    return Value(signed(count), Mark(drawing)) if count else None


def _left(count: int) -> Value:
    return Value(f"×{count}", quiet=True)


# Roles --------------------------------------------------------------------------------


def _role(offer: Offer, move: moves.TakeRole) -> Ranked:
    """Return a role's card: the doubloons on it, and what it would bring."""
    view, words = offer.view, offer.words
    number, role = next((n, one) for n, one in enumerate(view.roles) if one.key == move.role)
    name = words(f"puerto_rico-role-{move.role}")
    bonus = _gained(role.doubloons, art.doubloon)
    about = _capital(prospect(move.role, view, offer.me, words)[0])
    said = f"{name} {bonus.text} ({about})" if bonus else f"{name} ({about})"
    marks, thing = (Mark(art.ROLES[move.role]),), f"role:{move.role}"
    return (-number,), Card(marks, name, (bonus,), about, said, thing, rule=role_kind(move.role))


# Builder and draft --------------------------------------------------------------------


def _build(offer: Offer, move: moves.Build) -> Ranked:
    stock = next(one for one in offer.view.stock if one.key == move.building)
    price = pricing.price(offer.view, offer.me, stock).total
    missing = price - offer.me.doubloons
    text = "" if BUILDINGS[stock.key].produces else about(stock.key, offer.words)
    if missing > 0:
        short = doubloons(missing, offer.words)
        text = offer.words("puerto_rico-move-pay-short", doubloons=short)
    return _building(offer, stock.key, price, text, stock)


def _draft(offer: Offer, move: moves.Draft) -> Ranked:
    cost = pricing.cost(move.building, offer.view.options)
    return _building(offer, move.building, cost, about(move.building, offer.words))


def _building(
    offer: Offer, key: str, price: int, text: str, stock: StockView | None = None
) -> Ranked:
    """Return a building's card: its price and, if it produces, its circles.

    Given the `stock`, the card also has the number left, and the rebate on the cost.
    """
    kind, words = BUILDINGS[key], offer.words
    circles = None
    if kind.produces:
        circles = Value(str(kind.circles), Mark(art.circle, (False,)))
    worth = Value(str(kind.vp), Mark(art.board_points))
    rebate = _rebate(stock.cost, price) if stock else ()
    values = (circles, worth, *((_left(stock.left),) if stock else ()))
    name = words(f"puerto_rico-building-{key}")
    marks = Mark(art.coin, (), str(price), "on_coin"), Mark(emblem, (key,))
    costs = words("puerto_rico-priced", thing=name, price=doubloons(price, words))
    costs += f" ({rebate[0]})" if rebate else ""
    said = commas((costs, points(kind.vp, words)), words)
    card = Card(marks, name, values, text, said, aside=rebate, rule=key)
    return (price, kind.vp, kind.cost), card


def _rebate(cost: int, price: int) -> tuple[str, ...]:
    """Return the cost with its rebate, and the rebate on its own; () if there is none."""
    off = f"−{cost - price}"
    return (f"{cost} {off}", off) if price < cost else ()


# Settler ------------------------------------------------------------------------------


def _settle(offer: Offer, move: moves.Settle) -> Ranked:
    left = offer.view.quarries if move.tile == QUARRY else offer.view.row.count(move.tile)
    return _land(offer, move.tile, place_name(move.tile, offer.words), left)


def _land(offer: Offer, kind: str, text: str, left: int) -> Ranked:
    """Return a tile's card: how many are left, and how many the player has."""
    words, own = offer.words, sum(tile.kind == kind for tile in offer.me.island)
    have = words("puerto_rico-question-own", count=own)
    card = Card(_tile(kind, words), _capital(text), (_left(left),), have, f"{text} ({have})")
    return (kind == QUARRY, _ORDER.index(kind)), card


def _forest(offer: Offer, move: moves.SettleForest) -> Ranked:
    words = offer.words
    text = words("puerto_rico-move-forest", tile=place_name(move.tile, words))
    return (-1, _ORDER.index(move.tile)), Card((Mark(art.woods),), _capital(text), said=text)


def _plant(offer: Offer, _: moves.Plant) -> Ranked:
    """Return the card of the drawn tile, naming it only to its owner, whose view has it (R-2.9)."""
    words, kind = offer.words, offer.me.drawn
    if kind is None:
        text = words("puerto_rico-move-plant")
        return (1,), Card((Mark(art.tile_back),), text, said=text)
    text = words("puerto_rico-move-plant-known", tile=place_name(kind, words))
    return (1,), Card(_tile(kind, words), text, said=text)


def _turn(offer: Offer, _: moves.TurnOver) -> Ranked:
    text = offer.words("puerto_rico-move-turn")
    return (0,), Card((Mark(art.woods),), text, said=text)


_ORDER = ("corn", "indigo", "sugar", "tobacco", "coffee", QUARRY)


# Craftsman and trader -----------------------------------------------------------------


def _produce(offer: Offer, move: moves.Produce) -> Ranked:
    return _good(offer, move.good, _left(offer.view.goods[move.good]))


def _good(offer: Offer, good: str, value: Value | None, worth: int = 0) -> Ranked:
    """Return a good's card: its gain, and how much of it the player has."""
    words = offer.words
    own = offer.me.goods.get(good, 0)
    have = words("puerto_rico-question-own", count=own)
    name = _good_name(good, words)
    said = f"{name} {value.text}" if value and not value.quiet else name
    card = Card((_barrel(good, words),), name, (value,), have, f"{said} ({have})")
    return (worth, _ORDER.index(good)), card


def _sell(offer: Offer, move: moves.Sell) -> Ranked:
    gain = offer.effect(move).doubloons
    return _good(offer, move.good, Value(signed(gain) if gain else "0", Mark(art.doubloon)), gain)


def _post(offer: Offer, move: moves.SellAtPost) -> Ranked:
    gain, words = offer.effect(move).doubloons, offer.words
    name = words("puerto_rico-question-post", good=_good_name(move.good, words))
    value = Value(signed(gain) if gain else "0", Mark(art.doubloon))
    marks = _barrel(move.good, words), Mark(emblem, ("trading_post",))
    return (gain, -1), Card(marks, name, (value,), said=f"{name} {value.text}")


def _buy(offer: Offer, move: moves.BuyTile) -> Ranked:
    gain, words = offer.effect(move).doubloons, offer.words
    name = words("puerto_rico-question-buy")
    value = _gained(gain, art.doubloon)
    return (-9,), Card((Mark(art.tile_back),), name, (value,), said=f"{name} {signed(gain)}")


def _discard(offer: Offer, move: moves.Discard) -> Ranked:
    gain, words = offer.effect(move).doubloons, offer.words
    name = words("puerto_rico-move-discard", land=place_name(move.land, words))
    marks = (Mark(art.woods),) if move.land == FOREST else _tile(move.land, words)
    return (-10,), Card(marks, name, (_gained(gain, art.doubloon),), said=name)


# Captain ------------------------------------------------------------------------------


def _load(offer: Offer, move: moves.Load) -> Ranked:
    ship = next(one for one in offer.view.ships if one.capacity == move.ship)
    count = min(offer.me.goods[move.good], ship.capacity - ship.load)
    text = offer.words("puerto_rico-question-onto", count=count, ship=move.ship)
    return _shipped(offer, move, move.good, text)


def _wharf(offer: Offer, move: moves.Wharf) -> Ranked:
    text = offer.words("puerto_rico-question-wharf", count=offer.me.goods[move.good])
    return _shipped(offer, move, move.good, text)


def _shipped(offer: Offer, move: moves.Move, good: str, text: str) -> Ranked:
    """Return the card of a load, with the VP and doubloons that it brings."""
    effect, words = offer.effect(move), offer.words
    values = (_gained(effect.doubloons, art.doubloon), _gained(effect.chips, art.chip))
    brings = commas((text, points(effect.chips, words)), words)
    said = described(_good_name(good, words), brings, words)
    card = Card((_barrel(good, words),), text, values, said=said)
    return (effect.chips, effect.doubloons, isinstance(move, moves.Load)), card


def _small_wharf(offer: Offer, move: moves.SmallWharf) -> Ranked:
    """Return the card for loading over the small wharf, or for one more good for it."""
    words = offer.words
    if offer.me.small_wharf:
        return _good(offer, move.good, None)
    name = words("puerto_rico-building-small_wharf")
    text = words("puerto_rico-question-small-wharf")
    thing = f"city:{offer.me.seat}:small_wharf"
    card = Card(
        (Mark(emblem, ("small_wharf",)),), name, (), text, described(name, text, words), thing
    )
    return (-1, 0), card


def _supply(offer: Offer, move: moves.Supply) -> Ranked:
    return _good(offer, move.good, Value("+1", Mark(art.chip)))


def _store(offer: Offer, move: moves.Store) -> Ranked:
    words, count = offer.words, offer.me.goods[move.good] - offer.me.kept.get(move.good, 0)
    text = words("puerto_rico-move-store", goods=amount(move.good, count, words))
    marks = _barrel(move.good, words), Mark(emblem, ("small_warehouse",))
    return (count, _ORDER.index(move.good)), Card(marks, text, said=text)


def _keep(offer: Offer, move: moves.Keep) -> Ranked:
    words = offer.words
    text = words("puerto_rico-move-keep", goods=amount(move.good, 1, words))
    card = Card((_barrel(move.good, words),), text, said=text)
    return (0, _ORDER.index(move.good)), card


CARDS: Mapping[type, Callable[..., Ranked]] = {
    moves.TakeRole: _role,
    moves.Build: _build,
    moves.Draft: _draft,
    moves.Settle: _settle,
    moves.SettleForest: _forest,
    moves.Plant: _plant,
    moves.TurnOver: _turn,
    moves.Produce: _produce,
    moves.Sell: _sell,
    moves.SellAtPost: _post,
    moves.BuyTile: _buy,
    moves.Discard: _discard,
    moves.Load: _load,
    moves.Wharf: _wharf,
    moves.SmallWharf: _small_wharf,
    moves.Supply: _supply,
    moves.Store: _store,
    moves.Keep: _keep,
}
"""Functions that make the card of a move, by the move's type.

Other moves are shown on the board or in no picture.
"""
