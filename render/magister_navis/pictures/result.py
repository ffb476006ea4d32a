"""The picture at the end of a game: every player's glory as a bar of its lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PIL import Image

from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.sprites import Drawing, sprite
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
    "buildings": art.roof_sign,
    "harbor": art.harbor,
    "slavery": art.chain,
}
_SHADES = ("ghost", "great", "house")
"""Grounds of the parts of a bar, in turn; every part has its mark."""


def _ground(part: Part) -> str:
    return _SHADES[part.number % len(_SHADES)]


def _mark(canvas: Canvas, part: Part) -> None:
    """Draw mark and number of a part where there is room: the list below names it too."""
    box, side, width = part.box, 38, measure(str(part.points), 34)
    middle = box.x + box.w // 2
    top = box.y + (box.h - side) // 2
    if box.w >= side + width + 14:
        left = middle - (side + width + 6) // 2
        canvas.sprite(sprite(MARKS[part.key], side, side, canvas.theme), left, top)
        canvas.text(str(part.points), Box(left + side + 6, box.y, width + 4, box.h), 34)
    elif box.w >= side + 4:
        canvas.sprite(sprite(MARKS[part.key], side, side, canvas.theme), middle - side // 2, top)


def _legend(colors: Theme, scene: ResultScene, words: Words) -> Iterator[tuple[Image.Image, str]]:
    """Name the marks of what anybody has scored."""
    scored = {key for line in scene.lines for key, points in line.parts if points > 0}
    for key, drawing in MARKS.items():
        if key in scored:
            yield sprite(drawing, 34, 34, colors), words(f"{GAME}-score-{key}")


BARS = Bars(
    SCORE,
    names=14,
    ground=_ground,
    mark=_mark,
    legend=_legend,
    lines=2,
)
