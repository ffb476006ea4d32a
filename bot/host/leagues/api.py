"""Data types and errors of the league services, as used by the cogs and publishers."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, NamedTuple, Protocol

from bot.host.core.api import HostError
from bot.house_bots.findings import Mistakes
from bot.leagues.pairing import Pairing, Request
from bot.leagues.settings import Settings

SIGNUP, CLOSED, DRAFT, RUNNING = "signup", "closed", "draft", "running"
OVERTIME, OVER, CANCELLED = "overtime", "over", "cancelled"
"""The stages of a season, in order; the last one replaces all stages that would follow."""
PLAYED = (RUNNING, OVERTIME)
"""Stages in which tables are played."""
BEFORE = (SIGNUP, CLOSED, DRAFT)
"""Stages before the draw, in which people may withdraw."""

NOBODY = 0
"""`League.founder_id` after the founder has left the server: no user's id."""
UNPOSTABLE = ("gone", "view_channel", "send_messages")
"""Obstacles in a league's channel that keep all its posts from there."""
MOVED = "moved"
"""The kind of posts that a card in a league's former channel becomes."""
NO_LINK = "none"
"""Return value of `Members.invite` if nobody can be invited."""
LEAGUE_OWNER = 0
"""`Table.owner_id` of a league's tables: no user's id, so that no user has an owner's rights."""


class Guest(NamedTuple):
    """A server that joined a league, with its channel for the league and its language."""

    guild_id: int
    channel_id: int
    language: str
    name: str


@dataclass(frozen=True, slots=True)
class League:
    """A league of a server, organised by its founder and by the members with the role `role_id`.

    Its home server is the one of `guild_id`; `guests` have joined it, in this order.
    """

    id: int
    guild_id: int
    name: str
    channel_id: int
    role_id: int | None
    language: str
    founder_id: int
    closed: bool = False
    guests: tuple[Guest, ...] = ()
    is_home: bool = True
    """False for a league as a guest shows it: `guild_id`, `channel_id` and `language` are its."""

    @property
    def servers(self) -> tuple[int, ...]:
        """Return the league's servers, its home first."""
        return (self.guild_id, *(guest.guild_id for guest in self.guests))

    def guest(self, guild_id: int | None) -> Guest | None:
        """Return the guest with this id, or None."""
        return next((one for one in self.guests if one.guild_id == guild_id), None)

    def shown_by(self, guest: Guest | None) -> League:
        """Return the league as a guest shows it, None being the home server.

        The organisers' role is unknown to a guest.
        """
        if guest is None:
            return self
        return replace(
            self,
            guild_id=guest.guild_id,
            channel_id=guest.channel_id,
            language=guest.language,
            role_id=None,
            is_home=False,
        )

    @property
    def founders(self) -> tuple[int, ...]:
        """Return the founder's id in a tuple; empty if they left the server or were erased."""
        return (self.founder_id,) if self.founder_id > 0 else ()

    @property
    def organisers(self) -> str:
        """Return a mention of the league's organisers, "" if there are only the server's admins."""
        if self.role_id:
            return f"<@&{self.role_id}>"
        return " ".join(f"<@{one}>" for one in self.founders)


@dataclass(frozen=True, slots=True)
class Season:
    """A season and its rules; `number` counts the league's seasons from 1."""

    id: int
    league: League
    number: int
    stage: str
    settings: Settings
    card_id: int | None
    signup_ends_at: datetime
    starts_at: datetime
    ends_at: datetime
    obstacle: str | None = None
    """Reason why the season cannot go on, as `/league todo` shows it; None = there is none."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A person's entry in a season; `status` is one of the statuses of a stored entrant."""

    person: int
    name: str
    status: str
    alternate: bool
    at_once: int
    newcomer: bool
    division: int | None
    reason: str | None
    team: str = ""
    """The name of their team, "" = none; it counts only while the rules have teams."""


class Team(NamedTuple):
    """A team of a season before the draw, and the places that it still has."""

    name: str
    people: int
    free: int


class Wish(NamedTuple):
    """A person who waits to join a team, and the founder who decides; None = nobody is in the team.

    If the founder has left the team, the one of its people decides who joined it first.
    """

    person: int
    name: str
    team: str
    founder: int | None
    line: int
    """The log line of the wish."""


class RuleChange(NamedTuple):
    """A change of a season's rules: its log line, and each field's old and new value."""

    line: int
    changes: Mapping[str, Sequence[str]]
    reason: str


class Member(NamedTuple):
    """A member of a server."""

    name: str
    roles: frozenset[int]


class Members(Protocol):
    """Look-up of server members on demand: without privileged intents, departures go unnoticed."""

    async def find(self, guild_id: int, user_id: int) -> Member | None:
        """Return a member, or None if not on the server. Raises PublishFailed if unknown."""

    async def obstacle(self, guild_id: int, channel_id: int) -> str | None:
        """Return the permission the bot lacks to open tables in a channel, "gone", or None.

        Raises PublishFailed if this is unknown.
        """

    async def sees(self, guild_id: int, channel_id: int, user_id: int) -> bool:
        """Return whether a person is on a server and can view a channel there.

        Raises PublishFailed if this is unknown.
        """

    async def has_role(self, guild_id: int, role_id: int) -> bool:
        """Return whether a server has a role. Raises PublishFailed if this is unknown."""

    async def invite(self, league: League) -> str:
        """Return a link that invites to a league's channel, `NO_LINK` if the bot may make none."""


class Pairer(Protocol):
    """Function that pairs a division; it takes seconds and must not block the event loop."""

    async def __call__(self, request: Request) -> Pairing:
        """Return the division's tables. Raises CannotPair."""


class Coach(Protocol):
    """The coach, which counts mistakes at finished tables; it takes a minute or more a person."""

    async def mistakes(self, table_id: int, people: Collection[int]) -> Mapping[int, Mistakes]:
        """Return the mistakes of these people, by person; without those it cannot judge.

        Raises HostError if it cannot count now.
        """


@dataclass(frozen=True, slots=True)
class LeaguePost:
    """A league message to be posted, as data; `kind` selects its text.

    If `person` is None, it is posted in the league's channel. `tried` is when it was first sent, or
    None.
    """

    id: int
    league: League
    season: Season | None
    kind: str
    mark: str
    person: int | None
    data: Mapping[str, Any] = field(default_factory=dict)
    tried: datetime | None = None
    language: str = ""
    """Language of a message to a person who has chosen none: that of the server of their entry."""


class Sent(NamedTuple):
    """The channel and message id of a sent post; 0 if no message was needed."""

    place_id: int
    message_id: int


class LeaguePublisher(Protocol):
    """Publisher of league messages: Discord in the cogs, a recorder in simulations."""

    async def send(self, post: LeaguePost) -> Sent:
        """Send a post exactly once, even if it is retried. Raises PublishFailed."""


class LeagueError(HostError):
    """A refused league request that changed nothing."""

    code = "league"


class UnknownLeague(LeagueError):
    """The server has no such league."""

    code = "unknown-league"


class NotOrganiser(LeagueError):
    """Only organisers (`role`, "none" if there are only admins) may do this."""

    code = "not-organiser"


def not_organiser(league: League) -> NotOrganiser:
    """Return an error that names the league's organisers."""
    return NotOrganiser(role=league.organisers or "none")


class NotHandedOver(LeagueError):
    """The league cannot be handed over (`why`: rights | founder = already the founder | person)."""

    code = "league-not-handed-over"


class WrongStage(LeagueError):
    """The season's current stage (`stage`) does not allow the request."""

    code = "wrong-stage"


class NameTaken(LeagueError):
    """Another league of the server already has this name (`name`)."""

    code = "league-name-taken"


class BadSetting(LeagueError):
    """A season's setting is not allowed (`field`, `value`, `allowed`)."""

    code = "bad-setting"


class NoHours(LeagueError):
    """The person has not set waking hours, which signing up requires."""

    code = "league-no-hours"


class ConditionUnmet(LeagueError):
    """The person fails a sign-up condition (`condition`: role | finished | timeouts; `needed`)."""

    code = "league-condition"


class AvoidsTooMany(LeagueError):
    """The person wants to avoid more people in a league than allowed (`most`)."""

    code = "league-avoids"


class TeamRefused(LeagueError):
    """The person cannot play for a team (`team`; `most` people or characters; `free` teams).

    `why` is full | long | empty | entry (they neither play nor are an alternate) | drawn | none
    (the season has no teams) | founder (somebody else decides who joins) | answered (nobody waits
    to join any more).
    """

    code = "league-team"


class ReasonNeeded(LeagueError):
    """An organiser's change requires a reason that everyone can read."""

    code = "league-reason"


class RulesChanged(LeagueError):
    """The rules that the person agreed to have changed since they were shown."""

    code = "league-rules-changed"


class NotEntered(LeagueError):
    """The person is not in the season, or the season is not a ladder."""

    code = "league-not-entered"


class Excluded(LeagueError):
    """The person is excluded (`why`: card | organiser | league), or `left` and may not return."""

    code = "league-excluded"


class NoRound(LeagueError):
    """The round with the number `round` cannot be opened now.

    `why` is drawn (already drawn) | open (`tables` of the round before are not over) | stage (the
    season has no rounds to open).
    """

    code = "league-no-round"


class EnoughAtOnce(LeagueError):
    """The person already plays as many tables at the same time as they may (`most`)."""

    code = "league-enough"


class NotEntrant(LeagueError):
    """The person (`person`) is not playing in the season."""

    code = "not-entrant"


class DraftPublished(LeagueError):
    """The divisions are already published, so any further change is a correction."""

    code = "league-published"


class LeagueClosed(LeagueError):
    """The league is closed and gets no further season."""

    code = "league-closed"
