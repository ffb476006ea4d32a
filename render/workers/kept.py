"""Finished pictures by what they show: the same one is not drawn again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from hashlib import blake2b
from threading import Lock

from render.api import Picture

ROOM = 16 << 20
"""Bytes of pictures that are kept."""
_RECORD = 500
"""About how many bytes a picture takes beside its own."""


class Kept:
    """The pictures that were drawn last, by the job as it is pickled; safe in threads.

    Equal jobs may be pickled differently: then one is drawn again, and none is mistaken.
    """

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._held = 0
        self._pictures: OrderedDict[bytes, Picture | None] = OrderedDict()
        self._lock = Lock()

    def find(self, jobs: Sequence[bytes]) -> dict[bytes, Picture | None]:
        """Return the pictures that there are, by job."""
        with self._lock:
            keys = {job: key for job in jobs if (key := _key(job)) in self._pictures}
            for key in keys.values():
                self._pictures.move_to_end(key)
            return {job: self._pictures[key] for job, key in keys.items()}

    def keep(self, job: bytes, picture: Picture | None) -> None:
        """Keep a picture; the ones that were not asked for longest make room."""
        with self._lock:
            key = _key(job)
            if key not in self._pictures:
                self._held += _size(picture)
            self._pictures[key] = picture
            while self._held > self._room:
                _, oldest = self._pictures.popitem(last=False)
                self._held -= _size(oldest)


def _key(job: bytes) -> bytes:
    return blake2b(job, digest_size=16).digest()


def _size(picture: Picture | None) -> int:
    return _RECORD + (len(picture.data) if picture else 0)
