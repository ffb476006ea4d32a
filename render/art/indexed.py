"""Pictures made of the numbers of their colours: nothing is left to convert before they are stored.

A sprite or a word with smooth edges is blended once with the ground it is put on, and kept with
that ground: put there again it is copied row by row. On one colour, where most things lie, or on
the same part of a still layer.
"""

from __future__ import annotations

from typing import Any, TypeAlias, cast

from PIL import Image

from render.art.canvas import Canvas, Paint
from render.art.palette import Palette
from render.art.plates import Area
from render.art.theme import Color

_GROUNDS = 12
"""On how many grounds a sprite is kept; one more and it begins anew."""

Core: TypeAlias = Any
"""Pillow's image without its Python layer, which would cost more than the copying does."""


class Indexed(Canvas):
    """A picture in the making in the colours of a palette."""

    __slots__ = ("palette",)

    def __init__(self, image: Image.Image, palette: Palette) -> None:
        super().__init__(image, palette.theme)
        self.palette = palette

    def copy(self) -> Indexed:
        """Return a picture that begins as this one: a still layer is drawn once."""
        copied = Indexed(self.image.copy(), self.palette)
        copied.take(self)
        return copied

    def fill(self, color: Color, area: Area) -> None:
        """Fill a rectangle."""
        self.image.im.paste(self.palette.number(color), area)

    def paste(self, paint: Paint, x: int, y: int, mask: Image.Image) -> None:
        """Put a colour or a sprite here through a mask."""
        core, box = self.image.im, (x, y, x + mask.width, y + mask.height)
        low, high = core.crop(box).getextrema()
        ground = low if low == high else (hash(self.image.crop(box).tobytes()),)
        flats: dict[tuple[object, ...], Core] = mask.info.setdefault("flats", {})
        key = self.palette, paint if isinstance(paint, tuple) else None, ground
        if (flat := flats.get(key)) is None:
            if len(flats) >= _GROUNDS:
                flats.clear()
            flat = flats[key] = self._flat(paint, mask, box)
        core.paste(flat, box)

    def _flat(self, paint: Paint, mask: Image.Image, box: tuple[int, int, int, int]) -> Core:
        """Return what the picture shows in a box with a colour or a sprite on it."""
        part = self.image.crop(box).convert("RGB")
        part.paste(paint, (0, 0), mask)
        return self.palette.stored(part).im

    def pen(self, color: Color) -> int:
        """Return what a colour is drawn with."""
        return self.palette.number(color)

    def pixel(self, x: int, y: int) -> Color:
        """Return the colour of a pixel."""
        return self.palette.color(cast(int, self.image.getpixel((x, y))))
