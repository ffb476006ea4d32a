"""What was drawn and will be needed again, as much of it as there is room for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """Things that are kept while there is room, those that were used last before others."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._found: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._found)

    def get(self, key: Hashable) -> T | None:
        """Return a thing, None if it is not kept."""
        with self._lock:
            found = self._found.get(key)
            if found is None:
                return None
            self._found.move_to_end(key)
            return found[0]

    def put(self, key: Hashable, thing: T, size: int) -> None:
        """Keep a thing that takes so many bytes."""
        with self._lock:
            if key in self._found:
                return
            self._found[key] = thing, size
            self._room -= size
            while self._room < 0:
                _, (_, freed) = self._found.popitem(last=False)
                self._room += freed
