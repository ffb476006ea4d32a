"""Cards and buildings as they lie on any picture: what they show, and how many are left."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.magister_navis.data import CARDS, SLAVERY, STATUSES, Building, Symbols
from bot.games.magister_navis.view import DeckView
from render.art.canvas import Box, Canvas
from render.art.sprites import plate, sprite
from render.magister_navis.art import drawings as art

_SIGN = 20
"""Room for the sign between two actions."""


def marks(symbols: Symbols) -> Iterator[tuple[str, int]]:
    """Yield what is drawn for symbols: one mark each, glory in one with its number."""
    for key in STATUSES:
        yield from ((key, 1) for _ in range(getattr(symbols, key)))
    if symbols.glory:
        yield "glory", symbols.glory


def show(canvas: Canvas, box: Box, symbols: Symbols, side: int, across: int) -> None:
    """Draw symbols from left to right, `across` in a row, centred vertically."""
    found = list(marks(symbols))
    rows = -(-len(found) // across)
    top = box.y + (box.h - rows * side) // 2
    for index, (key, count) in enumerate(found):
        row, column = divmod(index, across)
        mark(canvas, key, count, box.x + column * side, top + row * side, side - 2)


def mark(canvas: Canvas, key: str, count: int, x: int, y: int, side: int) -> None:
    """Draw one symbol; of glory, its number."""
    if key == "glory":
        canvas.sprite(sprite(art.double, side, side, canvas.theme, str(count)), x, y)
    else:
        canvas.sprite(sprite(art.SYMBOLS[key], side, side, canvas.theme), x, y)


def pile(canvas: Canvas, box: Box, deck: DeckView, fill: str, abolished: bool = False) -> None:
    """Draw a deck by its top card, with its key and how many cards are left."""
    if deck.top is None:
        canvas.sprite(plate(box.w, box.h, canvas.theme, "ghost", "ghost_line", 3), box.x, box.y)
        gone = abolished and deck.key == SLAVERY
        canvas.text("×" if gone else "–", box, 40, "ink_soft", "center")
        return
    if len(deck.cards) > 1:
        back = plate(box.w, box.h, canvas.theme, "paper_dim", "ink", 2)
        canvas.sprite(back, box.x + 5, box.y + 5)
    card(canvas, box, deck.top, fill)


def card(canvas: Canvas, box: Box, key: str, fill: str | None, named: bool = True) -> None:
    """Draw a card: what it asks for, what it gives, and its deck where it could be another.

    `fill` is its ground, None for one that lies below others.
    """
    one = CARDS[key]
    if fill is not None:
        canvas.sprite(plate(box.w, box.h, canvas.theme, fill, "ink", 2), box.x, box.y)
    left, right = box.inset(4).split(box.w * 2 // 5)
    upper = left._replace(h=left.h * 3 // 5) if named else left
    if one.governor:
        side = min(left.w - 2, upper.h - 2)
        medal = sprite(art.medal, side, side, canvas.theme)
        canvas.sprite(medal, left.x + (left.w - side) // 2, upper.y + (upper.h - side) // 2)
    else:
        size = min(56, left.h // 2)
        canvas.text(str(one.value), upper, size, "ink", "center")
    if named:
        lower = left._replace(y=upper.bottom - 4, h=left.bottom - upper.bottom + 4)
        canvas.text(one.deck, lower, min(32, max(22, box.h // 4)), "ink", "center")
    show(canvas, right._replace(x=right.x + 2), one.symbols, min(right.w // 2, right.h // 3), 2)


def steps(building: Building) -> tuple[str, ...]:
    """Return the actions of a building, one for each time that it can be done."""
    return building.actions * (2 if building.again and len(building.actions) == 1 else 1)


def width(building: Building, side: int) -> int:
    """Return how wide `deeds` draws a building."""
    does, gives = len(steps(building)), len(list(marks(building.symbols)))
    return (does + gives) * (side + 2) + max(0, does - 1) * _SIGN


def deeds(canvas: Canvas, x: int, y: int, building: Building, side: int) -> None:
    """Draw what a building does and gives: "/" is one of both, "+" one or both."""
    for index, action in enumerate(steps(building)):
        if index:
            sign = Box(x, y, _SIGN, side)
            canvas.text("+" if building.again else "/", sign, side * 7 // 8, "ink", "center")
            x += _SIGN
        canvas.sprite(sprite(art.ACTIONS[action], side, side, canvas.theme), x, y)
        x += side + 2
    for key, count in marks(building.symbols):
        mark(canvas, key, count, x, y, side)
        x += side + 2
