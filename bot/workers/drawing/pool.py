"""The drawing processes of a bot, and the bot itself where none of them is ready."""

from __future__ import annotations

from collections.abc import Sequence

from bot.workers.drawing.kept import Kept
from bot.workers.drawing.values import pickled
from bot.workers.drawing.worker import NICE, Load, draw
from bot.workers.processes.child import IDLE, Answer, Kind
from bot.workers.processes.pool import Pool
from bot.workers.processes.process import Ended
from render.api import Picture
from render.jobs import Drawable, Drawer

PATIENCE = 10.0
"""Seconds that the pictures of a post may take: they are drawn in a hundredth of that."""
MOST_MEMORY = 448 << 20
"""Bytes beyond which a process is replaced: it keeps what it has drawn, of all games and looks."""
MOST_REQUESTS = 20_000
"""Requests after which a process is replaced anyway, if the system does not report its memory."""

DRAWN_BY = ("process", "bot", "cache")
"""Labels of drawn pictures in the counts: by what drew them."""


class DrawingFailed(Exception):
    """A process failed to draw a job; the text is its traceback."""


class WorkerPool(Pool):
    """Draws in other processes, and in this one as long as none of them is ready.

    Safe in threads; every call may take long. A process that is killed costs nothing but time: its
    pictures are drawn again. One that its work has broken, or that hangs, raises an error as
    drawing does.
    """

    def __init__(self, most: int, load: Load, here: Drawer, idle: float = IDLE) -> None:
        kind = Kind("drawing", NICE, load, draw, idle, MOST_MEMORY, MOST_REQUESTS, ahead=True)
        super().__init__(kind, most)
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
        """Raises DrawingFailed."""
        if answer.failed:
            raise DrawingFailed(answer.failed)
        pictures: tuple[Picture | None, ...] = answer.value
        self._count("process", len(pictures))
        return pictures
