"""Private notes at a table."""

from __future__ import annotations

from bot.host.core.api import HostError
from bot.host.core.registry import TableRegistry
from bot.store.people import private

NOTE_TEXT = 1500
"""Maximum characters of a note."""


class NoteTooLong(HostError):
    """The note would exceed its size (`most`)."""

    code = "note-too-long"


class Notes:
    """Service for private notes, one per person and table."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._database = registry.database

    async def note(self, table_id: int, user_id: int) -> str:
        """Return a person's note at a table, "" if there is none."""
        return await self._database.read(lambda db: private.load_note(db, table_id, user_id))

    async def add_note(self, table_id: int, user_id: int, line: str) -> str:
        """Add a line to a note and return all of it. Raises UnknownTable, NoteTooLong."""
        before = await self.note(table_id, user_id)
        return await self.set_note(table_id, user_id, f"{before}\n{line}".strip())

    async def set_note(self, table_id: int, user_id: int, text: str) -> str:
        """Replace a note, "" to clear it. Raises UnknownTable, NoteTooLong."""
        await self._registry.stored(table_id)
        if len(text) > NOTE_TEXT:
            raise NoteTooLong(most=NOTE_TEXT)
        await self._database.write(lambda db: private.save_note(db, table_id, user_id, text))
        return text
