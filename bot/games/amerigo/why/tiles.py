"""Explanations for tiles that cannot be planned or built, and their gains (R3.9 to R3.23)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.explain import Explainer, Reason, Reasons, Sum
from bot.games.amerigo import moves
from bot.games.amerigo.building import tile_brings
from bot.games.amerigo.data import Tile
from bot.games.amerigo.ground import is_neutral
from bot.games.amerigo.map import cells, placing
from bot.games.amerigo.map.geography import Island
from bot.games.amerigo.tokens import PLAN_TWO, amount
from bot.games.amerigo.why.case import Case, added, closed, cost_of, dear
from bot.games.amerigo.why.ships import scored

RED, GREEN = "red", "green"


def _kind(case: Case, tile: str) -> Tile | None:
    """Return a kind of tile, or None if there is no village of this shape."""
    numbers = case.view.numbers
    return next((one for one in (*numbers.villages, *numbers.neutral) if one.key == tile), None)


# Planning -----------------------------------------------------------------------------


def _take(case: Case, move: moves.Take) -> Reasons:
    yield from closed(case, RED)
    kind = _kind(case, move.tile)
    if kind is None:
        yield Reason("no-such-tile", {"tile": move.tile})
        return
    neutral = is_neutral(move.tile)
    if not (case.view.neutral if neutral else case.me.villages).get(kind.shape):
        yield Reason("stack-empty" if neutral else "no-villages", {"tile": move.tile})
    most = amount(case.me.tokens, PLAN_TWO, 1)
    if neutral and case.begun is not None and case.begun.neutral >= most:
        yield Reason("neutral-limit", {"count": most})
    yield from dear(case, RED, kind.plan)


def _take_sums(case: Case, move: moves.Take) -> Iterator[Sum]:
    if (kind := _kind(case, move.tile)) is not None:
        yield from cost_of(case, RED, kind.plan)
        yield Sum("worth", (), kind.small, kind.big)


# Building -----------------------------------------------------------------------------


def _build(case: Case, move: moves.Build) -> Reasons:
    yield from closed(case, GREEN)
    kind = _kind(case, move.tile)
    if kind is None:
        yield Reason("no-such-tile", {"tile": move.tile})
        return
    if not case.me.hand.get(move.tile):
        yield Reason("not-planned", {"tile": move.tile})
    yield from _place(case, move)
    yield from dear(case, GREEN, kind.build)


def _place(case: Case, move: moves.Build) -> Reasons:
    """Yield the reasons why the tile does not fit (R3.16, R3.17)."""
    turns = placing.SHAPES[move.tile[1:]]
    if move.turn not in turns:
        yield Reason("same-turn", {"turn": move.turn % (90 * len(turns))})
    elif move.cell not in case.geo.cells:
        sea = move.cell in case.geo.ring_numbers
        yield Reason("water" if sea else "off-map", {"cell": move.cell})
    else:
        yield from _under(case, move)
        yield from _unlinked(case, move)


def _under(case: Case, move: moves.Build) -> Reasons:
    """Yield a reason for each kind of cell under the tile that is not free land (R3.16)."""
    ground, mask = case.ground, _mask(case, move)
    if mask.bit_count() < len(placing.SHAPES[move.tile[1:]][move.turn]):
        yield Reason("sticks-out", {"tile": move.tile})
    under = {
        "water": mask & case.geo.water,
        "covers-post": mask & sum(ground.posts),
        "covers-tile": mask & (sum(ground.villages) | ground.neutral),
    }
    for code, found in under.items():
        if found:
            yield Reason(code, {"cell": ", ".join(case.geo.named(found))})


def _mask(case: Case, move: moves.Build) -> int:
    """Return the cells under a tile that are on the map."""
    geo = case.geo
    row, col = geo.place(geo.cells[move.cell])
    under = [(row + y, col + x) for y, x in placing.SHAPES[move.tile[1:]][move.turn]]
    return geo.mask(name for place in under if (name := _name(*place)) in geo.cells)


def _name(row: int, col: int) -> str:
    """Return the name of a cell, or "" if it is not on the map."""
    return cells.name(row, col) if row >= 0 and col >= 0 else ""


def _unlinked(case: Case, move: moves.Build) -> Reasons:
    """Yield the reason if a tile is not connected to a post of the seat (R3.17)."""
    geo, land = case.geo, _mask(case, move) & case.geo.land
    if not land:
        return
    island = case.ground.island_of(land)
    own = case.ground.posts[case.seat] & island.mask
    carried = case.ground.carried(case.seat)
    if not own:
        yield Reason("no-post-here", _called(island))
    elif not cells.beside(carried, geo.stride) & land:
        corner = cells.around(carried, geo.stride) & land
        yield Reason("corner-only" if corner else "no-link", _called(island))


def _called(island: Island) -> dict[str, str | int]:
    return {"number": island.number, "big": "yes" if island.big else "no"}


def _fits(case: Case, move: moves.Build) -> bool:
    """Return whether a tile fits where the move places it, ignoring the cost."""
    return _kind(case, move.tile) is not None and not any(_place(case, move))


def _build_sums(case: Case, move: moves.Build) -> Iterator[Sum]:
    """Yield the cost and the gains of a tile that fits (R3.18 to R3.23)."""
    kind = _kind(case, move.tile)
    if kind is None:
        return
    yield from cost_of(case, GREEN, kind.build)
    if _fits(case, move):
        brings = tile_brings(case.view, case.ground, move.tile, move.cell, move.turn)
        yield from scored(case, {_size(brings.island): brings.points}, brings.completion)
        if brings.resources:
            yield added("resources", dict(brings.resources))


def _size(island: Island) -> str:
    return "tile-big" if island.big else "tile-small"


EXPLAINERS: dict[str, Explainer[Case]] = {
    "take": Explainer(("turn", "plan"), _take, _take_sums),
    "build": Explainer(("turn", "build"), _build, _build_sums),
}
