"""Look of Puerto Rico's final points: the parts of a bar, and their legend."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from bot.games.puerto_rico.data import BUILDINGS
from bot.locales import Words
from render.art.canvas import Canvas
from render.art.page import SMALLEST
from render.art.plates import Sprite
from render.art.sprites import plate, sprite
from render.art.theme import Theme
from render.art.typesetting import measure
from render.pictures.result import Bars, Part
from render.puerto_rico.art import drawings as art
from render.puerto_rico.art.building_art import emblem
from render.puerto_rico.text.terms import SCORE
from render.scenes import ResultScene

_COLORS = {
    "chips": ("chip", "on_chip"),
    "buildings": ("house", "ink"),
    "nobles": ("noble", "on_noble"),
}
_SIZE = 38


def _mark(canvas: Canvas, part: Part) -> None:
    """Draw number and emblem of a part if there is room."""
    box, text = part.box, str(part.points)
    mark = _emblem(canvas, part.key) if box.w >= 92 else None
    if mark:
        canvas.sprite(mark, box.x + 6, box.y + (box.h - mark.height) // 2)
    room = box._replace(x=box.x + 46, w=box.w - 48) if mark else box
    if measure(text, _SIZE) + 4 <= room.w:
        canvas.text(text, room, _SIZE, _colors(part.key)[1], "center")
    elif measure(text, SMALLEST) + 4 <= room.w:
        canvas.text(text, room, SMALLEST, _colors(part.key)[1], "center")


def _emblem(canvas: Canvas, key: str) -> Image.Image | None:
    if key == "nobles":
        return sprite(art.crown, 38, 38, canvas.theme)
    if key == "chips":
        return sprite(art.chip, 38, 38, canvas.theme)
    return sprite(emblem, 38, 38, canvas.theme, key) if key in BUILDINGS else None


def _legend(colors: Theme, scene: ResultScene, words: Words) -> Iterator[tuple[Sprite, str]]:
    """Explain the colours; large buildings share one and differ by their emblem."""
    scored = {key for line in scene.lines for key, _ in line.parts}
    keys = ("chips", "buildings", "great", *(("nobles",) if "nobles" in scored else ()))
    for key in keys:
        swatch = plate(34, 34, colors, _colors(key)[0], "ink", 2, 8)
        yield swatch, words(f"puerto_rico-board-legend-{key}")


def _colors(key: str) -> tuple[str, str]:
    return _COLORS.get(key, ("great", "ink"))


BARS = Bars(
    SCORE,
    names=24,
    ground=lambda part: _colors(part.key)[0],
    mark=_mark,
    legend=_legend,
)
