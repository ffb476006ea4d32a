"""Shapes that all games draw with: stars, players' emblems, smooth curves, pieces and signs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import cos, pi, sin

from render.art.sprites import Paint, Pen, Point


def around(
    x: float, y: float, radius: float, number: int, turn: float = 0
) -> list[tuple[float, float]]:
    """Return points evenly spaced on a circle, beginning at the top."""
    angles = (2 * pi * (index + turn) / number for index in range(number))
    return [(x + radius * sin(angle), y - radius * cos(angle)) for angle in angles]


def star(
    pen: Pen, x: float, y: float, radius: float, points: int, fill: str, inner: float = 0.45
) -> None:
    """Draw a star centred on a point."""
    outer = around(x, y, radius, points)
    notches = around(x, y, radius * inner, points, 0.5)
    pen.shape(*(spot for pair in zip(outer, notches, strict=True) for spot in pair), fill=fill)


BARS = {"easy": 1, "sensible": 2, "strong": 3}
"""Number of bars, out of three, that are filled on a house bot's badge, by the bot's level."""


def emblem(pen: Pen, seat: int, x: float, y: float, radius: float, fill: Paint) -> None:
    """Draw a player's shape at a point, which identifies them without letter or colour."""
    if seat == 0:
        pen.disc(x, y, radius * 0.88, fill)
    else:
        points, size, turn, inner = _EMBLEMS[seat]
        if points == _TRIANGLE:
            y += radius * 0.15
        corners = around(x, y, radius * size, points, turn)
        if inner:
            notches = around(x, y, radius * size * inner, points, turn + 0.5)
            corners = [spot for pair in zip(corners, notches, strict=True) for spot in pair]
        pen.shape(*corners, fill=fill)


_EMBLEMS: Mapping[int, tuple[int, float, float, float]] = {
    1: (4, 1.12, 0.5, 0),
    2: (3, 1.2, 0, 0),
    3: (4, 1.2, 0, 0),
    4: (5, 1.2, 0, 0.45),
}
"""Shapes of the seats after the first: square, triangle, diamond, star.

Each has its number of corners, their relative distance from the middle, its turn (1 = to the next
corner), and the relative distance of the notches between the corners (0 = no notches).
"""
_TRIANGLE = 3
"""Number of corners of the shape whose centre is below the middle of its height."""


def badge(pen: Pen, seat: int, bot: str = "") -> None:
    """Draw a player's badge: colour and shape, and the level of a house bot."""
    pen.box(1, 1, 98, 98, f"seat_{seat}", pen.mix(f"seat_{seat}", "ink", 0.65), 4, 22)
    bars = BARS.get(bot, 0)
    emblem(pen, seat, 50, 33 if bars else 50, 22 if bars else 33, f"on_seat_{seat}")
    if bars:
        pen.box(1, 64, 98, 98, "ink", radius=20)
        pen.box(1, 64, 98, 80, "ink")
    for number in range(bars):
        pen.box(8 + 29 * number, 70, 33 + 29 * number, 92, "paper", radius=4)


def pointer(pen: Pen) -> None:
    """Draw an arrow that marks the player who is to act."""
    pen.shape((14, 8), (92, 50), (14, 92), fill="on_now")


def medal(pen: Pen) -> None:
    """Draw the winner's medal: a gold disc in a wreath of laurel."""
    for side in (-1, 1):
        for turn in range(5):
            angle = pi * (0.14 + 0.17 * turn)
            x, y = 50 + side * 40 * sin(angle), 48 + 40 * cos(angle)
            tilt = side * 7 * cos(angle)
            pen.oval(x - 9, y - 12 - tilt, x + 9, y + 12 - tilt, "leaf", "leaf_dark", 3)
    pen.disc(50, 46, 33, "coin", "coin_edge", 6)
    star(pen, 50, 46, 23, 5, "coin_edge")


def curve(spots: Sequence[Point], steps: int = 8) -> Iterator[Point]:
    """Yield the points of a curve through all the spots (Catmull-Rom)."""
    ends = (spots[0], *spots, spots[-1])
    for one, two, three, four in _fours(ends):
        for step in range(steps):
            share = step / steps
            yield (
                _between(one[0], two[0], three[0], four[0], share),
                _between(one[1], two[1], three[1], four[1], share),
            )
    yield spots[-1]


def _fours(spots: Sequence[Point]) -> Iterable[tuple[Point, Point, Point, Point]]:
    return zip(spots, spots[1:], spots[2:], spots[3:], strict=False)


def _between(before: float, start: float, end: float, after: float, share: float) -> float:
    """Return the value at `share` of the way from start to end on a smooth curve."""
    return 0.5 * (
        2 * start
        + (end - before) * share
        + (2 * before - 5 * start + 4 * end - after) * share**2
        + (3 * start - before - 3 * end + after) * share**3
    )


# --- pieces and places


def disc(pen: Pen, seat: int) -> None:
    """Draw a player's disc: colour and shape, with a rim that is visible on any background."""
    pen.disc(50, 50, 49, "sail")
    pen.disc(50, 50, 45, f"seat_{seat}", pen.mix(f"seat_{seat}", "ink", 0.75), 6)
    emblem(pen, seat, 50, 50, 29, f"on_seat_{seat}")


def ring(pen: Pen, fill: Paint) -> None:
    """Draw an empty round space."""
    pen.disc(50, 50, 48, fill, "ink", 6)


def shine(pen: Pen) -> None:
    """Draw the bright background of a round thing that can be chosen."""
    pen.disc(50, 50, 49, "now", "ink", 4)


def halo(pen: Pen) -> None:
    """Draw the background of a round thing that has changed."""
    pen.disc(50, 50, 49, "changed", "on_changed", 5)


def worth(pen: Pen, number: str) -> None:
    """Draw a round mark with a number of points."""
    pen.disc(50, 50, 49, "chip", "chip_edge", 5)
    pen.letter(number, 50, 50, 92, "on_chip")


def steps(pen: Pen, reached: int, number: int) -> None:
    """Draw the steps of a track, marking how many of them are reached."""
    wide, thick = 100 / number, 2 * pen.pixel
    for index in range(number):
        fill, line = ("leaf_dark",) * 2 if index < reached else ("ghost", "ghost_line")
        left, right = index * wide, (index + 1) * wide - 3 * pen.pixel
        pen.box(left, 0, right, pen.high - pen.pixel / 4, fill, line, thick, 3 * pen.pixel)


# --- signs


def robot(pen: Pen) -> None:
    """Draw a house bot's head."""
    pen.line((50, 4), (50, 26), color="ink", width=8)
    pen.disc(50, 9, 9, "now", "ink", 4)
    pen.box(2, 46, 16, 72, "stone_dark", "ink", 5, 5)
    pen.box(84, 46, 98, 72, "stone_dark", "ink", 5, 5)
    pen.box(12, 24, 88, 94, "empty", "ink", 6, 16)
    pen.disc(34, 50, 11, "ink")
    pen.disc(66, 50, 11, "ink")
    pen.box(30, 72, 70, 81, "ink", radius=3)


def rising(pen: Pen, fill: Paint, line: Paint) -> None:
    """Draw an arrow head that points up."""
    pen.shape((50, 12), (92, 86), (8, 86), fill=fill, line=line, width=9)


def falling(pen: Pen, fill: Paint, line: Paint) -> None:
    """Draw an arrow head that points down."""
    pen.shape((8, 14), (92, 14), (50, 88), fill=fill, line=line, width=9)


def ship(pen: Pen) -> None:
    """Draw a small ship under sail."""
    pen.line((50, 4), (50, 72), color="ink", width=6)
    pen.shape((55, 8), (92, 60), (55, 62), fill="sail", line="ink", width=5)
    pen.shape((45, 18), (45, 62), (12, 60), fill="sail", line="ink", width=5)
    pen.shape((3, 68), (97, 68), (80, 95), (20, 95), fill="wood", line="ink", width=5)


def flag(pen: Pen) -> None:
    """Draw a flag on its pole."""
    pen.line((26, 4), (26, 98), color="ink", width=9)
    pen.shape((30, 8), (92, 26), (30, 52), fill="leaf", line="ink", width=5)
    pen.oval(6, 86, 46, 99, "ink")


def coins(pen: Pen) -> None:
    """Draw two coins."""
    pen.disc(60, 60, 37, "coin_edge", "ink", 4)
    pen.disc(42, 42, 38, "coin", "ink", 5)
    pen.disc(42, 42, 24, "coin", "coin_edge", 5)
    pen.box(36, 28, 48, 56, "coin_edge")


def anchor(pen: Pen) -> None:
    """Draw an anchor."""
    pen.disc(50, 15, 12, "paper", "ink", 9)
    pen.line((50, 26), (50, 92), color="ink", width=12)
    pen.line((26, 40), (74, 40), color="ink", width=11)
    pen.arc(10, 18, 90, 94, 20, 160, "ink", 12)
    pen.shape((2, 70), (10, 44), (29, 66), fill="ink")
    pen.shape((98, 70), (90, 44), (71, 66), fill="ink")


def crown(pen: Pen) -> None:
    """Draw the start player's crown."""
    pen.shape(
        (12, 88), (4, 26), (29, 52), (50, 10), (71, 52), (96, 26), (88, 88),
        fill="coin", line="ink", width=6,
    )  # fmt: skip


def cards(pen: Pen) -> None:
    """Draw a hand of cards."""
    pen.box(6, 18, 58, 92, "paper_dim", "ink", 6, 8)
    pen.box(32, 6, 92, 84, "sail", "ink", 6, 8)
    pen.disc(62, 36, 15, "coin", "ink", 4)
    pen.line((44, 66), (80, 66), color="ink_soft", width=7)


def lock(pen: Pen) -> None:
    """Draw a padlock, the sign of something closed."""
    pen.arc(24, 6, 76, 72, 180, 360, "ink", 12)
    pen.box(12, 44, 88, 96, "coin", "ink", 6, 10)
    pen.box(44, 58, 56, 82, "ink")
