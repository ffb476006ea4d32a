"""A small seeded random number generator with named streams.

The algorithm is SplitMix64 (Steele, Lea, Flood 2014). Every stream counts its own draws, so a new
draw in one rule never changes the draws of another. `random` is not used because its shuffle may
change between Python versions.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def _mix(value: int) -> int:
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB & _MASK
    return value ^ (value >> 31)


@lru_cache(maxsize=256)
def _start(seed: int, stream: str) -> int:
    state = _mix(seed & _MASK)
    for byte in stream.encode():
        state = _mix((state + byte * _GOLDEN) & _MASK)
    return state


class Rng:
    """A generator whose draws depend on the seed, the stream's name and the draws made before."""

    __slots__ = ("drawn", "seed")

    def __init__(self, seed: int, drawn: dict[str, int] | None = None) -> None:
        self.seed = seed
        self.drawn: dict[str, int] = drawn if drawn is not None else {}

    def below(self, limit: int, stream: str) -> int:
        """Return a uniformly distributed number in 0..limit-1."""
        return self.several(1, limit, stream)[0]

    def several(self, count: int, limit: int, stream: str) -> list[int]:
        """Return the same numbers as repeated calls of `below`, but faster."""
        start, drawn = _start(self.seed, stream), self.drawn.get(stream, 0)
        ceiling = (1 << 64) - (1 << 64) % limit
        found: list[int] = []
        while len(found) < count:
            drawn += 1
            value = _mix((start + drawn * _GOLDEN) & _MASK)
            if value < ceiling:
                found.append(value % limit)
        self.drawn[stream] = drawn
        return found

    def shuffle(self, items: list[T], stream: str) -> None:
        """Shuffle a list in place (Fisher-Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1, stream)
            items[last], items[other] = items[other], items[last]

    def clone(self) -> Rng:
        """Return an independent generator that continues from the same position."""
        return Rng(self.seed, dict(self.drawn))
