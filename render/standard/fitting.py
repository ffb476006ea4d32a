"""Parts in a box, as large as they fit: in rows, each with its name above its content."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Literal, NamedTuple, TypeAlias

from render.art.canvas import Box, Canvas
from render.art.page import SMALLEST
from render.art.typesetting import measure, wrapped
from render.standard.contents import Content, Reader, content
from render.standard.parts import CardRow, Fact, Lines, Part, Parts, Tokens, Track

_HEIGHTS = (
    *(540, 470, 410, 360, 320, 285, 255, 228, 204, 182, 162, 144, 128, 114, 102, 92),
    *(84, 76, 68, 60, 56, 52, 48, 44, 40, 36, 33),
)
"""Heights of contents in px, tried in turn."""
_PAD = 12
_APART = 6
_LARGEST_NAME = 44
_LOW = 96
"""Height in px below which a name stands beside its content."""


class _Kind(NamedTuple):
    """How much room a kind of parts should have: a share of the height, and a height in px.

    `large` is the height of its things that is enough.
    """

    share: int
    enough: int
    large: int


_KINDS: Mapping[type, _Kind] = {
    CardRow: _Kind(5, 180, 160),
    Lines: _Kind(3, 102, 44),
    Tokens: _Kind(3, 110, 70),
    Track: _Kind(2, 64, 50),
    Fact: _Kind(2, 76, 56),
}


Named: TypeAlias = Literal["above", "beside", "not"]
"""The place of a part's name, which it lacks only where there is no room."""


class Place(NamedTuple):
    """The place of a part in a box: relative to it, with the height of its content.

    `large` is the height of the things in it.
    """

    box: Box
    high: int
    large: int
    named: Named


def around(place: Place) -> Box:
    """Return the box of a part together with the margin around it."""
    return place.box.inset(-_PAD, -_APART)


class Shown(NamedTuple):
    """A part at a height: the lines of its name with their size, and its content."""

    names: tuple[str, ...]
    size: int
    content: Content
    beside: bool

    @property
    def w(self) -> int:
        """The width of the part."""
        name = max((measure(line, self.size, bold=False) for line in self.names), default=0)
        return name + 2 * _APART + self.content.w if self.beside else max(name, self.content.w)

    @property
    def h(self) -> int:
        """The height of the part."""
        name = len(self.names) * (self.size + 4)
        if self.beside:
            return max(name, self.content.h)
        return name + (_APART if self.names else 0) + self.content.h


def shown(part: Part, high: int, box: Box, named: Named, reader: Reader) -> Shown | None:
    """Return a part whose content is up to `high` px high, None if it does not fit the box."""
    label = reader.teller.label(part, reader.words) if named != "not" else ""
    size = max(SMALLEST, min(_LARGEST_NAME, high // 3))
    names = wrapped(label, box.w, size, bold=False) if label else ()
    room = box.w
    beside = named == "beside" and bool(names)
    if beside:
        names, room = (label,), box.w - measure(label, size, bold=False) - 2 * _APART
    inner = content(part, high, room, reader) if room > 0 else None
    if inner is None:
        return None
    found = Shown(names, size, inner, beside)
    return found if found.w <= box.w and found.h <= box.h else None


def placed(boards: Sequence[Parts], box: Box, reader: Reader) -> list[Place]:
    """Return the places of parts, the same for each of several boards with equal kinds of parts.

    They lie in as many rows as make the smallest of them largest.
    """
    number = len(boards[0])
    found = [_in_rows(boards, rows, box, reader) for rows in range(1, number + 1)]
    return max(found, key=lambda places: _worth(boards[0], places), default=[])


def _worth(parts: Parts, places: Sequence[Place]) -> tuple[float, int]:
    """Return how well parts are shown: first the smallest one, then all of them."""
    kinds = [_KINDS[type(part)] for part in parts]
    heights = [place.large for place in places]
    least = min(min(1, high / kind.large) for high, kind in zip(heights, kinds, strict=True))
    return least, sum(high * kind.share for high, kind in zip(heights, kinds, strict=True))


def _in_rows(boards: Sequence[Parts], rows: int, box: Box, reader: Reader) -> list[Place]:
    """Return the places of parts in a number of rows."""
    number = len(boards[0])
    across = ceil(number / rows)
    groups = [range(first, min(number, first + across)) for first in range(0, number, across)]
    shares = [max(_KINDS[type(boards[0][at])].share for at in group) for group in groups]
    places, top = [], 0
    for group, share in zip(groups, shares, strict=True):
        high = box.h * share // sum(shares)
        widths = _widths(boards, group, box.w, high, reader)
        row = [one.inset(_PAD, _APART) for one in Box(0, top, box.w, high).split(*widths[:-1])]
        for at, place in zip(group, row, strict=True):
            # Parts of one kind look alike: they have the same size in all boards and in the row.
            alike = [
                (board[other], spot)
                for other, spot in zip(group, row, strict=True)
                if type(boards[0][other]) is type(boards[0][at])
                for board in boards
            ]
            places.append(_fitted(alike, place, reader))
        top += high
    return places


def _widths(
    boards: Sequence[Parts], group: Sequence[int], room: int, high: int, reader: Reader
) -> list[int]:
    """Return the widths of parts side by side: what each needs, and a share of the rest."""
    wides = [[_wides(board[at], high, reader) for board in boards] for at in group]
    least = [max(one.least for one in part) for part in wides]
    wanted = [max(one.wanted for one in part) for part in wides]
    if sum(least) > room:
        return [room * one // sum(least) for one in least]
    more = [max(1, want - need) for want, need in zip(wanted, least, strict=True)]
    rest = room - sum(least)
    return [need + rest * one // sum(more) for need, one in zip(least, more, strict=True)]


class _Wides(NamedTuple):
    """The least width in px of a part, and the width that it would like to have."""

    least: int
    wanted: int


def _wides(part: Part, high: int, reader: Reader) -> _Wides:
    label = reader.teller.label(part, reader.words)
    small = content(part, 60, 400, reader)
    inner = small.w if small else 400
    if high < _LOW:
        name = measure(label, SMALLEST, bold=False)
        least = name + inner + 2 * _APART
    else:
        words = (measure(word, SMALLEST, bold=False) for word in label.split())
        least = max(inner, 60, *words)
    least += 2 * _PAD + 4
    large = content(part, _KINDS[type(part)].enough, 4000, reader)
    return _Wides(least, max(least, measure(label, 36) + 2 * _PAD, large.w if large else 0))


def _fitted(parts: Sequence[tuple[Part, Box]], place: Box, reader: Reader) -> Place:
    """Return a place with the largest height at which each part fits its box, 0 if there is none.

    A name stands beside its content only where the content would be much smaller below it.
    """

    def most(named: Named) -> Place:
        for high in _HEIGHTS:
            found = [shown(part, high, box, named, reader) for part, box in parts]
            fitting = [one.content.large for one in found if one is not None]
            if len(fitting) == len(found):
                return Place(place, high, min(fitting), named)
        return Place(place, 0, 0, named)

    above, beside = most("above"), most("beside")
    best = beside if above.large < beside.large * 7 // 10 else above
    return best if best.large else most("not")


def draw(canvas: Canvas, box: Box, parts: Parts, places: Sequence[Place], reader: Reader) -> None:
    """Draw parts at their places in a box."""
    for part, place in zip(parts, places, strict=True):
        spot = place.box.shifted(box.x, box.y)
        found = shown(part, place.high, spot, place.named, reader)
        if found is None:
            _written(canvas, spot, part, reader)
        else:
            _draw(canvas, spot, found)


def _draw(canvas: Canvas, box: Box, one: Shown) -> None:
    """Draw a part in the middle of a box."""
    inner, line = one.content, one.size + 4
    top = box.y + (box.h - one.h) // 2
    if one.beside:
        left = box.x + (box.w - one.w) // 2
        name = Box(left, box.y, one.w - inner.w, box.h)
        canvas.text(one.names[0], name, one.size, bold=False)
        spot = Box(left + one.w - inner.w, box.y + (box.h - inner.h) // 2, inner.w, inner.h)
    else:
        for number, text in enumerate(one.names):
            place = Box(box.x, top + number * line, box.w, line)
            canvas.text(text, place, one.size, align="center", bold=False)
        left = box.x + (box.w - inner.w) // 2
        spot = Box(left, top + one.h - inner.h, inner.w, inner.h)
    inner.draw(canvas, spot)


def _written(canvas: Canvas, box: Box, part: Part, reader: Reader) -> None:
    """Write a part in words: all of it or, where there is no room, how much of it there is."""
    pitch = SMALLEST + 3
    texts = (reader.teller.line(part, reader.words), reader.teller.short(part, reader.words))
    for text in texts:
        lines = wrapped(text, box.w, SMALLEST, bold=False)
        if len(lines) * pitch <= box.h:
            break
    top = box.y + max(0, box.h - len(lines) * pitch) // 2
    for number, line in enumerate(lines):
        place = Box(box.x, top + number * pitch, box.w, pitch)
        canvas.text(line, place, SMALLEST, align="center", bold=False)
