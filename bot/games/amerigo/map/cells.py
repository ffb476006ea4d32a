"""Sets of cells as integers, and the names of cells.

Bit `row * stride + column` represents a cell. The stride is the width plus one: the extra column at
the end of each row is neither land nor water, so that shifting a set never wraps to the next row.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"
"""Letters of the columns; Z is left out because it begins the names of ring fields."""


def column(number: int) -> str:
    """Return the name of a column; 0 is A, and AA follows Y."""
    more, last = divmod(number, len(LETTERS))
    return (column(more - 1) if more else "") + LETTERS[last]


def name(row: int, col: int) -> str:
    """Return the name of a cell in the grid; row and column count from 0."""
    return f"{column(col)}{row + 1}"


def mask_of(rows: Sequence[str], letters: str) -> int:
    """Return the set of cells that have one of these letters."""
    stride = len(rows[0]) + 1
    found = 0
    for number, row in enumerate(rows):
        for col, letter in enumerate(row):
            if letter in letters:
                found |= 1 << number * stride + col
    return found


def indices(mask: int) -> Iterator[int]:
    """Yield the indices of a set's cells in reading order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def beside(mask: int, stride: int) -> int:
    """Return a set plus all orthogonally adjacent cells, even beyond the map."""
    return mask | mask << 1 | mask >> 1 | mask << stride | mask >> stride


def around(mask: int, stride: int) -> int:
    """Return a set plus all adjacent cells, including diagonal ones, even beyond the map."""
    wide = mask | mask << 1 | mask >> 1
    return wide | wide << stride | wide >> stride


def flood(start: int, allowed: int, stride: int) -> int:
    """Return the cells that are orthogonally connected to `start` through allowed cells."""
    found, before = start, 0
    while found != before:
        before = found
        found |= (found << 1 | found >> 1 | found << stride | found >> stride) & allowed
    return found


def parts(mask: int, stride: int) -> Iterator[int]:
    """Yield the orthogonally connected parts of a set, in reading order of their first cells."""
    while mask:
        part = flood(mask & -mask, mask, stride)
        yield part
        mask ^= part
