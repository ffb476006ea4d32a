"""`/note`: a user's private note at a table.

Texts: `people.ftl`, `table.ftl`. Tests: `tests/cogs/test_people.py`.
"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.host.people.private import NOTE_TEXT
from bot.host.people.services import People
from cogs.client import Client
from cogs.ui.interaction import Request
from cogs.ui.kit.translation import t
from cogs.ui.lookup import find
from cogs.ui.table_command import tables_typed


class NoteCog(commands.Cog):
    """The `/note` command, for private notes."""

    def __init__(self, people: People) -> None:
        self.notes = people.notes

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
        """Show the user's note at a table, after adding a line to it or clearing it."""
        request = await Request.of(interaction)
        found = await find(request, table, ("running", "lobby", "over", "abandoned"))
        if clear:
            await self.notes.set_note(found.id, request.user_id, "")
        if text is not None:
            await self.notes.add_note(found.id, request.user_id, text)
        note = await self.notes.note(found.id, request.user_id)
        if note:
            await request.say("note-now", note=note)
        else:
            await request.say("note-empty")


async def setup(bot: Client) -> None:
    """Load the cog."""
    await bot.add_cog(NoteCog(bot.context.host.people))
