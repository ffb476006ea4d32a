"""The whole table in one picture: the map and every player."""

from __future__ import annotations

from typing import NamedTuple

from bot.locales import Words
from render.art import status_bar
from render.art.canvas import Box, Canvas
from render.art.theme import theme
from render.art.widgets import laid
from render.magister_navis.art.atlas import Chart
from render.magister_navis.pictures import chart, heading
from render.magister_navis.scenes import WorldScene

WORLD = Chart(Box(20, 116, 1112, 988))
SMALL = Chart(Box(8, 0, 784, 826), city=44, space=32, token=28, card=(80, 76), text=22, names=24)
_GAP = 12


class _Plan(NamedTuple):
    size: tuple[int, int]
    title: Box
    map: Chart
    seats: tuple[Box, ...]


def draw(scene: WorldScene, before: WorldScene | None = None) -> Canvas:
    """Return the picture, not yet encoded; what differs from before is outlined."""
    then, words = before or scene, Words(scene.language)
    plan = _narrow(scene) if scene.size == "phone" else _wide(scene)
    canvas = laid(plan.size, theme(scene.palette))
    heading.title(canvas, plan.title, scene, words)
    chart.draw(canvas, plan.map, scene, then, words)
    for number, box in enumerate(plan.seats):
        heading.seat(canvas, box, number, scene, then, words)
    return canvas


def _wide(scene: WorldScene) -> _Plan:
    column = Box(1148, WORLD.box.y, 428, WORLD.box.h)
    high = min(220, (column.h + _GAP) // len(scene.seats) - _GAP)
    seats = (
        Box(column.x, column.y + index * (high + _GAP), column.w, high)
        for index in range(len(scene.seats))
    )
    return _Plan((1600, 1120), Box(24, 12, 1552, 100), WORLD, tuple(seats))


def _narrow(scene: WorldScene) -> _Plan:
    place = Box(24, 14, 752, 180)
    top = status_bar.bottom(place, scene.seats) + 4
    here = SMALL.moved(SMALL.box.x, top)
    seats, high = [], 190
    for index in range(len(scene.seats)):
        row, column = divmod(index, 2)
        left, width = 12 + column * 394, 382
        seats.append(Box(left, here.box.bottom + 12 + row * (high + _GAP), width, high))
    return _Plan((800, seats[-1].bottom + 16), place, here, tuple(seats))
