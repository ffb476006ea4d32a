"""The time of the database's server, for processes that share it: all of them tell the same."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol

_SLOW = 1.0
"""Seconds that an answer may take: the time in it is half of that off at most."""


class Server(Protocol):
    """What tells its time, such as a `Database`."""

    async def time(self) -> float:
        """Return the time there. Raises StoreError."""


class ServerClock:
    """Tells the server's time, carried on by a clock of this machine that nobody sets.

    Until it was asked for, that is this machine's own. What is corrected by less than a second
    turns no time back: until then it stands still.
    """

    def __init__(
        self,
        monotonic: Callable[[], float] = time.monotonic,
        here: Callable[[], float] = time.time,
    ) -> None:
        self._monotonic = monotonic
        self._offset = here() - monotonic()
        self._is_right = False
        self._last = 0.0

    def __call__(self) -> datetime:
        """Return the time."""
        now = self._monotonic() + self._offset
        if 0.0 < self._last - now < _SLOW:
            now = self._last
        self._last = now
        return datetime.fromtimestamp(now, UTC)

    async def follow(self, server: Server) -> None:
        """Ask the server for its time. Raises StoreError."""
        asked = self._monotonic()
        there = await server.time()
        answered = self._monotonic()
        if not self._is_right or answered - asked < _SLOW:
            self._offset, self._is_right = there - (asked + answered) / 2, True
