"""Island tiles: squares of cells that are turned and laid side by side (R1.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from bot.games.amerigo.map import cells
from bot.games.amerigo.map.geography import ANCHOR, LAND, POST, WATER, partners

Rows = tuple[str, ...]


@lru_cache(maxsize=512)
def turned(rows: Rows, quarters: int) -> Rows:
    """Return a tile after a number of quarter turns clockwise."""
    for _ in range(quarters):
        rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
    return rows


def joined(tiles: Sequence[Rows], columns: int) -> Rows:
    """Return the rows of tiles laid out row by row, `columns` side by side."""
    bands = [tiles[at : at + columns] for at in range(0, len(tiles), columns)]
    return tuple("".join(parts) for band in bands for parts in zip(*band, strict=True))


def faults(rows: Sequence[str], side: int) -> Iterator[tuple[str, str]]:
    """Yield the faults of a tile: the cell, "" for the whole tile, and a sentence.

    An anchor has exactly one post cell and a post cell exactly one anchor (R1.4, Q39).
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
