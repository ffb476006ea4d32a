"""`/league`: the cog, which combines the parts in this folder.

Texts: `league.ftl`. Tests: `tests/cogs/test_league.py`.
"""

from __future__ import annotations

from cachetools import FIFOCache
from discord import app_commands
from discord.ext import commands

from cogs.client import Client
from cogs.commands.league.almanac import AlmanacCommands
from cogs.commands.league.correcting import CorrectingCommands, RescueCommands
from cogs.commands.league.disputing import DisputeCommands
from cogs.commands.league.drafting import DraftCommands
from cogs.commands.league.entering import EnteringCommands
from cogs.commands.league.explaining import ExplainingCommands
from cogs.commands.league.files import MOST_PREVIEWS, FileCommands
from cogs.commands.league.founding import FoundingCommands
from cogs.commands.league.partners import PartnersCommands
from cogs.commands.league.reading import ReadingCommands
from cogs.commands.league.servers import ServersCommands
from cogs.commands.league.signup import SignUpCommands
from cogs.commands.league.simulating import SimulatingCommands
from cogs.ui.handlers import of_seasons, of_vacancies
from cogs.ui.kit.translation import t


@app_commands.guild_only()
class LeagueCog(
    FoundingCommands,
    SignUpCommands,
    DraftCommands,
    ReadingCommands,
    CorrectingCommands,
    RescueCommands,
    DisputeCommands,
    ExplainingCommands,
    FileCommands,
    AlmanacCommands,
    SimulatingCommands,
    ServersCommands,
    PartnersCommands,
    EnteringCommands,
    commands.GroupCog,
    group_name="league",
    group_description=t("cmd-league"),
):
    """Commands and buttons of leagues; each part with buttons has a property with its handlers."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self.context = bot.context
        self.leagues = bot.context.host.leagues
        self.previews = FIFOCache(MOST_PREVIEWS)
        signing, organising = self.signup_handlers, self.draft_handlers | self.correcting_handlers
        organising |= self.dispute_handlers | self.servers_handlers | self.partner_handlers
        reading = self.reading_handlers | self.explaining_handlers | self.almanac_handlers
        bot.handlers |= of_seasons(signing | organising | reading | self.file_handlers)
        bot.handlers |= self.entering_handlers
        bot.handlers |= of_vacancies({"league-seat": self.on_seat})


async def setup(bot: Client) -> None:
    """Load the cog."""
    await bot.add_cog(LeagueCog(bot))
