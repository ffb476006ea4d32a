"""Places for a tile, and land connected to a player's posts (R3.16, R3.17).

A tile's position is its first cell in reading order, and its clockwise turn in degrees.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from bot.games.amerigo.map import cells
from bot.games.amerigo.map.geography import Geography

PICTURES: Mapping[str, tuple[str, ...]] = {
    "1": ("#",),
    "2": ("##",),
    "3I": ("###",),
    "3L": ("#.", "##"),
    "4I": ("####",),
    "4O": ("##", "##"),
    "5U": ("#.#", "###"),
    "6R": ("###", "###"),
}
"""Pictures of the eight shapes before turning; each is its own mirror image (Q16)."""

TURNS = (0, 90, 180, 270)
_Cells = tuple[tuple[int, int], ...]


def _cells(picture: tuple[str, ...]) -> _Cells:
    """Return the cells of a picture relative to the first one in reading order."""
    places = [(r, c) for r, row in enumerate(picture) for c, sign in enumerate(row) if sign == "#"]
    row, col = places[0]
    return tuple((r - row, c - col) for r, c in places)


def _turned(picture: tuple[str, ...]) -> tuple[str, ...]:
    return tuple("".join(col) for col in zip(*reversed(picture), strict=True))


def _turns(picture: tuple[str, ...]) -> dict[int, _Cells]:
    """Return the distinct turns of a shape; of identical turns only the first is kept."""
    found: dict[int, _Cells] = {}
    for turn in TURNS:
        turned = _cells(picture)
        if turned not in found.values():
            found[turn] = turned
        picture = _turned(picture)
    return found


SHAPES: Mapping[str, Mapping[int, _Cells]] = {key: _turns(one) for key, one in PICTURES.items()}
"""Cells of each shape by turn, as (row, column) relative to the first cell; equal turns are left
out."""
SIZES: Mapping[str, int] = {key: len(turns[0]) for key, turns in SHAPES.items()}


@lru_cache(maxsize=256)
def _offsets(shape: str, stride: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return each turn of a shape, with the offsets of its other cells from the first."""
    return tuple(
        (turn, tuple(row * stride + col for row, col in places[1:]))
        for turn, places in SHAPES[shape].items()
    )


@lru_cache(maxsize=256)
def _bits(shape: str, rotation: int, stride: int) -> int:
    return sum(1 << row * stride + col for row, col in SHAPES[shape][rotation])


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A tile on the map; `owner` is None for a neutral tile."""

    tile: str
    cell: str
    turn: int
    owner: int | None = None


def tile_mask(geo: Geography, shape: str, cell: str, rotation: int) -> int:
    """Return the cells under a tile, even if some are beyond the map and so never free.

    Raises KeyError for an unknown cell or shape, and for a turn that is unknown or identical to a
    smaller one.
    """
    return _bits(shape, rotation, geo.stride) << geo.cells[cell]


def carried(geo: Geography, own_posts: int, carriers: int) -> int:
    """Return a seat's posts and all cells that are orthogonally connected to them.

    `carriers` are the cells of the seat's villages and of all neutral tiles (R3.17).
    """
    return cells.flood(own_posts, carriers, geo.stride)


def frontier(geo: Geography, carried: int, free: int) -> int:
    """Return the free cells next to connected land; a new tile must cover one of them."""
    return cells.beside(carried, geo.stride) & free


def placements(geo: Geography, shape: str, free: int, frontier: int) -> list[tuple[str, int]]:
    """Return the places for a tile as cell and turn, sorted by turn, in reading order."""
    names, found = geo.names, []
    for turn, offsets in _offsets(shape, geo.stride):
        fits, touching = free, frontier
        for offset in offsets:
            fits &= free >> offset
            touching |= frontier >> offset
        fits &= touching
        while fits:
            lowest = fits & -fits
            found.append((names[lowest.bit_length() - 1], turn))
            fits ^= lowest
    return found
