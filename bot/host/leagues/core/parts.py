"""Services and transactions that the steps of a season work with."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import TypeAlias, TypeVar

from bot.host.absence.service import Kinds
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import Members, Pairer, Season
from bot.host.leagues.core.rows import load_season
from bot.house_bots.api import house_bot
from bot.store import Connection
from bot.store.tables import games
from bot.store.tables.games import Stored

T = TypeVar("T")


class SeasonChanged(Exception):
    """A step's premises have changed meanwhile: nothing was written, and the step repeats."""


def check_unchanged(connection: Connection, season: Season) -> None:
    """Check that a season's stage, rules and league are as a step read them.

    Its card and its obstacle are ignored: no step decides by them. Raises SeasonChanged.
    """
    stored = load_season(connection, season.id)
    if replace(stored, card_id=season.card_id, obstacle=season.obstacle) != season:
        raise SeasonChanged


@dataclass(frozen=True, slots=True)
class Parts:
    """The host's services, and the look-up of a server's members."""

    registry: TableRegistry
    members: Members
    pairer: Pairer
    wake_followers: Callable[[int], None]
    kinds: Kinds
    """By game the kinds of house bots."""
    known_here: set[int] = field(default_factory=set)
    """Time-outs (by number) after which the bot looked up whether the person is on the server."""

    def house_bot(self, season: Season) -> str:
        """Return the kind of house bot that plays for people."""
        return house_bot(self.kinds.get(season.settings.game, ()))

    async def write(self, season: Season, work: Callable[[Connection], T]) -> T:
        """Write what a step decided, in one transaction. Raises SeasonChanged."""

        def checked(connection: Connection) -> T:
            check_unchanged(connection, season)
            return work(connection)

        return await self.registry.database.write(checked)

    async def change(
        self, season: Season, table_id: int, work: Callable[[Connection, Stored], T]
    ) -> T:
        """Change a table other than by a move, in one transaction. Raises SeasonChanged."""
        async with self.registry.lock(table_id):
            result = await self.write(season, lambda db: work(db, games.reload(db, table_id)))
            self.registry.forget(table_id)
        self.wake_followers(table_id)
        return result


Step: TypeAlias = Callable[[Parts, Season, float], Awaitable[float]]
"""Do what is due and return when to look again; now = at once, because the stage changed."""
