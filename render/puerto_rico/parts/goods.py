"""Goods on their way: cargo ships, the trading house, and the goods left in the supply."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.games.puerto_rico.data import GOODS, STALLS
from bot.games.puerto_rico.view import ShipView
from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.page import KEY
from render.art.sprites import sprite
from render.puerto_rico.art import drawings as art
from render.puerto_rico.parts.lots import letter
from render.puerto_rico.scenes import SupplyScene

_BARREL = 46


def ships(
    canvas: Canvas,
    box: Box,
    now: Sequence[ShipView],
    before: Sequence[ShipView],
    words: Words,
    legal: Collection[str] = (),
) -> None:
    """Draw the cargo ships side by side, each as long as it takes goods."""
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
    """Draw a ship with its holds, and its load on its hull."""
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
) -> None:
    """Draw the stalls with the goods sold there, then the price of every good."""
    room = box.inset(8, 4)
    left, right = room.split(room.w - 242, gap=12)
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
