"""Things on the pictures that Amerigo's moves concern.

Places and supplies are shared; ships are named with their seat. The rest is on the player's sheet:
`hand` is a tile that was planned, `tile` one that can be planned; `token` is one of the player's
progress tokens, `pick` an open one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from bot.games.amerigo import moves
from bot.games.amerigo.actions import ACTION_OF
from bot.games.amerigo.building import placements
from bot.games.amerigo.map.cells import LETTERS, beside, indices
from bot.games.amerigo.map.geography import Geography
from bot.games.amerigo.map.placing import SHAPES
from bot.games.amerigo.sailing import post_cell, route
from bot.games.amerigo.tokens import TO_FRONT, VP_CUBES
from bot.games.amerigo.view import View
from render.amerigo.text.effects import Turn, turn_of
from render.api import Trace

Things: TypeAlias = tuple[str, ...]


def touched(move: moves.AnyMove, view: View) -> frozenset[str]:
    """Return the things to which a move refers, and its action while the turn has none."""
    turn = turn_of(view)
    things = _THINGS[type(move)](move, turn)
    if turn.choosing and type(move) in ACTION_OF:
        return frozenset((*things, f"action:{ACTION_OF[type(move)]}"))
    return frozenset(things)


def main_thing(move: moves.AnyMove, view: View) -> str:
    """Return the thing that distinguishes a move from others of its action."""
    return _THINGS[type(move)](move, turn_of(view))[0]


def trace(move: moves.AnyMove, view: View) -> Trace | None:
    """Return the cells that a tile would cover, or a ship's route."""
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
        # An island's number is on a cell to which a ship may be able to sail.
        return things
    return *things, f"island:{geo.island(move.cell).number}"


def _covered(move: moves.Build, geo: Geography) -> Things:
    """Return the cells that a tile would cover, in reading order."""
    first, names = geo.cells[move.cell], _cells(geo)
    return tuple([names[first + step] for step in _steps(move.tile[1:], move.turn, geo.stride)])


@lru_cache(maxsize=64)
def _cells(geo: Geography) -> Things:
    """Return the things of all cells by index, cached because many moves have several cells."""
    return tuple(f"cell:{name}" for name in geo.names)


@lru_cache(maxsize=256)
def _steps(shape: str, turn: int, stride: int) -> tuple[int, ...]:
    """Return the offsets of a tile's cells from its first cell."""
    return tuple(row * stride + col for row, col in SHAPES[shape][turn])


def _advance(move: moves.Advance, turn: Turn) -> Things:
    return f"progress:{turn.me.progress + move.points}", "track:progress"


def _load(move: moves.Load, turn: Turn) -> Things:
    return f"cannons:{turn.me.cannons + move.points}", "track:cannons"


def _move(move: moves.Move, turn: Turn) -> Things:
    return f"order:{turn.me.order + move.points}", "track:order"


def _cash(move: moves.Cash, _: Turn) -> Things:
    return (f"{'stock' if move.what == moves.CHEST else 'token'}:{move.what}",)


_THINGS: Mapping[type, Callable[[Any, Turn], Things]] = {
    moves.Sail: _sail,
    moves.Post: _post,
    moves.Load: _load,
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
"""Functions that return the things of a move, by the move's type.

The first thing distinguishes a move from others of the same action, except for some that differ
only in an amount.
"""


# Targets ------------------------------------------------------------------------------

MOST_ANCHORS = 14
"""Maximum number of free anchors that a ship's picture marks one by one; if there are more, an
island is chosen first."""
MOST_CELLS = 25
"""Maximum number of places offered together, which is that of letters and of a menu's options."""
PARTS: Mapping[int, str] = {1: "", 2: "ns", 3: "nms"}
"""Letters of the parts of a large island's sea from north to south, by the number of parts."""
_FREE_ANCHOR, _REGION = 100_000, 90_000


class Targets(NamedTuple):
    """Places that a ship can reach: those offered directly, and others grouped by sea.

    The cells of each group are in the order of their letters; `regions` are fields of the frame.
    """

    anchors: tuple[str, ...]
    regions: tuple[str, ...]
    waters: Mapping[str, tuple[str, ...]]

    @property
    def named(self) -> Mapping[str, str]:
        """The seas by cell."""
        return {cell: water for water, cells in self.waters.items() for cell in cells}


def targets(turn: Turn, ship: int) -> Targets:
    """Return the places that a ship can reach."""
    found: Targets | None = turn.kept.get(ship)
    if found is None:
        found = turn.kept[ship] = _targets(turn, ship)
    return found


def _targets(turn: Turn, ship: int) -> Targets:
    geo, ways = turn.view.geo, turn.ways(ship)
    ranked = sorted(ways, key=lambda cell: (-sail_worth(turn, ship, cell), cell))
    anchors = [cell for cell in ranked if is_free(turn, cell)]
    regions = tuple(cell for cell in ranked if cell in geo.ring_numbers)
    direct = tuple(anchors) if len(anchors) <= MOST_ANCHORS else ()
    waters, seas = defaultdict[str, list[str]](list), near_islands(geo)
    for cell in ranked:
        if cell in seas and cell not in direct:
            waters[seas[cell]].append(cell)
    return Targets(direct, regions, {key: tuple(cells) for key, cells in waters.items()})


def letters_of(found: Targets, water: str = "") -> Mapping[str, str]:
    """Return the letters of the anchors offered directly, or of the places in a sea.

    The only place in a sea has no letter, because it is offered next to the anchors.
    """
    cells = found.waters.get(water, ()) if water else found.anchors
    return {} if water and len(cells) == 1 else dict(zip(cells, LETTERS, strict=False))


def is_free(turn: Turn, cell: str) -> bool:
    """Return whether a ship at a cell could place a post."""
    ground = turn.view.ground
    post = ground.geo.anchors.get(ground.geo.cells.get(cell, -1))
    return post is not None and bool(turn.me.posts and ground.free >> post & 1)


def sail_worth(turn: Turn, ship: int, cell: str) -> int:
    """Return the worth of a place: free anchors first, at undiscovered islands, then near ones.

    The fields of the frame follow, and then other water, island by island.
    """
    geo, ground = turn.view.geo, turn.view.ground
    if cell in geo.ring_numbers:
        return _REGION - geo.ring_numbers[cell]
    index = geo.cells[cell]
    if not is_free(turn, cell):
        island = int(near_islands(geo)[cell].rstrip("nms"))
        row, col = geo.place(index)
        return -5_000 * island - 100 * row - col
    steps = turn.ways(ship).get(cell, 0)
    known = sum(ground.posts) & ground.island_of(1 << geo.anchors[index]).mask
    return _FREE_ANCHOR + (0 if known else 2_000) - 1_000 * turn.missing("blue", steps) - steps


@lru_cache(maxsize=32)
def near_islands(geo: Geography) -> Mapping[str, str]:
    """Return the nearest island of each water cell; a large sea has parts, such as "7n".

    No part has more than `MOST_CELLS` cells, unless three parts are too few for that.
    """
    found: dict[str, str] = {}
    for number, cells in _nearest(geo).items():
        parts = PARTS[min(3, -(-len(cells) // MOST_CELLS))] or ("",)
        size = -(-len(cells) // len(parts))
        for place, index in enumerate(cells):
            found[geo.name(index)] = f"{number}{parts[place // size]}"
    return found


def _nearest(geo: Geography) -> Mapping[int, list[int]]:
    """Return the water cells in reading order, by the number of the nearest island."""
    fronts = {island.number: island.mask for island in geo.islands}
    found, left = defaultdict[int, int](int), geo.water
    while left and any(fronts.values()):
        for number, front in fronts.items():
            fronts[number] = beside(front, geo.stride) & left
            found[number] |= fronts[number]
            left &= ~fronts[number]
    return {number: list(indices(mask)) for number, mask in found.items() if mask}


def tile_places(turn: Turn, tile: str, island: int) -> Mapping[tuple[str, int], str]:
    """Return the letters of a tile's places on an island, by cell and turn."""
    found: Mapping[int, list[tuple[str, int]]] | None = turn.kept.get(tile)
    if found is None:
        found = turn.kept[tile] = _tile_places(turn, tile)
    places = found.get(island, [])
    return dict(zip(places, LETTERS, strict=False)) if len(places) > 1 else {}


def _tile_places(turn: Turn, tile: str) -> Mapping[int, list[tuple[str, int]]]:
    """Return the places of a tile by island, sorted by turn and then in reading order."""
    ground, found = turn.view.ground, defaultdict[int, list[tuple[str, int]]](list)
    for cell, turned in placements(ground, turn.seat, [tile[1:]]).get(tile[1:], ()):
        found[ground.geo.island(cell).number].append((cell, turned))
    return found


def action_of(choice: Iterable[moves.AnyMove]) -> str:
    """Return the action that all of the moves choose, "" if they differ."""
    actions = {ACTION_OF.get(type(move), "") for move in choice}
    return next(iter(actions)) if len(actions) == 1 else ""
