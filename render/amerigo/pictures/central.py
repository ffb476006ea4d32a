"""The central board from near, and the part of it that stands above the choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from bot.locales import Words
from render.amerigo.art import drawings as art
from render.amerigo.art.palette_sheet import stored
from render.amerigo.parts import central as rows
from render.amerigo.parts.central import ROW
from render.amerigo.sheet_scenes import CentralScene
from render.amerigo.text.terms import GAME
from render.art.canvas import Box, Canvas
from render.art.page import GAP, HEIGHT, MARGIN, SIZE, WIDTH
from render.art.sprites import sprite
from render.art.widgets import laid
from render.pictures import layout

Row: TypeAlias = Callable[[Canvas, Box, CentralScene, Words], None]

_TOWER = 146

ABOVE: Mapping[str, tuple[Row, ...]] = {
    "turn": (rows.field,),
    "plan": (rows.neutral,),
    "goods": (rows.goods,),
    "progress": (rows.progress,),
    "pick": (rows.progress,),
}
"""Rows of the central board that a decision is about, by its kind."""


def draw(scene: CentralScene, before: CentralScene | None = None) -> Canvas:
    """Return the picture, not yet encoded; differences from `before` are outlined."""
    words = Words(scene.language)
    canvas = laid(SIZE, stored(scene.palette))
    _title(canvas, scene, words)
    for row, box in zip(_ROWS, _places(scene), strict=True):
        row(canvas, box, scene, words)
        if before is not None and _FIELDS[row](scene) != _FIELDS[row](before):
            canvas.outline(box.inset(-2), "changed", 5, 14)
    return canvas


def above(canvas: Canvas, area: Box, scene: CentralScene, kind: str, words: Words) -> int:
    """Draw the rows of the central board for a decision on top of an area; return their height."""
    y = area.y
    for row in ABOVE.get(kind, ()):
        row(canvas, area._replace(y=y, h=ROW), scene, words)
        y += ROW + GAP
    return y - area.y


def headline(scene: CentralScene, words: Words) -> str:
    """Return phase and round."""
    return words(
        f"{GAME}-board-central",
        phase=words.of(GAME, f"board-phase-{scene.phase}"),
        round=scene.round,
        rounds=scene.rounds,
    )


def _title(canvas: Canvas, scene: CentralScene, words: Words) -> None:
    asked = [layout.Asked(seat, scene.names[seat]) for seat in scene.acting]
    mark = None
    if scene.phase in art.ACTIONS:
        mark = sprite(art.cube, 50, 50, canvas.theme, scene.phase)
    layout.draw_title(canvas, headline(scene, words), words, asked, mark)


def _places(scene: CentralScene) -> list[Box]:
    """Return the places of the rows, from the top."""
    order = rows.order_height(scene)
    heights = (_TOWER, ROW, ROW, ROW, ROW, order)
    room = HEIGHT - MARGIN - layout.BELOW - sum(heights)
    gap = min(20, room // (len(heights) - 1))
    found, y = [], layout.BELOW
    for high in heights:
        found.append(Box(MARGIN, y, WIDTH - 2 * MARGIN, high))
        y += high + gap
    return found


_ROWS: tuple[Row, ...] = (
    rows.tower,
    rows.pirates,
    rows.progress,
    rows.goods,
    rows.neutral,
    rows.order,
)
_FIELDS: Mapping[Row, Callable[[CentralScene], object]] = {
    rows.tower: lambda scene: (scene.field, scene.supply, scene.inside),
    rows.pirates: lambda scene: (scene.pirates, scene.face_down),
    rows.progress: lambda scene: (scene.left, scene.right),
    rows.goods: lambda scene: scene.goods,
    rows.neutral: lambda scene: scene.neutral,
    rows.order: lambda scene: scene.order,
}
"""The part of a scene that each row shows."""
