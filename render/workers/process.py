"""One drawing process as the bot sees it."""

from __future__ import annotations

import pickle

from bot.processes.process import Process
from render.workers.worker import Answer, Load, serve


class Worker(Process):
    """A process that draws; it takes one request at a time."""

    def __init__(self, load: Load, idle: float) -> None:
        """Start it. Slow, and it is not `ready` for long after. Raises OSError."""
        super().__init__("drawing", serve, load, idle)
        self.memory = 0
        """Bytes that it held after its last answer."""
        self.requests = 0

    def ready(self, seconds: float) -> Answer:
        """Wait until it can draw. Raises Ended, Hung."""
        return self._answer(seconds)

    def ask(self, request: bytes, seconds: float) -> Answer:
        """Let it draw, and wait for it. Raises Ended, Hung."""
        self.requests += 1
        self.send(request)
        return self._answer(seconds)

    def _answer(self, seconds: float) -> Answer:
        answer: Answer = pickle.loads(self.receive(seconds))
        self.memory = answer.memory
        return answer
