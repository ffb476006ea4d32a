"""A question about the map: a part of it with all legal cells marked, and the best moves."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from PIL import Image, ImageDraw

from bot.games.amerigo.ground import is_neutral
from bot.games.amerigo.map.cells import indices
from bot.games.amerigo.map.geography import Geography
from bot.games.amerigo.map.placing import tile_mask
from bot.locales import Words
from render.amerigo.art import drawings as art
from render.amerigo.art.atlas import Chart, Window, around
from render.amerigo.art.palette_sheet import colors
from render.amerigo.ask_scenes import AskScene, Offer, Pin
from render.amerigo.parts.panel import phase_name
from render.amerigo.parts.windows import TITLE, Near, asked, sailing
from render.amerigo.parts.windows import around as part_around
from render.amerigo.pictures import map as chart_of
from render.amerigo.pictures.map import whole
from render.amerigo.text.terms import first, island_name, tile_name
from render.art.canvas import Box, Canvas
from render.art.kept import bytes_of, keeping
from render.art.page import GAP, HEIGHT, MARGIN, NAME, SIZE, SMALLEST, WIDTH
from render.art.shapes import badge
from render.art.sprites import Drawing, Pen, plate, sprite
from render.art.theme import Color, Theme
from render.art.typesetting import measure, readable
from render.art.widgets import Number, laid, number, paper

_HEAD, _ROW, _STEPS = 62, 56, 36
_LEAST_RING = 34


def draw(scene: AskScene, _: AskScene | None = None) -> Canvas:
    """Draw the scene and return the canvas."""
    if scene.ship or scene.pins:
        return _ship(scene) if scene.ship else _places(scene)
    words, shown = scene.words, _shown(scene)
    canvas = chart_of.begun(shown.chart, scene.map, scene.map, scene.palette)
    for tile in scene.drafted:
        chart_of.outline(canvas, shown.chart, tile, "ink", "now", 9)
    for cell in scene.marked:
        _mark(canvas, shown.chart, cell)
    _dots(canvas, shown.chart, scene)
    _panel(canvas, shown.words, scene, words)
    return canvas


def _shown(scene: AskScene) -> Near:
    """Return the part of the map that is shown, or all of it, and the area next to it."""
    geo = scene.map.geo
    if scene.window is not None:
        return asked(geo, scene.window)
    left = whole(geo).sea.right + 2 * MARGIN
    return Near(whole(geo), Box(left, MARGIN, WIDTH - MARGIN - left, 676))


# Marks --------------------------------------------------------------------------------


def _mark(canvas: Canvas, chart: Chart, cell: str) -> None:
    """Draw a bright frame around a cell that can be chosen."""
    if cell in chart.geo.cells and chart.shows(cell):
        box = chart.of(cell)
        side = max(_LEAST_RING, chart.cell - 3) if chart.is_whole else chart.cell - 3
        box = around(box, side)
        canvas.sprite(sprite(ring, side, side, canvas.theme), box.x, box.y)


def ring(pen: Pen) -> None:
    """Draw a bright frame."""
    thick = 4 * pen.pixel
    for inset, color, width in ((0, "ink", thick + 2 * pen.pixel), (pen.pixel, "now", thick)):
        for x, y, right, bottom in (
            (inset, inset, 100 - inset, inset + width),
            (inset, 100 - inset - width, 100 - inset, 100 - inset),
            (inset, inset, inset + width, 100 - inset),
            (100 - inset - width, inset, 100 - inset, 100 - inset),
        ):
            pen.box(x, y, right, bottom, color)


def _dots(canvas: Canvas, chart: Chart, scene: AskScene, numbered: Collection[Box] = ()) -> None:
    """Draw a bright dot on every other cell that can be chosen, including the frame's fields.

    A dot that would cover an island's number is moved above it.
    """
    radius, middles = 3 if chart.is_whole else 5, chart.middles
    drawn = _disc(radius, canvas.theme["now"], canvas.theme["ink"])
    for cell in scene.dotted:
        if (spot := middles.get(cell)) is not None:
            dot = Box(spot[0] - radius, spot[1] - radius, drawn.width, drawn.height)
            over = next((box.y - radius for box in numbered if _touch(dot, box)), spot[1])
            canvas.paste(drawn, dot.x, over - radius, drawn)


@keeping(bytes_of)
def _disc(radius: int, fill: Color, edge: Color) -> Image.Image:
    """Return a dot, which is too small to need anti-aliasing."""
    disc = Image.new("RGBA", (2 * radius + 1, 2 * radius + 1))
    ImageDraw.Draw(disc).ellipse((0, 0, 2 * radius, 2 * radius), fill, edge)
    return disc


# One ship -----------------------------------------------------------------------------

_PIN, _LETTER = 46, 38


def _ship(scene: AskScene) -> Canvas:
    """Draw where a ship may go, with letters on the places that are offered together."""
    assert scene.window is not None
    chart = sailing(scene.map.geo, scene.window)
    canvas = chart_of.begun(chart, scene.map, scene.map, scene.palette)
    for cell in scene.marked:
        _mark(canvas, chart, cell)
    pinned = {pin.cell for pin in scene.pins}
    numbered = chart_of.numbers(canvas, chart, scene.map.islands, pinned)
    _dots(canvas, chart, scene, numbered)
    at = scene.map.ships[scene.seat][scene.ship - 1]
    if at in chart.geo.cells and chart.shows(at):
        canvas.outline(chart.of(at).inset(-3), "now", 5, 14)
    _pins(canvas, chart, scene.pins)
    words = scene.words
    _headed(canvas, scene, words("amerigo-board-sail", ship=scene.ship, points=scene.points))
    return canvas


def _pins(canvas: Canvas, chart: Chart, pins: Sequence[Pin], side: int = _PIN) -> None:
    """Draw the letters on their cells; for a cell not shown, a square is drawn at the edge."""
    placed: list[Box] = []
    for pin in sorted(pins, key=lambda one: not chart.shows(one.cell)):
        shown = chart.shows(pin.cell)
        box = around(chart.of(pin.cell), side)
        if not shown:
            box = _at_edge(box, chart.sea.inset(2), placed)
        placed.append(box)
        radius = side // 2 if shown else 8
        canvas.sprite(plate(side, side, canvas.theme, "now", "ink", 3, radius), box.x, box.y)
        canvas.text(pin.letter, box, min(_LETTER, side - 8), "on_now", "center")
        canvas.about(box, thing=pin.thing)


def _at_edge(box: Box, sea: Box, placed: Sequence[Box]) -> Box:
    """Return the free box at the map's edge that is nearest to a box beyond the edge."""
    x, y = max(sea.x, min(box.x, sea.right - _PIN)), max(sea.y, min(box.y, sea.bottom - _PIN))
    across = y in (sea.y, sea.bottom - _PIN)
    steps = sorted(range(-30, 31), key=abs)
    spots = (
        box._replace(
            x=max(sea.x, min(x + step * 24 * across, sea.right - _PIN)),
            y=max(sea.y, min(y + step * 24 * (not across), sea.bottom - _PIN)),
        )
        for step in steps
    )
    clear = (spot for spot in spots if not any(_touch(spot, one) for one in placed))
    return next(clear, box._replace(x=x, y=y))


def _touch(box: Box, other: Box) -> bool:
    met = box.within(other)
    return bool(met.w and met.h)


def _headed(canvas: Canvas, scene: AskScene, title: str) -> None:
    """Write the title between an overview map and the player who is asked, with their gold."""
    assert scene.window is not None
    small = _whole(scene.map.geo, scene.window, canvas.theme)
    canvas.image.paste(small, (MARGIN, 4))
    left = MARGIN + small.width + 16
    who = Box(WIDTH - MARGIN - _WHO, 12, _WHO, _HEAD - 4)
    row = Box(left, 10, who.x - left - 12, _HEAD)
    right = canvas.heading(title, row, 46) + 24
    coins = Number(art.gold, str(scene.gold))
    number(canvas, row._replace(x=right, w=row.right - right), coins, 40, 42, 6, "on_table")
    _asked(canvas, who, scene)


_WHO = 300


@keeping(bytes_of)
def _whole(geo: Geography, window: Window, theme: Theme) -> Image.Image:
    """Return a small image of the whole map, with a bright frame around the part shown."""
    rows, cols = geo.height + 2, geo.width + 2
    side = (TITLE - 8) // rows
    small = Image.new("RGB", (cols, rows), theme["frame"])
    small.paste(theme["shallow"], (1, 1, cols - 1, rows - 1))
    for index in indices(geo.land):
        row, col = geo.place(index)
        small.putpixel((col + 1, row + 1), theme["land"])
    small = small.resize((cols * side, rows * side), Image.Resampling.NEAREST)
    x, y = (window.col + 1) * side, (window.row + 1) * side
    area = (x, y, x + window.cols * side - 1, y + window.rows * side - 1)
    ImageDraw.Draw(small).rectangle(area, None, theme["now"], 4)
    return small


# One tile on one island ---------------------------------------------------------------

_TOP, _BESIDE, _SQUARE = 72, 112, 28


def _places(scene: AskScene) -> Canvas:
    """Draw where a tile can be placed on an island: one map per turn, with letters."""
    words, turns = scene.words, sorted({pin.turn for pin in scene.pins})
    canvas = laid(SIZE, colors(scene.palette))
    area = Box(0, _TOP, WIDTH, HEIGHT - _TOP)
    windows = {turn: _covered(scene, turn) for turn in turns}
    fields, cell = _fields(area, list(windows.values()))
    for field, (turn, window) in zip(fields, windows.items(), strict=True):
        _field(canvas, field, scene, turn, window, cell)
    number_of = scene.map.geo.island(scene.pins[0].cell).number
    line = scene.map.islands[number_of - 1]
    island = island_name(line.number, line.big, words)
    tile = first(tile_name(scene.tile, words))
    _titled(canvas, scene, words("amerigo-board-ask-place", tile=tile, island=island))
    return canvas


def _titled(canvas: Canvas, scene: AskScene, title: str) -> None:
    """Write the title, and who is asked."""
    who = Box(WIDTH - MARGIN - _WHO, 7, _WHO, _HEAD - 4)
    canvas.heading(title, Box(MARGIN, 4, who.x - MARGIN - 12, _HEAD), 42)
    _asked(canvas, who, scene)


def _covered(scene: AskScene, turn: int) -> Window:
    """Return the part of the map with all places of a tile in a given turn."""
    geo, mask = scene.map.geo, 0
    for pin in scene.pins:
        if pin.turn == turn:
            mask |= tile_mask(geo, scene.tile[1:], pin.cell, turn)
    return part_around(geo, mask, 1)


def _fields(area: Box, windows: Sequence[Window]) -> tuple[list[Box], int]:
    """Return the areas in which the cells are largest, and the size of a cell."""
    count, best = len(windows), (0, 0, 1)
    for across in range(1, count + 1):
        down = -(-count // across)
        most = min(
            min((area.w // across - _BESIDE) // one.cols, (area.h // down - 8) // one.rows)
            for one in windows
        )
        best = max(best, (next((size for size in _CELLS if size <= most), most), -across, down))
    cell, across, down = best
    return list(area.grid(down, -across, 4))[:count], cell


_CELLS = (66, 51, 39, 30)


def _field(canvas: Canvas, box: Box, scene: AskScene, turn: int, window: Window, cell: int) -> None:
    """Draw a tile in a given turn and, next to it, the places for its first cell."""
    chart = Chart(scene.map.geo, window, _EDGE, _EDGE, cell, cell)
    part = chart_of.begun(chart, scene.map, scene.map, scene.palette)
    pins = [pin for pin in scene.pins if pin.turn == turn]
    mask = 0
    for pin in pins:
        mask |= tile_mask(chart.geo, scene.tile[1:], pin.cell, turn)
    for name in chart.geo.named(mask & ~chart.geo.mask([pin.cell for pin in pins])):
        _mark(part, chart, name)
    sea = chart.sea
    left = box.x + _BESIDE + (box.w - _BESIDE - sea.w) // 2
    top = box.y + (box.h - sea.h) // 2
    shown = part.image.crop((sea.x, sea.y, sea.right, sea.bottom))
    canvas.image.paste(shown, (left, top))
    _pins(canvas, replace(chart, left=left, top=top), pins, min(_PIN, cell - 2))
    hand = Box(left - _BESIDE, top, _BESIDE - 8, _BESIDE - 8)
    _in_hand(canvas, hand, scene, turn)


_EDGE = 36


def _in_hand(canvas: Canvas, box: Box, scene: AskScene, turn: int) -> None:
    """Draw a tile on paper, with a dot on the cell to which the letters refer."""
    cells = chart_of.shape_of(scene.tile, turn)
    rows, cols = (max(axis) + 1 for axis in zip(*cells, strict=True))
    side = min(_SQUARE, (box.w - 12) // max(rows, cols))
    fill = "neutral" if is_neutral(scene.tile) else f"seat_{scene.seat}"
    drawn = sprite(art.outline, cols * side, rows * side, canvas.theme, cells, fill)
    canvas.sprite(plate(box.w, box.h, canvas.theme, "paper", "paper_line", 2, 12), box.x, box.y)
    x, y = box.x + (box.w - drawn.width) // 2, box.y + (box.h - drawn.height) // 2
    canvas.sprite(drawn, x, y)
    row, col = cells[0]
    dot = side * 2 // 3
    spot = around(Box(x + col * side, y + row * side, side, side), dot)
    canvas.sprite(plate(dot, dot, canvas.theme, "now", "ink", 2, dot // 2), spot.x, spot.y)


# Next to the map ----------------------------------------------------------------------


def _panel(canvas: Canvas, box: Box, scene: AskScene, words: Words) -> None:
    """Write who is asked, the AP and gold available, and the best moves."""
    _asked(canvas, box._replace(h=_HEAD - 4), scene)
    row = box._replace(y=box.y + _HEAD, h=_ROW)
    left = row.x
    if scene.action in art.ACTIONS:
        canvas.sprite(sprite(art.cube, 46, 46, canvas.theme, scene.action), left, row.y + 5)
        left += 56
    title = words("amerigo-board-draft") if scene.draft else phase_name(scene.action, words)
    canvas.heading(title, row._replace(x=left, w=row.right - left), 42)
    _purse(canvas, row._replace(y=row.bottom), scene, words)
    top = row.bottom + _ROW + GAP
    _offers(canvas, box._replace(y=top, h=box.bottom - top), scene, words)


def _asked(canvas: Canvas, box: Box, scene: AskScene) -> None:
    """Write who is asked."""
    paper(canvas, box, bright=True)
    canvas.sprite(sprite(badge, 46, 46, canvas.theme, scene.seat), box.x + 8, box.y + 6)
    name = box._replace(x=box.x + 62, w=box.w - 70)
    canvas.text(readable(scene.name), name, NAME, "on_now", name=True)


def _offers(canvas: Canvas, area: Box, scene: AskScene, words: Words) -> None:
    """Write the best moves, and how many others there are."""
    room = area.h // _ROW
    more = len(scene.offers) - room
    if more > 0:
        more, room = more + 1, room - 1
    for place, offer in enumerate(scene.offers[:room]):
        row = area._replace(y=area.y + place * _ROW, h=_ROW - GAP)
        _offer(canvas, row, offer, scene.seat, words)
    if more > 0:
        last = area._replace(y=area.y + room * _ROW, h=_ROW - GAP)
        text = words("amerigo-board-more", count=more)
        canvas.text(text, last, 36, "on_table", bold=False)


def _purse(canvas: Canvas, row: Box, scene: AskScene, words: Words) -> None:
    """Write action points and gold and, for a draft, the VP."""
    text = words("amerigo-board-ap", count=scene.points)
    right = canvas.text(text, row, 42, "on_table") + 20
    coins = Number(art.gold, str(scene.gold))
    right = number(canvas, row._replace(x=right, w=row.right - right), coins, 38, 42, 6, "on_table")
    if scene.draft:
        place = row._replace(x=right + 18, w=row.right - right - 18)
        number(canvas, place, Number(art.points, f"+{scene.gained}"), 38, 42, 6, "on_table")


def _offer(canvas: Canvas, box: Box, offer: Offer, seat: int, words: Words) -> None:
    """Write a move: ship or tile, where it goes, what it costs, and its VP."""
    canvas.about(box, thing=offer.thing)
    canvas.sprite(plate(box.w, box.h, canvas.theme, "paper", "paper_line", 2, 10), box.x, box.y)
    left = box.x + 6 + _what(canvas, box, offer, seat)
    right = _worth(canvas, box._replace(w=box.w - 8), art.points, offer.points, "+")
    right = _worth(canvas, box._replace(w=right - box.x), art.gold, offer.paid)
    text = f"{offer.cell} {offer.turn}°" if offer.turn else offer.cell
    bold = measure(text, NAME) <= right - left
    size = NAME if bold else SMALLEST
    left = canvas.text(text, box._replace(x=left, w=right - left), size, bold=bold) + 14
    steps = words("amerigo-board-ap", count=offer.cost)
    if offer.ship and left + measure(steps, _STEPS, bold=False) <= right:
        canvas.text(steps, box._replace(x=left, w=right - left), _STEPS, "ink_soft", bold=False)


def _worth(canvas: Canvas, box: Box, drawing: Drawing, count: int, sign: str = "") -> int:
    """Write a number with its mark at the right, unless it is 0; return the left edge."""
    if not count:
        return box.right
    text = f"{sign}{count}"
    wide = measure(text, NAME) + 40
    number(canvas, box._replace(x=box.right - wide, w=wide), Number(drawing, text), 34, NAME, 5)
    return box.right - wide - 9


def _what(canvas: Canvas, box: Box, offer: Offer, seat: int) -> int:
    """Draw the thing that is moved or placed; return the width that it takes."""
    if offer.ship:
        drawn = sprite(art.ship, 46, 34, canvas.theme, seat, offer.ship)
    elif offer.tile:
        drawn = _tile(canvas, offer.tile, offer.turn, seat)
    else:
        drawn = sprite(art.post, 40, 40, canvas.theme, seat)
    wide = 68 if offer.tile else 50
    x = box.x + 6 + (wide - 6 - drawn.width) // 2
    canvas.sprite(drawn, x, box.y + (box.h - drawn.height) // 2)
    return wide


def _tile(canvas: Canvas, tile: str, turn: int, seat: int) -> Image.Image:
    """Return a small drawing of a tile in a given turn."""
    cells = chart_of.shape_of(tile, turn)
    rows, cols = (max(axis) + 1 for axis in zip(*cells, strict=True))
    side = min(20, 48 // rows, 62 // cols)
    fill = "neutral" if is_neutral(tile) else f"seat_{seat}"
    return sprite(art.outline, cols * side, rows * side, canvas.theme, cells, fill)
