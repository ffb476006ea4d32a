"""`/setup results`: all results of a server as a file."""

from __future__ import annotations

import asyncio

import discord

from bot.host.servers.services import Servers
from cogs.commands.setup.group import admin_request
from cogs.ui.kit.screen import Screen
from cogs.ui.screens.results_file import results_file
from cogs.ui.table_command import subcommand


class ResultsCommands:
    """The `/setup results` command: a server's results to download."""

    servers: Servers

    @subcommand("setup", "results", {})
    async def results(self, interaction: discord.Interaction) -> None:
        """Send the seats of all finished public tables as a file."""
        request = await admin_request(interaction)
        await request.defer()
        guild_id = interaction.guild_id or 0
        found = await self.servers.administration.results(guild_id, request.user_id)
        tables = len({seat.game_id for seat in found.seats})
        text = request.words("setup-results-done", count=tables, private=found.private)
        file = await asyncio.to_thread(results_file, found, request.words)
        await self.servers.audit.store(guild_id, request.user_id, "results", count=tables)
        await request.show(Screen((text,), documents=(file,)), lasting=True)
        await self.servers.audit.look()
