"""Drawings of Puerto Rico's things: crops, barrels, tiles, people, money, ships, role emblems.

Every drawing takes a `Pen` whose field is 100 wide; most are square.
"""

from __future__ import annotations

from itertools import product

from render.art.page import WIDTH
from render.art.shapes import around, star
from render.art.sprites import Paint, Pen

# --- crops


def corn(pen: Pen) -> None:
    """Draw a corncob between two leaves."""
    edge = pen.mix("corn", "wood_dark", 0.55)
    pen.oval(31, 6, 69, 86, "corn", edge, 4)
    for row in range(6):
        for column in (-1, 0, 1):
            pen.disc(50 + column * 11, 18 + row * 11.5, 3.4, edge)
    pen.shape((50, 98), (14, 66), (18, 34), (34, 58), fill="leaf", line="leaf_dark", width=3)
    pen.shape((50, 98), (86, 66), (82, 34), (66, 58), fill="leaf", line="leaf_dark", width=3)


def indigo(pen: Pen) -> None:
    """Draw an indigo flower."""
    pen.line((50, 50), (50, 98), color="leaf_dark", width=6)
    pen.shape((50, 92), (20, 84), (12, 66), (36, 72), fill="leaf", line="leaf_dark", width=3)
    pen.shape((50, 92), (80, 84), (88, 66), (64, 72), fill="leaf", line="leaf_dark", width=3)
    edge = pen.mix("indigo", "ink", 0.45)
    for x, y in around(50, 38, 21, 5):
        pen.disc(x, y, 16, "indigo", edge, 3)
    pen.disc(50, 38, 10, "corn", edge, 3)


def sugar(pen: Pen) -> None:
    """Draw three stalks of sugar cane."""
    edge = pen.mix("leaf_dark", "ink", 0.2)
    light = pen.mix("sugar", "leaf", 0.22)
    for x, top in ((26, 30), (50, 16), (74, 34)):
        for y in range(top, 92, 19):
            pen.box(x - 9, y, x + 9, min(y + 20, 98), light, edge, 3, 5)
    for x, top in ((26, 30), (50, 16), (74, 34)):
        pen.shape(
            (x, top + 6), (x - 22, top + 2), (x - 8, top - 12), fill="leaf", line=edge, width=2
        )
        pen.shape(
            (x, top + 6), (x + 22, top + 2), (x + 8, top - 14), fill="leaf", line=edge, width=2
        )


def tobacco(pen: Pen) -> None:
    """Draw a tobacco leaf."""
    edge = pen.mix("tobacco", "ink", 0.55)
    pen.shape(
        (50, 3), (68, 14), (83, 36), (84, 58), (68, 78),
        (50, 88), (32, 78), (16, 58), (17, 36), (32, 14),
        fill="tobacco", line=edge, width=4,
    )  # fmt: skip
    pen.line((50, 12), (50, 98), color=edge, width=5)
    for y in (32, 48, 64):
        pen.line((26, y - 10), (50, y + 4), (74, y - 10), color=edge, width=3)


def coffee(pen: Pen) -> None:
    """Draw two coffee beans."""
    light = pen.mix("coffee", "paper", 0.55)
    for x, y in ((5, 8), (35, 40)):
        pen.oval(x, y, x + 60, y + 50, "coffee", light, 3)
        pen.arc(x + 4, y + 2, x + 40, y + 28, 20, 130, light, 5)
        pen.arc(x + 22, y + 22, x + 58, y + 48, 200, 300, light, 5)


def quarry(pen: Pen) -> None:
    """Draw stacked stones."""
    stones = ((10, 66, 48, 94), (52, 66, 92, 94), (28, 38, 72, 64), (38, 12, 66, 36))
    for shade, (x, y, right, bottom) in zip((0.1, 0.0, 0.2, 0.35), stones, strict=True):
        pen.box(x, y, right, bottom, pen.mix("stone", "paper", shade), "stone_dark", 4, 6)


CROPS = {
    "corn": corn,
    "indigo": indigo,
    "sugar": sugar,
    "tobacco": tobacco,
    "coffee": coffee,
    "quarry": quarry,
}


# --- goods, tiles, people


def barrel(pen: Pen, good: str, letter: str) -> None:
    """Draw a barrel of a good, with the good's letter."""
    edge = pen.mix(good, "ink", 0.6)
    _staves(pen, good, edge, 4)
    for y in (17, 76):
        pen.line((14, y), (30, y + 5), (70, y + 5), (86, y), color=edge, width=6)
    if letter:
        pen.letter(letter, 50, 50, 70, f"on_{good}")


def no_barrel(pen: Pen, good: str, letter: str = "") -> None:
    """Draw the empty place of a good's barrel."""
    _staves(pen, pen.mix("ghost", good, 0.08), "ghost_line", 3)
    if letter:
        pen.letter(letter, 50, 50, 70, "ink_soft")


def marked_barrel(pen: Pen, good: str) -> None:
    """Draw a barrel too small for a letter: it shows its crop and has no hoops."""
    pen.box(13, 4, 87, 96, good, pen.mix(good, "ink", 0.6), 5, 16)
    pen.put(CROPS[good], 21, 19, 58)


def _staves(pen: Pen, fill: Paint, edge: Paint, width: float) -> None:
    pen.shape(
        (24, 5), (76, 5), (85, 25), (88, 50), (85, 75),
        (76, 95), (24, 95), (15, 75), (12, 50), (15, 25),
        fill=fill, line=edge, width=width,
    )  # fmt: skip


def circle(pen: Pen, manned: bool, noble: bool = False) -> None:
    """Draw the circle of a tile or building, empty or with a colonist or noble."""
    if noble:
        pen.disc(50, 50, 48, "sail", "noble", 6)
        pen.segment(2, 2, 98, 98, 32, 148, "noble")
        pen.put(noble_pawn, 6, 0, 88)
    elif manned:
        pen.disc(50, 50, 48, "sail", "pawn", 6)
        pen.segment(2, 2, 98, 98, 48, 132, "pawn")
        pawn(pen)
    else:
        pen.disc(50, 50, 46, pen.mix("sail", "empty", 0.55), "empty_edge", 6)


def free_circle(pen: Pen) -> None:
    """Draw a circle on which a colonist can be placed now."""
    pen.disc(50, 50, 48, "now", "ink", 5)
    pen.line((50, 26), (50, 74), color="on_now", width=10)
    pen.line((26, 50), (74, 50), color="on_now", width=10)


def pawn(pen: Pen, there: bool = True) -> None:
    """Draw a colonist as a round pawn, or the colonist's empty place."""
    fill = "pawn" if there else "ghost_line"
    pen.pie(20, 44, 80, 128, 180, 360, fill)
    pen.disc(50, 32, 20, fill)
    pen.disc(44, 26, 6, "pawn_light" if there else fill)


def noble_pawn(pen: Pen, there: bool = True) -> None:
    """Draw a noble as a pawn in a wide robe under a crown, or the noble's empty place."""
    fill = "noble" if there else "ghost_line"
    pen.disc(50, 50, 18, fill)
    pen.shape((38, 58), (62, 58), (92, 90), (8, 90), fill=fill)
    pen.put(crown, 14, 0, 72, there)


def crown(pen: Pen, bright: bool = True) -> None:
    """Draw a crown with three points."""
    fill, line = ("coin", "ink") if bright else ("ghost", "ghost_line")
    pen.shape(
        (12, 58), (4, 16), (29, 36), (50, 4), (71, 36), (96, 16), (88, 58),
        fill=fill, line=line, width=6,
    )  # fmt: skip


def fir(pen: Pen) -> None:
    """Draw a fir."""
    pen.box(44, 80, 56, 98, "wood_dark")
    for top, low, half in ((44, 84, 36), (24, 60, 29), (4, 36, 21)):
        pen.shape(
            (50, top), (50 + half, low), (50 - half, low), fill="leaf", line="leaf_dark", width=4
        )


_FINE = 2
"""Size of a pixel, in hundredths of the field's width, from which a single tree is drawn."""


def woods(pen: Pen) -> None:
    """Draw a forest tile on an island: trees (one on a narrow tile), and no circle."""
    _lot(pen, pen.mix("leaf_dark", "ink", 0.3), "ink", 3)
    side = min(80, pen.high - 12)
    for x, y in ((50, 0.3), (36, 0.5), (64, 0.7)) if pen.pixel < _FINE else ((50, 0.5),):
        pen.put(fir, x - side / 2, (pen.high - side) * y, side)


def _lot(pen: Pen, fill: Paint, edge: Paint, line: float) -> None:
    """Draw the background of a space; the line's width is in pixels."""
    unit = pen.pixel
    pen.box(0, 0, 100 - unit / 4, pen.high - unit / 4, fill, edge, line * unit, 7 * unit)


def tile(pen: Pen, kind: str) -> None:
    """Draw the background of a plantation or quarry on an island, in its crop's colour."""
    _lot(pen, kind, pen.mix(kind, "ink", 0.6), 3)


def open_tile(pen: Pen, kind: str, letter: str) -> None:
    """Draw a plantation on offer: large crop, letter, no colonist on it."""
    ground = pen.mix("land", kind, 0.32) if kind != "quarry" else pen.mix("quarry", "sand", 0.25)
    pen.box(0.5, 0.5, 99, 99, ground, pen.mix(ground, "ink", 0.6), 3, 10)
    if not letter:
        pen.put(CROPS[kind], 12, 12, 76)
    else:
        pen.put(CROPS[kind], 34, 4, 62)
        pen.disc(27, 72, 25, kind, pen.mix(kind, "ink", 0.6), 3)
        pen.letter(letter, 27, 72, 45, f"on_{kind}")


def tile_back(pen: Pen) -> None:
    """Draw a face-down plantation."""
    for shift in (10, 5, 0):
        pen.box(shift, shift, 89 + shift, 89 + shift, "leaf_dark", "ink", 3, 10)
    pen.box(12, 12, 77, 77, "leaf_dark", "leaf", 4, 8)
    star(pen, 45, 45, 24, 8, "leaf")


# --- money and points


def coin(pen: Pen) -> None:
    """Draw a doubloon."""
    pen.disc(50, 50, 48, "coin", "coin_edge", 6)


def doubloon(pen: Pen) -> None:
    """Draw a doubloon with an emblem, to be put next to a number."""
    coin(pen)
    star(pen, 50, 50, 26, 4, "coin_edge", 0.4)


def chip(pen: Pen, filled: bool = True) -> None:
    """Draw a victory point chip, eight-sided to differ from a coin even without colour."""
    pen.shape(*around(50, 50, 48, 8, 0.5), fill="chip_edge")
    pen.shape(*around(50, 50, 41, 8, 0.5), fill="chip" if filled else "paper_dim")
    star(pen, 50, 48, 27, 5, "on_chip" if filled else "chip")


def board_points(pen: Pen) -> None:
    """Draw a house with a star, the mark of points on a board."""
    pen.shape((50, 4), (98, 44), (2, 44), fill="chip_edge")
    pen.box(11, 42, 89, 96, "chip", "chip_edge", 6, 4)
    star(pen, 50, 68, 23, 5, "on_chip")


def price(pen: Pen, number: str) -> None:
    """Draw a doubloon with a number on it."""
    coin(pen)
    pen.letter(number, 50, 50, 72, "on_coin")


# --- ships


def hull(pen: Pen) -> None:
    """Draw the hull of a cargo ship, to which holds are added afterwards."""
    high = pen.high
    pen.shape(
        (0, high * 0.30), (6, high * 0.42), (94, high * 0.42),
        (100, high * 0.30), (93, high), (7, high),
        fill="wood", line="wood_dark", width=0.9,
    )  # fmt: skip
    pen.box(4, high * 0.42, 96, high * 0.5, "wood_dark")


def hold(pen: Pen, good: str) -> None:
    """Draw one hold of a ship with the barrel in it; `good` "" means empty."""
    pen.box(3, 3, 96, pen.high - 4, pen.mix("wood", "paper", 0.55), "wood_dark", 5, 14)
    if not good:
        return
    high, edge = pen.high, pen.mix(good, "ink", 0.6)
    top, low = 8, high - 8
    pen.shape(
        (24, top), (76, top), (90, high * 0.34), (90, high * 0.66),
        (76, low), (24, low), (10, high * 0.66), (10, high * 0.34),
        fill=good, line=edge, width=5,
    )  # fmt: skip
    for y in (high * 0.28, high * 0.72):
        pen.line((12, y), (88, y), color=edge, width=8)


def sailing(pen: Pen) -> None:
    """Draw a small ship under sail."""
    pen.line((50, 6), (50, 72), color="wood_dark", width=5)
    pen.shape((54, 8), (92, 60), (54, 62), fill="sail", line="wood_dark", width=3)
    pen.shape((46, 20), (46, 62), (14, 60), fill="sail", line="wood_dark", width=3)
    pen.shape((4, 68), (96, 68), (80, 94), (20, 94), fill="wood", line="wood_dark", width=4)


# --- marks of people and roles


def governor(pen: Pen) -> None:
    """Draw the governor's medal: a ribbon and a star."""
    pen.shape((30, 4), (70, 4), (60, 46), (40, 46), fill="warn")
    pen.shape((44, 4), (56, 4), (53, 46), (47, 46), fill="sail")
    pen.disc(50, 66, 31, "coin", "coin_edge", 6)
    star(pen, 50, 66, 20, 5, "coin_edge")


def settler(pen: Pen) -> None:
    """Draw a spade and a sprout."""
    pen.line((26, 8), (58, 56), color="wood", width=9)
    pen.line((16, 14), (36, 2), color="wood_dark", width=9)
    pen.shape((47, 60), (69, 46), (86, 88), (74, 94), fill="stone", line="stone_dark", width=4)
    pen.line((24, 96), (24, 62), color="leaf_dark", width=6)
    pen.shape((24, 74), (4, 62), (6, 46), (24, 62), fill="leaf", line="leaf_dark", width=3)
    pen.shape((24, 70), (46, 66), (48, 48), (30, 54), fill="leaf", line="leaf_dark", width=3)


def mayor(pen: Pen) -> None:
    """Draw three colonists."""
    for x, y, side in ((0, 14, 56), (44, 14, 56), (16, 18, 68)):
        pen.put(_person, x, y, side)


def _person(pen: Pen) -> None:
    pen.pie(8, 44, 92, 148, 180, 360, "sail")
    pen.disc(50, 32, 27, "sail")
    pawn(pen)


def builder(pen: Pen) -> None:
    """Draw a hammer over a wall."""
    for row, y in enumerate((62, 80)):
        for x in range(-18 + 18 * row, 100, 36):
            pen.box(max(2, x), y, min(98, x + 34), y + 16, "roof", "wood_dark", 3)
    pen.line((30, 60), (70, 22), color="wood", width=10)
    pen.shape((50, 8), (66, 0), (96, 30), (88, 46), fill="stone_dark", line="ink", width=3)


def craftsman(pen: Pen) -> None:
    """Draw a cog wheel."""
    for x, y in around(50, 50, 40, 8):
        pen.disc(x, y, 10, "stone_dark")
    pen.disc(50, 50, 37, "stone", "stone_dark", 7)
    pen.disc(50, 50, 15, "paper", "stone_dark", 7)


def trader(pen: Pen) -> None:
    """Draw a pair of scales."""
    pen.line((50, 8), (50, 88), color="wood_dark", width=7)
    pen.line((14, 24), (86, 24), color="wood_dark", width=7)
    pen.box(26, 86, 74, 96, "wood", "wood_dark", 3, 3)
    for x in (16, 84):
        pen.line((x, 24), (x - 14, 56), color="ink_soft", width=3)
        pen.line((x, 24), (x + 14, 56), color="ink_soft", width=3)
        pen.pie(x - 16, 40, x + 16, 74, 0, 180, "coin_edge")
    pen.disc(16, 50, 10, "coin", "coin_edge", 3)
    pen.box(76, 42, 92, 56, "indigo", "ink", 3, 3)


def captain(pen: Pen) -> None:
    """Draw an anchor."""
    pen.disc(50, 16, 12, "paper", "ink", 8)
    pen.line((50, 26), (50, 92), color="ink", width=10)
    pen.line((28, 40), (72, 40), color="ink", width=9)
    pen.arc(12, 20, 88, 94, 20, 160, "ink", 10)
    pen.shape((4, 68), (12, 46), (28, 66), fill="ink")
    pen.shape((96, 68), (88, 46), (72, 66), fill="ink")


def prospector(pen: Pen) -> None:
    """Draw a pick over gold."""
    pen.line((12, 86), (58, 24), color="wood", width=10)
    pen.arc(4, -2, 116, 104, 205, 300, "stone_dark", 12)
    for x, y, radius in ((54, 84, 13), (80, 82, 15), (68, 64, 12)):
        pen.disc(x, y, radius, "coin", "coin_edge", 4)


ROLES = {
    "settler": settler,
    "mayor": mayor,
    "builder": builder,
    "craftsman": craftsman,
    "trader": trader,
    "captain": captain,
    "prospector": prospector,
    "prospector_1": prospector,
    "prospector_2": prospector,
}


def tick(pen: Pen) -> None:
    """Draw a tick, the sign of something chosen."""
    pen.disc(50, 50, 48, "leaf_dark", "ink", 4)
    pen.line((24, 52), (44, 72), (78, 30), color="sail", width=13)


def stall(pen: Pen) -> None:
    """Draw a stall of the trading house."""
    pen.box(8, 34, 92, 98, "ghost", "wood_dark", 3, 3)
    for index in range(6):
        x = 2 + index * 16
        pen.box(x, 4, x + 16, 28, "roof" if index % 2 else "sail")
        pen.pie(x, 18, x + 16, 40, 0, 180, "roof" if index % 2 else "sail")
    pen.line((2, 4), (98, 4), color="wood_dark", width=4)


# --- the ground

_PLANK, _FRAME = 76, 6


def planks(pen: Pen) -> None:
    """Draw the background: a table of planks, with a frame of darker wood."""
    width, height = WIDTH, round(pen.high)
    pen.box(0, 0, width, height, "table")
    for row, y in enumerate(range(0, height, _PLANK)):
        for down in (16, 34, 58):
            pen.line((0, y + down), (width, y + down), color="table_wave", width=2)
        pen.line((0, y), (width, y), color="table_edge", width=3)
        if 0 < y < height - 2 * _PLANK:
            _joint(pen, 180 + 430 * row % 800, y)
    for left, top, right, bottom in (
        *((0, 0, width, _FRAME), (0, height - _FRAME, width, height)),
        *((0, 0, _FRAME, height), (width - _FRAME, 0, width, height)),
    ):
        pen.box(left, top, right, bottom, "table_edge")


def _joint(pen: Pen, x: float, y: float) -> None:
    """Draw where two planks meet, with nails unless they would be behind text."""
    pen.line((x, y), (x, y + _PLANK), color="table_edge", width=3)
    for left, down in product((x - 12, x + 12), (12, _PLANK - 12)):
        pen.disc(left, y + down, 3, "table_edge")


# --- the cover


def cover(pen: Pen) -> None:
    """Draw the game's cover: plantations, a harbour town, a ship, barrels on the quay."""
    pen.box(0, 0, 1100, 400, "great")
    pen.disc(902, 96, 52, "coin", "coin_edge", 4)
    pen.box(540, 196, 1100, 400, "indigo")
    for x, y in ((700, 226), (838, 250), (1010, 222), (950, 292), (780, 286), (1040, 330)):
        pen.arc(x, y, x + 56, y + 24, 200, 340, pen.mix("indigo", "sail", 0.35), 5)
    _hills(pen)
    for x, wide, high, wall, top in _TOWN:
        _town_house(pen, x, wide, high, wall, top)
    pen.put(sailing, 796, 60, 208)
    _fields(pen)
    pen.shape((560, 400), (640, 318), (1100, 318), (1100, 400), fill="wood")
    for y in (345, 372):
        pen.line((600, y), (1100, y), color="wood_dark", width=4)
    pen.line((560, 400), (640, 318), (1100, 318), color="wood_dark", width=6)
    for number, good in enumerate(("coffee", "tobacco", "sugar", "indigo", "corn")):
        pen.put(_cask, 624 + 92 * number, 262, 124, good)
    _board(pen, 28, 24, 566, 136)


_TOWN = (
    (590, 46, 88, "city", "roof"),
    (546, 50, 50, "sail", "roof"),
    (634, 70, 56, "sail", "roof"),
    (704, 40, 72, "house", "roof"),
    (744, 56, 48, "sand", "roof"),
)
"""Houses of the town: left edge, width and height of the wall, colours of wall and roof."""


def _cask(pen: Pen, good: str) -> None:
    """Draw a barrel of a good with its crop on it."""
    barrel(pen, good, "")
    pen.put(CROPS[good], 26, 25, 48)


def _hills(pen: Pen) -> None:
    """Draw the hills behind the town, and the land on which the town stands."""
    pen.oval(-160, 96, 470, 420, "leaf_dark")
    pen.oval(250, 128, 760, 420, "leaf")
    pen.shape(
        (0, 190), (300, 196), (560, 206), (800, 212), (760, 244), (700, 262), (660, 306),
        (620, 340), (560, 400), (0, 400), fill="land",
    )  # fmt: skip
    pen.line((800, 212), (760, 244), (700, 262), (660, 306), (620, 340), color="sand", width=14)


def _town_house(pen: Pen, x: float, wide: float, high: float, wall: Paint, top: Paint) -> None:
    """Draw a town house with a gable, a door and windows."""
    foot, edge = 232, "wood_dark"
    right, eaves = x + wide, foot - high
    pen.box(x, eaves, right, foot, wall, edge, 4)
    middle = (x + right) / 2
    pen.shape((x - 7, eaves), (middle, eaves - 30), (right + 7, eaves), fill=top, line=edge)
    pen.box(middle - 8, foot - 28, middle + 8, foot, edge)
    for left in (x + 9, right - 21):
        for y in range(int(eaves) + 10, foot - 34, 28):
            pen.box(left, y, left + 12, y + 15, "table")


def _fields(pen: Pen) -> None:
    """Draw three fields in front of the town, each with rows of a crop."""
    for number, (key, ground) in enumerate(
        (("corn", "soil"), ("indigo", "leaf_dark"), ("sugar", "soil"))
    ):
        left = 10 + 186 * number
        lean = 24
        pen.shape(
            (left + lean, 246), (left + 176 + lean, 246), (left + 176, 392), (left, 392),
            fill=ground, line="wood_dark", width=4,
        )  # fmt: skip
        for row, y in enumerate((244, 312)):
            for column in range(3):
                pen.put(CROPS[key], left + 24 - 12 * row + 54 * column, y, 60)


def _board(pen: Pen, x: float, y: float, right: float, bottom: float) -> None:
    """Draw a wooden board on two posts, for the name of the game."""
    for post in (x + 60, right - 76):
        pen.box(post, y, post + 16, bottom + 74, "wood_dark")
    pen.box(x, y, right, bottom, "wood_dark", "ink", 5, 14)
    pen.box(x + 12, y + 12, right - 12, bottom - 12, "wood_dark", "wood", 4, 8)
