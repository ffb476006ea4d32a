"""The services for looking back at games and trying out moves."""

from __future__ import annotations

from collections.abc import Mapping

from bot.host.analysis.coaching.service import Coaching
from bot.host.analysis.drafts import Drafts
from bot.host.analysis.history import History
from bot.host.analysis.lessons import Lessons
from bot.host.analysis.sandboxes import Sandboxes
from bot.host.automation.thinking import Thinkers
from bot.host.core.game import HostedGame
from bot.host.core.registry import TableRegistry
from bot.host.core.tables import Tables


class Analysis:
    """Services for earlier positions, drafts, sandboxes, lessons, and the coach."""

    def __init__(
        self,
        registry: TableRegistry,
        tables: Tables,
        games: Mapping[str, HostedGame],
        thinkers: Thinkers,
    ) -> None:
        bots = {key: game.bots for key, game in games.items()}
        resample = {key: game.resample for key, game in games.items() if game.resample}
        searchers = {key: game.searcher for key, game in games.items() if game.searcher}
        self.history = History(registry, tables)
        self.drafts = Drafts(registry, tables, resample)
        self.sandboxes = Sandboxes(registry, tables, bots, resample)
        self.lessons = Lessons(registry, games)
        self.coaching = Coaching(registry, tables, searchers, thinkers)
