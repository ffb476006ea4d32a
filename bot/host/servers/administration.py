"""Admins' view of their server: its open tables, and all results as a sheet."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TypeAlias

from bot.host.absence.table_clocks import is_present
from bot.host.core.api import LeagueDecides, Table, UnknownTable, WrongStatus
from bot.host.core.registry import TableRegistry, table_of
from bot.store import Connection
from bot.store.ratings import rated_tables
from bot.store.servers import settings as rows
from bot.store.servers.settings import ResultRow
from bot.store.tables import games
from bot.store.tables.games import Stored

OPEN = ("lobby", "running")
FinishedSeat: TypeAlias = ResultRow


@dataclass(frozen=True, slots=True)
class OpenTable:
    """An open table as an admin sees it: how many people it waits for, and since when."""

    table: Table
    waiting: int
    last_move: datetime | None
    """Time of the newest move, None = there was none."""

    @property
    def stirred(self) -> datetime:
        """Return the time of the last known activity."""
        return self.last_move or self.table.created_at


@dataclass(frozen=True, slots=True)
class Results:
    """The seats of finished public tables, the oldest first; `hidden` people are not named."""

    seats: Sequence[FinishedSeat]
    hidden: Collection[int]
    private: int
    """Number of finished private tables, which are not among them."""


class Administration:
    """Read-only queries of people who manage a server."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def tables(self, guild_id: int) -> list[OpenTable]:
        """Return the open tables of a server, those with the longest inactivity first."""

        def read(connection: Connection) -> list[OpenTable]:
            moved = rows.last_moves(connection, guild_id)
            found = games.unfinished_of(connection, guild_id)
            return [_open_table(stored, moved.get(stored.game.id)) for stored in found]

        found = await self._registry.database.read(read)
        return sorted(found, key=lambda one: (one.stirred, one.table.id))

    async def endable(self, guild_id: int, table_id: int) -> OpenTable:
        """Return an open table of a server that its admins may end.

        Raises UnknownTable, WrongStatus, LeagueDecides.
        """
        stored = await self._registry.stored(table_id)
        if stored.game.guild_id != guild_id:
            raise UnknownTable(table=table_id)
        if stored.game.status not in OPEN:
            raise WrongStatus(status=stored.game.status)
        if stored.game.fixture_id is not None:
            raise LeagueDecides(what="rescue")
        moved = await self._registry.database.read(lambda db: rows.last_moves(db, guild_id))
        return _open_table(stored, moved.get(table_id))

    async def results(self, guild_id: int, reader: int) -> Results:
        """Return the results of a server; as in statistics, people may hide their names."""

        def read(connection: Connection) -> Results:
            seats = rows.results(connection, guild_id)
            people = {one for row in seats for one in (row.user_id, row.began_id) if one}
            hidden = rated_tables.hidden(connection, people) - {reader}
            return Results(seats, hidden, rows.private_results(connection, guild_id))

        return await self._registry.database.read(read)


def _open_table(stored: Stored, moved: float | None) -> OpenTable:
    asked = [seat for seat in stored.seats if seat.asked is not None and is_present(seat)]
    at = None if moved is None else datetime.fromtimestamp(moved, UTC)
    return OpenTable(table_of(stored), len(asked), at)
