"""`/help`: ten commands by situation, in one private message.

Its button, where people get stuck: `help:0`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.ui.context import numbers
from cogs.ui.interaction import Visit
from cogs.ui.kit.screen import Screen
from cogs.ui.kit.translation import t

if TYPE_CHECKING:
    from bot.app import GamesBot

SITUATIONS = ("turn", "news", "away", "stuck", "organise")


class HelpCog(commands.Cog):
    """The way to the other commands."""

    def __init__(self, bot: GamesBot) -> None:
        bot.house.handlers["help"] = self.on_help

    @app_commands.command(name="help", description=t("cmd-help"))
    async def help(self, interaction: discord.Interaction) -> None:
        """Show the ten commands that help most."""
        await self.on_help(await Visit.of(interaction), "0", ())

    async def on_help(self, visit: Visit, args: str, _values: tuple[str, ...]) -> None:
        """The button where somebody is stuck."""
        numbers(args, 1)
        texts = (visit.words(f"help-{situation}") for situation in SITUATIONS)
        await visit.show(Screen((*texts, visit.words("help-more"))), lasting=True)


async def setup(bot: GamesBot) -> None:
    """Load the cog."""
    await bot.add_cog(HelpCog(bot))
