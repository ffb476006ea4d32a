"""Drawings of Magister Navis's things: symbols, tokens, buildings, marks of the map.

Every drawing takes a `Pen` whose field is 100 wide; most are square.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import cos, pi, sin

from bot.games.magister_navis.data import TOKENS
from render.art import shapes
from render.art.shapes import around, star
from render.art.sprites import Drawing, Pen, Point
from render.magister_navis.art.atlas import lands

# --- the five symbols


def industry(pen: Pen) -> None:
    """Draw a hammer."""
    pen.line((30, 94), (58, 40), color="wood_dark", width=17)
    pen.line((31, 92), (58, 40), color="wood", width=9)
    pen.shape(
        (22, 22), (34, 4), (92, 36), (84, 54), (66, 46), (60, 52),
        fill="stone", line="ink", width=6,
    )  # fmt: skip


def culture(pen: Pen) -> None:
    """Draw a lyre."""
    for x in (38, 50, 62):
        pen.line((x, 16), (x, 78), color="ink", width=4)
    pen.arc(14, -34, 46, 76, 10, 100, "noble", 10)
    pen.arc(54, -34, 86, 76, 80, 170, "noble", 10)
    pen.line((22, 18), (78, 18), color="noble", width=10)
    pen.box(26, 68, 74, 96, "noble", "ink", 4, 12)


def politics(pen: Pen) -> None:
    """Draw a scroll with a seal."""
    pen.box(22, 12, 78, 88, "sail", "ink", 5)
    for y in (32, 46, 60):
        pen.line((33, y), (67, y), color="ink_soft", width=5)
    pen.box(12, 4, 88, 22, "sand", "ink", 5, 9)
    pen.box(12, 78, 88, 96, "sand", "ink", 5, 9)
    pen.disc(70, 68, 15, "warn", "ink", 4)


def glory(pen: Pen) -> None:
    """Draw a glory star on its round background."""
    pen.disc(50, 50, 48, "chip", "chip_edge", 5)
    star(pen, 50, 49, 36, 5, "coin")


# --- the five actions


def attack(pen: Pen) -> None:
    """Draw two crossed swords."""
    for turn in (1, -1):
        points = [(50 - 38 * turn, 6), (50 + 22 * turn, 70)]
        pen.line(*points, color="ink", width=17)
        pen.line(*points, color="stone", width=8)
        pen.line((50 + 8 * turn, 80), (50 + 34 * turn, 56), color="ink", width=10)
        pen.line((50 + 24 * turn, 72), (50 + 42 * turn, 92), color="ink", width=13)


def draw(pen: Pen) -> None:
    """Draw a card being taken."""
    pen.box(8, 4, 60, 78, "sail", "ink", 5, 8)
    pen.disc(34, 28, 11, "coin", "ink", 4)
    pen.line((18, 54), (50, 54), color="ink_soft", width=6)
    pen.line((70, 30), (70, 70), color="ink", width=13)
    pen.shape((44, 64), (96, 64), (70, 97), fill="ink")


def pay(pen: Pen) -> None:
    """Draw a disc being returned."""
    pen.disc(66, 66, 30, "coin", "ink", 5)
    pen.arc(8, 12, 82, 88, 150, 320, "ink", 12)
    pen.shape((1, 40), (36, 44), (12, 72), fill="ink")


SYMBOLS: Mapping[str, Drawing] = {
    "industry": industry,
    "culture": culture,
    "finance": shapes.coins,
    "politics": politics,
    "glory": glory,
}
ACTIONS: Mapping[str, Drawing] = {
    "ship": shapes.ship,
    "occupy": shapes.flag,
    "attack": attack,
    "draw": draw,
    "pay": pay,
}


def token(pen: Pen, kind: str) -> None:
    """Draw a trade token: a square tile, light with a symbol or darker with its actions."""
    actions = TOKENS[kind].actions
    pen.box(1, 1, 98, 98, "sand" if actions else "sail", "ink", 6, 16)
    if not actions:
        pen.put(SYMBOLS[kind], 14, 14, 72)
    elif len(actions) == 1:
        pen.put(ACTIONS[actions[0]], 15, 15, 70)
    else:
        pen.line((20, 92), (92, 20), color="sand_dark", width=5)
        for action, at in zip(actions, (6, 44), strict=True):
            pen.put(ACTIONS[action], at, at, 50)


# --- owners and places


def link(pen: Pen, seat: int) -> None:
    """Draw a connection owner's mark: a square with the owner's colour and shape."""
    pen.box(0, 0, 99, 99, "sail", radius=18)
    pen.box(6, 6, 93, 93, f"seat_{seat}", pen.mix(f"seat_{seat}", "ink", 0.75), 6, 12)
    shapes.emblem(pen, seat, 50, 50, 27, f"on_seat_{seat}")


def crossing(pen: Pen) -> None:
    """Draw the empty place of a connection's token."""
    pen.disc(50, 50, 26, "table_edge", "on_table_soft", 14)


def house(pen: Pen) -> None:
    """Draw a building, with room for its level."""
    pen.box(8, 22, 92, 98, "sail", "ink", 5)
    pen.shape((50, 0), (99, 24), (1, 24), fill="roof", line="ink", width=5)


def roof(pen: Pen, level: str) -> None:
    """Draw a house with the level of a building."""
    house(pen)
    pen.letter(level, 50, 61, 70, "ink")


def roof_sign(pen: Pen) -> None:
    """Draw a house, the sign of the phase in which all players build."""
    roof(pen, "+")


def circle(pen: Pen) -> None:
    """Draw the free circle of a building."""
    pen.disc(50, 50, 46, "sail", "empty_edge", 7)
    pen.disc(50, 50, 9, "empty_edge")


def pile(pen: Pen) -> None:
    """Draw a pile of discs, the sign of the supply."""
    for y in (66, 46, 26):
        pen.oval(8, y - 20, 92, y + 26, "stone", "ink", 6)


def city(pen: Pen) -> None:
    """Draw houses behind a wall."""
    pen.shape((8, 46), (26, 22), (44, 46), fill="roof", line="ink", width=5)
    pen.shape((56, 46), (74, 22), (92, 46), fill="roof", line="ink", width=5)
    pen.box(12, 44, 88, 94, "sail", "ink", 5)
    pen.box(40, 60, 60, 94, "wood_dark")


def road(pen: Pen) -> None:
    """Draw two places and the lane between them, the sign of connections."""
    pen.line((20, 78), (80, 22), color="ink", width=12)
    pen.disc(20, 78, 18, "leaf", "ink", 6)
    pen.disc(80, 22, 18, "leaf", "ink", 6)


def medal(pen: Pen) -> None:
    """Draw a governor's medal on its ribbon."""
    pen.shape((28, 3), (72, 3), (60, 46), (40, 46), fill="warn", line="ink", width=4)
    for x, y in around(50, 64, 27, 8):
        pen.disc(x, y, 9, "coin_edge")
    pen.disc(50, 64, 28, "coin", "coin_edge", 5)


def chain(pen: Pen) -> None:
    """Draw two links of a chain, the sign of slavery."""
    pen.box(4, 30, 60, 70, "paper_dim", "ink", 12, 20)
    pen.box(42, 30, 97, 70, "paper_dim", "ink", 12, 20)


# --- the cover


def cover(pen: Pen) -> None:
    """Draw the game's cover: a sea chart on which ships leave Europe's cities."""
    pen.box(0, 0, 1100, 400, "paper")
    for turn in range(16):
        x, y = _ROSE[0] + 1200 * sin(pi * turn / 8), _ROSE[1] + 1200 * cos(pi * turn / 8)
        pen.line(_ROSE, (x, y), color="paper_line", width=2)
    for region, coasts in _coasts():
        for coast in coasts:
            pen.line(*coast, color="paper_dim", width=26)
        for coast in coasts:
            pen.shape(*coast, fill="land" if region == "EU" else "sand", line="ink", width=5)
    for way in _WAYS:
        _dashes(pen, list(shapes.curve(way, 24)))
    _rose(pen, *_ROSE, 66)
    for x, y, side in ((128, 160, 92), (238, 268, 104), (450, 124, 84)):
        pen.put(shapes.ship, x, y, side)
    for number, (x, y) in enumerate(_PORTS):
        pen.put(city, x - 31, y - 60, 62)
        pen.put(shapes.disc, x + 12, y - 24, 36, number)
    _scale(pen)
    pen.box(40, 40, 566, 122, "sail", "ink", 4, 6)
    pen.box(47, 47, 559, 115, "sail", "wood", 3, 4)


_ROSE = (404, 236)
"""Centre of the chart's compass rose."""
_PORTS: Sequence[Point] = ((608, 244), (708, 178), (770, 292), (884, 210), (990, 276))
"""Positions of the cities of Europe on the cover."""
_WAYS: Sequence[Sequence[Point]] = (
    ((680, 160), (600, 130), (520, 190), (340, 160), (180, 240), (110, 200)),
    ((590, 250), (500, 330), (400, 350), (280, 358), (150, 330)),
)
"""Routes of ships across the sea, each as points on a curve."""
_FAR: Sequence[Sequence[Point]] = (
    ((-40, 130), (30, 134), (72, 170), (60, 222), (96, 262), (84, 312), (124, 350), (110, 440),
     (-40, 440)),
    ((178, 150), (208, 140), (226, 156), (206, 172)),
)  # fmt: skip
"""Coasts in the west of the cover, each as points on a closed curve."""


def _coasts() -> Iterator[tuple[str, Sequence[Sequence[Point]]]]:
    """Yield the cover's lands as curves: Europe and its neighbours, as on the map."""
    yield "", [list(shapes.curve((*coast, coast[0]))) for coast in _FAR]
    for region in ("IN", "FE", "AF", "EU"):
        yield (
            region,
            [
                list(
                    shapes.curve([(x * 0.86 + 228, y * 0.86 - 176) for x, y in (*coast, coast[0])])
                )
                for coast in lands()[region].coasts
            ],
        )


def _dashes(pen: Pen, way: Sequence[Point]) -> None:
    for start, end in zip(way[::4], way[2::4], strict=False):
        pen.line(start, end, color="warn", width=6)


def _rose(pen: Pen, x: float, y: float, radius: float) -> None:
    """Draw a compass rose."""
    pen.disc(x, y, radius * 0.66, "paper", "ink", 3)
    for turn, size, fill in ((0.5, 0.7, "paper_dim"), (0, 1, "ink")):
        for number in range(4):
            (tip,) = around(x, y, radius * size, 4, turn + number)[:1]
            for side, paint in ((-0.5, fill), (0.5, "sail")):
                (notch,) = around(x, y, radius * size * 0.26, 4, turn + number + side)[:1]
                pen.shape((x, y), notch, tip, fill=paint, line="ink", width=2)


def _scale(pen: Pen) -> None:
    """Draw the chart's frame: a scale of degrees all around."""
    for number in range(20):
        fill = "ink" if number % 2 else "sail"
        for y in (8, 378):
            pen.box(55 * number, y, 55 * number + 55, y + 14, fill)
    for number in range(7):
        fill = "sail" if number % 2 else "ink"
        for x in (8, 1078):
            pen.box(x, 8 + 55 * number, x + 14, 63 + 55 * number, fill)
    for rim, width in ((0, 8), (22, 4)):
        corners = ((rim, rim), (1100 - rim, rim), (1100 - rim, 400 - rim), (rim, 400 - rim))
        pen.line(*corners, corners[0], corners[1], color="wood_dark", width=width * 2)
