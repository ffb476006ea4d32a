"""A player in one line: money, points, goods, and how full island and city are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from bot.games.puerto_rico.data import CITY_SPACES, ISLAND_SPACES
from bot.locales import Words
from render.canvas import Box, Canvas
from render.puerto_rico.art import drawings as art
from render.puerto_rico.art.building_art import emblem
from render.puerto_rico.scenes import PlayerScene
from render.shapes import badge
from render.sprites import plate, sprite
from render.status_bar import NARROW
from render.text import readable

_ICON = 44


class _Number(NamedTuple):
    mark: Image.Image
    now: int
    change: int
    of: int = 0

    @property
    def text(self) -> str:
        return f"{self.now}/{self.of}" if self.of else str(self.now)


def line(canvas: Canvas, box: Box, scene: PlayerScene, then: PlayerScene, words: Words) -> None:
    """Draw the line of a player; on a narrow picture it is two lines high."""
    fill, edge = ("now", "ink") if scene.acting else ("paper", "paper_line")
    canvas.sprite(plate(box.w, box.h, canvas.theme, fill, edge, 3, 14), box.x, box.y)
    if box.w < NARROW:
        upper, lower = box._replace(h=box.h // 2), box._replace(y=box.y + box.h // 2, h=box.h // 2)
        named, money = upper.split(box.w - (280 if scene.nobles is None else 370))
        goods, rest = lower.inset(8, 0).split(450)
    else:
        narrow = 0 if scene.nobles is None else 60
        named, rest = box.split(390 - narrow)
        money, goods, rest = rest.inset(4, 0).split(270 + narrow, 500)
    _name(canvas, named, scene)
    _row(canvas, money, list(_money(canvas, scene, then)))
    _row(canvas, goods, list(_goods(canvas, scene, then, words)))
    _row(canvas, rest, list(_spaces(canvas, scene, then)))


def _name(canvas: Canvas, box: Box, scene: PlayerScene) -> None:
    side = min(64, box.h - 10)
    top = box.y + (box.h - side) // 2
    canvas.sprite(sprite(badge, side, side, canvas.theme, scene.seat), box.x + 8, top)
    right = box.right - 8
    if scene.governor:
        right -= 44
        canvas.sprite(sprite(art.governor, 42, 42, canvas.theme), right, top)
    left = box.x + side + 20
    canvas.text(readable(scene.name), box._replace(x=left, w=right - left - 4), 38)


def _row(canvas: Canvas, box: Box, numbers: list[_Number]) -> None:
    for part, number in zip(box.columns(len(numbers)), numbers, strict=True):
        canvas.sprite(number.mark, part.x, part.y + (part.h - _ICON) // 2)
        text = part._replace(x=part.x + _ICON + 6, w=part.w - _ICON - 8)
        end = canvas.text(number.text, text, 38)
        canvas.delta(number.change, min(end + 40, part.right), box.y - (4 if box.h > 70 else 11))


def _money(canvas: Canvas, scene: PlayerScene, then: PlayerScene) -> Iterator[_Number]:
    mark = sprite(art.doubloon, _ICON, _ICON, canvas.theme)
    yield _Number(mark, scene.doubloons, scene.doubloons - then.doubloons)
    drawing = art.board_points if scene.chips is None else art.chip
    points, before = (one.points + (one.chips or 0) for one in (scene, then))
    change = points - before if (scene.chips is None) == (then.chips is None) else 0
    yield _Number(sprite(drawing, _ICON, _ICON, canvas.theme), points, change)
    if scene.nobles is not None:
        noble = sprite(art.noble_pawn, _ICON, _ICON, canvas.theme)
        yield _Number(noble, scene.nobles, scene.nobles - (then.nobles or 0))


def _goods(
    canvas: Canvas, scene: PlayerScene, then: PlayerScene, words: Words
) -> Iterator[_Number]:
    for (good, count), (_, before) in zip(scene.goods, then.goods, strict=True):
        letter = words(f"puerto_rico-letter-{good}")
        drawing = art.barrel if count else art.no_barrel
        mark = sprite(drawing, _ICON, _ICON, canvas.theme, good, letter)
        yield _Number(mark, count, count - before)


def _spaces(canvas: Canvas, scene: PlayerScene, then: PlayerScene) -> Iterator[_Number]:
    full, before = len(scene.island), len(then.island)
    land = sprite(art.plot, _ICON, _ICON, canvas.theme)
    yield _Number(land, full, full - before, ISLAND_SPACES)
    full, before = (sum(building.spaces for building in one.city) for one in (scene, then))
    house = sprite(emblem, _ICON, _ICON, canvas.theme, "residence")
    yield _Number(house, full, full - before, CITY_SPACES)
