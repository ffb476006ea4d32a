"""Plates: rounded boxes, stored as their corners and the colours between them.

Most of a picture is plates. Filling a plain area costs a twentieth of pasting it, and a plate of
any size takes only the memory of its corners.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple, TypeAlias, cast

from PIL import Image

from render.art.theme import Color

Area: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom edge of an area, in px."""


class Plate(NamedTuple):
    """The fills and sprites that make up one drawing, each with its position in it."""

    width: int
    height: int
    fills: tuple[tuple[Area, Color], ...]
    parts: tuple[tuple[int, int, Image.Image], ...]

    def image(self) -> Image.Image:
        """Return the plate as an image."""
        result = Image.new("RGBA", (self.width, self.height))
        for area, color in self.fills:
            result.paste(color, area)
        for left, top, part in self.parts:
            result.paste(part, (left, top))
        return result


Sprite: TypeAlias = Image.Image | Plate
"""Drawing that can be put on a picture."""


class _Band(NamedTuple):
    """A range of rows or columns, and its source; a stretched band repeats its first one."""

    at: int
    size: int
    source: int
    stretched: bool


def plated(drawing: Image.Image, width: int, height: int, corner: int) -> Plate:
    """Return a drawing at a larger size by repeating its row and column number `corner`.

    Between its corners, the drawing must be opaque and uniform along each edge.
    """
    columns = _bands(width, drawing.width, corner)
    fills: list[tuple[Area, Color]] = []
    parts: list[tuple[int, int, Image.Image]] = []
    for row in _bands(height, drawing.height, corner):
        for column in () if row.stretched else columns:
            if column.stretched:
                colors = [_color(drawing, column.source, row.source + y) for y in range(row.size)]
                for top, bottom, color in _runs(colors, [1] * row.size):
                    right = column.at + column.size
                    fills.append(((column.at, row.at + top, right, row.at + bottom), color))
            else:
                parts.append((column.at, row.at, _part(drawing, column, row)))
        if row.stretched:
            sizes = [size for one in columns for size in _widths(one)]
            colors = [_color(drawing, x, row.source) for x in range(drawing.width)]
            for left, right, color in _runs(colors, sizes):
                fills.append(((left, row.at, right, row.at + row.size), color))
    return Plate(width, height, tuple(fills), tuple(parts))


def _bands(size: int, drawn: int, corner: int) -> Sequence[_Band]:
    if size == drawn:
        return (_Band(0, size, 0, False),)
    return (
        _Band(0, corner, 0, False),
        _Band(corner, size - 2 * corner, corner, True),
        _Band(size - corner, corner, drawn - corner, False),
    )


def _widths(band: _Band) -> Sequence[int]:
    """Return the target widths of the drawing's columns that make up a band."""
    return [band.size] if band.stretched else [1] * band.size


def _color(drawing: Image.Image, x: int, y: int) -> Color:
    red, green, blue, _ = cast(tuple[int, int, int, int], drawing.getpixel((x, y)))
    return red, green, blue


def _part(drawing: Image.Image, column: _Band, row: _Band) -> Image.Image:
    x, y = column.source, row.source
    return drawing.crop((x, y, x + column.size, y + row.size))


def _runs(colors: Sequence[Color], sizes: Sequence[int]) -> Iterator[tuple[int, int, Color]]:
    """Yield the start and end of each run of the same colour."""
    at = 0
    for color, run in groupby(zip(colors, sizes, strict=True), key=lambda one: one[0]):
        end = at + sum(size for _, size in run)
        yield at, end, color
        at = end
