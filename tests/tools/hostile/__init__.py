"""Hostile inputs of every kind, by the thousand: see `python -m tests.tools.hostile`."""

from __future__ import annotations

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


Tries = Callable[[int, int], Outcome]
"""Tries so many inputs, drawn by a seed."""


def chunks(count: int, size: int) -> Iterator[int]:
    """Yield how many of `count` to do at a time."""
    while count > 0:
        yield min(count, size)
        count -= size
