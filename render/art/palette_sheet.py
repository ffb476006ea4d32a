"""Every drawing of a game on one sheet: its pictures take their 256 colours from it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from PIL import Image

from render.art.sprites import Drawing, sprite
from render.art.theme import Theme

SIDE, ACROSS = 64, 16
WIDTH = SIDE * ACROSS

Drawings: TypeAlias = Iterable[tuple[Drawing, tuple[object, ...]]]
"""Drawings with their arguments."""


def plain(*drawings: Drawing) -> Iterator[tuple[Drawing, tuple[object, ...]]]:
    """Yield drawings that take no arguments."""
    return ((drawing, ()) for drawing in drawings)


def sheet(
    drawings: Drawings, colors: Theme, grounds: Mapping[str, Sequence[Image.Image]]
) -> Image.Image:
    """Return the sheet: all sprites on every ground, with pictures of full width below it."""
    sprites = [sprite(drawing, SIDE, SIDE, colors, *args) for drawing, args in drawings]
    high = -(-len(sprites) // ACROSS) * SIDE
    below = sum(picture.height for pictures in grounds.values() for picture in pictures)
    result = Image.new("RGB", (WIDTH, high * len(grounds) + below))
    top = 0
    for ground, pictures in grounds.items():
        result.paste(colors[ground], (0, top, WIDTH, top + high))
        for number, one in enumerate(sprites):
            row, column = divmod(number, ACROSS)
            result.paste(one, (column * SIDE, top + row * SIDE), one)
        top += high
        for picture in pictures:
            result.paste(picture, (0, top))
            top += picture.height
    return result
