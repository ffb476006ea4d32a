"""Bars of a result; every part has a mark of its own, which the legend names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from PIL import Image

from bot.locales import Words
from render.art.canvas import Canvas
from render.art.page import SMALLEST
from render.art.sprites import Drawing, Pen, sprite
from render.art.theme import Theme, theme
from render.art.typesetting import measure
from render.pictures.result import Bars, Part
from render.scenes import ResultScene
from render.text.finals import ScoreWords

_SHADES = ("ghost", "great", "house")
"""Grounds of the parts of a bar, in turn."""
_BOTH = 78
"""Room for mark and number."""


def marked_bars(
    score: ScoreWords,
    marks: Mapping[str, Drawing],
    names: int,
    lines: int = 1,
    colors: Callable[[str], Theme] = theme,
) -> Bars:
    """Return bars with a mark for each line of the score, see `Bars`."""
    legend = partial(_legend, marks, score.game)
    return Bars(score, names, _ground, partial(_mark, marks), legend, lines, colors, _BOTH)


def _ground(part: Part) -> str:
    return _SHADES[part.number % len(_SHADES)]


def _mark(marks: Mapping[str, Drawing], canvas: Canvas, part: Part) -> None:
    """Draw mark and number of a part, as far as there is room: the legend names the mark."""
    box, side, text = part.box, min(32, part.box.h - 4), str(part.points)
    width = measure(text, SMALLEST)
    shown = [name for name, wide in (("mark", side), ("text", width)) if wide + 4 <= box.w]
    if len(shown) == 2 and side + width + 10 > box.w:
        shown.remove("text")
    x = box.x + (box.w - ("mark" in shown) * side - ("text" in shown) * width) // 2
    if "mark" in shown:
        sign = sprite(marks[part.key], side, side, canvas.theme)
        canvas.sprite(sign, x, box.y + (box.h - side) // 2)
        x += side + 2
    if "text" in shown:
        canvas.text(text, box._replace(x=x, w=width), SMALLEST)


def _legend(
    marks: Mapping[str, Drawing], game: str, colors: Theme, scene: ResultScene, words: Words
) -> Iterator[tuple[Image.Image, str]]:
    """Yield the marks of everything that scored for any player, with their names."""
    scored = {key for line in scene.lines for key, points in line.parts if points > 0}
    for key, drawing in marks.items():
        if key in scored:
            yield sprite(_on_paper, 38, 38, colors, drawing), words(f"{game}-score-{key}")


def _on_paper(pen: Pen, drawing: Drawing) -> None:
    """Draw a mark on a ground of its own."""
    pen.box(0, 0, 99, 99, "paper", radius=20)
    pen.put(drawing, 8, 8, 84)
