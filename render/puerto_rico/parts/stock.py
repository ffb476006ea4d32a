"""The buildings that can still be bought: code and number left, by kind."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.puerto_rico.data import BUILDINGS
from bot.games.puerto_rico.view import StockView
from bot.locales import Words
from render.art.canvas import Box, Canvas
from render.art.sprites import plate
from render.puerto_rico.art.building_art import colors_of
from render.puerto_rico.scenes import SupplyScene

_FEW = 24
"""Kinds that fit in two rows; more take three."""


def draw(canvas: Canvas, box: Box, scene: SupplyScene, then: SupplyScene, words: Words) -> None:
    """Draw every kind of building; those that are sold out fade."""
    olds = {one.key: one.left for one in then.stock}
    for place, one in zip(_places(box, len(scene.stock)), _ordered(scene.stock), strict=False):
        canvas.part(_kind, place, one.key, one.left, words.language)
        canvas.about(place, one.key)
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
