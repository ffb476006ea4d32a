"""Counters of a host's work since its start, for monitoring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

REASONS = ("unknown", "too_many", "malformed", "failed")
"""Reasons for which the browser pages refuse a request."""


class PageFigures(NamedTuple):
    """Figures of the browser pages: connections, open pages, refusals by reason."""

    connections: int = 0
    open: int = 0
    refused: Mapping[str, int] = MappingProxyType({})


@dataclass(slots=True)
class Counters:
    """Counters of moves, posts and pages, none of which identifies a person or a table."""

    moves: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Number of moves by game and actor (user, bot, auto, undo)."""
    posts: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Number of tries to post, by owner (table, league) and outcome."""
    pages: Callable[[], PageFigures] = PageFigures
    """Function that returns the figures of the browser pages while they are served."""


SENT, NEEDLESS, POSTPONED, GIVEN_UP = "sent", "needless", "postponed", "given_up"
"""Outcomes of a try to post."""


def outcome_of(delay: float | None) -> str:
    """Return the outcome of a failed attempt, given the delay until the next one."""
    return GIVEN_UP if delay is None else POSTPONED
