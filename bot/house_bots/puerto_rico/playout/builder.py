"""The builder phase of a playout (R-4)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.steps import Steps
from bot.games.puerto_rico.buildings.black_market import BLACK_MARKET, payments
from bot.games.puerto_rico.data import BUILDINGS, CHURCH_POINTS, GUEST_HOUSE, WINDROSE
from bot.games.puerto_rico.moves import Move, PayColonist, PayGood, PayNoble
from bot.games.puerto_rico.phases.builder import BuildBuilding, Builder
from bot.games.puerto_rico.pricing import LARGE, left_to_pay
from bot.games.puerto_rico.state import State
from bot.house_bots.puerto_rico.playout import guests
from bot.house_bots.puerto_rico.playout.game import Game
from bot.house_bots.puerto_rico.playout.land import Side
from bot.house_bots.puerto_rico.playout.rates import EFFECTS, Rates

TURNS_OVER = Builder.parts.index(Builder.turns) + 1
"""Part of the phase that follows the turns."""


def guests_may_come(state: State) -> bool:
    """Return whether a guest may move while a university offers a colonist in the phase."""
    if not any(player.city.get("university") for player in state.players):
        return False
    return state.stock.get(GUEST_HOUSE, 0) > 0 or guests.are_there(state)


def play(game: Game, taker: int) -> Steps:
    """Play the phase; return the steps that are left to the rules."""
    guests.window(game)
    return resume(game, taker, game.state.clockwise(taker))


def resume(game: Game, taker: int, seats: Sequence[int]) -> Steps:
    """Play the turns of these seats, and the rest of the phase."""
    for nth, seat in enumerate(seats):
        side = game.sides[seat]
        if not guests.wait(game, side):
            rest = [BuildBuilding(one, one == taker) for one in reversed(seats[nth:])]
            return [Builder(taker, TURNS_OVER), *rest]
        times = game.privilege(seat) if seat == taker else 0
        if key := _choose(game, side, times):
            _pay(game, side, key, times)
            _place(game, side, key)
    guests.window(game)
    return ()


def _choose(game: Game, side: Side, times: int) -> str:
    """Return the building that a side builds, "" for none."""
    board, means = side.board, side.player.doubloons
    if not board.room:
        return ""
    credit = 0
    if BLACK_MARKET in board.occupied:
        credit = len(payments(side.player))
    off, city = board.off(times), board.city
    rates: Rates | None = None
    best, top, ties = "", 0.0, list[str]()
    for column in range(1, LARGE + 1):
        less, most = off[column], means + credit + off[column]
        for cost, key, points, spaces in game.offers[column]:
            if cost > most:
                break
            if key in city or spaces > board.room:
                continue
            if rates is None:
                rates = game.rates(side.seat)
            pay = cost - less if cost > less else 0
            score = points + rates.used * EFFECTS[key](side, rates)
            score = score + rates.extras[column] - pay * rates.coin
            if score > top:
                best, top, ties = key, score, []
            elif score == top:
                ties.append(key)
    if not ties:
        return best
    keys = sorted([*ties, best] if best else ties)
    at = game.best([top] * (len(keys) + (not best)))
    return keys[at] if at < len(keys) else ""


def _pay(game: Game, side: Side, key: str, times: int) -> None:
    """Pay for a building, at the black market what is missing (R-4.9)."""
    player, column = side.player, BUILDINGS[key].column
    cost = game.cost(key)
    price = left_to_pay(cost, side.board.off(times)[column])
    if times > 1 and price < left_to_pay(cost, side.board.off(1)[column]):
        game.state.doubled[game.phase] = side.seat
    missing = max(0, price - player.doubloons)
    player.doubloons -= price - missing
    given: set[str] = set()
    for _ in range(missing):
        kinds = payments(player)
        moves = sorted(
            [(move.text, kind, move) for kind in kinds if kind not in given for move in kinds[kind]]
        )
        rates = game.rates(side.seat)
        at = 0
        if len(moves) > 1:
            at = game.best([_score(move, rates) for _, _, move in moves])
        _, kind, move = moves[at]
        given.add(kind)
        _give(game, side, move)


def _score(move: Move, rates: Rates) -> float:
    w = rates.weights
    if isinstance(move, PayGood):
        return -rates.goods[move.good]
    if isinstance(move, PayColonist | PayNoble):
        place = w.pay_idle if move.place == WINDROSE else w.pay_working
        return -place - w.pay_noble * isinstance(move, PayNoble)
    return -1.0


def _give(game: Game, side: Side, move: Move) -> None:
    """Return a thing to its supply."""
    state, player = game.state, side.player
    if isinstance(move, PayGood):
        state.return_good(side.seat, move.good, 1)
    elif isinstance(move, PayColonist | PayNoble):
        noble = isinstance(move, PayNoble)
        player.take(move.place, noble)
        if noble:
            state.nobles += 1
        else:
            state.colonists += 1
        if move.place != WINDROSE:
            side.board.staff()
    else:
        player.chips -= 1
        state.chips += 1


def _place(game: Game, side: Side, key: str) -> None:
    """Put a building in the city; a full city ends the game (R-4.6)."""
    state, board, building = game.state, side.board, BUILDINGS[key]
    state.stock[key] -= 1
    if not state.stock[key]:
        game.sold_out(key)
    board.build(key)
    game.guest_houses = game.guest_houses or key == GUEST_HOUSE
    game.free = min(game.free, board.spaces_left)
    if not board.spaces_left:
        game.end_with("city")
    if "church" in board.occupied and (points := CHURCH_POINTS[building.column - 1]):
        game.award_ashore(side.seat, points)
    if "university" in board.occupied and building.circles:
        game.offer_person(side.seat, key)
