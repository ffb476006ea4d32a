"""Invitations to tables, and the notifications they cause while people are awake."""

from __future__ import annotations

from bot.host.core import limits
from bot.host.core.api import NotAllowed, Person
from bot.host.core.registry import TableRegistry, table_of
from bot.host.lobby.calls import INVITED, call
from bot.host.people.guests import check_avoided
from bot.store import Connection
from bot.store.people import guests
from bot.store.tables.games import SeatRow, Stored
from bot.store.turns import ready

TIME_TO_POST = 60.0
"""Seconds an invitation's post has to notify its guest, before a separate call does."""


class Invitations:
    """Service that stores invitations and their pending notifications."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def invite(self, table_id: int, by: int, guest: Person) -> None:
        """Invite a person; they are notified once awake, unless `called` comes first.

        Raises UnknownTable, NotAllowed (who="player"), NotWelcome, TooOften.
        """
        async with self._registry.lock(table_id):
            stored = await self._registry.stored(table_id)
            host = next((row for row in stored.seats if row.user_id == by), None)
            if host is None:
                raise NotAllowed(who="player")
            now = self._registry.now()

            def work(connection: Connection) -> None:
                self._registry.cluster.check_unchanged(connection, table_of(stored))
                _invite(connection, stored, host, guest, now)

            await self._registry.database.write(work)

    async def called(self, table_id: int, user_id: int) -> None:
        """Store that an invitation was posted and notified its guest."""
        await self._registry.write_at(
            table_id, lambda db: ready.drop_call(db, table_id, user_id, INVITED)
        )


def _invite(
    connection: Connection, stored: Stored, host: SeatRow, guest: Person, now: float
) -> None:
    by, table_id = host.user_id or 0, stored.game.id
    check_avoided(connection, guest.id, [by])
    limits.spend(connection, limits.INVITES_OF_ONE, now, table_id, guest.id)
    limits.spend(connection, limits.INVITES, now, by)
    guests.invite(connection, table_id, guest.id, guest.name)
    call(connection, stored, guest.id, INVITED, now + TIME_TO_POST, host.name)
