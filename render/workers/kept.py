"""Finished pictures by what was asked for: the same ones are not drawn again."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import blake2b
from threading import Lock
from typing import TypeAlias

from render.api import Picture

Pictures: TypeAlias = tuple[Picture | None, ...]

ROOM = 16 << 20
"""Bytes of pictures that are kept."""
_RECORD, _AREA = 500, 250
"""About how many bytes a picture takes beside its own, and one of its areas."""


class Kept:
    """The pictures that were drawn last, by the request for them; safe in threads.

    Equal jobs may make unequal requests: then they are drawn again, and none is mistaken.
    """

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._held = 0
        self._pictures: OrderedDict[bytes, Pictures] = OrderedDict()
        self._lock = Lock()

    def find(self, request: bytes) -> Pictures | None:
        """Return what was drawn for the same request, None where it was not, or long ago."""
        key = _key(request)
        with self._lock:
            if key in self._pictures:
                self._pictures.move_to_end(key)
            return self._pictures.get(key)

    def keep(self, request: bytes, pictures: Pictures) -> None:
        """Keep pictures; those that were not asked for longest make room."""
        key = _key(request)
        with self._lock:
            self._held += _size(pictures) - _size(self._pictures.pop(key, ()))
            self._pictures[key] = pictures
            while self._held > self._room:
                _, oldest = self._pictures.popitem(last=False)
                self._held -= _size(oldest)


def _key(request: bytes) -> bytes:
    return blake2b(request, digest_size=16).digest()


def _size(pictures: Pictures) -> int:
    return sum(_RECORD + (_taken(one) if one else 0) for one in pictures)


def _taken(picture: Picture) -> int:
    return len(picture.data) + _AREA * len(picture.areas)
