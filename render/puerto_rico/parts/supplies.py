"""Plantations and people of the supply, buildings to buy, and each player's doubloons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.puerto_rico.data import BUILDINGS
from bot.games.puerto_rico.view import StockView
from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.page import KEY
from render.art.shapes import badge
from render.art.sprites import plate, sprite
from render.art.typesetting import measure
from render.art.widgets import Number
from render.puerto_rico.art import drawings as art
from render.puerto_rico.art.emblems import colors_of
from render.puerto_rico.parts import lots
from render.puerto_rico.scenes import SupplyScene
from render.scenes import numbered

_FEW = 24
"""Kinds that fit in two rows; more take three."""


def buildings(
    canvas: Canvas, box: Box, scene: SupplyScene, then: SupplyScene, words: Words
) -> None:
    """Draw every kind of building; those that are sold out fade."""
    olds = {one.key: one.left for one in then.stock}
    for place, one in zip(_places(box, len(scene.stock)), _ordered(scene.stock), strict=False):
        canvas.part(_kind, place, one.key, one.left, words.language)
        canvas.about(place, one.key, f"building:{one.key}")
        if one.left != olds.get(one.key, one.left):
            canvas.outline(place, "changed", 4, 6)


def _ordered(stock: Sequence[StockView]) -> list[StockView]:
    """Return the production buildings first, then the rest from cheap to dear."""
    return sorted(stock, key=lambda one: (not BUILDINGS[one.key].production, one.cost))


def _places(box: Box, number: int) -> list[Box]:
    rows = 2 if number <= _FEW else 3
    return [*box.grid(rows, max(11, -(-number // rows)), 2)]


def _kind(canvas: Canvas, box: Box, key: str, number: int, language: str) -> None:
    fill, edge = colors_of(canvas.theme, key)
    if number:
        canvas.sprite(plate(box.w, box.h, canvas.theme, fill, edge, 1.5, 6), box.x, box.y)
    color = "ink" if number else "ink_soft"
    size = 34 if box.w > 80 else 31
    code = Words(language)(f"puerto_rico-short-{key}")
    canvas.text(code, box._replace(x=box.x + 4), size, color, bold=bool(number))
    left = box._replace(w=box.w - 5)
    canvas.text(str(number), left, size, color, "right", bold=bool(number))


def plantations(
    canvas: Canvas, box: Box, scene: SupplyScene, then: SupplyScene, words: Words
) -> None:
    """Draw the open plantations, then quarries and the pile with their numbers."""
    inner = box.inset(10, 4)
    piles = 118
    row, stones, back = inner.split(inner.w - 2 * piles - 8, piles, gap=4)
    canvas.about(row, "row")
    canvas.about(stones, "quarries", "tile:quarry")
    canvas.about(back, "row", "tile:face_down")
    wide = min(72, row.w // max(4, len(scene.row)) - 6)
    before = numbered(then.row)
    for index, (kind, number) in enumerate(numbered(scene.row)):
        spot = Box(row.x + index * (wide + 6), row.y + 4, wide, row.h - 8)
        if {f"settle {kind}", f"forest {kind}"} & scene.open:
            canvas.lit(spot.inset(-4))
        lots.open_tile(canvas, spot, kind, words)
        canvas.about(spot, thing=f"tile:{kind}")
        if (kind, number) not in before:
            canvas.outline(spot.inset(-3), "changed", 5, 12)
    quarry = Number(art.open_tile, str(scene.quarries), args=("quarry", ""))
    _pile(canvas, stones, quarry, scene.quarries - then.quarries, "settle quarry" in scene.open)
    hidden = Number(art.tile_back, str(scene.face_down))
    lit = bool({"draw", "buy"} & scene.open)
    _pile(canvas, back, hidden, scene.face_down - then.face_down, lit)


def _pile(canvas: Canvas, box: Box, shown: Number, change: int, lit: bool) -> None:
    if lit:
        canvas.lit(Box(box.x - 5, box.y + 13, 68, 68))
    marked(canvas, box, shown._replace(change=change), 58)


def people(canvas: Canvas, box: Box, scene: SupplyScene, then: SupplyScene) -> None:
    """Draw colonists, nobles, the ship and the chips that are left, as wide as they are."""
    shown = list(_people(scene, then))
    side = 46 if len(shown) < 4 else 38
    widths = [side + 4 + measure(one.text, KEY) for *_, one in shown]
    inner = box.inset(10, 4)
    gap = (inner.w - sum(widths)) // len(shown)
    left = inner.x + gap // 2
    for (rule, thing, one), wide in zip(shown, widths, strict=True):
        place = inner._replace(x=left, w=wide + 2)
        marked(canvas, place, one, side, 4)
        canvas.about(place, rule, thing)
        left += wide + gap


def _people(scene: SupplyScene, then: SupplyScene) -> Iterator[tuple[str, str, Number]]:
    """Yield the numbers left, with rule and thing; aboard the ship colonists stand before nobles.

    The chips are no thing.
    """
    colonists = Number(art.pawn, str(scene.colonists), scene.colonists - then.colonists)
    yield "refill", "people:colonist", colonists
    aboard = str(scene.colonist_ship)
    if scene.nobles is not None:
        nobles = Number(art.noble_pawn, str(scene.nobles), scene.nobles - (then.nobles or 0))
        yield "nobles", "people:noble", nobles
        aboard += f"+{scene.noble_ship}" if scene.noble_ship else ""
    change = scene.colonist_ship + scene.noble_ship - then.colonist_ship - then.noble_ship
    yield "mayor", "people:ship", Number(art.sailing, aboard, change)
    yield "end", "", Number(art.chip, str(scene.chips), scene.chips - then.chips)


def money(canvas: Canvas, box: Box, scene: SupplyScene, then: SupplyScene) -> None:
    """Draw each player's doubloons below their badge."""
    places = list(box.inset(8, 4).columns(len(scene.seats), 2))
    for seat, (place, line, old) in enumerate(zip(places, scene.seats, then.seats, strict=True)):
        canvas.part(_purse, place, seat, line.doubloons)
        if line.doubloons != old.doubloons:
            canvas.outline(Box(place.x + place.w // 2 - 27, place.y, 54, 94), "changed", 4, 12)


def _purse(canvas: Canvas, box: Box, seat: int, doubloons: int) -> None:
    mark = sprite(badge, 44, 44, canvas.theme, seat)
    canvas.sprite(mark, box.x + (box.w - 44) // 2, box.y + 2)
    text = box._replace(y=box.y + 48, h=44)
    canvas.text(str(doubloons), text, KEY, "ink" if doubloons else "ink_soft", "center")


def marked(canvas: Canvas, box: Box, shown: Number, side: int, gap: int = 6) -> None:
    """Draw a number next to its mark, with its change on the mark; a zero is quiet."""
    canvas.part(_marked, box, shown._replace(change=0), side, gap)
    canvas.delta(shown.change, box.x + side + 4, box.y + (box.h - side) // 2 - 20)


def _marked(canvas: Canvas, box: Box, shown: Number, side: int, gap: int) -> None:
    mark = sprite(shown.drawing, side, side, canvas.theme, *shown.args)
    canvas.sprite(mark, box.x, box.y + (box.h - side) // 2)
    text = box._replace(x=box.x + side + gap, w=box.w - side - gap)
    canvas.text(shown.text, text, KEY, "ink" if shown.text != "0" else "ink_soft")
