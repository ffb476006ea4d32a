"""Shapes that every game draws with: stars, the marks of players, smooth lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import cos, pi, sin

from render.art.sprites import Pen, Point


def around(
    x: float, y: float, radius: float, number: int, turn: float = 0
) -> list[tuple[float, float]]:
    """Return points evenly spaced on a circle, the first one on top."""
    angles = (2 * pi * (index + turn) / number for index in range(number))
    return [(x + radius * sin(angle), y - radius * cos(angle)) for angle in angles]


def star(
    pen: Pen, x: float, y: float, radius: float, points: int, fill: str, inner: float = 0.45
) -> None:
    """Draw a star around a point."""
    outer = around(x, y, radius, points)
    notches = around(x, y, radius * inner, points, 0.5)
    pen.shape(*(spot for pair in zip(outer, notches, strict=True) for spot in pair), fill=fill)


BARS = {"easy": 1, "sensible": 2, "strong": 3}
"""Bars, of three, that the badge of a house bot fills, by its level."""


def badge(pen: Pen, seat: int, bot: str = "") -> None:
    """Draw a player's badge: colour and letter, and the level of a house bot."""
    pen.box(1, 1, 98, 98, f"seat_{seat}", pen.mix(f"seat_{seat}", "ink", 0.65), 4, 22)
    bars = BARS.get(bot, 0)
    pen.letter("ABCDE"[seat], 50, 33 if bars else 50, 72, f"on_seat_{seat}")
    if bars:
        pen.box(1, 64, 98, 98, "ink", radius=20)
        pen.box(1, 64, 98, 80, "ink")
    for number in range(bars):
        pen.box(8 + 29 * number, 70, 33 + 29 * number, 92, "paper", radius=4)


def pointer(pen: Pen) -> None:
    """Draw an arrow: this player is to act."""
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
    """Yield a curve through all the spots (Catmull-Rom)."""
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
    """Return a value between start and end on a smooth curve."""
    return 0.5 * (
        2 * start
        + (end - before) * share
        + (2 * before - 5 * start + 4 * end - after) * share**2
        + (3 * start - before - 3 * end + after) * share**3
    )
