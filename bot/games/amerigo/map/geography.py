"""The constant facts about one game's map, computed from its stored rows.

A frame of water surrounds the map: a ring of long fields (R1.3).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import compress
from typing import NamedTuple

from bot.engine.data import load
from bot.games.amerigo.map import cells


class RingField(NamedTuple):
    """A field of the frame; `touches` has the adjacent cells of the map, including land."""

    name: str
    touches: int
    neighbours: tuple[int, int]
    """Numbers in the ring of the fields before and after this one."""


def ring(width: int, height: int, side: int) -> tuple[RingField, ...]:
    """Return the fields of the frame, clockwise from the upper left corner, which is Z1.

    A corner field touches half a tile on both sides; every other field extends from the middle of
    one tile to the middle of the next. If the side is odd, the middle cell of a tile touches both
    fields.
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
    """Yield pairs of a field's number and a cell that it touches.

    A number equal to the count of fields stands for the first field.
    """
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
    """Return the frame fields, numbered from a corner, that the cell `at` on an edge touches."""
    first, last = (2 * at + side) // (2 * side), (2 * at + 1 + side) // (2 * side)
    return (first,) if first == last else (first, last)


LAND = "#Tctsnk"
WATER = ".a"
POST, ANCHOR = "T", "a"
RESOURCES: Mapping[str, str] = {
    "c": "cotton",
    "t": "tobacco",
    "s": "sugar",
    "n": "coconut",
    "k": "coffee",
}
"""Kinds of cells (R1.4) by their letters in the rows; `#` is plain land, `.` plain water."""
BIG: int = load("bot.games.amerigo")["map"]["big_island"]
"""Number of land cells from which an island is big (R1.5)."""

_BITS = bytes(byte & 1 for byte in range(256))


@dataclass(frozen=True, slots=True)
class Island:
    """An island; `number` is shown to players, `chest` is the first cell of its treasure chest."""

    number: int
    mask: int
    size: int
    posts: tuple[int, ...]
    chest: int | None

    @property
    def big(self) -> bool:
        """Return whether the island is big: it has a chest, and tiles score more (R1.5)."""
        return self.size >= BIG


@dataclass(frozen=True, slots=True, eq=False)
class Geography:
    """The cells of a map, compared by identity, since `geography` caches one for each map.

    `anchors` maps each anchor to its post cell, and `posts` the reverse. `island_of` has for each
    cell the index of its island in `islands`, which are in reading order, or -1 for water.
    """

    rows: tuple[str, ...]
    side: int
    width: int
    height: int
    stride: int
    land: int
    water: int
    names: tuple[str, ...]
    cells: Mapping[str, int]
    island_of: tuple[int, ...]
    islands: tuple[Island, ...]
    anchors: Mapping[int, int]
    posts: Mapping[int, int]
    resources: Mapping[int, str]
    ring: tuple[RingField, ...]
    ring_numbers: Mapping[str, int]

    def cell(self, name: str) -> int:
        """Return the index of a cell by name. Raises KeyError, also for ring fields."""
        return self.cells[name]

    def name(self, index: int) -> str:
        """Return the name of a cell."""
        return self.names[index]

    def mask(self, names: Iterable[str]) -> int:
        """Return a set of cells from their names. Raises KeyError."""
        found = 0
        for name in names:
            found |= 1 << self.cells[name]
        return found

    def named(self, mask: int) -> Iterator[str]:
        """Yield the names of a set's cells in reading order.

        For a large set this is three times as fast as testing bit by bit.
        """
        bits = format(mask, "b").encode().translate(_BITS)
        return compress(self.names, reversed(bits))

    def place(self, index: int) -> tuple[int, int]:
        """Return the row and the column of a cell, both from 0."""
        return divmod(index, self.stride)

    def island(self, name: str) -> Island:
        """Return the island of a land cell."""
        number = self.island_of[self.cells[name]]
        assert number >= 0
        return self.islands[number]


@lru_cache(maxsize=256)
def geography(rows: tuple[str, ...], side: int) -> Geography:
    """Return the map with these rows, made of tiles with `side` cells a side."""
    width, height, stride = len(rows[0]), len(rows), len(rows[0]) + 1
    land, water = cells.mask_of(rows, LAND), cells.mask_of(rows, WATER)
    anchors = _anchors(rows)
    islands = tuple(_islands(rows, land))
    names = [cells.name(*divmod(index, stride)) for index in range(height * stride)]
    fields = ring(width, height, side)
    return Geography(
        rows=rows,
        side=side,
        width=width,
        height=height,
        stride=stride,
        land=land,
        water=water,
        names=tuple(names),
        cells={name: index for index, name in enumerate(names) if (land | water) >> index & 1},
        island_of=_island_of(islands, len(names)),
        islands=islands,
        anchors=anchors,
        posts={post: anchor for anchor, post in anchors.items()},
        resources=_resources(rows),
        ring=fields,
        ring_numbers={field.name: number for number, field in enumerate(fields)},
    )


def partners(rows: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield every pair of an anchor and a post cell that touches it (R1.4)."""
    stride, posts = len(rows[0]) + 1, cells.mask_of(rows, POST)
    for anchor in cells.indices(cells.mask_of(rows, ANCHOR)):
        for post in cells.indices(cells.beside(1 << anchor, stride) & posts):
            yield anchor, post


def _anchors(rows: tuple[str, ...]) -> dict[int, int]:
    return dict(partners(rows))


def _islands(rows: tuple[str, ...], land: int) -> Iterator[Island]:
    posts, plain = cells.mask_of(rows, POST), cells.mask_of(rows, "#")
    for number, mask in enumerate(cells.parts(land, len(rows[0]) + 1), start=1):
        size = mask.bit_count()
        chest = _middle(mask, plain & mask or mask, len(rows[0]) + 1) if size >= BIG else None
        yield Island(number, mask, size, tuple(cells.indices(mask & posts)), chest)


def _middle(mask: int, choice: int, stride: int) -> int:
    """Return the cell among `choice` that is nearest to the centre of a set."""
    places = [divmod(index, stride) for index in cells.indices(mask)]
    rows, cols = sum(row for row, _ in places), sum(col for _, col in places)

    def off(index: int) -> int:
        row, col = divmod(index, stride)
        return (row * len(places) - rows) ** 2 + (col * len(places) - cols) ** 2

    return min(cells.indices(choice), key=off)


def _island_of(islands: tuple[Island, ...], count: int) -> tuple[int, ...]:
    found = [-1] * count
    for number, island in enumerate(islands):
        for index in cells.indices(island.mask):
            found[index] = number
    return tuple(found)


def _resources(rows: tuple[str, ...]) -> dict[int, str]:
    stride = len(rows[0]) + 1
    return {
        number * stride + col: RESOURCES[letter]
        for number, row in enumerate(rows)
        for col, letter in enumerate(row)
        if letter in RESOURCES
    }
