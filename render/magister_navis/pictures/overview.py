"""The table: the map with all that lies on it."""

from __future__ import annotations

from bot.locales import Words
from render.art.canvas import Canvas
from render.magister_navis.art.atlas import Chart
from render.magister_navis.pictures import chart, heading
from render.magister_navis.scenes import WorldScene


def draw(scene: WorldScene, before: WorldScene | None = None) -> Canvas:
    """Return the picture, not yet encoded; what differs from before has a ring."""
    canvas = chart.begun(Chart(), scene, before or scene)
    heading.draw(canvas, scene, Words(scene.language))
    return canvas
