"""The table: the map with everything on it, and the panel next to it."""

from __future__ import annotations

from functools import lru_cache

from bot.games.amerigo.map.geography import Geography
from bot.locales import Words
from render.amerigo.art.atlas import LETTERS, NUMBERS, Chart, Window
from render.amerigo.map_scenes import TableScene
from render.amerigo.parts import panel
from render.amerigo.pictures import map as chart_of
from render.art.canvas import Canvas

_SIDE = 700
_FRAME = 26


def draw(scene: TableScene, before: TableScene | None = None) -> Canvas:
    """Return the picture, not yet encoded; differences from `before` are outlined."""
    then, chart = before or scene, whole(scene.map.geo)
    canvas = chart_of.begun(chart, scene.map, then.map, scene.palette, scene.language)
    panel.draw(canvas, scene, then, Words(scene.language))
    return canvas


@lru_cache(maxsize=32)
def whole(geo: Geography) -> Chart:
    """Return the chart of the whole map, as large as it fits into the square at the left."""
    room = _SIDE - NUMBERS - 4
    cell = (room - 2 * _FRAME) // max(geo.width, geo.height)
    high = geo.height * cell + 2 * _FRAME
    top = max(LETTERS, (_SIDE - high - LETTERS) // 2 + LETTERS)
    window = Window(-1, -1, geo.height + 2, geo.width + 2)
    return Chart(geo, window, NUMBERS + 2, top, cell, _FRAME)
