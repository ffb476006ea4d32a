"""A game as a film: one picture per phase, as animated WebP."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from io import BytesIO

from PIL import Image, ImageOps

from render.api import Picture
from render.art.encoding import LOSSLESS

MILLISECONDS = 1500
"""Duration of a frame; the last one stays three times as long."""


class TooLong(ValueError):
    """These frames do not keep the limit: show a shorter part of the game."""


def animate(
    frames: Iterable[Picture],
    limit: int,
    progress: Callable[[int], None] = lambda _: None,
    alt: str = "",
) -> Picture:
    """Return the frames as an animated WebP of at most `limit` bytes.

    `frames` may be a generator that draws: all frames held are encoded, except one. All
    are shown at the size of the first, with a margin where their shape differs. A film that
    is too large loses every second frame until it fits: single pictures would take three
    times its bytes. `progress` hears how many steps were made, one a frame drawn and one a
    frame encoded. Slow: call off the loop.
    Raises TooLong, and ValueError if there is no frame.
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
        pictures = [*pictures[:-1:2], pictures[-1]]


class _Reel(Image.Image):
    """Pictures as the frames of one image, each decoded when it is its turn.

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
        """Decode a picture."""
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
        """Return the number of the frame shown."""
        return self._at


def _counted(frames: Iterable[Picture], progress: Callable[[int], None]) -> Iterator[Picture]:
    for number, frame in enumerate(frames, start=1):
        progress(number)
        yield frame


def _film(reel: _Reel) -> bytes:
    times = [MILLISECONDS] * (reel.n_frames - 1) + [3 * MILLISECONDS]
    buffer = BytesIO()
    reel.save(buffer, "WEBP", save_all=reel.n_frames > 1, duration=times, loop=0, **LOSSLESS)
    return buffer.getvalue()
