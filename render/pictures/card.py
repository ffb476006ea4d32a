"""What all reference cards share: large type on paper, as high as its text."""

from __future__ import annotations

from bot.locales import LANGUAGES, Words
from render.api import Picture
from render.art.canvas import Box, Canvas
from render.art.sprites import table
from render.art.theme import Theme, palette_of
from render.art.typesetting import wrapped

WIDTH = 800
_MARGIN = 24
_INNER = WIDTH - 4 * _MARGIN
HEAD = Box(_MARGIN + 10, _MARGIN + 10, WIDTH - 2 * _MARGIN - 20, 160)
BODY = Box(2 * _MARGIN, HEAD.bottom + 20, _INNER, 0)
"""Where the facts begin; each card says how high they are."""

NAME_SIZE = 52
OTHER_SIZE = 36
FACT_SIZE = 40
TEXT_SIZE = 44
"""On a phone the card is shown 350 px wide: 44 px are 19 there."""
ROW = 50
_LINE = 56


def begun(text: str, facts: int, colors: Theme) -> Canvas:
    """Return a card with its text below so many pixels of facts."""
    lines = wrapped(text, _INNER, TEXT_SIZE, bold=False)
    top = BODY.y + facts + 16
    height = top + len(lines) * _LINE + 20 + _MARGIN
    paper = (_MARGIN, _MARGIN, WIDTH - 2 * _MARGIN, height - 2 * _MARGIN)
    canvas = Canvas(table(WIDTH, height, colors, (paper,)), colors, [])
    for number, line in enumerate(lines):
        box = Box(BODY.x, top + number * _LINE, _INNER, _LINE)
        canvas.text(line, box, TEXT_SIZE, bold=False)
    return canvas


def names(canvas: Canvas, box: Box, name: str, other: str) -> None:
    """Write a thing's name, and that in the other language below."""
    canvas.text(name, box._replace(h=62), NAME_SIZE)
    canvas.text(other, box._replace(y=box.y + 64, h=44), OTHER_SIZE, bold=False)


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
