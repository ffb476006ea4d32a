"""A drawing process as the bot sees it."""

from __future__ import annotations

from bot.workers.drawing.worker import NICE, Load, draw
from bot.workers.processes.child import Answer
from bot.workers.processes.process import Process


class Worker(Process):
    """A process that draws; it takes one request at a time."""

    def __init__(self, load: Load, idle: float) -> None:
        """Start it. Slow, and it is not `ready` for long after. Raises OSError."""
        super().__init__("drawing", NICE, load, idle, draw)
        self.requests = 0
        self.worn = False
        """Whether another one draws in its place as soon as it is free."""

    def ask(self, request: bytes, seconds: float) -> Answer:
        """Send a request to draw, and wait for the answer. Raises Ended, Hung."""
        self.requests += 1
        self.send(request)
        return self.receive(seconds)
