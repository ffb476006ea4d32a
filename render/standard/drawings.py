"""The drawings of playing cards and tokens."""

from __future__ import annotations

from render.art.shapes import around
from render.art.sprites import Pen


def token(pen: Pen, color: str) -> None:
    """Draw a round token."""
    edge = pen.mix(color, "ink", 0.6)
    pen.oval(3, 16, 97, 96, edge)
    pen.oval(3, 4, 97, 84, color, edge, 5)


def suit(pen: Pen, name: str) -> None:
    """Draw the sign of a suit, given by its letter."""
    _SUITS[name](pen, "warn" if name in "dh" else "ink")


def back(pen: Pen) -> None:
    """Draw the pattern on the back of a card."""
    pen.box(0, 0, 100, pen.high, "chip")
    for row in range(-1, int(pen.high / 12) + 2):
        for column in range(-1, 10):
            x, y = column * 12 + 6 * (row % 2), row * 12
            pen.shape(*around(x, y, 4, 4), fill="chip_edge")


def _heart(pen: Pen, color: str) -> None:
    pen.disc(29, 33, 25, color)
    pen.disc(71, 33, 25, color)
    pen.shape((6.5, 44), (29, 33), (71, 33), (93.5, 44), (50, 95), fill=color)


def _spade(pen: Pen, color: str) -> None:
    pen.disc(29, 58, 24, color)
    pen.disc(71, 58, 24, color)
    pen.shape((7, 49), (50, 3), (93, 49), (71, 60), (29, 60), fill=color)
    _stem(pen, color)


def _club(pen: Pen, color: str) -> None:
    pen.disc(50, 27, 23, color)
    pen.disc(26, 60, 23, color)
    pen.disc(74, 60, 23, color)
    pen.disc(50, 50, 14, color)
    _stem(pen, color)


def _diamond(pen: Pen, color: str) -> None:
    pen.shape((50, 2), (88, 50), (50, 98), (12, 50), fill=color)


def _stem(pen: Pen, color: str) -> None:
    pen.shape((44, 52), (56, 52), (70, 97), (30, 97), fill=color)


_SUITS = {"c": _club, "d": _diamond, "s": _spade, "h": _heart}
