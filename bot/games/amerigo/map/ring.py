"""The frame of water around the map: a ring of long fields (R1.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple


class RingField(NamedTuple):
    """A field of the frame: `touches` are the cells of the map next to it, land too."""

    name: str
    touches: int
    neighbours: tuple[int, int]
    """The fields before and after it, by their number in the ring."""


def ring(width: int, height: int, side: int) -> tuple[RingField, ...]:
    """Return the fields clockwise from the upper left corner, Z1 first.

    A corner field touches half a tile on both sides, each other field one tile's length between
    two middles of tiles. With an odd side a tile's middle cell touches both fields there.
    """
    touches = [0] * (2 * (width + height) // side)
    for number, cell in _touching(width, height, side):
        touches[number % len(touches)] |= 1 << cell
    count = len(touches)
    return tuple(
        RingField(f"Z{number + 1}", mask, ((number - 1) % count, (number + 1) % count))
        for number, mask in enumerate(touches)
    )


def _touching(width: int, height: int, side: int) -> Iterator[tuple[int, int]]:
    """Yield the number of a field and a cell that it touches; the last field may be the first."""
    stride, across, down = width + 1, width // side, height // side
    for at in range(width):
        for part in _parts(at, side):
            yield part, at
            yield 2 * across + down - part, (height - 1) * stride + at
    for at in range(height):
        for part in _parts(at, side):
            yield across + part, at * stride + width - 1
            yield 2 * (across + down) - part, at * stride


def _parts(at: int, side: int) -> tuple[int, ...]:
    """Return the fields of an edge, 0 = the corner, that the cell at this place touches."""
    first, last = (2 * at + side) // (2 * side), (2 * at + 1 + side) // (2 * side)
    return (first,) if first == last else (first, last)
