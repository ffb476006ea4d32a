"""The settler phase of a playout (R-2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.engine.steps import Steps
from bot.games.puerto_rico.data import QUARRY, TILES, WINDROSE
from bot.games.puerto_rico.phases.settler import Settler, SettlerTurn
from bot.house_bots.puerto_rico import valuation
from bot.house_bots.puerto_rico.playout import guests
from bot.house_bots.puerto_rico.playout.game import Game
from bot.house_bots.puerto_rico.playout.land import Side
from bot.house_bots.puerto_rico.playout.rates import Rates

BY_NAME = sorted(TILES)


TURNS_OVER = Settler.parts.index(Settler.turns) + 1
ENDS = Settler.parts.index(Settler.ends)


def play(game: Game, taker: int) -> Steps:
    """Play the phase; return the steps that are left to the rules."""
    guests.window(game)
    return resume(game, taker, game.state.clockwise(taker))


def resume(game: Game, taker: int, seats: Sequence[int]) -> Steps:
    """Play the turns of these seats and the rest of the phase."""
    for nth, seat in enumerate(seats):
        side, quarries = game.sides[seat], True
        if not guests.wait(game, side):
            rest = [SettlerTurn(taker, one) for one in reversed(seats[nth:])]
            return [Settler(taker, TURNS_OVER), *rest]
        if "hacienda" in side.board.occupied:
            quarries = draw(game, side)
        pick(game, side, privilege=seat == taker, quarries=quarries)
    side = game.sides[taker]
    if not guests.wait(game, side):
        return [Settler(taker, TURNS_OVER)]
    for _ in range(game.privilege(taker) - 1):
        pick(game, side, privilege=False, quarries=True, regular=False)
    guests.window(game)
    if not all(guests.wait(game, side) for side in game.sides):
        return [Settler(taker, ENDS)]
    for side in game.clockwise(taker):
        if "hunting_lodge" in side.board.occupied and side.board.noble_on("hunting_lodge"):
            others = [other.board.island_left for other in game.sides if other is not side]
            if side.board.island_left > max(others):
                game.award_ashore(side.seat, 2)
    state = game.state
    state.discards += state.row
    state.row.clear()
    state.open_row()
    return ()


def draw(game: Game, side: Side) -> bool:
    """Take the hacienda's offer; return whether a quarry may still be taken (D-01)."""
    state = game.state
    if side.board.island_left <= 0:
        return True
    quarry = (
        game.options.hacienda_quarry
        and state.quarries > 0
        and "construction_hut" in side.board.occupied
    )
    drawn = bool(state.face_down or state.discards)
    if quarry:
        rates = game.rates(side.seat)
        worth = rates.tile(QUARRY, side) + 0.01
        scores = [1.0, 0.0, worth] if drawn else [0.0, worth]
        if game.best(scores) == len(scores) - 1:
            state.quarries -= 1
            side.board.settle(QUARRY)
            return False
    if drawn:
        lay_drawn(game, side)
    return True


def lay_drawn(game: Game, side: Side) -> None:
    """Place the top face-down tile, as a forest if that is better and allowed (R-2.9)."""
    tile = game.state.draw_tile()
    assert tile is not None
    if "forest_house" in side.board.occupied:
        rates = game.rates(side.seat)
        if game.best([rates.tile(tile, side), forest(side, rates)]):
            side.board.turn_over(tile)
            return
    side.board.settle(tile)


def forest(side: Side, rates: Rates) -> float:
    """Return the worth of one more forest."""
    return _FOREST(side, rates)


_FOREST: Callable[[Any, Any], float] = valuation.forest


def pick(game: Game, side: Side, *, privilege: bool, quarries: bool, regular: bool = True) -> None:
    """Take the best open tile; a seat that may take one always does."""
    state, board = game.state, side.board
    if board.island_left <= 0:
        return
    row = set(state.row)
    kinds = row
    if quarries and state.quarries and (privilege or "construction_hut" in board.occupied):
        kinds = {*row, QUARRY}
    if not kinds:
        return
    rates = game.rates(side.seat)
    named = [kind for kind in BY_NAME if kind in kinds]
    scores = [rates.tile(kind, side) + 0.01 for kind in named]
    if "forest_house" in board.occupied:
        _pick_with_forests(game, side, row, named, scores, rates, regular)
        return
    _take(game, side, named[game.best([0.0, *scores]) - 1], regular)


def _pick_with_forests(
    game: Game,
    side: Side,
    row: set[str],
    named: list[str],
    scores: list[float],
    rates: Rates,
    regular: bool,
) -> None:
    forests = [kind for kind in BY_NAME if kind in row]
    worth = forest(side, rates)
    at = game.best([*[worth] * len(forests), 0.0, *scores])
    if at < len(forests):
        game.state.row.remove(forests[at])
        side.board.turn_over(forests[at])
        _taken(game, side, WINDROSE, regular)
    elif at > len(forests):
        _take(game, side, named[at - len(forests) - 1], regular)


def _take(game: Game, side: Side, tile: str, regular: bool) -> None:
    if tile == QUARRY:
        game.state.quarries -= 1
    else:
        game.state.row.remove(tile)
    side.board.settle(tile)
    _taken(game, side, tile, regular)


def _taken(game: Game, side: Side, circle: str, regular: bool) -> None:
    """Apply the hospice, which only acts on the regular pick (R-2.7)."""
    if not regular:
        game.state.doubled[game.phase] = side.seat
    elif "hospice" in side.board.occupied:
        game.offer_person(side.seat, circle)
