"""A player's board as a strip: one line of numbers, then island and city; and all boards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.games.puerto_rico.data import CITY_SPACES, ISLAND_SPACES
from bot.games.puerto_rico.view import BuildingView, TileView
from bot.locales import Words
from render.art.canvas import Box, Canvas, canvas_bytes
from render.art.kept import keeping
from render.art.page import KEY, NAME, SIZE
from render.art.palette import Palette
from render.art.shapes import badge
from render.art.sprites import Drawing, sprite
from render.art.typesetting import ink, measure
from render.art.widgets import Number, laid, paper
from render.pictures.layout import caption, strips
from render.puerto_rico.art import drawings as art
from render.puerto_rico.art.palette_sheet import colors
from render.puerto_rico.parts import lots
from render.puerto_rico.scenes import STANDING, PlayerScene
from render.puerto_rico.text import things
from render.scenes import numbered, targets

Boards = tuple[PlayerScene, ...]


def draw_all(scenes: Boards, befores: tuple[PlayerScene | None, ...]) -> Canvas:
    """Return the picture, not yet encoded; differences from `before` are outlined."""
    first = scenes[0]
    words = Words(first.language)
    canvas = _papers(colors(first.palette), len(scenes)).copy()
    plan = plan_of(len(scenes), scenes)
    for box, scene, then in zip(strips(len(scenes)), scenes, befores, strict=True):
        draw(canvas, box, scene, then or scene, plan, words)
    return canvas


@keeping(canvas_bytes)
def _papers(colors: Palette, number: int) -> Canvas:
    """Return the table with a paper for every player."""
    canvas = laid(SIZE, colors)
    for box in strips(number):
        paper(canvas, box, bright=False)
    return canvas


_ICON = 44
_GOODS = {False: 104, True: 93}
"""Width of a good with its number: they stand in columns, so that players can be compared."""
_PAD, _EDGE = 8, 3
_TILES, _LOTS = (58, 50, 43), (100, 80, 64, 53)
"""Possible widths of tiles and lots in one row: few of them, for each has its drawings."""


class Plan(NamedTuple):
    """Layout of the strips of a picture: head, and rows of island and city.

    `tile` and `lot` are the widths of things in one row, the same for all players.
    """

    head: int
    rows: int
    island: int
    """Width of the island."""
    tile: int = 0
    lot: int = 0
    bright: bool = True
    """True if some must decide and others not: if all must, none stands out."""


def plan_of(number: int, boards: Sequence[PlayerScene]) -> Plan:
    """Return the layout of the strips of so many players, with these boards on them."""
    bright = not all(board.acting for board in boards)
    if number == 2:
        return Plan(60, 3, 268, bright=bright)
    if number == 3:
        return Plan(56, 2, 400, bright=bright)
    full = Box(0, 0, 467, 0), Box(0, 0, 1076 - 467 - 3 * _PAD, 0)
    tiles = max(len(board.island) for board in boards)
    built = max(lots.spaces(board.city) for board in boards)
    return Plan(
        50,
        1,
        467,
        lots.widest(full[0], tiles, ISLAND_SPACES, _TILES),
        lots.widest(full[1], built, CITY_SPACES, _LOTS),
        bright,
    )


def draw(
    canvas: Canvas, box: Box, scene: PlayerScene, then: PlayerScene, laid: Plan, words: Words
) -> None:
    """Draw a strip on its paper, bright if the player must decide.

    What differs from `then` is outlined.
    """
    if laid.bright and scene.acting:
        paper(canvas, box, bright=True)
    _head(canvas, box._replace(h=laid.head), scene, then, words)
    body = Box(box.x + _PAD, box.y + laid.head, box.w - 2 * _PAD, box.h - laid.head - 5)
    island, city = body.split(laid.island, gap=_PAD)
    canvas.about(island, "island")
    canvas.about(city, "city")
    _island(canvas, island, scene, then, laid, words)
    _city(canvas, city, scene, then, laid, words)


# The line of numbers ------------------------------------------------------------------


def _head(canvas: Canvas, box: Box, scene: PlayerScene, then: PlayerScene, words: Words) -> None:
    mark = sprite(badge, _ICON, _ICON, canvas.theme, scene.seat, scene.bot)
    top = _top(box)
    canvas.sprite(mark, box.x + _PAD, top)
    wide = 5 * _GOODS[scene.nobles is not None]
    goods = box._replace(x=box.right - wide - 4, w=wide)
    right = goods.x
    for key, shown, room, rule in _money(scene, then):
        right -= room
        place = Box(right, box.y, room, box.h)
        _number(canvas, place, shown)
        canvas.about(place, rule, things.counted(scene.seat, key))
    right = _marks(canvas, right - 20, top, scene)
    name = Box(box.x + 60, box.y, right - box.x - 66, box.h)
    if name.w >= _ICON:
        caption(canvas, name, scene, words)
    for place, (key, good) in zip(goods.columns(5), _goods(scene, then, words), strict=True):
        _number(canvas, place, good, outlined=True)
        canvas.about(place, thing=things.counted(scene.seat, key))
    canvas.about(goods, "captain")


def _marks(canvas: Canvas, right: int, top: int, scene: PlayerScene) -> int:
    """Draw the governor's medal, and people without a circle, from the right; return the left edge.

    Of those colonists stand before nobles.
    """
    if scene.windrose:
        text = str(scene.windrose - scene.windrose_nobles)
        text += f"+{scene.windrose_nobles}" if scene.windrose_nobles else ""
        wide = measure(text, NAME)
        right -= wide + 40
        canvas.sprite(sprite(art.pawn, 38, 38, canvas.theme), right, top + 3)
        canvas.text(text, Box(right + 38, top, wide, _ICON), NAME)
        thing = things.counted(scene.seat, "windrose")
        canvas.about(Box(right, top, wide + 38, _ICON), "placing", thing)
        right -= 6
    if scene.governor:
        right -= 38
        canvas.sprite(sprite(art.governor, 38, 38, canvas.theme), right, top + 3)
        canvas.about(Box(right, top, 38, _ICON), "round")
    return right


def _money(scene: PlayerScene, then: PlayerScene) -> Iterator[tuple[str, Number, int, str]]:
    """Yield chips, doubloons and nobles with the room they take and a rule, from the right."""
    drawing: Drawing = art.board_points if scene.chips is None else art.chip
    points, past = (one.points + (one.chips or 0) for one in (scene, then))
    change = points - past if (scene.chips is None) == (then.chips is None) else 0
    yield "chips", Number(drawing, str(points), change), 110, "score"
    money = scene.doubloons - then.doubloons
    yield "doubloons", Number(art.doubloon, str(scene.doubloons), money), 100, "price"
    if scene.nobles is not None:
        change = scene.nobles - (then.nobles or 0)
        yield "nobles", Number(art.noble_pawn, str(scene.nobles), change), 102, "nobles"


def _goods(scene: PlayerScene, then: PlayerScene, words: Words) -> Iterator[tuple[str, Number]]:
    for (good, count), (_, past) in zip(scene.goods, then.goods, strict=True):
        drawing = art.barrel if count else art.no_barrel
        marked = (good, lots.letter(good, words))
        yield good, Number(drawing, str(count), count - past, marked)


def _number(canvas: Canvas, box: Box, shown: Number, outlined: bool = False) -> None:
    """Draw a number next to its mark, with its change on the mark; a zero is quiet."""
    below = box._replace(y=box.y + _EDGE, w=box.w + 10, h=box.h - _EDGE)
    canvas.part(_plain_number, below, shown._replace(change=0))
    top = _top(box)
    if outlined and shown.change:
        right = box.x + _ICON + 5 + ink(shown.text, KEY).mask.width
        canvas.outline(Box(box.x - 4, top - 2, right - box.x + 9, _ICON + 4), "changed", 4, 10)
    elif shown.change:
        canvas.delta(shown.change, box.x + _ICON + 5, top - 8)


def _plain_number(canvas: Canvas, below: Box, shown: Number) -> None:
    box = below._replace(y=below.y - _EDGE, h=below.h + _EDGE)
    mark = sprite(shown.drawing, _ICON, _ICON, canvas.theme, *shown.args)
    canvas.sprite(mark, box.x, _top(box))
    text = box._replace(x=box.x + _ICON + 5, w=box.w - _ICON - 5)
    canvas.text(shown.text, text, KEY, "ink" if shown.text != "0" else "ink_soft")


def _top(box: Box) -> int:
    """Return the top of a mark in the line of numbers."""
    return box.y + (box.h - _ICON) // 2 + 1


# Island and city ----------------------------------------------------------------------


def _island(
    canvas: Canvas, box: Box, scene: PlayerScene, then: PlayerScene, laid: Plan, words: Words
) -> None:
    number = ISLAND_SPACES // laid.rows
    spots = (
        lots.row(box, len(scene.island), laid.tile, number)
        if laid.rows == 1
        else [spot for row in lots.grid(box, number, laid.rows) for spot in row]
    )
    free = targets(scene.open, *STANDING)
    for spot, tile in zip(spots, scene.island, strict=False):
        lots.tile(canvas, spot, tile, scene.seat, words, tile.kind in free)
    lots.empty(canvas, spots[len(scene.island) :], "land")
    new = fresh(scene.island, then.island)
    for spot, is_new in zip(spots, new, strict=False):
        if is_new:
            canvas.outline(spot.inset(-2), "changed", 4, 8)


def fresh(tiles: Sequence[TileView], before: Sequence[TileView]) -> list[bool]:
    """Return the tiles that were not there before; people may move from one to the other."""
    old = numbered(tile.kind for tile in before)
    return [tile not in old for tile in numbered(tile.kind for tile in tiles)]


def _city(
    canvas: Canvas, box: Box, scene: PlayerScene, then: PlayerScene, laid: Plan, words: Words
) -> None:
    number = CITY_SPACES // laid.rows
    spots = (
        [lots.row(box, lots.spaces(scene.city), laid.lot, number)]
        if laid.rows == 1
        else lots.grid(box, number, laid.rows)
    )
    plots, left = lots.plots(scene.city, spots)
    _buildings(canvas, plots, scene, then, words)
    lots.empty(canvas, left, "city")


def _buildings(
    canvas: Canvas,
    plots: Sequence[tuple[Box, BuildingView]],
    scene: PlayerScene,
    then: PlayerScene,
    words: Words,
) -> None:
    free, old = targets(scene.open, *STANDING), {building.key for building in then.city}
    for spot, building in plots:
        lots.building(canvas, spot, building, scene.seat, words, building.key in free)
        if building.key not in old:
            canvas.outline(spot.inset(-2), "changed", 4, 8)
