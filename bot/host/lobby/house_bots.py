"""House bots in a lobby: adding, removing and choosing their levels."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.core.api import HostError, NoHouseBot, Table
from bot.host.lobby.changing import Changing
from bot.host.lobby.rows import chair_for_bot, check_seated
from bot.house_bots.api import house_bot
from bot.store.tables.games import SeatRow


class UnknownLevel(HostError):
    """A game has no house bot of that `level`, only of `levels` (between hyphens)."""

    code = "unknown-level"


class HouseBotGone(HostError):
    """No house bot of that `name` sits at the table any more."""

    code = "house-bot-gone"


class HouseBotChairs(Changing):
    """Service for the chairs of house bots; any person at the table may change them."""

    def levels(self, game: str) -> Sequence[str]:
        """Return the kinds of house bots that a game offers, the weakest first."""
        return self._kinds.get(game, ())

    async def add_bot(self, table_id: int, by: int, kind: str | None = None) -> Table:
        """Seat a house bot, by default of the kind that plays for absent people.

        Raises UnknownTable, WrongStatus, NotSeated, TableFull, UnknownLevel.
        """
        async with self._registry.lock(table_id):
            stored = await self._open(table_id)
            check_seated(stored, by)
            kind = kind or house_bot(self.levels(stored.game.key))
            self._check_level(stored.game.key, kind)
            row = chair_for_bot(stored.seats, kind)
            return await self._reseat(stored, self._with(stored, row))

    async def set_level(self, table_id: int, by: int, name: str, level: str) -> Table:
        """Choose how well the house bot of that name plays.

        Raises UnknownTable, WrongStatus, NotSeated, HouseBotGone, UnknownLevel.
        """
        async with self._registry.lock(table_id):
            stored = await self._open(table_id)
            check_seated(stored, by)
            if not any(row.bot is not None and row.name == name for row in stored.seats):
                raise HouseBotGone(name=name)
            self._check_level(stored.game.key, level)
            rows = [
                row._replace(bot=level) if row.bot is not None and row.name == name else row
                for row in stored.seats
            ]
            return await self._reseat(stored, rows)

    async def remove_bot(self, table_id: int, by: int) -> Table:
        """Remove the house bot that was seated last.

        Raises UnknownTable, WrongStatus, NotSeated, NoHouseBot.
        """
        async with self._registry.lock(table_id):
            stored = await self._open(table_id)
            check_seated(stored, by)
            bots = [row for row in stored.seats if row.bot is not None]
            if not bots:
                raise NoHouseBot(table=table_id)
            rest = [row for row in stored.seats if row is not bots[-1]]
            return await self._carry_on(stored, self._departure(stored, rest))

    def _offered(self, game: str, row: SeatRow) -> SeatRow:
        """Return a chair of an earlier table; a kind of house bot that is gone is replaced."""
        levels = self.levels(game)
        return row if row.bot is None or row.bot in levels else row._replace(bot=house_bot(levels))

    def _check_level(self, game: str, level: str) -> None:
        levels = self.levels(game)
        if level not in levels:
            raise UnknownLevel(level=level, levels="-".join(levels))
