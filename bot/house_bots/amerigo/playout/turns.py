"""The turn of a player in a playout: one action, or gold, or VP for cubes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from bot.games.amerigo.data import COLOURS
from bot.games.amerigo.moves import CHEST
from bot.games.amerigo.tokens import CASHED, VP_CUBES, amount
from bot.house_bots.amerigo.playout.choice import (
    ADVANCE,
    BUILD,
    BUY,
    CASH,
    DONE,
    FRONT,
    GOLD,
    LOAD,
    MOVE,
    POINTS,
    POST,
    SAIL,
    TAKE,
    USE,
    WHAT,
    Choice,
)
from bot.house_bots.amerigo.playout.kinds import BLACK, BLUE, BROWN, GREEN, RED, WHITE, YELLOW
from bot.house_bots.amerigo.playout.land import Building, Planning
from bot.house_bots.amerigo.playout.position import Player, Position
from bot.house_bots.amerigo.playout.sea import Sailing
from bot.house_bots.amerigo.playout.tracks import Buying, Loading, Ordering, Progressing


class Action(Protocol):
    """An action of a player with its remaining AP."""

    def may_stop(self, player: Player) -> bool:
        """Return whether the remaining AP may be given up."""

    def possible(self, g: Position, player: Player, gold: int) -> bool:
        """Return whether a move is possible with this much gold."""

    def offer(self, g: Position, player: Player, choice: Choice) -> bool:
        """Rate all moves; return whether there are any."""

    def make(self, g: Position, player: Player, move: int) -> Action | None:
        """Make a move; return what the action goes on with, or None if it is over."""


ACTIONS: tuple[Callable[[int], Action], ...] = (
    Sailing, Loading, Planning, Progressing, Building, Buying, Ordering
)  # fmt: skip
"""The actions by colour, each begun with a number of AP."""

_COLOUR_OF = {
    SAIL: BLUE,
    USE: BLUE,
    POST: BLUE,
    LOAD: BLACK,
    TAKE: RED,
    ADVANCE: BROWN,
    BUILD: GREEN,
    BUY: YELLOW,
    MOVE: WHITE,
    FRONT: WHITE,
}
_SWAPPED = {RED: GREEN, GREEN: RED}
_CUBE = amount((VP_CUBES,), VP_CUBES)
_CASHED = (CHEST, *sorted(CASHED))
"""Tokens, and the chest, that can be exchanged for gold, in the order of the moves."""


def open_actions(g: Position, player: Player) -> list[int]:
    """Return the AP of every action that a player may choose, 0 for the others."""
    field, points, bonus = g.field, g.action_points, player.has.bonus
    found = [points + bonus[colour] if cubes else 0 for colour, cubes in enumerate(field)]
    special = _special(g, player) if field[WHITE] else {}
    counts = g.options.special_bonus
    for colour, most in special.items():
        found[colour] = max(found[colour], most + (bonus[colour] if counts else 0))
    if player.has.swaps:
        for colour, other in _SWAPPED.items():
            if field[other]:
                continue
            if field[colour]:
                found[other] = max(found[other], points + bonus[other])
            if colour in special:
                more = special[colour] + (bonus[other] if counts else 0)
                found[other] = max(found[other], more)
    return found


def _special(g: Position, player: Player) -> dict[int, int]:
    """Return the AP of the colours that white cubes may act as."""
    space, field = g.kinds.spaces[player.space], g.field
    if space == WHITE:
        return {}
    if space != len(COLOURS):
        return {} if field[space] else {space: g.action_points}
    found = {}
    for colour in range(WHITE):
        if not field[colour]:
            found[colour] = g.action_points
        elif g.options.points_add_up:
            found[colour] = max(g.action_points, field[WHITE] + field[colour])
    return found


def turn(g: Position, player: Player) -> None:
    """Play a player's turn."""
    while True:
        choice, points = Choice(), open_actions(g, player)
        _offer_instead(g, player, choice)
        actions = {colour: ACTIONS[colour](most) for colour, most in enumerate(points) if most}
        for action in actions.values():
            action.offer(g, player, choice)
        _offer_cash(player, choice)
        move = choice.draw(g.lots)
        verb = move & ~WHAT
        if verb != CASH:
            break
        _cash(g, player, move)
    if verb in _COLOUR_OF:
        go_on(g, player, actions[_COLOUR_OF[verb]].make(g, player, move))
    elif verb == GOLD:
        g.receive(player, _gold(g, player), taking=True)
    elif verb == POINTS:
        player.turn_down(VP_CUBES)
        player.points += g.cubes * _CUBE


def go_on(g: Position, player: Player, action: Action | None) -> None:
    """Go on with an action that has begun, until it is over."""
    while action is not None:
        choice = Choice()
        offered = action.offer(g, player, choice)
        if not offered and not action.possible(g, player, g.within_reach(player)):
            return
        _offer_cash(player, choice)
        if action.may_stop(player):
            choice.offer(0.0, DONE)
        move = choice.draw(g.lots)
        if move == DONE:
            return
        if move & ~WHAT == CASH:
            _cash(g, player, move)
        else:
            action = action.make(g, player, move)


def _offer_instead(g: Position, player: Player, choice: Choice) -> None:
    """Rate the alternatives to an action."""
    at, weights = player.at, player.at.weights
    more, room = _gold(g, player), g.kinds.numbers.gold_track - player.gold
    gold = min(more, room)
    plenty = player.gold > weights.gold_plenty
    worth = at.gold * (weights.gold_plenty_share if plenty else 1.0)
    choice.offer(gold * worth + (more - gold), GOLD)
    choice.offer(-weights.skipped, DONE)
    if player.has.vp_cubes:
        kept = weights.vp_cubes_kept if at.left >= weights.vp_cubes_kept_late else 0.0
        choice.offer(g.cubes * _CUBE - kept, POINTS)


def _gold(g: Position, player: Player) -> int:
    """Return the gold for the cubes in the action field, rounded up."""
    return -(-g.cubes // (player.has.rate or g.kinds.numbers.cubes_per_gold))


def _offer_cash(player: Player, choice: Choice) -> None:
    """Rate the exchange of things for gold, which is never better than to wait for the end."""
    if player.chests or player.has.reserve:
        for number, what in enumerate(_CASHED):
            if player.chests if what == CHEST else what in player.tokens:
                choice.offer(-player.at.weights.cash, CASH | number)


def _cash(g: Position, player: Player, move: int) -> None:
    """Exchange a chest or a token for gold."""
    what = _CASHED[move & WHAT]
    if what == CHEST:
        player.chests -= 1
        g.receive(player, g.kinds.numbers.chest_gold)
    else:
        g.receive(player, amount((what,), what))
        player.turn_down(what)
