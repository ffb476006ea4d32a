"""The things of Magister Navis: symbols, tokens, buildings, marks of the map.

Every drawing takes a `Pen` whose field is 100 wide; most are square.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.magister_navis.data import TOKENS
from render.art import shapes
from render.art.shapes import around, star
from render.art.sprites import Drawing, Pen

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
    """Draw a glory star on its round ground."""
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
    """Draw a card that is taken."""
    pen.box(8, 4, 60, 78, "sail", "ink", 5, 8)
    pen.disc(34, 28, 11, "coin", "ink", 4)
    pen.line((18, 54), (50, 54), color="ink_soft", width=6)
    pen.line((70, 30), (70, 70), color="ink", width=13)
    pen.shape((44, 64), (96, 64), (70, 97), fill="ink")


def pay(pen: Pen) -> None:
    """Draw a disc that comes back."""
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
    """Draw the mark of a connection's owner: a square with the owner's colour and shape."""
    pen.box(0, 0, 99, 99, "sail", radius=18)
    pen.box(6, 6, 93, 93, f"seat_{seat}", pen.mix(f"seat_{seat}", "ink", 0.75), 6, 12)
    shapes.emblem(pen, seat, 50, 50, 27, f"on_seat_{seat}")


def crossing(pen: Pen) -> None:
    """Draw the place of a connection's token that has been taken."""
    pen.disc(50, 50, 26, "table_edge", "on_table_soft", 14)


def house(pen: Pen) -> None:
    """Draw a building, with room for its level."""
    pen.box(8, 22, 92, 98, "sail", "ink", 5)
    pen.shape((50, 0), (99, 24), (1, 24), fill="roof", line="ink", width=5)


def roof(pen: Pen, level: str) -> None:
    """Draw a house with a building's level."""
    house(pen)
    pen.letter(level, 50, 61, 70, "ink")


def roof_sign(pen: Pen) -> None:
    """Draw a house: the phase in which all players build."""
    roof(pen, "+")


def circle(pen: Pen) -> None:
    """Draw the free circle of a building."""
    pen.disc(50, 50, 46, "sail", "empty_edge", 7)
    pen.disc(50, 50, 9, "empty_edge")


def pile(pen: Pen) -> None:
    """Draw the supply: discs in a pile."""
    for y in (66, 46, 26):
        pen.oval(8, y - 20, 92, y + 26, "stone", "ink", 6)


def city(pen: Pen) -> None:
    """Draw houses behind a wall."""
    pen.shape((8, 46), (26, 22), (44, 46), fill="roof", line="ink", width=5)
    pen.shape((56, 46), (74, 22), (92, 46), fill="roof", line="ink", width=5)
    pen.box(12, 44, 88, 94, "sail", "ink", 5)
    pen.box(40, 60, 60, 94, "wood_dark")


def road(pen: Pen) -> None:
    """Draw two places and the lane between them."""
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
    """Draw two links of a chain: slavery."""
    pen.box(4, 30, 60, 70, "paper_dim", "ink", 12, 20)
    pen.box(42, 30, 97, 70, "paper_dim", "ink", 12, 20)
