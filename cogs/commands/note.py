"""`/note`: what a person writes down at a table for nobody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.host.people.guests import NOTE_TEXT
from cogs.ui.interaction import Visit
from cogs.ui.kit.translation import t
from cogs.ui.lookup import find
from cogs.ui.table_command import tables_typed

if TYPE_CHECKING:
    from bot.app import GamesBot


class NoteCog(commands.Cog):
    """Private notes."""

    def __init__(self, bot: GamesBot) -> None:
        self.manners = bot.house.host.manners

    @app_commands.command(name="note", description=t("cmd-note"))
    @app_commands.describe(text=t("arg-note"), clear=t("arg-clear"), table=t("arg-table"))
    @app_commands.autocomplete(table=tables_typed)
    @app_commands.guild_only()
    async def note(
        self,
        interaction: discord.Interaction,
        text: app_commands.Range[str, 1, NOTE_TEXT] | None = None,
        clear: bool = False,
        table: str | None = None,
    ) -> None:
        """Show the person's note at a table; write a line more, or start afresh."""
        visit = await Visit.of(interaction)
        found = await find(visit, table, ("running", "lobby", "over", "abandoned"))
        if clear:
            await self.manners.set_note(found.id, visit.user_id, "")
        if text is not None:
            await self.manners.add_note(found.id, visit.user_id, text)
        note = await self.manners.note(found.id, visit.user_id)
        if note:
            await visit.say("note-now", note=note)
        else:
            await visit.say("note-empty")


async def setup(bot: GamesBot) -> None:
    """Load the cog."""
    await bot.add_cog(NoteCog(bot))
