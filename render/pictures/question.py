"""A question to a player: the title, the choices, and the own board below them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from render.art.canvas import Box, Canvas
from render.art.page import GAP, HEIGHT, MARGIN, WIDTH
from render.pictures import cards, title
from render.pictures.cards import Card
from render.pictures.strips import OWN

AREA = Box(MARGIN, title.BELOW, WIDTH - 2 * MARGIN, OWN.y - GAP - 2 - title.BELOW)
"""The area between the title and the own strip."""

Drawn: TypeAlias = Callable[[Canvas, Box], None]
"""Draws a thing into a place of the picture."""


def choices(
    canvas: Canvas,
    offered: tuple[Card, ...],
    strip: Drawn,
    above: int = 0,
) -> None:
    """Draw the choices below so many pixels, and the own strip.

    The strip is left out if the cards could not have all their sentences otherwise.
    """
    area = AREA._replace(y=AREA.y + above, h=AREA.h - above)
    whole = area._replace(h=HEIGHT - MARGIN - area.y)
    found, laid = cards.fitting(offered, area, whole)
    cards.draw(canvas, offered, laid)
    if found == area:
        strip(canvas, OWN)
