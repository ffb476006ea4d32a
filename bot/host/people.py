"""What the host remembers of a person beyond any table."""

from __future__ import annotations

from bot.store import Database, people


class People:
    """Languages by person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def language(self, user_id: int) -> str | None:
        """Return the language that the person chose, None = the one Discord tells."""
        return await self._database.read(lambda connection: people.language(connection, user_id))

    async def set_language(self, user_id: int, language: str) -> None:
        """Remember the language that the person chose."""
        await self._database.write(
            lambda connection: people.set_language(connection, user_id, language)
        )
