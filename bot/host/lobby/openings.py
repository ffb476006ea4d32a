"""Lists of tables: those of a server that can be joined, and a person's on all servers."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from bot.host.absence import queries, table_clocks
from bot.host.core.api import Away, Table, UnknownTable
from bot.host.core.registry import TableRegistry, table_of
from bot.host.people.guests import NotWelcome, check_welcome
from bot.store import Connection
from bot.store.people import guests as guest_rows
from bot.store.tables import games
from bot.store.tables.games import Pulse, Stored
from bot.store.turns import ready


@dataclass(frozen=True, slots=True)
class Opening:
    """A table that a person may join: a lobby with `free` chairs, or `seats` of absent players."""

    table: Table
    free: int
    seats: tuple[Away, ...]


class Openings:
    """Service with read-only queries for tables that can be joined."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def of(self, guild_id: int, channel_id: int, user_id: int) -> list[Opening]:
        """Return the tables a person may join on a server: in this channel first, then lobbies."""

        def read(connection: Connection) -> list[Opening]:
            return [
                opening
                for stored in games.unfinished_of(connection, guild_id)
                if (opening := self.at(connection, stored, user_id)) is not None
            ]

        def order(opening: Opening) -> tuple[bool, bool, int]:
            table = opening.table
            here = channel_id in (table.channel_id, table.thread_id)
            return not here, table.status != "lobby", -table.id

        return sorted(await self._registry.database.read(read), key=order)

    def at(self, connection: Connection, stored: Stored, user_id: int) -> Opening | None:
        """Return how a person may join a table, None if they may not or it waits for its game."""
        table = table_of(stored)
        waits = self._registry.waits_for(stored) is not None
        if waits or table.chair_of(user_id) is not None or not may_see(connection, table, user_id):
            return None
        if table.status == "lobby":
            most = max(self._registry.rules(table.game).info.seats)
            free = most - len(table.chairs) if _welcome(connection, stored, user_id) else 0
            return Opening(table, free, ()) if free > 0 else None
        if table.of_league:
            # Free seats of a league's table are for the league's alternates.
            return None
        seats = tuple(
            away
            for away in queries.away(connection, table.id)
            if away.played and not away.kept and _welcome(connection, stored, user_id, away.seat)
        )
        return Opening(table, 0, seats) if seats else None


def may_see(connection: Connection, table: Table, user_id: int) -> bool:
    """Return whether a person may see a table at which they have no seat."""
    guests = (guest.user_id for guest in guest_rows.of_table(connection, table.id))
    return not table.private or user_id in guests


def _welcome(
    connection: Connection, stored: Stored, user_id: int, instead: int | None = None
) -> bool:
    """Return whether a person may sit at a table, perhaps in place of a seat's current player."""
    beside = [row.user_id for row in stored.seats if row.user_id]
    if instead is not None:
        beside = [row.user_id for row in stored.seats if row.user_id and row.seat != instead]
    try:
        check_welcome(connection, stored.game, user_id, beside)
    except NotWelcome:
        return False
    return True


DAYS = 30
"""Number of days for which a finished game is listed, and a person counts as active on a server."""


@dataclass(frozen=True, slots=True)
class Waited:
    """A seat whose player must act: since when, and when their clock runs out (None = no clock)."""

    seat: int
    since: datetime
    until: datetime | None


@dataclass(frozen=True, slots=True)
class OwnTable:
    """A table at which a person sits, and the seats for which it waits."""

    table: Table
    waited: tuple[Waited, ...]

    def waits_for(self, user_id: int) -> Waited | None:
        """Return since when the table has waited for a person, or None if it does not wait."""
        chair = self.table.chair_of(user_id)
        return next((one for one in self.waited if chair and one.seat == chair.seat), None)


class OwnTables:
    """Service with read-only queries for one person's tables, on all servers."""

    def __init__(self, registry: TableRegistry, openings: Openings) -> None:
        self._registry, self._openings = registry, openings

    async def of(self, user_id: int) -> list[OwnTable]:
        """Return a person's lobbies, running tables and recently finished games, newest first."""
        now = self._registry.now()

        def read(connection: Connection) -> list[OwnTable]:
            found = games.of_person(connection, user_id, _since(now))
            return [_own(connection, stored, now) for stored in found]

        return await self._registry.database.read(read)

    async def joinable(self, user_id: int) -> list[Opening]:
        """Return the lobbies that a person may join on servers where they were recently active.

        Only Discord can tell whether they are still members of the server.
        """
        since = _since(self._registry.now())

        def read(connection: Connection) -> list[Opening]:
            found = games.lobbies_near(connection, user_id, since)
            return [*filter(None, (self._openings.at(connection, one, user_id) for one in found))]

        return await self._registry.database.read(read)

    async def lobby(self, table_id: int, user_id: int) -> Table:
        """Return a present or former lobby if its page may have offered it to the person.

        Raises UnknownTable, also if the table does not exist.
        """
        since = _since(self._registry.now())

        def check(connection: Connection, stored: Stored) -> None:
            at = ready.seen(connection, stored.game.guild_id, user_id) or 0.0
            if at < since or not may_see(connection, table_of(stored), user_id):
                raise UnknownTable(table=table_id)

        stored = await self._registry.stored(table_id)
        if table_of(stored).chair_of(user_id) is None:
            await self._registry.database.read(lambda db: check(db, stored))
        return table_of(stored)

    async def pulses(self, user_id: int) -> list[Pulse]:
        """Return a value that differs as soon as one of a person's tables has changed.

        This takes only one small query.
        """
        since = _since(self._registry.now())
        return await self._registry.database.read(lambda db: games.pulses(db, user_id, since))


def _since(now: float) -> float:
    return now - DAYS * 86400.0


def _own(connection: Connection, stored: Stored, now: float) -> OwnTable:
    if stored.game.status != "running":
        return OwnTable(table_of(stored), ())
    since = games.asked_at(connection, stored.game.id)
    until = queries.until(connection, stored, now)
    waited = (
        Waited(seat.seat, datetime.fromtimestamp(since[seat.seat], UTC), until.get(seat.seat))
        for seat in table_clocks.present(stored)
        if seat.seat in since and seat.asked is not None
    )
    return OwnTable(table_of(stored), tuple(waited))
