"""`/setup presets`: what new tables of the server can start with.

A preset is made from a table, and removed by a menu. Every click checks again whether the user may
manage the server.

Texts: `open_table.ftl`. Tests: `tests/cogs/test_presets.py`.
"""

from __future__ import annotations

import discord

from bot.host.servers.services import Servers
from cogs.commands.setup.group import admin_request, picked_by_admin
from cogs.ui.handlers import Handlers
from cogs.ui.interaction import Request
from cogs.ui.lookup import LIVE, LOBBY, find
from cogs.ui.screens.setup import presets_screen
from cogs.ui.table_command import subcommand, tables_typed

_FROM = (*LOBBY, *LIVE, "over")
"""Statuses of tables from which a preset can be made, by which is meant if none is named."""


class PresetCommands:
    """The `/setup presets` command."""

    servers: Servers

    @property
    def preset_handlers(self) -> Handlers:
        """The handlers of the list of presets."""
        return {"setup-preset-drop": self.on_preset_drop}

    @subcommand(
        "setup", "presets", {"name": "preset-name", "table": "preset-table"}, table=tables_typed
    )
    async def presets(
        self,
        interaction: discord.Interaction,
        name: str | None = None,
        table: str | None = None,
    ) -> None:
        """Store a table's settings under a name if one is given, and show all presets."""
        request = await admin_request(interaction)
        if name is not None or table is not None:
            found = await find(request, table, _FROM)
            guild_id = interaction.guild_id or 0
            await self.servers.presets.keep(guild_id, request.user_id, name or "", found.id)
        await self._show_presets(request)
        await self._look()

    async def on_preset_drop(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the menu that removes a preset."""
        guild_id, preset_id = picked_by_admin(request, args, values)
        await self.servers.presets.remove(guild_id, request.user_id, preset_id)
        await self._show_presets(request)
        await self._look()

    async def _show_presets(self, request: Request) -> None:
        found = await self.servers.presets.of_server(request.interaction.guild_id or 0)
        await request.show(presets_screen(found, request.words), lasting=True)

    async def _look(self) -> None:
        """Have the permanent posts edited, and the admins' log written."""
        await self.servers.presets.look()
        await self.servers.audit.look()
