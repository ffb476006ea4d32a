"""The services that make moves for house bots and by standing orders."""

from __future__ import annotations

from collections.abc import Mapping

from bot.host.automation.house_bots import Bots, HouseBots, NextUp, SearchServices
from bot.host.automation.standing_orders import Books, Orders
from bot.host.automation.thinking import Thinkers
from bot.host.core.game import HostedGame
from bot.host.core.registry import TableRegistry
from bot.host.core.services import Core
from bot.house_bots.levels import levels_of


class Automation:
    """House bots and standing orders; `kinds` contains the available house bots by game."""

    def __init__(
        self,
        registry: TableRegistry,
        core: Core,
        games: Mapping[str, HostedGame],
        thinkers: Thinkers,
    ) -> None:
        bots: Bots = {key: game.bots for key, game in games.items()}
        books: Books = {key: game.orders for key, game in games.items() if game.orders}
        resample = {key: game.resample for key, game in games.items() if game.resample}
        search_services = SearchServices(thinkers, core.incidents, core.wake_followers)
        self.thinkers = thinkers
        self.kinds = {game: levels_of(kinds, thinkers.offered) for game, kinds in bots.items()}
        self.house_bots = HouseBots(registry, core.tables, bots, search_services)
        self.orders = Orders(registry, core.tables, books)
        self.next_up = NextUp(bots, resample)
