"""Legend of a picture: the meaning of its marks, in one or more lines."""

from __future__ import annotations

from collections.abc import Iterable

from render.art.canvas import Box, Canvas
from render.art.page import SMALLEST
from render.art.plates import Sprite
from render.art.typesetting import measure

LINE = 44
_BESIDE, _BETWEEN = 8, 26


def legend(
    canvas: Canvas,
    box: Box,
    entries: Iterable[tuple[Sprite, str]],
    color: str = "on_table",
) -> None:
    """Draw marks with their names side by side, in as many lines as they need."""
    left, y = box.x, box.y
    for mark, name in entries:
        wide = mark.width + _BESIDE + measure(name, SMALLEST, bold=False)
        if left > box.x and left + wide > box.right:
            left, y = box.x, y + LINE
        canvas.sprite(mark, left, y + (LINE - mark.height) // 2)
        place = Box(left + mark.width + _BESIDE, y, wide, LINE)
        canvas.text(name, place, SMALLEST, color, bold=False)
        left += wide + _BETWEEN
