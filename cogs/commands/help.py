"""`/help`: the most useful commands by situation, in one private message.

Its button, shown to people who get stuck: `help:0`.

Texts: `help.ftl`. Tests: `tests/cogs/test_ways.py`.
"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.client import Client
from cogs.ui.context import numbers
from cogs.ui.interaction import Request
from cogs.ui.kit.screen import Screen
from cogs.ui.kit.translation import t

SITUATIONS = ("turn", "news", "away", "stuck", "organise")


class HelpCog(commands.Cog):
    """The `/help` command."""

    def __init__(self, bot: Client) -> None:
        bot.handlers["help"] = self.on_help

    @app_commands.command(name="help", description=t("cmd-help"))
    async def help(self, interaction: discord.Interaction) -> None:
        """Show the most useful commands by situation."""
        await self.on_help(await Request.of(interaction), "0", ())

    async def on_help(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """The *Help* button."""
        numbers(args, 1)
        texts = (request.words(f"help-{situation}") for situation in SITUATIONS)
        await request.show(Screen((*texts, request.words("help-more"))), lasting=True)


async def setup(bot: Client) -> None:
    """Load the cog."""
    await bot.add_cog(HelpCog(bot))
