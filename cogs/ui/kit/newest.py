"""Memory of limited size: nothing depends on its content."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Newest(Generic[K, V]):
    """A mapping that forgets the entry set longest ago."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[K, V] = OrderedDict()

    def __setitem__(self, key: K, value: V) -> None:
        self._kept[key] = value
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def get(self, key: K) -> V | None:
        """Return the value of a key, None if it is not known (any more)."""
        return self._kept.get(key)

    def pop(self, key: K) -> V | None:
        """Forget a key and return its value, if it was known."""
        return self._kept.pop(key, None)
