"""All players below each other: a strip for each, of equal height for any number of them."""

from __future__ import annotations

from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.page import GAP, HEIGHT, MARGIN, NAME, SMALLEST, WIDTH
from render.art.typesetting import measure, readable
from render.text.names import Player, mark_of

_TOP = 10
_LEFT, _WIDE = MARGIN, WIDTH - 2 * MARGIN


def strips(number: int) -> list[Box]:
    """Return the places of the strips of so many players, from the first seat down."""
    high = (HEIGHT - 2 * _TOP - GAP * (number - 1)) // number
    return [Box(_LEFT, _TOP + index * (high + GAP), _WIDE, high) for index in range(number)]


OWN = strips(5)[-1]
"""The place of the asked player's strip, at the bottom of a question."""


def caption(canvas: Canvas, box: Box, player: Player, words: Words) -> int:
    """Write a player's name, and the level of a house bot if there is room.

    Its badge shows the level, too, by bars. Return the right edge of the text.
    """
    end = canvas.text(readable(player.name), box, NAME, name=True)
    mark = mark_of(player, words)
    rest = box._replace(x=end + 10, w=box.right - end - 10)
    if not mark or measure(mark, SMALLEST) + 4 > rest.w:
        return end
    return canvas.text(mark, rest, SMALLEST, bold=False)
