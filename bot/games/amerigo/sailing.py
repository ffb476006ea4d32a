"""The range of a ship (R3.1 to R3.4), its destinations, and places for posts (R3.5)."""

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
"""Places that a ship may first reach after some number of steps: cells of the map as a bit mask,
and numbers of ring fields."""


def distances(
    geo: Geography, start: str | None, steps: int, taken: frozenset[str]
) -> dict[str, int]:
    """Return the places where a ship may end its move, with the fewest steps to each.

    A ship may pass other ships, but may not end on a `taken` cell other than its own; ring fields
    hold any number of ships. A ship that is not on the map yet (None) may begin on any ring field.
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
    """Yield the places first reached after 0, 1, 2 ... steps, until there are none."""
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
    """Return the places where a ship may end its move, with the fewest steps to each.

    Its own place is included only if it may place a post from there (Q8). Before its first move, a
    ship may begin on any frame field (R3.1).
    """
    start, none = table.players[seat].ships[ship - 1], _closed(table, seat, ship)
    found = _reach(table.geo, start, steps)
    return {cell: least for cell, least in found.items() if cell not in none}


def distance(table: Table, seat: int, move: Sail, most: int) -> int:
    """Return the number of steps of a legal move that takes no more than `most`."""
    return _reach(table.geo, table.players[seat].ships[move.ship - 1], most)[move.cell]


def route(table: Table, seat: int, move: Sail) -> tuple[str, ...]:
    """Return the places on a shortest route of a legal move, from first to last.

    The route of a ship that is not on the map yet begins on the nearest frame field (R3.1).
    """
    return _routes(table.geo, table.players[seat].ships[move.ship - 1])[move.cell]


def taken(table: Table) -> frozenset[str]:
    """Return the cells with ships, where no other ship may end its move (R3.4).

    Fields of the frame are never taken.
    """
    ring = table.geo.ring_numbers
    return frozenset(
        cell for sheet in table.players for cell in sheet.ships if cell and cell not in ring
    )


def post_cell(table: Table, seat: int, cell: str) -> str:
    """Return where a ship at this cell may place a post, or "" if nowhere (R3.5, Q38).

    The ship must be at an anchor whose post cell is not covered, and the seat must have a post
    left.
    """
    geo = table.geo
    index = geo.cells.get(cell, -1)
    if index not in geo.anchors or not table.players[seat].posts:
        return ""
    name = geo.name(geo.anchors[index])
    return name if name not in table.posts and not built_on(table, name) else ""


def built_on(table: Table, cell: str) -> bool:
    """Return whether a tile covers a cell."""
    geo = table.geo
    bit = 1 << geo.cell(cell)
    return any(tile_mask(geo, lies) & bit for lies in table.tiles)


def _closed(table: Table, seat: int, ship: int) -> frozenset[str]:
    """Return the cells where a ship may not end its move: other ships', usually also its own."""
    start = table.players[seat].ships[ship - 1]
    rests = table.options.post_at_rest and start and post_cell(table, seat, start)
    return taken(table) - {start} if rests else taken(table) | {start}


# Cached because the next move of a turn and the second ship need the same results.


@lru_cache(maxsize=128)
def _reach(geo: Geography, start: str, steps: int) -> Mapping[str, int]:
    return distances(geo, start or None, steps, frozenset())


@lru_cache(maxsize=32)
def _routes(geo: Geography, start: str) -> Mapping[str, tuple[str, ...]]:
    """Return a shortest route to each place from a ship's place, "" if it is off the map."""
    found: dict[str, tuple[str, ...]] = {}
    before: Front = (0, frozenset())
    for front in _fronts(geo, start or None, geo.width * geo.height):
        for place in (*geo.named(front[0]), *(geo.ring[number].name for number in front[1])):
            found[place] = (*found.get(_next_to(geo, place, before), ()), place)
        before = front
    return found


def _next_to(geo: Geography, place: str, front: Front) -> str:
    """Return a place of the front that is one step from this place, or "" if there is none."""
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
    """Return each cell's index in the list of moves, and the moves to all water cells.

    The moves are sorted by notation.
    """
    cells = [*geo.named(geo.water), *geo.ring_numbers]
    every = ordered(once(Sail, ship, cell) for cell in cells)
    return {move.cell: place for place, move in enumerate(every)}, every
