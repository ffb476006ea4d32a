"""Base of all pools of processes: who is there and free, how each ended, and when to rest."""

from __future__ import annotations

import logging
from collections import Counter
from threading import Condition
from time import monotonic
from typing import Generic, TypeVar

from bot.workers.processes.process import Ended, Hung, Process

IDLE = 600.0
"""Seconds without work after which a process ends."""
STARTING = 120.0
"""Seconds that a process may take until it can work."""
REST = 60.0
"""Seconds without another try after a process could not be started."""

ENDINGS = ("idle", "worn", "killed", "broken", "hung", "unable")
"""Ways in which processes end: an `idle` one had no work, a `worn` one was replaced.

A `broken` one broke down while it worked, and one that was `unable` never began.
"""

P = TypeVar("P", bound=Process)

_log = logging.getLogger(__name__)


class Pool(Generic[P]):
    """Processes of one kind; safe in threads."""

    def __init__(self, name: str, most: int) -> None:
        self.most = most
        """Greatest number of processes."""
        self.counts: Counter[str] = Counter()
        """Counts of `ENDINGS`, and of other events that a pool counts."""
        self._name = name
        self._changed = Condition()
        self._known: set[P] = set()
        self._free: list[P] = []
        self._rest_until = 0.0
        self._closed = False

    def close(self) -> None:
        """End all processes at once."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
            known = list(self._known)
        for process in known:
            process.kill()

    @property
    def running(self) -> int:
        """Return how many processes work or could."""
        with self._changed:
            return sum(process.runs for process in self._known)

    @property
    def memory(self) -> int:
        """Return how many bytes they held after their last answers."""
        with self._changed:
            return sum(process.memory for process in self._known if process.runs)

    @property
    def _rests(self) -> bool:
        return monotonic() < self._rest_until

    def _count(self, what: str, how_many: int = 1) -> None:
        with self._changed:
            self.counts[what] += how_many

    def _end(self, process: P, why: str) -> None:
        """Remove a process from the pool, and count how it ended."""
        self._drop(process)
        if not self._closed:
            if why not in ("idle", "worn"):
                _log.warning("a %s process is gone: %s", self._name, why)
            self._count(why)

    def _drop(self, process: P) -> None:
        process.kill()
        with self._changed:
            self._known.discard(process)
            if process in self._free:
                self._free.remove(process)
            self._changed.notify_all()

    def _rest(self, why: object) -> None:
        """Start no process for a while: the last start failed."""
        self._rest_until = monotonic() + REST
        if not self._closed:
            _log.warning("a %s process cannot be started: %s", self._name, why)
            self._count("unable")


def ending(error: Ended | Hung) -> str:
    """Return how a process has ended that did not answer."""
    if isinstance(error, Hung):
        return "hung"
    return "idle" if error.by_itself else "broken" if error.by_its_work else "killed"
