"""Private notes at tables, and lists of people with whom a person does not want to play."""

from __future__ import annotations

from bot.host.core.api import HostError, Person
from bot.host.core.registry import TableRegistry
from bot.store import Connection
from bot.store.people import private
from bot.store.people.private import AvoidedRow

NOTE_TEXT = 1500
"""Maximum characters of a note."""


class NoteTooLong(HostError):
    """The note would exceed its maximum length (`most`)."""

    code = "note-too-long"


class NoteChanged(HostError):
    """The note has changed since the person began to edit it."""

    code = "note-changed"


class Notes:
    """Service for private notes, one per person and table."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._database = registry.database

    async def note(self, table_id: int, user_id: int) -> str:
        """Return a person's note at a table, or "" if there is none."""
        return await self._database.read(lambda db: private.load_note(db, table_id, user_id))

    async def add_note(self, table_id: int, user_id: int, line: str) -> str:
        """Add a line to a note, and return the whole note. Raises UnknownTable, NoteTooLong."""
        before = await self.note(table_id, user_id)
        return await self.set_note(table_id, user_id, f"{before}\n{line}".strip())

    async def set_note(self, table_id: int, user_id: int, text: str) -> str:
        """Replace a note, or clear it with "". Raises UnknownTable, NoteTooLong."""
        await self._registry.stored(table_id)
        if len(text) > NOTE_TEXT:
            raise NoteTooLong(most=NOTE_TEXT)
        await self._database.write(lambda db: private.save_note(db, table_id, user_id, text))
        return text

    async def edit_note(self, table_id: int, user_id: int, before: str, text: str) -> None:
        """Replace a note that was `before` when its person began to edit it.

        Repeating this with the same text is safe. Raises UnknownTable, NoteTooLong, NoteChanged.
        """
        await self._registry.stored(table_id)
        if len(text) > NOTE_TEXT:
            raise NoteTooLong(most=NOTE_TEXT)

        def work(connection: Connection) -> None:
            if private.load_note(connection, table_id, user_id) not in (before, text):
                raise NoteChanged
            private.save_note(connection, table_id, user_id, text)

        await self._database.write(work)


LONGEST_AVOID_LIST = 25
"""Maximum number of people on the list of whom a person avoids at tables outside leagues."""


class AvoidsEnough(HostError):
    """The list of people to avoid is full (`most`)."""

    code = "avoids-enough"


class AvoidLists:
    """Service for lists of people whom a person avoids."""

    def __init__(self, registry: TableRegistry) -> None:
        self._database = registry.database

    async def avoided(self, user_id: int) -> list[Person]:
        """Return the people on a person's avoid list, sorted by name."""
        rows = await self._database.read(lambda db: private.avoided_by(db, user_id))
        return [Person(*row) for row in rows]

    async def toggle_avoided(self, user_id: int, other: Person) -> list[Person]:
        """Add a person to an avoid list or remove them; return the list. Raises AvoidsEnough."""
        before = await self.avoided(user_id)
        avoids = other.id not in {person.id for person in before}
        if avoids and len(before) >= LONGEST_AVOID_LIST:
            raise AvoidsEnough(most=LONGEST_AVOID_LIST)
        row = AvoidedRow(other.id, other.name)
        await self._database.write(lambda db: private.set_avoided(db, user_id, row, avoids))
        return await self.avoided(user_id)
