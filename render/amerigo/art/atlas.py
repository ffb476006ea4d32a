"""The map or any part of it on a pixel grid, with everything that never changes in a game.

Rows and columns are counted from 0 as in the rules. Row -1 and column -1 are the frame's fields
above and to the left of the map; those after the last row and column are the fields below and to
the right.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from PIL import ImageDraw

from bot.games.amerigo.map.cells import column, indices
from bot.games.amerigo.map.geography import Geography
from render.amerigo.art import drawings as art
from render.art.canvas import Box, Canvas, canvas_bytes
from render.art.kept import keeping
from render.art.page import SIZE, SMALLEST
from render.art.sprites import Drawing, sprite
from render.art.theme import Theme
from render.art.typesetting import measure
from render.art.widgets import laid

SMALL = 36
"""Width of a cell in px below which only every other row is numbered."""
NUMBERS = 34
"""Width in px of the area for the row numbers, to the left of the map."""
LETTERS = 32
"""Height in px of the area for the column letters, above the map."""
_CORNER = 12
"""Distance in px, in both directions, from a frame field's upper left corner to its point."""


class Window(NamedTuple):
    """A part of the map: its first row and column, and the numbers of rows and columns.

    The frame counts as rows and columns.
    """

    row: int
    col: int
    rows: int
    cols: int

    def has(self, row: int, col: int) -> bool:
        """Return whether a cell is inside the window."""
        return 0 <= row - self.row < self.rows and 0 <= col - self.col < self.cols


@dataclass(frozen=True)
class Chart:
    """A part of a map as it is drawn: its origin, and the widths of a cell and of the frame.

    If the chart is `lettered`, places have letters on them, so columns have lower-case letters.
    """

    geo: Geography
    window: Window
    left: int
    top: int
    cell: int
    frame: int
    lettered: bool = False

    @cached_property
    def sea(self) -> Box:
        """The box of everything shown, including the frame."""
        first, last = self.window, self.window
        upper = self.box(first.row, first.col)
        lower = self.box(last.row + last.rows - 1, last.col + last.cols - 1)
        return Box(upper.x, upper.y, lower.right - upper.x, lower.bottom - upper.y)

    def box(self, row: int, col: int) -> Box:
        """Return the box of a cell or of a part of the frame."""
        (x, w), (y, h) = self._columns[col + 1], self._rows[row + 1]
        return Box(x, y, w, h)

    @cached_property
    def _columns(self) -> Sequence[tuple[int, int]]:
        """The start and the width of each column, beginning with the frame's."""
        return list(self._along(self.left, self.window.col, self.geo.width))

    @cached_property
    def _rows(self) -> Sequence[tuple[int, int]]:
        return list(self._along(self.top, self.window.row, self.geo.height))

    @property
    def is_whole(self) -> bool:
        """Whether the chart shows the whole map, at a small scale."""
        return self.window.row < 0 and self.window.rows == self.geo.height + 2

    def of(self, name: str) -> Box:
        """Return the box of the cell with a given name."""
        return self.box(*self.geo.place(self.geo.cell(name)))

    def shows(self, name: str) -> bool:
        """Return whether a cell of the grid is in this part."""
        return self.window.has(*self.geo.place(self.geo.cell(name)))

    @cached_property
    def fields(self) -> Mapping[str, tuple[Box, ...]]:
        """The fields of the frame that are shown, each with its straight parts clockwise."""
        found = {}
        for field in self.geo.ring:
            sides = (
                [self.box(*place) for place in side if self.window.has(*place)]
                for side in _sides(self.geo, field.touches)
            )
            if parts := tuple(_joined(side) for side in sides if side):
                found[field.name] = parts
        return found

    @cached_property
    def middles(self) -> Mapping[str, tuple[int, int]]:
        """The centre of each cell shown, and a point in each field of the frame."""
        names = self.geo.cells
        cells = {name: _center(self.of(name)) for name in names if self.shows(name)}
        largest = {name: max(parts, key=_size_of) for name, parts in self.fields.items()}
        return cells | {name: (one.x + _CORNER, one.y + _CORNER) for name, one in largest.items()}

    def _along(self, start: int, first: int, size: int) -> Iterator[tuple[int, int]]:
        """Yield the starts and widths of rows or columns, including the frame's."""
        for at in range(-1, size + 1):
            frames = (first < 0 <= at) + (first <= size < at)
            # What is before this part of the map is left of it, or above it, not at its edge.
            cells = at - first if at < first else max(0, min(at, size) - max(first, 0))
            wide = self.cell if 0 <= at < size else self.frame
            yield start + frames * self.frame + cells * self.cell, wide


def _sides(geo: Geography, touches: int) -> Iterator[list[tuple[int, int]]]:
    """Yield a field's places above, to the right of, below and to the left of the map."""
    cells = [geo.place(index) for index in indices(touches)]
    yield [(-1, col) for row, col in cells if row == 0]
    yield [(row, geo.width) for row, col in cells if col == geo.width - 1]
    yield [(geo.height, col) for row, col in cells if row == geo.height - 1]
    yield [(row, -1) for row, col in cells if col == 0]


def _joined(boxes: list[Box]) -> Box:
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(x, y, right - x, bottom - y)


@keeping(canvas_bytes)
def ground(chart: Chart, colors: Theme) -> Canvas:
    """Draw the empty map: sea, land and resources."""
    canvas = laid(SIZE, colors)
    draw = ImageDraw.Draw(canvas.image)
    _sea(draw, chart, colors)
    _frame(draw, chart, colors)
    _lands(canvas, chart)
    _relief(canvas, chart)
    _things(canvas, chart)
    _coordinates(canvas, chart)
    _field_names(canvas, chart)
    _places(canvas, chart)
    return canvas


def _places(canvas: Canvas, chart: Chart) -> None:
    """Record the areas of the cells and the frame's fields, below those of all other things."""
    for name, index in chart.geo.cells.items():
        _noted(canvas, chart, index, thing=f"cell:{name}")
    for name, parts in chart.fields.items():
        for part in parts:
            canvas.about(part, thing=f"cell:{name}")


def _noted(canvas: Canvas, chart: Chart, index: int, rule: str = "", thing: str = "") -> None:
    place = chart.geo.place(index)
    if chart.window.has(*place):
        canvas.about(chart.box(*place), rule, thing)


def _inner(chart: Chart) -> tuple[range, range]:
    """Return the rows and the columns of the grid that are shown."""
    shown, geo = chart.window, chart.geo
    return (
        range(max(0, shown.row), min(shown.row + shown.rows, geo.height)),
        range(max(0, shown.col), min(shown.col + shown.cols, geo.width)),
    )


def _sea(draw: ImageDraw.ImageDraw, chart: Chart, colors: Theme) -> None:
    """Draw the water with a line at every edge of a cell."""
    draw.rectangle(_area(chart.sea), colors["shallow"])
    rows, cols = _inner(chart)
    _shores(draw, chart, colors)
    whole = _joined([chart.box(rows[0], cols[0]), chart.box(rows[-1], cols[-1])])
    left, top, right, bottom = _area(whole)
    for row in rows:
        _, first, _, last = _area(chart.box(row, cols[0]))
        draw.line((left, first, right, first), colors["sea_line"])
        draw.line((left, last, right, last), colors["sea_line"])
    for col in cols:
        first, _, last, _ = _area(chart.box(rows[0], col))
        draw.line((first, top, first, bottom), colors["sea_line"])
        draw.line((last, top, last, bottom), colors["sea_line"])


def _shores(draw: ImageDraw.ImageDraw, chart: Chart, colors: Theme) -> None:
    """Draw shallow water around the islands to set off the coasts, and land from tiles."""
    wide, sea = chart.cell * 2 // 5, _area(chart.sea)
    land = chart.geo.land
    inner = land & land << 1 & land >> 1 & land << chart.geo.stride & land >> chart.geo.stride
    for index in _lying(chart, land & ~inner):
        spots = _rounded(_area(chart.box(*chart.geo.place(index)).inset(-wide)), wide)
        draw.polygon([_within(spot, sea) for spot in spots], colors["shore"])


def _rounded(area: tuple[int, int, int, int], radius: int) -> Iterator[tuple[int, int]]:
    """Yield an outline with corners cut twice, four times as fast to draw as real curves."""
    left, top, right, bottom = area
    third = radius * 3 // 10
    for x, y, inwards, down in (
        *((left, top, 1, 1), (right, top, -1, 1)),
        *((right, bottom, -1, -1), (left, bottom, 1, -1)),
    ):
        steps = [(0, radius), (third, third), (radius, 0)]
        for across, along in steps if inwards == down else reversed(steps):
            yield x + inwards * across, y + down * along


def _within(spot: tuple[int, int], area: tuple[int, int, int, int]) -> tuple[int, int]:
    """Return the point of an area that is nearest to a given one."""
    return max(area[0], min(spot[0], area[2])), max(area[1], min(spot[1], area[3]))


def _lying(chart: Chart, land: int) -> Iterator[int]:
    """Yield the land cells that are shown."""
    rows, cols = _inner(chart)
    for index in indices(land):
        row, col = chart.geo.place(index)
        if row in rows and col in cols:
            yield index


def _relief(canvas: Canvas, chart: Chart) -> None:
    """Draw hills and palms on some land cells that have nothing on them."""
    geo = chart.geo
    used = {island.chest for island in geo.islands}.union(geo.resources, geo.anchors.values())
    for index in _lying(chart, geo.land):
        row, col = geo.place(index)
        kind = _RELIEF.get((3 * row + 5 * col + row * col) % 7)
        if kind and index not in used:
            _thing(canvas, chart, index, 0.8, kind)


_RELIEF: Mapping[int, Drawing] = {0: art.palm, 3: art.hill}
"""Drawings by a pseudo-random number that is computed from a cell's row and column."""


def _area(box: Box) -> tuple[int, int, int, int]:
    return box.x, box.y, box.right - 1, box.bottom - 1


def _frame(draw: ImageDraw.ImageDraw, chart: Chart, colors: Theme) -> None:
    """Draw the frame's fields; a corner field goes around the corner."""
    for parts in chart.fields.values():
        for part in parts:
            grown = _joined([part, *parts]) if len(parts) > 1 else part
            bent = part._replace(x=grown.x, w=grown.w) if part.w > part.h else part
            draw.rounded_rectangle(_area(bent.inset(2)), 6, colors["frame"])


def _lands(canvas: Canvas, chart: Chart) -> None:
    geo, side = chart.geo, chart.cell
    # Put a row and a cell of water before the first cell; every row ends with a cell of water.
    land = geo.land << geo.stride + 1
    around = [(1 + down) * geo.stride + 1 + across for down, across in _AROUND]
    for index in _lying(chart, geo.land):
        box = chart.box(*geo.place(index))
        wet = tuple(not land >> index + one & 1 for one in around)
        canvas.sprite(sprite(art.land, side, side, canvas.theme, wet), box.x, box.y)


_AROUND = ((-1, 0), (0, 1), (1, 0), (0, -1), (-1, 1), (1, 1), (1, -1), (-1, -1))
"""Offsets (down, right) of a cell's neighbours: up, right, down, left, then the diagonals."""


def _size_of(box: Box) -> int:
    return box.w * box.h


def _center(box: Box) -> tuple[int, int]:
    return box.x + box.w // 2, box.y + box.h // 2


def _things(canvas: Canvas, chart: Chart) -> None:
    """Draw the resources."""
    for index, good in chart.geo.resources.items():
        _thing(canvas, chart, index, 0.88, art.resource, good)


def anchors(canvas: Canvas, chart: Chart, free: int) -> None:
    """Draw the free post cells and their anchors; other anchors have no use any more."""
    found = [pair for pair in chart.geo.anchors.items() if free >> pair[1] & 1]
    _jetties(ImageDraw.Draw(canvas.image), chart, found, canvas.theme)
    for anchor, post in found:
        _thing(canvas, chart, anchor, 0.84, art.anchor)
        _thing(canvas, chart, post, 0.8, art.free_post)
        for index in (anchor, post):
            _told(canvas, chart, index, "posting")


def told_resources(canvas: Canvas, chart: Chart, free: int) -> None:
    """Record the rules of uncovered resources, which the empty map already shows."""
    for index in chart.geo.resources:
        if free >> index & 1:
            _told(canvas, chart, index, "goods_scoring")


def _told(canvas: Canvas, chart: Chart, index: int, rule: str) -> None:
    """Record the rule of a cell, which can still be tapped as a cell."""
    _noted(canvas, chart, index, rule, f"cell:{chart.geo.name(index)}")


def _jetties(
    draw: ImageDraw.ImageDraw, chart: Chart, pairs: Sequence[tuple[int, int]], colors: Theme
) -> None:
    """Draw a line from every anchor to its post cell."""
    for pair in pairs:
        places = [chart.geo.place(index) for index in pair]
        if all(chart.window.has(*place) for place in places):
            spots = [_center(chart.box(*place)) for place in places]
            draw.line(spots, colors["ink"], max(5, chart.cell // 5))
            draw.line(spots, colors["on_table"], max(3, chart.cell // 9))


def _thing(
    canvas: Canvas, chart: Chart, index: int, share: float, drawing: Drawing, *args: object
) -> None:
    place = chart.geo.place(index)
    if chart.window.has(*place):
        box = around(chart.box(*place), round(chart.cell * share))
        canvas.sprite(sprite(drawing, box.w, box.h, canvas.theme, *args), box.x, box.y)


def around(box: Box, width: int, height: int | None = None) -> Box:
    """Return a box of the given size with the same centre as another one."""
    high = width if height is None else height
    return Box(box.x + (box.w - width) // 2, box.y + (box.h - high) // 2, width, high)


def _coordinates(canvas: Canvas, chart: Chart) -> None:
    """Write the columns' letters above the map, and those row numbers that fit at its left.

    On a part of the map they have a quiet colour, because the letters on its places matter more.
    """
    every, (rows, cols) = 1 if chart.cell >= SMALL else 2, _inner(chart)
    color, bold = ("on_table", True) if chart.is_whole else ("on_table_soft", False)
    for col in cols:
        name = column(col).lower() if chart.lettered else column(col)
        box, wide = chart.box(rows[0], col), measure(name, SMALLEST, bold)
        place = box._replace(y=chart.top - LETTERS, h=LETTERS)
        place = around(place, max(box.w, wide), LETTERS)
        canvas.text(name, place, SMALLEST, color, "center", bold)
    for row in rows:
        if row % every == 0:
            box = chart.box(row, cols[0])
            place = Box(chart.left - NUMBERS, box.y, NUMBERS, box.h)
            canvas.text(str(row + 1), place, SMALLEST, color, "center", bold)


def _field_names(canvas: Canvas, chart: Chart) -> None:
    """Write the names of the frame's fields; those at the sides are placed beside row numbers."""
    for name, parts in chart.fields.items():
        part = max(parts, key=lambda one: (one.w > one.h, _size_of(one)))
        wide = measure(name, SMALLEST)
        if part.w < wide:
            part = part._replace(w=wide + 2, h=chart.frame)
            left = part.x < chart.left + chart.frame
            row = _unnumbered(chart, parts[0])
            part = part._replace(
                x=part.x + chart.frame - part.w if left else part.x,
                y=chart.box(row, 0).y + (chart.cell - chart.frame) // 2,
            )
        canvas.text(name, part, SMALLEST, "on_table", "center", bold=False)


def _unnumbered(chart: Chart, field: Box) -> int:
    """Return a row near the middle of a field that has no number next to it."""
    row = (field.y + field.h // 2 - chart.box(0, 0).y) // chart.cell
    return row - (row + 1) % 2
