"""Colonists and nobles: on the circles of a board, and without a circle on the windrose."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from bot.games.puerto_rico.view import BuildingView
from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.sprites import Drawing, plate, sprite
from render.art.theme import Theme
from render.art.widgets import Number, number
from render.puerto_rico.art import drawings as art
from render.puerto_rico.scenes import LEAVING, PlayerScene
from render.scenes import targets

_CIRCLE = 52


def circles(theme: Theme, building: BuildingView, free: bool) -> Iterator[Image.Image]:
    """Yield the circles of a building: nobles, then colonists, then those that may be `free`."""
    for index in range(building.circles):
        if index < building.people:
            yield sprite(art.circle, _CIRCLE, _CIRCLE, theme, True, index < building.nobles)
        elif free:
            yield sprite(art.free_circle, _CIRCLE, _CIRCLE, theme)
        else:
            yield sprite(art.circle, _CIRCLE, _CIRCLE, theme, False)


def windrose(
    canvas: Canvas, card: Box, scene: PlayerScene, then: PlayerScene, words: Words
) -> None:
    """Draw who has no circle, and with expansion II how many nobles there are in all."""
    side = card.h - 24
    rose = sprite(art.rose, side, side, canvas.theme)
    canvas.sprite(rose, card.x + 14, card.y + 12)
    place = card._replace(x=card.x + side + 28, w=card.w - side - 28)
    if scene.nobles is None:
        _colonists(canvas, place, scene.windrose, then.windrose, words)
    else:
        _court(canvas, place, scene, then, words)


def _colonists(canvas: Canvas, place: Box, now: int, past: int, words: Words) -> None:
    note = place.inset(0, 20)._replace(w=132)
    canvas.lines(words("puerto_rico-board-windrose"), note, 28, "ink_soft")
    if now:
        canvas.sprite(sprite(art.pawn, 84, 84, canvas.theme), place.right - 160, place.y + 18)
    right = place._replace(x=place.right - 80, w=70)
    canvas.text(str(now), right, 64, "ink" if now else "ink_soft")
    canvas.delta(now - past, place.right - 4, place.y - 10, 28)


def _court(canvas: Canvas, place: Box, scene: PlayerScene, then: PlayerScene, words: Words) -> None:
    """Draw colonists and nobles of the windrose, then all nobles."""
    idle, court = place.split(place.w * 3 // 5 + 16)
    border = plate(4, place.h - 28, canvas.theme, "paper_line", radius=2)
    canvas.sprite(border, court.x - 20, place.y + 14)
    _note(canvas, idle, words("puerto_rico-board-windrose"))
    colonists, nobles = idle.columns(2)
    numbers = (one.windrose - one.windrose_nobles for one in (scene, then))
    _count(canvas, colonists, art.pawn, *numbers)
    _count(canvas, nobles, art.noble_pawn, scene.windrose_nobles, then.windrose_nobles)
    _note(canvas, court, words("puerto_rico-board-my-nobles"))
    _count(canvas, court, art.noble_pawn, scene.nobles or 0, then.nobles or 0)
    if "windrose" in targets(scene.open, *LEAVING):
        canvas.frame(Box(idle.x - 12, place.y + 2, idle.w - 12, place.h - 4), "now", 6, 12)


def _note(canvas: Canvas, box: Box, text: str) -> None:
    canvas.text(text, box._replace(y=box.y + 6, h=30), 26, "ink_soft")


def _count(canvas: Canvas, box: Box, drawing: Drawing, now: int, past: int) -> None:
    side = box.h - 54
    shown, place = (
        Number(drawing, str(now), args=(now > 0,)),
        Box(box.x, box.y + 42, box.w - 4, side),
    )
    end = number(canvas, place, shown, side, 54, color="ink" if now else "ink_soft")
    canvas.delta(now - past, min(end + 48, box.right - 26), box.y + 34)
