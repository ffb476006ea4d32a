"""When to notify a player who must decide: now, later or never. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import NamedTuple

from bot.host.absence.hours import Schedule, counting

JUST_NOW = 60.0
"""Seconds after a move during which its player still looks at the table."""
LIVELY = 300.0
"""Seconds within which two people move at a table that is live."""
QUIET = 600.0
"""Seconds without a move after which somebody who was there is called all the same."""


class Moved(NamedTuple):
    """A move that a person made."""

    user_id: int
    at: float


class Occasion(NamedTuple):
    """Why somebody is to be called: since when they are asked, and whether they are there.

    `looking`: their own move led to it; `live`: people are playing right now; `alone`: nobody
    else plays at the table.
    """

    at: float
    looking: bool = False
    live: bool = False
    alone: bool = False

    @property
    def since(self) -> float | None:
        """Return from when on the call makes sense, None = it never does."""
        if self.looking and self.alone:
            return None
        return self.at + QUIET if self.looking or self.live else self.at


class Callee(NamedTuple):
    """When a person has time, and how they want to be called (None = as usual)."""

    schedule: Schedule
    pings: str | None = None


def call_at(occasion: Occasion, callee: Callee, now: float) -> float | None:
    """Return when to call: `now`, a later moment, or None = never."""
    since = occasion.since
    if since is None or callee.pings == "none":
        return None
    return next(counting(callee.schedule, max(since, now))).start


def is_live(moves: Iterable[Moved], now: float) -> bool:
    """Return whether two people moved within five minutes, and nobody paused for ten since then."""
    later, at = None, now
    for move in sorted(moves, key=attrgetter("at"), reverse=True):
        if at - move.at >= QUIET:
            return False
        if later not in (None, move.user_id) and at - move.at <= LIVELY:
            return True
        later, at = move.user_id, move.at
    return False


def is_looking(moves: Sequence[Moved], user_id: int, now: float) -> bool:
    """Return whether the newest move of a person is this one's, and just made."""
    return bool(moves) and moves[-1].user_id == user_id and now - moves[-1].at < JUST_NOW
