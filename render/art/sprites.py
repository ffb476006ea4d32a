"""Drawings from shapes: rendered once per size at four times the resolution, then cached."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import ceil
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.art.kept import Kept, bytes_of, keeping
from render.art.page import WIDTH
from render.art.plates import Plate, plated
from render.art.theme import Color, Theme, mix
from render.art.typesetting import ink

Paint: TypeAlias = str | Color
Letter: TypeAlias = tuple[str, tuple[int, int, int, int], int, Color, Color]
"""Text of a drawing, the box of its ink, its em in px, its colour, and the colour behind it."""
Point: TypeAlias = tuple[float, float]
Drawing: TypeAlias = Callable[..., None]
"""Function that draws with a `Pen`; any further arguments are hashable."""

_FINER = 4
_SNAP = [255 if value < 70 else 0 for value in range(256)]
_FADES = [round(round(value / 255 * 3) / 3 * 255) for value in range(256)]


class Pen:
    """Draws shapes by colour name on a field that is `wide` (100) units wide at any size.

    `high` is the height of the field in the same unit, and `pixel` is the size of a pixel of the
    drawing.
    """

    __slots__ = ("_draw", "_scale", "high", "image", "letters", "pixel", "theme")

    def __init__(
        self, width: int, height: int, theme: Theme, wide: float = 100, mode: str = "RGBA"
    ) -> None:
        self.image = Image.new(mode, (width, height))
        self.theme = theme
        self.high = wide * height / width
        self.pixel = wide * _FINER / width
        self.letters: list[Letter] = []
        self._draw = ImageDraw.Draw(self.image)
        self._scale = width / wide

    def color(self, paint: Paint) -> Color:
        """Return a colour, looking it up if it is given by name."""
        return self.theme[paint] if isinstance(paint, str) else paint

    def mix(self, first: Paint, second: Paint, share: float) -> Color:
        """Return a mixture of two colours."""
        return mix(self.color(first), self.color(second), share)

    def disc(
        self, x: float, y: float, radius: float, fill: Paint, line: Paint | None = None,
        width: float = 4,
    ) -> None:  # fmt: skip
        """Draw a disc centred on a point."""
        self.oval(x - radius, y - radius, x + radius, y + radius, fill, line, width)

    def oval(
        self, x: float, y: float, right: float, bottom: float, fill: Paint,
        line: Paint | None = None, width: float = 4,
    ) -> None:  # fmt: skip
        """Draw the ellipse inside the given edges."""
        self._draw.ellipse(
            self._points((x, y), (right, bottom)),
            self.color(fill),
            None if line is None else self.color(line),
            self._px(width),
        )

    def box(
        self, x: float, y: float, right: float, bottom: float, fill: Paint,
        line: Paint | None = None, width: float = 4, radius: float = 0,
    ) -> None:  # fmt: skip
        """Draw a rectangle with the given edges, its corners rounded by `radius`."""
        self._draw.rounded_rectangle(
            self._points((x, y), (right, bottom)),
            self._px(radius) if radius else 0,
            self.color(fill),
            None if line is None else self.color(line),
            self._px(width),
        )

    def shape(
        self, *points: Point, fill: Paint, line: Paint | None = None, width: float = 4
    ) -> None:
        """Draw a polygon."""
        self._draw.polygon(self._points(*points), self.color(fill))
        if line is not None:
            self.line(*points, points[0], points[1], color=line, width=width)

    def line(
        self, *points: Point, color: Paint, width: float = 4, joint: str | None = "curve"
    ) -> None:
        """Draw a line with rounded joints, or with none if `joint` is None."""
        self._draw.line(self._points(*points), self.color(color), self._px(width), joint=joint)

    def arc(
        self, x: float, y: float, right: float, bottom: float, start: float, end: float,
        color: Paint, width: float = 4,
    ) -> None:  # fmt: skip
        """Draw a part of an ellipse's edge, in degrees clockwise from three o'clock."""
        area = self._points((x, y), (right, bottom))
        self._draw.arc(area, start, end, self.color(color), self._px(width))

    def pie(
        self, x: float, y: float, right: float, bottom: float, start: float, end: float,
        fill: Paint,
    ) -> None:  # fmt: skip
        """Draw a sector of an ellipse."""
        self._draw.pieslice(self._points((x, y), (right, bottom)), start, end, self.color(fill))

    def segment(
        self, x: float, y: float, right: float, bottom: float, start: float, end: float,
        fill: Paint,
    ) -> None:  # fmt: skip
        """Draw the segment that a straight line cuts off an ellipse."""
        self._draw.chord(self._points((x, y), (right, bottom)), start, end, self.color(fill))

    def letter(self, text: str, x: float, y: float, size: float, color: Paint) -> None:
        """Write a letter centred on a point; `size` is its em."""
        em, fill = self._px(size), self.color(color)
        mask = ink(text, em).mask
        spot = (round(x * self._scale - mask.width / 2), round(y * self._scale - mask.height / 2))
        behind = self.image.getpixel((round(x * self._scale), round(y * self._scale)))
        assert isinstance(behind, tuple)
        self.image.paste(fill, spot, mask)
        area = (*spot, mask.width, mask.height)
        self.letters.append((text, area, em, fill, (behind[0], behind[1], behind[2])))

    def put(self, drawing: Drawing, x: float, y: float, side: float, *args: object) -> None:
        """Draw another square drawing inside this one, `side` wide."""
        part = Pen(self._px(side), self._px(side), self.theme)
        drawing(part, *args)
        left, top = round(x * self._scale), round(y * self._scale)
        self.image.alpha_composite(part.image, (left, top))
        for text, (dx, dy, width, height), em, color, behind in part.letters:
            area = (left + dx, top + dy, width, height)
            self.letters.append((text, area, em, color, behind))

    def _px(self, length: float) -> int:
        return max(1, round(length * self._scale))

    def _points(self, *points: Point) -> Sequence[Point]:
        return [(x * self._scale, y * self._scale) for x, y in points]


_MOST = 8 << 20
"""Maximum size in bytes of the sprites that are cached for one theme."""


@cache
def sprites_of(_: Theme) -> Kept[Image.Image]:
    """Return the sprite cache of a theme; each theme has a cache of its own."""
    return Kept(_MOST)


def sprite(drawing: Drawing, width: int, height: int, theme: Theme, *args: object) -> Image.Image:
    """Return an anti-aliased drawing at a size on a transparent background; do not modify it."""
    kept, key = sprites_of(theme), (drawing, width, height, args)
    if (found := kept.get(key)) is None:
        found = _sprite(drawing, width, height, theme, *args)
        kept.put(key, found, bytes_of(found))
    return found


def _sprite(drawing: Drawing, width: int, height: int, theme: Theme, *args: object) -> Image.Image:
    pen = Pen(width * _FINER, height * _FINER, theme)
    drawing(pen, *args)
    result = crisp(pen.image, _FINER)
    result.info["letters"] = [_finer(*letter) for letter in pen.letters]
    return result


ICON = 128
"""Side of an emoji in px: "the 128x128 emoji image" (Discord, *Emoji*, Create Application)."""
EMOJIS = "day"
"""Name of the palette in which emojis are drawn."""
_RIM = 4
"""Width in px of an emoji's light rim, which makes dark lines visible on a dark background."""


def icon(drawing: Drawing, theme: Theme, *args: object) -> Image.Image:
    """Return a drawing in the size of an emoji, with a light rim; it is not cached."""
    inner = ICON - 2 * _RIM
    image = Image.new("RGBA", (ICON, ICON))
    image.alpha_composite(_sprite(drawing, inner, inner, theme, *args), (_RIM, _RIM))
    around = image.getchannel("A").filter(ImageFilter.MaxFilter(2 * _RIM + 1))
    rim = Image.new("RGBA", (ICON, ICON), theme["sail"])
    rim.putalpha(around.filter(ImageFilter.GaussianBlur(1)))
    rim.alpha_composite(image)
    return rim


def letters(image: Image.Image) -> Sequence[Letter]:
    """Return the letters drawn on a sprite."""
    found: Sequence[Letter] = image.info.get("letters", ())
    return found


def _finer(
    text: str, area: tuple[int, int, int, int], em: int, color: Color, behind: Color
) -> Letter:
    x, y, width, height = (round(length / _FINER) for length in area)
    return text, (x, y, width, height), round(em / _FINER), color, behind


def _plate_bytes(plate: Plate) -> int:
    """Return how many bytes a plate's corners take."""
    return sum(bytes_of(part) for _, _, part in plate.parts)


@keeping(_plate_bytes)
def plate(
    width: int, height: int, theme: Theme, fill: Paint, line: Paint | None = None,
    thick: float = 3, radius: float = 8,
) -> Plate:  # fmt: skip
    """Return a box with rounded corners; lengths are in pixels."""
    corner = ceil(max(radius, thick)) + 1
    least = 2 * corner + 1
    part = _drawn(min(width, least), min(height, least), theme, fill, line, thick, radius)
    return plated(part, width, height, corner)


@keeping(bytes_of)
def _drawn(
    width: int, height: int, theme: Theme, fill: Paint, line: Paint | None, thick: float,
    radius: float,
) -> Image.Image:  # fmt: skip
    pen = Pen(width * _FINER, height * _FINER, theme, wide=width)
    pen.box(0, 0, width - 0.25, height - 0.25, fill, line, thick, radius)
    return crisp(pen.image, _FINER)


def crisp(image: Image.Image, finer: int) -> Image.Image:
    """Return the drawing `finer` times smaller, anti-aliasing only the edges that need it.

    A pixel that hardly differs from its middle takes the middle's colour, and transparency has few
    levels: it looks the same and takes a fifth fewer bytes.
    """
    smooth = image.reduce(finer)
    middle = image.resize(smooth.size, Image.Resampling.NEAREST)
    first, *others = ImageChops.difference(smooth, middle).split()
    for other in others:
        first = ImageChops.lighter(first, other)
    result = Image.composite(middle, smooth, first.point(_SNAP))
    if result.mode == "RGBA":
        result.putalpha(result.getchannel("A").point(_FADES))
    return result


def table(
    width: int, height: int, theme: Theme, cards: Sequence[tuple[int, int, int, int]]
) -> Image.Image:
    """Return a game's background with paper cards on it (x, y, width, height), to be cached."""
    pen = Pen(width * 2, height * 2, theme, wide=width, mode="RGB")
    (theme.style.ground or sea)(pen)
    for x, y, w, h in cards:
        pen.box(x, y + 5, x + w, y + h + 5, "table_edge", radius=14)
        pen.box(x, y, x + w, y + h, "paper", "paper_line", 2, 14)
    return crisp(pen.image, 2)


def sea(pen: Pen) -> None:
    """Draw the background of pictures that belong to no game."""
    width, height = WIDTH, round(pen.high)
    pen.box(0, 0, width, height, "table_edge")
    pen.box(8, 8, width - 8, height - 8, "table", radius=40)
    waves(pen)


def waves(pen: Pen) -> None:
    """Draw waves all over a background, in staggered rows."""
    for row, y in enumerate(range(14, round(pen.high), 104)):
        for x in range(-40 + 50 * (row % 2), WIDTH, 100):
            pen.arc(x, y, x + 44, y + 22, 200, 340, "table_wave", 4)
