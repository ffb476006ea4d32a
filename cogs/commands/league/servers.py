"""The servers that take part in a league: organisers invite them and take them off.

Texts: `league_servers.ftl`. Tests: `tests/cogs/test_league_servers.py`.
"""

from __future__ import annotations

from bot.host.core.api import StalePrompt
from bot.host.leagues.api import Season, UnknownLeague
from bot.host.leagues.organising.api import Asker
from bot.host.leagues.services import Leagues
from bot.locales.markdown import escaped
from cogs.client import Client
from cogs.commands.league.group import (
    check_organises,
    go_on,
    is_organiser,
    picked,
    season_named,
)
from cogs.ui.context import numbers
from cogs.ui.handlers import Handlers
from cogs.ui.interaction import Request
from cogs.ui.screens.league.servers import code_screen, off_screen, servers_screen


class ServersCommands:
    """The organisers' buttons for the servers of a league; `/league todo` leads to them."""

    bot: Client
    leagues: Leagues

    @property
    def servers_handlers(self) -> Handlers:
        """Return the handlers of the buttons and the menu."""
        return {
            "league-servers": self.on_servers,
            "league-code": self.on_code,
            "league-off": self.on_off,
            "league-off-now": self.on_off_now,
        }

    async def on_servers(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Show the servers that take part."""
        season = await season_named(request, args)
        check_organises(request, season.league)
        await self._show(request, season)

    async def on_code(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Make a code for another server, which only the user sees, or withdraw it."""
        season_id, makes = numbers(args, 2)
        season = await season_named(request, str(season_id))
        by, servers = _asker(request, season), self.leagues.organising.servers
        if makes:
            code = await servers.invite(season.id, by)
            await request.show(code_screen(season, code, request.words), lasting=True)
            return
        was_there = await servers.withdraw(season.id, by)
        said = request.words("league-code-withdrawn", was="yes" if was_there else "no")
        await self._show(request, season, said)

    async def on_off(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the menu of servers: ask whether to take one off."""
        season = await season_named(request, args)
        check_organises(request, season.league)
        (guild_id,) = picked(values)
        guest = season.league.guest(guild_id)
        if guest is None:
            raise UnknownLeague(league=season.league.id)
        await request.show(off_screen(season, guest, request.words), lasting=True)

    async def on_off_now(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Take a server off the league."""
        number, _, server = args.partition(":")
        season = await season_named(request, number)
        if not server:
            raise StalePrompt
        (guild_id,) = picked((server,))
        servers = self.leagues.organising.servers
        guest = await servers.take_off(season.id, guild_id, _asker(request, season))
        season = await self.leagues.founding.by_id(season.id)
        said = request.words("league-off-done", server=escaped(guest.name))
        await self._show(request, season, said)
        await go_on(request)

    async def _show(self, request: Request, season: Season, said: str = "") -> None:
        home = self.bot.league_posts.server_name(season.league)
        screen = servers_screen(season, home, request.words, said)
        await request.show(screen, lasting=True)


def _asker(request: Request, season: Season) -> Asker:
    return Asker(request.person, is_organiser(request, season.league))
