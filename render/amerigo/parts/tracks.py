"""Tracks with a disc: the space reached, the next one with VP, and the length that is left."""

from __future__ import annotations

from render.amerigo.art import sheet_art
from render.amerigo.parts.lines import centred
from render.amerigo.sheet_scenes import Track
from render.art.canvas import Box, Canvas
from render.art.sprites import sprite

_MARK, _HIGH, _GOAL = 40, 18, 30
"""The side of a space with VP, the height of other spaces, and the line of the next goal."""


_LEAST = 3
"""Least width of a space without VP."""


def marked(canvas: Canvas, box: Box, track: Track) -> None:
    """Draw a track with VP on some spaces: those reached are full, the next one is bright.

    One of a corrected data file may have too much on it: its VP are not shown then.
    """
    worths, upcoming = dict(track.points), track.next[0] if track.next else 0
    wide = (box.w - _MARK * len(worths)) / max(1, track.length - len(worths))
    if wide < _LEAST or max(worths.values()) > sheet_art.TWO_FIGURES:
        bar(canvas, box, track)
        return
    x = float(box.x)
    for space in range(1, track.length + 1):
        if space in worths:
            state = "reached" if space <= track.at else "next" if space == upcoming else "far"
            mark = sprite(sheet_art.goal, _MARK, _MARK, canvas.theme, worths[space], state)
            canvas.sprite(mark, round(x), centred(box, _MARK))
            x += _MARK
        else:
            _step(canvas, box, x, wide, space <= track.at)
            x += wide


def bar(canvas: Canvas, box: Box, track: Track, wanted: int = 0) -> None:
    """Draw a track of equal steps, with a line after so many as are wanted."""
    wide = box.w / track.length
    for space in range(track.length):
        _step(canvas, box, box.x + space * wide, wide, space < track.at)
    if 0 < wanted <= track.length:
        x, y = min(box.x + round(wanted * wide), box.right) - 3, centred(box, _GOAL)
        canvas.fill(canvas.theme["warn"], (x, y, x + 5, y + _GOAL))


def _step(canvas: Canvas, box: Box, x: float, wide: float, reached: bool) -> None:
    """Draw a space without VP; it is too small for smooth edges to be seen."""
    left, right, top = round(x), round(x + wide) - 1, centred(box, _HIGH)
    edge = "leaf_dark" if reached else "ghost_line"
    canvas.fill(canvas.theme[edge], (left, top, right, top + _HIGH))
    if not reached and right - left > 4:
        inner = (left + 2, top + 2, right - 2, top + _HIGH - 2)
        canvas.fill(canvas.theme["ghost"], inner)
