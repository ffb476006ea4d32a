"""`/setup show`, `change`, `open-post` and `audit`: the settings of a server.

These include the channels for the permanent post and for the log of admins' actions.

Texts: `servers.ftl`, `open_table.ftl`, `setup.ftl`. Tests: `tests/cogs/test_setup.py`,
`tests/cogs/test_without_commands.py`.
"""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import app_commands

from bot.host.servers.services import Servers
from bot.host.servers.settings import Server
from bot.locales import Words, language_of, spoken
from cogs.commands.setup.group import (
    CannotPostThere,
    TextChannel,
    admin_request,
    trouble_of,
    writable,
)
from cogs.requests import refusals
from cogs.ui.kit.choices import PACE
from cogs.ui.kit.layout import layout
from cogs.ui.screens.lobby import open_post as lasting_post
from cogs.ui.screens.setup import settings_screen
from cogs.ui.table_command import offering_languages, subcommand


class AuditCommands:
    """The `/setup audit` command, for a server's audit log."""

    servers: Servers

    @subcommand("setup", "audit", {"channel": "setup-audit"})
    async def audit(self, interaction: discord.Interaction, channel: TextChannel) -> None:
        """Set the audit log's channel; choosing the current one again ends the log.

        The bot announces in the old channel that the log moves or ends. Raises CannotPostThere.
        """
        request = await admin_request(interaction)
        guild, guild_id = interaction.guild, interaction.guild_id or 0
        before = (await self.servers.settings.of(guild_id)).audit_channel
        wanted = None if before == channel.id else writable(channel).id
        known = guild is not None and before is not None and guild.get_channel(before) is not None
        await self.servers.audit.choose(guild_id, request.user_id, wanted, farewell=known)
        server = await self.servers.settings.of(guild_id)
        screen = settings_screen(server, request.words, await trouble_of(request, server))
        await request.show(screen, lasting=True)
        await self.servers.audit.look()


MOST_TABLES = 500
_OPTIONS = {
    "language": "setup-language",
    "pace": "setup-pace",
    "limit": "limit",
    "per_person": "per-person",
    "newcomers": "newcomers",
    "channel": "channel",
    "role": "setup-role",
}


class SettingsCommands:
    """The `/setup` commands for a server's settings."""

    servers: Servers

    @subcommand("setup", "show", {})
    async def show(self, interaction: discord.Interaction) -> None:
        """Show all settings of the server."""
        request = await admin_request(interaction)
        server = await self.servers.settings.of(interaction.guild_id or 0)
        trouble = await trouble_of(request, server)
        await request.show(settings_screen(server, request.words, trouble), lasting=True)

    @subcommand("setup", "change", _OPTIONS)
    @app_commands.rename(per_person="per-person")
    @offering_languages
    @app_commands.choices(pace=PACE)
    async def change(
        self,
        interaction: discord.Interaction,
        language: str | None = None,
        pace: str | None = None,
        limit: app_commands.Range[int, 0, MOST_TABLES] | None = None,
        per_person: app_commands.Range[int, 0, MOST_TABLES] | None = None,
        newcomers: app_commands.Range[int, 0, MOST_TABLES] | None = None,
        channel: TextChannel | None = None,
        role: discord.Role | None = None,
    ) -> None:
        """Store the given settings, and show all settings."""
        request = await admin_request(interaction)

        def changed(server: Server) -> Server:
            server = server.toggled(
                None if channel is None else channel.id, None if role is None else role.id
            )
            return replace(
                server,
                language=spoken(language) or server.language,
                pace=pace or server.pace,
                most_open=server.most_open if limit is None else (limit or None),
                per_person=server.per_person if per_person is None else (per_person or None),
                newcomers=server.newcomers if newcomers is None else newcomers,
            )

        server = await self.servers.settings.change(
            interaction.guild_id or 0, request.user_id, changed
        )
        trouble = await trouble_of(request, server)
        await request.show(settings_screen(server, request.words, trouble), lasting=True)
        await self.servers.audit.look()

    @subcommand("setup", "open-post", {"channel": "open-post"})
    async def open_post(self, interaction: discord.Interaction, channel: TextChannel) -> None:
        """Send the permanent post with the button to open tables. Raises CannotPostThere."""
        request = await admin_request(interaction)
        place = writable(channel)
        guild = place.guild
        server = await self.servers.settings.of(guild.id)
        language = server.language or language_of(str(guild.preferred_locale))
        presets = await self.servers.presets.of_server(guild.id)
        screen = lasting_post(guild.name, Words(language), presets)
        try:
            post = await place.send(view=layout(screen))
        except discord.HTTPException as error:
            if not refusals.of(error).told:
                raise
            raise CannotPostThere(channel=channel.mention) from None
        await self.servers.presets.add_post(guild.id, place.id, post.id, presets)
        await self.servers.audit.store(guild.id, request.user_id, "open-post", channel=channel.id)
        await request.say("open-post-done", channel=channel.mention)
        await self.servers.audit.look()
