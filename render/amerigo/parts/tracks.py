"""Tracks with a disc: what is reached, what is next, and how much is left."""

from __future__ import annotations

from PIL import ImageDraw

from render.amerigo.art import sheet_art
from render.amerigo.parts.lines import centred
from render.amerigo.sheet_scenes import Track
from render.art.canvas import Box, Canvas
from render.art.sprites import sprite
from render.art.theme import Theme

_MARK, _HIGH, _GOAL = 40, 18, 30
"""The side of a space with VP, how high other spaces are, and the line of what is wanted."""


_LEAST = 3
"""How wide a space without VP is at least."""


def marked(canvas: Canvas, box: Box, track: Track) -> None:
    """Draw a track with VP on some spaces: those reached are full, the next one is bright.

    One of a corrected data file may have too much on it: its VP are not shown then.
    """
    worths, upcoming = dict(track.points), track.next[0] if track.next else 0
    wide = (box.w - _MARK * len(worths)) / max(1, track.length - len(worths))
    if wide < _LEAST or max(worths.values()) > sheet_art.TWO_FIGURES:
        bar(canvas, box, track)
        return
    draw, x = ImageDraw.Draw(canvas.image), float(box.x)
    for space in range(1, track.length + 1):
        if space in worths:
            state = "reached" if space <= track.at else "next" if space == upcoming else "far"
            mark = sprite(sheet_art.goal, _MARK, _MARK, canvas.theme, worths[space], state)
            canvas.sprite(mark, round(x), centred(box, _MARK))
            x += _MARK
        else:
            _step(draw, canvas.theme, box, x, wide, space <= track.at)
            x += wide


def bar(canvas: Canvas, box: Box, track: Track, wanted: int = 0) -> None:
    """Draw a track of equal steps, with a line after so many as are wanted."""
    draw, wide = ImageDraw.Draw(canvas.image), box.w / track.length
    for space in range(track.length):
        _step(draw, canvas.theme, box, box.x + space * wide, wide, space < track.at)
    if 0 < wanted <= track.length:
        x, y = min(box.x + round(wanted * wide), box.right) - 3, centred(box, _GOAL)
        draw.rectangle((x, y, x + 4, y + _GOAL - 1), canvas.theme["warn"])


def _step(
    draw: ImageDraw.ImageDraw, colors: Theme, box: Box, x: float, wide: float, reached: bool
) -> None:
    """Draw a space without VP; it is too small for smooth edges to be seen."""
    fill, edge = ("leaf_dark", "leaf_dark") if reached else ("ghost", "ghost_line")
    top = centred(box, _HIGH)
    area = (round(x), top, round(x + wide) - 2, top + _HIGH - 1)
    draw.rectangle(area, colors[fill], colors[edge], 2)
