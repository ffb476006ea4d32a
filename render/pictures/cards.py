"""Choices as cards in two columns, as large as possible, the best one first."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, zip_longest
from typing import NamedTuple, TypeAlias

from render.art.canvas import Box, Canvas
from render.art.page import GAP, SMALLEST
from render.art.sprites import Drawing, plate, sprite
from render.art.typesetting import measure, wrapped

_COLUMNS = 2
_PAD, _APART, _MORE = 10, 8, 6
_TIGHT = 44
"""Height of a line in px up to which a name that would not fit may have the smallest size."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A drawing with its arguments, and a text on it with its colour."""

    drawing: Drawing
    args: tuple[object, ...] = ()
    text: str = ""
    color: str = "ink"


@dataclass(frozen=True, slots=True)
class Value:
    """A text at the right of a card, preceded by its mark."""

    text: str
    mark: Mark | None = None
    quiet: bool = False


Values: TypeAlias = tuple[Value | None, ...]


@dataclass(frozen=True, slots=True)
class Chip:
    """A further choice at the foot of a card, shown as values side by side.

    `thing` is the name of the choice in tappable areas (`render.api.PictureArea`).
    """

    values: tuple[Value, ...]
    thing: str


@dataclass(frozen=True, slots=True)
class Card:
    """One choice: marks, name, values and effect.

    The values of all cards are aligned in columns; None leaves a place empty. `said` is the card as
    text, for the alt text. `thing` is the name of the choice in tappable areas
    (`render.api.PictureArea`), "" if the card is only shown. Of the texts `aside`, the first that
    fits next to the name is written in a quiet colour. `rule` is the key of the card's rule, "" if
    it has none. `chips` are the choices that may follow.
    """

    marks: tuple[Mark, ...]
    text: str
    values: Values = ()
    about: str = ""
    said: str = ""
    thing: str = ""
    aside: tuple[str, ...] = ()
    rule: str = ""
    chips: tuple[Chip, ...] = ()


class Level(NamedTuple):
    """One size of cards: height and text of the first line, pitch and text of the others."""

    row: int
    size: int
    pitch: int
    about: int
    gap: int = GAP


_LEVELS = (
    Level(124, 60, 50, 44),
    Level(96, 52, 46, 40),
    Level(76, 46, 42, 38),
    Level(64, 42, 40, 36),
    Level(52, 40, 36, 33),
    Level(44, 36, 33, 32),
    Level(40, 34, 32, 31),
    Level(36, 31, 32, 31, 4),
    Level(34, 31, 32, 31, 2),
)


_TINY = _LEVELS[-2:]
"""Levels that are used only for many cards, most of which then lack their sentences."""


class Laid(NamedTuple):
    """Cards of one size with their boxes; only the first `told` cards show their sentences."""

    level: Level
    places: tuple[Box, ...]
    told: int


def fitting(cards: Sequence[Card], *areas: Box) -> tuple[Box, Laid]:
    """Return the first area that holds the cards with all sentences, and the cards' layout.

    If no area does, the last cards in the last area are shown without sentences.
    """
    columns, width, fits = _columns(cards, areas[-1])
    for area in areas:
        for level in fits:
            high = _heights(cards, level, width)
            if level not in _TINY and (places := _places(high, area, columns, level)):
                return area, Laid(level, places, len(cards))
    found = (_most_told(cards, areas[-1], columns, level, width) for level in fits[-3:])
    return areas[-1], max(found, key=lambda laid: laid.told)


def _columns(cards: Sequence[Card], area: Box, least: int = 0) -> tuple[int, int, Sequence[Level]]:
    """Return the number and width of the columns, and the sizes of cards that are narrow enough.

    If a name is too wide for two columns, few cards are in one, each at least `least` px high.
    """
    rows = {card.values for card in cards}
    most, low = min(_COLUMNS, len(cards)), _LEVELS[-1]
    high = sum(max(least, low.row) + low.gap + _foot(card, area.w) for card in cards)
    for columns in (most, 1) if high <= area.h else (most,):
        width = (area.w - (GAP + 2) * (columns - 1)) // columns
        fits = [one for one in _LEVELS if _narrow_enough(cards, rows, one, width)]
        if fits:
            return columns, width, fits
    return most, (area.w - (GAP + 2) * (most - 1)) // most, _LEVELS[-1:]


def grown(cards: Sequence[Card], area: Box, least: int) -> Laid:
    """Return a layout of cards at least `least` px high, with all sentences, of any total height.

    The cards are the largest that end within the area or, if none do, those that end first.
    """
    columns, width, fits = _columns(cards, area, least)
    if any(card.chips for card in cards):
        # Chips need most of the height, so smaller names would save little.
        fits = [level for level in fits if level.row > _TIGHT] or fits
    found = []
    for level in fits:
        high = [max(least, one) for one in _heights(cards, level, width)]
        places = _lowest(high, area, columns, level)
        found.append(Laid(level, places, len(cards)))
    lowest = max(area.bottom, min(map(bottom, found)))
    return next(laid for laid in found if bottom(laid) <= lowest)


def _lowest(high: Sequence[int], area: Box, columns: int, level: Level) -> tuple[Box, ...]:
    """Return the boxes of cards with given heights, in the least tall area that holds them all."""
    ends = list(accumulate(one + level.gap for one in high))
    rooms = sorted({*ends, *(ends[-1] - end for end in ends)})
    found = (_places(high, area._replace(h=room), columns, level) for room in rooms)
    return next(filter(None, found))


def bottom(laid: Laid) -> int:
    """Return the y at which the lowest card ends."""
    return max(box.bottom for box in laid.places)


def _most_told(cards: Sequence[Card], area: Box, columns: int, level: Level, width: int) -> Laid:
    """Return a layout of cards of one size with as many sentences as fit, -1 if no card fits."""
    high = _heights(cards, level, width)
    bare = [level.row + _foot(card, width) for card in cards]

    def places(told: int) -> tuple[Box, ...]:
        return _places([*high[:told], *bare[told:]], area, columns, level)

    told = bisect_left(range(len(cards) + 1), True, key=lambda count: not places(count)) - 1
    return Laid(level, places(max(0, told)), told)


def _narrow_enough(
    cards: Sequence[Card], rows: Collection[Values], level: Level, width: int
) -> bool:
    slots = _slots(rows, level)
    return all(_wide(card, slots, level) <= width for card in cards)


def _heights(cards: Sequence[Card], level: Level, width: int) -> list[int]:
    """Return the heights of cards with their sentences."""
    found = []
    for card in cards:
        lines = wrapped(card.about, width - 2 * _PAD, level.about, bold=False)
        told = len(lines) * level.pitch + 4 if lines else 0
        found.append(level.row + told + _foot(card, width))
    return found


def _places(high: Sequence[int], area: Box, columns: int, level: Level) -> tuple[Box, ...]:
    """Return the boxes of cards with given heights, () if they do not fit."""
    if sum(high) + level.gap * (len(high) - columns) > columns * area.h:
        return ()
    parts = list(area.columns(columns, GAP + 2))
    column, y, found = 0, area.y, []
    half = (sum(high) + level.gap * len(high)) / columns
    for one in high:
        full = y + one > area.bottom or y - area.y >= half
        if full and column + 1 < columns:
            column, y = column + 1, area.y
        found.append(Box(parts[column].x, y, parts[column].w, one))
        y += one + level.gap
    return tuple(found) if all(box.bottom <= area.bottom for box in found) else ()


def _side(level: Level) -> int:
    return level.row - 2 if level.row < 60 else level.row - 12


def _slots(rows: Collection[Values], level: Level) -> list[int]:
    """Return the widths of the columns of values, from the right."""
    rooms = ([0 if one is None else _room(one, level) for one in row] for row in rows)
    turned = zip_longest(*(row[::-1] for row in rooms), fillvalue=0)
    return [max(column) for column in turned]


def _room(value: Value, level: Level) -> int:
    return measure(value.text, level.size) + (_small(level) + 6 if value.mark else 0)


def _small(level: Level) -> int:
    """Return the side of a value's mark."""
    return min(level.row - 4, level.size)


def _name(card: Card, room: int, level: Level) -> tuple[int, bool]:
    """Return a name's size and whether it is bold; if too wide, it is smallest and not bold."""
    bold = measure(card.text, level.size) <= room
    return (level.size, True) if bold else (SMALLEST, False)


def _wide(card: Card, slots: Sequence[int], level: Level) -> int:
    """Return the least width of a card."""
    large = level.row > _TIGHT
    name = measure(card.text, level.size if large else SMALLEST, bold=large)
    return _beside(card, level) + name + _values(card, slots)


def _beside(card: Card, level: Level) -> int:
    """Return the width of everything except the name and the values."""
    return 16 + len(card.marks) * (_side(level) + 4)


def _values(card: Card, slots: Sequence[int]) -> int:
    """Return the width of a card's values, ignoring empty places left of the first one."""
    values = card.values[::-1]
    last = max((n for n, one in enumerate(values, 1) if one is not None), default=0)
    return sum(slot + _APART for slot in slots[:last] if slot)


def draw(canvas: Canvas, cards: Sequence[Card], laid: Laid) -> None:
    """Draw the cards in their boxes."""
    slots = _slots({card.values for card in cards}, laid.level)
    for number, (card, box) in enumerate(zip(cards, laid.places, strict=True)):
        _card(canvas, box, card, slots, laid.level, number < laid.told)


def _card(
    canvas: Canvas, box: Box, card: Card, slots: Sequence[int], level: Level, told: bool
) -> None:
    canvas.sprite(plate(box.w, box.h, canvas.theme, "paper", "paper_line", 2, 10), box.x, box.y)
    if card.thing or card.rule:
        canvas.about(box, card.rule, card.thing)
    told = told and bool(card.about)
    foot = _foot(card, box.w)
    _chips(canvas, box._replace(y=box.bottom - foot, h=foot), card.chips)
    box = box._replace(h=box.h - foot)
    # On a card that is higher than its text, to be easy to tap, the text is in the middle.
    spare = box.h + foot - _heights([card], level, box.w)[0] if told else 0
    top = box.y + max(0, spare) // 2
    line = Box(box.x, top, box.w, level.row) if told else box
    left, side = box.x + 4, _side(level)
    room = box.w - _beside(card, level) - _values(card, slots)
    size, bold = _name(card, room, level)
    for mark in card.marks:
        place = Box(left - _MORE, line.y + (line.h - side) // 2, side + 2 * _MORE, side)
        canvas.part(_mark, place, mark)
        left += side + 4
    end = canvas.text(card.text, line._replace(x=left + 4, w=room), size, bold=bold)
    _aside(canvas, line._replace(x=end, w=left + room - 4 - end), card)
    right = box.right - 8
    for value, slot in zip(card.values[::-1], slots, strict=False):
        if value is not None:
            room = _room(value, level)
            canvas.part(_value, _middle(right - room, line, room, level), value, level)
        right -= slot + _APART * (slot > 0)
    if told:
        place = Box(box.x + _PAD, line.bottom, box.w - _PAD - 4, box.bottom - line.bottom - 4)
        canvas.part(_about, place, card.about, box.w - 2 * _PAD, level)


# The choices at the foot of a card ----------------------------------------------------

FINGER = 88
"""Height in px of an area to tap: 24 px where a page shows the picture on a phone 350 px wide."""
_CHIP, _SIGN, _BEHIND = 40, 60, 44
"""Em of a chip's text, side of its first mark, and side of the following marks, in px."""


def _foot(card: Card, wide: int) -> int:
    """Return the height of a card's chips, 0 if it has none."""
    rows = len(_rows(card.chips, wide))
    return rows * (FINGER + GAP) + (_PAD - GAP) * bool(rows)


def _rows(chips: Sequence[Chip], wide: int) -> Sequence[Sequence[Chip]]:
    """Return a card's chips row by row; the chips of a row are equally wide."""
    found: list[list[Chip]] = []
    for chip in chips:
        row = [*found[-1], chip] if found else [chip]
        longest = max(FINGER, *map(_long, row))
        if found and len(row) * (longest + GAP) - GAP <= wide - 2 * _PAD:
            found[-1].append(chip)
        else:
            found.append([chip])
    return found


def _long(chip: Chip) -> int:
    """Return the least width of a chip."""
    return _APART + sum(wide + _APART for wide, _ in _sizes(chip))


def _sizes(chip: Chip) -> Iterator[tuple[int, int]]:
    """Yield the width of each value of a chip, and the side of its mark."""
    for number, value in enumerate(chip.values):
        side = _BEHIND if number else _SIGN
        yield measure(value.text, _CHIP) + (side + 4 if value.mark else 0), side


def _chips(canvas: Canvas, area: Box, chips: Sequence[Chip]) -> None:
    """Draw chips row by row."""
    inner = area._replace(x=area.x + _PAD, w=area.w - 2 * _PAD, h=FINGER)
    for number, row in enumerate(_rows(chips, area.w)):
        line = inner._replace(y=area.y + number * (FINGER + GAP))
        for chip, box in zip(row, line.columns(len(row), GAP), strict=True):
            _chip(canvas, box, chip)


def _chip(canvas: Canvas, box: Box, chip: Chip) -> None:
    """Draw a chip with its values centred."""
    canvas.sprite(plate(box.w, box.h, canvas.theme, "sail", "ink_soft", 3, 14), box.x, box.y)
    canvas.about(box, thing=chip.thing)
    left = box.x + (box.w - _long(chip)) // 2 + _APART
    for value, (wide, side) in zip(chip.values, _sizes(chip), strict=True):
        if value.mark is not None:
            place = Box(left - _MORE, box.y + (box.h - side) // 2, side + 2 * _MORE, side)
            canvas.part(_mark, place, value.mark)
        text = measure(value.text, _CHIP)
        canvas.text(value.text, box._replace(x=left + wide - text, w=text + 4), _CHIP)
        left += wide + _APART


def _aside(canvas: Canvas, rest: Box, card: Card) -> None:
    """Write the first quiet text that fits next to the name."""
    for text in card.aside:
        if measure(text, SMALLEST, bold=False) + _APART <= rest.w:
            canvas.text(text, rest, SMALLEST, "ink_soft", "right", bold=False)
            return


def _mark(canvas: Canvas, box: Box, mark: Mark) -> None:
    """Draw a mark, with the text on it as wide as the box."""
    side = box.h
    drawn = sprite(mark.drawing, side, side, canvas.theme, *mark.args)
    canvas.sprite(drawn, box.x + _MORE, box.y)
    canvas.text(mark.text, box, max(SMALLEST, side * 7 // 10), mark.color, "center")


def _middle(left: int, line: Box, wide: int, level: Level) -> Box:
    """Return the box of a value in a line, as high as its text."""
    high = min(line.h - 4, level.size + 8)
    return Box(left, line.y + (line.h - high) // 2, wide, high)


def _value(canvas: Canvas, box: Box, value: Value, level: Level) -> None:
    color = "ink_soft" if value.quiet else "ink"
    text = measure(value.text, level.size)
    canvas.text(value.text, box._replace(x=box.right - text, w=text), level.size, color)
    if value.mark is not None:
        side = _small(level)
        mark = sprite(value.mark.drawing, side, side, canvas.theme, *value.mark.args)
        canvas.sprite(mark, box.right - text - 6 - side, box.y + (box.h - side) // 2)


def _about(canvas: Canvas, box: Box, text: str, wide: int, level: Level) -> None:
    lines = wrapped(text, wide, level.about, bold=False)
    for number, line in enumerate(lines):
        place = Box(box.x, box.y + number * level.pitch - 2, box.w, level.pitch)
        canvas.text(line, place, level.about, align="start", bold=False)
