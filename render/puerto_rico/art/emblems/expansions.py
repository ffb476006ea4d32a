"""The emblems of both expansions' buildings: the new buildings, and the nobles' ones."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin

from render.art.sprites import Drawing, Pen
from render.puerto_rico.art import drawings as art
from render.puerto_rico.art.emblems.base import roof


def _aqueduct(pen: Pen) -> None:
    """Draw arches that carry water."""
    pen.box(2, 26, 98, 97, "stone", "ink", 4)
    pen.box(2, 10, 98, 28, "indigo", "ink", 4, 4)
    for x in (10, 40, 70):
        pen.pie(x, 44, x + 20, 72, 180, 360, "ink")
        pen.box(x, 57, x + 20, 97, "ink")


def _forest_house(pen: Pen) -> None:
    """Draw a log cabin under a fir."""
    pen.put(art.fir, 40, 0, 60)
    pen.put(art.fir, 0, 4, 44)
    pen.shape((36, 28), (72, 58), (0, 58), fill="roof", line="ink", width=4)
    for y in (56, 69, 82):
        pen.box(6, y, 66, y + 14, "wood", "ink", 4, 6)
    pen.box(28, 68, 46, 97, "sail", "ink", 4)


def _black_market(pen: Pen) -> None:
    """Draw a dark tent under the moon."""
    pen.disc(82, 20, 15, "coin", "coin_edge", 3)
    pen.shape((46, 8), (96, 96), (-4, 96), fill="ink")
    for x in (16, 60):
        pen.shape((46, 12), (x + 16, 94), (x, 94), fill="chip")
    pen.shape((46, 40), (62, 96), (30, 96), fill="sail", line="ink", width=3)
    pen.disc(46, 82, 9, "coin", "coin_edge", 4)


def _storehouse(pen: Pen) -> None:
    """Draw crates piled up under a flat roof."""
    pen.box(2, 8, 98, 24, "roof", "ink", 4, 3)
    for x in (6, 84):
        pen.box(x, 22, x + 10, 97, "wood_dark", "ink", 3)
    for x, y in ((20, 66), (51, 66), (35, 36)):
        pen.box(x, y, x + 30, y + 30, "wood", "ink", 4)
        pen.line((x + 4, y + 26), (x + 26, y + 4), color="wood_dark", width=5)


def _guest_house(pen: Pen) -> None:
    """Draw a house with a bed."""
    roof(pen, 2, 38)
    pen.box(10, 36, 90, 97, "sail", "ink", 4)
    pen.box(18, 52, 26, 90, "wood", "ink", 3)
    pen.box(74, 66, 82, 90, "wood", "ink", 3)
    pen.box(24, 70, 76, 84, "warn", "ink", 3, 3)
    pen.box(26, 60, 46, 72, "sail", "ink", 3, 5)


def _trading_post(pen: Pen) -> None:
    """Draw a signpost with a coin next to it."""
    pen.box(38, 4, 50, 97, "wood_dark", "ink", 3)
    pen.shape((14, 12), (80, 12), (98, 25), (80, 38), (14, 38), fill="wood", line="ink")
    pen.shape((74, 44), (22, 44), (4, 56), (22, 68), (74, 68), fill="wood", line="ink")
    pen.disc(76, 82, 15, "coin", "coin_edge", 4)


def _church(pen: Pen) -> None:
    """Draw a nave with a tower and a cross on it."""
    pen.line((26, 0), (26, 24), color="ink", width=6)
    pen.line((18, 8), (34, 8), color="ink", width=6)
    pen.shape((26, 18), (46, 46), (6, 46), fill="roof", line="ink", width=4)
    pen.shape((44, 56), (58, 38), (86, 38), (98, 56), fill="roof", line="ink", width=4)
    pen.box(10, 44, 44, 97, "sail", "ink", 4)
    pen.box(42, 56, 94, 97, "sail", "ink", 4)
    pen.disc(26, 60, 8, "indigo", "ink", 3)
    for x in (54, 74):
        pen.pie(x, 64, x + 12, 80, 180, 360, "indigo")
        pen.box(x, 72, x + 12, 86, "indigo")


def _small_wharf(pen: Pen) -> None:
    """Draw a boat on the slipway."""
    pen.line((4, 96), (96, 82), color="stone_dark", width=9)
    pen.line((36, 12), (36, 58), color="wood_dark", width=6)
    pen.shape((42, 14), (76, 50), (42, 52), fill="sail", line="wood_dark", width=4)
    pen.shape((6, 56), (94, 50), (78, 80), (24, 84), fill="wood", line="wood_dark", width=5)


def _lighthouse(pen: Pen) -> None:
    """Draw a striped tower with its light."""
    for tip in (-14, 8):
        pen.shape((50, 20), (2, tip + 14), (2, tip + 26), fill="coin")
        pen.shape((50, 20), (98, tip + 14), (98, tip + 26), fill="coin")
    pen.shape((38, 32), (62, 32), (74, 97), (26, 97), fill="sail", line="ink", width=4)
    for y, half in ((44, 15), (72, 20)):
        pen.shape(
            (50 - half, y), (50 + half, y), (53 + half, y + 14), (47 - half, y + 14), fill="warn"
        )
    pen.box(36, 12, 64, 34, "coin", "ink", 4)
    pen.shape((50, 0), (68, 14), (32, 14), fill="roof", line="ink", width=3)


def _specialty_factory(pen: Pen) -> None:
    """Draw one large gear wheel."""
    for index in range(8):
        x, y = 50 + 40 * cos(pi * index / 4), 50 + 40 * sin(pi * index / 4)
        pen.box(x - 10, y - 10, x + 10, y + 10, "stone_dark", "ink", 3, 3)
    pen.disc(50, 50, 36, "stone", "ink", 4)
    pen.disc(50, 50, 19, "coin", "coin_edge", 4)


def _library(pen: Pen) -> None:
    """Draw books on a shelf."""
    books = ((8, 20, "warn"), (26, 10, "indigo"), (44, 28, "leaf"), (62, 14, "coin"))
    for x, top, color in books:
        pen.box(x, top, x + 17, 80, color, "ink", 4, 2)
        pen.box(x + 4, top + 10, x + 13, top + 18, "sail")
    pen.shape((80, 80), (82, 30), (97, 34), (95, 80), fill="chip", line="ink", width=4)
    pen.box(0, 80, 100, 94, "wood", "ink", 4, 3)


def _union_hall(pen: Pen) -> None:
    """Draw a hall with a banner of two barrels."""
    pen.shape((50, 2), (98, 30), (2, 30), fill="roof", line="ink", width=4)
    pen.box(6, 28, 94, 97, "sail", "ink", 4)
    pen.shape((18, 38), (82, 38), (82, 92), (50, 80), (18, 92), fill="indigo", line="ink")
    for x, good in ((25, "corn"), (51, "sugar")):
        pen.put(art.barrel, x, 44, 26, good, "")


def _statue(pen: Pen) -> None:
    """Draw a figure on a pedestal, one arm raised."""
    pen.line((56, 38), (76, 8), color="ink", width=15)
    pen.line((56, 38), (76, 8), color="stone", width=9)
    pen.shape((36, 28), (62, 28), (68, 70), (32, 70), fill="stone", line="ink", width=4)
    pen.disc(48, 18, 13, "stone", "ink", 4)
    pen.box(24, 68, 76, 88, "stone_dark", "ink", 4)
    pen.box(12, 84, 88, 98, "stone", "ink", 4)


def _cloister(pen: Pen) -> None:
    """Draw an arcade around a yard, with a bell above."""
    pen.shape((36, 28), (36, 12), (50, 0), (64, 12), (64, 28), fill="sail", line="ink")
    pen.disc(50, 19, 7, "coin", "coin_edge", 3)
    pen.shape((12, 28), (88, 28), (98, 48), (2, 48), fill="roof", line="ink", width=4)
    pen.box(4, 46, 96, 97, "sail", "ink", 4)
    for x in (12, 40, 68):
        pen.pie(x, 54, x + 20, 78, 180, 360, "leaf_dark")
        pen.box(x, 65, x + 20, 95, "leaf_dark")


NEW_BUILDINGS: Mapping[str, Drawing] = {
    "aqueduct": _aqueduct,
    "forest_house": _forest_house,
    "black_market": _black_market,
    "storehouse": _storehouse,
    "guest_house": _guest_house,
    "trading_post": _trading_post,
    "church": _church,
    "small_wharf": _small_wharf,
    "lighthouse": _lighthouse,
    "specialty_factory": _specialty_factory,
    "library": _library,
    "union_hall": _union_hall,
    "statue": _statue,
    "cloister": _cloister,
}


def _land_office(pen: Pen) -> None:
    """Draw a map of fields with a stake in it."""
    pen.box(4, 26, 96, 96, "sand", "ink", 4, 5)
    pen.shape((4, 60), (46, 50), (40, 94), (8, 94), fill="leaf", line="ink", width=3)
    pen.shape((50, 48), (94, 40), (94, 94), (44, 94), fill="corn", line="ink", width=3)
    pen.line((64, 8), (64, 76), color="wood_dark", width=7)
    pen.shape((66, 4), (96, 15), (66, 28), fill="warn", line="ink", width=3)


def _chapel(pen: Pen) -> None:
    """Draw a house with an arched door, a bell in its gable and a cross on its roof."""
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
    """Draw a cut gemstone."""
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


NOBLE_BUILDINGS: Mapping[str, Drawing] = {
    "land_office": _land_office,
    "chapel": _chapel,
    "hunting_lodge": _hunting_lodge,
    "zoning_office": _zoning_office,
    "royal_supplier": _royal_supplier,
    "villa": _villa,
    "jeweler": _jeweler,
    "royal_garden": _royal_garden,
}
