"""The sensible bot: one scoring function a kind of decision, and the best score wins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.engine.api import Decision, Rules
from bot.engine.rng import Rng
from bot.games.puerto_rico.moves import (
    Build,
    DrawTile,
    Keep,
    Load,
    Move,
    Pass,
    Place,
    Produce,
    Sell,
    Settle,
    Store,
    TakeColonist,
    TakeRole,
    Wharf,
)
from bot.games.puerto_rico.view import View
from bot.players.puerto_rico import worth
from bot.players.puerto_rico.placing import plan
from bot.players.puerto_rico.roles import advantage
from bot.players.puerto_rico.table import Table


class SensiblePuertoRico:
    """Plays what its scoring functions like best; equal moves are drawn by lot."""

    def choose(
        self, rules: Rules[Any, Move, View], state: object, decision: Decision[Move], rng: Rng
    ) -> Sequence[Move]:
        """Return the best move, or a whole placement of colonists."""
        table = Table.of(rules.view(state, decision.seat), decision.seat)
        if decision.kind == "place":
            return _placement(table, decision)
        scores = [_SCORES[type(move)](move, table) for move in decision.moves]
        best = max(scores)
        moves = [move for move, score in zip(decision.moves, scores, strict=True) if score == best]
        return (moves[rng.below(len(moves), "bot") if len(moves) > 1 else 0],)


def _placement(table: Table, decision: Decision[Move]) -> Sequence[Move]:
    """Return the placement up to where the rules go on by themselves."""
    circles = plan(table.me, table)
    free = _free(table)
    free_to_pass = Pass() in decision.moves
    moves: list[Move] = []
    for circle in circles:
        if len(free) < 2 and not free_to_pass:
            break
        moves.append(Place(circle))
        free[circle] -= 1
        if not free[circle]:
            del free[circle]
    return moves


def _free(table: Table) -> dict[str, int]:
    player = table.view.players[table.seat]
    free: dict[str, int] = {}
    for tile in player.island:
        free[tile.kind] = free.get(tile.kind, 0) + (not tile.manned)
    for building in player.city:
        free[building.key] = building.circles - building.people
    return {circle: count for circle, count in free.items() if count}


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
    Pass: _pass,
}
