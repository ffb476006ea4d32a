"""Things on the pictures that moves of Amerigo are about.

Places and supplies are shared, ships have their seat. The rest is on the own sheet: `hand` is a
tile that was planned, `tile` one that can be; `token` is an own progress token, `pick` an open one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from bot.games.amerigo import moves
from bot.games.amerigo.actions import ACTION_OF
from bot.games.amerigo.map.geography import Geography
from bot.games.amerigo.map.placing import SHAPES
from bot.games.amerigo.sailing import post_cell, route
from bot.games.amerigo.tokens import TO_FRONT, VP_CUBES
from bot.games.amerigo.view import View
from render.amerigo.text.effects import Turn, turn_of
from render.api import Trace

Things: TypeAlias = tuple[str, ...]


def touched(move: moves.AnyMove, view: View) -> frozenset[str]:
    """Return the things of a move, and its action as long as the turn has none."""
    turn = turn_of(view)
    things = _THINGS[type(move)](move, turn)
    if turn.choosing and type(move) in ACTION_OF:
        return frozenset((*things, f"action:{ACTION_OF[type(move)]}"))
    return frozenset(things)


def main_thing(move: moves.AnyMove, view: View) -> str:
    """Return the thing that stands for a move among the others of its action."""
    return _THINGS[type(move)](move, turn_of(view))[0]


def trace(move: moves.AnyMove, view: View) -> Trace | None:
    """Return the cells that a tile would cover, or the way of a ship."""
    if isinstance(move, moves.Build):
        return Trace(f"hand:{move.tile}", _covered(move, view.geo), move.turn)
    if isinstance(move, moves.Sail):
        seat = turn_of(view).seat
        way = tuple(f"cell:{cell}" for cell in route(view, seat, move))
        return Trace(f"ship:{seat}-{move.ship}", way)
    return None


def _sail(move: moves.Sail, turn: Turn) -> Things:
    return f"move:{move.text}", f"cell:{move.cell}", f"ship:{turn.seat}-{move.ship}"


def _post(_: moves.Post, turn: Turn) -> Things:
    assert turn.view.turn is not None
    ship = turn.me.ships[turn.view.turn.ship - 1]
    return f"cell:{post_cell(turn.view, turn.seat, ship)}", "stock:post"


def _build(move: moves.Build, turn: Turn) -> Things:
    geo = turn.view.geo
    things = (f"move:{move.text}", f"hand:{move.tile}", *_covered(move, geo))
    if turn.choosing:
        # An island's number lies on a cell that a ship may be meant for.
        return things
    return *things, f"island:{geo.island(move.cell).number}"


def _covered(move: moves.Build, geo: Geography) -> Things:
    """Return the cells that a tile would cover, in reading order."""
    first, names = geo.cells[move.cell], _cells(geo)
    return tuple([names[first + step] for step in _steps(move.tile[1:], move.turn, geo.stride)])


@lru_cache(maxsize=64)
def _cells(geo: Geography) -> Things:
    """Return all cells of a map by their index: there are several in each of very many moves."""
    return tuple(f"cell:{name}" for name in geo.names)


@lru_cache(maxsize=256)
def _steps(shape: str, turn: int, stride: int) -> tuple[int, ...]:
    """Return how far the cells of a tile are from the first one."""
    return tuple(row * stride + col for row, col in SHAPES[shape][turn])


def _advance(move: moves.Advance, turn: Turn) -> Things:
    return f"progress:{turn.me.progress + move.points}", "track:progress"


def _move(move: moves.Move, turn: Turn) -> Things:
    return f"order:{turn.me.order + move.points}", "track:order"


def _cash(move: moves.Cash, _: Turn) -> Things:
    return (f"{'stock' if move.what == moves.CHEST else 'token'}:{move.what}",)


_THINGS: Mapping[type, Callable[[Any, Turn], Things]] = {
    moves.Sail: _sail,
    moves.Post: _post,
    moves.Load: lambda *_: ("track:cannons",),
    moves.Take: lambda move, _: (f"tile:{move.tile}",),
    moves.Advance: _advance,
    moves.Pick: lambda move, _: (f"pick:{move.token}",),
    moves.Build: _build,
    moves.Buy: lambda move, _: (f"buy:{move.good}-{move.cost}", f"good:{move.good}"),
    moves.Move: _move,
    moves.Front: lambda *_: (f"token:{TO_FRONT}", "track:order"),
    moves.Use: lambda move, _: (f"token:{move.token}",),
    moves.Gold: lambda *_: ("track:gold",),
    moves.Points: lambda *_: (f"token:{VP_CUBES}",),
    moves.Cash: _cash,
    moves.Done: lambda *_: (),
}
"""The things of a move by its kind; the first one tells moves of an action apart, amounts aside."""
