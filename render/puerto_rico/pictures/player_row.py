"""A player in one line: money, points, goods, and how full island and city are."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.puerto_rico.data import CITY_SPACES, ISLAND_SPACES
from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.sprites import sprite
from render.art.status_bar import NARROW
from render.art.widgets import Number, named, number, paper
from render.puerto_rico.art import drawings as art
from render.puerto_rico.art.building_art import emblem
from render.puerto_rico.scenes import PlayerScene

_ICON = 44


def line(canvas: Canvas, box: Box, scene: PlayerScene, then: PlayerScene, words: Words) -> None:
    """Draw the line of a player; on a narrow picture it is two lines high."""
    paper(canvas, box, scene.acting)
    if box.w < NARROW:
        upper, lower = box._replace(h=box.h // 2), box._replace(y=box.y + box.h // 2, h=box.h // 2)
        named, money = upper.split(box.w - (280 if scene.nobles is None else 370))
        goods, rest = lower.inset(8, 0).split(450)
    else:
        narrow = 0 if scene.nobles is None else 60
        named, rest = box.split(390 - narrow)
        money, goods, rest = rest.inset(4, 0).split(270 + narrow, 500)
    _name(canvas, named, scene)
    _row(canvas, money, list(_money(scene, then)))
    _row(canvas, goods, list(_goods(scene, then, words)))
    _row(canvas, rest, list(_spaces(scene, then)))


def _name(canvas: Canvas, box: Box, scene: PlayerScene) -> None:
    side = min(64, box.h - 10)
    top = box.y + (box.h - side) // 2
    right = box.right - 8
    if scene.governor:
        right -= 44
        canvas.sprite(sprite(art.governor, 42, 42, canvas.theme), right, top)
    place = box._replace(x=box.x + 8, w=right - box.x - 12)
    named(canvas, place, scene.seat, scene.name, side, 38, 12)


def _row(canvas: Canvas, box: Box, numbers: list[Number]) -> None:
    for part, shown in zip(box.columns(len(numbers)), numbers, strict=True):
        end = number(canvas, part._replace(w=part.w - 2), shown, _ICON, 38, 6)
        canvas.delta(shown.change, min(end + 40, part.right), box.y - (4 if box.h > 70 else 11))


def _money(scene: PlayerScene, then: PlayerScene) -> Iterator[Number]:
    yield Number(art.doubloon, str(scene.doubloons), scene.doubloons - then.doubloons)
    drawing = art.board_points if scene.chips is None else art.chip
    points, before = (one.points + (one.chips or 0) for one in (scene, then))
    change = points - before if (scene.chips is None) == (then.chips is None) else 0
    yield Number(drawing, str(points), change)
    if scene.nobles is not None:
        yield Number(art.noble_pawn, str(scene.nobles), scene.nobles - (then.nobles or 0))


def _goods(scene: PlayerScene, then: PlayerScene, words: Words) -> Iterator[Number]:
    for (good, count), (_, before) in zip(scene.goods, then.goods, strict=True):
        letter = words(f"puerto_rico-letter-{good}")
        drawing = art.barrel if count else art.no_barrel
        yield Number(drawing, str(count), count - before, (good, letter))


def _spaces(scene: PlayerScene, then: PlayerScene) -> Iterator[Number]:
    full, before = len(scene.island), len(then.island)
    yield Number(art.plot, f"{full}/{ISLAND_SPACES}", full - before)
    full, before = (sum(building.spaces for building in one.city) for one in (scene, then))
    yield Number(emblem, f"{full}/{CITY_SPACES}", full - before, ("residence",))
