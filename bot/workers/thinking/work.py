"""Work of a thinking process: jobs and answers, sent through a pipe.

bot -> process: a pickled job
bot -> process, before the answer: an empty message, if the answer is no longer wanted
process -> bot: exactly one answer to each job
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, NamedTuple, TypeAlias

from bot.house_bots.searcher import Job, Searchers, Stopped

Load: TypeAlias = Callable[[], Searchers]
"""Function that returns the games' searchers; slow."""

NICE = 10
"""Niceness of a thinking process: the bot itself and its drawing processes have priority."""
LOOK = 0.03
"""Seconds between two checks of whether the answer is still wanted."""


class SearchResult(NamedTuple):
    """Result of a job that did not fail."""

    value: Any = None
    dropped: bool = False
    cut: bool = False
    """True if the job's time was up before it had finished."""
    seconds: float = 0.0


def think(pipe: Connection, request: bytes, searchers: Searchers) -> SearchResult:
    """Carry out a job, unless its answer becomes unwanted meanwhile."""
    begin = monotonic()
    job: Job[Any] = pickle.loads(request)
    # The caller has waited since its request, including the time in the queue and for a start.
    asked: float | None = getattr(job, "asked", None)
    watch = _Watch(pipe, (begin if asked is None else asked) + job.seconds)
    try:
        found = SearchResult(job.run(searchers, watch), cut=watch.cut)
    except Stopped:
        found = SearchResult(dropped=True)
    return found._replace(seconds=monotonic() - begin)


class _Watch:
    """Callable that tells a job whether its time is up, and stops it if its answer is unwanted."""

    def __init__(self, pipe: Connection, until: float) -> None:
        self._pipe, self._until = pipe, until
        self._look_at = 0.0
        self.cut = False

    def __call__(self) -> bool:
        now = monotonic()
        if now >= self._look_at:
            self._look_at = now + LOOK
            # Until the answer is sent, nothing else can arrive.
            if self._pipe.poll():
                self._pipe.recv_bytes()
                raise Stopped
        self.cut = now >= self._until
        return self.cut
