"""The host's data types for cogs and publishers: people, tables, positions, bulletins, errors.

HostErrors are about tables, GameErrors about moves; the Fluent message of both is `error-<code>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeAlias

from bot.engine.api import Decision, Event, Rules, Score
from bot.host.core.game import Deal
from bot.host.core.game import PackageFailed as PackageFailed
from bot.host.core.game import Release as Release
from bot.store.core.errors import ServerAway as ServerAway
from bot.store.tables.restores import MOST_VERSIONS

PLAYED_OUT = 0
"""`Table.haste` of a league's table that house bots play to its end: no player returns to it."""

View: TypeAlias = Any
"""The part of a position that one seat may see; only a game and its renderer know its type."""


@dataclass(frozen=True, slots=True)
class Person:
    """A Discord user: id (snowflake) and display name."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class Preferences:
    """A person's stored settings; None means not set, so that the default applies.

    `palette` is that of `render.api.Look`, for pictures that only this person sees. `pings` is how
    to notify this person: thread | dm | both | none. `heads_up` says whether to notify them also
    when they are probably next. `stats` says whether their name is in statistics: shown | hidden.
    `study` says whether their finished games may be counted against house bots and published.
    """

    language: str | None = None
    palette: str | None = None
    pings: str | None = None
    heads_up: bool | None = None
    stats: str | None = None
    study: bool | None = None
    lapsed: tuple[str, ...] = ()
    """Names of the fields whose stored choice is no longer valid; they are None."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A chair and its player; `seat` is None in the lobby, since seats are drawn at the start.

    A person has a `user_id`, and a house bot has its kind as `bot`. `caretaker` is the kind of the
    house bot that plays for an absent person. The chair `thinks_less` if its house bot has time for
    less than half of its search; a `program` of the person may move if there is one.
    """

    seat: int | None
    name: str
    user_id: int | None = None
    bot: str | None = None
    caretaker: str | None = None
    awaited: bool = False
    """True until the person confirms before the start that they are there, if asked to."""
    thinks_less: bool = False
    program: bool = False

    @property
    def mover(self) -> str | None:
        """The kind of the house bot that moves here now, or None if a person does."""
        return self.bot or self.caretaker


@dataclass(frozen=True, slots=True)
class Table:
    """A hosted match as it is stored, without its position.

    `status` is lobby | running | over | abandoned. The table was opened in `channel_id`; `place_id`
    is its thread, or that channel (`where` = "here"). `version` counts accepted moves and
    takebacks. With `programs`, the owner lets people have programs play.
    """

    id: int
    game: str
    status: str
    options: Mapping[str, str]
    guild_id: int
    channel_id: int
    where: str
    thread_id: int | None
    card_id: int | None
    """Message id of the lobby card."""
    post_id: int | None
    """Message id of the newest post that has buttons."""
    owner_id: int
    language: str
    version: int
    chairs: tuple[Chair, ...]
    created_at: datetime
    pace: str = "none"
    """A key of `bot.host.core.paces.PACES`."""
    at_timeout: str = "vote"
    """Consequence when a player's time runs out: vote | owner (decides) | caretaker."""
    paused_at: datetime | None = None
    """Time since which all clocks are paused by consent, None = they run."""
    pause_ends_at: datetime | None = None
    """Time at which the clocks resume automatically."""
    ended_at: datetime | None = None
    """Time at which the game ended or was abandoned."""
    private: bool = False
    """True if its thread is private, for its players and guests only."""
    invited: bool = False
    """True if only invited people may join."""
    seating: str = "lot"
    """Seating at the start: lot | fixed (by the order of the chairs)."""
    absentees: str = "bot"
    """Replacement of a no-show: bot | wait (for a person who wants the seat)."""
    ready_hours: int = 24
    """Waking hours within which players must confirm that they are there, 0 = no check."""
    rated: bool = False
    """True if its result counts for its players' ratings."""
    left_at: datetime | None = None
    """Time since which an open table waits because the bot was removed from its server."""
    fixture_id: int | None = None
    """Id of its fixture in a league's schedule, None = it belongs to no league."""
    haste: int = 1
    """Factor by which its clocks run faster: above 1 at the end of a season.

    `PLAYED_OUT` = the season is over, and house bots play the rest of the game.
    """
    epoch: int = 0
    """Increased by each restore from a backup, after which version numbers are used again."""
    programs: bool = False
    hints: bool | None = None
    """Owner's choice whether players may ask for hints, None = no choice: see `hints_off`."""

    @property
    def place_id(self) -> int:
        """The id of the table's thread, or of its channel if it has no thread."""
        return self.thread_id if self.thread_id is not None else self.channel_id

    def stamp(self, version: int) -> int:
        """Return the number by which buttons identify a version; it changes after a restore."""
        return self.epoch * MOST_VERSIONS + version

    @staticmethod
    def version_of(stamp: int) -> int:
        """Return the version that a button's stamp identifies, in any epoch."""
        return stamp % MOST_VERSIONS

    @property
    def hints_off(self) -> str | None:
        """The reason why hints are off at this table, or None if players may ask for them.

        It is league | rated | owner (switched them off) | people (the owner made no choice, and two
        or more people play).
        """
        if self.of_league or self.rated:
            return "league" if self.of_league else "rated"
        if self.hints is not None:
            return None if self.hints else "owner"
        return "people" if sum(chair.user_id is not None for chair in self.chairs) > 1 else None

    def chair_of(self, user_id: int) -> Chair | None:
        """Return a person's chair, or None if they have none."""
        return next((chair for chair in self.chairs if chair.user_id == user_id), None)

    @property
    def of_league(self) -> bool:
        """Whether the table belongs to a league."""
        return self.fixture_id is not None

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat once the game has started."""
        return tuple(chair.name for chair in self.chairs)


@dataclass(frozen=True, slots=True)
class Position:
    """A table at one version. Cogs read views and decisions, never the state."""

    table: Table
    rules: Rules[Any, Any, Any]
    version: int
    decisions: tuple[Decision[Any], ...]
    asked: Mapping[int, int]
    """The stamp of the version at which a seat's open decision appeared, by seat."""
    scores: tuple[Score, ...]
    """The final scores; empty while the game runs, because they would reveal hidden points."""
    _state: Any
    _views: dict[int | None, View] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    _final: dict[int, tuple[int, ...]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def view(self, seat: int | None) -> View:
        """Return the view of a seat, or of a spectator for None; it is computed only once."""
        if seat not in self._views:
            self._views[seat] = self.rules.view(self._state, seat)
        return self._views[seat]

    def at_table(self, table: Table) -> Position:
        """Return the same position with newly stored fields of its table.

        Cached results, such as the views, are carried over.
        """
        same = replace(self, table=table)
        object.__setattr__(same, "_views", self._views)
        object.__setattr__(same, "_final", self._final)
        return same

    def decision_of(self, seat: int) -> Decision[Any] | None:
        """Return a seat's open decision, or None if it has none."""
        return next((d for d in self.decisions if d.seat == seat), None)

    def final_turn(self, seat: int) -> bool | None:
        """Return whether the move that ends the seat's turn cannot be taken back.

        Return None if that depends on the move: see `revealing`.
        """
        return self.rules.final_turn(self._state, seat)

    def revealing(self, seat: int) -> tuple[int, ...]:
        """Return the indices of the moves of a seat's decision that reveal hidden information.

        Such moves cannot be taken back. Only moves that might reveal something are tried out.
        """
        if seat not in self._final:
            self._final[seat] = tuple(self._found_final(seat))
        return self._final[seat]

    def _found_final(self, seat: int) -> Iterator[int]:
        decision, rules = self.decision_of(seat), self.rules
        beginnings = rules.info.revealing
        for index, move in enumerate(decision.moves if decision and beginnings else ()):
            may = rules.notate(move).startswith(beginnings)
            if may and not rules.shows_nothing(self._state, seat, move):
                events = rules.apply(rules.clone(self._state), seat, move)
                if any(event.reveals for event in events):
                    yield index

    def user_decision(self, user_id: int) -> Decision[Any] | None:
        """Return a person's open decision, or None if they have none."""
        chair = self.table.chair_of(user_id)
        return None if chair is None or chair.seat is None else self.decision_of(chair.seat)


@dataclass(frozen=True, slots=True)
class Finisher:
    """The player of a seat at the end: a person (`user_id`), or a house bot of the kind `bot`."""

    seat: int
    name: str
    user_id: int | None
    rank: int
    """Place by the rules of the game, house bots included."""
    place: int | None
    """Place among the people who finished, None for a house bot."""
    instead_of: str
    """Name of the player who began, or for whom a house bot plays; empty if it is the same one."""
    began: Position | None
    """Position at which they took over, None = they began."""
    percent: int
    """Share of the seat's decisions that they made, in percent."""
    hints: int = 0
    """Number of hints the seat was given."""
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """An accepted move: its notation and events, and the positions before and after it."""

    position: Position
    notation: str
    events: tuple[Event, ...]
    before: Position
    """The position before the move was made, or before it was taken back."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A line of a table's log: a move that led to a version, with its events (may be empty).

    `by` is user | bot | auto (for an absent person) | order (a standing order) | undo.
    """

    version: int
    seat: int | None
    by: str
    text: str
    at: datetime
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class SeatTime:
    """A person's clock at a table."""

    seat: int
    user_id: int
    left: float
    """Waking time left, in seconds."""
    until: datetime | None
    """Time at which the clock runs out, None while it is stopped."""
    off_until: datetime | None
    """End of the person's current vacation."""


@dataclass(frozen=True, slots=True)
class Away:
    """A seat whose player is absent: a house bot plays it, or the others vote about the player."""

    seat: int
    name: str
    lapse: int | None
    """Id of the absence the others vote about, None = no vote."""
    played: bool
    """True if a house bot plays the seat."""
    kept: bool = False
    """True if the house bot keeps the seat for the time of a vacation."""


@dataclass(frozen=True, slots=True)
class Tenure:
    """The player of a seat from a version on: a person, or a house bot (`bot`) for that person.

    `reason` is start | caretaker | left | vacation | resumed | back | substitute | returned.
    """

    seat: int
    version: int
    at: datetime
    name: str
    user_id: int | None
    bot: str | None
    reason: str


@dataclass(frozen=True, slots=True)
class Notice:
    """An announcement to a table other than its moves, such as that a player is away.

    `topic` names the Fluent message `notice-<topic>`, whose arguments are `data`.
    """

    topic: str
    data: Mapping[str, str | int] = field(default_factory=dict)
    calls: tuple[int, ...] = ()
    """User ids that it mentions."""
    asks: bool = False
    """True if it repeats the open question and takes over the table's buttons."""
    private: bool = False
    """True if it is sent to `calls` as direct messages, and not posted at the table."""


CALLED = "called"
"""Topic of the notice that calls the people the table's posts did not call."""


@dataclass(frozen=True, slots=True)
class Bulletin:
    """A post that the outbox asks a publisher to send, derived entirely from the database.

    `kind`: "start" (boards of the new game), "phase" (boards after a phase), "turn" (a short line:
    last events, next player), "end" (result and final boards), "undo", "abandoned", "notice" (see
    `notice`). `position` is the table at `position.version`. `current` means that nothing newer
    exists: only then does the post ask, mention people and carry buttons. `key` is the same in
    every retry, so that sending can be idempotent.
    """

    key: str
    kind: str
    phase: str | None
    position: Position
    events: tuple[Event, ...]
    current: bool
    replaces: int | None
    """Message id of the post that loses its buttons."""
    seat: int | None = None
    """Seat that took a move back (kind "undo")."""
    undone: tuple[LogEntry, ...] = ()
    """The moves that were taken back, oldest first (kind "undo")."""
    by_order: tuple[int, ...] = ()
    """The seats for which a standing order moved."""
    out_of_orders: tuple[int, ...] = ()
    """Seats whose standing order ended unexpectedly."""
    mover: int | None = None
    """Seat of the person whose move just led here: they are looking and need no call."""
    calls: frozenset[int] | None = None
    """User ids that the post calls, without sleeping people. None = everyone it asks."""
    notice: Notice | None = None
    away: tuple[Away, ...] = ()
    """Seats whose player is away now."""
    until: Mapping[int, datetime] = field(default_factory=dict)
    """The time at which the clock of each seat that must act runs out, by seat."""
    since: Position | None = None
    """The position of the boards that were posted before, None = no boards or the first."""
    finishers: tuple[Finisher, ...] = ()
    """Players of the seats at the end (kind "end")."""
    phases: tuple[Position, ...] = ()
    """The table at its start, after each phase, and now (kind "end"); () if they are damaged."""
    post: int = 0
    """Its number in the outbox."""
    tried: datetime | None = None
    """Time of the first try, which may have reached Discord. None = this is the first try."""
    deal: Deal | None = None
    """The seed's commitment (kinds "start" and "end"), None = the game has none."""

    @property
    def asks(self) -> bool:
        """Whether the post contains the open decisions with their buttons."""
        told_beside = self.notice is not None and not self.notice.asks
        return self.current and bool(self.position.decisions) and not told_beside

    @property
    def table(self) -> Table:
        """The table that the post is about."""
        return self.position.table


class Posted(NamedTuple):
    """A post that was sent, and whether its message still lacks its pictures.

    `line` is the id of a separate message that mentions the people asked, None = the post does so.
    """

    place_id: int
    message_id: int
    lacks: bool = False
    line: int | None = None


class Publisher(Protocol):
    """Publisher of bulletins: Discord in the cogs, a recorder in benchmarks."""

    async def publish(self, bulletin: Bulletin) -> Posted | None:
        """Post a bulletin exactly once, even if it is retried; return None if nothing is posted.

        Raises PublishFailed.
        """

    async def strip(self, place_id: int, message_id: int) -> None:
        """Remove the buttons from a message, if it still exists. Raises PublishFailed."""

    async def delete(self, place_id: int, message_id: int) -> None:
        """Delete a message, if it still exists. Raises PublishFailed."""

    async def illustrate(self, bulletin: Bulletin, posted: Posted) -> None:
        """Add to a post the pictures that it lacks. Raises PublishFailed."""


class PublishFailed(Exception):
    """A post could not be sent; `retry_after` is in seconds, or None for an invalid post.

    The delay grows with each try up to `longest` seconds, which is short if no event will show that
    another try may succeed. If known, `place_id` is the channel for which the post was meant, and
    `permission` the one that the bot lacks there.
    """

    def __init__(
        self,
        reason: str,
        retry_after: float | None = 30.0,
        *,
        longest: float = 900.0,
        place_id: int | None = None,
        permission: str | None = None,
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.retry_after = retry_after
        self.longest = longest
        self.place_id = place_id
        self.permission = permission


class HostError(Exception):
    """A refused request that changed nothing; `code` identifies the message shown to the user."""

    code = "host"

    def __init__(self, **args_: str | int) -> None:
        super().__init__(self.code, args_)
        self.args_: dict[str, str | int] = args_

    def __reduce__(self) -> tuple[Callable[[], HostError], tuple[()]]:
        """Return how to rebuild the error when another process unpickles it."""
        return partial(type(self), **self.args_), ()


class UnknownTable(HostError):
    """The table does not exist."""

    code = "unknown-table"


class UnknownGame(HostError):
    """The game does not exist."""

    code = "unknown-game"


class MissingGame(HostError):
    """The table's `game` is not installed; the table waits for it."""

    code = "missing-game"


class UnknownVersion(HostError):
    """The table never had this version (`version`, `newest`)."""

    code = "unknown-version"


class NotSeated(HostError):
    """The person has no seat at this table."""

    code = "not-seated"


class NotAllowed(HostError):
    """Only somebody else may do this (`who`: owner | all | voter | player)."""

    code = "not-allowed"


class LeagueDecides(HostError):
    """At a league's table, only its organisers may decide this.

    `what` selects the message: seat | over | out (of the season) | own (table) | rescue | any
    other.
    """

    code = "league-decides"


class DamagedState(HostError):
    """The stored position cannot be read, or the game cannot be continued from it."""

    code = "damaged-state"


class WrongStatus(HostError):
    """The table's status (`status`) does not allow the request."""

    code = "wrong-status"


class TableFull(HostError):
    """All chairs are taken (`seats`)."""

    code = "table-full"


class AlreadySeated(HostError):
    """The person already has a seat at this table."""

    code = "already-seated"


class TooFewPlayers(HostError):
    """The game needs more players (`seats`)."""

    code = "too-few-players"


class StalePrompt(HostError):
    """The prompt belongs to a decision that is no longer open."""

    code = "stale-prompt"


class NothingToTakeBack(HostError):
    """The person has no move to take back freely (`reason`: nothing | moved | revealed)."""

    code = "nothing-to-take-back"


class NothingToVote(HostError):
    """The vote about this absence is closed."""

    code = "nothing-to-vote"


class NotAway(HostError):
    """No player is away at this seat (`who`: you | player | bot = a house bot plays already)."""

    code = "not-away"
