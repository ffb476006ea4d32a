"""Pool of processes: they start on demand, and are replaced if they grow, fail or hang."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from threading import Condition, Thread
from time import monotonic
from typing import Protocol

from bot.workers.processes.child import Answer
from bot.workers.processes.process import Ended, Process, tell

STARTING = 120.0
"""Maximum seconds until a new process can work."""
REST = 60.0
"""Seconds without another attempt after a process could not be started."""

ENDINGS = ("idle", "worn", "killed", "broken", "hung", "unable")
"""Ways in which processes end.

An `idle` one had no work, a `worn` one was replaced, a `broken` one crashed because of its work,
and one that was `unable` never became ready.
"""

_log = logging.getLogger(__name__)


class Unable(Exception):
    """No process can be started; the text says why."""


class Replaced(Protocol):
    """A kind of process as far as its pool knows it; the members are those of `Kind`."""

    @property
    def name(self) -> str:
        """The name of the kind in the log."""

    @property
    def most_memory(self) -> float:
        """Bytes of memory beyond which a process is replaced."""

    @property
    def most_requests(self) -> float:
        """Requests after which a process is replaced."""

    @property
    def ahead(self) -> bool:
        """True if a replacement must be ready before a worn process ends."""


class Pool:
    """Processes of one kind. Thread-safe."""

    def __init__(self, kind: Replaced, most: int, begin: Callable[[], Process]) -> None:
        self.most = most
        """Maximum number of processes."""
        self.counts: Counter[str] = Counter()
        """Counts of `ENDINGS`, and of other events that a pool counts."""
        self._kind = kind
        self._begin = begin
        self._patience = STARTING
        self._changed = Condition()
        self._known: set[Process] = set()
        self._free: list[Process] = []
        self._starting: Thread | None = None
        self._rest_until = 0.0
        self._closed = False

    def start(self, wanted: int = 1) -> None:
        """Start a process in advance, if there are fewer than `wanted`."""
        with self._changed:
            if len(self._known) < wanted:
                self._start()

    def close(self) -> None:
        """Kill all processes immediately."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
            known, starting = list(self._known), self._starting
        for process in known:
            process.kill()
        if starting is not None:
            starting.join(1)

    @property
    def running(self) -> int:
        """Return how many processes are working or ready to work."""
        with self._changed:
            return sum(process.is_ready and process.runs for process in self._known)

    @property
    def memory(self) -> int:
        """Return how many bytes the processes used after their last answers."""
        with self._changed:
            return sum(process.memory for process in self._known if process.runs)

    # Processes: taking, starting, asking, giving back ------------------------------------

    def _free_one(self) -> Process | None:
        """Return an idle process, or None if there is none."""
        with self._changed:
            return self._free.pop() if self._free and not self._closed else None

    def _ready_one(self) -> Process | None:
        """Wait for an idle process and return it, or None if none is ready to work yet."""
        with self._changed:
            while (process := self._free_one()) is None and not self._closed:
                self._start()
                if not any(one.is_ready for one in self._known):
                    return None
                self._changed.wait()
            return process

    def _new_one(self) -> Process:
        """Start a process, and wait until it is ready. Raises Unable, Ended, Hung."""
        try:
            process = self._begin()
        except OSError as error:
            raise Unable(str(error)) from error
        with self._changed:
            self._known.add(process)
        try:
            if self._closed:
                process.kill()
            answer = process.ready(self._patience)
        except BaseException:
            self._drop(process)
            raise
        tell(answer.lines)
        if answer.failed:
            self._drop(process)
            raise Unable(answer.failed)
        return process

    def _ask(
        self,
        process: Process,
        request: bytes,
        seconds: float,
        unwanted: Callable[[], bool] | None = None,
    ) -> Answer:
        """Send a process a request, write its log lines to the log, and return it to the pool.

        Raises Ended, Hung; then the process is gone.
        """
        try:
            answer = process.ask(request, seconds, unwanted)
        except BaseException as error:
            # The process's next answer could not be trusted.
            self._drop(process)
            self._gone(ending(error))
            raise
        self._give_back(process)
        tell(answer.lines)
        return answer

    def _give_back(self, process: Process) -> None:
        kind = self._kind
        grown = process.memory > kind.most_memory or process.requests > kind.most_requests
        if process.worn or (grown and not kind.ahead):
            self._drop(process)
            self._gone("worn")
            return
        with self._changed:
            self._free.append(process)
            if grown:
                self._start(process)
            self._changed.notify_all()

    # Starts in the background -----------------------------------------------------------

    def _start(self, instead: Process | None = None) -> None:
        """Start a process in the background if another one is wanted and allowed."""
        room = instead is not None or len(self._known) < self.most
        if self._closed or self._starting or not room or self._rests:
            return
        begin = Thread(target=self._started, args=(instead,), name=self._kind.name, daemon=True)
        self._starting = begin
        begin.start()

    def _started(self, instead: Process | None) -> None:
        try:
            process: Process | Exception = self._new_one()
        except Exception as error:
            process = error
        with self._changed:
            self._starting = None
            if isinstance(process, Exception):
                self._rest(process)
            elif not self._closed:
                process.is_ready = True
                self._free.append(process)
                self._retire(instead)
            self._changed.notify_all()

    def _retire(self, process: Process | None) -> None:
        if process in self._free:
            self._drop(process)
            self._gone("worn")
        elif process is not None:
            process.worn = True

    # Ends -------------------------------------------------------------------------------

    @property
    def _rests(self) -> bool:
        return monotonic() < self._rest_until

    def _count(self, what: str, how_many: int = 1) -> None:
        with self._changed:
            self.counts[what] += how_many

    def _gone(self, why: str) -> None:
        """Log and count the end of a process that has left the pool."""
        if not self._closed:
            if why not in ("idle", "worn"):
                _log.warning("a %s process is gone: %s", self._kind.name, why)
            self._count(why)

    def _drop(self, process: Process) -> None:
        process.kill()
        with self._changed:
            self._known.discard(process)
            if process in self._free:
                self._free.remove(process)
            self._changed.notify_all()

    def _rest(self, why: object, seconds: float = REST) -> None:
        """Start no process for a while, because the last start failed."""
        self._rest_until = monotonic() + seconds
        if not self._closed:
            _log.warning("a %s process cannot be started: %s", self._kind.name, why)
            self._count("unable")


def ending(error: BaseException) -> str:
    """Return how a process that did not answer has ended, as one of `ENDINGS`."""
    if not isinstance(error, Ended):
        return "hung"
    return "idle" if error.by_itself else "broken" if error.by_its_work else "killed"
