"""`/setup show`, `change` and `open-post`: the settings of a server, and its permanent post."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import app_commands

from bot.host.api import HostError
from bot.host.core.limits import NEWCOMERS
from bot.host.servers.settings import Server
from bot.locales import Words, language_of
from cogs.commands.setup.group import admin_request
from cogs.ui.context import Context
from cogs.ui.kit.choices import LANGUAGE, PACE
from cogs.ui.kit.layout import layout
from cogs.ui.kit.screen import Screen
from cogs.ui.screens.open_table import open_post as lasting_post
from cogs.ui.table_command import subcommand

MOST_TABLES = 500
_OPTIONS = {
    "language": "setup-language",
    "pace": "setup-pace",
    "limit": "limit",
    "newcomers": "newcomers",
    "channel": "channel",
    "role": "setup-role",
}


class CannotPostThere(HostError):
    """The bot may not post in the channel that was named."""

    code = "cannot-post-there"


class SettingsCommands:
    """The settings of a server."""

    context: Context

    @subcommand("setup", "show", {})
    async def show(self, interaction: discord.Interaction) -> None:
        """Show all settings of the server."""
        request = await admin_request(interaction)
        server = await self.context.host.servers.of(interaction.guild_id or 0)
        await request.show(Screen((_shown(server, request.words),)), lasting=True)

    @subcommand("setup", "change", _OPTIONS)
    @app_commands.choices(language=LANGUAGE, pace=PACE)
    async def change(
        self,
        interaction: discord.Interaction,
        language: str | None = None,
        pace: str | None = None,
        limit: app_commands.Range[int, 0, MOST_TABLES] | None = None,
        newcomers: app_commands.Range[int, 0, MOST_TABLES] | None = None,
        channel: discord.TextChannel | None = None,
        role: discord.Role | None = None,
    ) -> None:
        """Store the named settings, and show all."""
        request = await admin_request(interaction)
        servers, guild_id = self.context.host.servers, interaction.guild_id or 0
        server = (await servers.of(guild_id)).toggled(
            None if channel is None else channel.id, None if role is None else role.id
        )
        server = replace(
            server,
            language=language or server.language,
            pace=pace or server.pace,
            most_open=server.most_open if limit is None else (limit or None),
            newcomers=server.newcomers if newcomers is None else newcomers,
        )
        await servers.decide(guild_id, server)
        await request.show(Screen((_shown(server, request.words),)), lasting=True)

    @subcommand("setup", "open-post", {"channel": "open-post"})
    async def open_post(
        self, interaction: discord.Interaction, channel: discord.TextChannel
    ) -> None:
        """Put the permanent post into a channel. Raises CannotPostThere."""
        request = await admin_request(interaction)
        guild, server = channel.guild, await self.context.host.servers.of(channel.guild.id)
        language = server.language or language_of(str(guild.preferred_locale))
        try:
            await channel.send(view=layout(lasting_post(guild.name, Words(language))))
        except discord.Forbidden:
            raise CannotPostThere(channel=channel.mention) from None
        await request.say("open-post-done", channel=channel.mention)


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
