"""A brake: what Discord refuses to everybody for a while is not asked for again by each."""

from __future__ import annotations

import asyncio

SECONDS = 10.0
"""How long nobody tries: shorter than the delay of a retry, so that it holds up none."""


class Brake:
    """Tells for how many seconds something is better left alone."""

    def __init__(self) -> None:
        self._until = 0.0

    def pull(self) -> None:
        """Leave it alone from now on."""
        self._until = asyncio.get_running_loop().time() + SECONDS

    def left(self) -> float:
        """Return for how many seconds, 0 = it may be tried."""
        return max(0.0, self._until - asyncio.get_running_loop().time())
