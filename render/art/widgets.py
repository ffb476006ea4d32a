"""Small parts of all games' boards: papers, names with badges, numbers with marks, and covers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import cos, sin, tau
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.art.canvas import Align, Box, Canvas, canvas_bytes
from render.art.indexed import Indexed
from render.art.kept import keeping
from render.art.page import SMALLEST
from render.art.palette import Palette
from render.art.shapes import badge
from render.art.sprites import Drawing, Pen, crisp, plate, sprite, table
from render.art.theme import Theme
from render.art.typesetting import (
    Ink,
    Setting,
    cap_height,
    font,
    ink,
    is_usual,
    readable,
    set_within,
    squeezed,
)


class Number(NamedTuple):
    """A number with a drawing of the thing it counts, and how much it has changed."""

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
    """Draw a number next to its mark, `side` px wide; return the right edge of its ink.

    Its change is not drawn, because the position of changes depends on the board.
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
    """Write a player's name next to their badge, which is `side` px wide."""
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
    """Return a new picture with paper cards on a table; this background is cached.

    Given a palette, it is drawn in the colours in which it will be stored.
    """
    return _laid(*size, colors, cards).copy()


def paper(canvas: Canvas, box: Box, bright: bool, dim: bool = False) -> None:
    """Draw a player's paper: bright if they must decide or have won, dim if they have passed."""
    fill = "now" if bright else "paper_dim" if dim else "paper"
    # The edge makes bright papers stand out on any table.
    edge = "ink" if bright else "paper_line"
    canvas.sprite(plate(box.w, box.h, canvas.theme, fill, edge, 3, 14), box.x, box.y)


# --- covers


class Lettering(NamedTuple):
    """The lettering of a game's name on its cover.

    `rims` are outlines around the letters, the widest first, as colour and width in px. `spread` is
    inserted between any two letters.
    """

    box: Box
    size: int
    color: str
    rims: Sequence[tuple[str, int]] = ()
    spread: str = ""
    align: Align = "center"


def painted(drawing: Drawing, size: tuple[int, int], colors: Theme) -> Canvas:
    """Return a picture filled by a drawing, whose units are px of the picture: slow."""
    width, height = size
    pen = Pen(width * _FINER, height * _FINER, colors, wide=width)
    drawing(pen)
    return Canvas(crisp(pen.image.convert("RGB"), _FINER), colors)


_FINER = 2


def lettered(canvas: Canvas, text: str, how: Lettering) -> None:
    """Write a game's name on its cover, in capitals, smaller if it is too long."""
    text, box, size = how.spread.join(text.upper()), how.box, how.size
    while not (found := _set(text, box, size)).fits(box) and size > SMALLEST:
        size -= 1
    line, (mask, top), base = found
    usual = line.squeezed is None and is_usual(line.text)
    slack = box.w - mask.width
    x = box.x + {"left": 0, "center": slack // 2, "right": slack}[how.align]
    for color, width in how.rims:
        stroke = Image.new("L", canvas.image.size)
        if usual:
            face = font(line.size, line.bold)
            left = int(face.getbbox(line.text, anchor="ls")[0])
            ImageDraw.Draw(stroke).text(
                (x - left, base), line.text, 255, face, anchor="ls", stroke_width=width
            )
        else:
            _grow(stroke, mask, x, base + top, width)
        canvas.image.paste(canvas.theme[color], (0, 0), stroke)
    canvas.text(text, box, size, how.color, how.align)


class _Lettered(NamedTuple):
    """A line as it is set, its ink, and the y of its baseline, whose capitals are in mid-box."""

    line: Setting
    ink: Ink
    base: int

    def fits(self, box: Box) -> bool:
        """Return whether no ink is above or below a box: some scripts are taller than capitals."""
        top = self.base + self.ink.top
        return box.y <= top and top + self.ink.mask.height <= box.bottom


def _set(text: str, box: Box, size: int) -> _Lettered:
    line = set_within(text, box.w, size, True, SMALLEST)
    drawn = (
        ink(line.text, line.size, line.bold)
        if line.squeezed is None
        else squeezed(line.text, line.size, line.bold, line.squeezed)
    )
    return _Lettered(line, drawn, box.y + (box.h + cap_height(line.size, line.bold)) // 2)


_TURNS = 24
"""Directions in which letters of other scripts are shifted to draw their rim."""


def _grow(stroke: Image.Image, mask: Image.Image, x: int, y: int, width: int) -> None:
    """Draw a mask at x, y with a rim around it."""
    for part, turn in product((1, 2, 3), range(_TURNS)):
        far, angle = width * part / 3, tau * turn / _TURNS
        place = x + round(far * cos(angle)), y + round(far * sin(angle))
        stroke.paste(255, place, mask)
