"""People's waking hours, time zones and vacations."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import NamedTuple

from bot.host.absence import seats, table_clocks, vacation_bots, vacations
from bot.host.absence.vacations import BadHours, BadVacation
from bot.host.core import limits
from bot.host.core.api import Notice
from bot.host.core.moves.announcing import announce
from bot.host.core.paces import DAY
from bot.host.core.registry import TableRegistry
from bot.host.people import calling
from bot.host.people.hours import (
    LEAST_MINUTES,
    Hours,
    Span,
    coming_schedule,
    reached,
    zone_named,
    zone_of,
)
from bot.store import Connection
from bot.store.leagues import seasons
from bot.store.people import preferences
from bot.store.tables import games
from bot.store.turns import absence, clocks, timers
from bot.store.turns.clocks import HoursRow

VACATION_DAYS = 28
"""Maximum number of vacation days in any year; a table set to wait for players waits no longer."""
YEAR = 365 * DAY

WakeFollowers = Callable[[int], None]


class Vacations(NamedTuple):
    """A person's current and planned vacations, and the days left within the year."""

    spans: tuple[tuple[Span, bool], ...]
    """The vacations, each with True if a house bot plays meanwhile."""
    days_left: int


class Availability:
    """Service for people's waking hours and vacations; changes do not affect the past."""

    def __init__(self, registry: TableRegistry, wake_followers: WakeFollowers) -> None:
        self._registry = registry
        self._wake_followers = wake_followers

    async def hours(self, user_id: int) -> Hours | None:
        """Return a person's waking hours, or None if never set, which counts as always awake."""
        row = await self._registry.database.read(lambda db: clocks.hours(db, user_id))
        return None if row is None else Hours(*row)

    async def set_hours(self, user_id: int, hours: Hours) -> Hours:
        """Store and return a person's waking hours. Raises BadHours (`reason`: zone | short).

        The zone may be written in any case and with spaces, or be the name of a city.
        """
        zone = zone_named(hours.zone)
        if zone is None:
            raise BadHours(reason="zone", hours=0)
        hours = hours._replace(zone=zone)
        if hours.minutes < LEAST_MINUTES:
            raise BadHours(reason="short", hours=LEAST_MINUTES // 60)
        await self._change(
            user_id, lambda db: clocks.save_hours(db, user_id, HoursRow(*hours)), None
        )
        return hours

    async def may_ask_hours(self, user_id: int) -> bool:
        """Return whether to ask a person for their hours, which is counted and limited to two."""
        if await self.hours(user_id) is not None:
            return False
        return await self._registry.database.write(lambda db: preferences.ask_hours(db, user_id, 2))

    async def may_remind_of_hours(self, user_id: int, table_id: int) -> bool:
        """Return whether to ask a person again who was asked once and has played for a day."""
        day_ago = self._registry.now() - DAY

        def fits(connection: Connection) -> bool:
            asked = preferences.hours_asked(connection, user_id)
            return asked == 1 and absence.plays_since(connection, table_id, user_id, day_ago)

        return await self._registry.database.read(fits) and await self.may_ask_hours(user_id)

    @property
    def now(self) -> datetime:
        """The current time."""
        return self._registry.clock()

    async def vacations(self, user_id: int) -> Vacations:
        """Return a person's vacations."""
        now = self._registry.now()
        return await self._registry.database.read(lambda db: _vacations(db, user_id, now))

    async def midnight(self, user_id: int, year: int, month: int, day: int) -> float:
        """Return the time at which a date begins in a person's time zone. Raises ValueError."""
        hours = await self.hours(user_id)
        zone = zone_of(hours.zone) if hours else UTC
        return datetime(year, month, day, tzinfo=zone).timestamp()

    async def plan(
        self, user_id: int, name: str, starts: float, days: int, bot: bool = False
    ) -> Vacations:
        """Plan a vacation that starts now or later, and announce it at the person's tables.

        An open vote about the person ends, since they have announced their absence. With `bot`, a
        house bot plays for them meanwhile at every table, and keeps the seat.

        Raises BadVacation (`reason`: budget | past, `days` left), TooOften.
        """
        now = self._registry.now()
        span = Span(max(starts, now), starts + days * DAY)
        if span.end <= now or days < 1:
            raise BadVacation(reason="past", days=0)
        notice = Notice(
            "absence-vacation-bot" if bot else "absence-vacation",
            {"name": name, "from_at": round(span.start), "until_at": round(span.end)},
        )
        await self._change(user_id, lambda db: _plan(db, user_id, span, bot, now), notice)
        return await self.vacations(user_id)

    async def end_vacation(self, user_id: int, name: str) -> Vacations:
        """End the current vacation, cancel planned ones, and announce it at the tables."""
        now = self._registry.now()
        if spans := (await self.vacations(user_id)).spans:
            topic = "over" if spans[0][0].start <= now else "off"
            notice = Notice(f"absence-vacation-{topic}", {"name": name})

            def end(connection: Connection) -> None:
                clocks.end_vacations(connection, user_id, now)
                vacation_bots.hand_back_everywhere(connection, user_id, now)

            await self._change(user_id, end, notice)
        return await self.vacations(user_id)

    async def deadline(self, user_ids: tuple[int, ...], seconds: float) -> datetime:
        """Return the time by which all these people have been awake for `seconds`."""
        now = self._registry.now()

        def work(connection: Connection) -> float:
            availability = (coming_schedule(connection, user_id, now) for user_id in user_ids)
            return max((reached(schedule, now, seconds) for schedule in availability), default=now)

        return datetime.fromtimestamp(await self._registry.database.read(work), UTC)

    async def _change(
        self, user_id: int, change: Callable[[Connection], None], notice: Notice | None
    ) -> None:
        """Make a change at all of a person's tables in one transaction.

        This includes the tables of other processes.
        """
        now = self._registry.now()

        def work(connection: Connection) -> list[int]:
            table_clocks.rebase(connection, user_id, now)
            change(connection)
            if notice is not None:
                limits.spend(connection, limits.VACATIONS, now, user_id)
            # Repeat this, because the change has moved the next due times.
            table_clocks.rebase(connection, user_id, now)
            calling.arm_everywhere(connection, user_id, now)
            tables = absence.running_tables(connection, user_id) if notice else []
            for table_id in tables:
                stored = games.reload(connection, table_id)
                seasons.make_due_of_table(connection, stored.game.fixture_id, now)
                announced = table_clocks.pace_of(stored) is not None and stored.game.left_at is None
                if announced and notice is not None:
                    announce(connection, stored, notice, now)
            return tables

        for table_id in await self._registry.database.write(work):
            # A house bot that played during a vacation may have handed its seat back.
            await self._registry.outdated(table_id)
            self._wake_followers(table_id)


def _vacations(connection: Connection, user_id: int, now: float) -> Vacations:
    rows = clocks.vacations(connection, user_id, now - YEAR)
    spans = tuple(Span(row.starts, row.ends) for row in rows)
    coming = tuple((Span(row.starts, row.ends), bool(row.bot)) for row in rows if row.ends > now)
    return Vacations(coming, int(_left(spans, now, coming[-1][0].end if coming else now)))


def _plan(connection: Connection, user_id: int, span: Span, bot: bool, now: float) -> None:
    rows = clocks.vacations(connection, user_id, span.end - YEAR)
    spans = tuple(Span(row.starts, row.ends) for row in rows)
    left = _left(spans, now, span.end)
    if span.end - span.start > left * DAY + 1:
        raise BadVacation(reason="budget", days=max(0, int(left)))
    clocks.add_vacation(connection, user_id, *span, bot)
    for table_id in absence.running_tables(connection, user_id):
        stored = games.reload(connection, table_id)
        if span.start <= now:
            vacations.excuse(connection, stored, seats.seat_of(stored, user_id), now)
        vacations.await_next(connection, table_id, user_id, now)
        if span.start <= now and bot:
            timers.put(connection, vacations.VACATION, table_id, user_id, now)


def _left(spans: tuple[Span, ...], now: float, until: float) -> float:
    """Return the vacation days that are left in the year before `until`."""
    taken = sum(max(0.0, span.end - max(span.start, until - YEAR)) for span in spans)
    return VACATION_DAYS - taken / DAY
