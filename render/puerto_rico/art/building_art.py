"""The buildings of Puerto Rico: one emblem each, and the ground they stand on."""

from __future__ import annotations

from bot.games.puerto_rico.data import BUILDINGS
from render.art.sprites import Paint, Pen
from render.art.theme import Color
from render.puerto_rico.art.emblems import EMBLEMS
from render.puerto_rico.art.emblems.walls import house, workshop

_WIDE = 40
"""Below this height, of 100 wide, a lot is two spaces beside each other."""


def ground(pen: Pen, key: str, manned: bool) -> None:
    """Draw the lot of a building: lit when somebody works there, grey and hatched if not."""
    fill, edge = _colors(pen, key) if manned else (pen.color("empty"), "empty_edge")
    unit = 100 / 213 if pen.high > _WIDE else 100 / 436
    pen.box(0, 0, 99.7, pen.high - 0.3, fill, edge, 3 * unit, 12 * unit)
    if not manned:
        shade = pen.mix("empty", "empty_edge", 0.22)
        for x in range(-int(pen.high), 100, round(20 * unit)):
            low = pen.high - 3
            start, end = max(3.0, x + 3.0), min(97.0, x + low)
            if end > start:
                pen.line(
                    (start, low - (start - x) + 3),
                    (end, low - (end - x) + 3),
                    color=shade,
                    width=2.6 * unit,
                )


def emblem(pen: Pen, key: str) -> None:
    """Draw the emblem of a building."""
    building = BUILDINGS[key]
    if building.produces:
        workshop(pen, building.produces, large=building.kind.startswith("large"))
    else:
        EMBLEMS.get(key, house)(pen)


def _colors(pen: Pen, key: str) -> tuple[Color, Paint]:
    if good := BUILDINGS[key].produces:
        return pen.mix(good, "sail", 0.66), pen.mix(good, "ink", 0.5)
    if BUILDINGS[key].spaces > 1:
        return pen.color("great"), "great_edge"
    return pen.color("house"), "house_edge"
