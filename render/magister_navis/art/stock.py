"""Cards and buildings on any picture: their requirements, effects and symbols."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.magister_navis.data import CARDS, STATUSES, Building, Symbols
from render.art import shapes
from render.art.canvas import Box, Canvas
from render.art.page import SMALLEST
from render.art.sprites import plate, sprite
from render.art.typesetting import measure
from render.magister_navis.art import drawings as art

CARD = (132, 78)
"""Width and height in px of a card on the whole map and on a board."""

_EDGE = 6
"""Room in px at each side of a card's symbols if the card has the size `CARD`."""
_SIGN = 16
"""Width in px of the area for the sign between two actions."""


def marks(symbols: Symbols) -> Iterator[tuple[str, int]]:
    """Yield each symbol as one mark, and all glory as a single mark with its number."""
    for key in STATUSES:
        yield from ((key, 1) for _ in range(getattr(symbols, key)))
    if symbols.glory:
        yield "glory", symbols.glory


def counted(symbols: Symbols) -> list[tuple[str, int]]:
    """Return the symbols with their numbers, without zeros."""
    return [(key, count) for key, count in zip(Symbols._fields, symbols, strict=True) if count]


def mark(canvas: Canvas, key: str, count: int, x: int, y: int, side: int) -> None:
    """Draw one symbol; for glory, draw its number."""
    drawing, args = (shapes.worth, (str(count),)) if key == "glory" else (art.SYMBOLS[key], ())
    canvas.sprite(sprite(drawing, side, side, canvas.theme, *args), x, y)


def summed(canvas: Canvas, box: Box, symbols: Symbols, side: int, size: int) -> None:
    """Draw symbols centred in one row, with a number before each that occurs more than once."""
    found = counted(symbols)
    digit = measure("2", size) + 1
    counts = sum(digit for _, count in found if count > 1)
    side = min(side, (box.w - 2 * _EDGE * box.w // CARD[0] - counts) // max(1, len(found)))
    wide = sum(side + (digit if count > 1 else 0) for _, count in found)
    gap = min(side // 4, (box.w - wide) // (len(found) + 1))
    x = box.x + (box.w - wide - gap * (len(found) - 1)) // 2
    for key, count in found:
        if count > 1:
            canvas.text(str(count), Box(x, box.y, digit, box.h), size)
            x += digit
        symbol = sprite(art.SYMBOLS[key], side, side, canvas.theme)
        canvas.sprite(symbol, x, box.y + (box.h - side) // 2)
        x += side + gap


def card(canvas: Canvas, box: Box, key: str, fill: str, locked: bool = False) -> None:
    """Draw a card: its deck, its requirement and its symbols, with a lock while out of reach."""
    canvas.part(_card, box, key, fill, locked)


def _card(canvas: Canvas, box: Box, key: str, fill: str, locked: bool) -> None:
    canvas.sprite(plate(box.w, box.h, canvas.theme, fill, "ink", 2), box.x, box.y)
    one, scale = CARDS[key], box.w / CARD[0]
    upper = head(box)
    canvas.text(one.deck, upper, round(SMALLEST * scale))
    if one.value is None:
        side, drawing = round(34 * scale), shapes.lock if locked else art.medal
        mark = sprite(drawing, side, side, canvas.theme)
        canvas.sprite(mark, upper.right - side, upper.y + (upper.h - side) // 2)
    else:
        canvas.text(str(one.value), upper, round(42 * scale), "ink", "right")
    lower = Box(box.x, upper.bottom, box.w, box.bottom - upper.bottom)
    summed(canvas, lower, one.symbols, round(26 * scale), round(SMALLEST * scale))


def head(box: Box) -> Box:
    """Return the box of a card's deck and number."""
    return Box(box.x + box.w // 16, box.y + box.h // 30, box.w * 7 // 8, box.h // 2)


def steps(building: Building) -> tuple[str, ...]:
    """Return the actions of a building, repeating one that can be done twice."""
    return building.actions * (2 if building.again and len(building.actions) == 1 else 1)


def deeds(canvas: Canvas, box: Box, building: Building, side: int, gives: bool = True) -> int:
    """Draw what a building does and gives, from the left; return the right edge.

    "/" means one of both, "+" means one or both. Without `gives`, the symbols are drawn only if the
    building has no actions, because a track already counts them.
    """
    x, top = box.x, box.y + (box.h - side) // 2
    for index, action in enumerate(steps(building)):
        if index:
            sign = Box(x, box.y, _SIGN, box.h)
            canvas.text("+" if building.again else "/", sign, SMALLEST, "ink", "center")
            x += _SIGN
        canvas.sprite(sprite(art.ACTIONS[action], side, side, canvas.theme), x, top)
        x += side + 2
    for key, count in marks(building.symbols) if gives or not building.actions else ():
        mark(canvas, key, count, x, top, side)
        x += side + 2
    return x - 2


def width(building: Building, side: int, gives: bool = True) -> int:
    """Return the width of what `deeds` draws for a building."""
    does: Sequence[str] = steps(building)
    shown = len(does) + (len(list(marks(building.symbols))) if gives or not does else 0)
    return shown * (side + 2) - 2 + max(0, len(does) - 1) * _SIGN


def circle(canvas: Canvas, box: Box, by: int | None) -> None:
    """Draw the circle of a building, with its owner's disc if there is one, as wide as the box."""
    disc = (
        sprite(art.circle, box.w, box.w, canvas.theme)
        if by is None
        else sprite(shapes.disc, box.w, box.w, canvas.theme, by)
    )
    canvas.sprite(disc, box.x, box.y + (box.h - box.w) // 2)
