"""The drawing processes of a bot: started on demand, replaced if one grows, fails or hangs."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Thread

from bot.workers.drawing.kept import Kept
from bot.workers.drawing.process import Worker
from bot.workers.drawing.values import pickled
from bot.workers.drawing.worker import Load
from bot.workers.processes.child import Answer
from bot.workers.processes.pool import IDLE, STARTING, Pool, ending
from bot.workers.processes.process import Ended, tell
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


class WorkerPool(Pool[Worker]):
    """Draws in other processes, and in this one as long as none of them is ready.

    Safe in threads; every call may take long. A process that is killed costs nothing but time: its
    pictures are drawn again. One that its work has broken, or that hangs, raises an error as
    drawing does.
    """

    def __init__(self, most: int, load: Load, here: Drawer, idle: float = IDLE) -> None:
        super().__init__("drawing", most)
        self._load, self._here, self._idle = load, here, idle
        self._kept = Kept()
        self._starting: Thread | None = None
        self._coming: Worker | None = None

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

    def start(self, wanted: int = 1) -> None:
        """Start one process more if there are fewer, before anything is to be drawn."""
        with self._changed:
            if len(self._known) < wanted:
                self._start()

    def close(self) -> None:
        """End all processes at once; later requests are drawn here."""
        super().close()
        with self._changed:
            coming, starting = self._coming, self._starting
        if coming is not None:
            coming.kill()
        if starting is not None:
            starting.join(1)

    def _drawn(self, request: bytes, jobs: Sequence[Drawable]) -> Sequence[Picture | None]:
        while (worker := self._borrowed()) is not None:
            try:
                answer = worker.ask(request, PATIENCE)
            except Ended as ended:
                self._lost(worker, ended)
                continue
            except BaseException:
                # Its next answer could not be trusted.
                self._end(worker, "hung")
                raise
            self._give_back(worker)
            return self._pictures(answer)
        self._count("bot", len(jobs))
        return self._here(jobs)

    def _borrowed(self) -> Worker | None:
        """Return a process that draws for no other caller, None if none is ready."""
        with self._changed:
            while not self._closed:
                if self._free:
                    return self._free.pop()
                self._start()
                if not self._known:
                    return None
                self._changed.wait()
            return None

    def _give_back(self, worker: Worker) -> None:
        if worker.worn:
            self._end(worker, "worn")
            return
        with self._changed:
            self._free.append(worker)
            if worker.memory > MOST_MEMORY or worker.requests > MOST_REQUESTS:
                self._start(worker)
            self._changed.notify_all()

    def _pictures(self, answer: Answer) -> Sequence[Picture | None]:
        """Return the pictures drawn by a process, and pass on its log lines.

        Raises DrawingFailed.
        """
        tell(answer.lines)
        if answer.failed:
            raise DrawingFailed(answer.failed)
        pictures: tuple[Picture | None, ...] = answer.value or ()
        self._count("process", len(pictures))
        return pictures

    def _lost(self, worker: Worker, ended: Ended) -> None:
        """Drop a process that has ended. Raises DrawingFailed if its work has broken it."""
        self._end(worker, ending(ended))
        if ended.by_its_work:
            raise DrawingFailed(str(ended)) from ended

    def _start(self, instead: Worker | None = None) -> None:
        """Start a process in the background if another one is wanted and allowed."""
        room = instead is not None or len(self._known) < self.most
        if self._closed or self._starting or not room or self._rests:
            return
        self._starting = Thread(target=self._started, args=(instead,), name="drawing", daemon=True)
        self._starting.start()

    def _started(self, instead: Worker | None) -> None:
        try:
            worker: Worker | Exception = self._ready()
        except Exception as error:
            worker = error
        with self._changed:
            self._starting = self._coming = None
            if isinstance(worker, Exception):
                self._rest(worker)
            elif not self._closed:
                self._take_over(worker, instead)
            self._changed.notify_all()

    def _ready(self) -> Worker:
        """Return a new process that can draw. Raises OSError, Ended, Hung, DrawingFailed."""
        worker = Worker(self._load, self._idle)
        with self._changed:
            self._coming = worker
        try:
            if self._closed:
                raise DrawingFailed("the bot ends")
            self._pictures(worker.ready(STARTING))
        except BaseException:
            worker.kill()
            raise
        return worker

    def _take_over(self, worker: Worker, instead: Worker | None) -> None:
        self._known.add(worker)
        self._free.append(worker)
        if instead in self._free:
            self._end(instead, "worn")
        elif instead is not None and instead in self._known:
            instead.worn = True
