"""Interface to the thinking processes of strong house bots, hints and reviews."""

from __future__ import annotations

from typing import Protocol, TypeVar

from bot.house_bots.searcher import Job

A = TypeVar("A")


class ThinkingFailed(Exception):
    """A job failed, or its process died twice; the message is the traceback, if there is one."""


class NoThinkers(Exception):
    """This bot has no thinking processes."""


class Thinkers(Protocol):
    """Processes that run jobs, one job per process at a time."""

    @property
    def offered(self) -> bool:
        """Whether this bot has any thinking processes."""

    @property
    def seconds(self) -> float:
        """The seconds after which a strong house bot plays its best move so far."""

    async def think(self, job: Job[A], table: int, urgent: bool) -> A:
        """Run a job and return its result; if the caller is cancelled, the job is dropped.

        A person waits for an `urgent` job, which runs before all others. Among jobs of equal
        urgency the tables take turns. Raises ThinkingFailed, NoThinkers.
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
"""Thinkers of a bot without such processes."""
