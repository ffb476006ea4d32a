"""`/hint`: the two best options for the user's decision, compared by the final score.

Texts: `coach.ftl`, `table.ftl`. Tests: `tests/cogs/test_coach.py`.
"""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from bot.host.analysis.coaching.api import Hint
from bot.host.core.api import NotSeated, Table, UnknownTable
from bot.presenting.moves.reasons import hint_texts
from cogs.client import Client
from cogs.ui.context import Context, numbers
from cogs.ui.handlers import of_tables
from cogs.ui.interaction import AnswerFailed, Request
from cogs.ui.kit.screen import Screen
from cogs.ui.kit.translation import t
from cogs.ui.lookup import LIVE, find
from cogs.ui.table_command import tables_typed


class HintCog(commands.Cog):
    """The `/hint` command, for games in progress."""

    def __init__(self, bot: Client) -> None:
        self.context: Context = bot.context
        bot.handlers |= of_tables({"hint": self.on_hint})

    @app_commands.command(name="hint", description=t("cmd-hint"))
    @app_commands.describe(table=t("arg-table"))
    @app_commands.autocomplete(table=tables_typed)
    @app_commands.guild_only()
    async def hint(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Show the two best options, by default at the table that waits for the user."""
        request = await Request.of(interaction)
        await answer_hint(self.context, request, await find(request, table, LIVE))

    async def on_hint(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the *Hint* button next to a question."""
        request.table_id, stamp = numbers(args, 2)
        table = await self.context.host.tables.get(request.table_id)
        if not await self.context.host.people.guests.may_see(table, request.user_id):
            raise UnknownTable(table=table.id)
        await answer_hint(self.context, request, table, stamp)


async def answer_hint(
    context: Context, request: Request, table: Table, stamp: int | None = None
) -> None:
    """Answer in a separate message, first an interim one, since a search takes some seconds."""
    await request.defer_separately()
    with suppress(AnswerFailed):
        await request.show(Screen((request.words("hint-thinking"),)), lasting=True)
    work = context.host.analysis.coaching.hint(table.id, request.user_id, stamp)
    hint = await request.patiently(work)
    await request.show(await _screen(context, request, table, hint), lasting=True)


async def _screen(context: Context, request: Request, table: Table, hint: Hint) -> Screen:
    chair = table.chair_of(request.user_id)
    if chair is None or chair.seat is None:
        raise NotSeated
    position = await context.host.tables.position(table.id, hint.version)
    renderer = context.renderer(table.game)
    return Screen(hint_texts(hint, chair.seat, position, renderer, request.words))


async def setup(bot: Client) -> None:
    """Load the cog."""
    await bot.add_cog(HintCog(bot))
