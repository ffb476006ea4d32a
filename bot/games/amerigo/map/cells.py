"""Sets of cells as integers, and the names of cells.

Bit `row * stride + column` stands for a cell. The stride is one more than the width: the spare
column at the end of each row is never land nor water, so that nothing wraps round.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"
"""Z begins the names of ring fields, never of a column."""


def column(number: int) -> str:
    """Return the name of a column, 0 = A; AA follows Y."""
    more, last = divmod(number, len(LETTERS))
    return (column(more - 1) if more else "") + LETTERS[last]


def name(row: int, col: int) -> str:
    """Return the name of a cell in the grid, both counted from 0."""
    return f"{column(col)}{row + 1}"


def mask_of(rows: Sequence[str], letters: str) -> int:
    """Return the cells that show one of these letters."""
    stride = len(rows[0]) + 1
    found = 0
    for number, row in enumerate(rows):
        for col, letter in enumerate(row):
            if letter in letters:
                found |= 1 << number * stride + col
    return found


def indices(mask: int) -> Iterator[int]:
    """Yield the cells of a set in reading order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def beside(mask: int, stride: int) -> int:
    """Return a set with all cells that touch it orthogonally, even beyond the map."""
    return mask | mask << 1 | mask >> 1 | mask << stride | mask >> stride


def around(mask: int, stride: int) -> int:
    """Return a set with all cells that touch it, including at a corner, even beyond the map."""
    wide = mask | mask << 1 | mask >> 1
    return wide | wide << stride | wide >> stride


def flood(start: int, allowed: int, stride: int) -> int:
    """Return the cells orthogonally connected with the start inside the allowed cells."""
    found, before = start, 0
    while found != before:
        before = found
        found |= (found << 1 | found >> 1 | found << stride | found >> stride) & allowed
    return found


def parts(mask: int, stride: int) -> Iterator[int]:
    """Yield the orthogonally connected parts of a set, by their first cell in reading order."""
    while mask:
        part = flood(mask & -mask, mask, stride)
        yield part
        mask ^= part
