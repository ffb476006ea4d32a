"""All boards in one picture."""

from __future__ import annotations

from bot.locales import Words
from render.art.canvas import Canvas, canvas_bytes
from render.art.kept import keeping
from render.art.page import SIZE
from render.art.palette import Palette
from render.art.widgets import laid, paper
from render.pictures.strips import strips
from render.puerto_rico.art.palette_sheet import colors
from render.puerto_rico.pictures import strip
from render.puerto_rico.scenes import PlayerScene

Boards = tuple[PlayerScene, ...]


def draw(scenes: Boards, befores: tuple[PlayerScene | None, ...]) -> Canvas:
    """Return the picture, not yet encoded; differences from `before` are outlined."""
    first = scenes[0]
    words = Words(first.language)
    canvas = _papers(colors(first.palette), len(scenes)).copy()
    plan = strip.plan(len(scenes), scenes)
    for box, scene, then in zip(strips(len(scenes)), scenes, befores, strict=True):
        strip.draw(canvas, box, scene, then or scene, plan, words)
    return canvas


@keeping(canvas_bytes)
def _papers(colors: Palette, number: int) -> Canvas:
    """Return the table with a paper for every player."""
    canvas = laid(SIZE, colors)
    for box in strips(number):
        paper(canvas, box, bright=False)
    return canvas
