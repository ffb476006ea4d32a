"""Avoid lists: people whom a person does not want to share a table with."""

from __future__ import annotations

from bot.host.core.api import HostError, Person
from bot.host.core.registry import TableRegistry
from bot.store.people import private
from bot.store.people.private import AvoidedRow

MOST_AVOIDED = 25


class AvoidsEnough(HostError):
    """The list of people to avoid is full (`most`)."""

    code = "avoids-enough"


class AvoidLists:
    """Service for avoid lists."""

    def __init__(self, registry: TableRegistry) -> None:
        self._database = registry.database

    async def avoided(self, user_id: int) -> list[Person]:
        """Return the people on a person's avoid list, by name."""
        rows = await self._database.read(lambda db: private.avoided_by(db, user_id))
        return [Person(*row) for row in rows]

    async def toggle_avoided(self, user_id: int, other: Person) -> list[Person]:
        """Add a person to the avoid list or remove them; return the list. Raises AvoidsEnough."""
        before = await self.avoided(user_id)
        avoids = other.id not in {person.id for person in before}
        if avoids and len(before) >= MOST_AVOIDED:
            raise AvoidsEnough(most=MOST_AVOIDED)
        row = AvoidedRow(other.id, other.name)
        await self._database.write(lambda db: private.set_avoided(db, user_id, row, avoids))
        return await self.avoided(user_id)
