"""What a host has done since it began, counted for whoever watches it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Tally:
    """Nothing that is counted tells of a person or a table."""

    moves: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By game, and by whom: user, bot, auto, undo."""
    posts: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By whose they are (table, league), and what became of a try to post."""


SENT, NEEDLESS, POSTPONED, GIVEN_UP = "sent", "needless", "postponed", "given_up"
"""What becomes of a try to post."""


def outcome_of(delay: float | None) -> str:
    """Return what became of a try that failed, by when the next one comes."""
    return GIVEN_UP if delay is None else POSTPONED
