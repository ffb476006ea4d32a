"""The trader phase of a playout (R-6)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.steps import Steps
from bot.games.puerto_rico import pricing
from bot.games.puerto_rico.buildings.noble_buildings import discard_tile
from bot.games.puerto_rico.data import GOODS, QUARRY, STALLS
from bot.games.puerto_rico.phases.trader import SellGood, Trader
from bot.house_bots.puerto_rico.playout import guests, settler
from bot.house_bots.puerto_rico.playout.game import Game
from bot.house_bots.puerto_rico.playout.land import Side
from bot.house_bots.puerto_rico.playout.rates import Rates

Sale = tuple[str, str]
"""A move of the phase: its verb, which also sorts it, and the good or tile."""

PASS: Sale = ("pass", "")


TURNS_OVER = Trader.parts.index(Trader.turns) + 1
"""Part of the phase that follows the turns."""


def play(game: Game, taker: int) -> Steps:
    """Play the phase; return the steps that are left to the rules."""
    guests.window(game)
    return resume(game, taker, game.state.clockwise(taker))


def resume(game: Game, taker: int, seats: Sequence[int]) -> Steps:
    """Play the turns of these seats, then empty a full house (R-6.4)."""
    for nth, seat in enumerate(seats):
        side = game.sides[seat]
        if not guests.wait(game, side):
            rest = [SellGood(one, one == taker) for one in reversed(seats[nth:])]
            return [Trader(taker, TURNS_OVER), *rest]
        if "land_office" in side.board.occupied or any(side.player.goods.values()):
            _turn(game, side, trader=seat == taker)
    guests.window(game)
    state = game.state
    if len(state.trading_house) == STALLS:
        for good in state.trading_house:
            state.goods[good] += 1
        state.trading_house.clear()
    return ()


def _turn(game: Game, side: Side, *, trader: bool) -> None:
    sold = dealt = False
    while True:
        times = game.privilege(side.seat) if trader else 0
        moves: list[Sale] = [] if sold else [*_to_house(game, side), *_at_post(game, side)]
        if not dealt and "land_office" in side.board.occupied:
            moves += _deals(game, side)
        if not moves:
            return
        moves.append(PASS)
        moves.sort()
        rates = game.rates(side.seat)
        verb, what = moves[game.best([_score(move, game, side, times, rates) for move in moves])]
        if verb == "pass":
            return
        if verb in ("post", "sell"):
            sold = True
            _sell(game, side, verb, what, times)
        else:
            dealt = True
            _deal(game, side, verb, what)


def _to_house(game: Game, side: Side) -> list[Sale]:
    house = game.state.trading_house
    if len(house) >= STALLS:
        return []
    goods = [good for good, count in side.player.goods.items() if count]
    if "office" not in side.board.occupied:
        goods = [good for good in goods if good not in house]
    return [("sell", good) for good in goods]


def _at_post(game: Game, side: Side) -> list[Sale]:
    if "trading_post" not in side.board.occupied:
        return []
    if not pricing.post_sells(len(game.state.trading_house) >= STALLS, game.options):
        return []
    return [("post", good) for good, count in side.player.goods.items() if count]


def _deals(game: Game, side: Side) -> list[Sale]:
    """Return the offers of the land office (R-6.6)."""
    player, state = side.player, game.state
    if side.board.noble_on("land_office"):
        if game.options.land_office_noble_pays and player.doubloons < pricing.TILE:
            return []
        return [("discard", tile) for tile in player.island if tile != QUARRY]
    possible = player.doubloons >= pricing.TILE and side.board.island_left > 0
    return [("buy", "")] if possible and (state.face_down or state.discards) else []


def _score(move: Sale, game: Game, side: Side, times: int, rates: Rates) -> float:
    verb, what = move
    w, options = rates.weights, game.options
    if verb == "sell":
        return side.board.sale(what, times) * rates.coin - w.sell_least
    if verb == "post":
        return pricing.sale_at_post(what, times, options).total * rates.coin - w.sell_least
    if verb == "buy":
        kinds = [rates.tile(good, side) for good in GOODS]
        return sum(kinds) / len(kinds) - pricing.TILE * rates.coin
    if verb == "discard":
        idle = not side.player.manned.get(what) and not side.board.capacity.get(what)
        if idle and rates.left < w.discard_left:
            return pricing.discarded_tile(options) * rates.coin - w.discard_least
        return -1.0
    return 0.0


def _sell(game: Game, side: Side, verb: str, good: str, times: int) -> None:
    player, state = side.player, game.state
    if times:
        game.use_privilege(side.seat)
    player.goods[good] -= 1
    if verb == "sell":
        player.doubloons += side.board.sale(good, times)
        state.trading_house.append(good)
    else:
        player.doubloons += pricing.sale_at_post(good, times, game.options).total
        state.goods[good] += 1


def _deal(game: Game, side: Side, verb: str, tile: str) -> None:
    if verb == "buy":
        side.player.doubloons -= pricing.TILE
        settler.lay_drawn(game, side)
    else:
        side.player.doubloons += pricing.discarded_tile(game.options)
        discard_tile(game.state, side.seat, tile, "land_office")
        side.count()
