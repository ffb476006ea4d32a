"""A chart of sections with lines, each a label, a bar or range, and a value; one scale per unit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import accumulate, cycle
from typing import NamedTuple

from PIL import Image

from bot.locales import Words
from render.api import Picture
from render.art.canvas import Box, Canvas
from render.art.page import KEY, MARGIN, NAME, SIZE, SMALLEST
from render.art.palette import palette, plain, sheet
from render.art.shapes import medal
from render.art.sprites import plate
from render.art.theme import Theme, theme
from render.art.typesetting import fitted, measure, readable
from render.art.widgets import laid
from render.gallery import Gallery
from render.pictures import layout
from render.scenes import Scene
from render.text.wording import described, parted

LINES = 11
"""Maximum number of lines in a picture, including headings."""
FEWEST = 2
"""Minimum number of lines in a section, because a single bar cannot be compared with anything."""
SHARE = "share"
"""Unit of shares, whose scale is from 0 to 1 on every chart."""
_PAPER = Box(MARGIN, layout.BELOW, SIZE[0] - 2 * MARGIN, SIZE[1] - layout.BELOW - 8)
_MOST, _GAP = 100, 16
"""Maximum height of a line, and the gap between its parts, in px."""
_LABEL, _VALUE = 640, 360
"""Maximum width in px of labels, and of values; labels that are names of people get less."""
_NAME = 420
_STROKE = 5


@dataclass(frozen=True, slots=True)
class Line:
    """A line whose bar goes from `start` to `end`, with a dot at `mark` (None = no dot).

    A `bright` line is highlighted. If `name` is true, the label is a person's name and may be cut.
    `expected` is where the bar would end if all were equal, drawn as a thin stroke (None = no
    stroke).
    """

    label: str
    value: str
    start: float = 0.0
    end: float = 0.0
    mark: float | None = None
    bright: bool = False
    name: bool = False
    expected: float | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """Lines below a heading ("" = none); all sections with the same unit share a scale.

    `expected` explains the strokes ("" = there are none).
    """

    heading: str
    lines: tuple[Line, ...]
    unit: str = ""
    expected: str = ""


@dataclass(frozen=True, slots=True)
class ChartScene(Scene):
    """A chart with its title."""

    title: str
    sections: tuple[Section, ...]

    @property
    def alt(self) -> str:
        """The whole chart as text."""
        return ". ".join((self.title, *(_told(one, Words(self.language)) for one in self.sections)))


def _told(section: Section, words: Words) -> str:
    lines = parted((described(one.label, one.value, words) for one in section.lines), words)
    heading = section.heading + (f" ({section.expected})" if section.expected else "")
    return described(heading, lines, words) if heading else lines


def fitting(*sections: Section, room: int = LINES) -> tuple[Section, ...]:
    """Return the sections with as many lines as fit, distributed evenly among them.

    Sections of a single line are left out, and the last sections if there is no room for two lines
    of each.
    """
    kept = [one for one in sections if len(one.lines) >= FEWEST][: room // (1 + FEWEST)]
    room -= sum(bool(one.heading) for one in kept)
    counts = [0] * len(kept)
    for number in cycle(range(len(kept))):
        if room <= 0 or all(
            count == len(one.lines) for count, one in zip(counts, kept, strict=True)
        ):
            break
        if counts[number] < len(kept[number].lines):
            counts[number] += 1
            room -= 1
    cut = zip(kept, counts, strict=True)
    return tuple(replace(one, lines=one.lines[:count]) for one, count in cut)


def picture(name: str, scene: ChartScene) -> Picture:
    """Return the chart as a file. Slow: call it in a thread."""
    return _GALLERY.encoded(name, draw(scene), scene.alt)


def draw(scene: ChartScene) -> Canvas:
    """Draw the chart and return the canvas."""
    canvas = laid(SIZE, theme(scene.palette), _PAPER)
    layout.draw_title(canvas, fitted(scene.title, SIZE[0] - 3 * MARGIN, KEY), scene.words)
    if not scene.sections:
        return canvas
    counts = [bool(one.heading) + len(one.lines) for one in scene.sections]
    columns = _columns(scene.sections)
    high = min(_MOST, (_PAPER.h - 12) // sum(counts))
    for one, before in zip(scene.sections, accumulate([0, *counts]), strict=False):
        _section(canvas, _PAPER._replace(y=_PAPER.y + 6 + before * high, h=high), one, columns)
    return canvas


class _Columns(NamedTuple):
    """Widths of labels and values, the same in all sections, and the scale of each unit."""

    label: int
    value: int
    scales: Mapping[str, _Scale]


@dataclass(frozen=True, slots=True)
class _Scale:
    low: float
    high: float

    def x(self, box: Box, value: float) -> int:
        span = self.high - self.low
        return box.x if span <= 0 else box.x + round(box.w * (value - self.low) / span)


def _columns(sections: Sequence[Section]) -> _Columns:
    lines = [line for one in sections for line in one.lines]
    label = max(
        min(_NAME if one.name else _LABEL, measure(readable(one.label), NAME) + 4) for one in lines
    )
    value = min(_VALUE, max(measure(one.value, NAME) for one in lines) + 4)
    units: dict[str, list[Line]] = {}
    for one in sections:
        units.setdefault(one.unit, []).extend(one.lines)
    return _Columns(label, value, {unit: _scale(unit, some) for unit, some in units.items()})


def _scale(unit: str, lines: Sequence[Line]) -> _Scale:
    if unit == SHARE:
        return _Scale(0, 1)
    return _Scale(min(one.start for one in lines), max(one.end for one in lines))


def _section(canvas: Canvas, row: Box, section: Section, columns: _Columns) -> None:
    row = row.inset(16, 0)
    if section.heading:
        beside = measure(section.expected, SMALLEST) + 60 if section.expected else 0
        canvas.text(section.heading, row._replace(w=row.w - beside), SMALLEST, "ink_soft")
        _explain_strokes(canvas, row, section.expected)
        row = row._replace(y=row.y + row.h)
    label, value = columns.label, columns.value
    for number, one in enumerate(section.lines):
        box = row._replace(y=row.y + number * row.h)
        bar = box._replace(x=box.x + label + _GAP, w=box.w - label - value - 2 * _GAP)
        canvas.text(readable(one.label), box._replace(w=label), NAME, "ink", name=one.name)
        canvas.text(one.value, box._replace(x=box.right - value, w=value), NAME, "ink", "right")
        if section.unit == SHARE:
            _track(canvas, bar)
        _bar(canvas, bar, one, columns.scales[section.unit])


def _explain_strokes(canvas: Canvas, row: Box, expected: str) -> None:
    """Write an explanation of the strokes at the right of a heading, after a sample."""
    if expected:
        canvas.text(expected, row, SMALLEST, "ink_soft", "right")
        left = row.right - measure(expected, SMALLEST) - 18
        _stroke(canvas, Box(left, row.y + row.h // 5, _STROKE, row.h * 3 // 5))


def _stroke(canvas: Canvas, box: Box) -> None:
    canvas.sprite(plate(box.w, box.h, canvas.theme, "ink", None, 0, 0), box.x, box.y)


def _track(canvas: Canvas, box: Box) -> None:
    """Draw the full-length background of a bar, which shows what is missing from the whole."""
    canvas.plain(_middle(box), canvas.theme["ghost"], canvas.theme["ghost"], 8)


def _middle(box: Box) -> Box:
    """Return the part of a line's height that its bar occupies."""
    thick = box.h * 9 // 20
    return box._replace(y=box.y + (box.h - thick) // 2, h=thick)


def _bar(canvas: Canvas, box: Box, line: Line, scale: _Scale) -> None:
    if box.w < 20 or scale.high <= scale.low:
        return
    left, right = scale.x(box, line.start), scale.x(box, line.end)
    _, y, _, thick = _middle(box)
    fill, edge = ("now", "ink") if line.bright else ("house", "house_edge")
    if right - left >= 4:
        shape = plate(right - left, thick, canvas.theme, fill, edge, 2, min(8, (right - left) // 3))
        canvas.sprite(shape, left, y)
    if line.mark is not None:
        dot = plate(12, thick + 10, canvas.theme, "ink", None, 2, 6)
        canvas.sprite(dot, min(box.right - 12, scale.x(box, line.mark) - 6), y - 5)
    if line.expected is not None:
        x = scale.x(box, line.expected) - _STROKE // 2
        _stroke(canvas, box._replace(x=max(box.x, min(x, box.right - _STROKE)), w=_STROKE))


def _colors(colors: Theme) -> Image.Image:
    """Return the sheet of drawings from which the pictures' palette is made."""
    return sheet(
        plain(medal), colors, {"paper": (), "table": (), "house": (), "now": (), "ghost": ()}
    )


_GALLERY = Gallery(partial(palette, _colors))
