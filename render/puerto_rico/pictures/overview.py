"""The whole table in one picture: every player in a line, roles, ships and the row."""

from __future__ import annotations

from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.theme import theme
from render.art.widgets import laid
from render.puerto_rico.pictures import goods_board, heading, player_row
from render.puerto_rico.pictures.supply import TITLE
from render.puerto_rico.scenes import PlayerScene, SupplyScene

SIZE = (1600, 1000)
_LINES = Box(32, 124, 1536, 468)
_ROLES = Box(32, 602, 1536, 134)


def draw(
    scene: SupplyScene,
    boards: tuple[PlayerScene, ...],
    before: SupplyScene | None = None,
    boards_before: tuple[PlayerScene | None, ...] = (),
) -> Canvas:
    """Return the picture, not yet encoded; what differs from before is outlined."""
    then, words = before or scene, Words(scene.language)
    places = goods_board.places(_ROLES.x, _ROLES.bottom + 8, scene.nobles is not None)
    canvas = laid(SIZE, theme(scene.palette), *places.values())
    heading.title(canvas, TITLE, scene, words)
    olds = boards_before or (None,) * len(boards)
    pitch = _LINES.h // len(boards)
    for index, (board, old) in enumerate(zip(boards, olds, strict=True)):
        box = Box(_LINES.x, _LINES.y + index * pitch, _LINES.w, pitch - 8)
        player_row.line(canvas, box, board, old or board, words)
    heading.roles(canvas, _ROLES.columns(len(scene.roles), 12), scene, then, words)
    goods_board.draw(canvas, places, scene, then, words)
    goods_board.frame(canvas, places, scene)
    return canvas
