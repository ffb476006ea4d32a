"""The card of all buildings that can be bought."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.puerto_rico.view import StockView
from bot.locales import Words
from render.canvas import Box, Canvas
from render.puerto_rico import drawings as art
from render.puerto_rico.houses import emblem
from render.sprites import plate, sprite

PLACE = Box(32, 380, 1536, 352)

_WIDTHS = (392, 392, 360)
"""The fourth column takes the rest."""
_GAP = 10
_HEAD = 38


class Kind(NamedTuple):
    """What is printed on a building and never changes."""

    key: str
    cost: int
    column: int
    vp: int


def kind(stock: StockView) -> Kind:
    """Return the printed part of a building in the supply."""
    return Kind(stock.key, stock.cost, stock.column, stock.vp)


def still(canvas: Canvas, kinds: tuple[Kind, ...], words: Words) -> None:
    """Draw names, prices and emblems."""
    for column, box in enumerate(_columns(), start=1):
        here = [one for one in kinds if one.column == column]
        points = sorted({one.vp for one in here}) or [0]
        head = Box(box.x + 6, box.y, box.w - 12, _HEAD)
        note = words("puerto_rico-board-column", column=column)
        canvas.text(note, head, 24, "ink_soft", bold=False)
        canvas.text(_worth(points, words), head, 28, "ink", "right")
    for one, box in zip(kinds, _places(kinds), strict=True):
        _row(canvas, box, one, words, sold_out=False)


def draw(canvas: Canvas, stock: tuple[StockView, ...], words: Words) -> None:
    """Draw how many copies are left; what is sold out fades."""
    kinds = [kind(one) for one in stock]
    for one, box in zip(stock, _places(kinds), strict=True):
        if not one.left:
            _row(canvas, box, kind(one), words, sold_out=True)
        color = "ink" if one.left else "on_empty"
        canvas.text(f"×{one.left}", Box(box.right - 52, box.y, 44, box.h), 28, color, "right")


def _row(canvas: Canvas, box: Box, one: Kind, words: Words, sold_out: bool) -> None:
    fill, line, color = (
        ("paper", "ghost", "on_empty") if sold_out else ("ghost", "ghost_line", "ink")
    )
    canvas.sprite(plate(box.w, box.h, canvas.theme, fill, line, 2, 10), box.x, box.y)
    side = box.h - 6
    if sold_out:
        canvas.text(str(one.cost), Box(box.x + 4, box.y, side, box.h), 28, color, "center")
    else:
        canvas.sprite(
            sprite(art.price, side, side, canvas.theme, str(one.cost)), box.x + 4, box.y + 3
        )
        canvas.sprite(
            sprite(emblem, side, side, canvas.theme, one.key), box.x + side + 10, box.y + 3
        )
    name = words(f"puerto_rico-building-{one.key}")
    left = box.x + 2 * side + 18
    canvas.text(name, Box(left, box.y, box.right - 54 - left, box.h), 28, color)


def _worth(points: list[int], words: Words) -> str:
    if len(points) == 1:
        return words("puerto_rico-board-vp", points=points[0])
    return words("puerto_rico-board-vp-range", low=points[0], high=points[-1])


def _columns() -> Iterator[Box]:
    return PLACE.inset(10, 4).split(*_WIDTHS, gap=_GAP)


def _places(kinds: list[Kind] | tuple[Kind, ...]) -> Iterator[Box]:
    """Yield where each building stands: its column, in the order given."""
    columns = list(_columns())
    filled = dict.fromkeys(range(1, 5), 0)
    most = max((sum(one.column == column for one in kinds) for column in filled), default=1)
    pitch = (PLACE.h - _HEAD - 10) // max(6, most)
    for one in kinds:
        box = columns[one.column - 1]
        yield Box(box.x, box.y + _HEAD + filled[one.column] * pitch, box.w, pitch - 5)
        filled[one.column] += 1
