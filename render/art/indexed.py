"""Pictures whose pixels are palette numbers, so that storing them needs no conversion.

A sprite with anti-aliased edges is blended once with the background on which it is put, and cached
with that background: there it is copied row by row the next time. This covers backgrounds of a
single colour, where most things are, and the same part of a shared background.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Any, NamedTuple, TypeAlias, cast

from PIL import Image, _imaging

from render.art.canvas import Box, Canvas, Mark, Paint, Written
from render.art.kept import RECORD
from render.art.palette import Palette
from render.art.plates import Area
from render.art.theme import Color

Core: TypeAlias = Any
"""Pillow's image without its Python layer, which would take longer than the copying itself."""


class _Part(NamedTuple):
    """A part of a picture, with the texts on it."""

    core: Core
    marks: tuple[Mark, ...]


class _Put(NamedTuple):
    """The texts of a part that was copied to a position."""

    part: _Part
    x: int
    y: int

    def texts(self) -> Iterator[Written]:
        """Yield the part's texts at their positions on the picture."""
        for one in (text for mark in self.part.marks for text in mark.texts()):
            ink, box = (area.shifted(self.x, self.y) for area in (one.ink, one.box))
            yield one._replace(ink=ink, box=box)


class Indexed(Canvas):
    """A picture in progress, in the colours of a palette."""

    __slots__ = ("palette",)

    def __init__(self, image: Image.Image, palette: Palette) -> None:
        super().__init__(image, palette.theme)
        self.palette = palette

    def copy(self) -> Indexed:
        """Return a copy to draw on, so that a shared background is drawn only once."""
        copied = Indexed(self.image.copy(), self.palette)
        copied.take(self)
        return copied

    def part(self, draw: Callable[..., None], box: Box, *args: Hashable) -> None:
        """Draw something that looks the same everywhere, or copy an earlier drawing of it."""
        area = (box.x, box.y, box.right, box.bottom)
        key = draw, box.w, box.h, self._ground_of(area), args
        if (part := cast(_Part | None, self.palette.parts.get(key))) is None:
            part = self._part(draw, area, args)
            self.palette.parts.put(key, part, RECORD + box.w * box.h)
        self.image.im.paste(part.core, area)
        if part.marks:
            self._marks.append(_Put(part, box.x, box.y))

    def _part(self, draw: Callable[..., None], area: Area, args: tuple[Hashable, ...]) -> _Part:
        canvas = Canvas(self._shown(area), self.theme)
        draw(canvas, Box(0, 0, *canvas.image.size), *args)
        return _Part(self.palette.stored(canvas.image).im, tuple(canvas._marks))

    def fill(self, color: Color, area: Area) -> None:
        """Fill a rectangle."""
        self.image.im.paste(self.palette.number(color), area)

    def paste(self, paint: Paint, x: int, y: int, mask: Image.Image) -> None:
        """Put a colour or a sprite at x, y through a mask."""
        width, height = mask.size
        area = (x, y, x + width, y + height)
        # A mask cannot be a key, and its identity may be reused by another one.
        name = mask.info.setdefault("name", object())
        key = name, paint if isinstance(paint, tuple) else None, self._ground_of(area)
        if (flat := cast(Core | None, self.palette.parts.get(key))) is None:
            part = self._shown(area)
            part.paste(paint, (0, 0), mask)
            flat = self.palette.stored(part).im
            self.palette.parts.put(key, flat, RECORD + width * height)
        self.image.im.paste(flat, area)

    def _ground_of(self, area: Area) -> Hashable:
        """Return a key for a background: its colour's number, or the hash of its pixels."""
        ground = self.image.im.crop(area)
        low, high = ground.getextrema()
        return low if low == high else (hash(_pixels(ground)),)

    def _shown(self, area: Area) -> Image.Image:
        return self.palette.shown(self.image.crop(area))

    def pen(self, color: Color) -> int:
        """Return the value that Pillow needs to draw in a colour."""
        return self.palette.number(color)

    def pixel(self, x: int, y: int) -> Color:
        """Return the colour of a pixel."""
        return self.palette.color(cast(int, self.image.im.getpixel((x, y))))


def _pixels(core: Core) -> bytes:
    """Return the same bytes as `Image.tobytes`, in a tenth of the time."""
    width, height = core.size
    encoder = _imaging.raw_encoder("P", "P")
    encoder.setimage(core, (0, 0, width, height))
    _, _, pixels = encoder.encode(width * height)
    return cast(bytes, pixels)
