"""The buildings of Puerto Rico: one emblem each, and the ground they stand on."""

from __future__ import annotations

from render.puerto_rico import drawings as art
from render.sprites import Drawing, Pen

_PRODUCES = {
    "small_indigo_plant": "indigo",
    "small_sugar_mill": "sugar",
    "indigo_plant": "indigo",
    "sugar_mill": "sugar",
    "tobacco_storage": "tobacco",
    "coffee_roaster": "coffee",
}
_LARGE = frozenset({"guild_hall", "residence", "fortress", "customs_house", "city_hall"})


def ground(pen: Pen, key: str, manned: bool) -> None:
    """Draw the lot of a building: lit when somebody works there, grey and hatched if not."""
    fill, edge = _colors(key)
    if not manned:
        fill, edge = "empty", "empty_edge"
    unit = 100 / 213
    pen.box(0, 0, 99.7, pen.high - 0.3, fill, edge, 3 * unit, 12 * unit)
    if not manned:
        shade = pen.mix("empty", "empty_edge", 0.22)
        for x in range(-int(pen.high), 100, 9):
            low = pen.high - 3
            start, end = max(3.0, x + 3.0), min(97.0, x + low)
            if end > start:
                pen.line((start, low - (start - x) + 3), (end, low - (end - x) + 3), color=shade, width=1.2)


def emblem(pen: Pen, key: str) -> None:
    """Draw the emblem of a building."""
    if key in _PRODUCES:
        _plant(pen, key)
    else:
        EMBLEMS.get(key, _house)(pen)


def _colors(key: str) -> tuple[str | tuple[int, int, int], str]:
    if key in _LARGE:
        return "great", "great_edge"
    return "house", "house_edge"


def _plant(pen: Pen, key: str) -> None:
    """Draw a workshop with its crop in front; a large one has a chimney."""
    good = _PRODUCES[key]
    if not key.startswith("small_"):
        pen.box(70, 2, 86, 50, "roof", "ink", 3)
    pen.shape((50, 8), (98, 46), (2, 46), fill="roof", line="ink", width=3)
    pen.box(10, 44, 90, 97, good, "ink", 4)
    pen.disc(50, 70, 27, "sail", "ink", 3)
    pen.put(art.CROPS[good], 29, 48, 43)


def _house(pen: Pen) -> None:
    """Draw a plain house."""
    pen.shape((50, 8), (98, 46), (2, 46), fill="roof", line="ink", width=3)
    pen.box(12, 44, 88, 96, "sail", "ink", 4)
    pen.box(40, 62, 60, 96, "wood", "ink", 3)


EMBLEMS: dict[str, Drawing] = {}
KEYS = (*_PRODUCES, *_LARGE)
