"""`/table salt`, `add-bot` and `remove-bot`: salts and house bots of a lobby.

These are parts of the table's cog. The custom_id of a card's menu: `level:<table>:<name>`.

Texts: `table.ftl`, `fairness.ftl`. Tests: `tests/cogs/test_commands.py`,
`tests/cogs/test_fairness.py`.
"""

from __future__ import annotations

import discord
from discord import app_commands

from bot.host.core.api import NotSeated, Table, WrongStatus
from bot.host.lobby.service import Lobby
from cogs.client import Client
from cogs.ui.context import Context, numbers
from cogs.ui.interaction import AnswerFailed, Request
from cogs.ui.lookup import LOBBY, find, find_lobby, matching, typed
from cogs.ui.screens.fairness import salt_form, salted
from cogs.ui.screens.lobby import level_names, level_typed
from cogs.ui.table_command import on_table


class DealCommands:
    """The `/table salt` command and the form for a salt."""

    context: Context

    @on_table("salt", "salt")
    async def salt(
        self, interaction: discord.Interaction, salt: str = "", table: str | None = None
    ) -> None:
        """Add the user's salt to a lobby's deal; without a text, remove it."""
        request = await Request.of(interaction)
        found = await find(request, table, LOBBY)
        await self._salt(request, found.id, salt)

    async def on_salt(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the card's button: open the form for a salt."""
        (request.table_id,) = numbers(args, 1)
        table = await self.context.host.tables.get(request.table_id)
        if table.status != "lobby":
            raise WrongStatus(status=table.status)
        if table.chair_of(request.user_id) is None:
            raise NotSeated(table=table.id)
        deal = await self.context.host.fairness.of(table)
        await request.ask(salt_form(table, deal, request.user_id, request.words))

    async def on_salted(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the submitted form with a salt."""
        (request.table_id,) = numbers(args, 1)
        await self._salt(request, request.table_id, "".join(values))

    async def _salt(self, request: Request, table_id: int, text: str) -> None:
        """Add the salt, show the user the hash to keep, and update the card."""
        fairness = self.context.host.fairness
        deal = await fairness.add_salt(table_id, request.user_id, text)
        try:
            await request.show(salted(deal, request.user_id, request.words))
        finally:
            await self._refresh(await self.context.host.tables.get(table_id))

    async def _refresh(self, table: Table) -> None:
        raise NotImplementedError


class HouseBotCommands:
    """The `/table` commands for the house bots of a lobby."""

    bot: Client
    context: Context
    lobby: Lobby

    @on_table("add-bot", "level")
    async def add_bot(
        self,
        interaction: discord.Interaction,
        level: str | None = None,
        table: str | None = None,
    ) -> None:
        """Add a house bot."""
        request = await Request.of(interaction)
        found = await find_lobby(request, table)
        levels = self.lobby.levels(found.game)
        kind = None if level is None else level_typed(level, levels, request.words)
        changed = await self.lobby.add_bot(found.id, request.user_id, kind)
        await self._done(request, changed, "done-add-bot")
        await self.bot.lobby_calls.send_due()

    @add_bot.autocomplete("level")
    async def levels_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the levels of house bots that the table's game offers."""
        request, table = await typed(interaction, LOBBY)
        levels = () if table is None else self.lobby.levels(table.game)
        named = level_names(levels, request.words)
        return matching([(name, level) for level, name in named.items()], current)

    @on_table("remove-bot")
    async def remove_bot(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Remove a house bot."""
        await self._lobby_command(interaction, "remove-bot", table)

    async def on_level(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the menu of levels of a house bot."""
        number, _, name = args.partition(":")
        (request.table_id,) = numbers(number, 1)
        await self._with_card(request, request.table_id)
        level = "".join(values)
        table = await self.lobby.set_level(request.table_id, request.user_id, name, level)
        try:
            await self._update(request, table)
        except AnswerFailed:
            await self._refresh(table)
            raise

    async def _lobby_command(
        self, interaction: discord.Interaction, action: str, named: str | None
    ) -> None:
        raise NotImplementedError

    async def _done(self, request: Request, table: Table, key: str, **args: str | int) -> None:
        raise NotImplementedError

    async def _with_card(self, request: Request, table_id: int) -> Table:
        raise NotImplementedError

    async def _update(self, request: Request, table: Table) -> None:
        raise NotImplementedError

    async def _refresh(self, table: Table) -> None:
        raise NotImplementedError
