"""Supplies and goods: ships, trading house, plantations, people, buildings and doubloons."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby

from bot.games.puerto_rico.data import GOODS, STALLS
from bot.games.puerto_rico.view import ShipView, StockView
from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.page import KEY, SMALLEST
from render.art.shapes import badge
from render.art.sprites import plate, sprite
from render.art.typesetting import measure
from render.art.widgets import Number
from render.puerto_rico.art import drawings as art
from render.puerto_rico.art.emblems import colors_of, emblem
from render.puerto_rico.parts import lots
from render.puerto_rico.parts.lots import letter
from render.puerto_rico.scenes import SupplyScene
from render.scenes import numbered, targets

_BARREL = 46


def ships(
    canvas: Canvas,
    box: Box,
    now: Sequence[ShipView],
    before: Sequence[ShipView],
    words: Words,
    legal: Collection[str] = (),
) -> None:
    """Draw the cargo ships side by side, each as long as its capacity."""
    canvas.about(box, "ships")
    room = box.inset(8, 4)
    parts = [ship.capacity + 2.5 for ship in now]
    left = float(room.x)
    for ship, old, part in zip(now, before, parts, strict=True):
        wide = room.w * part / sum(parts)
        place = room._replace(x=round(left) + 4, w=round(wide) - 8)
        lit = any(f"load {good} {ship.capacity}" in legal for good in GOODS)
        canvas.part(_ship, place.inset(-3, 0), ship, words.language, lit)
        canvas.about(place.inset(-3, 0), thing=f"ship:{ship.capacity}")
        if (ship.good, ship.load) != (old.good, old.load):
            canvas.outline(place.inset(-3, -1), "changed", 4, 12)
        left += wide


def _ship(canvas: Canvas, ground: Box, ship: ShipView, language: str, lit: bool) -> None:
    """Draw a ship with its holds, and its load written on its hull."""
    box = ground.inset(3, 0)
    if lit:
        canvas.lit(ground)
    canvas.sprite(sprite(art.hull, box.w, box.h, canvas.theme), box.x, box.y)
    hold = (box.w - 28) // ship.capacity
    left = box.x + (box.w - hold * ship.capacity) // 2
    high = box.h * 44 // 100
    for index in range(ship.capacity):
        good = ship.good if ship.good and index < ship.load else ""
        mark = sprite(art.hold, hold - 2, high, canvas.theme, good)
        canvas.sprite(mark, left + index * hold, box.y)
    text = f"{ship.load}/{ship.capacity}"
    if ship.good:
        text = f"{letter(ship.good, Words(language))} {text}"
    note = Box(box.x, box.y + high + 2, box.w, box.h - high - 4)
    canvas.text(text, note, 40, "on_tobacco", "center")


def supply(canvas: Canvas, box: Box, scene: SupplyScene, then: SupplyScene, words: Words) -> None:
    """Draw the goods that are left, with their numbers below."""
    canvas.about(box, "craftsman")
    places = box.inset(8, 4).columns(len(GOODS))
    for place, (good, count), (_, old) in zip(places, scene.goods, then.goods, strict=True):
        if f"produce {good}" in scene.open:
            canvas.lit(place.inset(4, -1))
        canvas.part(_below, place, good, letter(good, words), count, bool(count))
        canvas.about(place, thing=f"supply:{good}")
        if count != old:
            canvas.outline(place.inset(3, -1), "changed", 4, 12)


def house(
    canvas: Canvas,
    box: Box,
    now: tuple[str, ...],
    before: tuple[str, ...],
    paid: Sequence[tuple[str, int]],
    words: Words,
    legal: Collection[str] = (),
    price: int = 0,
) -> None:
    """Draw the stalls with the goods sold there, then the prices of all goods.

    Each price is at least `price` px wide.
    """
    room = box.inset(8, 4)
    left, right = room.split(room.w - max(242, price * len(GOODS)), gap=12)
    stalls(canvas, left, now, before, words)
    prices(canvas, right, paid, legal, words)


def stalls(
    canvas: Canvas, box: Box, sold: tuple[str, ...], before: tuple[str, ...], words: Words
) -> None:
    """Draw the stalls of the trading house."""
    canvas.about(box, "house", "house:stalls")
    number = max(STALLS, len(sold))
    side = min(box.h - 2, 92)
    for index, place in enumerate(box.columns(number, 4)):
        top = box.y + (box.h - side) // 2
        good = sold[index] if index < len(sold) else ""
        canvas.part(_stall, place._replace(y=top, h=side), good, letter(good, words))
        if sold[index : index + 1] != before[index : index + 1]:
            canvas.outline(place._replace(y=top, h=side), "changed", 4, 10)


def _stall(canvas: Canvas, box: Box, good: str, text: str) -> None:
    canvas.sprite(sprite(art.stall, box.w, box.h, canvas.theme), box.x, box.y)
    if good:
        x, y = box.x + (box.w - _BARREL) // 2, box.bottom - _BARREL - 4
        _barrel(canvas, x, y, good, text)


def prices(
    canvas: Canvas,
    box: Box,
    paid: Sequence[tuple[str, int]],
    legal: Collection[str],
    words: Words,
) -> None:
    """Draw the price of each good at the trading house."""
    canvas.about(box, "trader")
    for place, (good, price) in zip(box.columns(len(GOODS)), paid, strict=True):
        if f"sell {good}" in legal:
            canvas.lit(place.inset(-1))
        canvas.part(_below, place, good, letter(good, words), price, True)
        canvas.about(place, thing=f"price:{good}")


def _below(canvas: Canvas, box: Box, good: str, text: str, count: int, there: bool) -> None:
    """Draw a barrel with a number below it."""
    _barrel(canvas, box.x + (box.w - _BARREL) // 2, box.y + 2, good, text, there)
    below = box._replace(y=box.y + _BARREL + 4, h=box.h - _BARREL - 6)
    canvas.text(str(count), below, KEY, "ink" if count else "ink_soft", "center")


def _barrel(canvas: Canvas, x: int, y: int, good: str, text: str, there: bool = True) -> None:
    drawing = art.barrel if there else art.no_barrel
    canvas.sprite(sprite(drawing, _BARREL, _BARREL, canvas.theme, good, text), x, y)


_ACROSS, _APART = 12, 8
"""Maximum number of kinds side by side, and the gap in px between the printed columns."""
_STACKED = 60
"""Height in px from which the number left is below the price."""


def buildings(
    canvas: Canvas, box: Box, scene: SupplyScene, then: SupplyScene, words: Words
) -> None:
    """Draw every kind of building in its column, cheapest first: emblem, price, number left.

    Those that can be built now are highlighted; those that are sold out are faded.
    """
    olds = {one.key: one.left for one in then.stock}
    free = targets(scene.open, "build")
    for one, place in _places(box, scene.stock):
        canvas.part(_kind, place, one.key, one.cost, one.left, one.key in free)
        canvas.about(place, one.key, f"building:{one.key}")
        if one.left != olds.get(one.key, one.left):
            canvas.outline(place, "changed", 4, 6)


def _places(box: Box, stock: Sequence[StockView]) -> Iterator[tuple[StockView, Box]]:
    """Yield the kinds with their boxes, down each of the printed columns in turn."""
    kinds = sorted(stock, key=lambda one: (one.column, one.cost))
    groups = [list(some) for _, some in groupby(kinds, key=lambda one: one.column)]
    rows = next((rows for rows in (2, 3) if _wide(groups, rows) <= _ACROSS), 4)
    across = _wide(groups, rows)
    side = (box.w - _APART * (len(groups) - 1) + 2) / max(1, across)
    left = float(box.x)
    for group in groups:
        for index, one in enumerate(group):
            line, row = divmod(index, rows)
            place = list(box.rows(rows, 2))[row]
            x = round(left + line * side)
            yield one, place._replace(x=x, w=round(left + (line + 1) * side) - x - 2)
        left += side * -(-len(group) // rows) + _APART


def _wide(groups: Sequence[Sequence[StockView]], rows: int) -> int:
    """Return how many kinds are side by side in `rows` rows."""
    return sum(-(-len(group) // rows) for group in groups)


def _kind(canvas: Canvas, box: Box, key: str, cost: int, left: int, free: bool) -> None:
    """Draw a kind of building: its emblem, its price on a coin, and how many are left."""
    if free:
        canvas.lit(box, 6)
    elif left:
        fill, edge = colors_of(canvas.theme, key)
        canvas.sprite(plate(box.w, box.h, canvas.theme, fill, edge, 1.5, 6), box.x, box.y)
    stacked = box.h >= _STACKED
    coin, side = (32, 48) if stacked else (30, min(box.h - 4, 34, box.w - 60))
    mark = sprite(emblem, side, side, canvas.theme, key)
    canvas.sprite(mark, box.x + 3, box.y + (box.h - side) // 2)
    note, color = (
        box._replace(x=box.x + side + 4, w=box.w - side - 7),
        "ink" if left else "ink_soft",
    )
    text = str(left) if left else "–"
    if stacked:
        below = note._replace(y=note.y + coin + 1, h=note.h - coin - 2)
        canvas.text(text, below, SMALLEST, color, "center", bold=bool(left))
    else:
        canvas.text(text, note, SMALLEST, color, "right", bold=bool(left))
    if left:
        x = note.x + (note.w - coin) // 2 if stacked else note.x
        y = box.y + 2 if stacked else box.y + (box.h - coin) // 2
        canvas.sprite(sprite(art.coin, coin, coin, canvas.theme), x, y)
        canvas.text(str(cost), Box(x - 4, y, coin + 8, coin), SMALLEST, "on_coin", "center")


def plantations(
    canvas: Canvas, box: Box, scene: SupplyScene, then: SupplyScene, words: Words
) -> None:
    """Draw the open plantations, then the quarries and the pile with their numbers."""
    inner = box.inset(10, 4)
    piles = 128
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
    """Draw the colonists, nobles and chips left, and the people on the ship."""
    shown = list(_people(scene, then))
    side = 46 if len(shown) < 4 else 38
    widths = [side + 4 + _number_width(one) for *_, one in shown]
    inner = box.inset(10, 4)
    gap = (inner.w - sum(widths)) // len(shown)
    left = inner.x + gap // 2
    for (rule, thing, one), wide in zip(shown, widths, strict=True):
        place = inner._replace(x=left, w=wide + 2)
        marked(canvas, place, one, side, 4)
        canvas.about(place, rule, thing)
        left += wide + gap


def _people(scene: SupplyScene, then: SupplyScene) -> Iterator[tuple[str, str, Number]]:
    """Yield the numbers left, each with its rule and thing; on the ship, nobles come second.

    The chips are not a thing.
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


def _number_width(one: Number) -> int:
    """Return the width of a number or of the change below it, whichever is wider."""
    change = measure(f"+{abs(one.change)}", SMALLEST) + 14 if one.change else 0
    return max(measure(one.text, KEY), change)


_LINE = 40
"""Height in px of a number that has its change below it."""


def marked(canvas: Canvas, box: Box, shown: Number, side: int, gap: int = 6) -> None:
    """Draw a number next to its mark, with its change below; a zero has a quiet colour."""
    canvas.part(_marked, box, shown._replace(change=0), side, gap, bool(shown.change))
    if shown.change:
        left, top = box.x + side + gap, box.y + (box.h - _LINE - SMALLEST - 4) // 2 + _LINE
        canvas.delta(shown.change, left + _number_width(shown._replace(text="")), top)


def _marked(canvas: Canvas, box: Box, shown: Number, side: int, gap: int, raised: bool) -> None:
    mark = sprite(shown.drawing, side, side, canvas.theme, *shown.args)
    canvas.sprite(mark, box.x, box.y + (box.h - side) // 2)
    text = box._replace(x=box.x + side + gap, w=box.w - side - gap)
    if raised:
        text = text._replace(y=box.y + (box.h - _LINE - SMALLEST - 4) // 2, h=_LINE)
    canvas.text(shown.text, text, KEY, "ink" if shown.text != "0" else "ink_soft")
