"""The picture at the end of a game: every player's points as a bar of their parts."""

from __future__ import annotations

from PIL import Image

from bot.games.puerto_rico.data import BUILDINGS
from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.sprites import plate, sprite
from render.art.typesetting import measure
from render.pictures.result import Bars, Part, Sizes, Spacing, parts_told
from render.puerto_rico.art import drawings as art
from render.puerto_rico.art.building_art import emblem
from render.puerto_rico.text.words import SCORE
from render.scenes import FinalLine, ResultScene

_COLORS = {
    "chips": ("chip", "on_chip"),
    "buildings": ("house", "ink"),
    "nobles": ("noble", "on_noble"),
}


def _told(canvas: Canvas, box: Box, line: FinalLine, _: Sizes, words: Words) -> None:
    """Tell the parts of the points in one line, in two where that is too long."""
    box = box._replace(w=box.w - 12, h=box.h - 6)
    parts = list(parts_told("puerto_rico", line, words))
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


def _mark(canvas: Canvas, part: Part) -> None:
    """Draw number and emblem of a part where there is room."""
    box, text = part.box, str(part.points)
    mark = _emblem(canvas, part.key) if box.w >= 88 else None
    if mark:
        canvas.sprite(mark, box.x + 6, box.y + 7)
    room = box._replace(x=box.x + 42, w=box.w - 44) if mark else box
    if measure(text, 34) + 4 <= room.w:
        canvas.text(text, room, 34, _colors(part.key)[1], "center")


def _emblem(canvas: Canvas, key: str) -> Image.Image | None:
    if key == "nobles":
        return sprite(art.crown, 40, 40, canvas.theme)
    return sprite(emblem, 40, 40, canvas.theme, key) if key in BUILDINGS else None


def _legend(canvas: Canvas, box: Box, scene: ResultScene, words: Words) -> None:
    """Explain the colours; large buildings share one and are told apart by their emblem."""
    scored = {key for line in scene.lines for key, _ in line.parts}
    keys = ("chips", "buildings", "great", *(("nobles",) if "nobles" in scored else ()))
    names = [words(f"puerto_rico-board-legend-{key}") for key in keys]
    box = box._replace(y=box.y + 4, h=64)
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


BARS = Bars(
    SCORE,
    names=24,
    full=Sizes(width=1600, margin=32, badge=96, points=230, row=156, sum=140, foot=92),
    phone=Sizes(width=800, margin=24, badge=64, points=150, row=176, sum=140, foot=124),
    spacing=Spacing(place=56, badge=68, text=20, top=6, bar=54),
    ground=lambda part: _colors(part.key)[0],
    mark=_mark,
    told=_told,
    medal=art.governor,
    footer=_legend,
)
