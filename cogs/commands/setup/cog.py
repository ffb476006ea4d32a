"""`/setup`: the cog, which combines the parts in this folder.

Texts: `servers.ftl`. Tests: `tests/cogs/test_setup.py`.
"""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.host.servers.services import Servers
from cogs.client import Client
from cogs.commands.setup.check import CheckCommands
from cogs.commands.setup.leagues import LeagueCommands
from cogs.commands.setup.presets import PresetCommands
from cogs.commands.setup.results import ResultsCommands
from cogs.commands.setup.settings import AuditCommands, SettingsCommands
from cogs.commands.setup.tables import TablesCommands
from cogs.commands.setup.variants import VariantCommands
from cogs.ui.kit.translation import t


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class SetupCog(
    SettingsCommands,
    TablesCommands,
    ResultsCommands,
    AuditCommands,
    CheckCommands,
    LeagueCommands,
    PresetCommands,
    VariantCommands,
    commands.GroupCog,
    group_name="setup",
    group_description=t("cmd-setup"),
):
    """The `/setup` commands, for people who manage a server."""

    def __init__(self, bot: Client, servers: Servers) -> None:
        self.bot = bot
        self.context = bot.context
        self.servers = servers
        bot.handlers |= self.tables_handlers | self.league_handlers
        bot.handlers |= self.preset_handlers | self.variant_handlers


async def setup(bot: Client) -> None:
    """Load the cog."""
    await bot.add_cog(SetupCog(bot, bot.context.host.servers))
