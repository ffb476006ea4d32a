"""The types of organising that cogs know, and its errors."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

from bot.host.core.api import Person
from bot.host.leagues.api import LeagueError


class Asker(NamedTuple):
    """The person who asks, and whether they organise the league."""

    person: Person
    organises: bool


@dataclass(frozen=True, slots=True)
class Wanted:
    """A correction as requested; which of the values count depends on the kind."""

    kind: str
    reason: str
    fixture: int | None = None
    person: Person | None = None
    other: Person | None = None
    value: str = ""


@dataclass(frozen=True, slots=True)
class Correction:
    """A correction as stored; `waits` = it must be confirmed first, `own` = by somebody else."""

    id: int
    kind: str
    reason: str
    by: int
    waits: bool
    undone: bool
    own: bool = False


UPHELD, DISMISSED, WITHDRAWN = "upheld", "dismissed", "withdrawn"
"""Outcomes of a dispute."""


class Statement(NamedTuple):
    """A player's statement about a dispute, in their own words."""

    person: int
    at: datetime
    text: str


@dataclass(frozen=True, slots=True)
class Dispute:
    """A dispute at a league's table; `outcome` None = it is open.

    `silent` are the players who have not stated their side, and `heard_at` is when it can be upheld
    without. It was due to be decided at `due_at`. `plays` and `organises` say who reads it.
    """

    id: int
    fixture: int
    season: int
    table: int
    raised_by: int
    raised_at: datetime
    due_at: datetime
    heard_at: datetime
    statements: tuple[Statement, ...]
    silent: tuple[int, ...]
    outcome: str | None
    decided_by: int | None
    reason: str
    plays: bool
    organises: bool

    def stated_by(self, user_id: int) -> str:
        """Return what a player has stated, "" = nothing."""
        return next((one.text for one in self.statements if one.person == user_id), "")


class Fact(NamedTuple):
    """A sentence as data: its key and its arguments. Names are raw; `at` is a time."""

    key: str
    args: Mapping[str, str | int]


class Named(NamedTuple):
    """A person by number, and by name if a table or a league has ever recorded it."""

    id: int
    name: str | None


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of a league's log; `by` None = the bot, by rule."""

    id: int
    at: float
    kind: str
    public: bool
    by: Named | None = None
    about: Named | None = None
    table: int | None = None
    data: Mapping[str, object] = field(default_factory=dict)


class BadCorrection(LeagueError):
    """An invalid correction (`what` is wrong, and the `value`)."""

    code = "league-correction"

    def __init__(self, what: str, value: str | int = "") -> None:
        super().__init__(what=what, value=value)


class UnknownCorrection(LeagueError):
    """There is no such correction in this league (`number`)."""

    code = "league-unknown-correction"


class NothingToDo(LeagueError):
    """The correction was already undone, or needs no second organiser (`number`)."""

    code = "league-nothing-to-do"


class OwnTable(LeagueError):
    """Players of that table, and those who gain by the correction, may not decide it alone."""

    code = "league-own-table"


class BadDispute(LeagueError):
    """A dispute that cannot be raised, read, stated or decided (`what`, and `until` if it can be).

    `what`: table | none | season | player | reader | open | again | closed | words | not-yours |
    own | unheard.
    """

    code = "league-dispute"

    def __init__(self, what: str, until: int = 0) -> None:
        super().__init__(what=what, until=until)
