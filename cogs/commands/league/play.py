"""What alternates answer: the buttons of the message that asks them for a seat.

The custom_ids: `league-seat-yes:<vacancy>`, `league-seat-no:<vacancy>`.
"""

from __future__ import annotations

from bot.host.leagues.service import LeagueServices
from cogs.commands.league.group import go_on
from cogs.ui.context import Context, numbers
from cogs.ui.handlers import Handlers
from cogs.ui.interaction import Request
from cogs.ui.kit.screen import Screen
from cogs.ui.screens.league.play import table_link


class PlayCommands:
    """Seats that are free while a season runs."""

    context: Context
    leagues: LeagueServices

    @property
    def play_handlers(self) -> Handlers:
        """Return who handles the buttons."""
        return {"league-seat-yes": self.on_seat_yes, "league-seat-no": self.on_seat_no}

    async def on_seat_yes(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """An alternate takes the seat."""
        (number,) = numbers(args, 1)
        work = self.leagues.alternates.accept(number, request.person)
        vacancy = await request.patiently(work)
        if vacancy.table_id is None:
            text = request.words("league-seat-planned")
        else:
            table = await self.context.host.tables.get(vacancy.table_id)
            text = request.words("league-seat-taken", table=table_link(table, request.words))
        await request.update(Screen((text,)))

    async def on_seat_no(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """An alternate declines: the next one is asked at once."""
        (number,) = numbers(args, 1)
        await self.leagues.alternates.decline(number, request.user_id)
        await request.update(Screen((request.words("league-seat-declined"),)))
        await go_on(request)
