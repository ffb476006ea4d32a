"""Parts of the map in close-ups and questions, and their scale: an island with its sea."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.games.amerigo.map.cells import column, indices
from bot.games.amerigo.map.geography import Geography
from render.amerigo.art.atlas import LETTERS, NUMBERS, Chart, Window
from render.art.canvas import Box
from render.art.page import HEIGHT, MARGIN, WIDTH
from render.pictures import layout

SEA = 2
"""Width, in cells, of the sea that is shown around an island."""
SIZES = (66, 51, 39)
"""Possible widths of a cell in px: few, so that the drawings needed are usually in the cache."""
LEAST = 51
"""Minimum width in px of a cell in the close-up of an island."""
BESIDE = 290
"""Minimum width in px of the area for text to the right of a part of the map."""

_LEFT, _TOP = NUMBERS + 2, LETTERS + 3


PIECES = "abcdef"
"""Letters of the pieces into which a long island is divided."""


class Near(NamedTuple):
    """A part of the map, and the area for text next to it or above it."""

    chart: Chart
    words: Box

    @property
    def is_beside(self) -> bool:
        """Whether the area for text is next to the map."""
        return self.words.h > self.words.w


@lru_cache(maxsize=64)
def parts(geo: Geography) -> Mapping[str, Window]:
    """Return all parts by key: "3" is an island; "7a" and "7b" are parts of a long one."""
    found: dict[str, Window] = {}
    for island in geo.islands:
        windows = _split(*(around(geo, island.mask, sea) for sea in (SEA, 1)))
        for index, window in enumerate(windows):
            found[f"{island.number}{PIECES[index] if len(windows) > 1 else ''}"] = window
    return found


def around(geo: Geography, mask: int, sea: int) -> Window:
    """Return the window with some cells and `sea` cells around them, within the map and frame."""
    places = [geo.place(index) for index in indices(mask)]
    first_row, last_row = min(row for row, _ in places), max(row for row, _ in places)
    first_col, last_col = min(col for _, col in places), max(col for _, col in places)
    top, left = max(-1, first_row - sea), max(-1, first_col - sea)
    bottom, right = min(geo.height, last_row + sea), min(geo.width, last_col + sea)
    return Window(top, left, bottom - top + 1, right - left + 1)


def _room(beside: bool) -> tuple[int, int]:
    """Return the height and width in px available for a part, with text beside or above it."""
    if beside:
        return HEIGHT - _TOP - 2, WIDTH - BESIDE - MARGIN - _LEFT
    return HEIGHT - layout.BELOW - LETTERS - 2, WIDTH - _LEFT - 2


def _fits(window: Window, beside: bool) -> bool:
    high, wide = _room(beside)
    return window.rows <= high // LEAST and window.cols <= wide // LEAST


def _split(window: Window, *smaller: Window) -> list[Window]:
    """Return the first of the windows that can be shown, or else as few parts as possible."""
    for one in (window, *smaller):
        if _fits(one, beside=True) or _fits(one, beside=False):
            return [one]
    high, wide = (room // LEAST for room in _room(beside=True))
    return [
        Window(row, col, rows, cols)
        for row, rows in _pieces(window.row, window.rows, high)
        for col, cols in _pieces(window.col, window.cols, wide)
    ]


def _pieces(first: int, count: int, most: int) -> list[tuple[int, int]]:
    """Return as few pieces of a length as possible, as (start, size), each at most `most`."""
    number = -(-count // most)
    if number == 1:
        return [(first, count)]
    return [(first + (count - most) * part // (number - 1), most) for part in range(number)]


@lru_cache(maxsize=256)
def near(geo: Geography, window: Window, beside: bool | None = None) -> Near:
    """Return a part of the map as large as fits, with text on the side that has more room."""
    if beside is None:
        beside = _fits(window, beside=True)
    high, wide = _room(beside)
    cell = _size(high // window.rows, wide // window.cols)
    top = _TOP if beside else layout.BELOW + LETTERS
    top += (high - window.rows * cell) // 2
    chart = Chart(geo, window, _LEFT, top, cell, cell)
    right = _LEFT + window.cols * cell + MARGIN
    if beside:
        return Near(chart, Box(right, MARGIN, WIDTH - MARGIN - right, HEIGHT - 2 * MARGIN))
    return Near(chart, layout.PLACE)


def _size(*most: int) -> int:
    """Return the largest cell size within the given limits."""
    return next(size for size in SIZES if size <= min(most))


def range_of(window: Window, geo: Geography) -> str:
    """Return the first and the last cell of a window: "A1–K13"."""
    row, col = max(0, window.row), max(0, window.col)
    last_row = min(geo.height, window.row + window.rows) - 1
    last_col = min(geo.width, window.col + window.cols) - 1
    return f"{column(col)}{row + 1}–{column(last_col)}{last_row + 1}"


# What is asked ------------------------------------------------------------------------

PANEL = 360
"""Width in px of the panel with the choices, next to the map."""


def _ask_room() -> tuple[int, int]:
    return HEIGHT - _TOP - 2, WIDTH - PANEL - 2 * MARGIN - _LEFT


def asked_about(geo: Geography, names: Sequence[str]) -> Window | None:
    """Return the map part with some cells and a little sea, None if it needs the whole map."""
    inner = [name for name in names if name in geo.cells]
    if not inner:
        return None
    for sea in (2, 1, 0):
        window = around(geo, geo.mask(sorted(set(inner))), sea)
        frame = 2 * (LEAST - SIZES[-1])
        if all(
            count * SIZES[-1] + frame <= room
            for count, room in zip((window.rows, window.cols), _ask_room(), strict=True)
        ):
            return window
    return None


@lru_cache(maxsize=64)
def asked(geo: Geography, window: Window) -> Near:
    """Return a part of the map as large as fits, with an area for text next to it."""
    high, wide = _ask_room()
    for cell in SIZES:
        chart = Chart(geo, window, _LEFT, _TOP, cell, max(cell, LEAST))
        if chart.sea.w <= wide and chart.sea.h <= high:
            break
    left = _LEFT + (wide - chart.sea.w) // 2
    top = _TOP + (high - chart.sea.h) // 2
    chart = Chart(geo, window, left, top, cell, chart.frame)
    return Near(chart, Box(WIDTH - MARGIN - PANEL, MARGIN, PANEL, HEIGHT - 2 * MARGIN))


# Where a ship sails -------------------------------------------------------------------

TITLE = 88
"""Height in px of the area above the map for the title, and for a sketch of the whole map that
marks the part shown."""
_SHIP_TOP = TITLE + LETTERS + 1


def _ship_room(geo: Geography) -> tuple[int, int]:
    """Return how many rows and columns fit, including the frame's."""
    rows, cols = (HEIGHT - _SHIP_TOP - 2) // LEAST, (WIDTH - _LEFT - 2) // LEAST
    return min(rows, geo.height + 2), min(cols, geo.width + 2)


def best_window(geo: Geography, weights: Mapping[str, int]) -> Window:
    """Return the part of the map that shows the greatest weight of cells, near its centre."""
    rows, cols = _ship_room(geo)
    places = [
        (*geo.place(geo.cells[one]), heavy) for one, heavy in weights.items() if one in geo.cells
    ]
    total = sum(heavy for *_, heavy in places) or 1
    middle = [sum(one[axis] * one[2] for one in places) / total for axis in (0, 1)]

    def worth(window: Window) -> tuple[int, float]:
        shown = sum(heavy for row, col, heavy in places if window.has(row, col))
        off = abs(window.row + rows / 2 - middle[0]) + abs(window.col + cols / 2 - middle[1])
        return shown, -off

    return max(
        (
            Window(row, col, rows, cols)
            for row in range(-1, geo.height + 2 - rows)
            for col in range(-1, geo.width + 2 - cols)
        ),
        key=worth,
    )


@lru_cache(maxsize=64)
def sailing(geo: Geography, window: Window) -> Chart:
    """Return the chart of a part of the map below a title, with letters on places."""
    left = _LEFT + (WIDTH - _LEFT - window.cols * LEAST) // 2
    return Chart(geo, window, left, _SHIP_TOP, LEAST, LEAST, lettered=True)
