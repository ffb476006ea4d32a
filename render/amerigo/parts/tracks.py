"""Tracks with a disc: what is reached, what is next, and how much is left."""

from __future__ import annotations

from render.art.page import SMALLEST
from render.art.sprites import Pen

_MARK = 40
"""The side of a space with VP, in pixels."""


def marked(pen: Pen, at: int, length: int, points: tuple[tuple[int, int], ...]) -> None:
    """Draw a track with VP on some spaces: those reached are full, the next one is bright."""
    px, worths = pen.pixel, dict(points)
    thin = max(2.0, (100 / px - _MARK * len(points)) / max(1, length - len(points)))
    upcoming = min((space for space in worths if space > at), default=0)
    x, middle = 0.0, pen.high / 2
    for space in range(1, length + 1):
        if space in worths:
            fill, line, color = _mark(space <= at, space == upcoming)
            half = _MARK / 2 * px
            pen.disc(x + half, middle, half - px / 2, fill, line, 2 * px)
            pen.letter(str(worths[space]), x + half, middle, SMALLEST * px, color)
            x += _MARK * px
        else:
            _step(pen, x, thin * px, space <= at)
            x += thin * px


def _mark(reached: bool, upcoming: bool) -> tuple[str, str, str]:
    """Return fill, edge and letter of a space with VP."""
    if reached:
        return "chip", "chip_edge", "on_chip"
    return ("now", "ink", "on_now") if upcoming else ("ghost", "ghost_line", "ink_soft")


def _step(pen: Pen, x: float, wide: float, reached: bool) -> None:
    px, middle = pen.pixel, pen.high / 2
    fill, line = ("leaf_dark", "leaf_dark") if reached else ("ghost", "ghost_line")
    pen.box(x + px / 2, middle - 9 * px, x + wide - px / 2, middle + 9 * px, fill, line, 2 * px)


def plain(pen: Pen, at: int, length: int, goal: int) -> None:
    """Draw a track of equal steps; `goal` is how many are wanted."""
    px = pen.pixel
    wide = 100 / length
    for space in range(1, length + 1):
        _step(pen, (space - 1) * wide, wide, space <= at)
    if 0 < goal <= length:
        x = min(goal * wide, 100 - 2 * px)
        pen.line((x, 0), (x, pen.high), color="warn", width=5 * px)
