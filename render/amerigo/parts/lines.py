"""Lines of a board: marks and texts side by side."""

from __future__ import annotations

from render.art.canvas import Box, Canvas
from render.art.sprites import Drawing, sprite


def stacked(box: Box, number: int) -> list[Box]:
    """Return equally high lines, from the top."""
    high = box.h // number
    return [box._replace(y=box.y + index * high, h=high) for index in range(number)]


def rest(box: Box, x: int) -> Box:
    """Return the part of a line from a column on."""
    return box._replace(x=x, w=box.right - x)


def centred(box: Box, side: int) -> int:
    """Return the first row of something so high in the middle of a line."""
    return box.y + (box.h - side) // 2


def marked(canvas: Canvas, box: Box, side: int, drawing: Drawing, *args: object) -> Box:
    """Draw a mark at the left; return the rest of the line."""
    mark = sprite(drawing, side, side, canvas.theme, *args)
    canvas.sprite(mark, box.x, centred(box, side))
    return rest(box, box.x + side + 4)


def outlined(canvas: Canvas, box: Box, is_new: bool) -> None:
    """Outline a part of a line that has changed."""
    if is_new:
        canvas.outline(box.inset(-4, 1), "changed", 4, 10)
