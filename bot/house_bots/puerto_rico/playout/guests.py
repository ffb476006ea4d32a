"""The guests of a playout: colonists and nobles who move from the guest house (R-10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.puerto_rico.data import GUEST_HOUSE
from bot.games.puerto_rico.state import State
from bot.house_bots.puerto_rico import valuation
from bot.house_bots.puerto_rico.playout.game import Game
from bot.house_bots.puerto_rico.playout.land import Side

_GAIN: Callable[[str, Any, Any], float] = valuation.guest


def are_there(state: State) -> bool:
    """Return whether a guest house is occupied, whose guests may move at any decision."""
    return any(player.city.get(GUEST_HOUSE) for player in state.players)


def window(game: Game) -> None:
    """Let the guests move at the start or the end of a phase (R-10.4)."""
    for side in game.sides if game.guest_houses else ():
        while side.board.city.get(GUEST_HOUSE) and _move(game, side):
            pass


def _move(game: Game, side: Side) -> bool:
    """Let a guest move if that is best; return whether one did."""
    gains = _gains(game, side)
    if not gains:
        return False
    player, nobles = side.player, side.player.nobles.get(GUEST_HOUSE, 0)
    circles = sorted(gains)
    moves = [(circle, False) for circle in circles if side.board.city[GUEST_HOUSE] > nobles]
    moves += [(circle, True) for circle in circles if nobles]
    scores = [gains[circle] for circle, _ in moves]
    scores = [1000 + gain if gain > 0 else gain for gain in scores]
    at = game.best([*scores, 0.0])
    if at == len(moves):
        return False
    circle, noble = moves[at]
    player.take(GUEST_HOUSE, noble)
    player.put(circle, noble)
    side.board.staff()
    return True


def wait(game: Game, side: Side) -> bool:
    """Return whether the guests of a side certainly stay at its next decision.

    If any gains something, or just nothing, the rules must ask the side: a guest may then make
    possible what the side could not do, or is drawn by lot.
    """
    if not (game.guest_houses and side.board.city.get(GUEST_HOUSE)):
        return True
    return all(gain < 0 for gain in _gains(game, side).values())


def _gains(game: Game, side: Side) -> dict[str, float]:
    """Return the gain from a guest on each free circle."""
    free = side.player.free_circles()
    free.pop(GUEST_HOUSE, None)
    if not free:
        return {}
    rates = game.rates(side.seat)
    return {circle: _GAIN(circle, side, rates) for circle in free}
