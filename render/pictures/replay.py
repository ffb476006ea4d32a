"""A game as a film: table and boards alternately, one picture per phase, as animated WebP."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageOps

from render.api import Picture
from render.art.encoding import LOSSLESS

MILLISECONDS = 1500
"""Duration of a frame in ms; the film stops at the last frame, which stays visible."""
MOST_BYTES = 8 << 20
"""Maximum size of a film in bytes."""


class Shot(NamedTuple):
    """The content of a frame: a kind of picture, and the frame since which changes are outlined."""

    kind: str
    since: int | None


def shot(number: int, last: bool) -> Shot:
    """Return what a frame (numbered from 0) shows: table and boards alternate.

    Changes since the previous picture of the same kind are outlined. The last frame shows the
    boards without outlines, because it stays visible.
    """
    if number == 0:
        return Shot("table", None)
    if last:
        return Shot("boards", None)
    return Shot("boards" if number % 2 else "table", max(0, number - 2))


class TooLong(ValueError):
    """Raised when the frames exceed the limit even after shortening; show fewer of them."""


def animate(
    frames: Iterable[Picture],
    limit: int = MOST_BYTES,
    progress: Callable[[int], None] = lambda _: None,
    alt: str = "",
) -> Picture:
    """Return the frames as an animated WebP of at most `limit` bytes.

    `frames` may be a generator that draws: all frames in memory are encoded, except one. All are
    shown at the size of the first, with a margin where the aspect ratio differs. A film that is too
    large loses every second pair of frames (table and boards) until it fits. It plays once and
    stops at its last frame. `progress` is called with the number of steps done: one per frame
    drawn, and one per frame encoded. Slow: call it in a thread. Raises TooLong, and ValueError if
    there is no frame.
    """
    pictures = list(_counted(frames, progress))
    steps = len(pictures)
    while True:
        reel = _Reel(pictures, progress, steps)
        data = _film(reel)
        if len(data) <= limit:
            return Picture("replay.webp", reel.size, data, alt)
        if len(pictures) < 3:
            raise TooLong(f"{len(data)} bytes in {len(pictures)} frames")
        steps += len(pictures)
        pictures = _shorter(pictures)


def _shorter(pictures: Sequence[Picture]) -> list[Picture]:
    """Drop every second pair of pictures, or the middle of very few; keep the last picture."""
    *others, last = pictures
    kept = [one for number, one in enumerate(others) if number % 4 < 2]
    return [*(kept if len(kept) < len(others) else others[:1]), last]


class _Reel(Image.Image):
    """Pictures as the frames of one image, each decoded when it is needed.

    `heard` is called with `before` plus the number of frames shown so far.
    """

    def __init__(
        self, pictures: Sequence[Picture], heard: Callable[[int], None], before: int
    ) -> None:
        super().__init__()
        if not pictures:
            raise ValueError("a film needs a frame")
        self.pictures, self.n_frames = pictures, len(pictures)
        self._heard, self._before = heard, before
        self._size, self._shown, self._at = pictures[0].size, 0, -1
        self.seek(0)

    def seek(self, frame: int) -> None:
        """Decode the picture of a frame."""
        if frame == self._at:
            return
        image = Image.open(BytesIO(self.pictures[frame].data)).convert("RGB")
        if image.size != self._size:
            image = ImageOps.pad(image, self._size)
        self.im, self._mode, self._at = image.im, "RGB", frame
        if frame >= self._shown:
            self._shown = frame + 1
            self._heard(self._before + self._shown)

    def tell(self) -> int:
        """Return the number of the current frame."""
        return self._at


def _counted(frames: Iterable[Picture], progress: Callable[[int], None]) -> Iterator[Picture]:
    for number, frame in enumerate(frames, start=1):
        progress(number)
        yield frame


def _film(reel: _Reel) -> bytes:
    times = [MILLISECONDS] * (reel.n_frames - 1) + [3 * MILLISECONDS]
    buffer = BytesIO()
    reel.save(buffer, "WEBP", save_all=reel.n_frames > 1, duration=times, loop=1, **LOSSLESS)
    return buffer.getvalue()
