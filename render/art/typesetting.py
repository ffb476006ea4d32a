"""Text as cached masks: one family, two weights, opened once per size."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from PIL import Image, ImageDraw, ImageFont

from render.art.kept import bytes_of, keeping

_FONTS = Path(__file__).with_name("fonts")
_FILES = {True: "RobotoCondensed-Bold.ttf", False: "RobotoCondensed-Medium.ttf"}


_SHADES = 3
_STEPS = [round(round(value / 255 * _SHADES) / _SHADES * 255) for value in range(256)]
"""Fewer shades at the edges of letters look the same and save a sixth of the bytes."""


class Ink(NamedTuple):
    """A text's mask, and its upper edge relative to the baseline."""

    mask: Image.Image
    top: int


@cache
def font(size: int, bold: bool = True) -> ImageFont.FreeTypeFont:
    """Return an opened font."""
    return ImageFont.truetype(
        str(_FONTS / _FILES[bold]), size, layout_engine=ImageFont.Layout.BASIC
    )


def _ink_bytes(ink: Ink) -> int:
    return bytes_of(ink.mask)


@keeping(_ink_bytes)
def ink(text: str, size: int, bold: bool = True) -> Ink:
    """Return the mask of a text."""
    face = font(size, bold)
    left, top, right, bottom = (int(edge) for edge in face.getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=face, anchor="ls")
    return Ink(mask.point(_STEPS), top)


@lru_cache(maxsize=4096)
def _has_glyph(char: str) -> bool:
    face = font(32)
    return bytes(face.getmask(char)) != bytes(face.getmask("\uffff"))


@lru_cache(maxsize=1024)
def readable(text: str) -> str:
    """Return a player's words without characters that the font lacks, such as emoji.

    Words in scripts that it lacks become a number that distinguishes them.
    """
    shown = " ".join("".join(map(_drawn, text)).split())
    if shown or not any(unicodedata.category(char)[0] in "LNPS" for char in text):
        return shown
    return f"#{crc32(text.encode(errors='replace')) % 1000:03}"


@lru_cache(maxsize=4096)
def _drawn(char: str) -> str:
    """Return a character, or the plain letters that stand for it, as far as the font has them."""
    if char.isspace():
        return char
    if unicodedata.category(char) == "Cf":
        return ""
    plain = char if _has_glyph(char) else unicodedata.normalize("NFKC", char)
    return plain if all(map(_has_glyph, plain)) else ""


@cache
def cap_height(size: int, bold: bool = True) -> int:
    """Return the height of capital letters and digits."""
    return -int(font(size, bold).getbbox("H", anchor="ls")[1])


@lru_cache(maxsize=4096)
def measure(text: str, size: int, bold: bool = True) -> int:
    """Return the width of a text without drawing it."""
    left, _, right, _ = font(size, bold).getbbox(text, anchor="ls")
    return int(max(right, font(size, bold).getlength(text)) - min(0, left)) + 1


@lru_cache(maxsize=2048)
def fitted(text: str, width: int, size: int, bold: bool = True) -> str:
    """Return the text, cut with an ellipsis if it is wider: names are never shrunk."""
    if measure(text, size, bold) <= width:
        return text
    short = text
    while short and measure(short.rstrip() + "…", size, bold) > width:
        short = short[:-1]
    return short.rstrip() + "…"


@lru_cache(maxsize=1024)
def wrapped(text: str, width: int, size: int, bold: bool = True) -> tuple[str, ...]:
    """Return the text in lines between its words; a word alone may still be too wide."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and measure(longer, size, bold) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)
