"""What organisers are told of, and may do, at the tables of their league."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.host.api import Table
from bot.host.core.registry import TableRegistry
from bot.host.leagues.founding import check_organiser
from bot.host.leagues.rows import note, post, season_of_fixture
from bot.store import Connection


class Oversight:
    """The league as the owner of its tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def check(self, table: Table, user_id: int, roles: frozenset[int]) -> None:
        """Check that somebody organises the league of a table. Raises NotOrganiser.

        To manage the server is not enough.
        """
        assert table.fixture_id is not None
        fixture_id = table.fixture_id
        season = await self._registry.database.read(lambda db: season_of_fixture(db, fixture_id))
        check_organiser(season.league, user_id, roles, manages=False)

    async def note_rescue(self, table: Table, user_id: int, what: str) -> None:
        """Write into the league's log what an organiser has done for a table."""
        now = self._registry.now()

        def work(connection: Connection) -> None:
            assert table.fixture_id is not None
            season = season_of_fixture(connection, table.fixture_id)
            note(connection, season, "rescued", now, fixture=table.fixture_id, by=user_id,
                 what=what, table=table.id)  # fmt: skip

        await self._registry.database.write(work)

    async def tell_obstacle(self, table: Table, place_id: int, permission: str) -> None:
        """Let organisers know what keeps a table from being posted to, once a day."""
        now = self._registry.now()
        day = datetime.fromtimestamp(now, UTC).date()

        def work(connection: Connection) -> None:
            assert table.fixture_id is not None
            season = season_of_fixture(connection, table.fixture_id)
            data: dict[str, str | int] = {"what": permission, "place": place_id, "table": table.id}
            note(connection, season, "obstacle", now, fixture=table.fixture_id, what=permission,
                 place=place_id)  # fmt: skip
            post(connection, season, "obstacle", now, mark=f"{permission}-{day}", data=data)

        await self._registry.database.write(work)
