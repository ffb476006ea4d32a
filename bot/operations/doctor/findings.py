"""Findings of a check: the fault, its place, and what to do about it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Level(IntEnum):
    """Severity; the worst one is the exit code."""

    OK = 0
    WARNING = 1
    ERROR = 2


@dataclass(frozen=True)
class Finding:
    """One finding. `code` stays the same when the sentences change.

    With the level OK it is worth a line, but not a fault.
    """

    code: str
    level: Level
    what: str
    where: str
    do: str


def error(code: str, what: str, where: str, do: str) -> Finding:
    """Return a finding that keeps the bot, or a table, from working."""
    return Finding(code, Level.ERROR, what, where, do)


def warning(code: str, what: str, where: str, do: str) -> Finding:
    """Return a finding that costs something, now or later."""
    return Finding(code, Level.WARNING, what, where, do)


def note(code: str, what: str, where: str, do: str) -> Finding:
    """Return a finding that is worth knowing, but not a fault."""
    return Finding(code, Level.OK, what, where, do)
