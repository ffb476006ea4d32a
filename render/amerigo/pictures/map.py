"""The picture of the table: the map with everything on it, and the panel next to it.

The map shows tiles, posts, ships, chests, and the facts about islands.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.games.amerigo.map import cells
from bot.games.amerigo.map.geography import Geography
from bot.games.amerigo.map.placing import SHAPES, PlacedTile, tile_mask
from render.amerigo.art import drawings as art
from render.amerigo.art.atlas import (
    LETTERS,
    NUMBERS,
    Chart,
    Window,
    anchors,
    around,
    ground,
    told_resources,
)
from render.amerigo.art.palette_sheet import colors
from render.amerigo.map_scenes import IslandLine, MapScene, TableScene
from render.amerigo.parts import panel
from render.amerigo.parts.places import TICK, berths, labels
from render.art.canvas import Box, Canvas
from render.art.page import SMALLEST
from render.art.sprites import plate, sprite
from render.art.typesetting import measure

_SIDE = 700
_FRAME = 26


def draw_table(scene: TableScene, before: TableScene | None = None) -> Canvas:
    """Draw the scene and return the canvas; differences from `before` are outlined."""
    then, chart = before or scene, whole(scene.map.geo)
    canvas = begun(chart, scene.map, then.map, scene.palette)
    panel.draw(canvas, scene, then, scene.words)
    return canvas


@lru_cache(maxsize=32)
def whole(geo: Geography) -> Chart:
    """Return the chart of the whole map, as large as fits into the square at the left."""
    room = _SIDE - NUMBERS - 4
    cell = (room - 2 * _FRAME) // max(geo.width, geo.height)
    high = geo.height * cell + 2 * _FRAME
    top = max(LETTERS, (_SIDE - high - LETTERS) // 2 + LETTERS)
    window = Window(-1, -1, geo.height + 2, geo.width + 2)
    return Chart(geo, window, NUMBERS + 2, top, cell, _FRAME)


_POST, _SHIP, _SHIP_HIGH = 34, 42, 38
"""Minimum side of a post, and minimum width and height of a ship, in px, at which the shapes on
them can be recognised."""


class Placed(NamedTuple):
    """A placed tile, by the rows and columns that it covers."""

    row: int
    col: int
    cells: tuple[tuple[int, int], ...]
    rows: int
    cols: int


@lru_cache(maxsize=2048)
def placed(geo: Geography, tile: str, cell: str, turn: int) -> Placed:
    """Return a tile's position: its upper left corner, and its cells relative to that."""
    row, col = geo.place(geo.cell(cell))
    shape = shape_of(tile, turn)
    rows, cols = (max(axis) + 1 for axis in zip(*shape, strict=True))
    return Placed(row, col - shape[0][1], shape, rows, cols)


@lru_cache(maxsize=64)
def shape_of(tile: str, turn: int) -> tuple[tuple[int, int], ...]:
    """Return the cells of a tile in reading order, relative to its upper left corner."""
    offsets = SHAPES[tile[1:]][turn]
    left = min(across for _, across in offsets)
    return tuple(sorted((down, across - left) for down, across in offsets))


def begun(chart: Chart, scene: MapScene, then: MapScene, palette: str) -> Canvas:
    """Draw the map as the start of a picture; differences from `then` are outlined."""
    canvas, free = ground(chart, colors(palette)).copy(), scene.geo.land & ~under(scene)
    canvas.about(chart.sea, "cells")
    anchors(canvas, chart, free)
    told_resources(canvas, chart, free)
    for tile in scene.tiles:
        _tile(canvas, chart, tile)
    for tile in sorted(set(scene.tiles) - set(then.tiles), key=scene.tiles.index):
        outline(canvas, chart, tile, "changed", "on_changed")
    _chests(canvas, chart, scene)
    if chart.is_whole:
        _labels(canvas, chart, scene.islands)
    _posts(canvas, chart, scene, then)
    _ships(canvas, chart, scene, then)
    return canvas


def _tile(canvas: Canvas, chart: Chart, tile: PlacedTile) -> None:
    """Draw a tile if any of it is shown."""
    lies = placed(chart.geo, tile.tile, tile.cell, tile.turn)
    if not any(chart.window.has(lies.row + row, lies.col + col) for row, col in lies.cells):
        return
    width, height = lies.cols * chart.cell, lies.rows * chart.cell
    if tile.owner is None:
        drawn = sprite(art.neutral, width, height, canvas.theme, lies.cells)
    else:
        drawn = sprite(art.village, width, height, canvas.theme, lies.cells, tile.owner)
    canvas.about(_clipped(canvas, chart, drawn, lies), tile.tile)


def _clipped(canvas: Canvas, chart: Chart, drawn: Image.Image, lies: Placed) -> Box:
    """Draw the part of a tile that is in the window; return that part's box."""
    first, window = (
        chart.box(max(lies.row, chart.window.row), max(lies.col, chart.window.col)),
        chart.window,
    )
    whole = Box(
        first.x - max(0, window.col - lies.col) * chart.cell,
        first.y - max(0, window.row - lies.row) * chart.cell,
        drawn.width,
        drawn.height,
    )
    seen = whole.within(chart.sea)
    if seen == whole:
        canvas.sprite(drawn, whole.x, whole.y)
        return seen
    x, y = seen.x - whole.x, seen.y - whole.y
    part = drawn.crop((x, y, x + seen.w, y + seen.h))
    canvas.image.paste(part, (seen.x, seen.y), part)
    return seen


def outline(
    canvas: Canvas, chart: Chart, tile: PlacedTile, color: str, inner: str, width: int = 7
) -> None:
    """Draw a line around a tile."""
    lies = placed(chart.geo, tile.tile, tile.cell, tile.turn)
    edges = [
        edge
        for row, col in lies.cells
        if chart.window.has(lies.row + row, lies.col + col)
        for edge in _edges(chart.box(lies.row + row, lies.col + col), lies.cells, row, col)
    ]
    draw = ImageDraw.Draw(canvas.image)
    for paint, wide in ((color, width), (inner, max(2, width // 3))):
        for edge in edges:
            draw.line(edge, canvas.theme[paint], wide)


def _edges(
    box: Box, shape: Sequence[tuple[int, int]], row: int, col: int
) -> Iterator[tuple[int, int, int, int]]:
    """Yield the sides of a cell that are edges of the tile, slightly lengthened."""
    x, y, right, bottom = box.x, box.y, box.right - 1, box.bottom - 1
    if (row - 1, col) not in shape:
        yield x - 2, y, right + 2, y
    if (row + 1, col) not in shape:
        yield x - 2, bottom, right + 2, bottom
    if (row, col - 1) not in shape:
        yield x, y - 2, x, bottom + 2
    if (row, col + 1) not in shape:
        yield right, y - 2, right, bottom + 2


# Islands ------------------------------------------------------------------------------


def _chests(canvas: Canvas, chart: Chart, scene: MapScene) -> None:
    """Draw the chests of the islands."""
    covered = under(scene)
    for line, island in zip(scene.islands, chart.geo.islands, strict=True):
        free = island.mask & ~covered
        if line.chest and island.chest is not None and free:
            index = island.chest if free >> island.chest & 1 else next(cells.indices(free))
            place = chart.geo.place(index)
            if chart.window.has(*place):
                box = around(chart.box(*place), round(chart.cell * 0.92))
                canvas.sprite(sprite(art.chest, box.w, box.h, canvas.theme), box.x, box.y)
                canvas.about(chart.box(*place), "chest", f"cell:{chart.geo.name(index)}")


@lru_cache(maxsize=64)
def under(scene: MapScene) -> int:
    """Return the cells under tiles and posts, as a mask."""
    geo = scene.geo
    tiles = (tile_mask(geo, one.tile[1:], one.cell, one.turn) for one in scene.tiles)
    return reduce(or_, tiles, geo.mask([cell for cell, _ in scene.posts]))


def _labels(canvas: Canvas, chart: Chart, islands: Sequence[IslandLine]) -> None:
    """Write every island's number and, for incomplete big islands, how much is covered."""
    for line, (number, count) in zip(islands, labels(chart), strict=True):
        _sign(canvas, number, line)
        if count is not None and line.covered < line.size:
            thing = f"island:{line.number}"
            _label(canvas, count, f"{line.covered}/{line.size}", "on_table_soft", thing)


_NUMBER = 34
"""Height in px of an island's number on a part of the map, at the lower edge of a cell."""


def numbers(
    canvas: Canvas, chart: Chart, islands: Sequence[IslandLine], taken: Collection[str]
) -> list[Box]:
    """Write the islands' numbers on a part of the map, except where a letter is.

    Return the boxes of the numbers.
    """
    letters = [chart.of(cell) for cell in taken if cell in chart.geo.cells]
    found = []
    for line, (cell, _) in zip(islands, labels(chart), strict=True):
        if cell.within(chart.sea) == cell and not any(_meet(cell, one) for one in letters):
            box = cell._replace(y=cell.bottom - _NUMBER - 1, h=_NUMBER)
            _sign(canvas, box, line)
            found.append(box)
    return found


def _meet(box: Box, other: Box) -> bool:
    met = box.within(other)
    return bool(met.w and met.h)


def _sign(canvas: Canvas, box: Box, line: IslandLine) -> None:
    """Write an island's number, on green and with a tick once it is complete."""
    text, thing = str(line.number), f"island:{line.number}"
    if line.covered < line.size:
        _label(canvas, box, text, "on_table", thing)
        return
    ticked = TICK if measure(text, SMALLEST) + 4 + TICK <= box.w else 0
    place = around(box, measure(text, SMALLEST) + 6 + ticked, box.h - 1)
    canvas.sprite(plate(place.w, place.h, canvas.theme, "leaf_dark", radius=6), place.x, place.y)
    canvas.text(text, place._replace(w=place.w - ticked), SMALLEST, "sail", "center")
    if ticked:
        mark = sprite(art.tick, TICK - 3, TICK - 3, canvas.theme)
        canvas.sprite(mark, place.right - TICK, place.y + (place.h - TICK + 3) // 2)
    canvas.about(box.inset(-1), "completing", thing)


def _label(canvas: Canvas, box: Box, text: str, color: str, thing: str) -> None:
    place = around(box, measure(text, SMALLEST) + 4, box.h - 1)
    canvas.image.paste(canvas.theme["frame"], (place.x, place.y, place.right, place.bottom))
    canvas.text(text, place, SMALLEST, color, "center")
    # A little larger than the cells below it, as a tap selects the smallest area.
    canvas.about(box.inset(-1), "completing", thing)


# Posts and ships ----------------------------------------------------------------------


def _posts(canvas: Canvas, chart: Chart, scene: MapScene, then: MapScene) -> None:
    side, before = max(_POST, round(chart.cell * 0.86)), dict(then.posts)
    for cell, seat in scene.posts:
        if chart.shows(cell):
            box = around(chart.of(cell), side)
            if before.get(cell) != seat:
                _halo(canvas, box)
            canvas.sprite(sprite(art.post, side, side, canvas.theme, seat), box.x, box.y)
            canvas.about(box, "discovery")


def _halo(canvas: Canvas, box: Box) -> None:
    """Draw the background of something that has changed."""
    grown = box.inset(-5)
    ring = plate(grown.w, grown.h, canvas.theme, "changed", "on_changed", 3, grown.h // 2)
    canvas.sprite(ring, grown.x, grown.y)


def _ships(canvas: Canvas, chart: Chart, scene: MapScene, then: MapScene) -> None:
    """Draw the ships side by side, avoiding posts and numbers if there is room."""
    wide, high = max(_SHIP, round(chart.cell * 0.98)), max(_SHIP_HIGH, round(chart.cell * 0.88))
    posts = [chart.of(cell) for cell, _ in scene.posts if chart.shows(cell)]
    signs = [one for pair in labels(chart) for one in pair if one] if chart.is_whole else []
    for (seat, number), box in berths(chart, scene.ships, wide, high, posts + signs).items():
        if scene.ships[seat][number - 1] != then.ships[seat][number - 1]:
            _halo(canvas, box.inset(-2, 0))
        drawn = sprite(art.ship, wide, high, canvas.theme, seat, number)
        canvas.sprite(drawn, box.x, box.y)
        for part in (box, around(box, min(chart.cell - 1, high))):
            # A tap selects the smallest area at a point: the middle selects the ship, not the
            # cell below it.
            canvas.about(part, "sailing", f"ship:{seat}-{number}")
