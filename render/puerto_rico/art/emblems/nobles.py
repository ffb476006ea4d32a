"""The emblems of expansion II: the buildings of the nobles."""

from __future__ import annotations

from collections.abc import Mapping

from render.art.sprites import Drawing, Pen
from render.puerto_rico.art import drawings as art
from render.puerto_rico.art.emblems.base import roof


def _land_office(pen: Pen) -> None:
    """Draw a map of fields with a stake in it."""
    pen.box(4, 26, 96, 96, "sand", "ink", 4, 5)
    pen.shape((4, 60), (46, 50), (40, 94), (8, 94), fill="leaf", line="ink", width=3)
    pen.shape((50, 48), (94, 40), (94, 94), (44, 94), fill="corn", line="ink", width=3)
    pen.line((64, 8), (64, 76), color="wood_dark", width=7)
    pen.shape((66, 4), (96, 15), (66, 28), fill="warn", line="ink", width=3)


def _chapel(pen: Pen) -> None:
    """Draw a small gable with a bell in it and a cross on it."""
    pen.line((50, 0), (50, 22), color="ink", width=7)
    pen.line((40, 9), (60, 9), color="ink", width=7)
    roof(pen, 18, 56)
    pen.box(20, 54, 80, 97, "sail", "ink", 4)
    pen.pie(36, 62, 64, 96, 180, 360, "wood")
    pen.box(36, 78, 64, 96, "wood")
    pen.disc(50, 43, 8, "coin", "coin_edge", 3)


def _hunting_lodge(pen: Pen) -> None:
    """Draw antlers over a board."""
    for turn in (-1, 1):
        stem = ((50, 66), (50 + 20 * turn, 50), (50 + 34 * turn, 10))
        pen.line(*stem, color="ink", width=10)
        for y, out in ((22, 46), (36, 46)):
            pen.line((50 + 28 * turn, y + 12), (50 + out * turn, y - 2), color="ink", width=8)
        pen.line((50 + 26 * turn, 34), (50 + 14 * turn, 18), color="ink", width=8)
    pen.shape((28, 60), (72, 60), (66, 86), (50, 98), (34, 86), fill="wood", line="ink", width=4)
    pen.disc(50, 76, 9, "sail", "ink", 3)


def _zoning_office(pen: Pen) -> None:
    """Draw a plan with a set square."""
    pen.box(4, 8, 84, 92, "sail", "ink", 4, 4)
    for y in (26, 44, 62):
        pen.line((14, y), (58, y), color="indigo", width=4)
    for x in (22, 42):
        pen.line((x, 18), (x, 80), color="indigo", width=4)
    pen.shape((96, 30), (96, 96), (30, 96), fill="coin", line="ink", width=5)
    pen.shape((84, 60), (84, 84), (60, 84), fill="sail", line="ink", width=3)


def _royal_supplier(pen: Pen) -> None:
    """Draw a crown over a barrel."""
    pen.put(art.barrel, 18, 34, 64, "tobacco", "")
    pen.put(art.crown, 14, 0, 72)


def _villa(pen: Pen) -> None:
    """Draw a country house with a palm next to it."""
    pen.line((86, 30), (82, 97), color="wood_dark", width=8)
    for x, y in ((64, 24), (72, 6), (98, 4), (100, 28)):
        pen.line((86, 26), (x, y), color="leaf_dark", width=9)
    pen.shape((22, 20), (52, 20), (70, 44), (4, 44), fill="roof", line="ink", width=4)
    pen.box(8, 42, 66, 97, "sail", "ink", 4)
    for x in (15, 47):
        pen.box(x, 52, x + 12, 68, "indigo", "ink", 3)
    pen.box(29, 66, 45, 97, "wood", "ink", 3)
    pen.line((10, 76), (27, 76), color="ink", width=3)
    pen.line((47, 76), (64, 76), color="ink", width=3)


def _jeweler(pen: Pen) -> None:
    """Draw a cut stone."""
    light = pen.mix("indigo", "sail", 0.65)
    pen.shape((26, 14), (74, 14), (98, 40), (50, 94), (2, 40), fill=light, line="ink", width=5)
    pen.shape((30, 40), (70, 40), (50, 90), fill=pen.mix("indigo", "sail", 0.35))
    pen.line((2, 40), (98, 40), color="ink", width=4)
    for x in (30, 70):
        pen.line((50, 14), (x, 40), (50, 92), color="ink", width=3)


def _royal_garden(pen: Pen) -> None:
    """Draw a fountain between two clipped trees."""
    for x in (14, 86):
        pen.line((x, 60), (x, 96), color="wood_dark", width=7)
        pen.shape((x, 22), (x + 14, 72), (x - 14, 72), fill="leaf", line="leaf_dark", width=4)
    for side in (28, 72):
        pen.arc(min(50, side), 12, max(50, side), 70, 180, 360, "indigo", 6)
    pen.line((50, 20), (50, 62), color="indigo", width=6)
    pen.box(44, 60, 56, 84, "stone", "ink", 3)
    pen.segment(24, 44, 76, 78, 0, 180, "stone")
    pen.box(28, 82, 72, 97, "stone", "ink", 4, 4)


EMBLEMS: Mapping[str, Drawing] = {
    "land_office": _land_office,
    "chapel": _chapel,
    "hunting_lodge": _hunting_lodge,
    "zoning_office": _zoning_office,
    "royal_supplier": _royal_supplier,
    "villa": _villa,
    "jeweler": _jeweler,
    "royal_garden": _royal_garden,
}
