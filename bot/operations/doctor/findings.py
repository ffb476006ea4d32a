"""Findings of the checks: what is wrong, where, and what to do about it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Level(IntEnum):
    """Severity of a finding; the worst one is the exit code."""

    OK = 0
    WARNING = 1
    ERROR = 2


@dataclass(frozen=True)
class Finding:
    """A finding of a check. `code` stays the same even if the sentences change.

    With the level OK, it is worth mentioning but not a fault.
    """

    code: str
    level: Level
    what: str
    where: str
    do: str


def error(code: str, what: str, where: str, do: str) -> Finding:
    """Return a finding on a fault that keeps the bot, or a table, from working."""
    return Finding(code, Level.ERROR, what, where, do)


def warning(code: str, what: str, where: str, do: str) -> Finding:
    """Return a finding on a problem that does harm, now or later, but does not stop the bot."""
    return Finding(code, Level.WARNING, what, where, do)


def note(code: str, what: str, where: str, do: str) -> Finding:
    """Return a finding that is worth mentioning but not a fault."""
    return Finding(code, Level.OK, what, where, do)
