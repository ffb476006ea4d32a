"""The thinking processes of a bot, and the queue of jobs that wait for a process."""

from __future__ import annotations

import asyncio
import pickle
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from threading import Lock
from typing import Any, TypeAlias, TypeVar

from bot.host.automation.thinking import NoThinkers, ThinkingFailed
from bot.house_bots.searcher import Job
from bot.workers.processes.child import IDLE, Answer, Kind
from bot.workers.processes.pool import Pool, Unable, ending
from bot.workers.processes.process import Ended, Hung, Process, begun
from bot.workers.thinking.work import NICE, Load, SearchResult, think

_Line: TypeAlias = "OrderedDict[int, deque[Request]]"


class Request:
    """A pickled job for a table; a caller that stops waiting cancels its `answer`."""

    def __init__(self, job: bytes, seconds: float, table: int, urgent: bool) -> None:
        self.job, self.seconds, self.table, self.urgent = job, seconds, table, urgent
        self.answer: Future[Answer] = Future()

    def unwanted(self) -> bool:
        """Return whether the caller has stopped waiting for the answer."""
        return self.answer.cancelled()


class Queue:
    """Requests by table; when one is taken, its table moves behind all other tables.

    Thread-safe.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._urgent: _Line = OrderedDict()
        self._patient: _Line = OrderedDict()

    def __len__(self) -> int:
        with self._lock:
            lines = (self._urgent, self._patient)
            return sum(len(requests) for line in lines for requests in line.values())

    def put(self, request: Request) -> None:
        """Queue a request behind the others of its table."""
        with self._lock:
            self._line(request).setdefault(request.table, deque()).append(request)

    def take(self) -> Request | None:
        """Remove and return the next request, or None if none waits."""
        with self._lock:
            line = self._urgent or self._patient
            if not line:
                return None
            table, requests = line.popitem(last=False)
            request = requests.popleft()
            if requests:
                line[table] = requests
            return request

    def discard(self, request: Request) -> None:
        """Remove a request from the queue, if it is there."""
        with self._lock:
            line = self._line(request)
            requests = line.get(request.table, deque())
            if request in requests:
                requests.remove(request)
                if not requests:
                    del line[request.table]

    def _line(self, request: Request) -> _Line:
        return self._urgent if request.urgent else self._patient


PATIENCE = 30.0
"""Seconds beyond a job's time after which a process counts as hung: the computer may be busy."""
MOST_MEMORY = 240 << 20
"""Bytes of memory beyond which a process is replaced."""
TRIES = 2
"""Maximum number of attempts at a job whose process is killed."""

OUTCOMES = ("done", "cut", "dropped", "failed")
"""Outcomes of jobs in the counts.

A job is `cut` if its time was up, and `dropped` if its caller stopped waiting.
"""

A = TypeVar("A")


class ThinkingPool(Pool):
    """Pool that carries out jobs in other processes, up to the maximum number at a time.

    If a process is killed, its job is tried once more.
    """

    def __init__(self, most: int, load: Load, seconds: float, idle: float = IDLE) -> None:
        kind = Kind("thinking", NICE, load, think, idle, MOST_MEMORY)
        super().__init__(kind, most, partial(begun, kind))
        self.seconds = seconds
        self.thought: Callable[[float], None] = lambda seconds: None
        """Function called with the seconds that each job took."""
        self._queue = Queue()
        self._threads = ThreadPoolExecutor(most, "thinking")

    @property
    def offered(self) -> bool:
        """Return whether the pool can think, that is, has not been closed."""
        return not self._closed

    async def think(self, job: Job[A], table: int, urgent: bool) -> A:
        """Return the result of a job. Raises ThinkingFailed, NoThinkers."""
        if self._closed:
            raise NoThinkers
        request = Request(pickle.dumps(job), job.seconds, table, urgent)
        # A position as data takes ten times the memory of its pickle, and the queue may be long.
        del job
        self._queue.put(request)
        self._threads.submit(self._answer_next)
        try:
            answer = await asyncio.wrap_future(request.answer)
        except asyncio.CancelledError:
            request.answer.cancel()
            self._queue.discard(request)
            self._count("dropped")
            raise
        except Unable as error:
            self._count("failed")
            raise ThinkingFailed(str(error)) from error
        value: A = self._judged(answer)
        return value

    def close(self) -> None:
        """Kill all processes immediately, and carry out no more jobs."""
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
        found: SearchResult = answer.value
        self._count("cut" if found.cut else "done")
        self.thought(found.seconds)
        return found.value

    # Run by the threads, of which there is one for each process --------------------------

    def _answer_next(self) -> None:
        """Answer the next request in the queue, if any still waits."""
        if (request := self._queue.take()) is None:
            return
        # A caller may cancel its request at any moment.
        with suppress(InvalidStateError):
            try:
                request.answer.set_result(self._carried_out(request))
            except Exception as error:
                request.answer.set_exception(error)

    def _carried_out(self, request: Request) -> Answer:
        """Carry out a job in a process, or in another one if that process dies.

        Raises Unable, NoThinkers.
        """
        deaths = 0
        while not request.unwanted():
            try:
                process = self._free_one() or self._begun()
                return self._ask(process, request.job, request.seconds + PATIENCE, request.unwanted)
            except (Ended, Hung) as error:
                deaths += ending(error) != "idle"
                if deaths == TRIES:
                    return Answer(failed=str(error))
        return Answer(SearchResult(dropped=True))

    def _begun(self) -> Process:
        """Start a process, and return it when it is ready.

        Raises Unable, NoThinkers, Ended, Hung.
        """
        if self._closed or self._rests:
            raise NoThinkers
        try:
            process = self._new_one()
        except Unable as error:
            self._rest(error)
            raise
        except (Ended, Hung) as error:
            self._gone(ending(error))
            raise
        process.is_ready = True
        return process
