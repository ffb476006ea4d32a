"""The types that cogs and publishers know of leagues, and the errors of their services."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, NamedTuple, Protocol

from bot.host.core.api import HostError
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
LEAGUE_OWNER = 0
"""`Table.owner_id` of a league's tables: no user's id, so that no user has an owner's rights."""


@dataclass(frozen=True, slots=True)
class League:
    """A league of a server; its organisers have the role, and the founder always is one."""

    id: int
    guild_id: int
    name: str
    channel_id: int
    role_id: int | None
    language: str
    founder_id: int
    closed: bool = False

    @property
    def founders(self) -> tuple[int, ...]:
        """Return the founder's id; empty if the founder has left the server or was erased."""
        return (self.founder_id,) if self.founder_id > 0 else ()

    @property
    def organisers(self) -> str:
        """Return a mention of the league's organisers; admins always count as organisers."""
        if self.role_id:
            return f"<@&{self.role_id}>"
        return " ".join(f"<@{one}>" for one in self.founders) or "Admins"


@dataclass(frozen=True, slots=True)
class Season:
    """A season with its rules. `number` counts from 1 within its league."""

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
    """A person who signed up; `status` is that of the store's rows `entrant`."""

    person: int
    name: str
    status: str
    alternate: bool
    at_once: int
    newcomer: bool
    division: int | None
    reason: str | None


class RuleChange(NamedTuple):
    """A change of a season's rules: its line of the log, and by field the old and new value."""

    line: int
    changes: Mapping[str, Sequence[str]]
    reason: str


class Member(NamedTuple):
    """A member of a server."""

    name: str
    roles: frozenset[int]


class Members(Protocol):
    """Members of a server, looked up when needed: no privileged intent reports who leaves."""

    async def find(self, guild_id: int, user_id: int) -> Member | None:
        """Return a member, None = they are not on the server. Raises PublishFailed: unknown."""

    async def obstacle(self, guild_id: int, channel_id: int) -> str | None:
        """Return the permission that the bot lacks there to open tables, "gone", or None.

        Raises PublishFailed: unknown.
        """

    async def has_role(self, guild_id: int, role_id: int) -> bool:
        """Return whether a server has a role. Raises PublishFailed: unknown."""


class Pairer(Protocol):
    """Function that pairs a division; it takes seconds and must not block the event loop."""

    async def __call__(self, request: Request) -> Pairing:
        """Return the tables. Raises CannotPair."""


@dataclass(frozen=True, slots=True)
class LeaguePost:
    """A message of a league that must be posted, as data; `kind` names its text.

    `person` None = it goes to the league's channel. It may have been `tried` before.
    """

    id: int
    league: League
    season: Season | None
    kind: str
    mark: str
    person: int | None
    data: Mapping[str, Any] = field(default_factory=dict)
    tried: datetime | None = None


class Sent(NamedTuple):
    """Place and message of a post; 0 if it needed no message."""

    place_id: int
    message_id: int


class LeaguePublisher(Protocol):
    """Publisher of a league's messages: Discord in cogs, a recorder in simulations."""

    async def send(self, post: LeaguePost) -> Sent:
        """Send a post once, however often it is tried. Raises PublishFailed."""


class LeagueError(HostError):
    """A request to a league that was refused; nothing was changed."""

    code = "league"


class UnknownLeague(LeagueError):
    """There is no such league on this server."""

    code = "unknown-league"


class NotOrganiser(LeagueError):
    """Only organisers (`role`) may do that."""

    code = "not-organiser"


def not_organiser(league: League) -> NotOrganiser:
    """Return the error that names who organises a league."""
    return NotOrganiser(role=league.organisers)


class NotHandedOver(LeagueError):
    """A league is not handed over (`why`: rights | founder = who is it already | person)."""

    code = "league-not-handed-over"


class WrongStage(LeagueError):
    """The season is in another stage (`stage`)."""

    code = "wrong-stage"


class NameTaken(LeagueError):
    """Another league of this server has that name (`name`)."""

    code = "league-name-taken"


class BadSetting(LeagueError):
    """A season cannot be like that (`field`, `value`, `allowed`)."""

    code = "bad-setting"


class NoHours(LeagueError):
    """The person has no waking hours, which signing up requires."""

    code = "league-no-hours"


class ConditionUnmet(LeagueError):
    """A condition of the season is not met (`condition`: role | finished | timeouts; `needed`)."""

    code = "league-condition"


class AvoidsTooMany(LeagueError):
    """The person avoids more people of a league than they may (`most`)."""

    code = "league-avoids"


class ReasonNeeded(LeagueError):
    """A change that organisers make by hand needs a reason that everyone can read."""

    code = "league-reason"


class RulesChanged(LeagueError):
    """The rules that the person agreed to have changed since they were shown."""

    code = "league-rules-changed"


class NotEntered(LeagueError):
    """The person plays no ladder here."""

    code = "league-not-entered"


class Excluded(LeagueError):
    """The person is out (`why`: card | organiser | league), or has `left` and wants to re-enter."""

    code = "league-excluded"


class NoRound(LeagueError):
    """The round of that number cannot be opened now (`round`).

    `why` is drawn | open (`tables` of the round before are not over) | stage (there is none).
    """

    code = "league-no-round"


class EnoughAtOnce(LeagueError):
    """The person plays as many tables at once as they may (`most`)."""

    code = "league-enough"


class NotEntrant(LeagueError):
    """The person does not play in the season (`person`)."""

    code = "not-entrant"


class DraftPublished(LeagueError):
    """The divisions are published already: any further change is a correction."""

    code = "league-published"


class LeagueClosed(LeagueError):
    """The league was closed: it has no further season."""

    code = "league-closed"
