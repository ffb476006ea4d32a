"""A picture in progress: boxes, sprites, texts, and a list of the texts written."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, Protocol, TypeAlias, cast

from PIL import Image, ImageDraw

from bot.locales.scripts import UNDRAWN
from render.api import PictureArea
from render.art.kept import bytes_of, keeping
from render.art.page import KEY, SMALLEST
from render.art.plates import Area, Plate, Sprite
from render.art.sprites import letters, plate
from render.art.theme import Color, Theme
from render.art.typesetting import (
    Setting,
    cap_height,
    fitted,
    ink,
    measure,
    set_within,
    squeezed,
    starts_right,
)

Align = Literal["left", "center", "right", "start"]
"""Place of a line in its box; "start" is where a line of its direction begins."""


class Box(NamedTuple):
    """A rectangle in pixels."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first column to the right of the box."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first row below the box."""
        return self.y + self.h

    def inset(self, dx: int, dy: int | None = None) -> Box:
        """Return the box without a margin of `dx` and `dy` px on its sides."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def shifted(self, x: int, y: int) -> Box:
        """Return the box moved right by `x` and down by `y` px."""
        return Box(self.x + x, self.y + y, self.w, self.h)

    def within(self, outer: Box) -> Box:
        """Return the part of the box that is inside another one."""
        x, y = max(self.x, outer.x), max(self.y, outer.y)
        right, bottom = min(self.right, outer.right), min(self.bottom, outer.bottom)
        return Box(x, y, max(0, right - x), max(0, bottom - y))

    def columns(self, number: int, gap: int = 0) -> Iterator[Box]:
        """Yield equally wide parts from left to right."""
        width = (self.w - (number - 1) * gap) / number
        for index in range(number):
            left = round(index * (width + gap))
            yield Box(self.x + left, self.y, round(index * (width + gap) + width) - left, self.h)

    def rows(self, number: int, gap: int = 0) -> Iterator[Box]:
        """Yield equally high parts from top to bottom."""
        high = (self.h - gap * (number - 1)) // number
        for index in range(number):
            yield Box(self.x, self.y + index * (high + gap), self.w, high)

    def grid(self, rows: int, across: int, gap: int = 0) -> Iterator[Box]:
        """Yield equal parts row by row."""
        for row in self.rows(rows, gap):
            yield from row.columns(across, gap)

    def split(self, *widths: int, gap: int = 0) -> Iterator[Box]:
        """Yield parts of the given widths from left to right; the last one takes the rest."""
        x = self.x
        for width in widths:
            yield Box(x, self.y, width, self.h)
            x += width + gap
        yield Box(x, self.y, self.right - x, self.h)


class Written(NamedTuple):
    """A text on a picture: its ink's box, the box it must stay in, its colour and background.

    Only the `name` of a player or table may be cut.
    """

    text: str
    ink: Box
    box: Box
    size: int
    color: Color
    behind: Color
    name: bool = False

    def texts(self) -> Iterator[Written]:
        """Yield this text, as the interface `Mark` requires."""
        yield self


class Mark(Protocol):
    """Something drawn on a picture in one step, which may contain texts."""

    def texts(self) -> Iterator[Written]:
        """Yield the texts, which are computed only on request because only tests need them."""


class _Lettered(NamedTuple):
    """A sprite with letters, at its position on a picture."""

    sprite: Image.Image
    x: int
    y: int

    def texts(self) -> Iterator[Written]:
        """Yield the letters as texts."""
        box = Box(self.x, self.y, self.sprite.width, self.sprite.height)
        for text, area, size, color, behind in letters(self.sprite):
            ink = Box(self.x + area[0], self.y + area[1], area[2], area[3])
            yield Written(text, ink, box, size, color, behind)


Paint: TypeAlias = Color | Image.Image
"""Material that can be put on a picture through a mask: a colour or a sprite."""


class Canvas:
    """A picture in progress."""

    __slots__ = ("_marks", "areas", "image", "theme")

    def __init__(self, image: Image.Image, theme: Theme) -> None:
        self.image = image
        self.theme = theme
        self.areas: list[PictureArea] = []
        """Areas of the picture that can be tapped."""
        self._marks: list[Mark] = []

    @property
    def written(self) -> list[Written]:
        """All texts in the order in which they were written."""
        return [one for mark in self._marks for one in mark.texts()]

    def copy(self) -> Canvas:
        """Return a copy to draw on, so that a shared background is drawn only once."""
        copied = Canvas(self.image.copy(), self.theme)
        copied.take(self)
        return copied

    def take(self, other: Canvas) -> None:
        """Copy the recorded texts and areas of another picture to this one."""
        self._marks.extend(other._marks)
        self.areas.extend(other.areas)

    def about(self, box: Box, rule: str = "", thing: str = "") -> None:
        """Record what an area shows: the key of its rule, and the thing as moves name it.

        Areas inside a `part` must be recorded separately, because a part does not know its
        position.
        """
        if (area := _area(box, rule, thing, self.image.size)) is not None:
            self.areas.append(area)

    def part(self, draw: Callable[..., None], box: Box, *args: Hashable) -> None:
        """Draw something that looks the same everywhere, by `draw(canvas, box, *args)`.

        It must stay inside its box, because it may be drawn elsewhere and cached.
        """
        draw(self, box, *args)

    def sprite(self, sprite: Sprite, x: int, y: int) -> None:
        """Put a sprite with its upper left corner at x, y."""
        if isinstance(sprite, Plate):
            self._plate(sprite, x, y)
            return
        self.paste(sprite, x, y, sprite)
        if "letters" in sprite.info:
            self._marks.append(_Lettered(sprite, x, y))

    def _plate(self, plate: Plate, x: int, y: int) -> None:
        for (left, top, right, bottom), color in plate.fills:
            self.fill(color, (x + left, y + top, x + right, y + bottom))
        for left, top, part in plate.parts:
            self.paste(part, x + left, y + top, part)

    # Methods that depend on the format of the pixels ----------------------------------

    def fill(self, color: Color, area: Area) -> None:
        """Fill a rectangle."""
        # This skips the checks of `Image.paste`, which take longer than most fills.
        self.image.im.paste(color, area)

    def paste(self, paint: Paint, x: int, y: int, mask: Image.Image) -> None:
        """Put a colour or a sprite at x, y through a mask."""
        source = paint.im if isinstance(paint, Image.Image) else paint
        self.image.im.paste(source, (x, y, x + mask.width, y + mask.height), mask.im)

    def pen(self, color: Color) -> Color | int:
        """Return the value that Pillow needs to draw in a colour."""
        return color

    def pixel(self, x: int, y: int) -> Color:
        """Return the colour of a pixel."""
        return cast(Color, cast(tuple[int, ...], self.image.getpixel((x, y)))[:3])

    # ----------------------------------------------------------------------------------

    def frame(self, box: Box, color: str, width: int, radius: int) -> None:
        """Draw a frame along the edge of a box, with a dark line on its inner side."""
        draw = ImageDraw.Draw(self.image)
        for rim, name in ((0, color), (width, "ink")):
            paint = self.pen(self.theme[name])
            area = (box.x + rim, box.y + rim, box.right - 1 - rim, box.bottom - 1 - rim)
            draw.rounded_rectangle(area, radius - rim, None, paint, 2 if rim else width)

    def outline(self, box: Box, color: str, width: int = 4, radius: int = 12) -> None:
        """Draw a plain frame along the inner edge of a box."""
        area = (box.x, box.y, box.right - 1, box.bottom - 1)
        draw = ImageDraw.Draw(self.image)
        draw.rounded_rectangle(area, radius, None, self.pen(self.theme[color]), width)

    def plain(self, box: Box, fill: Color, edge: Color, radius: int, line: int = 2) -> None:
        """Draw a box whose edges are not anti-aliased."""
        self.sprite(_hard(box.w, box.h, fill, edge, radius, line), box.x, box.y)

    def lit(self, box: Box, radius: int = 10) -> None:
        """Draw the bright background of something that can be chosen now."""
        self.sprite(plate(box.w, box.h, self.theme, "now", "ink", 2, radius), box.x, box.y)

    def changed(self, box: Box, change: int = 0, radius: int = 12) -> None:
        """Outline something that has changed, with the difference at its upper right corner."""
        self.outline(box, "changed", 5, radius)
        if change:
            self.delta(change, box.right + 6, box.y - 16)

    def delta(self, change: int, right: int, y: int, size: int = SMALLEST) -> None:
        """Write a difference such as +2 on a small plate that ends at `right`."""
        if not change:
            return
        box = Box(0, y, delta_width(change, size), size + 4)
        box = box._replace(x=min(right, self.image.width - 2) - box.w)
        self.part(_delta, box, _signed(change), size)

    def text(
        self,
        text: str,
        box: Box,
        size: int,
        color: str = "ink",
        align: Align = "left",
        bold: bool = True,
        name: bool = False,
        shades: Sequence[tuple[int, int]] = (),
    ) -> int:
        """Write one line, centred vertically, within the box; return the ink's right edge.

        A text that is too wide is set smaller or narrower before it is cut, a `name` only cut.
        Behind it, the same letters are drawn once for each of `shades`, shifted by (x, y) px.
        """
        if not text:
            return box.x
        if name:
            line = Setting(fitted(text, box.w, size, bold), size, bold)
        else:
            line = set_within(text, box.w, size, bold, SMALLEST)
        text, size, bold, narrow = line
        mask, top = ink(text, size, bold) if narrow is None else squeezed(text, size, bold, narrow)
        slack = box.w - mask.width
        start = slack if align == "start" and starts_right(text) else 0
        x = box.x + {"left": 0, "center": slack // 2, "right": slack, "start": start}[align]
        y = box.y + (box.h + cap_height(size, bold)) // 2 + top
        area = Box(x, y, mask.width, mask.height)
        for across, down in shades:
            self.paste(self.theme["title_shade"], x + across, y + down, mask)
        behind = self._ground(area)
        fill = self.theme[color]
        shown = text.translate(UNDRAWN)
        self._marks.append(Written(shown, area, box, size, fill, behind, name))
        self.paste(fill, x, y, mask)
        return area.right

    def heading(self, text: str, box: Box, size: int = KEY, names: bool = False) -> int:
        """Write a title in the game's lettering; return the ink's right edge.

        If `names` is true, the title contains people's names and is not capitalised.
        """
        style = self.theme.style
        text = text.upper() if style.capitals and not names else text
        return self.text(text, box, size, "on_table", shades=style.shades)

    def _ground(self, area: Box) -> Color:
        """Return the background colour at the middle of an area for text."""
        x, y = area.x + area.w // 2, area.y + area.h // 2
        inside = 0 <= x < self.image.width and 0 <= y < self.image.height
        return self.pixel(x, y) if inside else self.theme["ink"]


def delta_width(change: int, size: int = SMALLEST) -> int:
    """Return the width of the plate with a difference, 0 if there is none."""
    return measure(_signed(change), size) + 14 if change else 0


def _signed(change: int) -> str:
    return f"+{change}" if change > 0 else f"−{-change}"


def canvas_bytes(canvas: Canvas) -> int:
    """Return how many bytes a picture in progress takes."""
    return bytes_of(canvas.image)


def _delta(canvas: Canvas, box: Box, text: str, size: int) -> None:
    canvas.sprite(plate(box.w, box.h, canvas.theme, "changed", radius=8), box.x, box.y)
    canvas.text(text, box, size, "on_changed", "center")


@lru_cache(maxsize=8192)
def _area(box: Box, rule: str, thing: str, size: tuple[int, int]) -> PictureArea | None:
    """Return the part of an area that is inside a picture of this size, or None.

    The result is cached because most things keep their position, so that pictures share their
    areas.
    """
    seen = box.within(Box(0, 0, *size))
    return PictureArea((*seen,), rule, thing) if seen.w and seen.h else None


@keeping(bytes_of)
def _hard(width: int, height: int, fill: Color, edge: Color, radius: int, line: int) -> Image.Image:
    """Return a sprite of a box whose edges are not anti-aliased."""
    sprite = Image.new("RGBA", (width, height))
    area = (0, 0, width - 1, height - 1)
    ImageDraw.Draw(sprite).rounded_rectangle(area, radius, fill, edge, line)
    return sprite
