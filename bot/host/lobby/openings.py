"""Open seats: lobbies with free seats, and seats that a house bot plays."""

from __future__ import annotations

from dataclasses import dataclass

from bot.host.absence import queries
from bot.host.core.api import Away, Table
from bot.host.core.registry import TableRegistry, table_of
from bot.host.people.guests import NotWelcome, check_welcome
from bot.store import Connection
from bot.store.people import guests as guest_rows
from bot.store.tables import games
from bot.store.tables.games import Stored


@dataclass(frozen=True, slots=True)
class Opening:
    """A table that a person may join: `free` chairs of a lobby, or `seats` of absent players."""

    table: Table
    free: int
    seats: tuple[Away, ...]


class Openings:
    """Service with read-only queries for tables that can be joined."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def of(self, guild_id: int, channel_id: int, user_id: int) -> list[Opening]:
        """Return tables a person may join on a server: in this channel first, then lobbies."""

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
        """Return how a person may join a table, None = they may not."""
        table = table_of(stored)
        if table.chair_of(user_id) is not None or not may_see(connection, table, user_id):
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
    """Return whether a person may know of a table at which they do not sit."""
    guests = (guest.user_id for guest in guest_rows.of_table(connection, table.id))
    return not table.private or user_id in guests


def _welcome(
    connection: Connection, stored: Stored, user_id: int, instead: int | None = None
) -> bool:
    """Return whether a person may sit there, perhaps in place of a seat's present player."""
    beside = [row.user_id for row in stored.seats if row.user_id]
    if instead is not None:
        beside = [row.user_id for row in stored.seats if row.user_id and row.seat != instead]
    try:
        check_welcome(connection, stored.game, user_id, beside)
    except NotWelcome:
        return False
    return True
