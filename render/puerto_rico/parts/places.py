"""Places of tiles and buildings on a board, whatever its shape."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.puerto_rico.data import CITY_SPACES
from bot.games.puerto_rico.view import BuildingView
from render.art.canvas import Box

GAP = 3
_LEAST = 12
"""Least width of an empty place."""


def grid(area: Box, columns: int, rows: int) -> list[list[Box]]:
    """Return the places of an area row by row."""
    return [list(line.columns(columns, GAP)) for line in area.rows(rows, GAP)]


def row(area: Box, used: int, wide: int, number: int) -> list[Box]:
    """Return places side by side: the `used` ones so wide, the others share the rest.

    An early board has few things: they are larger, and have more than their letters.
    """
    rest = area.w - used * (wide + GAP)
    empty = area._replace(x=area.right - rest, w=rest).columns(max(1, number - used), GAP)
    full = (area._replace(x=area.x + n * (wide + GAP), w=wide) for n in range(used))
    return [*full, *empty][:number]


def widest(area: Box, used: int, number: int, widths: Sequence[int]) -> int:
    """Return how wide each of `used` places can be, while every empty one is still seen."""
    room = area.w - (number - used) * (_LEAST + GAP) + GAP
    even = (area.w + GAP) // number - GAP
    return next((wide for wide in widths if used * (wide + GAP) <= room), even)


Plots = Sequence[tuple[Box, BuildingView]]


def plots(city: Sequence[BuildingView], places: Sequence[Sequence[Box]]) -> tuple[Plots, list[Box]]:
    """Return the lots of the buildings, and those that are empty.

    Small buildings may be regrouped to make room for a large one (R-4.4): large ones stand in pairs
    of rows at the right; if there is but one row, or no column left, side by side.
    """
    columns = [list(column) for column in zip(*places, strict=True)]
    large = [building for building in city if building.spaces > 1]
    upright = large[: len(columns)] if len(places) > 1 else []
    placed = []
    for column, building in zip(reversed(columns), upright, strict=False):
        lower, upper = column.pop(), column.pop()
        placed.append((_both(upper, lower), building))
    free = [column[row] for row in range(len(places)) for column in columns if row < len(column)]
    for building in large[len(upright) :]:
        left, right, *free = free
        placed.append((_both(left, right), building))
    small = [building for building in city if building.spaces == 1]
    return [*placed, *zip(free, small, strict=False)], free[len(small) :]


def spaces(city: Sequence[BuildingView]) -> int:
    """Return how many spaces of a city are full."""
    return min(CITY_SPACES, sum(building.spaces for building in city))


def _both(first: Box, last: Box) -> Box:
    """Return the lot that takes two spaces."""
    return first._replace(w=last.right - first.x, h=last.bottom - first.y)
