"""The 256 colours of a game's stored pictures, chosen from a sheet of all its drawings."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from pathlib import Path
from typing import TypeAlias, cast

from PIL import Image

from render.art.kept import Kept
from render.art.sprites import Drawing, sprite
from render.art.theme import Color, Theme

SIDE, ACROSS = 64, 16
WIDTH = SIDE * ACROSS

Drawings: TypeAlias = Iterable[tuple[Drawing, tuple[object, ...]]]
"""Drawings, each with its arguments."""


def plain(*drawings: Drawing) -> Iterator[tuple[Drawing, tuple[object, ...]]]:
    """Yield each drawing with an empty tuple of arguments."""
    return ((drawing, ()) for drawing in drawings)


def sheet(
    drawings: Drawings, colors: Theme, grounds: Mapping[str, Sequence[Image.Image]]
) -> Image.Image:
    """Return a sheet of all sprites on each background, followed by pictures of its full width."""
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


_FLAT = 96


_MOST = 10 << 20
"""Maximum size in bytes of the parts of pictures that are cached for one palette of one game."""


class Palette:
    """A theme's own colours and those of a sheet, each with its number.

    `parts` caches parts of pictures in these colours; each palette has a cache of its own.
    """

    __slots__ = ("_colors", "_numbers", "_true", "image", "parts", "theme")

    def __init__(self, theme: Theme, colors: Sequence[Color]) -> None:
        self.theme = theme
        self.image = Image.new("P", (1, 1))
        self.image.putpalette([*chain.from_iterable(colors)])
        self._colors = colors
        self._numbers: dict[Color, int] = {}
        self._true = bytes(chain.from_iterable(self._blended()))
        self.parts = Kept[object](_MOST)

    def stored(self, image: Image.Image) -> Image.Image:
        """Return an image in which each pixel has the nearest colour of the palette."""
        return image.quantize(palette=self.image, dither=Image.Dither.NONE)

    def shown(self, image: Image.Image) -> Image.Image:
        """Return an image as RGB to draw on; pixels left unchanged will be stored as before."""
        image.putpalette(self._true)
        return image.convert("RGB")

    def _blended(self) -> list[Color]:
        """Return, for each number, a colour that is stored under that number.

        Pillow finds the nearest colour only approximately: a theme's own colour may be stored as a
        similar one, which itself is stored as a third.
        """
        own = [self.theme[key] for key in self.theme]
        row = Image.new("RGB", (len(self._colors) + len(own), 1))
        row.putdata([*self._colors, *own])
        numbers, result = self.stored(row).tobytes(), [*self._colors]
        for color, number in zip(own, numbers[len(result) :], strict=True):
            if numbers[number] != number:
                result[number] = color
        return result

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
def palette(
    sheet: Callable[[Theme], Image.Image], theme: Theme, file: Path | None = None
) -> Palette:
    """Return the palette of a sheet in a theme, from a file or else computed from the sheet.

    Computing it is slow. A file has a table of colours for each theme; `python -m
    tests.tools.palettes` writes it.
    """
    stored = {} if file is None else tomllib.loads(file.read_text(encoding="utf-8"))
    if theme.name not in stored:
        return Palette(theme, learned(theme, sheet(theme)))
    red, green, blue = (bytes.fromhex(stored[theme.name])[start::3] for start in range(3))
    return Palette(theme, list(zip(red, green, blue, strict=True)))


def learned(theme: Theme, sheet: Image.Image) -> list[Color]:
    """Return the 256 colours that represent a sheet best.

    Large areas keep their exact colour; the anti-aliased edges between them share the rest.
    """
    own = [theme[key] for key in theme]
    counted = sorted(sheet.getcolors(sheet.width * sheet.height) or (), reverse=True)
    kept: list[Color] = list(
        dict.fromkeys((*own, *(color for _, color in counted[:_FLAT] if isinstance(color, tuple))))
    )
    flat = sheet.quantize(256 - len(kept), Image.Quantize.MAXCOVERAGE).getpalette("RGB") or ()
    shared = zip(flat[::3], flat[1::3], flat[2::3], strict=True)
    return [*kept, *shared][:256]
