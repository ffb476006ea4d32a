"""Cache of drawn pictures by request: the same request is not drawn again."""

from __future__ import annotations

from hashlib import blake2b
from typing import TypeAlias

from render.api import Picture
from render.art import kept
from render.art.kept import RECORD, picture_bytes

Pictures: TypeAlias = tuple[Picture | None, ...]


class Kept:
    """The pictures that were drawn last, by the request for them; safe in threads.

    Equal jobs may make unequal requests: then they are drawn again, and never mixed up.
    """

    def __init__(self, most: int | None = None) -> None:
        self._pictures = kept.Kept[Pictures](most)

    def find(self, request: bytes) -> Pictures | None:
        """Return the pictures drawn for the same request, None if never, or too long ago."""
        return self._pictures.get(_key(request))

    def keep(self, request: bytes, pictures: Pictures) -> None:
        """Keep pictures; the ones not requested for longest make room."""
        size = sum(picture_bytes(one) if one else RECORD for one in pictures)
        self._pictures.put(_key(request), pictures, size)


def _key(request: bytes) -> bytes:
    return blake2b(request, digest_size=16).digest()
