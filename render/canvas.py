"""A picture in the making: boxes, sprites, words, and the list of what was written where."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import Literal, NamedTuple, cast

from PIL import Image, ImageDraw

from render.text import cap_height, fitted, ink
from render.theme import Color, Theme

Align = Literal["left", "center", "right"]


class Box(NamedTuple):
    """A rectangle in pixels."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """Return the first column right of the box."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """Return the first row below the box."""
        return self.y + self.h

    def inset(self, dx: int, dy: int | None = None) -> Box:
        """Return the box without a rim."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def columns(self, number: int, gap: int = 0) -> Iterator[Box]:
        """Yield equally wide parts from left to right."""
        width = (self.w - (number - 1) * gap) / number
        for index in range(number):
            left = round(index * (width + gap))
            yield Box(self.x + left, self.y, round(index * (width + gap) + width) - left, self.h)

    def split(self, *widths: int, gap: int = 0) -> Iterator[Box]:
        """Yield parts of these widths from left to right; the last one takes the rest."""
        x = self.x
        for width in widths:
            yield Box(x, self.y, width, self.h)
            x += width + gap
        yield Box(x, self.y, self.right - x, self.h)


class Written(NamedTuple):
    """One text of a picture: where its ink lies, the box it must stay in, its two colours."""

    text: str
    ink: Box
    box: Box
    size: int
    color: Color
    behind: Color


class Canvas:
    """A picture in the making."""

    __slots__ = ("image", "theme", "written")

    def __init__(self, image: Image.Image, theme: Theme, written: list[Written]) -> None:
        self.image = image
        self.theme = theme
        self.written = written

    def copy(self) -> Canvas:
        """Return a picture that begins as this one: a static layer is drawn once."""
        return Canvas(self.image.copy(), self.theme, list(self.written))

    def sprite(self, sprite: Image.Image, x: int, y: int) -> None:
        """Put a sprite with its upper left corner here."""
        self.image.paste(sprite, (x, y), sprite)

    def frame(self, box: Box, color: str, width: int, radius: int) -> None:
        """Draw a frame inside the edge of a box, with a dark line inside."""
        draw = ImageDraw.Draw(self.image)
        for rim, paint in ((0, self.theme[color]), (width, self.theme["ink"])):
            area = (box.x + rim, box.y + rim, box.right - 1 - rim, box.bottom - 1 - rim)
            draw.rounded_rectangle(area, radius - rim, None, paint, 2 if rim else width)

    def text(
        self,
        text: str,
        box: Box,
        size: int,
        color: str = "ink",
        align: Align = "left",
        bold: bool = True,
    ) -> int:
        """Write one line, centred vertically, cut to the box; return the ink's right edge."""
        if not text:
            return box.x
        text = fitted(text, box.w, size, bold)
        mask, top = ink(text, size, bold)
        slack = box.w - mask.width
        x = box.x + {"left": 0, "center": slack // 2, "right": slack}[align]
        y = box.y + (box.h + cap_height(size, bold)) // 2 + top
        area = Box(x, y, mask.width, mask.height)
        behind = cast(Color, self.image.getpixel((max(0, x - 1), max(0, y - 1))))
        fill = self.theme[color]
        self.written.append(Written(text, area, box, size, fill, behind))
        self.image.paste(fill, (x, y), mask)
        return area.right

    def png(self, palette: Image.Image) -> bytes:
        """Return the picture as a PNG in the 256 colours of a palette image."""
        stored = self.image.quantize(palette=palette, dither=Image.Dither.NONE)
        buffer = BytesIO()
        stored.save(buffer, "PNG", compress_level=6)
        return buffer.getvalue()
