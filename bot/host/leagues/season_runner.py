"""The stages of a season; every step can be repeated, and catches up after a downtime."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from functools import partial
from math import inf

from bot.host.absence.service import Kinds
from bot.host.core.api import HostError, PublishFailed, UnknownGame
from bot.host.core.background.worker import KeyedWorker
from bot.host.core.paces import DAY, HOUR
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import (
    CLOSED,
    DRAFT,
    OVER,
    OVERTIME,
    RUNNING,
    SIGNUP,
    Coach,
    Member,
    Members,
    Pairer,
    Season,
)
from bot.host.leagues.core import (
    LEAD,
    Parts,
    SeasonChanged,
    Step,
    Stops,
    load_season,
    log_line,
    lot_of,
    moment,
    new_lot,
    post,
    season_of,
    sizes_in,
)
from bot.host.leagues.organising.disputes import keep_disputes
from bot.host.leagues.organising.oversight import look_after_league
from bot.host.leagues.outbox import LeagueOutbox
from bot.host.leagues.pairing.drafting import (
    Asked,
    Paired,
    Requests,
    asked_of,
    draft_divisions,
    drop_unconfirmed,
    fill_places,
    pair_all,
    pair_here,
    recheck,
    requests,
    store_schedule,
    team_fault,
)
from bot.host.leagues.pairing.rounds import next_round, pair_waiting
from bot.host.leagues.play.alternates import close_all, fill_vacancies
from bot.host.leagues.play.budget import keep_budgets
from bot.host.leagues.play.conduct import observe
from bot.host.leagues.play.departures import look_for_gone
from bot.host.leagues.play.late import enter_late
from bot.host.leagues.play.moving import move_tables
from bot.host.leagues.play.overtime import end_in_time, hard_end
from bot.host.leagues.play.starting import hinder, remind, start_tables
from bot.host.leagues.play.swiss import draw_round, end_round, rounds_follow
from bot.host.leagues.play.tables import record_results
from bot.host.leagues.play.weeks import tell_week
from bot.host.leagues.signup.founding import open_season
from bot.host.leagues.signup.signups import remind_to_confirm
from bot.host.leagues.signup.teams import ask_founders, draft_teams, end_wishes
from bot.host.leagues.standings.quality import keep
from bot.host.leagues.standings.results import next_to_count, store_places
from bot.host.leagues.webhooks import EventOutbox
from bot.leagues.pairing import CannotPair, commitment
from bot.leagues.settings import KNOCKOUT, LADDER, LEAD_DAYS, UNPLANNED, Settings
from bot.store import Connection
from bot.store.leagues import fixtures, seasons

BREAK_DAYS = 7
"""Number of days from the end of a season to the end of the next one's sign-up."""


async def look_for_wishes(parts: Parts, season: Season, now: float) -> float:
    """Ask the founders of teams about people who wait to join."""
    if season.settings.team_approval:
        await parts.write(season, lambda db: ask_founders(db, season, now))
    return inf


LOOKS: Sequence[Step] = (
    move_tables,
    look_for_gone,
    keep_disputes,
    end_round,
    keep_budgets,
    look_for_wishes,
    enter_late,
    fill_vacancies,
    remind,
    start_tables,
    tell_week,
)
"""Steps while tables are played, in order."""


async def sign_up(parts: Parts, season: Season, now: float) -> float:
    """Close sign-up when its time is over, and commit to the seed of the draws."""
    if now < season.signup_ends_at.timestamp():
        return await _reminded(parts, season, now, season.signup_ends_at.timestamp())

    def close(connection: Connection) -> None:
        digest = commitment(*lot_of(connection, season))
        seasons.change_season(connection, season.id, stage=CLOSED)
        log_line(connection, season, "closed", now, digest=digest)
        post(connection, season, "closed", now, data={"digest": digest})

    await parts.write(season, close)
    return now


async def _reminded(parts: Parts, season: Season, now: float, until: float) -> float:
    """Remind people of changed rules, and founders of wishes to join their teams.

    Return when to look again, at the latest `until`.
    """
    await look_for_wishes(parts, season, now)
    return min(until, await parts.write(season, lambda db: remind_to_confirm(db, season, now)))


async def closed(parts: Parts, season: Season, now: float) -> float:
    """Check all entries again a day before the pairing, and draft the divisions."""
    starts = season.starts_at.timestamp() - LEAD
    if now < starts:
        return await _reminded(parts, season, now, starts)
    known: dict[Asked, Member | None] = {}
    sizes = sizes_in(parts.registry, season)

    def make_draft(connection: Connection) -> Sequence[Asked]:
        unknown = [one for one in asked_of(connection, season) if one not in known]
        if not unknown:
            drop_unconfirmed(connection, season, now)
            recheck(connection, season, {one.person: known[one] for one in known}, now)
            draft_divisions(connection, season, now)
            seasons.change_season(connection, season.id, stage=DRAFT)
            post(connection, season, "draft", now)
            _tell_team_fault(connection, season, sizes, now)
        return unknown

    # People who sign up during the look-ups are also looked up.
    while unknown := await parts.write(season, make_draft):
        for one in unknown:
            known[one] = await parts.members.find(season.league.guild_id, one.person)
    return now


async def drafted(parts: Parts, season: Season, now: float) -> float:
    """Update the draft after withdrawals, and publish the schedule when the season begins."""

    sizes = sizes_in(parts.registry, season)

    def redraft(connection: Connection) -> bool:
        drop_unconfirmed(connection, season, now)
        fill_places(connection, season, now)
        draft_divisions(connection, season, now)
        return _tell_team_fault(connection, season, sizes, now)

    can_part_teams = await parts.write(season, redraft)
    starts_at = season.starts_at.timestamp()
    due_at = await _reminded(parts, season, now, starts_at if now < starts_at else inf)
    if due_at < inf:
        return due_at
    randbits = parts.registry.randbits
    if season.settings.form in UNPLANNED:
        if not can_part_teams:
            return now + HOUR
        await parts.write(season, lambda db: _begin(db, season, randbits, now))
        return now
    wanted = await parts.registry.database.read(lambda db: requests(db, season, sizes))
    outcome = await _paired(parts, wanted)

    def store(connection: Connection) -> float:
        if requests(connection, season, sizes) != wanted:
            raise SeasonChanged
        if isinstance(outcome, CannotPair):
            hinder(connection, season, f"{outcome.reason}:{outcome.count}", now)
            return now + HOUR
        end_wishes(connection, season, now)
        store_schedule(connection, season, outcome, randbits, now)
        return now

    return await parts.write(season, store)


def _tell_team_fault(
    connection: Connection, season: Season, sizes: frozenset[int], now: float
) -> bool:
    """Tell organisers before the draw if tables cannot keep the teams apart; return if they can.

    An obstacle of another kind stays as it is.
    """
    found = team_fault(connection, season, sizes)
    known = load_season(connection, season.id).obstacle
    if found is not None:
        hinder(connection, season, f"{found.reason}:{found.count}", now)
    elif (known or "").startswith("teams:"):
        hinder(connection, season, None, now)
    return found is None


def _begin(
    connection: Connection, season: Season, randbits: Callable[[int], int], now: float
) -> None:
    """Begin a season whose tables follow one after the other; everybody has a team, if any has."""
    draft_teams(connection, season, now)
    end_wishes(connection, season, now)
    store_schedule(connection, season, (), randbits, now)


async def _paired(parts: Parts, wanted: Requests) -> list[Paired] | CannotPair:
    """Return the tables of every division, or the error if they cannot be paired."""
    try:
        return await pair_all(wanted, parts.pairer)
    except CannotPair as error:
        return error


async def running(parts: Parts, season: Season, now: float) -> float:
    """Record finished tables, do the steps of play, and end the season when all tables are over."""
    sizes = sizes_in(parts.registry, season)
    lot, hard_at = new_lot(parts.registry.randbits), await hard_end(parts, season)

    def go_on(connection: Connection) -> bool:
        _record(connection, season, now)
        if now < hard_at:
            if rounds_follow(connection, season, sizes, now):
                return False
            if _goes_on(connection, season, sizes, now):
                return True
        if not _all_over(connection, season, now):
            return False
        finish(connection, season, lot, now)
        return True

    if await parts.write(season, go_on):
        return now
    if now < hard_at and await draw_round(parts, season, sizes, now):
        return now
    # The season's end comes first, because it may change the stage on which the other steps depend.
    coming = [await end_in_time(parts, season, now)]
    if season.ends_at.timestamp() > now:
        coming.append(season.ends_at.timestamp())
    return min(coming + [await look(parts, season, now) for look in LOOKS])


def _record(connection: Connection, season: Season, now: float) -> None:
    """Record the conduct of people who made tables wait, and the results of tables."""
    observe(connection, season, now)
    record_results(connection, season, now)


def finish(connection: Connection, season: Season, lot: str, now: float) -> None:
    """End a season whose tables are all over: store its final places, and open the next one.

    There is no next season after a cup or a Swiss event, or in a closed league.
    """
    store_places(connection, season)
    close_all(connection, season, now)
    seasons.change_season(connection, season.id, stage=OVER, obstacle=None)
    log_line(connection, season, "over", now)
    post(connection, season, "over", now)
    if season.settings.form in KNOCKOUT or season.league.closed:
        return
    later = _next_settings(season, now)
    open_season(connection, season.league.id, season.number + 1, later, lot, now, None)


def _next_settings(season: Season, now: float) -> Settings:
    """Return the rules of the next season: the same, with an equally long season after a break."""
    before = season.settings
    first = moment(now).date() + timedelta(days=BREAK_DAYS + LEAD_DAYS)
    last = first + (before.last_day - before.first_day)
    return replace(before, first_day=first, last_day=last, signup_until=None)


def _goes_on(connection: Connection, season: Season, sizes: frozenset[int], now: float) -> bool:
    """Plan a round of winners, or tables of a ladder, if finished tables allow it.

    Return whether any were planned.
    """
    if season.settings.form == LADDER:
        return bool(pair_waiting(connection, season, now))
    return is_over(connection, season) and next_round(connection, season, sizes, now)


def is_over(connection: Connection, season: Season) -> bool:
    """Return whether all tables of a season are over."""
    found = fixtures.of_season(connection, season.id)
    return all(one.fixture.stage in ("over", "void") for one in found)


def _all_over(connection: Connection, season: Season, now: float) -> bool:
    """Return whether all tables are over; a ladder also lasts until its last day."""
    if season.settings.form == LADDER and now < season.ends_at.timestamp():
        return False
    return is_over(connection, season)


STEPS: Mapping[str, Step] = {
    SIGNUP: sign_up,
    CLOSED: closed,
    DRAFT: drafted,
    RUNNING: running,
    OVERTIME: running,
}


_LOG = logging.getLogger(__name__)

_AFTER_FAILURE = 60.0
"""Seconds until a failed step is tried again."""
_AT_REST = DAY
"""Seconds until a season is looked at again of whose mistakes all are counted."""
MOST_STEPS = 10
"""Maximum number of steps of a season in one look: after a long downtime it passes all stages."""


class SeasonRunner:
    """Runner of the seasons' steps; does nothing until `members` is set."""

    def __init__(
        self,
        registry: TableRegistry,
        outbox: LeagueOutbox,
        events: EventOutbox,
        kinds: Kinds,
        wake_followers: Callable[[int], None],
        tell_onlookers: Callable[[int], None],
    ) -> None:
        self.members: Members | None = None
        self.pairer: Pairer = pair_here
        """Function that pairs a division; the bot sets one that does it in another process."""
        self.coach: Coach | None = None
        """Counter of mistakes in seasons that are over, None = none are counted."""
        self.stops: Stops | None = None
        """Function that yields the positions of a finished table, None = none are known."""
        self._registry = registry
        self._outbox = outbox
        self._events = events
        self._kinds = kinds
        self._wake_followers = wake_followers
        self._tell_onlookers = tell_onlookers
        self._known_here: set[int] = set()
        self._known_there: set[tuple[int, int, int]] = set()
        self._founders_due: dict[tuple[int, int], float] = {}
        self._worker = KeyedWorker(self._advance)
        self._counter = KeyedWorker(self._count_mistakes)
        self._poster = KeyedWorker(self._post)
        self._sender = KeyedWorker(self._send)

    async def look(self) -> None:
        """Start the steps of seasons that are due, and the sending of posts that are due."""
        now = self._registry.now()
        due, over = await self._registry.database.read(
            lambda db: (seasons.seasons_due(db, now), seasons.seasons_to_coach(db, now))
        )
        for season_id in due:
            self._worker.run_soon(season_id)
        if over:
            self._counter.run_soon(0)
        self._poster.run_soon(0)
        await self._send_events()

    async def settled(self) -> None:
        """Wait until no season's step is running, no mistakes are counted, and nothing is sent."""
        await self._worker.settled()
        await self._counter.settled()
        await self._poster.settled()
        await self._sender.settled()

    async def drain(self) -> None:
        """Start nothing more, and wait until running steps have ended and their posts are sent.

        Events for webhooks are sent after the next start.
        """
        await self._worker.drain()
        await self._counter.drain()
        await self._sender.drain()
        await self._poster.settled()
        await self._poster.drain()

    async def close(self) -> None:
        """Start nothing more, and wait until running steps have ended."""
        await self._worker.close()
        await self._counter.close()
        await self._poster.close()
        await self._sender.close()

    async def _post(self, _: int) -> None:
        while await self._outbox.look():
            pass

    async def _send_events(self) -> None:
        """Start the sending of due events; a slow receiver delays no other league's."""
        for league_id in await self._events.leagues_due():
            self._sender.run_soon(league_id)

    async def _send(self, league_id: int) -> None:
        while await self._events.send_next(league_id):
            pass

    async def _advance(self, season_id: int) -> None:
        if self.members is None:
            return
        parts = Parts(
            self._registry,
            self.members,
            self.pairer,
            self._wake_followers,
            self._kinds,
            self.stops,
            self._known_here,
            self._known_there,
            self._founders_due,
        )
        for _ in range(MOST_STEPS):
            now = self._registry.now()
            season, due_before = await self._registry.database.read(lambda db: _load(db, season_id))
            step = STEPS.get(season.stage)
            if step is None or not self._registry.cluster.owns_server(season.league.guild_id):
                break
            try:
                look_at = await look_after_league(parts, season, now)
                due_at = await self._due_after(step(parts, season, now), season_id, now)
            except SeasonChanged:
                # Another transaction changed the season first: the step is repeated.
                continue
            due_at = min(due_at, look_at)
            await self._put_off(season_id, due_before, due_at)
            if due_at > now:
                break
        self._tell_onlookers(season_id)
        self._poster.run_soon(0)
        await self._send_events()

    async def _due_after(self, step: Awaitable[float], season_id: int, now: float) -> float:
        """Await a step and return when to look again; after a failure, that is in a minute.

        Raises SeasonChanged.
        """
        try:
            return await step
        except SeasonChanged:
            raise
        except UnknownGame:
            # `look_after_league` tells the organisers that it is missing.
            pass
        except PublishFailed as failure:
            _LOG.warning("season %s cannot go on yet: %s", season_id, failure.reason)
        except Exception:
            _LOG.exception("season %s: its step failed", season_id)
        return now + _AFTER_FAILURE

    async def _count_mistakes(self, _: int) -> None:
        """Have the coach count mistakes in all seasons that are over and due, a table at a time.

        After each table the next season has its turn.
        """
        while not self._counter.closed:
            now = self._registry.now()
            found = await self._registry.database.read(partial(_next_to_coach, now=now))
            if found is None:
                break
            season, due_before = found
            due_at = await self._counted_after(season, now)
            await self._put_off(season.id, due_before, due_at)
            self._tell_onlookers(season.id)

    async def _counted_after(self, season: Season, now: float) -> float:
        """Count the mistakes at a season's next table; return when to look again."""
        try:
            return now if await self._counted_next(season) else now + _AT_REST
        except HostError as error:
            _LOG.info("season %s: the coach cannot count mistakes now: %s", season.id, error.code)
        except Exception:
            _LOG.exception("season %s: the coach failed", season.id)
        return now + HOUR

    async def _counted_next(self, season: Season) -> bool:
        """Count the mistakes at a season's next table; return whether there was one.

        Raises HostError.
        """
        table = await self._registry.database.read(lambda db: next_to_count(db, season.id))
        if table is None or self.coach is None:
            return False
        found = await self.coach.mistakes(table.table_id, table.people)
        now = self._registry.now()

        def store(connection: Connection) -> None:
            # Somebody may have changed their mind, or the table may have been annulled.
            if next_to_count(connection, season.id) == table:
                keep(connection, season, table.fixture, found, now)

        await self._registry.write_in(season.id, store)
        return True

    async def _put_off(self, season_id: int, before: float, due_at: float) -> None:
        """Store when to look again, unless an earlier look was requested in the meantime."""
        await self._registry.database.write(
            lambda db: seasons.put_off(db, season_id, before, due_at)
        )


def _next_to_coach(connection: Connection, now: float) -> tuple[Season, float] | None:
    """Return the season whose mistakes are to be counted next, and when it was due, or None."""
    waiting = seasons.seasons_to_coach(connection, now)
    return _load(connection, waiting[0]) if waiting else None


def _load(connection: Connection, season_id: int) -> tuple[Season, float]:
    """Return a season, and the time at which its next look is due."""
    row = seasons.season(connection, season_id)
    assert row is not None
    return season_of(connection, row), row.due_at
