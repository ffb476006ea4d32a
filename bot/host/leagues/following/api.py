"""Data types and errors of followed seasons, as used by the cogs and publishers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, NamedTuple, Protocol

from bot.host.leagues.api import LeagueError, Sent
from bot.store.leagues.signed_lines import LineRow

CARD, EDIT, STOPPED, MOVED = "card", "edit", "stopped", "moved"
"""The kinds of posts of the card: a new message, an edit of it, the last edit, and that of a card
in a former channel.
"""
ROUND, OVER, GONE, FAULT = "round", "over", "gone", "fault"
"""The kinds of posts about a draw, the end of the season or of its log, and a fault.

A fault is told to the person who had the server follow the season.
"""
ANSWERED = "answered"
"""The kind of the message to a person whose entry has another state now."""


@dataclass(frozen=True, slots=True)
class Who:
    """A person of a followed season: the name in its log, "" = none, and a number from 1.

    `person` is their pseudonym there.
    """

    name: str
    number: int
    person: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """A line of the standings; `points` are exact, such as 34/3."""

    who: Who
    points: str
    games: int
    below: str | None


@dataclass(frozen=True, slots=True)
class DivisionTop:
    """The first places of a division with its number of people."""

    number: int
    people: int
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class DrawnTable:
    """A table of a draw, and whether it is over."""

    number: int
    people: tuple[Who, ...]
    over: bool


@dataclass(frozen=True, slots=True)
class Drawn:
    """The newest draw: its first tables, and the number of all of them.

    `line` is the number of its first line; `round` is None for divisions, and 0 for winners.
    """

    line: int
    round: int | None
    count: int
    tables: tuple[DrawnTable, ...]


@dataclass(frozen=True, slots=True)
class Summary:
    """All that is shown of a followed season; long texts and lists are cut."""

    league: str
    season: int
    form: str
    game: str
    people: int
    over: bool = False
    winner: Who | None = None
    divisions: tuple[DivisionTop, ...] = ()
    count: int = 0
    """The number of all divisions."""
    drawn: Drawn | None = None
    signup: bool = False
    """Whether people can sign up: before the draw, or later if the rules allow it."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Fault of a log: its line, 0 = the file as a whole, and a code.

    The code is one of a `Difference`, or `slow`: its check takes too long.
    """

    line: int
    code: str
    expected: str = ""
    found: str = ""


@dataclass(frozen=True, slots=True)
class Followed:
    """A season of another bot that a server follows; `lines` fitted at `read_at`.

    `stage` is asked | followed | ended | stopped. Its log has not fitted since `fault_at`, could
    not be reached since `silent_at`, and is gone since `gone_at`.
    """

    id: int
    guild_id: int
    channel_id: int
    language: str
    stage: str
    added_by: int
    key: str
    lines: int
    read_at: datetime
    summary: Summary
    fault: Fault | None = None
    fault_at: datetime | None = None
    silent_at: datetime | None = None
    gone_at: datetime | None = None
    card_id: int | None = None
    host: str = ""
    """The name of the host of its address, of which the rest may be a secret."""
    invited: bool = False
    """Whether its organisers have invited this bot to take entries."""
    signs: bool = False
    """Whether people can sign up on this server."""


@dataclass(frozen=True, slots=True)
class FollowedPost:
    """A post about a followed season, as data; `kind` selects its text.

    If `person` is None, it is posted in the channel. `tried` is when it was first sent, or None.
    """

    followed: Followed
    kind: str
    mark: str
    person: int | None
    data: Mapping[str, Any] = field(default_factory=dict)
    tried: datetime | None = None


class FollowedPublisher(Protocol):
    """Publisher of posts about followed seasons, implemented in the cogs."""

    async def send(self, post: FollowedPost) -> Sent:
        """Send a post exactly once, even if it is retried. Raises PublishFailed.

        The message of an edit is 0 if it no longer exists.
        """


class Fetched(NamedTuple):
    """A log as it was fetched, and the mark by which its server knows whether it has changed."""

    content: bytes
    etag: str


class Unreachable(Exception):
    """A log could not be fetched; `why` is one of the first six of `CannotFollow`.

    `retry_after` are the seconds that its server demands.
    """

    def __init__(self, why: str, retry_after: float = 0.0) -> None:
        super().__init__(why)
        self.why = why
        self.retry_after = retry_after


class Fetcher(Protocol):
    """Client that gets logs; implemented where the operator's rules for addresses are known."""

    async def fetch(self, url: str, etag: str) -> Fetched | None:
        """Return the log at an address, None if it still has that mark. Raises Unreachable."""


class Request(NamedTuple):
    """A log that is to be checked, with the lines of it that fitted before as they are stored."""

    content: bytes
    known: Sequence[LineRow] = ()


class CannotCheck(Exception):
    """A log was not checked to the end; `why` is slow | broken."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class CannotFollow(LeagueError):
    """A season cannot be followed.

    `why` is off | form | scheme | host | private (the operator's rules for addresses), gone |
    failed (its server has or sends no log), slow | broken (it could not be checked), own (this bot
    runs it), most (the server follows `most` seasons), or unknown (it follows no such season, or
    was not asked lately).
    """

    code = "league-cannot-follow"
