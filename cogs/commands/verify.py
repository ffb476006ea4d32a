"""`/verify`: the seed commitment of a game, and its certificate after the end.

Texts: `fairness.ftl`, `table.ftl`. Tests: `tests/cogs/test_fairness.py`.
"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.host.core.api import Table, UnknownTable
from bot.host.fairness.service import NotRevealed
from cogs.client import Client
from cogs.ui.context import Context, numbers
from cogs.ui.handlers import of_tables
from cogs.ui.interaction import Request
from cogs.ui.kit.translation import t
from cogs.ui.lookup import SHOWN, find
from cogs.ui.screens.fairness import certificate_screen, hidden_screen
from cogs.ui.table_command import tables_typed


class VerifyCog(commands.Cog):
    """The `/verify` command, for certificates of games."""

    def __init__(self, bot: Client) -> None:
        self.context: Context = bot.context
        bot.handlers |= of_tables({"verify": self.on_verify, "deal": self.on_verify})

    @app_commands.command(name="verify", description=t("cmd-verify"))
    @app_commands.describe(table=t("arg-table"))
    @app_commands.autocomplete(table=tables_typed)
    @app_commands.guild_only()
    async def verify(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Show a game's hash and salts, and if it is over, the check of its certificate."""
        request = await Request.of(interaction)
        await self._show(request, await find(request, table, (*SHOWN, "lobby")))

    async def on_verify(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the button under a result, and the one of a lobby."""
        (request.table_id,) = numbers(args, 1)
        table = await self.context.host.tables.get(request.table_id)
        if not await self.context.host.people.guests.may_see(table, request.user_id):
            raise UnknownTable(table=table.id)
        await self._show(request, table)

    async def _show(self, request: Request, table: Table) -> None:
        fairness, words = self.context.host.fairness, request.words
        deal = await fairness.of(table)
        with self.context.draw_limits.of(request.user_id):
            try:
                made = await request.patiently(fairness.certificate(table.id, self.context.version))
            except NotRevealed:
                await request.show(hidden_screen(table, deal, words), lasting=True)
                return
        await request.show(certificate_screen(table, deal, *made, words), lasting=True)


async def setup(bot: Client) -> None:
    """Load the cog."""
    await bot.add_cog(VerifyCog(bot))
