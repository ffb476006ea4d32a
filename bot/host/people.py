"""What the host remembers of a person beyond any table."""

from __future__ import annotations

from bot.host.api import Keeps
from bot.store import Database, people
from bot.store.people import PersonRow


class People:
    """Languages and how pictures shall look, by person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keeps(self, user_id: int) -> Keeps:
        """Return what the person chose."""
        row = await self._database.read(lambda connection: people.load(connection, user_id))
        return Keeps(*row)

    async def keep(
        self,
        user_id: int,
        *,
        language: str | None = None,
        palette: str | None = None,
        size: str | None = None,
    ) -> Keeps:
        """Remember what the person chose, None = what it was; return all of it."""
        chosen = PersonRow(language, palette, size)
        await self._database.write(lambda connection: people.keep(connection, user_id, chosen))
        return await self.keeps(user_id)
