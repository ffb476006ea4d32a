"""Guests and spectators of a table, private notes, and avoid lists."""

from __future__ import annotations

from dataclasses import dataclass

from bot.host.api import HostError, Person, Table
from bot.host.core.registry import TableRegistry, table_of
from bot.store import Connection, manners
from bot.store.games import GameRow
from bot.store.manners import AvoidedRow

NOTE_TEXT = 1500
"""Characters of a note."""
MOST_AVOIDED = 25


class NotWelcome(HostError):
    """The person cannot sit or watch there (`who`: invited | avoided | avoids)."""

    code = "not-welcome"


class NoteTooLong(HostError):
    """The note would exceed its size (`most`)."""

    code = "note-too-long"


class AvoidsEnough(HostError):
    """The list of people to avoid is full (`most`)."""

    code = "avoids-enough"


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who was invited to a table, or watches it, or both."""

    person: Person
    watches: bool
    invited: bool


class Manners:
    """Guests, spectators, notes and avoid lists."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._database = registry.database

    async def guests(self, table_id: int) -> list[Guest]:
        """Return who was invited or watches, by name."""
        rows = await self._database.read(lambda db: manners.guests(db, table_id))
        return [
            Guest(Person(row.user_id, row.name), bool(row.watches), bool(row.invited))
            for row in rows
        ]

    async def may_see(self, table: Table, user_id: int) -> bool:
        """Tell whether a person may look at a table: a private one only if they belong to it."""
        if not table.private or table.chair_of(user_id) is not None:
            return True
        return user_id in {guest.person.id for guest in await self.guests(table.id)}

    async def watch(self, table_id: int, person: Person, watches: bool = True) -> None:
        """Start or stop watching a table. Raises UnknownTable, NotWelcome (who="invited")."""
        table = table_of(await self._registry.stored(table_id))
        if not await self.may_see(table, person.id):
            raise NotWelcome(who="invited")
        await self._database.write(
            lambda db: manners.watch(db, table_id, person.id, person.name, watches)
        )

    async def note(self, table_id: int, user_id: int) -> str:
        """Return what a person noted at a table, "" for nothing."""
        return await self._database.read(lambda db: manners.note(db, table_id, user_id))

    async def add_note(self, table_id: int, user_id: int, line: str) -> str:
        """Add a line to a note and return all of it. Raises UnknownTable, NoteTooLong."""
        before = await self.note(table_id, user_id)
        return await self.set_note(table_id, user_id, f"{before}\n{line}".strip())

    async def set_note(self, table_id: int, user_id: int, text: str) -> str:
        """Replace a note, "" to clear it. Raises UnknownTable, NoteTooLong."""
        await self._registry.stored(table_id)
        if len(text) > NOTE_TEXT:
            raise NoteTooLong(most=NOTE_TEXT)
        await self._database.write(lambda db: manners.set_note(db, table_id, user_id, text))
        return text

    async def avoided(self, user_id: int) -> list[Person]:
        """Return the people on a person's avoid list, by name."""
        rows = await self._database.read(lambda db: manners.avoided(db, user_id))
        return [Person(*row) for row in rows]

    async def toggle_avoided(self, user_id: int, other: Person) -> list[Person]:
        """Add somebody to the avoid list or remove them; return the list. Raises AvoidsEnough."""
        before = await self.avoided(user_id)
        avoids = other.id not in {person.id for person in before}
        if avoids and len(before) >= MOST_AVOIDED:
            raise AvoidsEnough(most=MOST_AVOIDED)
        row = AvoidedRow(other.id, other.name)
        await self._database.write(lambda db: manners.set_avoided(db, user_id, row, avoids))
        return await self.avoided(user_id)


def check_welcome(connection: Connection, game: GameRow, user_id: int, sitting: list[int]) -> None:
    """Check that a person may take a seat beside these people. Raises NotWelcome."""
    invited = {row.user_id for row in manners.guests(connection, game.id) if row.invited}
    if game.invited and user_id not in invited:
        raise NotWelcome(who="invited")
    check_avoided(connection, user_id, sitting)


def check_avoided(connection: Connection, user_id: int, others: list[int]) -> None:
    """Check that nobody is seated with a person they avoid. Raises NotWelcome.

    Whoever is avoided is not told so.
    """
    avoiding = manners.avoid_each_other(connection, user_id, others)
    if avoiding:
        raise NotWelcome(who="avoids" if user_id in avoiding else "avoided")
