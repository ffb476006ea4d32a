"""A message painted as wide as Discord's client shows it: for eyes, and for what can be counted."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any
from urllib.parse import urlsplit

from PIL import Image, ImageDraw

from render.art.typesetting import font, ink, measure, readable
from tests.tools.client.layout import Shown, gallery

CONTAINER, ROW, BUTTON, SELECT, PEOPLE, TEXT, GALLERY, FILE = 17, 1, 2, 3, 5, 10, 12, 13
SECTION = 9
PAD, GAP = 8, 8
THUMBNAIL = 85
"""Width and height of a picture beside texts; what lies elsewhere is painted as a plain one."""
DARK, LIGHT = (
    ("#313338", "#2b2d31", "#dbdee1", "#4e5058"),
    ("#ffffff", "#f2f3f5", "#2e3338", "#d7d9dc"),
)
"""Ground, box, ink and plain buttons, in Discord's two looks."""
STYLES = {1: "#5865f2", 3: "#248046", 4: "#da373c"}
_HEADS = (("### ", 18), ("## ", 20), ("# ", 24), ("-# ", 12))
_MOMENTS = {":f": "1 December 2026 01:00", ":D": "1 December 2026", ":R": "in 12 days"}
"""A text in place of a moment, as wide as the real one."""
_MARKS = re.compile(r"\*\*|~~|`|<@!?\d+>|<t:\d+(?::\w)?>|<#\d+>")


@dataclass
class Painted:
    """A message as it looks, and what of its pictures is seen."""

    image: Image.Image
    pictures: list[Shown] = field(default_factory=list)


class Painter:
    """Paints the parts of a message below each other."""

    def __init__(self, width: int, files: Mapping[str, bytes], dark: bool = True) -> None:
        self._width, self._files = width, files
        self._ground, self._box, self._ink, self._plain = DARK if dark else LIGHT
        self._image = Image.new("RGB", (width + 4 * PAD, 6000), self._ground)
        self._draw = ImageDraw.Draw(self._image)
        self._y = PAD
        self._pictures: list[Shown] = []

    def paint(self, parts: list[dict[str, Any]]) -> Painted:
        """Paint a message's components."""
        for part in parts:
            inner = part["components"] if part["type"] == CONTAINER else [part]
            top = self._y
            self._draw.rectangle((PAD, top, self._width + 3 * PAD, 6000), fill=self._box)
            self._y += PAD
            for one in inner:
                self._part(one)
            self._draw.rectangle((0, self._y, self._width + 4 * PAD, 6000), fill=self._ground)
            self._y += PAD
        box = (0, 0, self._image.width, self._y)
        return Painted(self._image.crop(box), self._pictures)

    def _part(self, part: dict[str, Any]) -> None:
        parts = {TEXT: self._text, GALLERY: self._gallery, ROW: self._row, FILE: self._file}
        parts[SECTION] = self._section
        parts[part["type"]](part)
        self._y += GAP

    def _section(self, part: dict[str, Any]) -> None:
        left, top = self._width + 2 * PAD - THUMBNAIL, self._y
        box = (left, top, left + THUMBNAIL, top + THUMBNAIL)
        self._draw.rounded_rectangle(box, 8, self._plain)
        self._width -= THUMBNAIL + GAP
        for one in part["components"]:
            self._text(one)
        self._width += THUMBNAIL + GAP
        self._y = max(self._y, top + THUMBNAIL)

    def _text(self, part: dict[str, Any]) -> None:
        for line in part["content"].splitlines():
            mark, size = next(((m, s) for m, s in _HEADS if line.startswith(m)), ("", 16))
            for row in wrapped(
                readable(_MARKS.sub(_plain, line.removeprefix(mark))), size, self._width
            ):
                self._write(row, 2 * PAD, self._y, size, self._ink)
                self._y += round(size * 1.3)

    def _write(self, text: str, x: int, y: float, size: int, color: str) -> None:
        """Write a line below `y`, in any script."""
        if text:
            mask, top = ink(text, size, size > 16)
            base = round(y) + font(size, size > 16).getmetrics()[0]
            self._draw.bitmap((x, base + top), mask, color)

    def _gallery(self, part: dict[str, Any]) -> None:
        images = [self._opened(item["media"]["url"]) for item in part["items"]]
        shown = gallery([one.size for one in images], self._width)
        self._pictures += shown
        for image, at in zip(images, shown, strict=True):
            wide, high = (size * seen for size, seen in zip(image.size, at.seen, strict=True))
            left, top = (image.width - wide) / 2, (image.height - high) / 2
            size = (round(at.width), round(at.height))
            cut = image.resize(size, Image.Resampling.LANCZOS, (left, top, left + wide, top + high))
            self._image.paste(cut, (round(2 * PAD + at.x), round(self._y + at.y)))
        self._y += round(max(at.y + at.height for at in shown))

    def _file(self, part: dict[str, Any]) -> None:
        name = urlsplit(part["file"]["url"]).path.rsplit("/", 1)[-1]
        self._row({"components": [{"type": SELECT, "label": f"📄 {name}"}]})

    def _opened(self, url: str) -> Image.Image:
        name = urlsplit(url).path.rsplit("/", 1)[-1]
        return Image.open(BytesIO(self._files[name])).convert("RGB")

    def _row(self, part: dict[str, Any]) -> None:
        left = 2 * PAD
        for one in part["components"]:
            label = readable(one.get("label") or one.get("placeholder") or "?")
            wide = self._width if one["type"] in (SELECT, PEOPLE) else 32 + measure(label, 14)
            if left > 2 * PAD and left + wide > self._width + 2 * PAD:
                left, self._y = 2 * PAD, self._y + 40
            ground = STYLES.get(one.get("style", 0), self._plain)
            box = (left, self._y, left + wide, self._y + 32)
            self._draw.rounded_rectangle(box, 8, ground)
            color = "#ffffff" if ground in STYLES.values() else self._ink
            self._write(label, round(left) + 16, round(self._y) + 8, 14, color)
            left += round(wide) + GAP
        self._y += 32


def wrapped(text: str, size: int, width: int) -> Iterator[str]:
    """Yield the rows of a line."""
    row = ""
    for word in text.split(" "):
        longer = f"{row} {word}" if row else word
        if row and measure(longer, size, size > 16) > width:
            yield row
            longer = word
        row = longer
    yield row


def _plain(match: re.Match[str]) -> str:
    if match[0].startswith("<t"):
        return _MOMENTS.get(match[0][-3:-1], _MOMENTS[":f"])
    return {"<@": "@somebody", "<#": "#here"}.get(match[0][:2], "")
