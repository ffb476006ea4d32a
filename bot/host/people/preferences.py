"""A person's settings, which apply at every table."""

from __future__ import annotations

from collections.abc import Iterable

from bot.host.core.api import Preferences
from bot.host.core.registry import TableRegistry
from bot.host.people import calling
from bot.locales import languages
from bot.store import Connection
from bot.store.people import preferences as people
from bot.store.people.preferences import PersonRow


class PersonPreferences:
    """Service for people's settings: language, look of pictures, notifications."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._database = registry.database

    async def get(self, user_id: int) -> Preferences:
        """Return a person's settings."""
        row = await self._database.read(lambda connection: people.load(connection, user_id))
        return keeps_of(row)

    async def of(self, user_ids: Iterable[int]) -> dict[int, Preferences]:
        """Return people's settings; all fields are None if nothing is stored."""
        wanted = tuple(user_ids)
        rows = await self._database.read(lambda connection: people.of_users(connection, wanted))
        return {user_id: keeps_of(rows.get(user_id, PersonRow())) for user_id in wanted}

    async def keep(
        self,
        user_id: int,
        *,
        language: str | None = None,
        palette: str | None = None,
        pings: str | None = None,
        heads_up: bool | None = None,
        stats: str | None = None,
        study: bool | None = None,
    ) -> Preferences:
        """Change those settings that are not None, and return all of them.

        Pending notifications are adapted to the new settings.
        """
        told = None if heads_up is None else int(heads_up)
        studied = None if study is None else int(study)
        chosen = PersonRow(language, palette, pings, told, stats, studied)
        now = self._registry.now()

        def work(connection: Connection) -> None:
            people.keep(connection, user_id, chosen)
            calling.arm_everywhere(connection, user_id, now)

        await self._database.write(work)
        return await self.get(user_id)


def keeps_of(row: PersonRow) -> Preferences:
    """Convert a stored row to settings; a language that no longer exists counts as not set."""
    told = None if row.heads_up is None else bool(row.heads_up)
    spoken = row.language is None or row.language in languages()
    lapsed = () if spoken else ("language",)
    language = row.language if spoken else None
    study = None if row.study is None else bool(row.study)
    return Preferences(language, row.palette, row.pings, told, row.stats, study, lapsed)
