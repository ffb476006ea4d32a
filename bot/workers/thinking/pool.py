"""The thinking processes of a bot: started on demand, replaced if one dies, fails or hangs."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from bot.host.automation.thinking import NoThinkers, ThinkingFailed
from bot.house_bots.searcher import Job
from bot.workers.processes.child import Answer
from bot.workers.processes.pool import IDLE, STARTING, Pool, ending
from bot.workers.processes.process import Ended, Hung, tell
from bot.workers.thinking.queue import Queue, Request
from bot.workers.thinking.work import Load, Thought
from bot.workers.thinking.worker import Worker

PATIENCE = 30.0
"""Seconds beyond a job's own after which a process hangs: the machine may be busy."""
MOST_MEMORY = 240 << 20
"""Bytes beyond which a process is replaced."""
TRIES = 2
"""Processes that may die of one job."""

OUTCOMES = ("done", "cut", "dropped", "failed")
"""Outcomes of jobs in the counts.

A job is `cut` if its time was up, and `dropped` if its caller no longer waited.
"""

A = TypeVar("A")


class Unable(Exception):
    """No process can be started; the text says why."""


class ThinkingPool(Pool[Worker]):
    """Carries out jobs in other processes, as many at a time as there may be processes.

    A process that is killed costs nothing but time: its job is tried once more.
    """

    def __init__(self, most: int, load: Load, seconds: float, idle: float = IDLE) -> None:
        super().__init__("thinking", most)
        self.seconds = seconds
        self.thought: Callable[[float], None] = lambda seconds: None
        """Called with the seconds that each job took."""
        self._load, self._idle = load, idle
        self._queue = Queue()
        self._lanes: list[asyncio.Task[None]] = []
        self._threads = ThreadPoolExecutor(most, "thinking")

    @property
    def offered(self) -> bool:
        """Return whether it can think."""
        return not self._closed

    async def think(self, job: Job[A], table: int, urgent: bool) -> A:
        """Return the result of a job. Raises ThinkingFailed, NoThinkers."""
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
        value: A = self._judged(answer)
        return value

    def close(self) -> None:
        """End all processes at once; nothing more is thought about."""
        super().close()
        self._threads.shutdown(wait=False)

    @property
    def waiting(self) -> int:
        """Return how many jobs wait for a process."""
        return len(self._queue)

    def _judged(self, answer: Answer) -> Any:  # noqa: ANN401 (of any job)
        """Count the outcome of a job, and return its result. Raises ThinkingFailed."""
        if answer.failed:
            self._count("failed")
            raise ThinkingFailed(answer.failed)
        thought: Thought = answer.value
        self._count("cut" if thought.cut else "done")
        self.thought(thought.seconds)
        return thought.value

    # The event loop's part: which job is next ------------------------------------------

    def _fill_lanes(self) -> None:
        self._lanes = [lane for lane in self._lanes if not lane.done()]
        if len(self._lanes) < self.most:
            self._lanes.append(asyncio.create_task(self._lane()))

    async def _lane(self) -> None:
        """Give waiting jobs to processes, one after the other; return when none waits."""
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
        """Carry out a job in a process, or in another one if that dies.

        Raises Unable, NoThinkers.
        """
        deaths = 0
        while not request.unwanted():
            worker = self._borrowed()
            try:
                self._prepare(worker)
                answer = worker.ask(request.job, request.seconds + PATIENCE, request.unwanted)
            except (Ended, Hung) as error:
                why = ending(error)
                self._end(worker, why)
                deaths += why != "idle"
                if deaths == TRIES:
                    return Answer(failed=str(error))
            else:
                self._give_back(worker)
                tell(answer.lines)
                return answer
        return Answer(Thought(dropped=True))

    def _borrowed(self) -> Worker:
        """Return a process that does nothing else. Raises Unable, NoThinkers."""
        with self._changed:
            if self._closed:
                raise NoThinkers
            if self._free:
                return self._free.pop()
        if self._rests:
            raise NoThinkers
        try:
            worker = Worker(self._load, self._idle)
        except OSError as error:
            self._rest(error)
            raise Unable(str(error)) from error
        with self._changed:
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
            self._drop(worker)
            self._rest(answer.failed)
            raise Unable(answer.failed)

    def _give_back(self, worker: Worker) -> None:
        if worker.memory > MOST_MEMORY:
            self._end(worker, "worn")
            return
        with self._changed:
            self._free.append(worker)
