"""The organisers' services, put together."""

from __future__ import annotations

from collections.abc import Callable

from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import Members
from bot.host.leagues.organising.api import Asker
from bot.host.leagues.organising.corrections import Corrections
from bot.host.leagues.organising.imports import Imports
from bot.host.leagues.organising.log import LeagueLog, check
from bot.host.leagues.organising.why import Explanations


class Organising:
    """Services for organisers of leagues."""

    def __init__(
        self,
        registry: TableRegistry,
        members: Callable[[], Members | None],
        wake_followers: Callable[[int], None],
        tell_onlookers: Callable[[int], None],
    ) -> None:
        self._registry = registry
        self.corrections = Corrections(registry, wake_followers, tell_onlookers)
        self.imports = Imports(registry, members)
        self.log = LeagueLog(registry)
        self.why = Explanations(registry)

    async def check(self, season_id: int, by: Asker, what: str) -> None:
        """Check that a person organises a season; refusals are logged. Raises NotOrganiser."""
        await check(self._registry, season_id, by, what)
