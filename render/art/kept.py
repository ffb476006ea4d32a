"""Caches of drawn things, which together stay within one memory budget."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from functools import update_wrapper
from itertools import count
from threading import Lock
from typing import Any, Generic, NamedTuple, ParamSpec, TypeVar

from PIL import Image

from render.api import Picture

P = ParamSpec("P")
T = TypeVar("T")

USUAL = 128 << 20
"""Default limit in bytes for all cached things of a process."""
RECORD, _AREA, _SCENE = 500, 250, 8000
"""Approximate number of bytes that an entry, an area of a picture, and a scene each take in
addition to their data."""
_ONE_BYTE = frozenset({"1", "L", "P"})
"""Modes in which Pillow takes one byte for a pixel; in other modes it takes four."""


def bytes_of(image: Image.Image) -> int:
    """Return approximately how many bytes a cached image takes."""
    return RECORD + image.width * image.height * (1 if image.mode in _ONE_BYTE else 4)


def picture_bytes(picture: Picture) -> int:
    """Return approximately how many bytes a finished picture takes."""
    return RECORD + len(picture.data) + _AREA * len(picture.areas)


def scene_bytes(picture: Picture) -> int:
    """Return how many bytes a picture takes together with the scene that is its key."""
    return picture_bytes(picture) + _SCENE


class Kind:
    """Cached things of one kind, each with its number; they take at most `most` bytes."""

    __slots__ = ("found", "held", "most")

    def __init__(self, most: int | None) -> None:
        self.found: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        """Cached things by key, each with its number; the most recently used one comes last."""
        self.held = 0
        self.most = most


class Held(NamedTuple):
    """A cached thing: its kind, its key, and its size in bytes."""

    kind: Kind
    key: Hashable
    size: int


class Budget:
    """Memory shared by cached things of all kinds, of which the least recently used is evicted.

    Thread-safe.
    """

    def __init__(self, room: int) -> None:
        self.room = room
        self.held = 0
        """Number of bytes in use."""
        self._numbers = count()
        self._order: OrderedDict[int, Held] = OrderedDict()
        self._lock = Lock()

    def use(self, number: int) -> None:
        """Mark the thing with a given number as the most recently used."""
        with self._lock:
            # Another thread may have just evicted it.
            if (held := self._order.get(number)) is not None:
                self._order.move_to_end(number)
                held.kind.found.move_to_end(held.key)

    def add(self, held: Held, thing: object) -> None:
        """Cache a thing, and evict the least recently used things until all the rest fits."""
        kind, key, size = held
        with self._lock:
            if (before := kind.found.get(key)) is not None:
                self._drop(before[1])
            number = next(self._numbers)
            kind.found[key] = thing, number
            self._order[number] = held
            kind.held += size
            self.held += size
            self._shrink()
            self._shrink_kind(kind)

    def resize(self, room: int) -> None:
        """Set the maximum number of bytes."""
        with self._lock:
            self.room = room
            self._shrink()

    def forget(self, kind: Kind) -> None:
        """Evict all things of a kind."""
        with self._lock:
            for _, number in [*kind.found.values()]:
                self._drop(number)

    def _shrink(self) -> None:
        while self.held > self.room and self._order:
            self._drop(next(iter(self._order)))

    def _shrink_kind(self, kind: Kind) -> None:
        while kind.most is not None and kind.held > kind.most:
            _, number = next(iter(kind.found.values()))
            self._drop(number)

    def _drop(self, number: int) -> None:
        kind, key, size = self._order.pop(number)
        del kind.found[key]
        kind.held -= size
        self.held -= size


BUDGET = Budget(USUAL)
"""Budget that all caches of pictures in this process share."""


class Kept(Generic[T]):
    """A cache of things of one kind, limited by the shared budget and to `most` bytes."""

    def __init__(self, most: int | None = None) -> None:
        self._kind = Kind(most)
        self._found: Mapping[Hashable, tuple[T, int]] = self._kind.found

    def __len__(self) -> int:
        return len(self._found)

    def get(self, key: Hashable) -> T | None:
        """Return a cached thing, None if it is not in the cache."""
        found = self._found.get(key)
        if found is None:
            return None
        BUDGET.use(found[1])
        return found[0]

    def put(self, key: Hashable, thing: T, size: int) -> None:
        """Cache a thing of `size` bytes."""
        BUDGET.add(Held(self._kind, key, size), thing)

    def clear(self) -> None:
        """Evict everything."""
        BUDGET.forget(self._kind)


class Keeping(Generic[P, T]):
    """A function whose results are cached by its arguments."""

    def __init__(self, make: Callable[P, T], size: Callable[[T], int]) -> None:
        update_wrapper(self, make)
        self._make, self._size = make, size
        self._kept = Kept[T]()

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the cached result, or compute and cache it."""
        key = (args, *kwargs.items()) if kwargs else args
        found = self._kept.get(key)
        if found is None:
            found = self._make(*args, **kwargs)
            self._kept.put(key, found, self._size(found))
        return found

    def cache_clear(self) -> None:
        """Evict all results."""
        self._kept.clear()


def keeping(size: Callable[[T], int]) -> Callable[[Callable[P, T]], Keeping[P, T]]:
    """Cache a function's results; `size` returns the bytes that a result takes."""

    def kept(make: Callable[P, T]) -> Keeping[P, T]:
        return Keeping(make, size)

    return kept
