"""A close-up of an island: everything on it and in the sea around it, with coordinates."""

from __future__ import annotations

from collections import Counter

from bot.games.amerigo.map.cells import indices
from bot.locales import Words
from render.amerigo.art import drawings as art
from render.amerigo.map_scenes import IslandLine, MapScene, PartScene
from render.amerigo.parts.windows import PIECES, near, parts
from render.amerigo.pictures import map as chart_of
from render.amerigo.text.terms import first, goods_amount, island_name
from render.art.canvas import Box, Canvas
from render.art.page import GAP, NAME
from render.art.shapes import badge
from render.art.sprites import sprite
from render.art.typesetting import readable
from render.art.widgets import paper
from render.pictures import layout

_LINE, _GOOD = 52, 44


def draw(scene: PartScene, before: PartScene | None = None) -> Canvas:
    """Draw the scene and return the canvas; differences from `before` are outlined."""
    then, words = before or scene, scene.words
    shown = near(scene.map.geo, parts(scene.map.geo)[scene.key])
    canvas = chart_of.begun(shown.chart, scene.map, then.map, scene.palette)
    line = island_of(scene)
    if shown.is_beside:
        _beside(canvas, shown.words, scene, line, words)
    else:
        layout.draw_title(canvas, f"{name_of(line, words)} · {covered(line, words)}", words)
    return canvas


def island_of(scene: PartScene) -> IslandLine:
    """Return the island that is shown."""
    number = int(scene.key.rstrip(PIECES))
    return next(one for one in scene.map.islands if one.number == number)


def name_of(line: IslandLine, words: Words) -> str:
    """Return the name of an island."""
    return first(island_name(line.number, line.big, words))


def covered(line: IslandLine, words: Words) -> str:
    """Return a text saying how much of an island is covered."""
    return words("amerigo-board-covered", covered=line.covered, size=line.size)


def _beside(canvas: Canvas, box: Box, scene: PartScene, line: IslandLine, words: Words) -> None:
    """Write the island's name and size, the owners of its posts, and its free resources."""
    row = box._replace(h=_LINE)
    right = canvas.heading(name_of(line, words), row)
    if line.chest:
        canvas.sprite(sprite(art.chest, 46, 46, canvas.theme), right + 14, row.y + 3)
    row = _next(row)
    canvas.text(covered(line, words), row, NAME, "on_table")
    for seat, count in line.posts:
        row = _next(row)
        _posts(canvas, row, scene.names[seat], seat, count)
    for good, count in resources(scene.map, line).items():
        row = _next(row)
        _resources(canvas, row, good, count, words)


def _resources(canvas: Canvas, row: Box, good: str, count: int, words: Words) -> None:
    """Draw how many resources of a good are free."""
    mark = sprite(art.resource, _GOOD, _GOOD, canvas.theme, good)
    canvas.sprite(mark, row.x, row.y + 4)
    text = goods_amount(good, count, words)
    canvas.text(text, row._replace(x=row.x + 56, w=row.w - 56), 36, "on_table", bold=False)


def _next(row: Box) -> Box:
    return row._replace(y=row.bottom)


def _posts(canvas: Canvas, row: Box, name: str, seat: int, count: int) -> None:
    """Draw how many posts a player has on the island."""
    place = row._replace(h=row.h - GAP)
    paper(canvas, place, bright=False)
    canvas.sprite(sprite(badge, 44, 44, canvas.theme, seat), place.x + 4, place.y + 1)
    left = canvas.text(f"{count}×", place._replace(x=place.x + 54, w=50), NAME) + 8
    canvas.text(readable(name), place._replace(x=left, w=place.right - left - 6), 36, name=True)


def resources(scene: MapScene, line: IslandLine) -> Counter[str]:
    """Return the uncovered resources of an island, by good."""
    geo = scene.geo
    free = geo.islands[line.number - 1].mask & ~chart_of.under(scene)
    return Counter(geo.resources[index] for index in indices(free) if index in geo.resources)
