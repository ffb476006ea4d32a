"""The time at Discord: this machine's, and as much later as a run has let pass at once."""

from __future__ import annotations

import time

_ahead = 0.0


def now() -> float:
    """Return the seconds since 1970."""
    return time.time() + _ahead


def turn(seconds: float) -> None:
    """Move the clock on by that much at once."""
    global _ahead
    _ahead += seconds


def reset() -> None:
    """Be as late as this machine again: another run begins."""
    global _ahead
    _ahead = 0.0
