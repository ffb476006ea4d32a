"""Pictures by what they show: the hash of decoded pixels, however they were encoded."""

from __future__ import annotations

import hashlib
import io
from pathlib import Path

from PIL import Image, ImageSequence


class Pictures:
    """Knows the pictures of one recording, and keeps one file of each."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._known: dict[bytes, str] = {}

    def describe(self, filename: str, blob: bytes) -> str:
        """Return the size and the hash of a picture; anything else is hashed as it is."""
        key = hashlib.sha256(blob).digest()
        if key not in self._known:
            self._known[key] = self._described(filename, blob)
        return self._known[key]

    def _described(self, filename: str, blob: bytes) -> str:
        try:
            size, frames, digest = _pixels(blob)
        except OSError:
            return f"{len(blob)} bytes {hashlib.sha256(blob).hexdigest()[:16]}"
        self._keep(digest, filename, blob)
        return f"{size[0]}x{size[1]} {frames} frame(s) {digest}"

    def _keep(self, digest: str, filename: str, blob: bytes) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        (self._folder / f"{digest}{Path(filename).suffix}").write_bytes(blob)


def _pixels(blob: bytes) -> tuple[tuple[int, int], int, str]:
    """Return size, number of frames and the hash of all pixels."""
    digest, frames = hashlib.sha256(), 0
    with Image.open(io.BytesIO(blob)) as picture:
        for frame in ImageSequence.Iterator(picture):
            digest.update(frame.convert("RGBA").tobytes())
            frames += 1
        return picture.size, frames, digest.hexdigest()[:16]
