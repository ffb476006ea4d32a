"""A thinking process as the bot sees it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from bot.workers.processes.child import DROP, Answer
from bot.workers.processes.process import Hung, Process
from bot.workers.thinking.work import NICE, Load, think

STEP = 0.03
"""Seconds between two looks whether the answer is still wanted."""
GRACE = 2.0
"""Seconds in which a process must drop an unwanted job."""


class Worker(Process):
    """A process that thinks; it takes one job at a time."""

    def __init__(self, load: Load, idle: float) -> None:
        """Start it. Slow, and it is not `ready` for long after. Raises OSError."""
        super().__init__("thinking", NICE, load, idle, think)
        self.is_ready = False

    def ready(self, seconds: float) -> Answer:
        """Wait until it can think. Raises Ended, Hung."""
        answer = super().ready(seconds)
        self.is_ready = True
        return answer

    def ask(self, request: bytes, seconds: float, unwanted: Callable[[], bool]) -> Answer:
        """Send a job, and wait for the answer; let the process drop it once it is `unwanted`.

        Raises Ended, Hung.
        """
        self.send(request)
        until, told = monotonic() + seconds, False
        while not self.answers(STEP):
            if unwanted() and not told:
                self.send(DROP)
                until, told = monotonic() + GRACE, True
            if monotonic() > until:
                raise Hung("a thinking process gave no answer in time")
        return self.receive(0)
