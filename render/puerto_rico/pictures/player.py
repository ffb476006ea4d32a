"""The picture of one player's board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from bot.games.puerto_rico.data import GOODS, ISLAND_SPACES
from bot.games.puerto_rico.view import BuildingView, TileView
from bot.locales import Words
from render.art.canvas import Align, Box, Canvas
from render.art.shapes import badge, pointer
from render.art.sprites import plate, sprite, table
from render.art.theme import Theme, theme
from render.art.typesetting import measure, readable
from render.art.widgets import Number, number, paper
from render.puerto_rico.art import drawings as art
from render.puerto_rico.art.building_art import emblem, ground
from render.puerto_rico.pictures import people
from render.puerto_rico.scenes import (
    LEAVING,
    SPENDING,
    STANDING,
    PlayerScene,
)
from render.puerto_rico.text.terms import FOREST
from render.scenes import numbered, targets

SIZE = (1600, 800)

_HEAD = Box(32, 20, 1536, 132)
_ISLAND = Box(32, 168, 584, 478)
_CITY = Box(640, 168, 928, 478)
_LOW = Box(32, 662, 1536, 118)
_STORES = {False: 1104, True: 896}
"""How wide the goods are: nobles need room beside them."""
_TILE = 128
_ROWS = 3
_COLUMNS = 4


def draw(scene: PlayerScene, before: PlayerScene | None = None) -> Canvas:
    """Return the picture, not yet encoded; what differs from `before` is outlined."""
    then = before or scene
    words = Words(scene.language)
    nobles = scene.nobles is not None
    goods, rose = _low(nobles)
    canvas = still(theme(scene.palette), nobles).copy()
    head(canvas, _HEAD, scene)
    name(canvas, _HEAD._replace(w=748), scene, words)
    numbers(canvas, Box(_HEAD.right - 780, _HEAD.y, 772, _HEAD.h), scene, then, words)
    island(canvas, _island(), scene, then, words)
    city(canvas, _plots(scene.city), scene, then, words)
    store(canvas, goods, scene, then, words)
    people.windrose(canvas, rose, scene, then, words)
    return canvas


def island(
    canvas: Canvas, boxes: Iterable[Box], scene: PlayerScene, then: PlayerScene, words: Words
) -> None:
    """Draw the tiles; circles that somebody may be put on now are bright.

    Framed is what can be taken away now, and a tile that was drawn and must be laid.
    """
    free, leaving = targets(scene.open, *STANDING), targets(scene.open, *LEAVING)
    olds = dict(zip(numbered(t.kind for t in then.island), then.island, strict=True))
    tiles = zip(numbered(tile.kind for tile in scene.island), scene.island, strict=True)
    spaces = iter(boxes)
    for (key, tile), box in zip(tiles, spaces, strict=False):
        _tile(canvas, box, tile, words, tile.kind in free)
        _since(canvas, box, tile, olds.get(key), tile.manned, olds.get(key, tile).manned)
        if tile.kind in leaving:
            canvas.frame(box.inset(-4), "now", 6, 12)
    if scene.drawn:
        _drawn(canvas, next(spaces), scene.drawn, words)


def city(
    canvas: Canvas,
    plots: Iterable[tuple[Box, BuildingView]],
    scene: PlayerScene,
    then: PlayerScene,
    words: Words,
) -> None:
    """Draw the buildings; circles that somebody may be put on now are bright."""
    free, leaving = targets(scene.open, *STANDING), targets(scene.open, *LEAVING)
    olds = {building.key: building for building in then.city}
    for box, building in plots:
        _building(canvas, box, building, words, building.key in free)
        old = olds.get(building.key)
        _since(canvas, box, building, old, building.people, (old or building).people)
        if building.key in leaving:
            canvas.frame(box.inset(-4), "now", 6, 14)


def store(canvas: Canvas, card: Box, scene: PlayerScene, then: PlayerScene, words: Words) -> None:
    """Draw the goods; those that can be sold, shipped or stored now are bright."""
    boxes, going = card.inset(16, 8).columns(len(GOODS), 8), targets(scene.open, *SPENDING)
    for box, (good, count), (_, less) in zip(boxes, scene.goods, then.goods, strict=True):
        _goods(canvas, box, good, count, words, good in going)
        canvas.delta(count - less, box.right + 2, box.y - 16, 28)


def _since(
    canvas: Canvas, box: Box, place: object, old: object | None, now: int, past: int
) -> None:
    """Outline what is new, or where somebody came, left or made way."""
    if place != old:
        canvas.changed(box.inset(-4), now - past)


@lru_cache(maxsize=4)
def still(colors: Theme, nobles: bool) -> Canvas:
    """Return the empty board."""
    canvas = Canvas(table(*SIZE, colors, _low(nobles)), colors, [])
    canvas.sprite(sprite(art.shore, _ISLAND.w, _ISLAND.h, colors), _ISLAND.x, _ISLAND.y)
    canvas.sprite(sprite(art.square, _CITY.w, _CITY.h, colors), _CITY.x, _CITY.y)
    space = plate(_TILE, _TILE, colors, "land", "land_line", 3, 12)
    for box in _island():
        canvas.sprite(space, box.x, box.y)
    for box in (box for column in _grid() for box in column):
        canvas.sprite(sprite(art.lot, box.w, box.h, colors), box.x, box.y)
    return canvas


def _low(nobles: bool) -> tuple[Box, Box]:
    """Return the cards of the goods and of the windrose."""
    goods, rose = _LOW.split(_STORES[nobles], gap=16)
    return goods, rose


def head(canvas: Canvas, box: Box, scene: PlayerScene) -> None:
    """Draw the ground of name and numbers: bright when it is this player's turn."""
    paper(canvas, box, scene.acting)


def name(canvas: Canvas, box: Box, scene: PlayerScene, words: Words) -> None:
    """Draw name and role."""
    ink, side = _ink(scene), box.h - 24
    canvas.sprite(sprite(badge, side, side, canvas.theme, scene.seat), box.x + 12, box.y + 12)
    left = Box(box.x + side + 28, box.y, box.w - side - 36, box.h)
    marked = scene.acting or scene.governor or scene.roles or scene.bot
    half = box.h // 2
    upper = Box(left.x, left.y + 4, left.w, half + 4) if marked else left
    canvas.text(readable(scene.name), upper, 60 if box.h > 130 else 48, ink)
    _marks(canvas, Box(left.x, box.bottom - 56, left.w, 50), scene, words, ink)


def numbers(canvas: Canvas, box: Box, scene: PlayerScene, then: PlayerScene, words: Words) -> None:
    """Draw doubloons and points."""
    ink, side = _ink(scene), min(92, box.h - 30)
    chips = words("puerto_rico-board-hidden") if scene.chips is None else str(scene.chips)
    more = 0 if scene.chips is None or then.chips is None else scene.chips - then.chips
    stats = (
        (art.doubloon, str(scene.doubloons), "doubloons", scene.doubloons - then.doubloons),
        (art.chip, chips, "my-chips", more),
        (art.board_points, str(scene.points), "on-board", scene.points - then.points),
    )
    for part, (drawing, value, key, change) in zip(box.columns(3, 8), stats, strict=True):
        top = part.y + (part.h - side) // 2
        canvas.sprite(sprite(drawing, side, side, canvas.theme), part.x + 4, top)
        text = Box(part.x + side + 12, part.y + 4, part.w - side - 12, part.h - 48)
        end = canvas.text(value, text, 72 if value.isdigit() else 40, ink)
        canvas.delta(change, min(end + 66, part.right), part.y + 6, 28)
        if key == "my-chips" and scene.open & {"pay_point", "points"}:
            canvas.frame(part.inset(-4, 2), "now", 6, 14)
        note = Box(text.x, part.bottom - 44, text.w, 36)
        canvas.text(words(f"puerto_rico-board-{key}"), note, 28, ink)


def _ink(scene: PlayerScene) -> str:
    return "on_now" if scene.acting else "ink"


def _marks(canvas: Canvas, box: Box, scene: PlayerScene, words: Words, ink: str) -> None:
    """Show governor, roles of this round, house bot and whose turn it is, in one line."""
    left = box.x
    if scene.acting:
        canvas.sprite(sprite(pointer, 40, 40, canvas.theme), left, box.y + 5)
        text = words("common-board-to-act")
        left = canvas.text(text, Box(left + 48, box.y, 200, box.h), 40, ink) + 24
    if scene.governor:
        canvas.sprite(sprite(art.governor, 50, 50, canvas.theme), left, box.y)
        left += 54
        text = words("puerto_rico-board-governor")
        others = 66 * len(scene.roles) + 80 * scene.bot
        if left + measure(text, 32) + 24 + others <= box.right:
            left = canvas.text(text, Box(left, box.y, 200, box.h), 32, ink) + 24
    for role in scene.roles:
        canvas.sprite(plate(54, 54, canvas.theme, "paper", "paper_line", 2, 12), left, box.y - 2)
        canvas.sprite(sprite(art.ROLES[role], 46, 46, canvas.theme), left + 4, box.y + 2)
        left += 66
    if scene.bot:
        canvas.text(words("common-board-bot"), Box(left, box.y, box.right - left, box.h), 28, ink)


def _letter(kind: str, words: Words) -> str:
    return words(f"puerto_rico-letter-{kind}") if kind in GOODS else ""


def _drawn(canvas: Canvas, box: Box, kind: str, words: Words) -> None:
    mark = sprite(art.open_tile, box.w, box.h, canvas.theme, kind, _letter(kind, words))
    canvas.sprite(mark, box.x, box.y)
    canvas.frame(box.inset(-4), "now", 6, 12)


def _tile(canvas: Canvas, box: Box, tile: TileView, words: Words, free: bool) -> None:
    if tile.kind == FOREST:
        canvas.sprite(sprite(art.woods, box.w, box.h, canvas.theme), box.x, box.y)
        return
    facts = (tile.kind, _letter(tile.kind, words), tile.manned, tile.noble)
    canvas.sprite(sprite(art.tile, box.w, box.h, canvas.theme, *facts), box.x, box.y)
    if free and not tile.manned:
        side, shift = box.w * 43 // 100, box.w * 53 // 100
        mark = sprite(art.free_circle, side, side, canvas.theme)
        canvas.sprite(mark, box.x + shift, box.y + shift)


def _building(canvas: Canvas, box: Box, building: BuildingView, words: Words, free: bool) -> None:
    manned = building.people > 0 or not building.circles
    canvas.sprite(sprite(ground, box.w, box.h, canvas.theme, building.key, manned), box.x, box.y)
    tall = box.h > box.w
    side = 112 if tall else 52
    mark = sprite(emblem, side, side, canvas.theme, building.key)
    canvas.sprite(mark, box.x + (box.w - side) // 2 if tall else box.x + 7, box.y + 12)
    beside = Box(box.x + 64, box.y + 8, box.w - 66, 60)
    place = Box(box.x + 8, box.y + 130, box.w - 16, 64) if tall else beside
    text = words(f"puerto_rico-building-{building.key}")
    color = "ink" if manned else "on_empty"
    align: Align = "center" if tall else "left"
    canvas.lines(text, place, 28 if tall else 24, color, align)
    left = box.x + (box.w - 52) // 2 if tall else box.x + 10
    for index, circle in enumerate(people.circles(canvas.theme, building, free)):
        canvas.sprite(circle, left + index * 58, box.bottom - 60)


def _goods(canvas: Canvas, box: Box, good: str, count: int, words: Words, lit: bool) -> None:
    side = box.h - 6
    if lit:
        canvas.lit(box.inset(-6, -2), 14)
    drawing = art.barrel if count else art.no_barrel
    letter = words(f"puerto_rico-letter-{good}")
    size = 64 if measure(str(count), 64) <= box.w - side - 8 else 50
    shown = Number(drawing, str(count), args=(good, letter))
    number(canvas, box, shown, side, size, color="ink" if count else "ink_soft")


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

    Small buildings may be regrouped to make room for a large one (R-4.4). When every column
    has a large one, the next lie across the top.
    """
    grid = _grid()
    large = [building for building in city if building.spaces > 1]
    placed: list[tuple[Box, BuildingView]] = []
    for column, building in zip(reversed(grid), large, strict=False):
        lower, upper = column.pop(), column.pop()
        placed.append((_both(upper, lower), building))
    free = [column[row] for row in range(_ROWS) for column in grid if row < len(column)]
    for building in large[_COLUMNS:]:
        left, right, *free = free
        placed.append((_both(left, right), building))
    small = (building for building in city if building.spaces == 1)
    return [*placed, *zip(free, small, strict=False)]


def _both(first: Box, last: Box) -> Box:
    """Return the lot that takes two spaces."""
    return first._replace(w=last.right - first.x, h=last.bottom - first.y)
