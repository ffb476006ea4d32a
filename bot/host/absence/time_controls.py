"""Time controls: the choice of a table's clocks, and of the consequence of a time-out."""

from __future__ import annotations

from bot.engine.api import BadOption
from bot.host.core.paces import DAY, HOUR, MINUTE, PACES, STANDARD, USUAL, Pace, known_pace

__all__ = [
    "AT_TIMEOUT",
    "DAY",
    "HOUR",
    "MINUTE",
    "PACES",
    "STANDARD",
    "USUAL",
    "Pace",
    "check_pace",
    "known_pace",
]

AT_TIMEOUT = ("vote", "owner", "caretaker")
"""Possible consequences of a time-out; the first is the default."""


def check_pace(pace: str, at_timeout: str = AT_TIMEOUT[0]) -> None:
    """Check a pace and a time-out rule. Raises BadOption."""
    if pace not in PACES:
        raise BadOption("bad-choice", legal=tuple(PACES), option="pace", choice=pace)
    if at_timeout not in AT_TIMEOUT:
        raise BadOption("bad-choice", legal=AT_TIMEOUT, option="at-timeout", choice=at_timeout)
