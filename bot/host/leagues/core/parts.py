"""What the steps of a season work with."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

from bot.host.absence.service import Kinds
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import Members, Pairer, Season
from bot.players.api import house_bot
from bot.store import Connection, games
from bot.store.games import Stored

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Parts:
    """The host's services, and who is on a server."""

    registry: TableRegistry
    members: Members
    pairer: Pairer
    wake_followers: Callable[[int], None]
    kinds: Kinds
    """By game the kinds of house bots."""
    known_here: set[int] = field(default_factory=set)
    """Time-outs (by number) of which it was looked up whether their person is on the server."""

    def house_bot(self, season: Season) -> str:
        """Return the kind of house bot that plays for people."""
        return house_bot(self.kinds.get(season.settings.game, ()))

    async def change(self, table_id: int, work: Callable[[Connection, Stored], T]) -> T:
        """Change a table beside its moves, in one transaction."""
        async with self.registry.lock(table_id):
            result = await self.registry.database.write(
                lambda db: work(db, games.reload(db, table_id))
            )
            self.registry.forget(table_id)
        self.wake_followers(table_id)
        return result


Step: TypeAlias = Callable[[Parts, Season, float], Awaitable[float]]
"""Does what is due, and returns when to look again; now = at once, because the stage changed."""
