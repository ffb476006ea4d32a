"""Colonists and nobles: on the circles of a board, and without a circle on the windrose."""

from __future__ import annotations

from PIL import Image

from bot.locales import Words
from render.canvas import Box, Canvas
from render.puerto_rico import drawings as art
from render.puerto_rico.scenes import PlayerScene, targets
from render.sprites import Drawing, plate, sprite

_LEAVING = frozenset({"pay_colonist", "pay_noble"})


def stand(
    canvas: Canvas, side: int, index: int, people: int, nobles: int, free: bool
) -> Image.Image:
    """Return the circle number `index`: nobles stand first; an empty one may be `free` now."""
    if index < people:
        return sprite(art.circle, side, side, canvas.theme, True, index < nobles)
    if free:
        return sprite(art.free_circle, side, side, canvas.theme)
    return sprite(art.circle, side, side, canvas.theme, False)


def windrose(
    canvas: Canvas, card: Box, scene: PlayerScene, then: PlayerScene, words: Words
) -> None:
    """Draw colonists and nobles without a circle, and how many nobles there are in all."""
    side = card.h - 24
    rose = sprite(art.rose, side, side, canvas.theme)
    canvas.sprite(rose, card.x + 14, card.y + 12)
    idle, court = card._replace(x=card.x + side + 28, w=card.w - side - 28).split(
        (card.w - side) * 3 // 5
    )
    line = plate(4, card.h - 28, canvas.theme, "paper_line", radius=2)
    canvas.sprite(line, court.x - 20, card.y + 14)
    _note(canvas, idle, words("puerto_rico-board-windrose"))
    colonists = (one.windrose - one.windrose_nobles for one in (scene, then))
    nobles = (scene.windrose_nobles, then.windrose_nobles)
    left, right = idle.columns(2)
    _count(canvas, left, art.pawn, *colonists)
    _count(canvas, right, art.noble_pawn, *nobles)
    _note(canvas, court, words("puerto_rico-board-my-nobles"))
    _count(canvas, court, art.noble_pawn, scene.nobles or 0, then.nobles or 0)
    if "windrose" in targets(_LEAVING, scene.open):
        canvas.frame(Box(idle.x - 12, card.y + 2, court.x - idle.x - 12, card.h - 4), "now", 6, 12)


def _note(canvas: Canvas, box: Box, text: str) -> None:
    canvas.text(text, box._replace(y=box.y + 6, h=30), 26, "ink_soft")


def _count(canvas: Canvas, box: Box, drawing: Drawing, now: int, past: int) -> None:
    side = box.h - 54
    mark = sprite(drawing, side, side, canvas.theme, now > 0)
    canvas.sprite(mark, box.x, box.y + 42)
    number = Box(box.x + side + 8, box.y + 42, box.w - side - 12, side)
    end = canvas.text(str(now), number, 54, "ink" if now else "ink_soft")
    canvas.delta(now - past, min(end + 48, box.right), box.y + 34)
