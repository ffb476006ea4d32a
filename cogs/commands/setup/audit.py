"""`/setup audit`: the channel in which acts of admins are logged."""

from __future__ import annotations

import discord

from bot.host.servers.services import Servers
from cogs.commands.setup.group import TextChannel, admin_request, trouble_of, writable
from cogs.ui.screens.setup import settings_screen
from cogs.ui.table_command import subcommand


class AuditCommands:
    """The audit log of a server."""

    servers: Servers

    @subcommand("setup", "audit", {"channel": "setup-audit"})
    async def audit(self, interaction: discord.Interaction, channel: TextChannel) -> None:
        """Choose the channel; choosing the current one again ends the log. Raises CannotPostThere.

        The bot announces in the old channel that the log moves or ends.
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
