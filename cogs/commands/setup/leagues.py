"""`/setup league`: a server joins the league of another server with a code, and leaves it.

A menu switches events for the dates of leagues on and off.

With an address instead of a code, it follows a season of another bot (`following.py` beside this).

Texts: `league_servers.ftl`. Tests: `tests/cogs/test_league_servers.py`,
`tests/cogs/test_league_events.py`.
"""

from __future__ import annotations

import discord

from bot.host.core.api import HostError, StalePrompt
from bot.host.leagues.api import League, UnknownLeague
from bot.locales import language_of
from bot.locales.markdown import escaped
from cogs.commands.setup.following import FollowingCommands
from cogs.commands.setup.group import CannotPostThere, TextChannel, admin_request, check_admin
from cogs.ui.context import numbers
from cogs.ui.handlers import Handlers
from cogs.ui.interaction import Request
from cogs.ui.screens.league.servers import joined_screen, leaving_screen
from cogs.ui.table_command import subcommand


class NoLeagueChannel(HostError):
    """A code was given without the channel in which the league is to post and play."""

    code = "league-no-channel"


class LeagueCommands(FollowingCommands):
    """The `/setup league` command, for the leagues of other servers."""

    @property
    def league_handlers(self) -> Handlers:
        """Return the handlers of the buttons."""
        own = {
            "setup-league": self.on_league,
            "setup-league-leave": self.on_league_leave,
            "setup-league-dates": self.on_dates,
        }
        return {**own, **self.following_handlers}

    @subcommand("setup", "league", {"code": "setup-league-code", "channel": "league-channel"})
    async def league(
        self,
        interaction: discord.Interaction,
        code: str | None = None,
        channel: TextChannel | None = None,
    ) -> None:
        """Join a league with a code, follow a season by its address, or show all that is known."""
        request = await admin_request(interaction)
        if code is None:
            await self.show_leagues(request)
            return
        if channel is None:
            raise NoLeagueChannel
        if "://" in code:
            await self.propose(request, code, channel)
            return
        await self._join(request, code, channel.id)

    async def _join(self, request: Request, code: str, channel_id: int) -> None:
        guild = request.interaction.guild
        assert guild is not None
        if await self.bot.league_posts.obstacle(guild.id, channel_id) is not None:
            raise CannotPostThere(channel=f"<#{channel_id}>")
        server = await self.servers.settings.of(guild.id)
        leagues = self.context.host.leagues
        season = await leagues.organising.servers.join(
            code,
            request.person,
            guild_id=guild.id,
            channel_id=channel_id,
            name=guild.name,
            language=server.language or language_of(str(guild.preferred_locale)),
        )
        name = season.league.name
        await self.servers.audit.store(
            guild.id, request.user_id, "league-joined", league=escaped(name)
        )
        place = f"<#{channel_id}>"
        said = request.words("setup-league-joined", name=escaped(name), place=place)
        await self.show_leagues(request, said)
        await leagues.look()
        await self.servers.audit.look()

    async def on_league(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the button to leave: ask whether the server is to leave."""
        league = await self._league(request, args)
        await request.show(leaving_screen(league, request.words), lasting=True)

    async def on_league_leave(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Have the server leave a league."""
        league, guild_id = await self._league(request, args), request.interaction.guild_id or 0
        leagues = self.context.host.leagues
        await leagues.organising.servers.leave(league.id, guild_id, request.person)
        await self.servers.audit.store(
            guild_id, request.user_id, "league-left", league=escaped(league.name)
        )
        said = request.words("setup-league-left", name=escaped(league.name))
        await self.show_leagues(request, said)
        await leagues.look()
        await self.servers.audit.look()

    async def on_dates(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the menu that switches events for a league's dates on or off."""
        check_admin(request.interaction)
        if args:
            raise StalePrompt
        league_id, on = numbers(next(iter(values), ""), 2)
        guild_id, calendars = request.interaction.guild_id or 0, self.context.host.leagues.calendars
        league = await calendars.switch(league_id, guild_id, request.user_id, bool(on))
        key, name = f"league-dates-{'on' if on else 'off'}", escaped(league.name)
        await self.servers.audit.store(guild_id, request.user_id, key, league=name)
        await self.show_leagues(request, request.words(f"setup-{key}", name=name))
        calendars.run_soon()
        await self.servers.audit.look()

    async def _league(self, request: Request, args: str) -> League:
        """Return the league of a button, which this server has joined. Raises UnknownLeague."""
        check_admin(request.interaction)
        (league_id,) = numbers(args, 1)
        for one in await self._joined(request):
            if one.id == league_id:
                return one
        raise UnknownLeague(league=league_id)

    async def _joined(self, request: Request) -> list[League]:
        """Return the leagues of other servers that this server has joined."""
        guild_id = request.interaction.guild_id or 0
        found = await self.context.host.leagues.founding.of_server(guild_id)
        return [one for one in found if one.guild_id != guild_id]

    async def show_leagues(self, request: Request, said: str = "") -> None:
        """Show the leagues that the server has joined, and the seasons that it follows."""
        joined, guild_id = await self._joined(request), request.interaction.guild_id or 0
        leagues = self.context.host.leagues
        known = [one for one in await leagues.founding.of_server(guild_id) if not one.closed]
        dates = await leagues.calendars.of_server(guild_id, known)
        followed = await self.following.of_server(guild_id)
        now = self.context.host.now()
        screen = joined_screen(joined, followed, dates, guild_id, now, request.words, said)
        await request.show(screen, lasting=True)
