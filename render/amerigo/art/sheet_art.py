"""What stands on sheets and central board: emblems of tracks, progress tokens, pirates, discs.

Every drawing takes a `Pen` whose field is 100 wide; most are square.
"""

from __future__ import annotations

from render.amerigo.art import drawings as art
from render.art.shapes import around
from render.art.sprites import Paint, Pen

# --- the tracks


def progress(pen: Pen) -> None:
    """Draw a wheel with cogs."""
    for x, y in around(50, 50, 39, 8):
        pen.disc(x, y, 11, "ink")
    pen.disc(50, 50, 39, "wood", "ink", 7)
    pen.disc(50, 50, 14, "paper", "ink", 7)


def order(pen: Pen, color: str) -> None:
    """Draw a space of the order track with a flag on it."""
    pen.box(2, 2, 98, 98, "great" if color == "any" else color, "ink", 6, 18)
    pole = "ink" if color == "any" else f"on_{color}"
    pen.line((32, 16), (32, 86), color=pole, width=9)
    pen.shape((36, 18), (82, 36), (36, 54), fill="now", line=pole, width=4)


# --- what stands on progress tokens


def tiles(pen: Pen) -> None:
    """Draw two neutral tiles."""
    for x, y in ((6, 6), (36, 36)):
        pen.box(x, y, x + 58, y + 58, "neutral", "ink", 6, 6)
        pen.line((x + 12, y + 46), (x + 46, y + 12), color="neutral_line", width=7)


def swap(pen: Pen, first: str, second: str) -> None:
    """Draw two cubes that stand for each other."""
    pen.put(art.cube, 2, 2, 50, first)
    pen.put(art.cube, 48, 48, 50, second)
    pen.arc(40, -8, 108, 60, 270, 360, "ink", 7)
    pen.arc(-8, 40, 60, 108, 90, 180, "ink", 7)


def pair(pen: Pen, first: str, second: str) -> None:
    """Draw two cubes, one behind the other."""
    pen.put(art.cube, 2, 0, 62, first)
    pen.put(art.cube, 36, 36, 62, second)


def front(pen: Pen) -> None:
    """Draw a disc that comes to lie on top of another."""
    for y, fill in ((62, "stone"), (40, "now")):
        pen.oval(10, y - 12, 90, y + 28, "ink")
        pen.oval(13, y - 12, 87, y + 20, fill, "ink", 5)
    pen.line((50, 34), (50, 14), color="ink", width=9)
    pen.shape((50, 0), (68, 20), (32, 20), fill="ink")


def polyomino(pen: Pen, cells: tuple[tuple[int, int], ...], fill: Paint, hatched: bool) -> None:
    """Draw a tile of (row, column) cells; the field is as many cells wide as the tile."""
    side = 100 / (1 + max(column for _, column in cells))
    rim = pen.pixel * 1.5
    for row, column in cells:
        pen.box(
            column * side, row * side, column * side + side - rim / 3, row * side + side - rim / 3,
            fill, "ink", rim,
        )  # fmt: skip
        if hatched:
            x, y = column * side, row * side
            pen.line((x + side * 0.2, y + side * 0.8), (x + side * 0.8, y + side * 0.2),
                     color="neutral_line", width=pen.pixel * 2)  # fmt: skip


def worth(pen: Pen, number: int) -> None:
    """Draw a round mark with a number of VP."""
    pen.disc(50, 50, 48, "chip", "chip_edge", 5)
    pen.letter(str(number), 50, 50, 78, "on_chip")


def pirate(pen: Pen, value: int) -> None:
    """Draw a revealed pirate token: its value on the pirates' black."""
    pen.box(1, 1, 98, 98, "pirate", "ink", 4, 12)
    pen.letter(str(value), 50, 50, 76, "on_pirate")


def arrow(pen: Pen) -> None:
    """Draw where the progress tokens move at the end of a round."""
    pen.line((6, 50), (60, 50), color="ink_soft", width=16)
    pen.shape((54, 18), (96, 50), (54, 82), fill="ink_soft")
