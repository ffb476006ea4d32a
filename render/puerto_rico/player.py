"""The picture of one player's board."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from bot.games.puerto_rico.data import GOODS, ISLAND_SPACES
from bot.games.puerto_rico.view import BuildingView, TileView
from bot.locales import Words
from render.canvas import Align, Box, Canvas
from render.puerto_rico import drawings as art
from render.puerto_rico.houses import emblem, ground
from render.puerto_rico.scenes import PlayerScene
from render.sprites import plate, sprite, table
from render.text import readable, wrapped
from render.theme import Theme, mix, theme

SIZE = (1600, 800)

_HEAD = Box(32, 20, 1536, 132)
_ISLAND = Box(32, 168, 584, 478)
_CITY = Box(640, 168, 928, 478)
_STORE = Box(32, 662, 1104, 118)
_ROSE = Box(1152, 662, 416, 118)
_TILE = 128
_ROWS = 3
_COLUMNS = 4


def draw(scene: PlayerScene) -> Canvas:
    """Return the picture, not yet encoded."""
    words = Words(scene.language)
    canvas = _still(theme(scene.palette), scene.language).copy()
    _head(canvas, scene, words)
    for box, tile in zip(_island(), scene.island, strict=False):
        _tile(canvas, box, tile, words)
    for box, building in _plots(scene.city):
        _building(canvas, box, building, words)
    for box, (good, count) in zip(
        _STORE.inset(16, 8).columns(len(GOODS), 8), scene.goods, strict=True
    ):
        _goods(canvas, box, good, count, words)
    _windrose(canvas, scene.windrose)
    return canvas


@lru_cache(maxsize=4)
def _still(colors: Theme, language: str) -> Canvas:
    """Return the empty board."""
    words = Words(language)
    canvas = Canvas(table(*SIZE, colors, (_STORE, _ROSE)), colors, [])
    canvas.sprite(sprite(art.shore, _ISLAND.w, _ISLAND.h, colors), _ISLAND.x, _ISLAND.y)
    canvas.sprite(sprite(art.square, _CITY.w, _CITY.h, colors), _CITY.x, _CITY.y)
    space = plate(_TILE, _TILE, colors, "land", "land_line", 3, 12)
    for box in _island():
        canvas.sprite(space, box.x, box.y)
    lot = mix(colors["city"], colors["paper"], 0.25)
    edge = mix(colors["city"], colors["city_line"], 0.4)
    for box in (box for column in _grid() for box in column):
        canvas.sprite(plate(box.w, box.h, colors, lot, edge, 3, 12), box.x, box.y)
    rose = Box(_ROSE.x + 14, _ROSE.y + 12, 94, 94)
    canvas.sprite(sprite(art.rose, rose.w, rose.h, colors), rose.x, rose.y)
    note = Box(rose.right + 14, _ROSE.y + 20, 132, 78)
    _lines(canvas, words("puerto_rico-board-windrose"), note, 28, "ink_soft")
    return canvas


def _lines(
    canvas: Canvas, text: str, box: Box, size: int, color: str, align: Align = "left"
) -> None:
    """Write a text between its words in as many lines as it needs, centred vertically."""
    lines = wrapped(text, box.w - 8, size)
    pitch = size + 5
    top = box.y + (box.h - pitch * len(lines)) // 2
    for index, line in enumerate(lines):
        canvas.text(line, Box(box.x, top + pitch * index, box.w, pitch), size, color, align)


def _head(canvas: Canvas, scene: PlayerScene, words: Words) -> None:
    fill, ink = ("now", "on_now") if scene.acting else ("paper", "ink")
    canvas.sprite(
        plate(_HEAD.w, _HEAD.h, canvas.theme, fill, "paper_line", 2, 14), _HEAD.x, _HEAD.y
    )
    canvas.sprite(sprite(art.badge, 108, 108, canvas.theme, scene.seat), _HEAD.x + 12, _HEAD.y + 12)
    left = Box(_HEAD.x + 136, _HEAD.y, 600, _HEAD.h)
    marked = scene.acting or scene.governor or scene.roles or scene.bot
    name = Box(left.x, left.y + 6, left.w, 66) if marked else left
    canvas.text(readable(scene.name), name, 60, ink)
    _marks(canvas, Box(left.x, left.y + 74, left.w, 50), scene, words, ink)
    chips = words("puerto_rico-board-hidden") if scene.chips is None else str(scene.chips)
    stats = (
        (art.doubloon, str(scene.doubloons), "doubloons"),
        (art.chip, chips, "my-chips"),
        (art.board_points, str(scene.points), "on-board"),
    )
    right = Box(_HEAD.right - 780, _HEAD.y, 772, _HEAD.h)
    for box, (drawing, value, key) in zip(right.columns(3, 8), stats, strict=True):
        canvas.sprite(sprite(drawing, 92, 92, canvas.theme), box.x, box.y + 20)
        text = Box(box.x + 102, box.y + 8, box.w - 102, 80)
        canvas.text(value, text, 76 if value.isdigit() else 40, ink)
        canvas.text(words(f"puerto_rico-board-{key}"), Box(text.x, box.y + 88, text.w, 36), 28, ink)


def _marks(canvas: Canvas, box: Box, scene: PlayerScene, words: Words, ink: str) -> None:
    """Show governor, roles of this round, house bot and whose turn it is, in one line."""
    left = box.x
    if scene.acting:
        canvas.sprite(sprite(art.pointer, 40, 40, canvas.theme), left, box.y + 5)
        text = words("puerto_rico-board-to-act")
        left = canvas.text(text, Box(left + 48, box.y, 200, box.h), 40, ink) + 24
    if scene.governor:
        canvas.sprite(sprite(art.governor, 50, 50, canvas.theme), left, box.y)
        text = words("puerto_rico-board-governor")
        left = canvas.text(text, Box(left + 54, box.y, 200, box.h), 32, ink) + 24
    for role in scene.roles:
        canvas.sprite(plate(54, 54, canvas.theme, "paper", "paper_line", 2, 12), left, box.y - 2)
        canvas.sprite(sprite(art.ROLES[role], 46, 46, canvas.theme), left + 4, box.y + 2)
        left += 66
    if scene.bot:
        canvas.text(
            words("puerto_rico-board-bot"), Box(left, box.y, box.right - left, box.h), 28, ink
        )


def _tile(canvas: Canvas, box: Box, tile: TileView, words: Words) -> None:
    letter = "" if tile.kind == "quarry" else words(f"puerto_rico-letter-{tile.kind}")
    drawing = sprite(art.tile, box.w, box.h, canvas.theme, tile.kind, letter, tile.manned)
    canvas.sprite(drawing, box.x, box.y)


def _building(canvas: Canvas, box: Box, building: BuildingView, words: Words) -> None:
    manned = building.people > 0
    canvas.sprite(sprite(ground, box.w, box.h, canvas.theme, building.key, manned), box.x, box.y)
    tall = building.spaces > 1
    side = 112 if tall else 52
    mark = sprite(emblem, side, side, canvas.theme, building.key)
    canvas.sprite(mark, box.x + (box.w - side) // 2 if tall else box.x + 7, box.y + 12)
    name = (
        Box(box.x + 8, box.y + 130, box.w - 16, 64)
        if tall
        else Box(box.x + 64, box.y + 8, box.w - 66, 60)
    )
    text = words(f"puerto_rico-building-{building.key}")
    color, align = "ink" if manned else "on_empty", "center" if tall else "left"
    _lines(canvas, text, name, 28 if tall else 24, color, align)
    for index in range(building.circles):
        stand = sprite(art.circle, 52, 52, canvas.theme, index < building.people)
        left = box.x + (box.w - 52) // 2 if tall else box.x + 10
        canvas.sprite(stand, left + index * 58, box.bottom - 60)


def _goods(canvas: Canvas, box: Box, good: str, count: int, words: Words) -> None:
    side = 96
    drawing = art.barrel if count else art.no_barrel
    letter = words(f"puerto_rico-letter-{good}")
    canvas.sprite(sprite(drawing, side, side, canvas.theme, good, letter), box.x, box.y + 3)
    number = Box(box.x + side + 8, box.y, box.w - side - 8, box.h)
    canvas.text(str(count), number, 64, "ink" if count else "ink_soft")


def _windrose(canvas: Canvas, count: int) -> None:
    color = "ink" if count else "ink_soft"
    if count:
        canvas.sprite(sprite(art.pawn, 84, 84, canvas.theme), _ROSE.right - 160, _ROSE.y + 18)
    canvas.text(str(count), Box(_ROSE.right - 80, _ROSE.y, 70, _ROSE.h), 64, color)


def _island() -> Iterator[Box]:
    """Yield the spaces of the island, row by row."""
    left, top = _ISLAND.x + 24, _ISLAND.y + 34
    for index in range(ISLAND_SPACES):
        row, column = divmod(index, _COLUMNS)
        yield Box(left + column * (_TILE + 8), top + row * (_TILE + 10), _TILE, _TILE)


def _grid() -> list[list[Box]]:
    """Return the spaces of the city by column, from top to bottom."""
    high = 140
    return [
        [Box(box.x, _CITY.y + 19 + row * (high + 10), box.w, high) for row in range(_ROWS)]
        for box in _CITY.inset(20).columns(_COLUMNS, 10)
    ]


def _plots(city: tuple[BuildingView, ...]) -> list[tuple[Box, BuildingView]]:
    """Place the buildings: large ones as pairs at the right, small ones row by row.

    Small buildings may be regrouped to make room for a large one (R-4.4).
    """
    grid = _grid()
    placed: list[tuple[Box, BuildingView]] = []
    for column, building in zip(reversed(grid), (b for b in city if b.spaces > 1), strict=False):
        lower, upper = column.pop(), column.pop()
        placed.append((Box(upper.x, upper.y, upper.w, lower.bottom - upper.y), building))
    free = [column[row] for row in range(_ROWS) for column in grid if row < len(column)]
    small = (building for building in city if building.spaces == 1)
    return [*placed, *zip(free, small, strict=False)]
