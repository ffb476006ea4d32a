"""An event loop that waits for nothing: its time jumps to what is due next."""

from __future__ import annotations

import asyncio
import selectors
from typing import Any


class _Selector(selectors.DefaultSelector):  # type: ignore[misc, valid-type]
    now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        assert timeout is not None, "somebody waits for ever"
        self.now += timeout
        found: list[Any] = super().select(0)
        return found


class JumpingLoop(asyncio.SelectorEventLoop):
    """Minutes of sleeping pass in milliseconds; it begins at 0."""

    def __init__(self) -> None:
        self._jumping = _Selector()
        super().__init__(self._jumping)

    def time(self) -> float:
        """Return the time so far."""
        return self._jumping.now
