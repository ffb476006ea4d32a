"""`/help`: the most useful commands for each situation, and games to learn, in one message.

Its button, which is offered to users who get stuck: `help:0`.

Texts: `help.ftl`, `learn.ftl`. Tests: `tests/cogs/test_ways.py`, `tests/cogs/test_covers.py`.
"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.presenting.pictures import covers_of
from cogs.client import Client
from cogs.ui.context import Context, numbers
from cogs.ui.interaction import Request
from cogs.ui.kit.screen import Screen
from cogs.ui.kit.translation import t
from cogs.ui.lookup import OPEN, typed
from cogs.ui.screens.learn import choice_rows, learnable

SITUATIONS = ("turn", "news", "away", "stuck", "organise")


class HelpCog(commands.Cog):
    """The `/help` command."""

    def __init__(self, bot: Client) -> None:
        self.context: Context = bot.context
        bot.handlers["help"] = self.on_help

    @app_commands.command(name="help", description=t("cmd-help"))
    async def help(self, interaction: discord.Interaction) -> None:
        """Show the most useful commands for each situation."""
        await self.on_help(await Request.of(interaction), "0", ())

    async def on_help(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the *Help* button."""
        numbers(args, 1)
        words, games = request.words, await self._games(request)
        texts = (words(f"help-{situation}") for situation in SITUATIONS)
        drawing = covers_of(self.context, games, words, request.preferences)
        covers = await request.wait_for(drawing)
        rows, which = choice_rows(games, words), words("learn-which")
        screen = Screen((*texts, words("help-more")), covers, which if rows else "", rows)
        await request.show(screen, lasting=True)

    async def _games(self, request: Request) -> list[str]:
        """Return the game that is played here, or else all games that can be learned."""
        _, table = await typed(request.interaction, OPEN)
        games = learnable(self.context.games)
        return [table.game] if table is not None and table.game in games else games


async def setup(bot: Client) -> None:
    """Load the cog."""
    await bot.add_cog(HelpCog(bot))
