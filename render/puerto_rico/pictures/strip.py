"""A player's board as a strip: a line of numbers, then island and city; and all boards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.games.puerto_rico.data import CITY_SPACES, ISLAND_SPACES
from bot.games.puerto_rico.view import BuildingView, TileView
from bot.locales import Words
from render.art.canvas import Box, Canvas, canvas_bytes
from render.art.kept import keeping
from render.art.page import KEY, MARGIN, NAME, SIZE, SMALLEST, WIDTH
from render.art.palette import Palette
from render.art.shapes import badge
from render.art.sprites import Drawing, sprite
from render.art.typesetting import ink, measure, readable
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
    """Draw all strips and return the canvas; differences from `before` are outlined."""
    first = scenes[0]
    words = Words(first.language)
    canvas = _papers(colors(first.palette), len(scenes)).copy()
    plan = plan_of(len(scenes), scenes, befores)
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
_MARKS = {False: (40, 88), True: (34, 78)}
"""Side of a number's mark, and width of a good, in px, by whether there are nobles.

Goods are in columns, so that players can be compared.
"""
_BESIDE_GOOD = 32
"""Width in px that a good that can be tapped has beyond its height, for a two-digit number."""
HEAD = 50
"""Height in px of a strip's line of numbers if tiles and lots are in one row."""
_NAME, _NAMED = 60, 200
"""Left edge of a name, and the width that it keeps even if changes are written, in px."""
_PAD, _EDGE = 8, 3
_TILES, _LOTS = (58, 50, 43), (100, 80, 64, 53)
"""Possible widths in px of tiles and of lots in one row: few, as each needs its own drawings."""


class Plan(NamedTuple):
    """The layout of a picture's strips: the head, and the rows of island and city.

    `tile` and `lot` are the widths of things in one row, the same for all players. `told` are the
    keys of the numbers whose changes are written next to them, unless that would cut a name.
    """

    head: int
    rows: int
    island: int
    """Width of the island in px."""
    tile: int = 0
    lot: int = 0
    good: int = 0
    """Minimum width and height in px of a good that can be tapped, 0 if goods cannot be tapped."""
    bright: bool = True
    """Whether players who must decide are highlighted, which is pointless if all of them must."""
    told: tuple[str, ...] = ()


def plan_of(
    number: int,
    boards: Sequence[PlayerScene],
    befores: Sequence[PlayerScene | None] = (),
    good: int = 0,
) -> Plan:
    """Return the layout of the strips of `number` players, for the given boards."""
    bright = not all(board.acting for board in boards)
    told = _told(boards, befores)
    if number == 2:
        return Plan(60, 3, 268, bright=bright, told=told)
    if number == 3:
        return Plan(56, 2, 400, bright=bright, told=told)
    full = Box(0, 0, 467, 0), Box(0, 0, 1076 - 467 - 3 * _PAD, 0)
    tiles = max(len(board.island) for board in boards)
    built = max(lots.spaces(board.city) for board in boards)
    return Plan(
        max(HEAD, good),
        1,
        467,
        lots.widest(full[0], tiles, ISLAND_SPACES, _TILES),
        lots.widest(full[1], built, CITY_SPACES, _LOTS),
        good,
        bright,
        told,
    )


def _told(boards: Sequence[PlayerScene], befores: Sequence[PlayerScene | None]) -> tuple[str, ...]:
    """Return the numbers whose changes fit next to them without cutting a name."""
    changes: dict[str, list[int]] = {}
    for board, then in zip(boards, befores, strict=False):
        for key, shown, *_ in _money(board, then or board):
            changes.setdefault(key, []).append(shown.change)
    room = min(map(_free, boards))
    found = []
    for key, some in changes.items():
        if any(some) and (wide := max(map(_change_width, some))) <= room:
            found.append(key)
            room -= wide
    return tuple(found)


def _free(board: PlayerScene) -> int:
    """Return how much of the line of numbers is free if the whole name is shown."""
    name = min(_NAMED, measure(readable(board.name), NAME))
    taken = sum(room for *_, room, _ in _money(board, board)) + 5 * _side(board)[1]
    return WIDTH - 2 * MARGIN - _NAME - name - _marks_width(board) - 36 - taken


def _side(board: PlayerScene) -> tuple[int, int]:
    """Return the side length of a number's mark and the width of a good, in pixels."""
    return _MARKS[board.nobles is not None]


def _change_width(change: int) -> int:
    return measure(f"+{abs(change)}", SMALLEST) + 22 if change else 0


def draw(
    canvas: Canvas, box: Box, scene: PlayerScene, then: PlayerScene, laid: Plan, words: Words
) -> None:
    """Draw a strip on its paper, bright if the player must decide.

    Differences from `then` are outlined.
    """
    if laid.bright and scene.acting:
        paper(canvas, box, bright=True)
    _head(canvas, box._replace(h=laid.head), scene, then, laid, words)
    body = Box(box.x + _PAD, box.y + laid.head, box.w - 2 * _PAD, box.h - laid.head - 5)
    island, city = body.split(laid.island, gap=_PAD)
    canvas.about(island, "island")
    canvas.about(city, "city")
    _island(canvas, island, scene, then, laid, words)
    _city(canvas, city, scene, then, laid, words)


# The line of numbers ------------------------------------------------------------------


def _head(
    canvas: Canvas, box: Box, scene: PlayerScene, then: PlayerScene, laid: Plan, words: Words
) -> None:
    mark = sprite(badge, _ICON, _ICON, canvas.theme, scene.seat, scene.bot)
    top = _top(box, _ICON)
    canvas.sprite(mark, box.x + _PAD, top)
    side, wide = _side(scene)
    size = max(side, laid.good - _BESIDE_GOOD)
    wide = max(wide, laid.good + _BESIDE_GOOD * bool(laid.good))
    goods = box._replace(x=box.right - 5 * wide - 4, w=5 * wide)
    right = goods.x - 8
    for key, shown, room, rule in _money(scene, then):
        told = key in laid.told
        room += _change_width(shown.change) if told else 0
        right -= room
        place = Box(right, box.y, room, box.h)
        _number(canvas, place, shown, side, told)
        canvas.about(place, rule, things.counted(scene.seat, key))
    right = _marks(canvas, right - 8, top, scene)
    name = Box(box.x + _NAME, box.y, right - box.x - _NAME - 6, box.h)
    if name.w >= _ICON:
        caption(canvas, name, scene, words)
    for place, (key, good) in zip(goods.columns(5), _goods(scene, then), strict=True):
        _number(canvas, place, good, size)
        canvas.about(place, thing=things.counted(scene.seat, key))
    canvas.about(goods, "captain")


_PERSON, _MEDAL = 34, 34
"""Sides in px of the mark of people without a circle, and of the governor's medal."""


def _idle(scene: PlayerScene) -> str:
    """Return the people without a circle as text, colonists before nobles, "" if none."""
    nobles = f"+{scene.windrose_nobles}" if scene.windrose_nobles else ""
    return f"{scene.windrose - scene.windrose_nobles}{nobles}" if scene.windrose else ""


def _marks_width(scene: PlayerScene) -> int:
    """Return the width of the governor's medal and of the people without a circle."""
    text = _idle(scene)
    people = measure(text, NAME) + _PERSON + 6 if text else 0
    return people + (_MEDAL if scene.governor else 0)


def _marks(canvas: Canvas, right: int, top: int, scene: PlayerScene) -> int:
    """Draw the governor's medal and the people without a circle; return their left edge."""
    if text := _idle(scene):
        wide = measure(text, NAME)
        right -= wide + _PERSON
        canvas.sprite(sprite(art.pawn, _PERSON, _PERSON, canvas.theme), right, top + 5)
        canvas.text(text, Box(right + _PERSON, top, wide, _ICON), NAME)
        thing = things.counted(scene.seat, "windrose")
        canvas.about(Box(right, top, wide + _PERSON, _ICON), "placing", thing)
        right -= 6
    if scene.governor:
        right -= _MEDAL
        canvas.sprite(sprite(art.governor, _MEDAL, _MEDAL, canvas.theme), right, top + 5)
        canvas.about(Box(right, top, _MEDAL, _ICON), "round")
    return right


def _money(scene: PlayerScene, then: PlayerScene) -> Iterator[tuple[str, Number, int, str]]:
    """Yield chips, doubloons and nobles from the right, each with its width and rule."""
    drawing: Drawing = art.board_points if scene.chips is None else art.chip
    points, past = (one.points + (one.chips or 0) for one in (scene, then))
    change = points - past if (scene.chips is None) == (then.chips is None) else 0
    side = _side(scene)[0]
    yield "chips", Number(drawing, str(points), change), side + 60, "score"
    money = scene.doubloons - then.doubloons
    yield "doubloons", Number(art.doubloon, str(scene.doubloons), money), side + 56, "price"
    if scene.nobles is not None:
        change = scene.nobles - (then.nobles or 0)
        yield "nobles", Number(art.noble_pawn, str(scene.nobles), change), side + 50, "nobles"


def _goods(scene: PlayerScene, then: PlayerScene) -> Iterator[tuple[str, Number]]:
    for (good, count), (_, past) in zip(scene.goods, then.goods, strict=True):
        drawing: Drawing = art.marked_barrel if count else art.no_barrel
        yield good, Number(drawing, str(count) if count else "–", count - past, (good,))


def _number(canvas: Canvas, box: Box, shown: Number, side: int, told: bool = False) -> None:
    """Draw a number next to its mark; its change is written if `told`, else outlined."""
    below = box._replace(y=box.y + _EDGE, w=box.w + 10, h=box.h - _EDGE)
    canvas.part(_plain_number, below, shown._replace(change=0), side)
    if not shown.change:
        return
    top, right = _top(box, _ICON), box.x + side + 4 + ink(shown.text, KEY).mask.width
    if told:
        canvas.delta(shown.change, right + _change_width(shown.change) - 3, top + 5)
    else:
        canvas.outline(Box(box.x - 4, top - 2, right - box.x + 9, _ICON + 4), "changed", 4, 10)


def _plain_number(canvas: Canvas, below: Box, shown: Number, side: int) -> None:
    """Draw a number and its mark; a zero has a quiet colour."""
    box = below._replace(y=below.y - _EDGE, h=below.h + _EDGE)
    mark = sprite(shown.drawing, side, side, canvas.theme, *shown.args)
    canvas.sprite(mark, box.x, _top(box, side))
    text = box._replace(x=box.x + side + 4, w=box.w - side - 4)
    canvas.text(shown.text, text, KEY, "ink" if shown.text not in "0–" else "ink_soft")


def _top(box: Box, side: int) -> int:
    """Return the top y of a mark in the line of numbers."""
    return box.y + (box.h - side) // 2 + 1


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
    """Return whether each tile is new, regardless of people, who may move between tiles."""
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
