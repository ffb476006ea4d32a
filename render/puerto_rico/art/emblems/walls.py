"""Parts that several buildings share: a roof, a workshop, a plain house."""

from __future__ import annotations

from render.art.sprites import Paint, Pen
from render.puerto_rico.art import drawings as art


def roof(pen: Pen, top: float = 8, low: float = 46, fill: Paint = "roof") -> None:
    """Draw a gable from `top` down to the eaves at `low`."""
    pen.shape((50, top), (98, low), (2, low), fill=fill, line="ink", width=4)


def workshop(pen: Pen, good: str, large: bool) -> None:
    """Draw a workshop with its crop in front; a large one has a chimney."""
    if large:
        pen.box(72, 0, 90, 44, "stone_dark", "ink", 4)
    roof(pen)
    pen.box(10, 44, 90, 97, good, "ink", 4)
    pen.disc(50, 70, 27, "sail", "ink", 3)
    pen.put(art.CROPS[good], 29, 48, 43)


def house(pen: Pen) -> None:
    """Draw a house with a door."""
    roof(pen)
    pen.box(12, 44, 88, 96, "sail", "ink", 4)
    pen.box(40, 62, 60, 96, "wood", "ink", 3)
