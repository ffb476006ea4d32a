"""The picture at the end of a game: every player's VP as a bar of its lines."""

from __future__ import annotations

from collections.abc import Mapping

from render.amerigo.art import drawings as art
from render.amerigo.art import sheet_art
from render.amerigo.art.colors import colors
from render.amerigo.text.words import SCORE
from render.pictures.cards import Mark
from render.pictures.marked import marked

MARKS: Mapping[str, Mark] = {
    "points": Mark(art.points),
    "overflow": Mark(sheet_art.overflow),
    "gold": Mark(art.gold),
    **{good: Mark(drawing) for good, drawing in art.GOODS.items()},
    "tokens": Mark(sheet_art.token),
    "progress": Mark(art.progress, ("brown",)),
    "order": Mark(art.order),
}

BARS = marked(SCORE, MARKS, colors)
