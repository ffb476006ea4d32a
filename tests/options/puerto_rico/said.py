"""Statements about prices, yields, limits and points at a table of Puerto Rico."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any

from bot.engine.rng import Rng
from bot.games.puerto_rico import moves
from bot.games.puerto_rico.data import BUILDINGS, GOODS
from bot.games.puerto_rico.effects import Effect, Prospect, effect_of
from bot.games.puerto_rico.phases.phase import OfferPoints
from bot.games.puerto_rico.phases.storage import StoreGoods
from bot.games.puerto_rico.state import State
from bot.games.puerto_rico.view import View
from bot.games.puerto_rico.why import WHY
from bot.games.puerto_rico.why.case import Case
from bot.house_bots.puerto_rico import heuristic, roles, shipping, valuation
from bot.house_bots.puerto_rico.playout_view import PlayoutView
from bot.house_bots.puerto_rico.table import Table, middle_board
from bot.house_bots.puerto_rico.weights import named
from render.api import Label
from tests.options.puerto_rico.positions import RULES
from tests.options.saying import Said
from tests.tools.effects import puerto_rico as effects
from tests.tools.effects.driver import answered, until
from tests.tools.effects.reading import labels, signed

GAME = "puerto_rico"
WEIGHTS = named()
DOUBLOONS = "doubloons?|Dublonen?"


class Position:
    """A position with a move, as everybody looks at it."""

    def __init__(self, g: State, seat: int, move: Any) -> None:
        self.g, self.seat, self.move = g, seat, move
        self.view: View = RULES.view(g, seat)
        self.me = self.view.players[seat]
        self.trader = self.view.role_taker == seat

    @cached_property
    def bots(self) -> Mapping[str, Table]:
        """The house bot at a table, and as it plays on in a search."""
        return {
            "bot": Table(self.view, self.seat, WEIGHTS),
            "playout": Table(PlayoutView(self.g, self.seat), self.seat, WEIGHTS),
        }

    @cached_property
    def effect(self) -> Effect:
        return effect_of(self.view, self.seat, self.move)

    @cached_property
    def after(self) -> State:
        """The state after the move, up to the next question."""
        found: State = answered(self.g, self.seat, self.move, effects.LAST)
        return found

    @property
    def case(self) -> Case:
        decision = next(one for one in self.g.decisions if one.seat == self.seat)
        return Case(self.view, self.seat, decision, self.view.options)

    def more(self, name: str) -> int:
        """Return what the player has more of after the move."""
        before, after = (getattr(g.players[self.seat], name) for g in (self.g, self.after))
        more: int = after - before
        return more

    def buttons(self) -> Iterator[tuple[str, Label]]:
        """Yield how the move is offered in either language."""
        for words, label in labels(GAME, self.move, self.view):
            yield words.language, label

    def priced(self, topic: str) -> Said:
        """Yield the doubloons in the texts of a button and in `/why`."""
        for language, label in self.buttons():
            yield topic, f"button {language}", signed(label.text, DOUBLOONS)
        (total,) = WHY.explain(self.case, self.move).sums
        yield topic, "why", total.total

    def possible(self, topic: str, kind: type[moves.Move], values: Iterator[Any]) -> Said:
        """Yield which moves of a kind are legal, and against which `/why` knows nothing."""
        every = [kind(value) for value in values]
        legal = {move.text for move in self.case.legal if isinstance(move, kind)}
        against = WHY.table[kind.verb].against
        yield topic, "rules", sorted(legal)
        yield topic, "why", sorted(m.text for m in every if not [*against(self.case, m)])


def said(g: State, seat: int, move: moves.Move) -> Said:
    """Yield what everybody says of a move; effects and words are compared with what happens."""
    if not isinstance(move, moves.Draft):
        effects.check(g, seat, move)
    if type(move) in _SAID:
        yield from _SAID[type(move)](Position(g, seat, move))


# Roles --------------------------------------------------------------------------------


def _role(at: Position) -> Said:
    """Compare a role as it is foretold; what it brings in fact is compared in `check_role`."""
    kind = roles.kind_of(at.move.role)
    prospect = effects.check_role(at.g, at.seat, at.move, Rng(at.g.round))
    yield "board", "view", at.me.points_on_board
    yield "board", "rules", sum(effects.board_points(at.g, at.seat).values())
    if kind in _ROLES:
        yield from _ROLES[kind](at, prospect)


def _craftsman(at: Position, prospect: Prospect) -> Said:
    goods = {good: count for good, count in prospect.goods.items() if count}
    yield "harvest", "effect", goods
    yield "income", "effect", prospect.doubloons
    for bot, table in at.bots.items():
        made = roles.harvest(table.me, at.g.goods)
        wages = roles.income(table.me.board, table.me.nobles, made, table.me.options)
        yield "harvest", bot, made
        yield "income", bot, wages.doubloons
        if not at.view.options.decline_points:
            yield "chapel", "effect", prospect.chips
            yield "chapel", bot, wages.points


def _mayor(at: Position, prospect: Prospect) -> Said:
    yield "people", "effect", prospect.people
    for bot, table in at.bots.items():
        yield "people", bot, roles.arriving(0, table.me, table)


def _builder(at: Position, prospect: Prospect) -> Said:
    """Compare what can be built; that a black market helps out no bot looks for."""
    if at.me.people_on("black_market"):
        return
    yield "buildable", "effect", sorted(prospect.buildings)
    for bot, table in at.bots.items():
        table.me.doubloons += at.view.roles[[*at.g.roles].index(at.move.role)].doubloons
        builds = table.me.builds(builder=True)
        found = roles.buildable(table.me, builds, table)
        prices = [(one.key, roles.left_to_pay(one.cost, builds.off[one.column])) for one in found]
        yield "buildable", bot, sorted(prices)


def _trader(at: Position, prospect: Prospect) -> Said:
    yield "best sale", "effect", prospect.sale[1] if prospect.sale else 0
    for bot, table in at.bots.items():
        yield "best sale", bot, roles.best_sale(table.me, at.g.trading_house, table)[0]


def _captain(at: Position, prospect: Prospect) -> Said:
    start = StoreGoods.start(at.g, at.seat)
    yield "storage", "rules", (start.kinds, start.singles)
    for bot, table in at.bots.items():
        yield "storage", bot, table.me.board.storage
        if at.me.people_on("union_hall") and not at.view.options.decline_points:
            yield "union hall", "effect", prospect.chips
            yield "union hall", bot, shipping.before_loading(table.me, table)


_ROLES: Mapping[str, Callable[[Position, Prospect], Said]] = {
    "craftsman": _craftsman,
    "mayor": _mayor,
    "builder": _builder,
    "trader": _trader,
    "captain": _captain,
}

# Builder and trader -------------------------------------------------------------------


def _build(at: Position) -> Said:
    g = at.after.clone()
    g.log = [*at.after.log]
    until(g, lambda _: False, _first, lambda step: isinstance(step, effects.LAST))
    yield "price", "rules", next(event.data["price"] for event in g.log if event.kind == "built")
    yield "price", "effect", at.effect.missing - at.effect.doubloons
    yield from at.priced("price")
    for bot, table in at.bots.items():
        yield "price", bot, table.price_of(at.move.building)
    yield from at.possible("buildings", moves.Build, iter(BUILDINGS))


def _first(_: Any, __: Any, options: Any) -> Any:
    return options[0]


def _wish(at: Position) -> Said:
    """Compare what a building is to cost that is wished for, and what is made of it."""
    stock = RULES.view(at.after, at.seat).stock
    cost = next(one.cost for one in stock if one.key == at.move.building)
    yield "wish", "rules", cost
    for language, label in at.buttons():
        yield "wish", f"button {language}", signed(label.text, DOUBLOONS)
    for bot, table in at.bots.items():
        key, middle = at.move.building, middle_board(at.seat, at.view.options)
        gain = BUILDINGS[key].vp + valuation.EFFECTS[key](middle, table)
        yield f"wish {bot}", "rules", round(WEIGHTS.draft_steps * (gain - cost * table.coin))
        yield f"wish {bot}", "bot", heuristic.score(at.move, table)


def _sell(at: Position) -> Said:
    yield "sale", "rules", at.more("doubloons")
    yield "sale", "effect", at.effect.doubloons
    yield from at.priced("sale")
    for bot, table in at.bots.items():
        yield "sale", bot, table.me.proceeds(at.move.good, at.trader)
    yield from at.possible("sales", moves.Sell, iter(GOODS))


def _post(at: Position) -> Said:
    yield "post", "rules", at.more("doubloons")
    yield "post", "effect", at.effect.doubloons
    yield from at.priced("post")
    for bot, table in at.bots.items():
        yield "post", bot, table.me.at_post(at.move.good, at.trader)
    yield from at.possible("posts", moves.SellAtPost, iter(GOODS))


def _discard(at: Position) -> Said:
    if at.view.phase != "trader":
        return
    yield "discard", "rules", at.more("doubloons")
    yield "discard", "effect", at.effect.doubloons
    for language, label in at.buttons():
        yield "discard", f"button {language}", signed(label.effect, DOUBLOONS)
    for bot, table in at.bots.items():
        table.left = -1.0
        worth = heuristic.score(at.move, table)
        if worth != -1.0:
            doubloons = (worth + WEIGHTS.discard_least) / table.coin
            yield "discard", bot, round(doubloons)


def _buy(at: Position) -> Said:
    yield "tile", "rules", -at.more("doubloons")
    yield "tile", "effect", -at.effect.doubloons
    for language, label in at.buttons():
        yield "tile", f"button {language}", signed(label.text, DOUBLOONS)
    for bot, table in at.bots.items():
        tiles = [valuation.tile(good, table.me, table) for good in GOODS]
        worth = sum(tiles) / len(tiles) - heuristic.score(at.move, table)
        yield "tile", bot, round(worth / table.coin)


# Captain ------------------------------------------------------------------------------


def _load(at: Position) -> Said:
    """Compare a load with all that comes of it, VP that may be declined too."""
    yield from _shipped(at, "load", at.after)
    for bot, table in at.bots.items():
        goods = min(table.rooms[at.move.ship], table.me.goods[at.move.good])
        yield "load", bot, _with_bonuses(at, table, goods)


def _wharf(at: Position) -> Said:
    yield from _shipped(at, "wharf", at.after)
    for bot, table in at.bots.items():
        yield "wharf", bot, _with_bonuses(at, table, table.me.goods[at.move.good])


def _small_wharf(at: Position) -> Said:
    """Compare a load over the small wharf of all goods that there are."""
    if at.me.small_wharf or sum(at.me.goods.values()) < 2:
        return
    g = at.after.clone()
    until(g, lambda step: step.kind != "small_wharf", lambda _, __, options: _filled(options))
    yield from _shipped(at, "small wharf", g)
    for bot, table in at.bots.items():
        heap = {good: count for good, count in table.me.goods.items() if count}
        worth = shipping.small_wharf(table.me, heap, table)
        yield "small wharf", bot, round(worth + at.me.first_load, 6)


def _filled(options: Any) -> Any:
    return next(move for move in options if isinstance(move, moves.SmallWharf))


def _shipped(at: Position, topic: str, g: State) -> Said:
    """Yield what a load brought, doubloons in VP as the bot sees them."""
    before, after = at.g.players[at.seat], g.players[at.seat]
    offered = sum(step.points for step in _offers(g, at.seat))
    coin = at.bots["bot"].coin
    doubloons = after.doubloons - before.doubloons
    yield topic, "rules", round(after.chips - before.chips + offered + doubloons * coin, 6)


def _offers(g: State, seat: int) -> list[OfferPoints]:
    return [step for step in g.stack if isinstance(step, OfferPoints) and step.seat == seat]


def _with_bonuses(at: Position, table: Table, goods: int) -> float:
    return round(goods + at.me.first_load + table.each_load[at.seat], 6)


_SAID: Mapping[type, Callable[[Position], Said]] = {
    moves.TakeRole: _role,
    moves.Draft: _wish,
    moves.Build: _build,
    moves.Sell: _sell,
    moves.SellAtPost: _post,
    moves.Discard: _discard,
    moves.BuyTile: _buy,
    moves.Load: _load,
    moves.Wharf: _wharf,
    moves.SmallWharf: _small_wharf,
}

TOPICS: Mapping[str, str] = {
    "board": "rules view",
    "harvest": "effect bot playout",
    "income": "effect bot playout",
    "chapel": "effect bot playout",
    "people": "effect bot playout",
    "buildable": "effect bot playout",
    "best sale": "effect bot playout",
    "union hall": "effect bot playout",
    "storage": "rules bot playout",
    "price": "rules effect button why bot playout",
    "buildings": "rules why",
    "wish": "rules button",
    "wish bot": "rules bot",
    "wish playout": "rules bot",
    "sale": "rules effect button why bot playout",
    "sales": "rules why",
    "post": "rules effect button why bot playout",
    "posts": "rules why",
    "discard": "rules effect button bot playout",
    "tile": "rules effect button bot playout",
    "load": "rules bot playout",
    "wharf": "rules bot playout",
    "small wharf": "rules bot playout",
}
"""Speakers on each topic, at one table or another; effects of all moves are compared besides.

What a role is foretold to bring is compared with what it brings in `check_role`.
"""
