"""`/setup league` with an address: a server follows a season that another bot runs.

Texts: `following.ftl`. Tests: `tests/cogs/test_following.py`.
"""

from __future__ import annotations

from abc import abstractmethod

from bot.host.leagues.following.api import CannotFollow, Followed
from bot.host.leagues.following.service import Following
from bot.host.servers.services import Servers
from bot.leagues.seasonlog.differences import Difference
from bot.locales import language_of
from bot.locales.markdown import Markdown, escaped
from cogs.client import Client
from cogs.commands.setup.group import TextChannel, check_admin, writable
from cogs.commands.web import pages_base
from cogs.ui.context import Context, numbers
from cogs.ui.handlers import Handlers
from cogs.ui.interaction import Request
from cogs.ui.screens.league.entering import partner_screen
from cogs.ui.screens.league.following import asking, heading, refused, unfollowing


class FollowingCommands:
    """The part of `/setup league` about seasons of other bots."""

    bot: Client
    context: Context
    servers: Servers

    @property
    def following(self) -> Following:
        """Return the host's service for followed seasons."""
        return self.context.host.leagues.following

    @property
    def following_handlers(self) -> Handlers:
        """Return the handlers of the buttons."""
        return {
            "setup-follow": self.on_follow,
            "setup-unfollow": self.on_unfollow,
            "setup-unfollow-now": self.on_unfollow_now,
            "setup-partner": self.on_partner,
        }

    @abstractmethod
    async def show_leagues(self, request: Request, said: str = "") -> None:
        """Show the leagues that the server has joined, and the seasons that it follows."""

    async def propose(self, request: Request, url: str, channel: TextChannel) -> None:
        """Fetch and check the log at an address, and ask whether to follow the season.

        Raises CannotFollow, also for a season that this bot runs itself.
        """
        guild = request.interaction.guild
        assert guild is not None
        server = await self.servers.settings.of(guild.id)
        work = self.following.propose(
            url.strip(),
            request.person,
            guild_id=guild.id,
            channel_id=writable(channel).id,
            language=server.language or language_of(str(guild.preferred_locale)),
        )
        try:
            found = await request.wait_for(work)
        except Difference as difference:
            await request.show(refused(difference, request.words), lasting=True)
            return
        if found.key == await self.following.entries.key(guild.id):
            await self.following.stop(found.id, guild.id)
            raise CannotFollow(why="own")
        await request.show(asking(found, request.words), lasting=True)

    async def on_follow(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Have the server follow a season that was shown."""
        guild_id, (number,) = self._server(request), numbers(args, 1)
        try:
            found = await self.following.confirm(number, guild_id)
        except Difference as difference:
            await request.show(refused(difference, request.words), lasting=True)
            return
        await self._audit(request, "league-followed", found)
        place = Markdown(f"<#{found.channel_id}>")
        name = Markdown(heading(found.summary, request.words))
        await self.show_leagues(request, request.words("setup-follow-done", name=name, place=place))
        await self.servers.audit.look()

    async def on_unfollow(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the button to stop: ask whether the server is to stop following a season."""
        guild_id, (number,) = self._server(request), numbers(args, 1)
        found = await self.following.get(number, guild_id)
        await request.show(unfollowing(found, request.words), lasting=True)

    async def on_unfollow_now(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Have the server stop following a season."""
        guild_id, (number,) = self._server(request), numbers(args, 1)
        found = await self.following.stop(number, guild_id)
        await self._audit(request, "league-unfollowed", found)
        name = Markdown(heading(found.summary, request.words))
        await self.show_leagues(request, request.words("setup-follow-stopped", name=name))
        await self.servers.audit.look()

    async def on_partner(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Have people sign up here, and show the address that the other bot's organisers need.

        Raises NoPages.
        """
        guild_id, (number,) = self._server(request), numbers(args, 1)
        base, found = pages_base(request), await self.following.get(number, guild_id)
        token = await self.following.entries.address(number, guild_id)
        key = await self.following.entries.key(guild_id)
        address = f"{base}/x/{token}/entries.jsonl"
        await request.show(partner_screen(found, address, key, request.words), lasting=True)
        await self.following.look()

    def _server(self, request: Request) -> int:
        """Return the server of an admin who presses a button. Raises NotAdmin."""
        check_admin(request.interaction)
        return request.interaction.guild_id or 0

    async def _audit(self, request: Request, kind: str, found: Followed) -> None:
        league = escaped(found.summary.league)
        await self.servers.audit.store(found.guild_id, request.user_id, kind, league=league)
