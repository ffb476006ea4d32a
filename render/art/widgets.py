"""Small parts of every game's boards: papers, names with badges, marked numbers."""

from __future__ import annotations

from typing import NamedTuple

from render.art.canvas import Box, Canvas, canvas_bytes
from render.art.indexed import Indexed
from render.art.kept import keeping
from render.art.palette import Palette
from render.art.shapes import badge
from render.art.sprites import Drawing, plate, sprite, table
from render.art.theme import Theme
from render.art.typesetting import readable


class Number(NamedTuple):
    """A number with the drawing of the thing it counts, and its change."""

    drawing: Drawing
    text: str
    change: int = 0
    args: tuple[object, ...] = ()


def number(
    canvas: Canvas,
    box: Box,
    shown: Number,
    side: int,
    size: int,
    gap: int = 8,
    color: str = "ink",
    bold: bool = True,
) -> int:
    """Draw a number next to its mark, `side` wide; return the right edge of its ink.

    The place of its change depends on the board.
    """
    mark = sprite(shown.drawing, side, side, canvas.theme, *shown.args)
    canvas.sprite(mark, box.x, box.y + (box.h - side) // 2)
    text = box._replace(x=box.x + side + gap, w=box.w - side - gap)
    return canvas.text(shown.text, text, size, color, bold=bold)


def named(
    canvas: Canvas,
    box: Box,
    seat: int,
    name: str,
    side: int,
    size: int,
    gap: int,
    color: str = "ink",
) -> None:
    """Write a player's name next to the badge, `side` wide."""
    mark = sprite(badge, side, side, canvas.theme, seat)
    canvas.sprite(mark, box.x, box.y + (box.h - side) // 2)
    left = box._replace(x=box.x + side + gap, w=box.w - side - gap)
    canvas.text(readable(name), left, size, color, name=True)


@keeping(canvas_bytes)
def _laid(width: int, height: int, colors: Theme | Palette, cards: tuple[Box, ...]) -> Canvas:
    if isinstance(colors, Palette):
        return Indexed(colors.stored(table(width, height, colors.theme, cards)), colors)
    return Canvas(table(width, height, colors, cards), colors)


def laid(size: tuple[int, int], colors: Theme | Palette, *cards: Box) -> Canvas:
    """Return a picture that begins as the table with paper cards on it, which is drawn once.

    With a palette it is drawn in the colours that it is stored in.
    """
    return _laid(*size, colors, cards).copy()


def paper(canvas: Canvas, box: Box, bright: bool, dim: bool = False) -> None:
    """Lay a player's paper: bright if they must decide or have won, dim if they have passed."""
    fill = "now" if bright else "paper_dim" if dim else "paper"
    # The edge makes bright papers stand out on any table.
    edge = "ink" if bright else "paper_line"
    canvas.sprite(plate(box.w, box.h, canvas.theme, fill, edge, 3, 14), box.x, box.y)
