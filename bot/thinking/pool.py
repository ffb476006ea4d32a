"""The thinking processes of a bot: started on demand, replaced where one dies, fails or hangs."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from time import monotonic
from typing import TypeVar

from bot.host.automation.thinking import NoThinkers, ThinkingFailed
from bot.players.searcher import Job
from bot.processes.process import Ended, Hung, tell
from bot.thinking.queue import Queue, Request
from bot.thinking.work import Answer, Load
from bot.thinking.worker import Worker

IDLE = 600.0
"""Seconds without work after which a process ends."""
STARTING = 120.0
"""Seconds that a process may take until it can think."""
PATIENCE = 30.0
"""Seconds beyond a job's own after which a process hangs: the machine may be busy."""
REST = 60.0
"""Seconds without another try after a process could not be started."""
MOST_MEMORY = 240 << 20
"""Bytes beyond which a process is replaced."""
TRIES = 2
"""How many processes may die of a job."""

OUTCOMES = ("done", "cut", "dropped", "failed")
ENDINGS = ("idle", "worn", "killed", "broken", "hung", "unable")
"""What is counted: jobs by what came of them, and processes by how they ended.

A job is `cut` where its time was up, and `dropped` where nobody waited for it any more. An `idle`
process had no work, a `worn` one was replaced, a `broken` one broke down while it thought, and one
that was `unable` never began.
"""

A = TypeVar("A")

_log = logging.getLogger(__name__)


class Unable(Exception):
    """No process can be started; the text says why."""


class ThinkingPool:
    """Carries out jobs in other processes, as many at a time as there may be processes.

    A process that is killed costs nothing but time: its job is tried once more.
    """

    def __init__(self, most: int, load: Load, seconds: float, idle: float = IDLE) -> None:
        self.most = most
        """How many processes there may be."""
        self.seconds = seconds
        self.counts: Counter[str] = Counter()
        """How many there were of `OUTCOMES` and of `ENDINGS`."""
        self.thought: Callable[[float], None] = lambda seconds: None
        """Told how many seconds each job took."""
        self._load, self._idle = load, idle
        self._queue = Queue()
        self._lanes: list[asyncio.Task[None]] = []
        self._threads = ThreadPoolExecutor(most, "thinking")
        self._lock = Lock()
        self._free: list[Worker] = []
        self._known: set[Worker] = set()
        self._rest_until = 0.0
        self._closed = False

    @property
    def offered(self) -> bool:
        """Return whether it can think."""
        return not self._closed

    async def think(self, job: Job[A], table: int, urgent: bool) -> A:
        """Return what came of a job. Raises ThinkingFailed, NoThinkers."""
        if self._closed:
            raise NoThinkers
        request = Request(pickle.dumps(job), job.seconds, table, urgent)
        # A position as data takes ten times the room of its pickle, and the queue may be long.
        del job
        self._queue.put(request)
        self._fill_lanes()
        try:
            answer = await request.answer
        except asyncio.CancelledError:
            self._queue.discard(request)
            self._count("dropped")
            raise
        except Unable as error:
            self._count("failed")
            raise ThinkingFailed(str(error)) from error
        self._judge(answer)
        value: A = answer.value
        return value

    def close(self) -> None:
        """End all processes at once; nothing more is thought about."""
        with self._lock:
            self._closed = True
            known = list(self._known)
        for worker in known:
            worker.kill()
        self._threads.shutdown(wait=False)

    @property
    def waiting(self) -> int:
        """Return how many jobs wait for a process."""
        return len(self._queue)

    @property
    def running(self) -> int:
        """Return how many processes there are."""
        with self._lock:
            return sum(worker.runs for worker in self._known)

    @property
    def memory(self) -> int:
        """Return how many bytes they held after their last answers."""
        with self._lock:
            return sum(worker.memory for worker in self._known if worker.runs)

    def _judge(self, answer: Answer) -> None:
        """Count what came of a job. Raises ThinkingFailed."""
        self._count("failed" if answer.failed else "cut" if answer.cut else "done")
        if answer.failed:
            raise ThinkingFailed(answer.failed)
        self.thought(answer.seconds)

    # The event loop's part: who is next ------------------------------------------------

    def _fill_lanes(self) -> None:
        self._lanes = [lane for lane in self._lanes if not lane.done()]
        if len(self._lanes) < self.most:
            self._lanes.append(asyncio.create_task(self._lane()))

    async def _lane(self) -> None:
        """Let processes do what waits, one job after the other; no task waits for work."""
        while (request := self._queue.take()) is not None:
            try:
                answer = await self._answer(request)
            except Exception as error:
                if not request.answer.done():
                    request.answer.set_exception(error)
            else:
                if not request.answer.done():
                    request.answer.set_result(answer)

    async def _answer(self, request: Request) -> Answer:
        """Raises Unable, NoThinkers."""
        if self._closed:
            raise NoThinkers
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._carried_out, request)

    # The threads' part: one for each process that thinks -------------------------------

    def _carried_out(self, request: Request) -> Answer:
        """Let a process do it, and another one where that dies. Raises Unable, NoThinkers."""
        deaths = 0
        while not request.unwanted():
            worker = self._borrowed()
            try:
                self._prepare(worker)
                answer = worker.ask(request.job, request.seconds + PATIENCE, request.unwanted)
            except (Ended, Hung) as error:
                why = _ending(error)
                self._end(worker, why)
                deaths += why != "idle"
                if deaths == TRIES:
                    return Answer(failed=str(error))
            else:
                self._give_back(worker)
                tell(answer.lines)
                return answer
        return Answer(dropped=True)

    def _borrowed(self) -> Worker:
        """Return a process that does nothing else. Raises Unable, NoThinkers."""
        with self._lock:
            if self._closed:
                raise NoThinkers
            if self._free:
                return self._free.pop()
        if monotonic() < self._rest_until:
            raise NoThinkers
        try:
            worker = Worker(self._load, self._idle)
        except OSError as error:
            self._count("unable")
            raise self._at_rest(str(error)) from error
        with self._lock:
            self._known.add(worker)
        if not self.offered:
            worker.kill()
        return worker

    def _prepare(self, worker: Worker) -> None:
        """Wait until a process can think. Raises Ended, Hung, Unable."""
        if worker.is_ready:
            return
        answer = worker.ready(STARTING)
        tell(answer.lines)
        if answer.failed:
            self._end(worker, "unable")
            raise self._at_rest(answer.failed)

    def _at_rest(self, why: str) -> Unable:
        """Let no process be started for a while, and nobody think; return why."""
        self._rest_until = monotonic() + REST
        _log.warning("a thinking process cannot be started: %s", why)
        return Unable(why)

    def _give_back(self, worker: Worker) -> None:
        if worker.memory > MOST_MEMORY:
            self._end(worker, "worn")
            return
        with self._lock:
            self._free.append(worker)

    def _end(self, worker: Worker, why: str) -> None:
        worker.kill()
        with self._lock:
            self._known.discard(worker)
            if self._closed:
                return
            self.counts[why] += 1
        if why not in ("idle", "worn"):
            _log.warning("a thinking process is gone: %s", why)

    def _count(self, what: str) -> None:
        with self._lock:
            self.counts[what] += 1


def _ending(error: Ended | Hung) -> str:
    if isinstance(error, Hung):
        return "hung"
    return "idle" if error.by_itself else "broken" if error.by_its_work else "killed"
