"""The picture at the end of a game: every player's glory as a bar of its lines."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.magister_navis.data import ROUNDS
from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.sprites import Drawing, sprite
from render.art.typesetting import measure, wrapped
from render.magister_navis.art import drawings as art
from render.magister_navis.text.terms import GAME
from render.magister_navis.text.words import SCORE
from render.pictures.result import Bars, Part, Sizes, Spacing, parts_told
from render.scenes import FinalLine

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

_LINE = 32


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


def _told(canvas: Canvas, box: Box, line: FinalLine, sizes: Sizes, words: Words) -> None:
    """Tell the parts of the glory in as many lines as there is room for."""
    box = box._replace(w=box.w - sizes.points)
    parts = (part.replace(" ", "\u00a0") for part in parts_told(GAME, line, words))
    lines = wrapped(" · ".join(parts), box.w - 4, 24, False)
    for index, text in enumerate(lines[: box.h // _LINE]):
        place = box._replace(y=box.y + index * _LINE, h=_LINE)
        canvas.text(text, place, 24, "ink", bold=False)


BARS = Bars(
    SCORE,
    names=14,
    full=Sizes(width=1600, margin=32, badge=96, points=200, row=156, sum=156, foot=16),
    phone=Sizes(width=800, margin=20, badge=64, points=130, row=220, sum=220, foot=16),
    spacing=Spacing(place=52, badge=62, text=16, top=4, bar=60),
    ground=_ground,
    mark=_mark,
    told=_told,
    round={"rounds": ROUNDS},
)
