"""The card of all buildings that can be bought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple, TypeAlias

from bot.games.puerto_rico.view import StockView
from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.sprites import plate, sprite
from render.puerto_rico.art import drawings as art
from render.puerto_rico.art.building_art import emblem
from render.puerto_rico.scenes import SupplyScene

_PLACE = Box(32, 380, 1536, 352)
_WIDTHS = (392, 392, 360)
"""The fourth column takes the rest."""
_GAP = 10
_HEAD = 38
_USUAL_ROWS = 6
_LEAST_PITCH = 33
"""Rows are never nearer than this: with more than nine in a column the card grows."""
_DENSE = 40
"""Below this height a row writes its price larger and its name smaller."""

State: TypeAlias = Literal["quiet", "open", "shut"]
_FILLS = {"quiet": "ghost", "open": "now", "shut": "paper"}
_INKS = {"quiet": "ink", "open": "on_now", "shut": "on_empty"}


class Kind(NamedTuple):
    """What is printed on a building and never changes."""

    key: str
    cost: int
    column: int
    vp: int


def kind(stock: StockView) -> Kind:
    """Return the printed part of a building in the supply."""
    return Kind(stock.key, stock.cost, stock.column, stock.vp)


def card(kinds: tuple[Kind, ...]) -> Box:
    """Return where the buildings stand."""
    rows = _rows(kinds)
    return _PLACE._replace(h=max(_PLACE.h, _HEAD + 10 + rows * _LEAST_PITCH))


def still(canvas: Canvas, kinds: tuple[Kind, ...], words: Words) -> None:
    """Draw names, prices and emblems."""
    for column, box in enumerate(_columns(_PLACE), start=1):
        here = [one for one in kinds if one.column == column]
        points = sorted({one.vp for one in here}) or [0]
        head = Box(box.x + 6, box.y, box.w - 12, _HEAD)
        note = words("puerto_rico-board-column", column=column)
        canvas.text(note, head, 24, "ink_soft", bold=False)
        canvas.text(_worth(points, words), head, 28, "ink", "right")
    for one, box in zip(kinds, _places(kinds), strict=True):
        _row(canvas, box, one, one.cost, words, "quiet")


def draw(canvas: Canvas, scene: SupplyScene, then: SupplyScene, words: Words) -> None:
    """Draw how many copies are left, and what can be built now for how much.

    What is sold out fades, as does all that a builder cannot have.
    """
    kinds = tuple(kind(one) for one in scene.stock)
    olds = {one.key: one.left for one in then.stock}
    for index, (one, box) in enumerate(zip(scene.stock, _places(kinds), strict=True)):
        fits = f"build {one.key}" in scene.open
        state: State = "open" if fits else "shut" if scene.prices or not one.left else "quiet"
        if state != "quiet":
            cost = scene.prices[index] if scene.prices else one.cost
            _row(canvas, box, kinds[index], cost, words, state)
        left = Box(box.right - 52, box.y, 44, box.h)
        canvas.text(f"×{one.left}", left, 28, _INKS[state], "right")
        if change := one.left - olds.get(one.key, one.left):
            canvas.changed(box, radius=10)
            canvas.delta(change, box.right - 54, box.y - 16 if box.h > _DENSE else box.y + 2)


def offered(scene: SupplyScene) -> list[StockView]:
    """Return the buildings that can be built now."""
    return [one for one in scene.stock if f"build {one.key}" in scene.open]


def offers(canvas: Canvas, boxes: Iterable[Box], scene: SupplyScene, words: Words) -> None:
    """Draw only what can be built now, with its price for the builder."""
    prices = {one.key: cost for one, cost in zip(scene.stock, scene.prices, strict=False)}
    for box, one in zip(boxes, offered(scene), strict=True):
        _row(canvas, box, kind(one), prices.get(one.key, one.cost), words, "open", 24)
        left = Box(box.right - 52, box.y, 44, box.h)
        canvas.text(f"×{one.left}", left, 28, "on_now", "right")


def _row(
    canvas: Canvas, box: Box, one: Kind, cost: int, words: Words, state: State, size: int = 0
) -> None:
    color = _INKS[state]
    canvas.sprite(plate(box.w, box.h, canvas.theme, _FILLS[state], radius=10), box.x, box.y)
    dense = box.h < _DENSE
    side = box.h if dense else box.h - 6
    top = box.y + (box.h - side) // 2
    coin = Box(box.x + 4, top, side, side)
    if state == "shut":
        canvas.text(str(cost), coin._replace(y=box.y, h=box.h), 28, color, "center")
    else:
        _price(canvas, coin, cost, dense)
        mark = sprite(emblem, side, side, canvas.theme, one.key)
        canvas.sprite(mark, box.x + side + 10, top)
    name = words(f"puerto_rico-building-{one.key}")
    left = box.x + 2 * side + 18
    text = Box(left, box.y, box.right - 54 - left, box.h)
    canvas.text(name, text, size or (26 if dense else 28), color)


def _price(canvas: Canvas, coin: Box, cost: int, dense: bool) -> None:
    if not dense:
        canvas.sprite(sprite(art.price, coin.w, coin.h, canvas.theme, str(cost)), coin.x, coin.y)
        return
    canvas.sprite(sprite(art.coin, coin.w, coin.h, canvas.theme), coin.x, coin.y)
    canvas.text(str(cost), coin, 24, "on_coin", "center")


def _worth(points: list[int], words: Words) -> str:
    if len(points) == 1:
        return words("puerto_rico-board-vp", points=points[0])
    return words("puerto_rico-board-vp-range", low=points[0], high=points[-1])


def _columns(card: Box) -> Iterator[Box]:
    return card.inset(10, 4).split(*_WIDTHS, gap=_GAP)


def _rows(kinds: tuple[Kind, ...]) -> int:
    """Return how many kinds stand in the fullest column."""
    return max([_USUAL_ROWS, *Counter(one.column for one in kinds).values()])


def _places(kinds: tuple[Kind, ...]) -> Iterator[Box]:
    """Yield where each building stands: its column, in the order given."""
    place = card(kinds)
    pitch = (place.h - _HEAD - 10) // _rows(kinds)
    high = pitch - (5 if pitch > _DENSE else 3)
    columns, filled = list(_columns(place)), Counter[int]()
    for one in kinds:
        box = columns[one.column - 1]
        yield Box(box.x, box.y + _HEAD + filled[one.column] * pitch, box.w, high)
        filled[one.column] += 1
