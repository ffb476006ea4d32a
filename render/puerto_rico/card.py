"""A building's card: all that is printed on it, and what it does, large enough for a phone."""

from __future__ import annotations

from functools import lru_cache

from bot.games.puerto_rico.data import BUILDINGS, SETUPS, Building
from bot.locales import LANGUAGES, Words
from render.api import Picture
from render.canvas import Box, Canvas
from render.puerto_rico import drawings as art
from render.puerto_rico.houses import emblem, ground
from render.puerto_rico.terms import points
from render.sprites import sprite, table
from render.text import wrapped
from render.theme import palette_of, theme

WIDTH = 800
_MARGIN = 24
_INNER = WIDTH - 4 * _MARGIN
_HEAD = Box(_MARGIN + 10, _MARGIN + 10, WIDTH - 2 * _MARGIN - 20, 160)
_FACTS = Box(2 * _MARGIN, _HEAD.bottom + 20, _INNER, 252)
_EMBLEM = 228
_TEXT_TOP = _FACTS.bottom + 16

NAME_SIZE = 52
OTHER_SIZE = 36
FACT_SIZE = 40
TEXT_SIZE = 44
"""On a phone the card is shown 350 px wide: 44 px are 19 there."""
_LINE = 56


@lru_cache(maxsize=128)
def picture(key: str, language: str, palette: str) -> Picture:
    """Return the card of a building, from the cache when the same was drawn before."""
    canvas = draw(BUILDINGS[key], language, palette)
    suffix, data = canvas.encoded(palette_of(canvas.theme, canvas.image))
    return Picture(f"{key}.{suffix}", canvas.image.size, data, alt(BUILDINGS[key], Words(language)))


def draw(building: Building, language: str, palette: str) -> Canvas:
    """Return the card, not yet encoded; it is as high as its text needs."""
    words, colors = Words(language), theme(palette)
    lines = wrapped(words(f"puerto_rico-rules-{building.key}"), _INNER, TEXT_SIZE, bold=False)
    height = _TEXT_TOP + len(lines) * _LINE + 20 + _MARGIN
    paper = (_MARGIN, _MARGIN, WIDTH - 2 * _MARGIN, height - 2 * _MARGIN)
    canvas = Canvas(table(WIDTH, height, colors, (paper,)), colors, [])
    _head(canvas, building, words)
    side = Box(_FACTS.x, _FACTS.y + 12, _EMBLEM, _EMBLEM)
    canvas.sprite(sprite(emblem, side.w, side.h, colors, building.key), side.x, side.y)
    _facts(canvas, building, words)
    for number, line in enumerate(lines):
        box = Box(_FACTS.x, _TEXT_TOP + number * _LINE, _INNER, _LINE)
        canvas.text(line, box, TEXT_SIZE, bold=False)
    return canvas


def alt(building: Building, words: Words) -> str:
    """Return in words all that the card shows."""
    return words(
        "puerto_rico-card-alt",
        name=_name(building, words),
        other=_name(building, _other(words)),
        set=words(f"puerto_rico-card-set-{building.set}"),
        cost=building.cost,
        points=points(building.vp, words),
        count=building.circles,
        column=building.column,
        spaces=words("puerto_rico-card-spaces", count=building.spaces),
        copies=_copies(building, words),
        text=words(f"puerto_rico-rules-{building.key}"),
    )


def _head(canvas: Canvas, building: Building, words: Words) -> None:
    """Draw price, name and points on the colour of the building's kind."""
    lot = sprite(ground, _HEAD.w, _HEAD.h, canvas.theme, building.key, True)
    canvas.sprite(lot, _HEAD.x, _HEAD.y)
    inner = _HEAD.inset(18, 26)
    coin, names, worth = inner.split(inner.h, inner.w - inner.h - 96 - 24, gap=12)
    price = sprite(art.price, coin.w, coin.h, canvas.theme, str(building.cost))
    canvas.sprite(price, coin.x, coin.y)
    canvas.text(_name(building, words), names._replace(h=62), NAME_SIZE)
    below = names._replace(y=names.y + 64, h=44)
    canvas.text(_name(building, _other(words)), below, OTHER_SIZE, bold=False)
    canvas.text(points(building.vp, words), worth, FACT_SIZE, align="right")


def _facts(canvas: Canvas, building: Building, words: Words) -> None:
    """Write set, circles, quarries, spaces and copies beside the emblem."""
    left = _FACTS.x + _EMBLEM + 28
    rows = [Box(left, _FACTS.y + 50 * n, _FACTS.right - left, 48) for n in range(5)]
    canvas.text(words(f"puerto_rico-card-set-{building.set}"), rows[0], FACT_SIZE, "ink_soft")
    _circles(canvas, rows[1], building, words)
    canvas.text(words("puerto_rico-card-column", column=building.column), rows[2], FACT_SIZE)
    canvas.text(words("puerto_rico-card-spaces", count=building.spaces), rows[3], FACT_SIZE)
    canvas.text(_copies(building, words), rows[4], FACT_SIZE)


def _circles(canvas: Canvas, row: Box, building: Building, words: Words) -> None:
    mark = sprite(art.circle, 44, 44, canvas.theme, False)
    for number in range(building.circles):
        canvas.sprite(mark, row.x + 52 * number, row.y + 2)
    text = row._replace(x=row.x + 52 * building.circles, w=row.w - 52 * building.circles)
    canvas.text(words("puerto_rico-card-circles", count=building.circles), text, FACT_SIZE)


def _name(building: Building, words: Words) -> str:
    return words(f"puerto_rico-building-{building.key}")


def _other(words: Words) -> Words:
    """Return the words of the other language."""
    return Words(next(language for language in LANGUAGES if language != words.language))


def _copies(building: Building, words: Words) -> str:
    """Return how many copies there are, and with two players if that is another number."""
    two, more = copies(building)
    text = words("puerto_rico-card-copies", count=more)
    return text if two == more else words("puerto_rico-card-copies-two", copies=text, two=two)


def copies(building: Building) -> tuple[int, int]:
    """Return the copies in the game of two players, and of more (R-11.2)."""
    two, more = (SETUPS[seats].copies[building.kind] for seats in (2, 3))
    return two, building.copies or more
