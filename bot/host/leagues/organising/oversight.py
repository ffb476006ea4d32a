"""Organisers' rights at their league's tables, and notices about problems with tables.

This module also handles the loss of a league's founder, organisers' role or channel.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime

from bot.host.core.api import HostError, LeagueDecides, Person, PublishFailed, Table
from bot.host.core.paces import DAY, HOUR
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import NOBODY, PLAYED, UNPOSTABLE, LeagueError, Season
from bot.host.leagues.core import Parts, log_line, post, season_of_fixture
from bot.host.leagues.organising.api import Asker
from bot.host.leagues.organising.log import ROLE_GONE, refused
from bot.host.leagues.organising.servers import look_for_servers
from bot.host.leagues.play.departures import is_gone
from bot.host.leagues.play.starting import GAME, MENDED_AFTER, hinder
from bot.host.leagues.signup.founding import organises
from bot.store import Connection
from bot.store.leagues import seasons

FAILED = HOUR
"""Seconds after a failed look-up of a founder until the next one."""

_LOG = logging.getLogger(__name__)


async def look_after_league(parts: Parts, season: Season, now: float) -> float:
    """Check that a league's servers, role, founder, channel and game are there.

    Return when to check again. Whatever cannot be looked up now is checked later. Raises
    SeasonChanged if a loss was found.
    """
    for look in (look_for_servers, _look_for_role, _look_for_founder, _look_for_channel):
        try:
            await look(parts, season, now)
        except PublishFailed as failure:
            _LOG.info("season %s: its server is not known now: %s", season.id, failure.reason)
    return now + (DAY if await _look_for_game(parts, season, now) else MENDED_AFTER)


async def _look_for_role(parts: Parts, season: Season, now: float) -> None:
    role_id = season.league.role_id
    if role_id is None or await parts.members.has_role(season.league.guild_id, role_id):
        return

    def lose(connection: Connection) -> None:
        seasons.change_league(connection, season.league.id, role_id=None)
        line = log_line(connection, season, ROLE_GONE, now, role=role_id)
        post(connection, season, ROLE_GONE, now, mark=str(line))

    await parts.write(season, lose)


async def _look_for_founder(parts: Parts, season: Season, now: float) -> None:
    """Check at most once a day whether the founder has left the server or was erased."""
    league = season.league
    key = league.id, league.founder_id
    if league.founder_id == NOBODY or now < parts.founders_due.get(key, now):
        return
    parts.founders_due[key] = now + FAILED
    if league.founders and not await is_gone(parts, season, league.founder_id):
        parts.founders_due[key] = now + DAY
        return

    def lose(connection: Connection) -> None:
        seasons.change_league(connection, league.id, founder_id=NOBODY)
        about = next(iter(league.founders), None)
        line = log_line(connection, season, "founder_gone", now, about=about)
        post(connection, season, "founder_gone", now, mark=str(line))

    await parts.write(season, lose)


async def _look_for_channel(parts: Parts, season: Season, now: float) -> None:
    """Check whether the bot can post in a league's channel, and store a change."""
    found = await parts.members.obstacle(season.league.guild_id, season.league.channel_id)
    obstacle = found if found in UNPOSTABLE else None
    if season.obstacle in (None, *UNPOSTABLE) and season.obstacle != obstacle:
        await parts.write(season, lambda db: hinder(db, season, obstacle, now))


async def _look_for_game(parts: Parts, season: Season, now: float) -> bool:
    """Store whether a season's game is missing, and return whether it is installed.

    While tables are played, their start finds out whether the package works again, too.
    """
    game, obstacle = season.settings.game, season.obstacle
    is_there = game in parts.registry.games
    if not is_there and obstacle is None:
        _LOG.error("season %s: its game %r is not installed", season.id, game)
        obstacle = GAME
    elif is_there and obstacle == GAME and season.stage not in PLAYED:
        obstacle = None
    if obstacle != season.obstacle:
        await parts.write(season, lambda db: hinder(db, season, obstacle, now))
    return is_there


class NoLeagueTable(LeagueError):
    """The table (`table`) does not belong to a league."""

    code = "league-no-table"


class Oversight:
    """Service for organisers' rights at league tables, which have no owner of their own."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def check(
        self, table: Table, person: Person, roles: frozenset[int], guild_id: int
    ) -> None:
        """Check that a person may intervene at a league's table; log refusals.

        `roles` are those on the server where they ask; only those of the league's home server
        count. Managing the server is not sufficient, and players of the table are refused. Raises
        NoLeagueTable, NotOrganiser, LeagueDecides (what="own").
        """
        now, fixture_id = self._registry.now(), table.fixture_id
        if fixture_id is None:
            raise NoLeagueTable(table=table.id)

        def work(connection: Connection) -> HostError | None:
            season = season_of_fixture(connection, fixture_id)
            own = roles if guild_id == season.league.guild_id else frozenset()
            by = Asker(person, organises(season.league, person.id, own, manages=False))
            if not by.organises:
                return refused(connection, season, by, "rescue", fixture_id, now)
            if table.chair_of(person.id) is None:
                return None
            log_line(connection, season, "attempt", now, fixture=fixture_id, by=person.id,
                 what="rescue", why="own")  # fmt: skip
            return LeagueDecides(what="own")

        error = await self._registry.write_at(table.id, work)
        if error is not None:
            raise error

    async def log_rescue(self, table: Table, user_id: int, what: str, reason: str) -> None:
        """Log an organiser's intervention at a table, and the reason for it."""
        now = self._registry.now()

        def work(connection: Connection) -> None:
            assert table.fixture_id is not None
            season = season_of_fixture(connection, table.fixture_id)
            log_line(connection, season, "rescued", now, fixture=table.fixture_id, by=user_id,
                 what=what, reason=reason, table=table.id)  # fmt: skip

        await self._registry.write_at(table.id, work)

    async def moves(self, table: Table) -> bool:
        """Return whether a table whose place is gone moves to the league's home server, soon."""
        now = self._registry.now()

        def work(connection: Connection) -> bool:
            assert table.fixture_id is not None
            season = season_of_fixture(connection, table.fixture_id)
            if table.guild_id == season.league.guild_id:
                return False
            seasons.make_due(connection, season.id, now)
            return True

        return await self._registry.write_at(table.id, work)

    async def tell_obstacle(self, table: Table, place_id: int, permission: str) -> None:
        """Notify organisers, once a day, why the bot cannot post to a table."""
        now = self._registry.now()
        day = datetime.fromtimestamp(now, UTC).date()

        def work(connection: Connection) -> None:
            assert table.fixture_id is not None
            season = season_of_fixture(connection, table.fixture_id)
            data: dict[str, str | int] = {"what": permission, "place": place_id, "table": table.id}
            log_line(connection, season, "obstacle", now, fixture=table.fixture_id, what=permission,
                 place=place_id)  # fmt: skip
            post(connection, season, "obstacle", now, mark=f"{permission}-{day}", data=data)

        await self._registry.write_at(table.id, work)
