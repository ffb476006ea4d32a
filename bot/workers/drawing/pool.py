"""The drawing processes of a bot; while none of them is ready, the bot draws itself."""

from __future__ import annotations

import copyreg
import pickle
from collections.abc import Sequence
from functools import partial
from hashlib import blake2b
from io import BytesIO
from typing import Any, TypeAlias

from bot.workers.drawing.worker import NICE, Load, draw
from bot.workers.processes.child import IDLE, Answer, Kind
from bot.workers.processes.pool import Pool
from bot.workers.processes.process import Ended, begun
from render.api import Picture
from render.art import kept
from render.art.kept import RECORD, picture_bytes
from render.jobs import Drawable, Drawer


def pickled(jobs: Sequence[Drawable]) -> bytes:
    """Pickle jobs to bytes that do not depend on values their views have cached meanwhile."""
    data = BytesIO()
    _Pickler(data, pickle.HIGHEST_PROTOCOL).dump(tuple(jobs))
    return data.getvalue()


class _Pickler(pickle.Pickler):
    """Pickler that leaves out values stored besides a view's fields, such as cached properties."""

    def reducer_override(self, value: Any) -> Any:  # noqa: ANN401 (pickle's own interface)
        """Return how to rebuild a value from its fields; NotImplemented = pickle it as usual."""
        names = getattr(type(value), "__dataclass_fields__", None)
        held = getattr(value, "__dict__", None)
        if names is None or held is None or len(held) <= len(names):
            return NotImplemented
        fields = {name: held[name] for name in names if name in held}
        return copyreg.__newobj__, (type(value),), fields  # type: ignore[attr-defined]


Pictures: TypeAlias = tuple[Picture | None, ...]


class Kept:
    """Cache of the pictures drawn last, by their request. Thread-safe.

    Equal jobs may be pickled to different requests: then they are drawn again, but never mixed up.
    """

    def __init__(self, most: int | None = None) -> None:
        self._pictures = kept.Kept[Pictures](most)

    def find(self, request: bytes) -> Pictures | None:
        """Return the pictures drawn for the same request, or None if they are not cached."""
        return self._pictures.get(_key(request))

    def keep(self, request: bytes, pictures: Pictures) -> None:
        """Cache pictures; those not requested for longest are dropped to make room."""
        size = sum(picture_bytes(one) if one else RECORD for one in pictures)
        self._pictures.put(_key(request), pictures, size)


def _key(request: bytes) -> bytes:
    return blake2b(request, digest_size=16).digest()


PATIENCE = 10.0
"""Maximum seconds to draw the pictures of a post; usually it takes a hundredth of that."""
MOST_MEMORY = 448 << 20
"""Bytes of memory beyond which a process is replaced: it caches pictures of all games and looks."""
MOST_REQUESTS = 20_000
"""Number of requests after which a process is replaced if the system does not report its memory."""

DRAWN_BY = ("process", "bot", "cache")
"""Labels of pictures in the counts, by their source."""


class DrawingFailed(Exception):
    """A process failed to draw a job; the text is its traceback."""


class WorkerPool(Pool):
    """Pool that draws in other processes, or in this one as long as none of them is ready.

    Thread-safe; every call may take long. If a process is killed, its pictures are drawn again. If
    its work breaks it, or it hangs, an error is raised as if drawing had failed.
    """

    def __init__(self, most: int, load: Load, here: Drawer, idle: float = IDLE) -> None:
        kind = Kind("drawing", NICE, load, draw, idle, MOST_MEMORY, MOST_REQUESTS, ahead=True)
        super().__init__(kind, most, partial(begun, kind))
        self._here = here
        self._kept = Kept()

    def draw(self, jobs: Sequence[Drawable]) -> tuple[Picture | None, ...]:
        """Return a picture for each job, None if there is nothing to see.

        Raises DrawingFailed, Hung, and the errors of drawing.
        """
        request = pickled(jobs)
        pictures = self._kept.find(request)
        if pictures is None:
            pictures = tuple(self._drawn(request, jobs))
            self._kept.keep(request, pictures)
        else:
            self._count("cache", len(pictures))
        return pictures

    def _drawn(self, request: bytes, jobs: Sequence[Drawable]) -> Sequence[Picture | None]:
        while (process := self._ready_one()) is not None:
            try:
                return self._pictures(self._ask(process, request, PATIENCE))
            except Ended as ended:
                if ended.by_its_work:
                    raise DrawingFailed(str(ended)) from ended
        self._count("bot", len(jobs))
        return self._here(jobs)

    def _pictures(self, answer: Answer) -> Sequence[Picture | None]:
        """Return the pictures in an answer. Raises DrawingFailed."""
        if answer.failed:
            raise DrawingFailed(answer.failed)
        pictures: tuple[Picture | None, ...] = answer.value
        self._count("process", len(pictures))
        return pictures
