"""The emblems of the base game's beige buildings, and parts that several buildings share."""

from __future__ import annotations

from collections.abc import Mapping

from render.art.sprites import Drawing, Paint, Pen
from render.puerto_rico.art import drawings as art


def _market(pen: Pen, stalls: int) -> None:
    """Draw market stalls under a striped awning."""
    pen.box(12, 40, 88, 96, "sail", "ink", 4)
    for index in range(stalls * 2 + 1):
        width = 96 / (stalls * 2 + 1)
        x = 2 + index * width
        fill = "indigo" if index % 2 else "sail"
        pen.box(x, 12, x + width, 38, fill, "ink", 3)
        pen.pie(x, 28, x + width, 48, 0, 180, fill)
    for x in (50,) if stalls == 1 else (32, 68):
        pen.disc(x, 76, 13, "coin", "coin_edge", 4)


def _small_market(pen: Pen) -> None:
    _market(pen, 1)


def _large_market(pen: Pen) -> None:
    _market(pen, 2)


def _hacienda(pen: Pen) -> None:
    """Draw a farmhouse between two trees."""
    for x in (15, 85):
        pen.line((x, 60), (x, 96), color="wood_dark", width=7)
        pen.disc(x, 48, 15, "leaf", "leaf_dark", 4)
    pen.shape((50, 20), (84, 52), (16, 52), fill="roof", line="ink", width=4)
    pen.box(26, 50, 74, 96, "sail", "ink", 4)
    pen.box(42, 66, 58, 96, "wood", "ink", 3)


def _construction_hut(pen: Pen) -> None:
    """Draw a hut of stone blocks, with a pick."""
    for row, y in enumerate((56, 76)):
        for x in range(8 - 14 * row, 92, 28):
            pen.box(max(8, x), y, min(92, x + 28), y + 20, "stone", "stone_dark", 4)
    pen.line((30, 62), (68, 14), color="wood_dark", width=9)
    pen.arc(24, 2, 108, 86, 195, 290, "ink", 9)


def _warehouse(pen: Pen, doors: int) -> None:
    """Draw a barn with barrels in its doors: one door if small, two if large."""
    pen.shape((50, 4), (84, 20), (98, 46), (2, 46), (16, 20), fill="roof", line="ink", width=4)
    pen.box(8, 44, 92, 97, "wood", "ink", 4)
    for x in (50,) if doors == 1 else (29, 71):
        pen.box(x - 17, 56, x + 17, 96, "sail", "ink", 3)
        pen.box(x - 10, 64, x + 10, 95, "tobacco", "wood_dark", 4, 5)


def _small_warehouse(pen: Pen) -> None:
    _warehouse(pen, 1)


def _large_warehouse(pen: Pen) -> None:
    _warehouse(pen, 2)


def _hospice(pen: Pen) -> None:
    """Draw a house with a heart."""
    roof(pen)
    pen.box(12, 44, 88, 96, "sail", "ink", 4)
    for x in (41, 59):
        pen.disc(x, 65, 10, "warn")
    pen.shape((31.5, 69), (68.5, 69), (50, 90), fill="warn")


def _office(pen: Pen) -> None:
    """Draw an account book with a quill."""
    pen.box(6, 36, 94, 94, "indigo", "ink", 4, 6)
    pen.box(12, 32, 50, 86, "sail", "ink", 3)
    pen.box(50, 32, 88, 86, "sail", "ink", 3)
    for y in (46, 58, 70):
        pen.line((18, y), (42, y), color="ink_soft", width=4)
    pen.shape((60, 66), (72, 20), (92, 2), (90, 30), (70, 60), fill="leaf", line="ink", width=3)
    pen.line((56, 78), (84, 18), color="ink", width=3)


def _factory(pen: Pen) -> None:
    """Draw a factory with a saw-tooth roof and smoke."""
    for x, y, radius in ((80, 6, 6), (90, 0, 8)):
        pen.disc(x, y + 4, radius, "stone")
    pen.box(70, 14, 86, 60, "roof", "ink", 4)
    pen.shape(
        (6, 96),
        (6, 34),
        (34, 52),
        (34, 34),
        (62, 52),
        (62, 40),
        (94, 58),
        (94, 96),
        fill="stone",
        line="ink",
    )
    for x in (16, 42, 68):
        pen.box(x, 68, x + 16, 84, "coin", "ink", 3)


def _university(pen: Pen) -> None:
    """Draw a scholar's cap."""
    pen.shape(
        (24, 48), (76, 48), (76, 76), (50, 86), (24, 76), fill="house_edge", line="ink", width=4
    )
    pen.shape((50, 14), (98, 40), (50, 64), (2, 40), fill="chip", line="ink", width=4)
    pen.line((50, 40), (88, 46), (88, 78), color="coin", width=5)
    pen.disc(88, 82, 7, "coin", "coin_edge", 3)


def _harbor(pen: Pen) -> None:
    """Draw an anchor over waves."""
    pen.put(art.captain, 14, 0, 72)
    for x in (2, 34, 66):
        pen.arc(x, 74, x + 32, 104, 200, 340, "indigo", 8)


def _wharf(pen: Pen) -> None:
    """Draw a ship on the slipway."""
    pen.line((4, 96), (96, 80), color="stone_dark", width=9)
    pen.put(art.sailing, 12, 2, 78)


def _guild_hall(pen: Pen) -> None:
    """Draw a gabled hall with three guild signs."""
    pen.shape(
        (50, 2),
        (66, 14),
        (66, 26),
        (84, 26),
        (84, 42),
        (96, 42),
        (96, 52),
        (4, 52),
        (4, 42),
        (16, 42),
        (16, 26),
        (34, 26),
        (34, 14),
        fill="roof",
        line="ink",
    )
    pen.box(8, 50, 92, 97, "sail", "ink", 4)
    for x, good in ((26, "indigo"), (50, "sugar"), (74, "tobacco")):
        pen.disc(x, 66, 9, good, "ink", 3)
    pen.box(40, 80, 60, 97, "wood", "ink", 3)


def _residence(pen: Pen) -> None:
    """Draw a mansion with columns."""
    roof(pen, 4, 38)
    pen.disc(50, 27, 7, "coin", "ink", 3)
    pen.box(6, 36, 94, 46, "sail", "ink", 4)
    for x in (10, 32, 56, 78):
        pen.box(x, 46, x + 12, 88, "sail", "ink", 4)
    pen.box(2, 86, 98, 97, "stone", "ink", 4)


def _fortress(pen: Pen) -> None:
    """Draw a keep between two towers."""
    pen.box(16, 50, 84, 96, "stone", "ink", 4)
    for x in (4, 66):
        pen.box(x, 28, x + 30, 97, "stone", "ink", 4)
        for notch in (0, 12, 24):
            pen.box(x - 2 + notch, 16, x + 8 + notch, 32, "stone", "ink", 4)
    pen.pie(38, 60, 62, 96, 180, 360, "ink")
    pen.box(38, 78, 62, 96, "ink")
    pen.line((50, 50), (50, 4), color="wood_dark", width=4)
    pen.shape((50, 2), (80, 11), (50, 21), fill="warn", line="ink", width=2)


def _customs_house(pen: Pen) -> None:
    """Draw a treasure chest of points."""
    pen.box(6, 20, 94, 60, "wood", "ink", 5, 20)
    pen.box(6, 48, 94, 94, "wood", "ink", 5, 4)
    for x in (18, 74):
        pen.box(x, 22, x + 8, 92, "wood_dark")
    pen.put(art.chip, 29, 33, 42)


def _city_hall(pen: Pen) -> None:
    """Draw a town hall with a clock tower."""
    pen.shape((50, 0), (68, 18), (32, 18), fill="roof", line="ink", width=4)
    pen.box(34, 16, 66, 96, "sail", "ink", 4)
    pen.disc(50, 34, 11, "coin", "ink", 3)
    pen.line((50, 27), (50, 34), (56, 34), color="ink", width=3)
    for x in (4, 66):
        pen.box(x, 52, x + 30, 96, "sail", "ink", 4)
        pen.box(x + 10, 62, x + 20, 78, "indigo", "ink", 3)
        pen.shape((x - 2, 54), (x + 15, 40), (x + 32, 54), fill="roof", line="ink", width=4)
    pen.box(42, 70, 58, 96, "wood", "ink", 3)


EMBLEMS: Mapping[str, Drawing] = {
    "small_market": _small_market,
    "hacienda": _hacienda,
    "construction_hut": _construction_hut,
    "small_warehouse": _small_warehouse,
    "hospice": _hospice,
    "office": _office,
    "large_market": _large_market,
    "large_warehouse": _large_warehouse,
    "factory": _factory,
    "university": _university,
    "harbor": _harbor,
    "wharf": _wharf,
    "guild_hall": _guild_hall,
    "residence": _residence,
    "fortress": _fortress,
    "customs_house": _customs_house,
    "city_hall": _city_hall,
}


def roof(pen: Pen, top: float = 8, low: float = 46, fill: Paint = "roof") -> None:
    """Draw a gable from `top` down to the eaves at `low`."""
    pen.shape((50, top), (98, low), (2, low), fill=fill, line="ink", width=4)


def workshop(pen: Pen, good: str, large: bool) -> None:
    """Draw a workshop with its crop in front; a large one has a chimney."""
    if large:
        pen.box(72, 0, 90, 44, "stone_dark", "ink", 4)
    roof(pen)
    pen.box(10, 44, 90, 97, good, "ink", 4)
    pen.disc(50, 70, 27, "sail", "ink", 3)
    pen.put(art.CROPS[good], 29, 48, 43)


def house(pen: Pen) -> None:
    """Draw a house with a door."""
    roof(pen)
    pen.box(12, 44, 88, 96, "sail", "ink", 4)
    pen.box(40, 62, 60, 96, "wood", "ink", 3)
