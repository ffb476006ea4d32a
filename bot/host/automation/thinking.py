"""What the host asks of processes that think: strong house bots, hints and reviews."""

from __future__ import annotations

from typing import Protocol, TypeVar

from bot.players.searcher import Job

A = TypeVar("A")


class ThinkingFailed(Exception):
    """A job broke down, or its process did twice; the text is the traceback, if there is one."""


class NoThinkers(Exception):
    """Nobody thinks for this bot."""


class Thinkers(Protocol):
    """Processes that run jobs, each of them one at a time."""

    @property
    def offered(self) -> bool:
        """Return whether there are any."""

    @property
    def seconds(self) -> float:
        """Return after how many seconds a strong house bot plays the best that it has found."""

    async def think(self, job: Job[A], table: int, urgent: bool) -> A:
        """Return what came of a job; whoever is cancelled drops it.

        What is `urgent`, somebody waits for: it goes before all that is not. Among equals the
        tables go in turn. Raises ThinkingFailed, NoThinkers.
        """


class _NoThinkers:
    @property
    def offered(self) -> bool:
        return False

    @property
    def seconds(self) -> float:
        return 0.0

    async def think(self, job: Job[A], table: int, urgent: bool) -> A:
        raise NoThinkers


NO_THINKERS: Thinkers = _NoThinkers()
"""A bot without such processes."""
