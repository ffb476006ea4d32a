"""The picture at the end of a game: every player's VP as a bar of its lines."""

from __future__ import annotations

from render.amerigo.art import drawings as art
from render.amerigo.art import sheet_art
from render.amerigo.art.colors import colors
from render.amerigo.text.words import SCORE
from render.pictures.marked_bars import marked_bars

BARS = marked_bars(
    SCORE,
    {
        "points": art.points,
        "overflow": sheet_art.overflow,
        "gold": art.gold,
        **art.GOODS,
        "tokens": sheet_art.token,
        "progress": art.progress,
        "order": art.order,
    },
    names=14,
    lines=3,
    colors=colors,
)
