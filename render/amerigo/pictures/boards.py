"""All sheets in one picture: a strip for each player, so that they can be compared."""

from __future__ import annotations

from render.amerigo.art.palette_sheet import stored
from render.amerigo.pictures import strip
from render.amerigo.sheet_scenes import SheetScene
from render.art.canvas import Canvas
from render.art.page import SIZE
from render.art.widgets import laid
from render.pictures.strips import strips

Sheets = tuple[SheetScene, ...]


def draw(scenes: Sheets, befores: tuple[SheetScene | None, ...]) -> Canvas:
    """Return the picture, not yet encoded; differences from `before` are outlined."""
    canvas = laid(SIZE, stored(scenes[0].palette))
    for box, scene, then in zip(strips(len(scenes)), scenes, befores, strict=True):
        strip.draw(canvas, box, scene, then)
    return canvas
