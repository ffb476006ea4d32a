"""Data types and errors of the organisers' services, as used by the cogs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

from bot.host.core.api import Person
from bot.host.leagues.api import LeagueError


class Asker(NamedTuple):
    """A person who makes a request, and whether they organise the league."""

    person: Person
    organises: bool


@dataclass(frozen=True, slots=True)
class Wanted:
    """A requested correction; its kind determines which fields are used."""

    kind: str
    reason: str
    fixture: int | None = None
    person: Person | None = None
    other: Person | None = None
    value: str = ""
    team: str = ""


@dataclass(frozen=True, slots=True)
class Correction:
    """A stored correction.

    `waits` means that it must be confirmed before it takes effect, and `own` that the organiser who
    made it is affected by it, so that another organiser must confirm it.
    """

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
    """A dispute at a league's table; `outcome` is None while it is open.

    `silent` lists the players who have not stated their side, and from `heard_at` on the dispute
    can be upheld without them. A decision is due at `due_at`. `plays` and `organises` say whether
    the reader plays at the table, and whether they organise the league.
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
        """Return a player's statement, or "" if there is none."""
        return next((one.text for one in self.statements if one.person == user_id), "")


class Fact(NamedTuple):
    """A sentence as data: its key and its arguments. Names are unescaped; `at` is a time."""

    key: str
    args: Mapping[str, str | int]


class Named(NamedTuple):
    """A person's id, and their name if a table or a league has ever recorded it."""

    id: int
    name: str | None


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of a league's log; `by` is None if the bot acted by rule."""

    id: int
    at: float
    kind: str
    public: bool
    by: Named | None = None
    about: Named | None = None
    table: int | None = None
    data: Mapping[str, object] = field(default_factory=dict)


class BadCorrection(LeagueError):
    """An invalid correction; `what` says what is wrong with it, and `value` is the input."""

    code = "league-correction"

    def __init__(self, what: str, value: str | int = "") -> None:
        super().__init__(what=what, value=value)


class UnknownCorrection(LeagueError):
    """The league has no correction with this number (`number`)."""

    code = "league-unknown-correction"


class NothingToDo(LeagueError):
    """The correction is already undone, or does not wait for confirmation (`number`)."""

    code = "league-nothing-to-do"


class OwnTable(LeagueError):
    """An organiser may not decide alone about a correction that affects them (`number`)."""

    code = "league-own-table"


class BadDispute(LeagueError):
    """A request about a dispute was refused (`what`; `until` is when it is possible, or 0).

    `what`: table | none | season | player | reader | open | again | closed | words | not-yours |
    own | unheard.
    """

    code = "league-dispute"

    def __init__(self, what: str, until: int = 0) -> None:
        super().__init__(what=what, until=until)
