"""The content of a part below its name: its least size, and the function that draws it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache, partial
from math import ceil
from typing import NamedTuple

from bot.locales import Words, numeral
from render.art.canvas import Box, Canvas
from render.art.page import SMALLEST, WIDTH
from render.art.shapes import badge, steps
from render.art.sprites import plate, sprite
from render.art.typesetting import measure, readable, wrapped
from render.standard.deck import RED, index
from render.standard.drawings import back, suit, token
from render.standard.parts import CardFace, CardRow, Fact, Lines, Part, Tokens, Track
from render.standard.telling import Teller

_SIZES = (64, 56, 50, 44, 40, 36, 33, SMALLEST)
"""Sizes of sentences in px, tried in turn."""
_LOW = 56
"""Least height of a card in px: its rank above its suit."""
_LARGEST = 130
"""Largest size of a number in px."""
_GAP = 10
_FOOT = 46
"""Height in px of the name of who has played a card."""
_PILE = 72
"""Most tokens that are drawn one by one."""


class Content(NamedTuple):
    """A content of a part: its size in px, and the function that draws it in a box of that size.

    `large` is the height of the things in it, such as of one of several cards.
    """

    w: int
    h: int
    large: int
    draw: Callable[[Canvas, Box], None]


@dataclass(frozen=True, slots=True)
class Reader:
    """What parts are drawn with: their words, players' names, and which things can be chosen."""

    teller: Teller
    words: Words
    names: tuple[str, ...]
    open: frozenset[str] = frozenset()
    most: Mapping[str, int] = field(default_factory=dict)
    """The most tokens of each part that one of several boards has: all are drawn in that size."""


def content(part: Part, high: int, room: int, reader: Reader) -> Content | None:
    """Return a content up to `high` px high and `room` px wide, None if it does not fit."""
    found: Content | None
    if high < SMALLEST:
        return None
    match part:
        case Tokens(key, count, color):
            found = _tokens(count, max(count, reader.most.get(key, 0)), color, high, room)
        case Track(_, reached, length):
            found = _track(reached, length, high, room)
        case CardRow():
            found = _cards(part, high, room, reader)
        case Lines(lines):
            found = _sentences(lines, high, room)
        case Fact():
            found = _value(reader.teller.value(part, reader.words), high)
    return found if found and found.w <= room and found.h <= high else None


def _size(high: int) -> int:
    """Return the size of a number in a box of a height."""
    return max(SMALLEST, min(_LARGEST, high * 3 // 4))


def _value(text: str, high: int) -> Content:
    size = _size(high)

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.text(text, box, size, align="center")

    return Content(measure(text, size) + 2, min(high, size + 6), size, draw)


def _sentences(lines: tuple[str, ...], high: int, room: int) -> Content | None:
    for size in _SIZES:
        pitch = size + 8
        shown = [one for line in lines for one in wrapped(line, room, size, bold=False)]
        wide = max((measure(one, size, bold=False) for one in shown), default=0)
        if wide <= room and len(shown) * pitch <= high:
            draw = partial(_write, tuple(shown), size)
            return Content(wide, len(shown) * pitch, size, draw)
    return None


def _write(lines: tuple[str, ...], size: int, canvas: Canvas, box: Box) -> None:
    for number, line in enumerate(lines):
        place = Box(box.x, box.y + number * (size + 8), box.w, size + 8)
        canvas.text(line, place, size, align="start", bold=False)


# Tokens and tracks --------------------------------------------------------------------------------


def _tokens(count: int, most: int, color: str, high: int, room: int) -> Content:
    """Return a pile of tokens with their number, or one token if the pile would be too small.

    There is room for `most` tokens.
    """
    text, size = numeral(count), min(_size(high), 96)
    number = max(measure(text, size), measure(numeral(most), size))
    side, across = _pile(most, high, room - number - 2 * _GAP)
    rows = ceil(most / across) if across > 1 else 1
    lie = count if across > 1 else min(1, count)

    def draw(canvas: Canvas, box: Box) -> None:
        mark = sprite(token, side - 2, side - 2, canvas.theme, color)
        here = ceil(lie / across)
        top = box.y + (box.h - side * here) // 2
        for row in range(here):
            some = min(across, lie - row * across)
            left = box.x + (side * (across - some) // 2 if here > 1 else side * (across - some))
            for column in range(some):
                canvas.sprite(mark, left + column * side, top + row * side)
        place = box._replace(x=box.right - number - 2, w=number + 2)
        canvas.text(text, place, size, align="right")

    wide = side * across + 2 * _GAP + number + 2
    return Content(wide, max(side * rows, min(high, size + 6)), side, draw)


def _pile(count: int, high: int, room: int) -> tuple[int, int]:
    """Return the side of a token in px and how many lie side by side: one if all would be small."""
    sides = ((min(high // rows, room // ceil(count / rows), _WIDE), rows) for rows in range(1, 9))
    side, rows = max(sides, key=lambda one: (one[0], -one[1])) if 1 < count <= _PILE else (0, 1)
    if side < _TOKEN:
        return max(SMALLEST, min(high, 130)), 1
    return side, ceil(count / rows)


_TOKEN, _WIDE = 26, 180
"""Least and largest side in px of a token that lies in a pile."""


def _track(reached: int, length: int, high: int, room: int) -> Content:
    text, size, bar = f"{numeral(reached)}/{length}", min(_size(high), 72), min(high, 64)
    number = measure(text, size)
    long = min(room - number - 2 * _GAP, 48 * length)

    def draw(canvas: Canvas, box: Box) -> None:
        mark = sprite(steps, long, bar, canvas.theme, reached, length)
        canvas.sprite(mark, box.x, box.y + (box.h - bar) // 2)
        canvas.text(text, box._replace(x=box.right - number, w=number + 2), size)

    wide = number + 2 * _GAP + max(long, 12 * length) + 2
    return Content(wide, max(bar, min(high, size + 6)), size, draw)


# Cards --------------------------------------------------------------------------------------------


_SLOT = 250
"""Width in px that is enough for a card and the name of who has played it."""


class _Row(NamedTuple):
    """CardRow in rows: the size of a card and of its place, and how many lie in a row."""

    w: int
    h: int
    slot: int
    step: int
    across: int
    rows: int


def _cards(part: CardRow, high: int, room: int, reader: Reader) -> Content | None:
    number = len(part.cards) + bool(part.hidden)
    if not number:
        return _value(reader.words("common-nothing"), min(high, 50))
    foot = _FOOT if any(card.seat is not None for card in part.cards) else 0
    above = _raised(high) if reader.open and _is_open(part, reader) else 0
    row = _laid(part, number, high - above, room, foot, reader)
    if row is None:
        return None
    deep = row.h + foot
    wide = row.step * (min(number, row.across) - 1) + row.slot
    tall = deep * row.rows + _GAP * (row.rows - 1) + above

    def draw(canvas: Canvas, box: Box) -> None:
        for at, slot in enumerate(_places(row, number, box._replace(y=box.y + above), deep)):
            place = slot._replace(x=slot.x + (slot.w - row.w) // 2, w=row.w)
            if at == len(part.cards):
                _back(canvas, place, part.hidden)
                continue
            card = part.cards[at]
            thing = f"{part.field}:{card.key}"
            lit = thing in reader.open
            shown = place.shifted(0, -above) if lit else place
            covered = row.step < row.w and at % row.across < row.across - 1 and at < number - 1
            # The next card lies on the rest of a card that it covers.
            canvas.about(shown._replace(w=row.step) if covered else shown, thing=thing)
            _face(canvas, shown, card, lit, reader, not covered)
            if card.seat is not None:
                _owner(canvas, Box(slot.x, slot.bottom, slot.w, _FOOT), card.seat, reader)

    return Content(wide, tall, row.h, draw)


def _is_open(part: CardRow, reader: Reader) -> bool:
    """Return whether some of the cards can be chosen, but not all of them."""
    things = [f"{part.field}:{card.key}" in reader.open for card in part.cards]
    return any(things) and not all(things)


def _raised(high: int) -> int:
    """Return by how much cards that can be chosen stand out."""
    return high // 8


def _places(row: _Row, number: int, box: Box, deep: int) -> Iterator[Box]:
    """Yield the places of cards, row by row; every row is centred."""
    for first in range(0, number, row.across):
        here = min(row.across, number - first)
        left = box.x + (box.w - row.step * (here - 1) - row.slot) // 2
        top = box.y + first // row.across * (deep + _GAP)
        for at in range(here):
            yield Box(left + at * row.step, top, row.slot, row.h)


def _laid(
    part: CardRow, number: int, high: int, room: int, foot: int, reader: Reader
) -> _Row | None:
    """Return the rows in which most is seen of each card, at least its corner, None if none do."""
    best, worth = None, 0
    for rows in range(1, 5):
        h = (high - _GAP * (rows - 1)) // rows - foot
        while h > max(_LOW - 1, worth):
            found = _row(part, ceil(number / rows), h, room, foot, reader)
            seen = min(h, found.step * 9 // 4) if found else 0
            if found and seen > worth:
                best, worth = found._replace(rows=rows), seen
            h = h * 15 // 16
    return best


def _row(part: CardRow, across: int, h: int, room: int, foot: int, reader: Reader) -> _Row | None:
    """Return a row of cards of a height, None if it is too long."""
    w = max((_wide(card, h, reader) for card in part.cards), default=h * 5 // 7)
    slot = max(w, min(_SLOT, (room + _GAP) // across - _GAP)) if foot else w
    step = slot + _GAP
    if across > 1:
        step = min(step, (room - slot) // (across - 1))
        if step < _least(part, w, h, foot):
            return None
    return _Row(w, h, slot, step, across, 1) if slot <= room else None


def _least(part: CardRow, w: int, h: int, foot: int) -> int:
    """Return the least step between two cards: playing cards may lie on each other."""
    if foot or not all(card.suit for card in part.cards):
        return w + _GAP // 2
    return measure("10", _corner(h)) + 8


def _corner(h: int) -> int:
    """Return the size of the rank in the corner of a card."""
    return max(SMALLEST, min(64, h * 22 // 100))


def _wide(card: CardFace, h: int, reader: Reader) -> int:
    """Return the width of a card of a height: a card with a name has room for it."""
    return h * 5 // 7 if card.suit else _named_wide(reader.teller.card(card, reader.words), h)


@lru_cache(maxsize=1024)
def _named_wide(name: str, h: int) -> int:
    w = h * 5 // 7
    while not _name_fits(name, w, h) and w < WIDTH:
        w += 12
    return w


def _name_fits(name: str, w: int, h: int) -> bool:
    lines = wrapped(name, w - 16, _named_size(h))
    return len(lines) * (_named_size(h) + 4) <= h - 8 and all(
        measure(line, _named_size(h)) <= w - 16 for line in lines
    )


def _named_size(h: int) -> int:
    return max(SMALLEST, min(48, h // 5))


def _face(canvas: Canvas, box: Box, card: CardFace, lit: bool, reader: Reader, whole: bool) -> None:
    """Draw a card that lies face up; one that can be chosen has a bright edge."""
    radius = max(6, box.h // 18)
    fill, edge = ("now", "ink") if lit else ("ink_soft", None)
    rim = max(3, box.h // 22) if lit else 2
    canvas.sprite(plate(box.w, box.h, canvas.theme, fill, edge, 2, radius), box.x, box.y)
    inner = box.inset(rim)
    ground = plate(inner.w, inner.h, canvas.theme, "sail", "ink" if lit else None, 2, radius - 2)
    canvas.sprite(ground, inner.x, inner.y)
    if card.suit:
        _ranked(canvas, inner, card, reader.words, whole)
        return
    size = _named_size(box.h)
    lines = wrapped(reader.teller.card(card, reader.words), box.w - 16, size)
    top = box.y + (box.h - len(lines) * (size + 4)) // 2
    for number, line in enumerate(lines):
        place = Box(box.x, top + number * (size + 4), box.w, size + 4)
        canvas.text(line, place, size, align="center")


def _ranked(canvas: Canvas, box: Box, card: CardFace, words: Words, whole: bool) -> None:
    """Draw a playing card: rank and suit in the corner, and a large sign if all of it is seen."""
    size = _corner(box.h)
    wide = measure("10", size) + 4
    color = "warn" if card.suit in RED else "ink"
    corner = Box(box.x + 3, box.y + 2, wide, size)
    canvas.text(index(card.rank, words), corner, size, color, "center")
    side = min(size * 8 // 10, box.bottom - corner.bottom - 4)
    small = sprite(suit, side, side, canvas.theme, card.suit)
    canvas.sprite(small, corner.x + (wide - side) // 2, corner.bottom + 1)
    large = min(box.w * 55 // 100, box.bottom - corner.bottom - side - box.h // 18)
    if whole and large >= side * 5 // 4:
        mark = sprite(suit, large, large, canvas.theme, card.suit)
        left = box.right - large - max(4, box.w // 14)
        canvas.sprite(mark, left, box.bottom - large - max(4, box.h // 18))


def _back(canvas: Canvas, box: Box, count: int) -> None:
    """Draw cards that lie face down, with their number."""
    radius = max(6, box.h // 18)
    canvas.sprite(plate(box.w, box.h, canvas.theme, "chip", "chip_edge", 3, radius), box.x, box.y)
    inner = box.inset(max(6, box.h // 16))
    canvas.sprite(sprite(back, inner.w, inner.h, canvas.theme), inner.x, inner.y)
    size = max(SMALLEST, min(72, box.h * 4 // 10))
    text = str(count)
    mark = Box(0, 0, max(measure(text, size) + 8, size), size + 4)
    mark = mark.shifted(box.x + (box.w - mark.w) // 2, box.y + (box.h - mark.h) // 2)
    canvas.sprite(plate(mark.w, mark.h, canvas.theme, "chip", radius=8), mark.x, mark.y)
    canvas.text(text, mark.inset(-4, 0), size, "on_chip", "center")


def _owner(canvas: Canvas, box: Box, seat: int, reader: Reader) -> None:
    """Draw the badge of who has played a card and, if there is room, their name."""
    side = _FOOT - 10
    name = readable(reader.names[seat])
    room = box.w - side - 6
    long = min(measure(name, SMALLEST), room) if room >= _NAMED else -6
    left = box.x + (box.w - side - 6 - long) // 2
    canvas.sprite(sprite(badge, side, side, canvas.theme, seat), left, box.y + 6)
    if room >= _NAMED:
        place = Box(left + side + 6, box.y + 4, long + 2, _FOOT - 6)
        canvas.text(name, place, SMALLEST, name=True)


_NAMED = 70
"""Least width in px in which a name is written."""
