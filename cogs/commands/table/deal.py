"""`/table salt` and its button: salts that people add to a deal.

A part of the table's cog, in a file of its own.

Texts: `fairness.ftl`. Tests: `tests/cogs/test_fairness.py`.
"""

from __future__ import annotations

import discord

from bot.host.core.api import NotSeated, Table, WrongStatus
from cogs.ui.context import Context, numbers
from cogs.ui.interaction import Request
from cogs.ui.lookup import LOBBY, find
from cogs.ui.screens.fairness import salt_form, salted
from cogs.ui.table_command import on_table


class DealCommands:
    """The `/table salt` command and the form for a salt."""

    context: Context

    @on_table("salt", "salt")
    async def salt(
        self, interaction: discord.Interaction, salt: str = "", table: str | None = None
    ) -> None:
        """Add a salt to the deal of a lobby; without one, remove the person's own."""
        request = await Request.of(interaction)
        found = await find(request, table, LOBBY)
        await self._salt(request, found.id, salt)

    async def on_salt(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the card's button: ask for the salt."""
        (request.table_id,) = numbers(args, 1)
        table = await self.context.host.tables.get(request.table_id)
        if table.status != "lobby":
            raise WrongStatus(status=table.status)
        if table.chair_of(request.user_id) is None:
            raise NotSeated(table=table.id)
        deal = await self.context.host.fairness.of(table)
        await request.ask(salt_form(table, deal, request.user_id, request.words))

    async def on_salted(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the form."""
        (request.table_id,) = numbers(args, 1)
        await self._salt(request, request.table_id, "".join(values))

    async def _salt(self, request: Request, table_id: int, text: str) -> None:
        """Add the salt, show the person its hash to keep, and update the card."""
        fairness = self.context.host.fairness
        deal = await fairness.add_salt(table_id, request.user_id, text)
        try:
            await request.show(salted(deal, request.user_id, request.words))
        finally:
            await self._refresh(await self.context.host.tables.get(table_id))

    async def _refresh(self, table: Table) -> None:
        raise NotImplementedError
