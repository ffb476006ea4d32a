"""Use of each of a turn's actions at this moment, in one line each."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from bot.games.amerigo import sailing
from bot.games.amerigo.actions import ACTION_OF
from bot.games.amerigo.data import NEUTRAL, Track
from bot.games.amerigo.effects import effect_of
from bot.games.amerigo.moves import AnyMove, Load, Sail
from bot.games.amerigo.raids import strength
from bot.games.amerigo.view import PlayerView, View
from bot.locales import Words
from render.amerigo.text.terms import GAME

Facts = Mapping[str, int]


class Turn(NamedTuple):
    """The player whose turn it is, and their moves of one action."""

    view: View
    seat: int
    moves: Sequence[Any]

    @property
    def me(self) -> PlayerView:
        """Return the player."""
        return self.view.players[self.seat]


def by_action(moves: Sequence[AnyMove]) -> Mapping[str, list[AnyMove]]:
    """Return the moves that choose an action, by its colour."""
    found: dict[str, list[AnyMove]] = defaultdict(list)
    for move in moves:
        if type(move) in ACTION_OF:
            found[ACTION_OF[type(move)]].append(move)
    return found


def told(action: str, turn: Turn, words: Words) -> str:
    """Return the use of an action, "" if there is nothing to say."""
    if not turn.moves:
        return words(f"{GAME}-board-useless")
    facts = _FACTS[action](turn)
    return words(f"{GAME}-board-good-{action}", **facts) if facts else ""


def _sail(turn: Turn) -> Facts:
    cells = {move.cell for move in turn.moves if isinstance(move, Sail)}
    cells -= {cell for cell in cells if not sailing.post_cell(turn.view, turn.seat, cell)}
    return {"count": len(cells)}


def _load(turn: Turn) -> Facts:
    most = max(move.points for move in turn.moves if isinstance(move, Load))
    cannons = min(turn.me.cannons + most, turn.view.numbers.cannon_track)
    return {"cannons": cannons, "strength": strength(turn.view, turn.seat)}


def _plan(turn: Turn) -> Facts:
    tiles = (turn.view.numbers.tile(move.tile) for move in turn.moves)
    return {"size": max((tile.size for tile in tiles if tile.key[0] == NEUTRAL), default=0)}


def _progress(turn: Turn) -> Facts:
    return _next(turn.view.numbers.progress, turn.me.progress)


def _order(turn: Turn) -> Facts:
    return _next(turn.view.numbers.order, turn.me.order)


def _next(track: Track, space: int) -> Facts:
    ahead = ((at - space, points) for at, points in track.points if at > space)
    return next(({"spaces": spaces, "points": points} for spaces, points in ahead), {})


def _build(turn: Turn) -> Facts:
    return {"count": sum(turn.me.hand.values())}


def _buy(turn: Turn) -> Facts:
    scores = (effect_of(turn.view, turn.seat, move).score for move in turn.moves)
    return {"count": max(0, *scores, 0)}


_FACTS: Mapping[str, Callable[[Turn], Facts]] = {
    "blue": _sail,
    "black": _load,
    "red": _plan,
    "brown": _progress,
    "green": _build,
    "yellow": _buy,
    "white": _order,
}
