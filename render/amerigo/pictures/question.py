"""A question about the map: a part of it with all legal cells marked, and the best moves."""

from __future__ import annotations

from PIL import Image, ImageDraw

from bot.games.amerigo.ground import is_neutral
from bot.locales import Words
from render.amerigo.art import drawings as art
from render.amerigo.art.atlas import Chart, around
from render.amerigo.ask_scenes import AskScene, Offer
from render.amerigo.parts.panel import phase_name
from render.amerigo.parts.windows import Near, asked
from render.amerigo.pictures import map as chart_of
from render.amerigo.pictures.map import whole
from render.art.canvas import Box, Canvas
from render.art.kept import bytes_of, keeping
from render.art.page import GAP, MARGIN, NAME, SMALLEST, WIDTH
from render.art.shapes import badge
from render.art.sprites import Drawing, Pen, plate, sprite
from render.art.theme import Color
from render.art.typesetting import measure, readable
from render.art.widgets import Number, number, paper

_HEAD, _ROW, _STEPS = 62, 56, 36
_LEAST_RING = 34


def draw(scene: AskScene, _: AskScene | None = None) -> Canvas:
    """Return the picture, not yet encoded."""
    words, shown = Words(scene.language), _shown(scene)
    canvas = chart_of.begun(shown.chart, scene.map, scene.map, scene.palette)
    for tile in scene.drafted:
        chart_of.outline(canvas, shown.chart, tile, "ink", "now", 9)
    for cell in scene.marked:
        _mark(canvas, shown.chart, cell)
    _dots(canvas, shown.chart, scene)
    _panel(canvas, shown.words, scene, words)
    return canvas


def _shown(scene: AskScene) -> Near:
    """Return the part of the map that is shown, or all of it, and the place next to it."""
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


def _dots(canvas: Canvas, chart: Chart, scene: AskScene) -> None:
    """Draw a bright dot on every other cell that can be chosen, on the frame's fields too."""
    radius, middles = 3 if chart.is_whole else 5, chart.middles
    drawn = _disc(radius, canvas.theme["now"], canvas.theme["ink"])
    for cell in scene.dotted:
        if (spot := middles.get(cell)) is not None:
            canvas.paste(drawn, spot[0] - radius, spot[1] - radius, drawn)


@keeping(bytes_of)
def _disc(radius: int, fill: Color, edge: Color) -> Image.Image:
    """Return a dot, which is too small for smooth edges to be seen."""
    disc = Image.new("RGBA", (2 * radius + 1, 2 * radius + 1))
    ImageDraw.Draw(disc).ellipse((0, 0, 2 * radius, 2 * radius), fill, edge)
    return disc


# Beside the map -----------------------------------------------------------------------


def _panel(canvas: Canvas, box: Box, scene: AskScene, words: Words) -> None:
    """Write who is asked, the AP and gold to pay with, and the best moves."""
    _asked(canvas, box._replace(h=_HEAD - 4), scene)
    row = box._replace(y=box.y + _HEAD, h=_ROW)
    left = row.x
    if scene.action in art.ACTIONS:
        canvas.sprite(sprite(art.cube, 46, 46, canvas.theme, scene.action), left, row.y + 5)
        left += 56
    title = words("amerigo-board-draft") if scene.draft else phase_name(scene.action, words)
    canvas.text(title, row._replace(x=left, w=row.right - left), 42, "on_table")
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
    """Write action points and gold, and the VP of a draft."""
    text = words("amerigo-board-ap", count=scene.points)
    right = canvas.text(text, row, 42, "on_table") + 20
    coins = Number(art.gold, str(scene.gold))
    right = number(canvas, row._replace(x=right, w=row.right - right), coins, 38, 42, 6, "on_table")
    if scene.draft:
        place = row._replace(x=right + 18, w=row.right - right - 18)
        number(canvas, place, Number(art.points, f"+{scene.gained}"), 38, 42, 6, "on_table")


def _offer(canvas: Canvas, box: Box, offer: Offer, seat: int, words: Words) -> None:
    """Write a move: ship or tile, where, what it costs, and its VP."""
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
    """Write a number with its mark at the right unless it is 0; return the end of the room left."""
    if not count:
        return box.right
    text = f"{sign}{count}"
    wide = measure(text, NAME) + 40
    number(canvas, box._replace(x=box.right - wide, w=wide), Number(drawing, text), 34, NAME, 5)
    return box.right - wide - 9


def _what(canvas: Canvas, box: Box, offer: Offer, seat: int) -> int:
    """Draw the thing that is moved or placed; return how much room it takes."""
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
    """Return a small drawing of a tile as it lies."""
    cells = chart_of.shape_of(tile, turn)
    rows, cols = (max(axis) + 1 for axis in zip(*cells, strict=True))
    side = min(20, 48 // rows, 62 // cols)
    fill = "neutral" if is_neutral(tile) else f"seat_{seat}"
    return sprite(art.outline, cols * side, rows * side, canvas.theme, cells, fill)
