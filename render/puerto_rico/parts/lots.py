"""Tiles and buildings on a board: their places, and drawings that fit the available room."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from PIL import Image

from bot.games.puerto_rico.data import CITY_SPACES, GOODS, QUARRY
from bot.games.puerto_rico.view import BuildingView, TileView
from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.page import SMALLEST
from render.art.sprites import sprite
from render.art.theme import mix
from render.art.typesetting import wrapped
from render.puerto_rico.art import drawings as art
from render.puerto_rico.art.emblems import emblem, ground
from render.puerto_rico.text import things
from render.puerto_rico.text.terms import FOREST

GAP = 3
_LEAST = 12
"""Minimum width in px of an empty space."""


def grid(area: Box, columns: int, rows: int) -> list[list[Box]]:
    """Divide an area into a grid; return its boxes by row, `GAP` px apart."""
    return [list(line.columns(columns, GAP)) for line in area.rows(rows, GAP)]


def row(area: Box, used: int, wide: int, number: int) -> list[Box]:
    """Return boxes side by side: the `used` ones are `wide` px each; the others share the rest.

    Early in a game a board has few things, which are larger and show more than their letters.
    """
    rest = area.w - used * (wide + GAP)
    empty = area._replace(x=area.right - rest, w=rest).columns(max(1, number - used), GAP)
    full = (area._replace(x=area.x + n * (wide + GAP), w=wide) for n in range(used))
    return [*full, *empty][:number]


def widest(area: Box, used: int, number: int, widths: Sequence[int]) -> int:
    """Return the greatest width of `used` places that leaves every empty place visible."""
    room = area.w - (number - used) * (_LEAST + GAP) + GAP
    even = (area.w + GAP) // number - GAP
    return next((wide for wide in widths if used * (wide + GAP) <= room), even)


Plots = Sequence[tuple[Box, BuildingView]]


def plots(city: Sequence[BuildingView], places: Sequence[Sequence[Box]]) -> tuple[Plots, list[Box]]:
    """Return the lots of the buildings, and the empty lots.

    Small buildings may be regrouped to make room for a large one (R-4.4). Large ones take two rows,
    from the right; if there is only one row, or no column left, they take two adjacent places.
    """
    columns = [list(column) for column in zip(*places, strict=True)]
    large = [building for building in city if building.spaces > 1]
    upright = large[: len(columns)] if len(places) > 1 else []
    placed = []
    for column, building in zip(reversed(columns), upright, strict=False):
        lower, upper = column.pop(), column.pop()
        placed.append((_both(upper, lower), building))
    free = [column[row] for row in range(len(places)) for column in columns if row < len(column)]
    for building in large[len(upright) :]:
        left, right, *free = free
        placed.append((_both(left, right), building))
    small = [building for building in city if building.spaces == 1]
    return [*placed, *zip(free, small, strict=False)], free[len(small) :]


def spaces(city: Sequence[BuildingView]) -> int:
    """Return how many spaces of a city are occupied."""
    return min(CITY_SPACES, sum(building.spaces for building in city))


def _both(first: Box, last: Box) -> Box:
    """Return the lot that covers two spaces."""
    return first._replace(w=last.right - first.x, h=last.bottom - first.y)


_NAMED = 170
"""Width in px from which a building shows its name."""
_LARGEST, _PIP, _SMALL = 66, 28, 20
"""Maximum side of an emblem next to circles, maximum side of those circles, and side of the
smallest circles below a name, in px."""
_LINE = 32
_SIGN = 44, 84
"""Minimum and maximum side in px of an emblem below a name."""
_RULES = {QUARRY: "quarries", FOREST: "forests"}
"""Keys of the rules of those tiles that have a rule of their own, by kind of tile."""


def letter(kind: str, words: Words) -> str:
    """Return the letter of a good or of the tile it grows on, "" for a quarry."""
    return words(f"puerto_rico-letter-{kind}") if kind in GOODS else ""


def empty(canvas: Canvas, boxes: Iterable[Box], color: str) -> None:
    """Draw empty places, all places of a row in one step."""
    for _, row in groupby(boxes, key=lambda box: (box.y, box.h)):
        first, *others = row
        all_of_them = first._replace(w=(others or [first])[-1].right - first.x)
        places = tuple((box.x - first.x, box.w) for box in (first, *others))
        canvas.part(_empty, all_of_them, places, color)


def _empty(canvas: Canvas, row: Box, places: tuple[tuple[int, int], ...], color: str) -> None:
    fill = mix(canvas.theme["paper"], canvas.theme[color], 0.35)
    edge = mix(fill, canvas.theme[color], 0.6)
    for left, wide in places:
        canvas.plain(row._replace(x=row.x + left, w=wide), fill, edge, 7)


def tile(
    canvas: Canvas, box: Box, one: TileView, seat: int, words: Words, free: bool = False
) -> None:
    """Draw a tile of a seat's island: its colour, letter and, if there is room, its crop."""
    canvas.part(_tile, box, one, words.language, free)
    canvas.about(box, _RULES.get(one.kind, ""), things.tile(seat, one))


def _tile(canvas: Canvas, box: Box, one: TileView, language: str, free: bool) -> None:
    if one.kind == FOREST:
        canvas.sprite(sprite(art.woods, box.w, box.h, canvas.theme), box.x, box.y)
        return
    canvas.sprite(sprite(art.tile, box.w, box.h, canvas.theme, one.kind), box.x, box.y)
    text = letter(one.kind, Words(language))
    side = min(30, box.w - 6) if box.h < 100 else min(38, box.w - 6)
    head = Box(box.x, box.y + 4, box.w, box.h - side - 8)
    canvas.text(text, head if head.h < 70 else head._replace(h=36), 36, f"on_{one.kind}", "center")
    if not text or head.h >= 70:
        crop = min(head.h - (36 if text else 0), box.w - 8, 66)
        below = head._replace(y=head.bottom - crop, h=crop) if text else head
        _centred(canvas, below, sprite(art.CROPS[one.kind], crop, crop, canvas.theme))
    mark = _circle(canvas, side, one.manned, one.noble, free)
    canvas.sprite(mark, box.x + (box.w - side) // 2, box.bottom - side - 4)


def open_tile(canvas: Canvas, box: Box, kind: str, words: Words) -> None:
    """Draw a plantation on offer, with its crop and letter."""
    canvas.part(_open_tile, box, kind, letter(kind, words))


def _open_tile(canvas: Canvas, box: Box, kind: str, text: str) -> None:
    canvas.sprite(sprite(art.tile, box.w, box.h, canvas.theme, kind), box.x, box.y)
    side = min(box.w - 6, box.h - 40)
    crop = sprite(art.CROPS[kind], side, side, canvas.theme)
    _centred(canvas, box._replace(y=box.y + 4, h=side), crop)
    place = box._replace(y=box.bottom - 38, h=36)
    canvas.text(text, place, 36, f"on_{kind}", "center")


def building(
    canvas: Canvas, box: Box, one: BuildingView, seat: int, words: Words, free: bool = False
) -> None:
    """Draw a building of a seat: its emblem, its circles and, if it fits, its name."""
    canvas.part(_building, box, one, words.language, free)
    canvas.about(box, one.key, f"city:{seat}:{one.key}")


def _building(canvas: Canvas, box: Box, one: BuildingView, language: str, free: bool) -> None:
    manned = one.people > 0 or not one.circles
    drawn = sprite(ground, box.w, box.h, canvas.theme, one.key, manned)
    canvas.sprite(drawn, box.x, box.y)
    color = "ink" if manned else "on_empty"
    if box.w >= _NAMED:
        _named(canvas, box, one, Words(language), color, free)
        return
    pip = min(_PIP, (box.h - 6) // max(1, one.circles) - 2) if one.circles else 0
    beside = min(box.w - pip - 8, box.h - 8, _LARGEST)
    below = min(box.w - 4, box.h - _PIP - 9, _LARGEST)
    if beside >= below or not one.circles:
        _beside(canvas, box, one, beside, pip, free)
    else:
        head = box._replace(y=box.y + 3, h=box.h - _PIP - 7)
        _centred(canvas, head, sprite(emblem, below, below, canvas.theme, one.key))
        _circles(canvas, box._replace(y=box.bottom - 32, h=_PIP), one, color, free)


def _beside(canvas: Canvas, box: Box, one: BuildingView, side: int, pip: int, free: bool) -> None:
    """Draw an emblem with the circles in a column to its right."""
    mark = sprite(emblem, side, side, canvas.theme, one.key)
    _centred(canvas, box._replace(x=box.x + 2, w=box.w - pip - 4), mark)
    high = len(pips := _pips(canvas, one, pip, free)) * (pip + 2) - 2
    for index, circle in enumerate(pips):
        y = box.y + (box.h - high) // 2 + index * (pip + 2)
        canvas.sprite(circle, box.right - pip - 3, y)


def _named(
    canvas: Canvas, box: Box, one: BuildingView, words: Words, color: str, free: bool
) -> None:
    """Write the name, with the circles below it and the emblem next to them if there is room."""
    name = words(f"puerto_rico-building-{one.key}")
    lines = wrapped(name, box.w - 12, SMALLEST, bold=False)
    inner = Box(box.x + 8, box.y + 4, box.w - 10, _LINE)
    for number, line in enumerate(lines):
        place = inner._replace(y=inner.y + number * (_LINE - 1))
        canvas.text(line, place, SMALLEST, color, bold=False)
    side = 28 if box.h < 130 else 36 if one.circles > 2 else 40
    below = box.h >= _LINE * len(lines) + side + 6
    side = side if below or len(lines) == 1 else _SMALL
    pips = _pips(canvas, one, side, free)
    left = inner.x if below else box.right - 5 - len(pips) * (side + 2)
    for index, pip in enumerate(pips):
        canvas.sprite(pip, left + index * (side + 2), box.bottom - side - (5 if below else 2))
    high = box.bottom - inner.y - len(lines) * _LINE - 6
    if high >= _SIGN[0]:
        beside = box.w - 16 - len(pips) * (side + 2) if below else box.w
        size = min(high, beside, _SIGN[1])
        mark = sprite(emblem, size, size, canvas.theme, one.key)
        canvas.sprite(mark, box.right - size - 6, box.bottom - size - 5)


def _circles(canvas: Canvas, box: Box, one: BuildingView, color: str, free: bool) -> None:
    """Draw the circles in a row, or a fraction if they do not fit."""
    side = next((size for size in (_PIP, 22) if one.circles * (size + 2) <= box.w), _PIP)
    fits = one.circles * (side + 2) <= box.w
    if not fits and not free:
        text = f"{one.people}/{one.circles}"
        canvas.text(text, box, SMALLEST, color, "center")
        return
    pips = _pips(canvas, one, side, free) if fits else _pips(canvas, one, side, free)[-1:]
    left = box.x + (box.w - len(pips) * (side + 2) + 2) // 2
    for index, pip in enumerate(pips):
        canvas.sprite(pip, left + index * (side + 2), box.y + (box.h - side) // 2)


def _pips(canvas: Canvas, one: BuildingView, side: int, free: bool) -> Sequence[Image.Image]:
    """Return the circles: nobles, then colonists, then empty ones, which may be `free`."""
    return [_circle(canvas, side, n < one.people, n < one.nobles, free) for n in range(one.circles)]


def _circle(
    canvas: Canvas, side: int, manned: bool, noble: bool = False, free: bool = False
) -> Image.Image:
    if free and not manned:
        return sprite(art.free_circle, side, side, canvas.theme)
    return sprite(art.circle, side, side, canvas.theme, manned, noble)


def _centred(canvas: Canvas, box: Box, mark: Image.Image) -> None:
    canvas.sprite(mark, box.x + (box.w - mark.width) // 2, box.y + (box.h - mark.height) // 2)
