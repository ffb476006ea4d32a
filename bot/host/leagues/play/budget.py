"""Vacation at league tables: clocks stop for a number of days, then a house bot plays."""

from __future__ import annotations

from typing import NamedTuple

from bot.host.absence import seats, table_clocks, vacations
from bot.host.absence.vacation_bots import VACATION_END
from bot.host.core.paces import DAY
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import Season
from bot.host.leagues.core import Parts, log_line, season_of_fixture
from bot.host.leagues.play.tables import playing
from bot.host.people.hours import Span
from bot.store import Connection
from bot.store.tables import games
from bot.store.tables.games import Stored
from bot.store.turns import absence, clocks, timers


class Over(NamedTuple):
    """A part of a player's vacation that exceeds the days a season allows."""

    start: float
    end: float


def beyond(connection: Connection, season: Season, user_id: int) -> list[Over]:
    """Return the parts of a player's vacations that exceed the days a season allows, in order.

    Vacation during which a house bot plays does not count.
    """
    left, found = season.settings.vacation_days * DAY, []
    for span in _spans(connection, season, user_id):
        start = span.start + min(left, span.end - span.start)
        left -= start - span.start
        if start < span.end:
            found.append(Over(start, span.end))
    return found


def days_left(connection: Connection, season: Season, user_id: int) -> float:
    """Return how many vacation days a player has left in a season, after planned ones."""
    taken = sum(span.end - span.start for span in _spans(connection, season, user_id))
    return max(0.0, season.settings.vacation_days - taken / DAY)


class Budgets:
    """Service that warns people whose vacation is too long for a league."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def exceeded(self, user_id: int) -> list[tuple[Season, Over]]:
        """Return the seasons whose limit a person's vacation exceeds, with the times that do."""
        now = self._registry.now()

        def read(connection: Connection) -> list[tuple[Season, Over]]:
            tables = [
                games.reload(connection, n) for n in absence.running_tables(connection, user_id)
            ]
            numbers = [table.game.fixture_id for table in tables if table.game.fixture_id]
            seasons = {(one := season_of_fixture(connection, n)).id: one for n in numbers}
            return [
                (season, over)
                for season in seasons.values()
                for over in beyond(connection, season, user_id)
                if over.end > now
            ]

        return await self._registry.database.read(read)


async def keep_budgets(parts: Parts, season: Season, now: float) -> float:
    """Seat house bots for players whose vacation is too long; return when to look again."""

    def read(connection: Connection) -> tuple[list[tuple[int, int]], float]:
        due, coming = [], [now + DAY]
        for one in playing(connection, season.id):
            for seat in table_clocks.present(one.table):
                assert seat.user_id is not None
                for over in beyond(connection, season, seat.user_id):
                    if over.start <= now < over.end:
                        due.append((one.table.game.id, seat.user_id))
                    elif over.start > now:
                        coming.append(over.start)
        return due, min(coming)

    due, coming = await parts.registry.database.read(read)
    for table_id, user_id in due:
        await _entrust(parts, season, table_id, user_id, now)
    return coming


async def _entrust(parts: Parts, season: Season, table_id: int, user_id: int, now: float) -> None:
    bot = parts.house_bot(season)

    def work(connection: Connection, stored: Stored) -> None:
        over = _over_now(connection, season, user_id, now)
        seat = next((seat for seat in stored.seats if seat.user_id == user_id), None)
        if over is None or stored.game.status != "running" or seat is None:
            return
        if not table_clocks.is_present(seat):
            return
        vacations.excuse(connection, stored, seat, now)
        seats.entrust(connection, stored, seat, bot, "vacation", now)
        timers.put(connection, VACATION_END, table_id, user_id, over.end)
        fixture_id = stored.game.fixture_id
        log_line(connection, season, "over_budget", now, fixture=fixture_id, about=user_id)

    await parts.change(season, table_id, work)


def _over_now(connection: Connection, season: Season, user_id: int, now: float) -> Over | None:
    """Return the current part of a player's vacation that exceeds the season's days, or None."""
    found = beyond(connection, season, user_id)
    return next((over for over in found if over.start <= now < over.end), None)


def _spans(connection: Connection, season: Season, user_id: int) -> list[Span]:
    """Return a person's vacations since a season began, except those that have a house bot play."""
    starts_at = season.starts_at.timestamp()
    rows = clocks.vacations(connection, user_id, starts_at)
    return [Span(max(row.starts, starts_at), row.ends) for row in rows if not row.bot]
