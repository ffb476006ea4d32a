"""A game as the host plays it: its rules and what else it can do, as one record."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from bot.engine.api import Rules, Seat
from bot.engine.rng import Rng
from bot.players.api import Bot
from bot.players.orders import OrderBook

Resample: TypeAlias = Callable[[Any, Seat | None, Rng], Any]
"""Returns a copy of a state with another deal of what a seat (None = a spectator) may not see."""


@dataclass(frozen=True, kw_only=True)
class HostedGame:
    """What the host needs of a game; without `resample` it has no sandbox."""

    rules: Rules[Any, Any, Any]
    bots: Mapping[str, Bot[Any, Any]] = field(default_factory=dict)
    """House bots by kind."""
    resample: Resample | None = None
    orders: OrderBook[Any] | None = None
    """The standing orders that people may give."""

    @property
    def key(self) -> str:
        """Return the game's key, which is in custom_ids, in the store and in names of texts."""
        return self.rules.info.key


def by_key(*games: HostedGame) -> dict[str, HostedGame]:
    """Return games by their keys."""
    return {game.key: game for game in games}
