"""Jobs that wait for a process: the urgent ones first, and the tables in turn."""

from __future__ import annotations

from collections import OrderedDict, deque
from concurrent.futures import Future
from threading import Lock
from typing import TypeAlias

from bot.workers.processes.child import Answer

_Line: TypeAlias = "OrderedDict[int, deque[Request]]"


class Request:
    """A pickled job of a table; a caller that no longer waits cancels its `answer`."""

    def __init__(self, job: bytes, seconds: float, table: int, urgent: bool) -> None:
        self.job, self.seconds, self.table, self.urgent = job, seconds, table, urgent
        self.answer: Future[Answer] = Future()

    def unwanted(self) -> bool:
        """Return whether the caller no longer waits for it."""
        return self.answer.cancelled()


class Queue:
    """Requests of tables: after each that is taken, its table goes behind all others.

    Safe in threads.
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
        """Queue a request behind those of its table."""
        with self._lock:
            self._line(request).setdefault(request.table, deque()).append(request)

    def take(self) -> Request | None:
        """Return the next request, None if none waits."""
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
