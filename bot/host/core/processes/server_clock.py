"""The database server's time, used so that all processes that share it have the same time."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol

_SLOW = 1.0
"""Maximum seconds an answer may take: its time is off by at most half of that."""


class Server(Protocol):
    """A server that can be asked for its time, such as a `Database`."""

    async def time(self) -> float:
        """Return the server's time. Raises StoreError."""


class ServerClock:
    """The server's time, advanced between two requests by this machine's monotonic clock.

    Until the first answer it is this machine's own time. After a correction of under a second it
    does not run backwards, but pauses until the corrected time has caught up.
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
        """Return the current time."""
        now = self._monotonic() + self._offset
        if 0.0 < self._last - now < _SLOW:
            now = self._last
        self._last = now
        return datetime.fromtimestamp(now, UTC)

    async def follow(self, server: Server) -> None:
        """Adopt the server's time. Raises StoreError."""
        asked = self._monotonic()
        there = await server.time()
        answered = self._monotonic()
        if not self._is_right or answered - asked < _SLOW:
            self._offset, self._is_right = there - (asked + answered) / 2, True
