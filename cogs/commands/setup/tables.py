"""`/setup tables`: a server's open tables, and buttons to end one.

Every click checks again whether the user may manage the server.

Texts: `setup.ftl`. Tests: `tests/cogs/test_setup.py`.
"""

from __future__ import annotations

import logging

import discord

from bot.host.servers.services import Servers
from cogs.client import Client
from cogs.commands.setup.group import (
    admin_request,
    check_admin,
    guild_of,
    picked_by_admin,
    trouble_of,
)
from cogs.ui.context import Context, numbers
from cogs.ui.handlers import Handlers
from cogs.ui.interaction import Request
from cogs.ui.screens.setup import ended_screen, ending_screen, tables_screen
from cogs.ui.table_command import subcommand

_log = logging.getLogger(__name__)


class TablesCommands:
    """The `/setup tables` command, for a server's open tables."""

    bot: Client
    context: Context
    servers: Servers

    @property
    def tables_handlers(self) -> Handlers:
        """Return the handlers of the buttons and the menu."""
        return {
            "setup-tables": self.on_tables,
            "setup-pick": self.on_pick,
            "setup-end": self.on_end,
        }

    @subcommand("setup", "tables", {})
    async def tables(self, interaction: discord.Interaction) -> None:
        """Show the open tables."""
        await self._show_tables(await admin_request(interaction), 0)

    async def on_tables(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the buttons that lead to another page, or back to the list."""
        check_admin(request.interaction)
        page, *_ = numbers(args, 2 if ":" in args else 1)
        await self._show_tables(request, page)

    async def on_pick(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the menu of tables: explain what is lost if the table ends."""
        guild_id, table_id = picked_by_admin(request, args, values)
        found = await self.servers.administration.endable(guild_id, table_id)
        await request.show(ending_screen(found, request.words), lasting=True)

    async def on_end(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """End a table without a result, and log it at the table and in the audit log."""
        check_admin(request.interaction)
        (table_id,) = numbers(args, 1)
        host = self.context.host
        found = await self.servers.administration.endable(guild_of(request), table_id)
        end = host.lobby.closing.close if found.table.status == "lobby" else host.absence.end
        ended = await request.patiently(end(table_id, request.person))
        _log.info("table %s was ended by an admin", table_id)
        try:
            await request.show(ended_screen(ended, request.words), lasting=True)
        finally:
            await self.bot.sender.show_card(ended)
            await self.bot.lobby_calls.send_due()
            await self.servers.audit.look()

    async def _show_tables(self, request: Request, page: int) -> None:
        guild_id = guild_of(request)
        trouble = await trouble_of(request, await self.servers.settings.of(guild_id))
        found = await self.servers.administration.tables(guild_id)
        await request.show(tables_screen(found, page, request.words, trouble), lasting=True)
