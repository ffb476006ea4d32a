"""Bars of the result whose parts have marks, for scores of many lines; the legend names them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from PIL import Image

from bot.locales import Words
from render.art.canvas import Canvas
from render.art.page import SMALLEST
from render.art.sprites import Drawing, Pen, sprite
from render.art.theme import Theme, theme
from render.art.typesetting import measure
from render.pictures.cards import Mark
from render.pictures.result import Bars, Part
from render.scenes import ResultScene
from render.text.finals import ScoreWords

_SHADES = ("ghost", "great", "house")
"""Grounds of the parts of a bar, in turn; every part has its mark."""
_MARK, _NAMED = 32, 38
_NAMES, _LINES = 14, 2


def marked(
    score: ScoreWords, marks: Mapping[str, Mark], colors: Callable[[str], Theme] = theme
) -> Bars:
    """Return the bars of a game that has a mark for every line of its score."""

    def mark(canvas: Canvas, part: Part) -> None:
        _mark(canvas, part, marks[part.key])

    def legend(
        shown: Theme, scene: ResultScene, words: Words
    ) -> Iterator[tuple[Image.Image, str]]:
        """Name the marks of what anybody has scored."""
        scored = {key for line in scene.lines for key, points in line.parts if points > 0}
        for key, one in marks.items():
            if key in scored:
                drawn = sprite(_named, _NAMED, _NAMED, shown, one.drawing, *one.args)
                yield drawn, words(f"{score.game}-score-{key}")

    return Bars(score, _NAMES, _ground, mark, legend, _LINES, colors)


def _ground(part: Part) -> str:
    return _SHADES[part.number % len(_SHADES)]


def _mark(canvas: Canvas, part: Part, mark: Mark) -> None:
    """Draw mark and number of a part, or what there is room for."""
    box, side, text = part.box, min(_MARK, part.box.h - 4), str(part.points)
    width = measure(text, SMALLEST)
    shown = [name for name, wide in (("mark", side), ("text", width)) if wide + 4 <= box.w]
    if len(shown) == 2 and side + width + 10 > box.w:
        shown.remove("text")
    x = box.x + (box.w - ("mark" in shown) * side - ("text" in shown) * width) // 2
    if "mark" in shown:
        sign = sprite(mark.drawing, side, side, canvas.theme, *mark.args)
        canvas.sprite(sign, x, box.y + (box.h - side) // 2)
        x += side + 2
    if "text" in shown:
        canvas.text(text, box._replace(x=x, w=width), SMALLEST)


def _named(pen: Pen, drawing: Drawing, *args: object) -> None:
    """Draw a mark on a ground of its own."""
    pen.box(0, 0, 99, 99, "paper", radius=20)
    pen.put(drawing, 8, 8, 84, *args)
