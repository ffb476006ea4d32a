"""The services that maintain the database."""

from __future__ import annotations

from collections.abc import Callable

from bot.host.absence.service import Kinds
from bot.host.core.registry import TableRegistry
from bot.host.lobby.service import Lobby
from bot.host.upkeep.figures import TableFigures
from bot.host.upkeep.file import FileUpkeep
from bot.host.upkeep.lease import Lease
from bot.host.upkeep.missing_games import MissingGames
from bot.host.upkeep.privacy import Privacy
from bot.host.upkeep.restores import Restores
from bot.host.upkeep.thinning import Thinning


class Upkeep:
    """Services for the database's file, lease and figures, and for erasing, thinning, restoring."""

    def __init__(
        self,
        registry: TableRegistry,
        kinds: Kinds,
        lobby: Lobby,
        wake_followers: Callable[[int], None],
        wake_readers: Callable[[], None],
    ) -> None:
        self.file = FileUpkeep(registry)
        self.lease = Lease(registry)
        self.figures = TableFigures(registry)
        self.privacy = Privacy(registry, kinds, lobby, wake_followers, wake_readers)
        self.thinning = Thinning(registry)
        self.missing_games = MissingGames(registry)
        self.restores = Restores(registry, wake_followers)
