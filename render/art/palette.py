"""The 256 colours that a game's pictures are stored in: learned from a sheet of its sprites."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cache
from itertools import chain
from threading import Lock
from typing import Generic, TypeVar, cast

from PIL import Image

from render.art.theme import Color, Theme

T = TypeVar("T")

_FLAT = 96


_ROOM = 6 << 20
"""Bytes of the parts of pictures that are kept for one palette of one game."""


class Kept(Generic[T]):
    """Things that are kept while there is room, those that were used last before others."""

    def __init__(self, room: int = _ROOM) -> None:
        self._room = room
        self._found: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable) -> T | None:
        """Return a thing, None if it is not kept."""
        with self._lock:
            found = self._found.get(key)
            if found is None:
                return None
            self._found.move_to_end(key)
            return found[0]

    def put(self, key: Hashable, thing: T, size: int) -> None:
        """Keep a thing that takes so many bytes."""
        with self._lock:
            if key in self._found:
                return
            self._found[key] = thing, size
            self._room -= size
            while self._room < 0:
                _, (_, freed) = self._found.popitem(last=False)
                self._room += freed


class Palette:
    """A theme's own colours and those on a sheet, each with its number.

    `parts` are parts of pictures in these colours: no palette takes the room of another.
    """

    __slots__ = ("_colors", "_numbers", "_true", "image", "parts", "theme")

    def __init__(self, theme: Theme, sheet: Image.Image) -> None:
        self.theme = theme
        self.image = _learned(theme, sheet)
        flat = self.image.getpalette("RGB") or ()
        self._colors: list[Color] = list(zip(flat[::3], flat[1::3], flat[2::3], strict=True))
        self._numbers: dict[Color, int] = {}
        self._true = [*chain.from_iterable(self._blended())]
        self.parts = Kept[object]()

    def stored(self, image: Image.Image) -> Image.Image:
        """Return an image with the nearest of these colours for each pixel."""
        return image.quantize(palette=self.image, dither=Image.Dither.NONE)

    def shown(self, image: Image.Image) -> Image.Image:
        """Return an image in these colours as one to draw on: what stays is stored as it was."""
        image.putpalette(self._true)
        return image.convert("RGB")

    def _blended(self) -> list[Color]:
        """Return by number a colour that is stored under it.

        Pillow finds the nearest colour only roughly: a theme's own may be stored as another one
        close by, and that one itself as a third.
        """
        own = [self.theme[key] for key in self.theme]
        row = Image.new("RGB", (len(self._colors) + len(own), 1))
        row.putdata([*self._colors, *own])
        numbers, result = self.stored(row).tobytes(), list(self._colors)
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
