"""The sensible bot: one scoring function a kind of decision, and the best score wins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.engine.api import Decision, Rules
from bot.engine.rng import Rng
from bot.games.puerto_rico.data import BUILDINGS, GOODS, WINDROSE
from bot.games.puerto_rico.moves import (
    Build,
    BuyTile,
    Discard,
    Draft,
    DrawTile,
    Guest,
    GuestNoble,
    Keep,
    Load,
    Move,
    Pass,
    PayColonist,
    PayGood,
    PayNoble,
    PayPoint,
    Place,
    PlaceNoble,
    Plant,
    Produce,
    Sell,
    SellAtPost,
    Settle,
    SettleForest,
    SmallWharf,
    Store,
    Supply,
    TakeColonist,
    TakeNoble,
    TakePoints,
    TakeRole,
    TurnOver,
    Wharf,
)
from bot.games.puerto_rico.view import View
from bot.players.puerto_rico import worth
from bot.players.puerto_rico.placing import noble_circles, plan
from bot.players.puerto_rico.roles import advantage
from bot.players.puerto_rico.table import Table, middle_board


class SensiblePuertoRico:
    """Plays what its scoring functions like best; equal moves are drawn by lot."""

    def choose(
        self, rules: Rules[Any, Move, View], state: object, decision: Decision[Move], rng: Rng
    ) -> Sequence[Move]:
        """Return the best move, or a whole placement of colonists."""
        table = Table.of(rules.view(state, decision.seat), decision.seat)
        if decision.kind == "place":
            return _placement(table)
        scores = [_SCORES[type(move)](move, table) for move in decision.moves]
        best = max(scores)
        moves = [move for move, score in zip(decision.moves, scores, strict=True) if score == best]
        return (moves[rng.below(len(moves), "bot") if len(moves) > 1 else 0],)


def _placement(table: Table) -> Sequence[Move]:
    """Return where everybody goes."""
    circles = plan(table.me, table)
    nobles = noble_circles(circles, table.view.players[table.seat].windrose_nobles, table)
    return [
        PlaceNoble(circle) if place in nobles else Place(circle)
        for place, circle in enumerate(circles)
    ]


def _role(move: TakeRole, table: Table) -> float:
    coins = next(role.doubloons for role in table.view.roles if role.key == move.role)
    return coins * table.coin + advantage(move.role, table)


def _settle(move: Settle, table: Table) -> float:
    return worth.tile(move.tile, table.me, table) + 0.01


def _build(move: Build, table: Table) -> float:
    stock = next(stock for stock in table.view.stock if stock.key == move.building)
    price = table.me.price(stock, table.view.role_taker == table.seat)
    return worth.building(stock, table.me, table) - price * table.coin


def _produce(move: Produce, table: Table) -> float:
    return table.good(move.good)


def _sell(move: Sell, table: Table) -> float:
    sale = table.me.proceeds(move.good, table.view.role_taker == table.seat)
    return sale * table.coin - 0.3


def _load(move: Load, table: Table) -> float:
    """Prefer the fullest load, then the cheapest good, then the ship with the least room."""
    ship = next(ship for ship in table.view.ships if ship.capacity == move.ship)
    room = ship.capacity - ship.load
    return 100 + min(room, table.me.goods[move.good]) - 0.1 * table.good(move.good) - 0.001 * room


def _wharf(move: Wharf, table: Table) -> float:
    """Use the wharf last, for the largest heap that is left."""
    return table.me.goods[move.good] - 0.1 * table.good(move.good)


def _store(move: Store, table: Table) -> float:
    return table.good(move.good) * table.me.goods[move.good]


def _keep(move: Keep, table: Table) -> float:
    return 0.1 * table.good(move.good)


def _take(_: Move, __: Table) -> float:
    return 1.0


def _draft(move: Draft, table: Table) -> float:
    """Wish for what the middle of the game gains by; roughly, so that drafts differ."""
    record = BUILDINGS[move.building]
    gain = record.vp + worth.effect(record.key, middle_board(table.seat), table)
    return round((gain - record.cost * table.coin) / 5)


def _guest(move: Guest | GuestNoble, table: Table) -> float:
    """Move a guest before anything else where that earns something now."""
    gain = worth.guest(move.circle, table.me, table)
    return 1000 + gain if gain > 0 else gain


def _forest(_: Move, table: Table) -> float:
    return worth.forest(table.me, table)


def _plant(_: Plant, table: Table) -> float:
    drawn = table.view.players[table.seat].drawn
    return worth.tile(drawn, table.me, table) if drawn else 0.0


def _discard(move: Discard, table: Table) -> float:
    """Part with a tile for a doubloon only if nobody works there and nobody will."""
    idle = not table.me.manned.get(move.land) and not table.me.capacity.get(move.land)
    paid = table.view.phase == "trader"
    return table.coin - 0.5 if idle and paid and table.left < 0.3 else -1.0


def _buy(_: BuyTile, table: Table) -> float:
    kinds = [worth.tile(good, table.me, table) for good in GOODS]
    return sum(kinds) / len(kinds) - table.coin


def _noble(_: TakeNoble, __: Table) -> float:
    return 2.0


def _pay_person(move: PayColonist | PayNoble, _: Table) -> float:
    idle = move.place == WINDROSE
    return (-0.1 if idle else -1.5) - isinstance(move, PayNoble)


def _pay_good(move: PayGood, table: Table) -> float:
    return -table.good(move.good)


def _pay_point(_: PayPoint, __: Table) -> float:
    return -1.0


def _post(move: SellAtPost, table: Table) -> float:
    trader = table.view.role_taker == table.seat
    return table.me.at_post(move.good, trader) * table.coin - 0.3


def _supply(move: Supply, table: Table) -> float:
    return 1.0 - 0.8 * table.good(move.good)


def _small_wharf(move: SmallWharf, table: Table) -> float:
    """Ship what no ship takes, the cheap goods first; one good may be kept anyway."""
    amount = sum(table.me.goods.values())
    return 0.3 * amount - 0.1 * table.good(move.good) if amount > 1 else -1.0


def _pass(_: Pass, __: Table) -> float:
    return 0.0


_SCORES: Mapping[type[Any], Callable[[Any, Table], float]] = {
    TakeRole: _role,
    DrawTile: _take,
    Settle: _settle,
    TakeColonist: _take,
    Build: _build,
    Produce: _produce,
    Sell: _sell,
    Load: _load,
    Wharf: _wharf,
    Store: _store,
    Keep: _keep,
    Draft: _draft,
    Guest: _guest,
    GuestNoble: _guest,
    SettleForest: _forest,
    TurnOver: _forest,
    Plant: _plant,
    Discard: _discard,
    BuyTile: _buy,
    TakeNoble: _noble,
    PayColonist: _pay_person,
    PayNoble: _pay_person,
    PayGood: _pay_good,
    PayPoint: _pay_point,
    SellAtPost: _post,
    Supply: _supply,
    SmallWharf: _small_wharf,
    TakePoints: _take,
    Pass: _pass,
}
