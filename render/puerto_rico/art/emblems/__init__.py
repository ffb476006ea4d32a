"""The buildings of Puerto Rico: an emblem for each, and the background of their lots."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.puerto_rico.data import BUILDINGS
from render.art.sprites import Drawing, Pen
from render.art.theme import Color, Theme, mix
from render.puerto_rico.art.emblems import base
from render.puerto_rico.art.emblems.base import house, workshop
from render.puerto_rico.art.emblems.expansions import NEW_BUILDINGS, NOBLE_BUILDINGS

EMBLEMS: Mapping[str, Drawing] = {**base.EMBLEMS, **NEW_BUILDINGS, **NOBLE_BUILDINGS}


def ground(pen: Pen, key: str, manned: bool) -> None:
    """Draw the lot of a building: bright if it is occupied, grey and hatched if not."""
    fill, edge = (
        colors_of(pen.theme, key) if manned else (pen.color("empty"), pen.color("empty_edge"))
    )
    unit = pen.pixel
    high = pen.high - unit / 4
    pen.box(0, 0, 100 - unit / 4, high, fill, edge, 2 * unit, 7 * unit)
    if manned:
        return
    shade, step, rim = pen.mix("empty", "empty_edge", 0.22), 13 * unit, 3 * unit
    for number in range(int((100 + high) / step) + 1):
        x = number * step
        low, top = max(rim, x - high + rim), min(100 - rim, x - rim)
        if top > low:
            pen.line((low, x - low), (top, x - top), color=shade, width=2.6 * unit)


def emblem(pen: Pen, key: str) -> None:
    """Draw the emblem of a building."""
    building = BUILDINGS[key]
    if building.produces:
        workshop(pen, building.produces, large=building.kind.startswith("large"))
    else:
        EMBLEMS.get(key, house)(pen)


def colors_of(theme: Theme, key: str) -> tuple[Color, Color]:
    """Return the background and edge colours of a kind of building."""
    if good := BUILDINGS[key].produces:
        return mix(theme[good], theme["sail"], 0.66), mix(theme[good], theme["ink"], 0.5)
    if BUILDINGS[key].spaces > 1:
        return theme["great"], theme["great_edge"]
    return theme["house"], theme["house_edge"]
