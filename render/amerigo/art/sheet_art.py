"""Drawings for sheets and central board: emblems of tracks, progress tokens, pirates, discs.

Every drawing takes a `Pen` whose field is 100 wide; most are square.
"""

from __future__ import annotations

from collections.abc import Mapping

from render.amerigo.art import drawings as art
from render.art.sprites import Paint, Pen

# --- the tracks


def order(pen: Pen, color: str) -> None:
    """Draw a space of the order track with the crown of the player order."""
    fill, ink = ("great", "ink") if color == "any" else (color, f"on_{color}")
    pen.box(2, 2, 98, 98, fill, "ink", 6, 18)
    pen.put(art.order, 20, 20, 60, ink)


# --- emblems of progress tokens


def tiles(pen: Pen) -> None:
    """Draw two neutral tiles."""
    for x, y in ((6, 6), (36, 36)):
        pen.box(x, y, x + 58, y + 58, "neutral", "ink", 6, 6)
        pen.line((x + 12, y + 46), (x + 46, y + 12), color="neutral_line", width=7)


def swap(pen: Pen, first: str, second: str) -> None:
    """Draw two cubes that can be used for each other."""
    pen.put(art.cube, 0, 22, 48, first)
    pen.put(art.cube, 52, 30, 48, second)
    for y, tip, tail in ((10, 82, 22), (90, 18, 78)):
        pen.line((tail, y), (tip, y), color="ink", width=7)
        turn = 14 if tip > tail else -14
        pen.shape((tip + turn, y), (tip - turn / 3, y - 10), (tip - turn / 3, y + 10), fill="ink")


def pair(pen: Pen, first: str, second: str) -> None:
    """Draw two cubes, one behind the other."""
    pen.put(art.cube, 2, 0, 62, first)
    pen.put(art.cube, 36, 36, 62, second)


def front(pen: Pen) -> None:
    """Draw a disc being placed on top of another."""
    for y, fill in ((62, "stone"), (40, "now")):
        pen.oval(10, y - 12, 90, y + 28, "ink")
        pen.oval(13, y - 12, 87, y + 20, fill, "ink", 5)
    pen.line((50, 34), (50, 14), color="ink", width=9)
    pen.shape((50, 0), (68, 20), (32, 20), fill="ink")


def polyomino(pen: Pen, cells: tuple[tuple[int, int], ...], fill: Paint, hatched: bool) -> None:
    """Draw a tile of (row, column) cells; the field is as wide as the tile has columns."""
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


def pirate(pen: Pen, value: int) -> None:
    """Draw a revealed pirate token: its value on the pirates' black."""
    pen.box(1, 1, 98, 98, "pirate", "ink", 4, 12)
    pen.letter(str(value), 50, 50, 76, "on_pirate")


def arrow(pen: Pen) -> None:
    """Draw the direction in which progress tokens move at the end of a round."""
    pen.line((6, 50), (60, 50), color="ink_soft", width=16)
    pen.shape((54, 18), (96, 50), (54, 82), fill="ink_soft")


def overflow(pen: Pen) -> None:
    """Draw gold that becomes VP."""
    pen.put(art.gold, 0, 0, 70)
    pen.put(art.points, 42, 42, 58)


def token(pen: Pen) -> None:
    """Draw a progress token that counts at the end of the game."""
    pen.box(2, 12, 98, 88, "sail", "ink", 6, 14)
    pen.put(art.points, 22, 20, 58)


def tile(
    pen: Pen, cells: tuple[tuple[int, int], ...], fill: Paint, hatched: bool, side: float = 24
) -> None:
    """Draw a tile centred in a square field, by default at the scale of the largest tile."""
    rows, columns = (1 + max(axis) for axis in zip(*cells, strict=True))
    rim = 4
    for row, column in cells:
        x, y = 50 + (column - columns / 2) * side, 50 + (row - rows / 2) * side
        pen.box(x, y, x + side, y + side, fill, "ink", rim)
        if hatched:
            low, high = side / 4, side * 3 / 4
            pen.line((x + low, y + high), (x + high, y + low), color="neutral_line", width=rim)


def large_tile(pen: Pen, cells: tuple[tuple[int, int], ...], fill: Paint, hatched: bool) -> None:
    """Draw a tile as large as the field allows, with cells at most half as wide as the field."""
    longest = 1 + max(max(cell) for cell in cells)
    tile(pen, cells, fill, hatched, min(98 / longest, 48))


TWO_FIGURES = 99
"""Highest number that fits on a mark; only corrected data files contain a higher one."""
_GOALS: Mapping[str, tuple[str, str, str]] = {
    "reached": ("chip", "chip_edge", "on_chip"),
    "next": ("now", "ink", "on_now"),
    "far": ("ghost", "ghost_line", "ink_soft"),
}
"""Colours of the fill, edge and number of a space with VP, by the space's state."""


def goal(pen: Pen, number: int, state: str) -> None:
    """Draw a space of a track with its VP: reached, the next one, or farther ahead."""
    fill, edge, color = _GOALS[state]
    pen.disc(50, 50, 48, fill, edge, 5)
    if number <= TWO_FIGURES:
        pen.letter(str(number), 50, 50, 78, color)
