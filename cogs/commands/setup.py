"""`/setup`: a server's settings for its tables."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.host.api import HostError
from bot.host.core.limits import NEWCOMERS
from bot.host.servers.settings import NotAdmin, Server
from bot.locales import Words, language_of
from cogs.client import Client
from cogs.ui.interaction import Request
from cogs.ui.kit.choices import LANGUAGE, PACE
from cogs.ui.kit.layout import layout
from cogs.ui.kit.screen import Screen
from cogs.ui.kit.translation import t
from cogs.ui.screens.open_table import open_post as lasting_post

MOST_TABLES = 500


class CannotPostThere(HostError):
    """The bot may not post in the channel that was named."""

    code = "cannot-post-there"


class SetupCog(commands.Cog):
    """The settings of a server."""

    def __init__(self, bot: Client) -> None:
        self.servers = bot.context.host.servers

    @app_commands.command(name="setup", description=t("cmd-setup"))
    @app_commands.describe(
        language=t("arg-setup-language"),
        pace=t("arg-setup-pace"),
        limit=t("arg-limit"),
        newcomers=t("arg-newcomers"),
        channel=t("arg-channel"),
        role=t("arg-setup-role"),
        open_post=t("arg-open-post"),
    )
    @app_commands.rename(open_post="open-post")
    @app_commands.choices(language=LANGUAGE, pace=PACE)
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def setup(
        self,
        interaction: discord.Interaction,
        language: str | None = None,
        pace: str | None = None,
        limit: app_commands.Range[int, 0, MOST_TABLES] | None = None,
        newcomers: app_commands.Range[int, 0, MOST_TABLES] | None = None,
        channel: discord.TextChannel | None = None,
        role: discord.Role | None = None,
        open_post: discord.TextChannel | None = None,
    ) -> None:
        """Store the named settings, and show all settings of the server."""
        request = await Request.of(interaction)
        # Discord lets a server hand the command to others: what counts is the permission.
        if not interaction.permissions.manage_guild:
            raise NotAdmin
        guild_id = interaction.guild_id or 0
        server = (await self.servers.of(guild_id)).toggled(
            None if channel is None else channel.id, None if role is None else role.id
        )
        server = replace(
            server,
            language=language or server.language,
            pace=pace or server.pace,
            most_open=server.most_open if limit is None else (limit or None),
            newcomers=server.newcomers if newcomers is None else newcomers,
        )
        texts = [_shown(server, request.words)]
        if open_post is not None:
            # First what can be refused: then nothing was changed, as the refusal implies.
            texts.insert(0, await self._put_post(request, server, open_post))
        await self.servers.decide(guild_id, server)
        await request.show(Screen(tuple(texts)), lasting=True)

    async def _put_post(
        self, request: Request, server: Server, channel: discord.TextChannel
    ) -> str:
        """Put the permanent post into a channel and say so. Raises CannotPostThere."""
        guild = channel.guild
        language = server.language or language_of(str(guild.preferred_locale))
        try:
            await channel.send(view=layout(lasting_post(guild.name, Words(language))))
        except discord.Forbidden:
            raise CannotPostThere(channel=channel.mention) from None
        return request.words("open-post-done", channel=channel.mention)


def _shown(server: Server, words: Words) -> str:
    """Return all settings, one line each."""
    channels = ", ".join(f"<#{number}>" for number in sorted(server.channels))
    roles = ", ".join(f"<@&{number}>" for number in sorted(server.roles))
    lines = [
        f"## {words('setup-title')}",
        words("setup-language", language=server.language or "none"),
        words("setup-pace", pace=words(f"setup-pace-{server.pace or 'unset'}")),
        words("setup-limit", limit=server.most_open or 0),
        words("setup-newcomers", most=NEWCOMERS if server.newcomers is None else server.newcomers),
        words("setup-channels", channels=channels or words("setup-all")),
        words("setup-roles", roles=roles or words("setup-all")),
        f"-# {words('setup-about')}",
    ]
    return "\n".join(lines)


async def setup(bot: Client) -> None:
    """Load the cog."""
    await bot.add_cog(SetupCog(bot))
