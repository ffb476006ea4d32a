"""Drawings of Amerigo's things: cubes, goods, tiles, posts, ships and things on the map.

Every drawing takes a `Pen` whose field is 100 wide; most are square.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from render.art.page import WIDTH
from render.art.shapes import around, emblem, star
from render.art.sprites import Drawing, Paint, Pen, waves

# --- the seven actions, each in a colour that is visible on its cube


def sail(pen: Pen, ink: Paint = "ink") -> None:
    """Draw a ship under sail, the emblem of sailing."""
    pen.line((50, 6), (50, 70), color=ink, width=8)
    pen.shape((56, 10), (92, 60), (56, 60), fill=ink)
    pen.shape((44, 20), (44, 60), (14, 60), fill=ink)
    pen.shape((4, 70), (96, 70), (80, 94), (20, 94), fill=ink)


def load(pen: Pen, ink: Paint = "ink") -> None:
    """Draw a cannon on its wheel, the emblem of loading cannons."""
    pen.shape((4, 34), (14, 20), (97, 34), (97, 54), (16, 60), fill=ink)
    pen.disc(36, 72, 24, ink)


def plan(pen: Pen, ink: Paint = "ink") -> None:
    """Draw a tile of three cells, the emblem of planning."""
    pen.box(8, 6, 50, 48, ink, radius=6)
    pen.box(8, 52, 50, 94, ink, radius=6)
    pen.box(54, 52, 96, 94, ink, radius=6)


def progress(pen: Pen, ink: Paint = "ink") -> None:
    """Draw rising steps, the emblem of progress."""
    pen.shape(
        (4, 96), (4, 70), (34, 70), (34, 44), (62, 44), (62, 18), (96, 18), (96, 96), fill=ink
    )


def build(pen: Pen, ink: Paint = "ink") -> None:
    """Draw a house, the emblem of building."""
    pen.shape((50, 4), (98, 50), (2, 50), fill=ink)
    pen.box(16, 52, 84, 96, ink)


def buy(pen: Pen, ink: Paint = "ink") -> None:
    """Draw a crate with its bands, the emblem of buying goods."""
    pen.shape((4, 30), (50, 6), (96, 30), (50, 54), fill=ink)
    pen.shape((4, 40), (46, 62), (46, 97), (4, 75), fill=ink)
    pen.shape((96, 40), (54, 62), (54, 97), (96, 75), fill=ink)


def order(pen: Pen, ink: Paint = "ink") -> None:
    """Draw a crown, the emblem of the player order."""
    pen.shape((12, 90), (4, 24), (29, 52), (50, 8), (71, 52), (96, 24), (88, 90), fill=ink)


ACTIONS: Mapping[str, Drawing] = {
    "blue": sail,
    "black": load,
    "red": plan,
    "brown": progress,
    "green": build,
    "yellow": buy,
    "white": order,
}
"""Emblems of the actions by colour, in the order of the rondel."""


def cube(pen: Pen, color: str) -> None:
    """Draw a cube with the emblem of its action, which identifies it without its colour."""
    edge = pen.mix(color, "ink", 0.7)
    pen.box(1, 1, 98, 98, "sail", radius=17)
    pen.box(4, 4, 95, 95, color, edge, 4, 14)
    pen.put(ACTIONS[color], 20, 20, 60, f"on_{color}")


def no_cube(pen: Pen, color: str) -> None:
    """Draw the empty place of a cube."""
    pen.box(3, 3, 96, 96, "ghost", "ghost_line", 4, 16)
    pen.put(ACTIONS[color], 22, 22, 56, "ghost_line")


# --- goods


def token(pen: Pen, good: str) -> None:
    """Draw a goods token: a crate with the good on it."""
    pen.box(1, 1, 98, 98, "sail", pen.mix(good, "ink", 0.75), 9, 10)
    pen.put(GOODS[good], 17, 16, 66)


def resource(pen: Pen, good: str) -> None:
    """Draw a resource: the same crop as on goods tokens, but filling the field."""
    GOODS[good](pen)


def cotton(pen: Pen) -> None:
    """Draw an open cotton boll."""
    pen.shape((50, 98), (22, 62), (78, 62), fill="leaf_dark", line="ink", width=4)
    for x, y in ((32, 46), (68, 46), (50, 28), (50, 58)):
        pen.disc(x, y, 23, "cotton", "ink", 4)
    pen.disc(50, 44, 18, "cotton")


def tobacco(pen: Pen) -> None:
    """Draw a tobacco leaf."""
    pen.shape(
        (50, 2), (82, 30), (80, 62), (50, 90), (20, 62), (18, 30),
        fill="tobacco", line="ink", width=5,
    )  # fmt: skip
    pen.line((50, 14), (50, 99), color="ink", width=5)
    for y in (36, 56):
        pen.line((30, y - 10), (50, y + 6), (70, y - 10), color="ink", width=4)


def sugar(pen: Pen) -> None:
    """Draw three sugar canes."""
    for x in (16, 42, 68):
        pen.box(x, 6, x + 18, 96, "sugar", "ink", 4, 8)
        for y in (34, 64):
            pen.line((x + 2, y), (x + 16, y), color="ink", width=4)


def coconut(pen: Pen) -> None:
    """Draw a coconut with its three eyes."""
    pen.disc(50, 52, 44, "coconut", "ink", 5)
    for x, y in ((38, 40), (62, 40), (50, 60)):
        pen.disc(x, y, 7, "ink")


def coffee(pen: Pen) -> None:
    """Draw a coffee bean."""
    pen.oval(12, 4, 88, 96, "coffee", "ink", 5)
    pen.line((56, 8), (42, 36), (58, 62), (46, 92), color="tobacco", width=6)


GOODS: Mapping[str, Drawing] = {
    "cotton": cotton,
    "tobacco": tobacco,
    "sugar": sugar,
    "coconut": coconut,
    "coffee": coffee,
}

# --- players' things


def post(pen: Pen, seat: int) -> None:
    """Draw a player's post: a house in their colour with their shape, and with a light rim."""
    fill = f"seat_{seat}"
    for rim, paint in ((0, "sail"), (5, pen.mix(fill, "ink", 0.8)), (11, pen.color(fill))):
        pen.shape((50, rim), (100 - rim, 52 - rim / 2), (rim, 52 - rim / 2), fill=paint)
        pen.box(10 + rim, 40, 90 - rim, 99 - rim, paint)
    emblem(pen, seat, 50, 60, 25, f"on_{fill}")


def disc(pen: Pen, seat: int) -> None:
    """Draw a player's disc, with their shape, as it is on a track."""
    pen.oval(2, 12, 98, 98, pen.mix(f"seat_{seat}", "ink", 0.6))
    pen.oval(2, 2, 98, 84, f"seat_{seat}", pen.mix(f"seat_{seat}", "ink", 0.75), 5)
    emblem(pen, seat, 50, 43, 27, f"on_seat_{seat}")


def ship(pen: Pen, seat: int, number: int) -> None:
    """Draw a ship with as many sails as its number, in its owner's colour and with their shape."""
    high, fill = pen.high, f"seat_{seat}"
    deck = high * 0.72
    hull = ((1, deck), (99, deck), (84, high - 1), (16, high - 1))
    pen.shape(*hull, fill="wood", line="sail", width=5)
    wide = 62 if number == 1 else 45
    for left in (19,) if number == 1 else (4, 51):
        right = left + wide
        pen.box(left, 0, right, deck + 1, "sail", radius=8)
        pen.box(left + 3, 3, right - 3, deck - 2, fill, pen.mix(fill, "ink", 0.8), 4, 6)
        emblem(pen, seat, left + wide / 2, deck / 2 + 2, min(wide, deck) * 0.3, f"on_{fill}")


Cells = Sequence[tuple[int, int]]
"""Cells of a tile as (row, column), counted from the tile's upper left corner."""


def village(pen: Pen, cells: tuple[tuple[int, int], ...], seat: int) -> None:
    """Draw a village tile: its outline, the owner's colour, roofs, and the shape on one cell.

    The field is as wide as the tile has columns; `cells` are (row, column) from 0, 0.
    """
    side, fill = _side(cells), f"seat_{seat}"
    at = _middle(cells)
    _fill(pen, cells, side, fill, pen.mix(fill, "ink", 0.8))
    for row, col in set(cells) - {at}:
        x, y, eave, ridge = (col + 0.5) * side, (row + 0.5) * side, side * 0.26, side * 0.2
        roof = ((x - eave, y + ridge), (x, y - ridge), (x + eave, y + ridge))
        pen.line(*roof, color=pen.mix(fill, f"on_{fill}", 0.5), width=side * 0.12)
    x, y = (at[1] + 0.5) * side, (at[0] + 0.5) * side
    emblem(pen, seat, x, y, side * 0.34, f"on_{fill}")


def neutral(pen: Pen, cells: tuple[tuple[int, int], ...]) -> None:
    """Draw a neutral tile: its outline, grey and hatched."""
    side = _side(cells)
    _fill(pen, cells, side, "neutral", "ink")
    for row, col in cells:
        x, y = col * side, row * side
        for share in (0.3, 0.7):
            pen.line((x + side * 0.12, y + side * share + side * 0.16),
                     (x + side * 0.88, y + side * share - side * 0.16),
                     color="neutral_line", width=side * 0.09)  # fmt: skip


def outline(pen: Pen, cells: tuple[tuple[int, int], ...], fill: Paint) -> None:
    """Draw a tile too small to have anything on it."""
    side = _side(cells)
    _fill(pen, cells, side, "ink", "ink")
    thin = 2 * pen.pixel
    for row, col in cells:
        x, y = col * side, row * side
        pen.box(x + thin, y + thin, x + side - thin, y + side - thin, fill)


def _side(cells: Cells) -> float:
    """Return the width of a tile's cell in the drawing's field."""
    return 100 / (1 + max(col for _, col in cells))


def _middle(cells: Cells) -> tuple[int, int]:
    """Return the cell nearest to the centre of a tile."""
    rows = sum(row for row, _ in cells) / len(cells)
    cols = sum(col for _, col in cells) / len(cells)
    return min(cells, key=lambda one: (one[0] - rows) ** 2 + (one[1] - cols) ** 2)


def _fill(pen: Pen, cells: Cells, side: float, fill: Paint, line: Paint) -> None:
    """Draw the cells as one shape with an outline around it."""
    thick, there = side * 0.11, set(cells)
    for row, col in cells:
        pen.box(col * side, row * side, (col + 1) * side, (row + 1) * side, line)
    for row, col in cells:
        left = 0 if (row, col - 1) in there else thick
        right = 0 if (row, col + 1) in there else thick
        top = 0 if (row - 1, col) in there else thick
        bottom = 0 if (row + 1, col) in there else thick
        pen.box(
            col * side + left, row * side + top,
            (col + 1) * side - right, (row + 1) * side - bottom, fill,
        )  # fmt: skip


# --- things on the map and next to it


def tick(pen: Pen) -> None:
    """Draw a tick, the sign of a complete island."""
    pen.line((8, 54), (38, 86), (92, 14), color="sail", width=22)


def land(pen: Pen, wet: tuple[bool, ...]) -> None:
    """Draw a land cell with its beach.

    `wet` marks the sides with sea: up, right, down, left, then the corners clockwise from the upper
    right one.
    """
    up, right, down, left, *corners = wet
    _rounded(pen, (up, right, down, left), 0, "sand")
    rim = 14
    area = (rim * left, rim * up, 100 - rim * right, 100 - rim * down)
    _rounded(pen, (up, right, down, left), rim, "land")
    for wet_corner, first, second, x, y in (
        (corners[0], up, right, 100, 0),
        (corners[1], right, down, 100, 100),
        (corners[2], down, left, 0, 100),
        (corners[3], left, up, 0, 0),
    ):
        if wet_corner and not first and not second:
            pen.disc(x, y, rim, "sand")
    if not right:
        pen.line((100 - pen.pixel / 2, area[1]), (100 - pen.pixel / 2, area[3]),
                 color="land_line", width=pen.pixel)  # fmt: skip
    if not down:
        pen.line((area[0], 100 - pen.pixel / 2), (area[2], 100 - pen.pixel / 2),
                 color="land_line", width=pen.pixel)  # fmt: skip


def _rounded(pen: Pen, wet: tuple[bool, ...], rim: float, fill: Paint) -> None:
    """Draw a square inset by `rim` at sea sides, and rounded between two of them."""
    up, right, down, left = wet
    area = (rim * left, rim * up, 100 - rim * right, 100 - rim * down)
    pen.box(*area, fill, radius=30 - rim)
    middle_x, middle_y = (area[0] + area[2]) / 2, (area[1] + area[3]) / 2
    for round_off, box in (
        (up and left, (area[0], area[1], middle_x, middle_y)),
        (up and right, (middle_x, area[1], area[2], middle_y)),
        (down and right, (middle_x, middle_y, area[2], area[3])),
        (down and left, (area[0], middle_y, middle_x, area[3])),
    ):
        if not round_off:
            pen.box(*box, fill)


def hill(pen: Pen) -> None:
    """Draw two hills, little darker than the land, for an empty cell."""
    dark = pen.mix("land", "land_line", 0.8)
    pen.shape((18, 80), (46, 34), (74, 80), fill=dark)
    pen.shape((50, 80), (70, 50), (90, 80), fill="land_line")


def palm(pen: Pen) -> None:
    """Draw a palm, little darker than the land, for an empty cell."""
    dark = pen.mix("land", "land_line", 0.8)
    pen.line((48, 84), (54, 42), color=dark, width=9)
    for x, y in ((20, 52), (28, 28), (54, 18), (80, 30), (86, 54)):
        pen.line((54, 42), (x, y), color="land_line", width=12)


def anchor(pen: Pen) -> None:
    """Draw an anchor that is light, to be visible on the sea."""
    ink: Paint = "on_table"
    pen.disc(50, 16, 11, "shallow", ink, 8)
    pen.line((50, 26), (50, 90), color=ink, width=11)
    pen.line((28, 38), (72, 38), color=ink, width=10)
    pen.arc(12, 14, 88, 92, 20, 160, ink, 11)
    pen.shape((2, 68), (12, 42), (30, 64), fill=ink)
    pen.shape((98, 68), (88, 42), (70, 64), fill=ink)


def free_post(pen: Pen) -> None:
    """Draw an empty ring, the sign of a free post cell."""
    pen.disc(50, 50, 42, "sail", "ink", 9)
    pen.disc(50, 50, 12, "ink")


def chest(pen: Pen) -> None:
    """Draw a treasure chest."""
    pen.box(4, 14, 96, 60, "wood", "ink", 6, 26)
    pen.box(4, 42, 96, 90, "wood", "ink", 6, 4)
    for x in (16, 74):
        pen.box(x, 16, x + 10, 88, "coin_edge")
    pen.box(38, 38, 62, 64, "coin", "ink", 5, 4)


def gold(pen: Pen) -> None:
    """Draw a piece of gold."""
    pen.disc(50, 50, 47, "coin", "coin_edge", 7)
    pen.disc(50, 50, 32, "coin", "coin_edge", 4)
    star(pen, 50, 51, 24, 5, "coin_edge")


def points(pen: Pen) -> None:
    """Draw a laurel's star, the mark of victory points."""
    pen.disc(50, 50, 48, "chip", "chip_edge", 5)
    star(pen, 50, 49, 36, 5, "coin")


def cannon(pen: Pen) -> None:
    """Draw a cannon."""
    pen.put(load, 0, 0, 100, "ink")
    pen.disc(36, 72, 11, "wood")


def pirate(pen: Pen) -> None:
    """Draw the pirates' flag: a skull and crossed bones."""
    pen.box(1, 1, 98, 98, "pirate", "ink", 4, 12)
    for turn in (1, -1):
        pen.line((50 - 34 * turn, 62), (50 + 34 * turn, 90), color="sail", width=10)
    pen.disc(50, 40, 26, "sail")
    pen.box(36, 54, 64, 74, "sail", radius=5)
    for x in (40, 60):
        pen.disc(x, 42, 8, "pirate")
    pen.line((50, 60), (50, 74), color="pirate", width=4)


def hidden_pirate(pen: Pen) -> None:
    """Draw a face-down pirate token."""
    pen.box(1, 1, 98, 98, "pirate", "ink", 4, 12)
    pen.box(16, 16, 83, 83, "pirate", "stone_dark", 6, 8)


def time(pen: Pen, value: str) -> None:
    """Draw a time token with its value: the disc of a sundial."""
    for x, y in around(50, 50, 44, 12):
        pen.disc(x, y, 8, "coin_edge")
    pen.disc(50, 50, 42, "coin", "coin_edge", 5)
    pen.letter(value, 50, 51, 74, "on_coin")


def crown(pen: Pen) -> None:
    """Draw the crown of the first player."""
    pen.put(order, 0, 0, 100, "ink")


# --- the ground


def lagoon(pen: Pen) -> None:
    """Draw the background: shallow sea with waves, and a beach around it."""
    width, height = WIDTH, round(pen.high)
    pen.box(0, 0, width, height, pen.mix("sand_dark", "soil", 0.5))
    pen.box(3, 3, width - 3, height - 3, "table", radius=28)
    waves(pen)


# --- the cover


def cover(pen: Pen) -> None:
    """Draw the game's cover: islands with villages and posts, and ships between them."""
    pen.box(0, 0, 1100, 400, "changed")
    for x, y in ((40, 60), (150, 110), (80, 148), (470, 250), (560, 330), (690, 290), (826, 110)):
        pen.arc(x, y, x + 60, y + 26, 200, 340, pen.mix("changed", "sail", 0.3), 5)
    for x, y, rows in _ISLES:
        _isle(pen, x, y, rows)
    for x, y, seat in ((56, 194, 0), (878, 196, 2)):
        pen.put(village, x, y, 2 * _CELL, _BLOCK, seat)
    for drawing, left, top, side in _GROWING:
        pen.put(drawing, left, top, side)
    for x, y, seat in ((176, 256, 0), (316, 306, 3), (998, 318, 2), (726, 330, 1)):
        pen.put(post, x, y, 54, seat)
    for x, y, seat, sails in _FLEET:
        pen.put(ship, x, y, 100, seat, sails)
    for number, color in enumerate(ACTIONS):
        pen.put(cube, 836 + 36 * number, 24, 33, color)


_FLEET = ((322, 172, 3, 2), (478, 176, 0, 1), (640, 172, 2, 2), (590, 284, 1, 1))
"""Ships on the cover: x and y of the upper left corner, seat, and number."""
_BLOCK = ((0, 0), (0, 1), (1, 0), (1, 1))
_CELL = 58
_ISLES: Sequence[tuple[int, int, Sequence[str]]] = (
    (56, 194, ("##.", "###", "###")),
    (312, 302, ("####", "####")),
    (724, 328, ("##", "##")),
    (878, 138, (".##", "###", "####", "####", "####")),
)
"""Islands on the cover: x and y of the upper left corner, and rows in which "#" is land."""


def _isle(pen: Pen, x: float, y: float, rows: Sequence[str]) -> None:
    """Draw an island in a ring of shallow water."""
    cells = {(n, col) for n, row in enumerate(rows) for col, one in enumerate(row) if one == "#"}
    for rim, paint in ((18, pen.mix("changed", "sail", 0.3)), (8, pen.color("sail"))):
        for row, col in cells:
            left, top = x + col * _CELL - rim, y + row * _CELL - rim
            side = _CELL + 2 * rim
            pen.box(left, top, left + side, top + side, paint, radius=rim)
    for row, col in cells:
        sides = tuple((row + down, col + right) not in cells for down, right in _AROUND)
        pen.put(land, x + col * _CELL, y + row * _CELL, _CELL, sides)


_AROUND = ((-1, 0), (0, 1), (1, 0), (0, -1), (-1, 1), (1, 1), (1, -1), (-1, -1))


def _tree(pen: Pen) -> None:
    """Draw a palm in its own colours."""
    pen.line((44, 98), (54, 42), color="wood_dark", width=10)
    for x, y in ((14, 54), (22, 24), (54, 10), (86, 26), (94, 58)):
        pen.line((54, 42), (x, y), color="leaf_dark", width=15)


_GROWING: Sequence[tuple[Drawing, float, float, float]] = (
    (_tree, 52, 306, 62), (tobacco, 124, 320, 42), (_tree, 372, 292, 70), (cotton, 440, 308, 46),
    (_tree, 486, 296, 66), (coffee, 790, 336, 40), (_tree, 930, 118, 76), (coconut, 1004, 202, 44),
    (_tree, 1050, 246, 62), (sugar, 890, 318, 42), (_tree, 936, 308, 60),
)  # fmt: skip
"""Plants on the cover's islands: the drawing, its left and top edge, and its side, in px."""
