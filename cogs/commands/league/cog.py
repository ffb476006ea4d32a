"""`/league`: the cog, put together from the parts in this folder."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.client import Client
from cogs.commands.league.reading import ReadingCommands
from cogs.ui.kit.translation import t


@app_commands.guild_only()
class LeagueCog(
    ReadingCommands,
    commands.GroupCog,
    group_name="league",
    group_description=t("cmd-league"),
):
    """Commands and buttons of leagues.

    A part that has buttons adds their handlers in `add_handlers`.
    """

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self.context = bot.context
        self.leagues = bot.context.host.leagues


async def setup(bot: Client) -> None:
    """Load the cog."""
    await bot.add_cog(LeagueCog(bot))
