"""What all reference cards share: name, facts and text in large type on paper."""

from __future__ import annotations

from bot.locales import LANGUAGES, Words
from render.api import Picture
from render.art.canvas import Box, Canvas
from render.art.page import HEIGHT, MARGIN, SIZE, WIDTH
from render.art.theme import Theme, palette_of
from render.art.typesetting import wrapped
from render.art.widgets import laid

_PAPER = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
HEAD = Box(_PAPER.x + 8, _PAPER.y + 8, _PAPER.w - 16, 124)
BODY = Box(HEAD.x + 16, HEAD.bottom + 12, HEAD.w - 32, 0)
"""Where the facts begin; each card says how high they are."""

NAME_SIZE = 50
OTHER_SIZE = 36
FACT_SIZE = 40
ROW = 48
_TEXTS = ((44, 54), (40, 50), (36, 45), (34, 42), (31, 38))
"""Size and pitch of the text: the largest that fits."""


def begun(text: str, facts: int, colors: Theme) -> Canvas:
    """Return a card with its text below so many pixels of facts."""
    canvas = laid(SIZE, colors, _PAPER)
    top = BODY.y + facts + 8
    room = _PAPER.bottom - 8 - top
    for size, pitch in _TEXTS:
        lines = wrapped(text, BODY.w, size, bold=False)
        if len(lines) * pitch <= room:
            break
    for number, line in enumerate(lines):
        box = Box(BODY.x, top + number * pitch, BODY.w, pitch)
        canvas.text(line, box, size, bold=False)
    return canvas


def names(canvas: Canvas, box: Box, name: str, other: str) -> None:
    """Write a thing's name, and that in the other language below."""
    canvas.text(name, box._replace(h=box.h * 3 // 5), NAME_SIZE)
    below = box._replace(y=box.y + box.h * 3 // 5, h=box.h * 2 // 5)
    canvas.text(other, below, OTHER_SIZE, bold=False)


def rows(left: int, count: int) -> list[Box]:
    """Return boxes for lines of facts, from a column to the right edge."""
    return [Box(left, BODY.y + ROW * n, BODY.right - left, ROW - 2) for n in range(count)]


def finished(canvas: Canvas, name: str, alt: str) -> Picture:
    """Return the card as a picture."""
    suffix, data = canvas.encoded(palette_of(canvas.theme, canvas.image))
    return Picture(f"{name}.{suffix}", canvas.image.size, data, alt)


def other_language(words: Words) -> Words:
    """Return the words of the other language."""
    return Words(next(language for language in LANGUAGES if language != words.language))
