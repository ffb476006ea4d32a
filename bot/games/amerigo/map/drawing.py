"""Random maps: tiles are shuffled and turned until the map satisfies the rules.

Tiles are squares of cells that are placed side by side (R1.1).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.engine.rng import Rng
from bot.games.amerigo.map import cells
from bot.games.amerigo.map.geography import ANCHOR, BIG, LAND, POST, WATER, partners

Rows = tuple[str, ...]


@lru_cache(maxsize=512)
def turned(rows: Rows, quarters: int) -> Rows:
    """Return a tile turned clockwise by a number of quarter turns."""
    for _ in range(quarters):
        rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
    return rows


def joined(tiles: Sequence[Rows], columns: int) -> Rows:
    """Join tiles to the rows of a map, with `columns` tiles side by side."""
    bands = [tiles[at : at + columns] for at in range(0, len(tiles), columns)]
    return tuple("".join(parts) for band in bands for parts in zip(*band, strict=True))


def tile_faults(rows: Sequence[str], side: int) -> Iterator[tuple[str, str]]:
    """Yield the faults of a tile, as cell ("" for the whole tile) and sentence.

    An anchor must have exactly one post cell and a post cell exactly one anchor (R1.4, Q39).
    """
    if len(rows) != side or any(len(row) != side for row in rows):
        yield "", f"this is not a square of {side} x {side} cells"
        return
    for number, row in enumerate(rows):
        for col, letter in enumerate(row):
            if letter not in LAND + WATER:
                yield cells.name(number, col), f"{letter!r} is no kind of cell"
    yield from _without_partner(rows)


def _without_partner(rows: Sequence[str]) -> Iterator[tuple[str, str]]:
    pairs = list(partners(rows))
    for place, letter, one, other in (
        (0, ANCHOR, "anchor", "post cell"),
        (1, POST, "post cell", "anchor"),
    ):
        partnered = [pair[place] for pair in pairs]
        for index in cells.indices(cells.mask_of(rows, letter)):
            count = partnered.count(index)
            if count != 1:
                many = {0: f"no {other}", 2: f"two {other}s"}.get(count, f"{count} {other}s")
                yield cells.name(*divmod(index, len(rows[0]) + 1)), f"this {one} has {many}"


STREAM = "map"


class NoMap(Exception):
    """The error that no arrangement of the tiles that was tried is a legal map."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The specification of a map: its tiles, and how many rows and columns of them it has."""

    tiles: tuple[Rows, ...]
    rows: int
    columns: int
    chests: int
    tries: int


def draw(rng: Rng, layout: Layout, house: bool = True) -> Rows:
    """Draw a new map at random until one is legal, and return its rows (R1.1, R1.2).

    With `house`, our own checks also apply (Q22, Q23). Raises NoMap after `layout.tries` attempts.
    """
    for _ in range(layout.tries):
        rows = arrange(rng, layout)
        if next(faults(rows, layout.chests, house), None) is None:
            return rows
    raise NoMap(f"none of {layout.tries} arrangements of the tiles is a map")


def arrange(rng: Rng, layout: Layout) -> Rows:
    """Shuffle and turn the tiles and return the rows, whether legal or not (R1.1)."""
    tiles = list(layout.tiles)
    rng.shuffle(tiles, STREAM)
    chosen = tiles[: layout.rows * layout.columns]
    return joined([turned(tile, rng.below(4, STREAM)) for tile in chosen], layout.columns)


def faults(rows: Rows, chests: int, house: bool = True) -> Iterator[str]:
    """Yield the faults of a map: "enclosed", "touching", "pairs", "big", "no_post"."""
    stride = len(rows[0]) + 1
    land = cells.mask_of(rows, LAND)
    if _enclosed(rows, stride):
        yield "enclosed"
    islands = list(cells.parts(land, stride))
    if any(cells.around(island, stride) & land & ~island for island in islands):
        yield "touching"
    if not _paired(rows):
        yield "pairs"
    if house:
        yield from _house_faults(islands, cells.mask_of(rows, POST), chests)


def _enclosed(rows: Rows, stride: int) -> int:
    """Return the water that is not connected to the frame (R1.2 a)."""
    water = cells.mask_of(rows, WATER)
    height, width = len(rows), stride - 1
    edge = (1 << width) - 1
    sides = sum((1 | 1 << width - 1) << row * stride for row in range(height))
    border = edge | edge << (height - 1) * stride | sides
    return water & ~cells.flood(water & border, water, stride)


def _paired(rows: Rows) -> bool:
    """Return whether anchors and post cells form pairs across the edges of tiles too (R1.4)."""
    pairs = list(partners(rows))
    anchors, posts = cells.mask_of(rows, ANCHOR), cells.mask_of(rows, POST)
    wanted = len(pairs) == anchors.bit_count() == posts.bit_count()
    return wanted and len({a for a, _ in pairs}) == len({p for _, p in pairs}) == len(pairs)


def _house_faults(islands: list[int], posts: int, chests: int) -> Iterator[str]:
    """Yield the faults that our own checks find (Q22, Q23).

    A map needs at least one big island and no more than there are chests, and every island needs a
    post cell.
    """
    if not 1 <= sum(island.bit_count() >= BIG for island in islands) <= chests:
        yield "big"
    if not all(island & posts for island in islands):
        yield "no_post"
