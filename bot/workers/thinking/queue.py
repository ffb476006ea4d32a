"""Jobs that wait for a process: the urgent ones first, and the tables in turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import TypeAlias

from bot.workers.processes.child import Answer

_Line: TypeAlias = "OrderedDict[int, deque[Request]]"


class Request:
    """A pickled job of a table; whoever no longer waits for its `answer` has cancelled that."""

    def __init__(self, job: bytes, seconds: float, table: int, urgent: bool) -> None:
        self.job, self.seconds, self.table, self.urgent = job, seconds, table, urgent
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    def unwanted(self) -> bool:
        """Return whether nobody waits for it any more; safe in threads."""
        return self.answer.cancelled()


class Queue:
    """Requests of tables: after each that is taken, its table goes behind all others."""

    def __init__(self) -> None:
        self._urgent: _Line = OrderedDict()
        self._patient: _Line = OrderedDict()

    def __len__(self) -> int:
        lines = (self._urgent, self._patient)
        return sum(len(requests) for line in lines for requests in line.values())

    def put(self, request: Request) -> None:
        """Let a request wait behind those of its table."""
        self._line(request).setdefault(request.table, deque()).append(request)

    def take(self) -> Request | None:
        """Return the one whose turn it is, None where none waits."""
        line = self._urgent or self._patient
        if not line:
            return None
        table, requests = line.popitem(last=False)
        request = requests.popleft()
        if requests:
            line[table] = requests
        return request

    def discard(self, request: Request) -> None:
        """Let a request wait no longer, if it does."""
        line = self._line(request)
        requests = line.get(request.table, deque())
        if request in requests:
            requests.remove(request)
            if not requests:
                del line[request.table]

    def _line(self, request: Request) -> _Line:
        return self._urgent if request.urgent else self._patient
