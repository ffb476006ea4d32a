"""What a host has done since it began, counted for whoever watches it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

REASONS = ("unknown", "too_many", "malformed", "failed")
"""Why pages in the browser refuse a request."""


class PageFigures(NamedTuple):
    """How the pages in the browser do: connections, open pages, refusals by their reason."""

    connections: int = 0
    open: int = 0
    refused: Mapping[str, int] = MappingProxyType({})


@dataclass(slots=True)
class Counters:
    """Nothing that is counted tells of a person or a table."""

    moves: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By game, and by whom: user, bot, auto, undo."""
    posts: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By whose they are (table, league), and what became of a try to post."""
    pages: Callable[[], PageFigures] = PageFigures
    """Returns how the pages in the browser do, while they are served."""


SENT, NEEDLESS, POSTPONED, GIVEN_UP = "sent", "needless", "postponed", "given_up"
"""What becomes of a try to post."""


def outcome_of(delay: float | None) -> str:
    """Return what became of a try that failed, by when the next one comes."""
    return GIVEN_UP if delay is None else POSTPONED
