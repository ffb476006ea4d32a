"""The picture at the end of a game: every player's points as a bar of their parts."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from bot.games.puerto_rico.data import BUILDINGS
from bot.locales import Words, numeral
from render.canvas import Box, Canvas
from render.finals import placed
from render.puerto_rico.art import drawings as art
from render.puerto_rico.art.building_art import emblem
from render.puerto_rico.scenes import FinalLine, ResultScene
from render.shapes import badge
from render.sprites import plate, sprite, table
from render.text import measure, readable
from render.theme import theme

_GAP = 12
_BAR = 54
_NOTE = 32


_COLORS = {
    "chips": ("chip", "on_chip"),
    "buildings": ("house", "ink"),
    "nobles": ("noble", "on_noble"),
}


class _Sizes(NamedTuple):
    """Lengths that differ between a wide picture and one for a phone."""

    width: int
    margin: int
    head: int
    badge: int
    points: int
    """Room for the sum at the right."""
    row: int
    legend: int


_FULL = _Sizes(1600, 32, 124, 96, 230, 156, 64)
_PHONE = _Sizes(800, 24, 124, 64, 150, 176, 96)


def draw(scene: ResultScene) -> Canvas:
    """Return the picture, not yet encoded."""
    sizes = _PHONE if scene.size == "phone" else _FULL
    words, colors = Words(scene.language), theme(scene.palette)
    # Rows are alike: where one tells who played before, all have the room for it.
    noted = _NOTE if any(line.final.note for line in scene.lines) else 0
    row = sizes.row + noted
    height = sizes.head + len(scene.lines) * (row + _GAP) + sizes.legend + 28
    canvas = Canvas(table(sizes.width, height, colors, ()), colors, [])
    inner = sizes.width - 2 * sizes.margin
    _title(canvas, Box(sizes.margin, 16, inner, sizes.head - 24), scene, words)
    most = max([1, *(line.points for line in scene.lines)])
    for index, line in enumerate(scene.lines):
        box = Box(sizes.margin, sizes.head + index * (row + _GAP), inner, row)
        _row(canvas, box, line, sizes, most, noted, words)
    legend = Box(sizes.margin, height - sizes.legend - 24, inner, 64)
    _legend(canvas, legend, scene, words)
    return canvas


def _title(canvas: Canvas, box: Box, scene: ResultScene, words: Words) -> None:
    name = readable(scene.title) or words("puerto_rico-board-game")
    line = f"{name} · {words('puerto_rico-board-round', round=scene.round)}"
    canvas.text(line, Box(box.x, box.y, box.w, 34), 28, "on_table_soft")
    text = words("puerto_rico-board-phase-end")
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
    canvas.text(placed(line.final.place), Box(box.x + 8, box.y, 56, box.h), 44, "ink", "center")
    mark = sprite(badge, sizes.badge, sizes.badge, canvas.theme, line.seat)
    canvas.sprite(mark, box.x + 68, box.y + (box.h - sizes.badge) // 2)
    left = box.x + 68 + sizes.badge + 20
    right = box.right - sizes.points
    canvas.text(readable(line.final.name), Box(left, box.y + 6, right - left - 12, 46), 38)
    note = Box(left, box.y + 50, right - left - 12, noted)
    canvas.text(readable(line.final.note), note, 24, "ink", bold=False)
    bar = Box(left, box.y + 56 + noted, (right - left) * max(0, line.points) // most, _BAR)
    _bar(canvas, bar, line)
    _sum(canvas, Box(right, box.y + noted // 2, sizes.points - 16, 140), line)
    _parts(
        canvas,
        Box(left, box.y + 114 + noted, box.right - left - 12, box.h - 120 - noted),
        line,
        words,
    )


def _parts(canvas: Canvas, box: Box, line: FinalLine, words: Words) -> None:
    """Tell the parts of the points in one line, in two where that is too long."""
    parts = [
        f"{words(f'puerto_rico-score-{key}')} {numeral(points)}"
        for key, points in line.parts
        if points
    ]
    if line.tied:
        parts.append(words("puerto_rico-board-tiebreak", count=line.tiebreak))
    lines = [""]
    for part in parts:
        longer = f"{lines[-1]} · {part}" if lines[-1] else part
        fits = measure(longer, 24, bold=False) <= box.w
        lines = [*lines[:-1], longer] if fits else [*lines, part]
    high = box.h // min(2, len(lines))
    for index, text in enumerate(lines[:2]):
        canvas.text(text, Box(box.x, box.y + index * high, box.w, high), 24, "ink", bold=False)


def _sum(canvas: Canvas, box: Box, line: FinalLine) -> None:
    """Write the points, with a medal for the winners."""
    canvas.text(numeral(line.points), box, 76, "ink", "right")
    if line.final.place == 1:
        medal = sprite(art.governor, 56, 56, canvas.theme)
        canvas.sprite(
            medal, box.right - measure(numeral(line.points), 76) - 66, box.y + (box.h - 56) // 2
        )


def _bar(canvas: Canvas, bar: Box, line: FinalLine) -> None:
    """Draw the parts side by side, each as long as it counts, with number and emblem."""
    total, done = sum(points for _, points in line.parts), 0
    for key, points in line.parts:
        if not points:
            continue
        left = bar.x + bar.w * done // total
        done += points
        part = Box(left, bar.y, bar.x + bar.w * done // total - left, bar.h)
        fill, color = _colors(key)
        canvas.sprite(
            plate(part.w, part.h, canvas.theme, fill, "ink", 2, min(8, part.w // 3)),
            part.x, part.y,
        )  # fmt: skip
        mark = _mark(canvas, key) if part.w >= 88 else None
        if mark:
            canvas.sprite(mark, part.x + 6, part.y + 7)
        room = part._replace(x=part.x + 42, w=part.w - 44) if mark else part
        if measure(str(points), 34) + 4 <= room.w:
            canvas.text(str(points), room, 34, color, "center")


def _mark(canvas: Canvas, key: str) -> Image.Image | None:
    if key == "nobles":
        return sprite(art.crown, 40, 40, canvas.theme)
    return sprite(emblem, 40, 40, canvas.theme, key) if key in BUILDINGS else None


def _legend(canvas: Canvas, box: Box, scene: ResultScene, words: Words) -> None:
    """Explain the colours; large buildings share one and are told apart by their emblem."""
    scored = {key for line in scene.lines for key, _ in line.parts}
    keys = ("chips", "buildings", "great", *(("nobles",) if "nobles" in scored else ()))
    names = [words(f"puerto_rico-board-legend-{key}") for key in keys]
    size = 28 if box.w > 1000 else 24
    left = box.x
    for key, name in zip(keys, names, strict=True):
        fill, _ = _colors(key)
        width = 46 + measure(name, size) + 4
        if left + width > box.right:
            left, box = box.x, box._replace(y=box.y + 38)
        canvas.sprite(plate(36, 36, canvas.theme, fill, "ink", 2, 8), left, box.y + 14)
        canvas.text(name, Box(left + 46, box.y, width - 46, box.h), size, "on_table")
        left += width + 30


def _colors(key: str) -> tuple[str, str]:
    return _COLORS.get(key, ("great", "ink"))
