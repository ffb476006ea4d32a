"""Layout of the pictures of one gallery in Discord's client, and what it crops of each.

A lone picture is fitted into 550 x 350; several share cells, and each is cropped to its own, in
the middle. On a phone it is the same, scaled to its width.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

DESKTOP, PHONE = 550, 350
"""Widths of a message's pictures in CSS px."""
HEIGHT = 350
GAP = 4
SIXTH = (DESKTOP - 5 * GAP) / 6

ROWS: dict[int, tuple[int, ...]] = {
    2: (2,),
    4: (2, 2),
    5: (2, 3),
    6: (3, 3),
    7: (1, 3, 3),
    8: (2, 3, 3),
    9: (3, 3, 3),
    10: (1, 3, 3, 3),
}
"""The number of pictures in each row, by how many there are; three are a case of their own."""


class Shown(NamedTuple):
    """The place of a picture, and how much of its width and height is seen."""

    x: float
    y: float
    width: float
    height: float
    seen: tuple[float, float] = (1.0, 1.0)

    @property
    def cropped(self) -> bool:
        return min(self.seen) < 0.995


def gallery(sizes: Sequence[tuple[int, int]], width: int = DESKTOP) -> list[Shown]:
    """Return where the pictures of a gallery stand."""
    scale = width / DESKTOP
    if len(sizes) == 1:
        return [_fitted(*sizes[0], scale)]
    cells = _three() if len(sizes) == 3 else _rows(ROWS[len(sizes)])
    return [_filled(cell, size, scale) for cell, size in zip(cells, sizes, strict=True)]


def _fitted(width: int, height: int, scale: float) -> Shown:
    factor = min(DESKTOP / width, HEIGHT / height, 1.0) * scale
    return Shown(0, 0, width * factor, height * factor)


def _three() -> Iterator[Shown]:
    """Yield one large cell at the left and two above each other at the right."""
    small, high = 182.0, (HEIGHT - GAP) / 2
    large = DESKTOP - small - GAP
    yield Shown(0, 0, large, HEIGHT)
    yield from (Shown(large + GAP, row * (high + GAP), small, high) for row in range(2))


def _rows(counts: tuple[int, ...]) -> Iterator[Shown]:
    top = 0.0
    for count in counts:
        wide = (DESKTOP - (count - 1) * GAP) / count
        high = _high(counts, count, wide)
        yield from (Shown(at * (wide + GAP), top, wide, high) for at in range(count))
        top += high + GAP


def _high(counts: tuple[int, ...], count: int, wide: float) -> float:
    if counts == (2, 2):
        return (HEIGHT - GAP) / 2
    return HEIGHT if count == 1 else wide


def _filled(cell: Shown, size: tuple[int, int], scale: float) -> Shown:
    """Return a cell with the part that is seen of the picture which fills it."""
    factor = max(cell.width / size[0], cell.height / size[1])
    seen = (cell.width / (size[0] * factor), cell.height / (size[1] * factor))
    return Shown(*(scale * one for one in cell[:4]), seen)
