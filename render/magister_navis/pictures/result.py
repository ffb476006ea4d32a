"""The picture at the end of a game: every player's glory as a bar of its lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PIL import Image

from bot.locales import Words
from render.art.canvas import Canvas
from render.art.page import SMALLEST
from render.art.sprites import Drawing, Pen, sprite
from render.art.theme import Theme
from render.art.typesetting import measure
from render.magister_navis.art import drawings as art
from render.magister_navis.text.terms import GAME
from render.magister_navis.text.words import SCORE
from render.pictures.result import Bars, Part
from render.scenes import ResultScene

MARKS: Mapping[str, Drawing] = {
    "connections": art.road,
    "cities": art.city,
    "industry": art.industry,
    "culture": art.culture,
    "finance": art.finance,
    "politics": art.politics,
    "cards": art.cards,
    "governor": art.medal,
    "buildings": art.house,
    "harbor": art.harbor,
    "slavery": art.chain,
}
_SHADES = ("ghost", "great", "house")
"""Grounds of the parts of a bar, in turn; every part has its mark."""


def _ground(part: Part) -> str:
    return _SHADES[part.number % len(_SHADES)]


def _mark(canvas: Canvas, part: Part) -> None:
    """Draw mark and number of a part, or what there is room for: the legend names the mark."""
    box, side, text = part.box, min(32, part.box.h - 4), str(part.points)
    width = measure(text, SMALLEST)
    shown = [name for name, wide in (("mark", side), ("text", width)) if wide + 4 <= box.w]
    if len(shown) == 2 and side + width + 10 > box.w:
        shown.remove("text")
    x = box.x + (box.w - ("mark" in shown) * side - ("text" in shown) * width) // 2
    if "mark" in shown:
        sign = sprite(MARKS[part.key], side, side, canvas.theme)
        canvas.sprite(sign, x, box.y + (box.h - side) // 2)
        x += side + 2
    if "text" in shown:
        canvas.text(text, box._replace(x=x, w=width), SMALLEST)


def _legend(colors: Theme, scene: ResultScene, words: Words) -> Iterator[tuple[Image.Image, str]]:
    """Name the marks of what anybody has scored."""
    scored = {key for line in scene.lines for key, points in line.parts if points > 0}
    for key in MARKS:
        if key in scored:
            yield sprite(_named, 38, 38, colors, key), words(f"{GAME}-score-{key}")


def _named(pen: Pen, key: str) -> None:
    """Draw a mark on a ground of its own."""
    pen.box(0, 0, 99, 99, "paper", radius=20)
    pen.put(MARKS[key], 8, 8, 84)


BARS = Bars(
    SCORE,
    names=14,
    ground=_ground,
    mark=_mark,
    legend=_legend,
    lines=2,
)
