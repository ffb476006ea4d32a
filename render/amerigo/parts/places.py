"""Places on the map for things that do not fit into a cell: islands' numbers, and ships."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from bot.games.amerigo.map import cells
from bot.games.amerigo.map.geography import Geography, Island
from render.amerigo.art.atlas import Chart, around
from render.art.canvas import Box
from render.art.page import SMALLEST
from render.art.typesetting import measure

Label = tuple[Box, Box | None]
"""Boxes of an island's number and of its count of covered cells.

The second is None if the island is not big, or if there is no room for the count.
"""

TICK = 18
"""Width in px of the tick next to the number of a complete island."""

# Labels of islands --------------------------------------------------------------------


@lru_cache(maxsize=32)
def labels(chart: Chart) -> tuple[Label, ...]:
    """Return the place at sea of each island's number, and of a big island's count."""
    taken, found = 0, []
    for island in chart.geo.islands:
        wide = _wide(str(island.number))
        number, grown = _spot(chart, island, wide + TICK, taken)
        if number is None:
            number, grown = _spot(chart, island, wide, taken)
        taken = grown
        count = None
        if island.big:
            count, taken = _spot(chart, island, _wide(f"{island.size}/{island.size}"), taken)
        found.append((number or chart.sea._replace(w=chart.cell, h=chart.cell), count))
    return tuple(found)


def _wide(text: str) -> int:
    return measure(text, SMALLEST) + 6


def _spot(chart: Chart, island: Island, width: int, taken: int) -> tuple[Box | None, int]:
    """Return the nearest place at sea for a text of a given width, with all cells taken so far."""
    geo, run = chart.geo, -(-width // chart.cell)
    free = geo.water & ~sum(1 << index for index in geo.anchors) & ~taken
    runs = free
    for step in range(1, run):
        runs &= free >> step
    near = cells.beside(island.mask, geo.stride)
    touching = near
    for step in range(1, run):
        touching |= near >> step
    found = [geo.place(index) for index in cells.indices(runs & touching)]
    if not found:
        return None, taken
    row, col = min(found, key=lambda place: _off(geo, island, place, run))
    box = chart.box(row, col)
    return box._replace(w=run * chart.cell), taken | ((1 << run) - 1) << row * geo.stride + col


def _off(geo: Geography, island: Island, place: tuple[int, int], run: int) -> float:
    """Return how far the middle of a run of cells is from the middle of an island."""
    row, col = _middle(geo, island.mask)
    return abs(place[0] - row) + abs(place[1] + (run - 1) / 2 - col)


@lru_cache(maxsize=64)
def _middle(geo: Geography, mask: int) -> tuple[float, float]:
    places = [geo.place(index) for index in cells.indices(mask)]
    rows, cols = (sum(axis) / len(places) for axis in zip(*places, strict=True))
    return rows, cols


# Ships --------------------------------------------------------------------------------

_BESIDE = (
    *((0, 0), (-1, 0), (1, 0), (0, 1), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1)),
    *((2, 0), (-2, 0), (0, 2), (0, -2), (2, 1), (-2, 1), (2, -1), (-2, -1), (1, 2), (-1, 2)),
)
"""Offsets (down, right) at which a ship is tried, in steps of about its own size, best first."""
_ROWS = 4
"""Maximum number of rows or columns of ships at a field of the frame."""


def berths(
    chart: Chart, ships: Sequence[Sequence[str]], wide: int, high: int, fixed: Sequence[Box] = ()
) -> Mapping[tuple[int, int], Box]:
    """Return boxes of the given size for the visible ships, by seat and number.

    Ships avoid each other and, if possible, the boxes in `fixed`.
    """
    found: dict[tuple[int, int], Box] = {}
    for seat, cells_of in enumerate(ships):
        for number, cell in enumerate(cells_of, 1):
            places = list(_places(chart, cell, wide, high))
            free = [box for box in places if not _meets(box, found.values())]
            clear = (box for box in free if not _meets(box, fixed))
            if places:
                found[seat, number] = next(clear, (free or places)[0])
    return found


def _meets(box: Box, others: Iterable[Box]) -> bool:
    inner = box.inset(3)
    return any(inner.within(other).w and inner.within(other).h for other in others)


def _places(chart: Chart, cell: str, wide: int, high: int) -> Iterator[Box]:
    """Yield the boxes for a ship on a cell or field, the best one first."""
    if cell in chart.geo.ring_numbers:
        parts = chart.fields.get(cell, ())
        for part in sorted(parts, key=lambda one: -one.w * one.h):
            rows = _above if part.w >= part.h else _beside
            yield from rows(chart, part, wide, high)
    elif cell and chart.shows(cell):
        box = around(chart.of(cell), wide, high)
        across, down = _seawards(chart, cell, wide - chart.cell, high - chart.cell)
        for dy, dx in _BESIDE:
            x, y = across + dx * wide * 3 // 4, down + dy * (high - 4)
            yield box._replace(x=box.x + x, y=box.y + y)


def _seawards(chart: Chart, cell: str, over_x: int, over_y: int) -> tuple[int, int]:
    """Return how far a ship at an anchor is moved from the post, as it is wider than a cell."""
    geo = chart.geo
    index = geo.cell(cell)
    if index not in geo.anchors:
        return 0, 0
    (row, col), (post_row, post_col) = geo.place(index), geo.place(geo.anchors[index])
    right, down = max(0, over_x * 2 // 3), max(0, over_y * 2 // 3 + 2)
    return (col - post_col) * right, (row - post_row) * down


def _above(chart: Chart, part: Box, wide: int, high: int) -> Iterator[Box]:
    """Yield boxes in a field above or below the map, then in further rows towards the map."""
    inwards = 1 if part.y <= chart.sea.y else -1
    top = part.y + (part.h - high) // 2
    for row in range(_ROWS):
        for x in _along(part.x, part.w, wide):
            yield Box(x, top + inwards * row * (high - 2), wide, high)


def _beside(chart: Chart, part: Box, wide: int, high: int) -> Iterator[Box]:
    """Yield boxes in a field beside the map, then in further columns towards the map."""
    inwards = 1 if part.x <= chart.sea.x else -1
    left = part.x if inwards > 0 else part.right - wide
    for row in range(_ROWS):
        for y in _along(part.y, part.h, high):
            yield Box(left + inwards * row * wide, y, wide, high)


def _along(start: int, length: int, size: int) -> Iterator[int]:
    """Yield starting points along a field, beginning beside its name, which is in the middle."""
    middle = start + (length - size) // 2
    if length < 3 * size - 2:
        # This is half of a corner field.
        yield from range(start, start + length - size + 3, size)
        return
    yield from (middle + size, middle - size, middle)
