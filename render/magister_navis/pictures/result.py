"""The picture at the end of a game: every player's glory as a bar of its lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.games.magister_navis.data import ROUNDS
from bot.locales import Words, numeral
from render.canvas import Box, Canvas
from render.finals import placed
from render.magister_navis.art import drawings as art
from render.magister_navis.scenes import FinalLine, ResultScene
from render.shapes import badge
from render.sprites import Drawing, plate, sprite, table
from render.text import measure, readable, wrapped
from render.theme import theme

MARKS: Mapping[str, Drawing] = {
    "connections": art.road,
    "cities": art.city,
    "industry": art.industry,
    "culture": art.culture,
    "finance": art.finance,
    "politics": art.politics,
    "cards": art.cards,
    "governor": art.medal,
    "buildings": art.roof_sign,
    "harbor": art.harbor,
    "slavery": art.chain,
}
_SHADES = ("ghost", "great", "house")
"""Grounds of the parts of a bar, in turn; every part has its mark."""

_GAP, _BAR, _LINE = 12, 60, 32


class _Sizes(NamedTuple):
    """Lengths that differ between a wide picture and one for a phone."""

    width: int
    margin: int
    badge: int
    points: int
    lines: int
    """Lines of text below a bar."""


_FULL = _Sizes(1600, 32, 96, 200, 1)
_PHONE = _Sizes(800, 20, 64, 130, 3)
_HEAD = 124


def draw(scene: ResultScene) -> Canvas:
    """Return the picture, not yet encoded."""
    sizes = _PHONE if scene.size == "phone" else _FULL
    words, colors = Words(scene.language), theme(scene.palette)
    # Rows are alike: where one tells who played before, all have the room for it.
    noted = _LINE if any(line.final.note for line in scene.lines) else 0
    high = 124 + noted + sizes.lines * _LINE
    size = (sizes.width, _HEAD + len(scene.lines) * (high + _GAP) + 16)
    canvas = Canvas(table(*size, colors, ()), colors, [])
    inner = sizes.width - 2 * sizes.margin
    _title(canvas, Box(sizes.margin, 16, inner, 100), scene, words)
    most = max([1, *(_length(line) for line in scene.lines)])
    for index, line in enumerate(scene.lines):
        box = Box(sizes.margin, _HEAD + index * (high + _GAP), inner, high)
        _row(canvas, box, line, sizes, most, noted, words)
    return canvas


def _length(line: FinalLine) -> int:
    return sum(points for _, points in line.parts if points > 0)


def _title(canvas: Canvas, box: Box, scene: ResultScene, words: Words) -> None:
    name = readable(scene.title) or words("magister_navis-board-game")
    line = f"{name} · {words('magister_navis-board-round', round=scene.round, rounds=ROUNDS)}"
    canvas.text(line, Box(box.x, box.y, box.w, 34), 28, "on_table_soft")
    text = words("magister_navis-board-phase-end")
    canvas.text(text, Box(box.x, box.y + 36, box.w, 60), 60, "on_table")


def _row(
    canvas: Canvas,
    box: Box,
    line: FinalLine,
    sizes: _Sizes,
    most: int,
    noted: int,
    words: Words,
) -> None:
    """Draw a player's row; `noted` is how high the line below the names is."""
    fill, edge = ("now", "ink") if line.final.place == 1 else ("paper", "paper_line")
    canvas.sprite(plate(box.w, box.h, canvas.theme, fill, edge, 3, 14), box.x, box.y)
    canvas.text(placed(line.final.place), Box(box.x + 8, box.y, 52, box.h), 44, "ink", "center")
    mark = sprite(badge, sizes.badge, sizes.badge, canvas.theme, line.seat)
    canvas.sprite(mark, box.x + 62, box.y + (box.h - sizes.badge) // 2)
    left, right = box.x + 62 + sizes.badge + 16, box.right - sizes.points
    canvas.text(readable(line.final.name), Box(left, box.y + 4, right - left - 12, 46), 38)
    note = Box(left, box.y + 48, right - left - 12, noted)
    canvas.text(readable(line.final.note), note, 24, "ink", bold=False)
    _bar(canvas, Box(left, box.y + 54 + noted, (right - left) * _length(line) // most, _BAR), line)
    canvas.text(
        numeral(line.points), Box(right, box.y, sizes.points - 16, box.h), 76, "ink", "right"
    )
    for index, text in enumerate(_told(line, right - left - 4, words)[: sizes.lines]):
        place = Box(left, box.y + 118 + noted + index * _LINE, right - left, _LINE)
        canvas.text(text, place, 24, "ink", bold=False)


def _told(line: FinalLine, width: int, words: Words) -> tuple[str, ...]:
    parts = " · ".join(
        f"{words(f'magister_navis-score-{key}')} {numeral(points)}".replace(" ", "\u00a0")
        for key, points in line.parts
        if points
    )
    return wrapped(parts, width, 24, False)


def _bar(canvas: Canvas, bar: Box, line: FinalLine) -> None:
    """Draw the parts side by side, each as long as it counts, with its mark and number."""
    total, done = max(1, _length(line)), 0
    for index, (key, points) in enumerate(line.parts):
        if points <= 0:
            continue
        left = bar.x + bar.w * done // total
        done += points
        part = Box(left, bar.y, bar.x + bar.w * done // total - left, bar.h)
        fill = _SHADES[index % len(_SHADES)]
        radius = min(8, part.w // 3)
        canvas.sprite(plate(part.w, part.h, canvas.theme, fill, "ink", 2, radius), part.x, part.y)
        _part(canvas, part, key, points)


def _part(canvas: Canvas, part: Box, key: str, points: int) -> None:
    """Draw mark and number of a part where there is room: it is told below, too."""
    side, width = 38, measure(str(points), 34)
    middle = part.x + part.w // 2
    top = part.y + (part.h - side) // 2
    if part.w >= side + width + 14:
        left = middle - (side + width + 6) // 2
        canvas.sprite(sprite(MARKS[key], side, side, canvas.theme), left, top)
        canvas.text(str(points), Box(left + side + 6, part.y, width + 4, part.h), 34)
    elif part.w >= side + 4:
        canvas.sprite(sprite(MARKS[key], side, side, canvas.theme), middle - side // 2, top)
