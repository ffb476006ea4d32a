"""Tiles as small shapes: those in hand, and those left in the supply."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from bot.games.amerigo.data import NEUTRAL, VILLAGE
from bot.games.amerigo.map.placing import PICTURES
from render.amerigo.art import drawings as art
from render.amerigo.art import sheet_art
from render.amerigo.text.terms import tile_rule
from render.art.canvas import Box, Canvas
from render.art.page import SMALLEST
from render.art.sprites import sprite
from render.art.typesetting import measure

_HIGH = 3
_TAPPED = 28
"""Minimum width in px of the area for tapping a tile; narrow tiles have free space around them."""

Cells: TypeAlias = tuple[tuple[int, int], ...]


@cache
def turned(shape: str) -> Cells:
    """Return the (row, column) cells of a shape, turned so that it is at most three high."""
    rows = PICTURES[shape]
    if len(rows) < len(rows[0]) <= _HIGH:
        rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
    spots = ((y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#")
    return tuple(spots)


def size(shape: str, cell: int) -> tuple[int, int]:
    """Return the width and height of a shape whose cells have a given side."""
    rows, columns = (1 + max(axis) for axis in zip(*turned(shape), strict=True))
    return columns * cell, rows * cell


def draw(canvas: Canvas, x: int, y: int, shape: str, cell: int, seat: int | None) -> None:
    """Draw a tile with its upper left corner at x, y: a village of a seat, or a neutral tile."""
    wide, high = size(shape, cell)
    fill = "neutral" if seat is None else f"seat_{seat}"
    drawn = sprite(sheet_art.polyomino, wide, high, canvas.theme, turned(shape), fill, seat is None)
    canvas.sprite(drawn, x, y)


def row(
    canvas: Canvas,
    box: Box,
    tiles: Sequence[tuple[str, int]],
    cell: int,
    seat: int | None,
    kind: str = "",
) -> int:
    """Draw tiles side by side, with the number of each if more than one; return the right edge.

    The tiles are things of the given `kind`, "" if no move is about them.
    """
    x, whose = box.x, NEUTRAL if seat is None else VILLAGE
    for shape, count in tiles:
        wide, high = size(shape, cell)
        draw(canvas, x, box.y + (box.h - high) // 2, shape, cell, seat)
        left, x = x, x + wide + 3
        if count > 1:
            x = canvas.text(str(count), box._replace(x=x, w=60), SMALLEST)
        thing = f"{kind}:{whose}{shape}" if kind else ""
        room = max(0, _TAPPED - (x - left))
        place = box._replace(x=left - room // 2, w=x - left + room)
        canvas.about(place, tile_rule(shape, seat), thing)
        x += 8
    return x


def wide(tiles: Sequence[tuple[str, int]], cell: int) -> int:
    """Return the width of a row of tiles."""
    return sum(
        size(shape, cell)[0] + 11 + (measure(str(count), SMALLEST) if count > 1 else 0)
        for shape, count in tiles
    )


def mark(canvas: Canvas, x: int, y: int, side: int, seat: int | None) -> None:
    """Draw the mark for a player's villages or for neutral tiles."""
    one = ((0, 0),)
    if seat is None:
        drawn = sprite(art.neutral, side, side, canvas.theme, one)
    else:
        drawn = sprite(art.village, side, side, canvas.theme, one, seat)
    canvas.sprite(drawn, x, y)
