"""A server's settings, and the checks of what they allow a person who opens a table.

`Administration` offers admins a view of open tables and all results.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, fields, replace
from datetime import UTC, datetime
from typing import TypeAlias

from bot.host.absence.table_clocks import is_present
from bot.host.core.api import HostError, LeagueDecides, Table, UnknownTable, WrongStatus
from bot.host.core.moves.announcing import store_act
from bot.host.core.paces import PACES
from bot.host.core.registry import TableRegistry, table_of
from bot.locales import languages
from bot.store import Connection
from bot.store.ratings import rated_tables
from bot.store.servers import settings
from bot.store.servers import settings as rows
from bot.store.servers.settings import ResultRow, ServerRow
from bot.store.tables import games
from bot.store.tables.games import Stored

OPEN = ("lobby", "running")
FinishedSeat: TypeAlias = ResultRow


@dataclass(frozen=True, slots=True)
class OpenTable:
    """An open table as shown to an admin; `waiting` is how many people it waits for."""

    table: Table
    waiting: int
    last_move: datetime | None
    """Time of the newest move, None = there was none."""

    @property
    def stirred(self) -> datetime:
        """The time of the last known activity."""
        return self.last_move or self.table.created_at


@dataclass(frozen=True, slots=True)
class Results:
    """The seats of finished public tables, oldest first; `hidden` people must not be named."""

    seats: Sequence[FinishedSeat]
    hidden: Collection[int]
    private: int
    """Number of finished private tables, which have none of these seats."""


class Administration:
    """Service with read-only queries for people who manage a server."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def tables(self, guild_id: int) -> list[OpenTable]:
        """Return a server's open tables, those with the longest inactivity first."""

        def read(connection: Connection) -> list[OpenTable]:
            moved = rows.last_moves(connection, guild_id)
            found = games.unfinished_of(connection, guild_id)
            return [_open_table(stored, moved.get(stored.game.id)) for stored in found]

        found = await self._registry.database.read(read)
        return sorted(found, key=lambda one: (one.stirred, one.table.id))

    async def endable(self, guild_id: int, table_id: int) -> OpenTable:
        """Return an open table of a server that its admins are allowed to end.

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
        """Return a server's results; people may hide their names, as in statistics."""

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


class NotHere(HostError):
    """Tables may only be opened in other channels (`channels`, as mentions)."""

    code = "not-here"


class RoleNeeded(HostError):
    """Only people with certain roles (`roles`, as mentions) may open tables."""

    code = "role-needed"


class EnoughTables(HostError):
    """The server already has as many open tables as its admins allow (`most`)."""

    code = "enough-tables"


class NoPrivateThreads(HostError):
    """No private thread can be opened here (`why`: forbidden | channel = unsuitable type)."""

    code = "no-private-threads"


class NoTableHere(HostError):
    """No table can be here (`why`: posts | locked | channel = no messages | threads = none)."""

    code = "no-table-here"


class NotAdmin(HostError):
    """The command requires the permission Manage Server."""

    code = "not-admin"


@dataclass(frozen=True, slots=True)
class Server:
    """The settings of one server; None and empty sets mean that nothing was set."""

    language: str | None = None
    pace: str | None = None
    most_open: int | None = None
    channels: frozenset[int] = frozenset()
    roles: frozenset[int] = frozenset()
    newcomers: int | None = None
    """Maximum number of tables of a person who has not finished one on the server.

    None = the usual number, 0 = any.
    """
    per_person: int | None = None
    """Maximum number of tables at which a person sits with others; a league's do not count."""
    audit_channel: int | None = None
    """Channel to which acts of admins are posted."""

    def toggled(self, channel: int | None, role: int | None) -> Server:
        """Return the settings with a channel and a role added, or removed if they were included."""
        return replace(
            self,
            channels=self.channels ^ ({channel} if channel is not None else set()),
            roles=self.roles ^ ({role} if role is not None else set()),
        )


class ServerSettings:
    """Service for the settings of servers."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._database = registry.database

    async def of(self, guild_id: int) -> Server:
        """Return a server's settings."""
        return _server_of(await self._database.read(lambda db: settings.load(db, guild_id)))

    async def decide(self, guild_id: int, decided: Server) -> None:
        """Store a server's settings."""
        row = _row_of(decided)
        await self._registry.write_on(guild_id, lambda db: settings.store(db, guild_id, row))

    async def change(self, guild_id: int, by: int, changed: Callable[[Server], Server]) -> Server:
        """Change a server's settings on behalf of an admin, and return them."""
        now = self._registry.now()

        def work(connection: Connection) -> Server:
            before = _server_of(settings.load(connection, guild_id))
            after = changed(before)
            if after != before:
                settings.store(connection, guild_id, _row_of(after))
                store_act(connection, guild_id, by, "settings", now, **_differences(before, after))
            return after

        return await self._registry.write_on(guild_id, work)

    async def check_channel(self, guild_id: int, places: Iterable[int]) -> Server:
        """Check that tables may be opened here, and return the settings. Raises NotHere."""
        server = await self.of(guild_id)
        if server.channels and not server.channels & {*places}:
            raise NotHere(channels=", ".join(f"<#{n}>" for n in sorted(server.channels)))
        return server

    async def command_marks(self) -> dict[int, str | None]:
        """Return the digest of the commands on each server that has them (0 = all servers)."""
        return await self._database.read(settings.command_marks)

    async def set_command_mark(self, guild_id: int, mark: str | None) -> None:
        """Store the digest of the commands that were synced to a server."""
        await self._database.write(lambda db: settings.set_command_mark(db, guild_id, mark))

    async def forget_commands(self, guild_id: int) -> None:
        """Store that a server no longer has any commands."""
        await self._database.write(lambda db: settings.forget_commands(db, guild_id))

    async def check_open(
        self, guild_id: int, places: Iterable[int], roles: Iterable[int] | None
    ) -> None:
        """Check that a person may open tables here (in the channel or a thread's parent).

        `roles` are the person's roles, or None for an admin, who needs none. Raises NotHere,
        RoleNeeded.
        """
        server = await self.check_channel(guild_id, places)
        if roles is not None and server.roles and not server.roles & {*roles}:
            raise RoleNeeded(roles=", ".join(f"<@&{n}>" for n in sorted(server.roles)))


def _server_of(row: ServerRow) -> Server:
    channels, roles = (frozenset(json.loads(ids)) for ids in (row.channels, row.roles))
    valid = {
        "pace": row.pace if row.pace in PACES else None,
        "language": row.language if row.language in languages() else None,
    }
    return Server(**{**row._asdict(), **valid, "channels": channels, "roles": roles})


def _row_of(server: Server) -> ServerRow:
    row = {field.name: getattr(server, field.name) for field in fields(server)}
    ids = {key: settings.ids_text(row[key]) for key in ("channels", "roles")}
    return ServerRow(**{**row, **ids})


def _differences(before: Server, after: Server) -> dict[str, str | int | None]:
    """Return the settings that have changed, with their new stored values."""
    old, new = _row_of(before)._asdict(), _row_of(after)._asdict()
    return {name: new[name] for name in new if new[name] != old[name]}


def check_room(connection: Connection, guild_id: int) -> None:
    """Check that a server may have one more open table. Raises EnoughTables."""
    most = settings.load(connection, guild_id).most_open
    if most is not None and settings.open_tables(connection, guild_id) >= most:
        raise EnoughTables(most=most)
