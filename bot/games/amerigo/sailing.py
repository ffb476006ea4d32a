"""The reach of a ship (R3.1 to R3.4), a seat's destinations, and places for posts (R3.5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from bot.engine.verbs import once, ordered
from bot.games.amerigo.ground import tile_mask
from bot.games.amerigo.map.cells import beside
from bot.games.amerigo.map.geography import Geography
from bot.games.amerigo.moves import Sail
from bot.games.amerigo.table import Table

Front = tuple[int, frozenset[int]]
"""Possible places of a ship after some number of steps.

Cells of the map, and ring fields by number.
"""


def distances(
    geo: Geography, start: str | None, steps: int, taken: frozenset[str]
) -> dict[str, int]:
    """Return the places where a ship may end its move, with the least steps to get there.

    A ship passes through others, but ends on no cell that is `taken`, except its own place; ring
    fields hold any number. A ship that is not on the map yet (None) begins on any ring field.
    """
    found: dict[str, int] = {}
    blocked = taken - {start} - geo.ring_numbers.keys()
    for step, (cells, fields) in enumerate(_fronts(geo, start, steps)):
        found |= dict.fromkeys((geo.ring[number].name for number in sorted(fields)), step)
        found |= dict.fromkeys(geo.named(cells), step)
    for name in blocked:
        found.pop(name, None)
    return found


def _fronts(geo: Geography, start: str | None, steps: int) -> Iterator[Front]:
    """Yield the new places after 0, 1, 2 ... steps, until there are none."""
    cells, fields = _first(geo, start)
    stride, water, left = geo.stride, geo.water & ~cells, set(range(len(geo.ring))) - fields
    yield cells, fields
    for _ in range(steps):
        wet = cells << 1 | cells >> 1 | cells << stride | cells >> stride
        for number in fields:
            wet |= geo.ring[number].touches
        near = {one for number in fields for one in geo.ring[number].neighbours}
        near |= {one for one in left if geo.ring[one].touches & cells}
        cells, fields = wet & water, frozenset(near & left)
        if not (cells or fields):
            return
        water &= ~cells
        left -= fields
        yield cells, fields


def _first(geo: Geography, start: str | None) -> Front:
    if start is None:
        return 0, frozenset(range(len(geo.ring)))
    if start in geo.ring_numbers:
        return 0, frozenset((geo.ring_numbers[start],))
    return 1 << geo.cell(start), frozenset()


def moves(table: Table, seat: int, ship: int, steps: int) -> list[Sail]:
    """Return a ship's legal moves of at most `steps` steps."""
    start, none = table.players[seat].ships[ship - 1], _closed(table, seat, ship)
    found = _moves(table.geo, ship, start, steps)
    return [move for move in found if move.cell not in none]


def destinations(table: Table, seat: int, ship: int, steps: int) -> dict[str, int]:
    """Return the places where a ship may end its move, and the steps to get there.

    Its own place is among them only if it may place a post from there (Q8); before its first move a
    ship begins on any frame field (R3.1).
    """
    start, none = table.players[seat].ships[ship - 1], _closed(table, seat, ship)
    found = _reach(table.geo, start, steps)
    return {cell: least for cell, least in found.items() if cell not in none}


def distance(table: Table, seat: int, move: Sail, most: int) -> int:
    """Return the steps of a legal move, at most `most`."""
    return _reach(table.geo, table.players[seat].ships[move.ship - 1], most)[move.cell]


def route(table: Table, seat: int, move: Sail) -> tuple[str, ...]:
    """Return the places on one of the shortest ways of a legal move, its first and last included.

    That of a ship which is not on the map yet begins on the frame field that is nearest (R3.1).
    """
    return _routes(table.geo, table.players[seat].ships[move.ship - 1])[move.cell]


def taken(table: Table) -> frozenset[str]:
    """Return the cells with ships: only one may end its move there, but on the frame (R3.4)."""
    ring = table.geo.ring_numbers
    return frozenset(
        cell for sheet in table.players for cell in sheet.ships if cell and cell not in ring
    )


def post_cell(table: Table, seat: int, cell: str) -> str:
    """Return the cell where a ship at this cell may place a post, "" = nowhere (R3.5, Q38).

    The post cell of an anchor, if nothing covers it and the seat has a post left.
    """
    geo = table.geo
    index = geo.cells.get(cell, -1)
    if index not in geo.anchors or not table.players[seat].posts:
        return ""
    name = geo.name(geo.anchors[index])
    return name if name not in table.posts and not built_on(table, name) else ""


def built_on(table: Table, cell: str) -> bool:
    """Return whether a tile lies on a cell."""
    geo = table.geo
    bit = 1 << geo.cell(cell)
    return any(tile_mask(geo, lies) & bit for lies in table.tiles)


def _closed(table: Table, seat: int, ship: int) -> frozenset[str]:
    """Return the cells where a ship may not end its move: others', and usually its own."""
    start = table.players[seat].ships[ship - 1]
    rests = table.options.post_at_rest and start and post_cell(table, seat, start)
    return taken(table) - {start} if rests else taken(table) | {start}


# A turn asks for the same again with its next move, and both ships begin off the map.


@lru_cache(maxsize=128)
def _reach(geo: Geography, start: str, steps: int) -> Mapping[str, int]:
    return distances(geo, start or None, steps, frozenset())


@lru_cache(maxsize=32)
def _routes(geo: Geography, start: str) -> Mapping[str, tuple[str, ...]]:
    """Return a shortest way to each place, from one of a ship, "" = off the map."""
    found: dict[str, tuple[str, ...]] = {}
    before: Front = (0, frozenset())
    for front in _fronts(geo, start or None, geo.width * geo.height):
        for place in (*geo.named(front[0]), *(geo.ring[number].name for number in front[1])):
            found[place] = (*found.get(_next_to(geo, place, before), ()), place)
        before = front
    return found


def _next_to(geo: Geography, place: str, front: Front) -> str:
    """Return a place of a front from which this one is a step away, "" = there is none."""
    cells, fields = front
    number = geo.ring_numbers.get(place)
    if number is None:
        bit = 1 << geo.cell(place)
        cells &= beside(bit, geo.stride)
        near = [geo.ring[one].name for one in sorted(fields) if geo.ring[one].touches & bit]
    else:
        cells &= geo.ring[number].touches
        near = [geo.ring[one].name for one in geo.ring[number].neighbours if one in fields]
    return next(iter((*geo.named(cells & -cells), *near)), "")


@lru_cache(maxsize=128)
def _moves(geo: Geography, ship: int, start: str, steps: int) -> tuple[Sail, ...]:
    places, every = _all_moves(geo, ship)
    return tuple([every[place] for place in sorted([places[c] for c in _reach(geo, start, steps)])])


@lru_cache(maxsize=64)
def _all_moves(geo: Geography, ship: int) -> tuple[Mapping[str, int], tuple[Sail, ...]]:
    """Return the moves to all water, sorted by notation, and the place of each cell among them."""
    cells = [*geo.named(geo.water), *geo.ring_numbers]
    every = ordered(once(Sail, ship, cell) for cell in cells)
    return {move.cell: place for place, move in enumerate(every)}, every
