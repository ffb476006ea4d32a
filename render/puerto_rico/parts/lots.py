"""Tiles and buildings on a board: their places, and drawings that fit the room."""

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
"""Least width of an empty place."""


def grid(area: Box, columns: int, rows: int) -> list[list[Box]]:
    """Return the places of an area row by row."""
    return [list(line.columns(columns, GAP)) for line in area.rows(rows, GAP)]


def row(area: Box, used: int, wide: int, number: int) -> list[Box]:
    """Return places side by side: the `used` ones so wide, the others share the rest.

    An early board has few things: they are larger, and have more than their letters.
    """
    rest = area.w - used * (wide + GAP)
    empty = area._replace(x=area.right - rest, w=rest).columns(max(1, number - used), GAP)
    full = (area._replace(x=area.x + n * (wide + GAP), w=wide) for n in range(used))
    return [*full, *empty][:number]


def widest(area: Box, used: int, number: int, widths: Sequence[int]) -> int:
    """Return how wide each of `used` places can be, while every empty one is still seen."""
    room = area.w - (number - used) * (_LEAST + GAP) + GAP
    even = (area.w + GAP) // number - GAP
    return next((wide for wide in widths if used * (wide + GAP) <= room), even)


Plots = Sequence[tuple[Box, BuildingView]]


def plots(city: Sequence[BuildingView], places: Sequence[Sequence[Box]]) -> tuple[Plots, list[Box]]:
    """Return the lots of the buildings, and those that are empty.

    Small buildings may be regrouped to make room for a large one (R-4.4): large ones stand in pairs
    of rows at the right; if there is but one row, or no column left, side by side.
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
    """Return how many spaces of a city are full."""
    return min(CITY_SPACES, sum(building.spaces for building in city))


def _both(first: Box, last: Box) -> Box:
    """Return the lot that takes two spaces."""
    return first._replace(w=last.right - first.x, h=last.bottom - first.y)


_NARROW, _NAMED = 76, 170
"""Widths up to which a lot shows its code alone, and from which its name."""
_LINE = 32
_RULES = {QUARRY: "quarries", FOREST: "forests"}
"""The rules of the tiles that have one of their own."""


def letter(kind: str, words: Words) -> str:
    """Return the letter of a good or of the tile it grows on, "" for a quarry."""
    return words(f"puerto_rico-letter-{kind}") if kind in GOODS else ""


def empty(canvas: Canvas, boxes: Iterable[Box], color: str) -> None:
    """Draw empty places, those of a row at once."""
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
    """Draw a plantation that lies open: its crop, and its letter."""
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
    """Draw a building of a seat: its name if that fits, else its emblem and code, else the code."""
    canvas.part(_building, box, one, words.language, free)
    canvas.about(box, one.key, f"city:{seat}:{one.key}")


def _building(canvas: Canvas, box: Box, one: BuildingView, language: str, free: bool) -> None:
    words = Words(language)
    manned = one.people > 0 or not one.circles
    drawn = sprite(ground, box.w, box.h, canvas.theme, one.key, manned)
    canvas.sprite(drawn, box.x, box.y)
    color = "ink" if manned else "on_empty"
    if box.w >= _NAMED:
        _named(canvas, box, one, words, color, free)
    elif box.w >= _NARROW:
        _marked(canvas, box, one, words, color, free)
    else:
        _coded(canvas, box, one, words, color, free)


def _code(one: BuildingView, words: Words) -> str:
    return words(f"puerto_rico-short-{one.key}")


def _coded(
    canvas: Canvas, box: Box, one: BuildingView, words: Words, color: str, free: bool
) -> None:
    """Draw code and circles, with the emblem between them in a high lot."""
    canvas.text(_code(one, words), box._replace(y=box.y + 2, h=34), SMALLEST, color, "center")
    if box.h >= 98:
        side = min(box.w - 6, box.h - 72)
        place = Box(box.x, box.y + 36, box.w, side)
        _centred(canvas, place, sprite(emblem, side, side, canvas.theme, one.key))
    _circles(canvas, box._replace(y=box.bottom - 34, h=32), one, color, free)


def _marked(
    canvas: Canvas, box: Box, one: BuildingView, words: Words, color: str, free: bool
) -> None:
    """Draw emblem and code side by side, the circles below."""
    high = box.h - 36
    side = min(high, box.w - 50, 56)
    mark = sprite(emblem, side, side, canvas.theme, one.key)
    head = box._replace(y=box.y + 2, h=high)
    _centred(canvas, head._replace(x=box.x + 3, w=side), mark)
    code = head._replace(x=box.x + side + 4, w=box.w - side - 6)
    canvas.text(_code(one, words), code, SMALLEST, color, "center")
    _circles(canvas, box._replace(y=box.bottom - 34, h=32), one, color, free)


def _named(
    canvas: Canvas, box: Box, one: BuildingView, words: Words, color: str, free: bool
) -> None:
    """Write the name; code and emblem stand next to the circles if there is room."""
    name = words(f"puerto_rico-building-{one.key}")
    lines = wrapped(name, box.w - 12, SMALLEST, bold=False)
    inner = Box(box.x + 8, box.y + 4, box.w - 10, _LINE)
    for number, line in enumerate(lines):
        place = inner._replace(y=inner.y + number * (_LINE - 1))
        canvas.text(line, place, SMALLEST, color, bold=False)
    side = 28 if box.h < 130 else 36 if one.circles > 2 else 40
    pips = _pips(canvas, one, side, free)
    below = box.h >= _LINE * len(lines) + side + 6
    y = box.bottom - side - 5 if below else box.y + 5
    left = inner.x if below else box.right - 5 - len(pips) * (side + 2)
    for index, pip in enumerate(pips):
        canvas.sprite(pip, left + index * (side + 2), y)
    room = Box(box.x, inner.y + len(lines) * _LINE, box.w - 8, 0)
    if box.bottom - room.y >= 84:
        _sign(canvas, room._replace(h=box.bottom - room.y - 4), one, words, color)


def _sign(canvas: Canvas, box: Box, one: BuildingView, words: Words, color: str) -> None:
    """Draw code and emblem at the right: so codes can be learned."""
    side = min(box.h - _LINE - 2, 64)
    mark = sprite(emblem, side, side, canvas.theme, one.key)
    canvas.sprite(mark, box.right - side, box.bottom - side)
    code = _code(one, words)
    place = Box(box.right - 52, box.bottom - side - _LINE - 2, 52, _LINE)
    canvas.text(code, place, SMALLEST, color, "right")


def _circles(canvas: Canvas, box: Box, one: BuildingView, color: str, free: bool) -> None:
    """Draw the circles in a row; if they do not fit, as a fraction."""
    side = 28
    fits = one.circles * (side + 2) <= box.w - 4
    if not one.circles:
        return
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
