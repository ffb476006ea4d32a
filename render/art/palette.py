"""The 256 colours that a game's pictures are stored in: learned from a sheet of its sprites."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import chain
from typing import cast

from PIL import Image

from render.art.theme import Color, Theme

_FLAT = 96


class Palette:
    """A theme's own colours and those on a sheet, each with its number."""

    __slots__ = ("_colors", "_numbers", "image", "theme")

    def __init__(self, theme: Theme, sheet: Image.Image) -> None:
        self.theme = theme
        self.image = _learned(theme, sheet)
        flat = self.image.getpalette("RGB") or ()
        self._colors: list[Color] = list(zip(flat[::3], flat[1::3], flat[2::3], strict=True))
        self._numbers: dict[Color, int] = {}

    def stored(self, image: Image.Image) -> Image.Image:
        """Return an image with the nearest of these colours for each pixel."""
        return image.quantize(palette=self.image, dither=Image.Dither.NONE)

    def number(self, color: Color) -> int:
        """Return the number of the nearest colour."""
        if color not in self._numbers:
            pixel = self.stored(Image.new("RGB", (1, 1), color))
            self._numbers[color] = cast(int, pixel.getpixel((0, 0)))
        return self._numbers[color]

    def color(self, number: int) -> Color:
        """Return a colour by its number."""
        return self._colors[number]


@cache
def palette(sheet: Callable[[Theme], Image.Image], theme: Theme) -> Palette:
    """Return the palette of what a sheet shows in a theme, learned once: that is slow."""
    return Palette(theme, sheet(theme))


def _learned(theme: Theme, sheet: Image.Image) -> Image.Image:
    """Return an image with 256 colours.

    Large areas keep their exact colour, the smooth edges between them share the rest.
    """
    own = [theme[key] for key in theme]
    counted = sorted(sheet.getcolors(1 << 24) or (), reverse=True)
    kept: list[Color] = list(
        dict.fromkeys((*own, *(color for _, color in counted[:_FLAT] if isinstance(color, tuple))))
    )
    shared = sheet.quantize(256 - len(kept), Image.Quantize.MAXCOVERAGE)
    image = Image.new("P", (1, 1))
    image.putpalette([*chain.from_iterable(kept), *(shared.getpalette("RGB") or ())][: 3 * 256])
    return image
