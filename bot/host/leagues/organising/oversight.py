"""Notices to organisers about the tables of their league, and their rights there."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.host.core.api import HostError, LeagueDecides, Person, Table
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import LeagueError
from bot.host.leagues.core import log_line, post, season_of_fixture
from bot.host.leagues.organising.api import Asker
from bot.host.leagues.organising.log import refused
from bot.host.leagues.signup.founding import organises
from bot.store import Connection


class NoLeagueTable(LeagueError):
    """The table is of no league (`table`)."""

    code = "league-no-table"


class Oversight:
    """The league as the owner of its tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def check(self, table: Table, person: Person, roles: frozenset[int]) -> None:
        """Check that a person may step in at a league's table; refusals are logged.

        A person who only manages the server may not, nor may one who plays there. Raises
        NoLeagueTable, NotOrganiser, LeagueDecides (what="own").
        """
        now, fixture_id = self._registry.now(), table.fixture_id
        if fixture_id is None:
            raise NoLeagueTable(table=table.id)

        def work(connection: Connection) -> HostError | None:
            season = season_of_fixture(connection, fixture_id)
            by = Asker(person, organises(season.league, person.id, roles, manages=False))
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
        """Log what an organiser did for a table, and why."""
        now = self._registry.now()

        def work(connection: Connection) -> None:
            assert table.fixture_id is not None
            season = season_of_fixture(connection, table.fixture_id)
            log_line(connection, season, "rescued", now, fixture=table.fixture_id, by=user_id,
                 what=what, reason=reason, table=table.id)  # fmt: skip

        await self._registry.write_at(table.id, work)

    async def tell_obstacle(self, table: Table, place_id: int, permission: str) -> None:
        """Post to organisers why the bot cannot post to a table, once a day."""
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
