"""Guests and spectators of a table, and the check whether a person may take a seat."""

from __future__ import annotations

from dataclasses import dataclass

from bot.host.core.api import HostError, Person, Table
from bot.host.core.registry import TableRegistry, table_of
from bot.store import Connection
from bot.store.people import guests, private
from bot.store.tables.games import GameRow


class NotWelcome(HostError):
    """The person may not sit at or watch the table (`who`: invited | avoided | avoids)."""

    code = "not-welcome"


@dataclass(frozen=True, slots=True)
class Guest:
    """A person who was invited to a table, or watches it, or both."""

    person: Person
    watches: bool
    invited: bool


class Guests:
    """Service for the guests and spectators of tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._database = registry.database

    async def of_table(self, table_id: int) -> list[Guest]:
        """Return the people who were invited or watch, sorted by name."""
        rows = await self._database.read(lambda db: guests.of_table(db, table_id))
        return [
            Guest(Person(row.user_id, row.name), bool(row.watches), bool(row.invited))
            for row in rows
        ]

    async def may_see(self, table: Table, user_id: int) -> bool:
        """Return whether a person may see a table: a private one only if they belong to it."""
        if not table.private or table.chair_of(user_id) is not None:
            return True
        return user_id in {guest.person.id for guest in await self.of_table(table.id)}

    async def watch(self, table_id: int, person: Person, watches: bool = True) -> None:
        """Start or stop watching a table. Raises UnknownTable, NotWelcome (who="invited")."""
        table = table_of(await self._registry.stored(table_id))
        if not await self.may_see(table, person.id):
            raise NotWelcome(who="invited")
        await self._registry.write_at(
            table_id, lambda db: guests.watch(db, table_id, person.id, person.name, watches)
        )


def check_welcome(connection: Connection, game: GameRow, user_id: int, sitting: list[int]) -> None:
    """Check that a person may take a seat with these people. Raises NotWelcome."""
    invited = {row.user_id for row in guests.of_table(connection, game.id) if row.invited}
    if game.invited and user_id not in invited:
        raise NotWelcome(who="invited")
    check_avoided(connection, user_id, sitting)


def check_avoided(connection: Connection, user_id: int, others: list[int]) -> None:
    """Check that a person and others do not avoid each other. Raises NotWelcome.

    People never learn that another person avoids them.
    """
    avoiding = private.avoiding(connection, user_id, others)
    if avoiding:
        raise NotWelcome(who="avoids" if user_id in avoiding else "avoided")
