"""Events on Discord servers for the dates of leagues: made, moved and removed with the seasons.

A server's admin chooses them for a league. What Discord has is stored with each event. A look
compares it with the dates as they are now, and makes one change after the other until both agree.
So nothing has to be told to this module, and after a kill at any time the next look goes on: an
event that Discord made and that is not stored yet is found by its mark.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from typing import Final, NamedTuple, Protocol

from bot.host.core.api import UnknownGame
from bot.host.core.background.delivery import Delivery, Sweep
from bot.host.core.background.worker import Background, KeyedWorker
from bot.host.core.paces import HOUR
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import BEFORE, PLAYED, SIGNUP, League, Season
from bot.host.leagues.core import (
    load_league,
    load_season,
    log_line,
    newest_season,
    post,
    season_of,
    shown_by,
    sizes_in,
)
from bot.host.leagues.play.swiss import round_ends
from bot.store import Connection
from bot.store.leagues import calendars, posts, seasons
from bot.store.leagues.calendars import CalendarRow, EventRow

LENGTH: Final = HOUR
"""Seconds before a date at which its event begins: then Discord tells those interested."""
SOONEST: Final = 60.0
"""Minimum seconds until an event that is made begins: Discord refuses a beginning in the past."""
EVERY: Final = 300.0
"""Seconds between two looks whether a date has changed."""
_AT_ONCE: Final = 50
"""Maximum number of servers that are looked at together."""
AFTER_PROBLEM: Final = HOUR
"""Seconds after which a change that Discord refused is tried again."""
NO_PERMISSION, FULL = "create_events", "full"
"""Why Discord makes no event: the bot lacks the permission, or the server has 100 events."""
PROBLEM, REMOVED = "events_problem", "event_removed"
"""Kind of the message about such a problem, and of the log line of an event that is gone."""


class Date(NamedTuple):
    """A date of a season; `number` is that of the round, or 0."""

    kind: str
    number: int
    at: float


@dataclass(frozen=True, slots=True)
class Change:
    """A change on Discord: to make an event (`event_id` None), to change one, or to remove it.

    `season` is as the server shows it; `card` the channel and message of its card there. An event
    that has begun cannot begin at another time. With `removed`, only the id matters.
    """

    guild_id: int
    season: Season
    card: tuple[int, int | None]
    date: Date
    event_id: int | None
    begun: bool = False
    removed: bool = False

    @property
    def mark(self) -> str:
        """The mark by which an event is recognised that was made before a kill."""
        return f"{self.season.id}-{self.date.kind}-{self.date.number}"


class Outcome(NamedTuple):
    """The outcome of a change: the event's id, None if it is gone, or why Discord refused."""

    event_id: int | None = None
    problem: str | None = None


class EventPublisher(Protocol):
    """Scheduler of events on Discord, implemented in the cogs."""

    async def carry_out(self, change: Change) -> Outcome:
        """Carry out a change, once even if it is repeated. Raises PublishFailed."""


class CalendarState(NamedTuple):
    """Whether a server wants events for a league, and why Discord makes none (None = it does)."""

    league: League
    wanted: bool
    problem: str | None


class LeagueCalendars(Background, Sweep[CalendarRow]):
    """Service for the events of leagues on Discord; makes none until `publisher` is set."""

    publisher: EventPublisher | None = None
    due = staticmethod(calendars.calendars_due)

    def __init__(self, registry: TableRegistry) -> None:
        super().__init__(registry)
        self._worker = KeyedWorker(self._work)

    async def of_server(self, guild_id: int, leagues: Sequence[League]) -> list[CalendarState]:
        """Return how it stands with the events of each league on a server."""

        def read(connection: Connection) -> list[CalendarState]:
            rows = [(one, calendars.calendar(connection, one.id, guild_id)) for one in leagues]
            return [
                CalendarState(one, row is not None and bool(row.wanted), row and row.problem)
                for one, row in rows
            ]

        return await self._registry.database.read(read)

    async def switch(self, league_id: int, guild_id: int, by: int, on: bool) -> League:
        """Have a league's dates as events on a server from now on, or not any more.

        Return the league. Raises UnknownLeague, also if the server does not take part.
        """
        now = self._registry.now()

        def work(connection: Connection) -> League:
            league = load_league(connection, league_id, guild_id)
            before = calendars.calendar(connection, league_id, guild_id)
            if on == (before is not None and bool(before.wanted)):
                return league
            calendars.switch(connection, league_id, guild_id, on, now)
            season, kind = newest_season(connection, league_id), f"events_{'on' if on else 'off'}"
            log_line(connection, season, kind, now, by=by, public=False, guild=guild_id)
            return league

        return await self._registry.write_on(guild_id, work)

    def run_soon(self) -> None:
        """Start the looks that are due."""
        if self.publisher is not None:
            self._worker.run_soon(0)

    async def _work(self, _: int) -> None:
        while not self._worker.closed and await self.look():
            pass

    async def look(self) -> int:
        """Make the next change on each server that is due; return how many were made.

        Most servers have nothing to change. Those are found by reading alone, since the end of a
        round follows from all results of a season: no move waits for that.
        """
        if self.publisher is None:
            return 0
        now, database = self._registry.now(), self._registry.database
        if idle := await database.read(lambda db: self._idle(db, now)):
            await database.write(lambda db: _rest(db, idle, now))
        return await super().look()

    def _idle(self, connection: Connection, now: float) -> list[CalendarRow]:
        """Return the servers that are due and have nothing to change."""
        due = calendars.calendars_due(connection, now, _AT_ONCE)
        return [row for row in due if self._next(connection, row, now) is None]

    def begin(
        self, connection: Connection, row: CalendarRow, now: float
    ) -> Delivery[Outcome] | None:
        """Return the next change on a server, or None if Discord has what it should have."""
        assert self.publisher is not None
        stored = calendars.calendar(connection, row.league_id, row.guild_id)
        if stored is None or stored.due_at > now:
            return None
        change = self._next(connection, stored, now)
        if change is None:
            return None
        return Delivery(
            tries=stored.tries,
            facts={"what": "league date", "league": row.league_id, "guild": row.guild_id},
            send=partial(self.publisher.carry_out, change),
            settle=lambda db, found: _settle(db, stored, change, found, self._registry.now()),
            put_off=lambda db, due_at: _put_off(db, stored, due_at),
            endless=True,
        )

    def _next(self, connection: Connection, row: CalendarRow, now: float) -> Change | None:
        """Return the first difference between the dates and the events on a server, or None."""
        try:
            wanted = self._wanted(connection, row)
        except UnknownGame:
            # How many rounds are to come is not known until the game is there again.
            return None
        known = {_key(one): one for one in calendars.events(connection, row)}
        for event in known.values():
            # Discord ends an event by itself.
            is_there = not event.gone and event.ends_at > now
            if is_there and (change := _difference(connection, event, wanted, now)):
                return change
        for key, change in wanted.items():
            if key not in known and change.date.at - LENGTH >= now + SOONEST:
                return change
        return None

    def _wanted(
        self, connection: Connection, row: CalendarRow
    ) -> dict[tuple[int, str, int], Change]:
        """Return the changes that would make the events of all dates on a server."""
        league = load_league(connection, row.league_id)
        if not row.wanted or row.guild_id not in league.servers:
            return {}
        guest, found = league.guest(row.guild_id), {}
        for stored in seasons.seasons_of(connection, league.id):
            if stored.stage in (*BEFORE, *PLAYED):
                season = season_of(connection, stored)
                shown = shown_by(season, guest)
                card = posts.cards(connection, season.id).get(row.guild_id)
                place = card or (shown.league.channel_id, season.card_id if guest is None else None)
                for date in self._dates(connection, season):
                    change = Change(row.guild_id, shown, place, date, None)
                    found[season.id, date.kind, date.number] = change
        return found

    def _dates(self, connection: Connection, season: Season) -> Iterator[Date]:
        """Yield the dates of a season: when sign-up, the round that is played, and it all end."""
        if season.stage == SIGNUP:
            yield Date("signup", 0, season.signup_ends_at.timestamp())
        ends = round_ends(connection, season, sizes_in(self._registry, season))
        if ends is not None:
            yield Date("round", ends.number, ends.hasty_at)
        yield Date("last", 0, season.ends_at.timestamp())


def _key(event: EventRow) -> tuple[int, str, int]:
    return event.season_id, event.kind, event.number


def _difference(
    connection: Connection,
    event: EventRow,
    wanted: Mapping[tuple[int, str, int], Change],
    now: float,
) -> Change | None:
    """Return what has to change about an event, or None.

    One that has begun, or would have, at its new time cannot be moved: it is removed.
    """
    change, has_begun = wanted.get(_key(event)), event.starts_at <= now
    if change is not None:
        if event.shown == _shown(change):
            return None
        is_same_time = event.ends_at == change.date.at
        if is_same_time or not (has_begun or change.date.at - LENGTH < now + SOONEST):
            return replace(change, event_id=event.event_id, begun=has_begun)
    return Change(
        event.guild_id,
        load_season(connection, event.season_id),
        (0, None),
        Date(event.kind, event.number, event.ends_at),
        event.event_id,
        has_begun,
        removed=True,
    )


def _shown(change: Change) -> str:
    """Return a digest of all that an event says."""
    league, facts = change.season.league, (change.date, change.card, change.season.number)
    text = repr((league.name, league.language, change.season.settings.form, *facts))
    return sha256(text.encode()).hexdigest()[:16]


def _rest(connection: Connection, rows: Iterable[CalendarRow], now: float) -> None:
    """Store when to look again at servers that have nothing to change, unless they have changed.

    One without events that wants none any more is forgotten, as are events that are over.
    """
    for row in rows:
        if calendars.calendar(connection, row.league_id, row.guild_id) != row:
            continue
        if not row.wanted or row.guild_id not in load_league(connection, row.league_id).servers:
            calendars.forget(connection, row)
            continue
        for event in calendars.events(connection, row):
            # One that somebody removed is not made again either, whenever its date is.
            if event.ends_at <= now and not event.gone:
                calendars.drop(connection, event)
        calendars.change(connection, row, due_at=now + EVERY, tries=0, problem=None)


def _put_off(connection: Connection, row: CalendarRow, due_at: float | None) -> None:
    calendars.change(connection, row, due_at=due_at, tries=row.tries + 1)


def _settle(
    connection: Connection, row: CalendarRow, change: Change, found: Outcome, now: float
) -> None:
    """Store what Discord has now, or why it has not; the next change follows at once."""
    stored = calendars.calendar(connection, row.league_id, row.guild_id)
    if stored is None:
        return
    if found.problem is not None:
        due_at = now + AFTER_PROBLEM
        calendars.change(connection, stored, due_at=due_at, tries=0, problem=found.problem)
        if stored.problem != found.problem:
            _tell_problem(connection, stored, found.problem, now)
        return
    at = change.date.at
    event = EventRow(
        *(row.league_id, row.guild_id, change.season.id, change.date.kind, change.date.number),
        *(found.event_id or change.event_id or 0, at - LENGTH, at, _shown(change)),
        int(found.event_id is None),
    )
    if change.removed:
        calendars.drop(connection, event)
    else:
        calendars.keep(connection, event)
        if event.gone:
            season, date = load_season(connection, change.season.id), change.date
            log_line(
                connection, season, REMOVED, now, public=False,
                event=date.kind, round=date.number, guild=row.guild_id,
            )  # fmt: skip
    calendars.change(connection, stored, due_at=now, tries=0, problem=None)


def _tell_problem(connection: Connection, row: CalendarRow, why: str, now: float) -> None:
    """Tell the founder by day, or without one the organisers, why Discord makes no events."""
    season = newest_season(connection, row.league_id)
    guest = season.league.guest(row.guild_id)
    data = {"why": why, "server": "none" if guest is None else guest.name}
    mark = f"{row.guild_id}-{now:.0f}"
    for person in season.league.founders or (None,):
        post(connection, season, PROBLEM, now, mark=mark, person=person, data=data)
