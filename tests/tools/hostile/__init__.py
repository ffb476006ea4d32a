"""Hostile inputs of every kind, by the thousand: see `python -m tests.tools.hostile`."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field


@dataclass
class Outcome:
    """The outcome of the inputs of one kind."""

    kind: str
    tried: int = 0
    faults: list[str] = field(default_factory=list)
    """Tracebacks and incident numbers that a person would have got, and changes of state."""
    refused: int = 0
    """Inputs that were answered by a sentence that says what is wrong."""
    statuses: Counter[int] = field(default_factory=Counter)
    """Answers of pages by their status, 0 = none."""

    def add(self, other: Outcome) -> None:
        """Add what became of more inputs of this kind."""
        self.tried += other.tried
        self.faults += other.faults
        self.refused += other.refused
        self.statuses += other.statuses


class Errors(logging.Handler):
    """Keeps what is logged as an error: nobody's input may be one."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the beginning of a record."""
        self.found.append(record.getMessage()[:300])


Tries = Callable[[int, int], Outcome]
"""Tries so many inputs, drawn by a seed."""


def chunks(count: int, size: int) -> Iterator[int]:
    """Yield how many of `count` to do at a time."""
    while count > 0:
        yield min(count, size)
        count -= size
