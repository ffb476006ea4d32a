"""All players below each other: a strip for each, the same for any number of them."""

from __future__ import annotations

from render.art.canvas import Box
from render.art.page import GAP, HEIGHT, MARGIN, WIDTH

_TOP = 10
_LEFT, _WIDE = MARGIN, WIDTH - 2 * MARGIN


def strips(number: int) -> list[Box]:
    """Return where the strips of so many players lie, from the first seat down."""
    high = (HEIGHT - 2 * _TOP - GAP * (number - 1)) // number
    return [Box(_LEFT, _TOP + index * (high + GAP), _WIDE, high) for index in range(number)]


OWN = strips(5)[-1]
"""The strip of who is asked, at the bottom of a question."""
