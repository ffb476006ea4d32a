"""`/table`: opening, playing and ending tables.

Texts: `table.ftl`, `open_table.ftl`, `absence.ftl`, `rating.ftl`, `panels.ftl`. Tests:
`tests/cogs/test_commands.py`, `tests/cogs/test_ready.py`, `tests/cogs/test_games.py`.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.api import Option
from bot.host.core.api import HostError, NothingToTakeBack, StalePrompt, Table
from bot.locales import spoken
from bot.presenting.finals import names_now
from bot.presenting.table import done_key
from cogs.client import Client
from cogs.commands.boards import HANDLERS, Asked, regions_of, show_board, show_result, wanted
from cogs.commands.play import taken_back
from cogs.commands.proposals import ask_instead, propose
from cogs.commands.table.absence import AbsenceCommands
from cogs.commands.table.lobby import DealCommands, HouseBotCommands
from cogs.commands.table.new import NewCommands
from cogs.commands.table.openings import OpeningCommands
from cogs.commands.table.people import PeopleCommands
from cogs.ui.context import numbers
from cogs.ui.handlers import of_tables
from cogs.ui.interaction import AnswerFailed, Request
from cogs.ui.kit.choices import PALETTE, RoundNumber, VersionNumber
from cogs.ui.kit.screen import Screen
from cogs.ui.kit.translation import t
from cogs.ui.lookup import LIVE, LOBBY, OPEN, SHOWN, find, find_lobby, matching, typed
from cogs.ui.screens.hours import ask_hours
from cogs.ui.screens.lobby import ACTIONS, card_now, is_card, rematch_card
from cogs.ui.screens.options import mattering, option_name, options_now, pages_of
from cogs.ui.screens.variants import RULES
from cogs.ui.table_command import choices_typed, offering_languages, on_table, players_typed

APART = ("here", "want")
"""Actions answered privately: clicked not only on the card, or without effect on it."""

_log = logging.getLogger(__name__)


@app_commands.guild_only()
class TableCog(
    NewCommands,
    OpeningCommands,
    AbsenceCommands,
    PeopleCommands,
    HouseBotCommands,
    DealCommands,
    commands.GroupCog,
    group_name="table",
    group_description=t("cmd-table"),
):
    """The `/table` commands, and the buttons of lobbies."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self.context = bot.context
        self.lobby = bot.context.host.lobby
        self.tables = bot.context.host.tables
        bot.handlers |= HANDLERS
        bot.handlers |= self.new_handlers | self.list_handlers
        bot.handlers |= of_tables(
            {
                "lobby": self.on_lobby,
                "level": self.on_level,
                "options": self.on_options,
                "option": self.on_option,
                "rematch": self.on_rematch,
                "renew": self.on_renew,
                "check": self.on_check,
                "variant": self.on_variant,
                "rated": self.on_rated,
                "hints": self.on_hints,
                "programs": self.on_programs,
                "away-quit": self.on_quit,
                "salt": self.on_salt,
                "salted": self.on_salted,
            }
        )

    @on_table("join")
    async def join(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Take a seat in a lobby."""
        await self._lobby_command(interaction, "join", table)

    @on_table("leave")
    async def leave(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Leave a lobby."""
        await self._lobby_command(interaction, "leave", table)

    @on_table("start")
    async def start(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Begin the game."""
        await self._lobby_command(interaction, "start", table)

    @on_table("option", "option", "choice")
    async def option(
        self,
        interaction: discord.Interaction,
        option: str,
        choice: str,
        table: str | None = None,
    ) -> None:
        """Change an option of the lobby."""
        request = await Request.of(interaction)
        found = await find(request, table, LOBBY)
        changed = await self.lobby.set_option(found.id, request.user_id, option, choice)
        await self._done(request, changed, "done-option")

    @option.autocomplete("option")
    async def options_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the game's options by name."""
        request, table = await typed(interaction, LOBBY)
        if table is None:
            return []
        info = self.context.rules(table.game).info
        named = [
            (option_name(table, option, request.words), option.key)
            for option in mattering(table, info).values()
        ]
        return matching(named, current)

    option.autocomplete("choice")(choices_typed)

    @on_table("board", "player", "region", "palette", "language", "text", "version", "round")
    @offering_languages
    @app_commands.choices(palette=PALETTE)
    async def board(
        self,
        interaction: discord.Interaction,
        player: str | None = None,
        region: str | None = None,
        palette: str | None = None,
        language: str | None = None,
        text: bool = False,
        version: VersionNumber | None = None,
        round: RoundNumber | None = None,
        table: str | None = None,
    ) -> None:
        """Show one board at a time, with the user's settings, now or at an earlier version."""
        request = await Request.of(interaction)
        found = await find(request, table, SHOWN)
        asked = Asked(player, region, palette, spoken(language), version, round)
        await show_board(request, found, await wanted(request, found, asked), spoken=text)

    board.autocomplete("player")(players_typed)

    @board.autocomplete("region")
    async def regions_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the close-ups of the table; a table that has not begun has none."""
        request, table = await typed(interaction, SHOWN)
        try:
            names = {} if table is None else await regions_of(request, table, request.words)
        except HostError:
            return []
        return matching([(name, key) for key, name in names.items()], current)

    @on_table("scores")
    async def scores(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Show the final scores, or the public part of the scores while the game is running."""
        request = await Request.of(interaction)
        found = await find(request, table, SHOWN)
        position = await self.tables.position(found.id)
        if position.scores:
            await show_result(request, position)
            return
        words, renderer = request.words, self.context.renderer(found.game)
        playing = words.with_names(names_now(found, words))
        lines = renderer.standing(position.view(None), playing)
        await request.show(Screen(("\n".join(lines),)), lasting=True)

    @on_table("takeback")
    async def takeback(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Take back the user's own last move."""
        request = await Request.of(interaction)
        found = await find(request, table, LIVE)
        try:
            undone = await request.patiently(self.tables.takeback(found.id, request.user_id))
        except NothingToTakeBack as error:
            await request.show(ask_instead(request, found, error))
        else:
            await request.say("done-takeback", move=taken_back(request, undone))

    @on_table("abandon")
    async def abandon(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """End a table without a result."""
        request = await Request.of(interaction)
        found = await find(request, table, OPEN)
        present = sum(chair.mover is None for chair in found.chairs)
        if found.status == "running" and present > 1:
            await propose(request, found, "abandon")
            return
        ended = await request.patiently(self.tables.abandon(found.id, request.user_id))
        await self._done(request, ended, "done-abandon")

    async def on_lobby(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle a button of the lobby card."""
        table_id, number = numbers(args, 2)
        if number >= len(ACTIONS):
            raise StalePrompt
        request.table_id = table_id
        table = await self._with_card(request, table_id)
        if ACTIONS[number] == "options":
            await request.show(await options_now(table, self.context, request.words))
            return
        action = ACTIONS[number]
        table = await self._act(request, action, table_id)
        if request.in_panel or request.interaction.response.is_done() or action in APART:
            await self._done(request, table, done_key(action, table))
            await self.bot.lobby_calls.send_due()
            return
        try:
            await self._update(request, table)
        except AnswerFailed:
            await self._refresh(table)
            raise
        if action == "join":
            await ask_hours(request)
        await self.bot.lobby_calls.send_due()

    async def _update(self, request: Request, table: Table) -> None:
        """Answer a click on the card by updating it. Raises AnswerFailed."""
        card = await request.wait_for(card_now(table, self.context), request.acknowledge)
        message = request.interaction.message
        await request.update(card)
        if message is not None:
            self.bot.cards.remember_content(message.id, card)

    async def _with_card(self, request: Request, table_id: int) -> Table:
        """Return a table with its card; if none is stored, store the clicked message as its card.

        If the table has begun meanwhile, update the card.
        """
        table, message = await self.tables.get(table_id), request.interaction.message
        if table.card_id is not None or message is None or not is_card(message, table_id):
            return table
        table = await self.lobby.set_card(table_id, message.id)
        if table.status != "lobby":
            await self._refresh(table)
        return table

    async def on_options(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle a button for another page of the options."""
        request.table_id, number = numbers(args, 2)
        table = await self.tables.get(request.table_id)
        pages = pages_of(self.context.rules(table.game).info)
        if number >= len(pages):
            raise StalePrompt
        await request.show(await options_now(table, self.context, request.words, pages[number]))

    async def on_option(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the panel's menu of choices for an option."""
        request.table_id, number = numbers(args, 2)
        table = await self.tables.get(request.table_id)
        option = self._option(table, number)
        (index,) = numbers(":".join(values), 1)
        if index >= len(option.choices):
            raise StalePrompt
        choice = option.choices[index]
        table = await self.lobby.set_option(table.id, request.user_id, option.key, choice)
        try:
            await request.show(await options_now(table, self.context, request.words, option.page))
        finally:
            await self._refresh(table)

    async def on_check(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the panel's menu of how long to wait for players."""
        (request.table_id,) = numbers(args, 1)
        (hours,) = numbers(":".join(values), 1)
        table = await self.lobby.set_check(request.table_id, request.user_id, hours)
        try:
            await request.show(await options_now(table, self.context, request.words))
        finally:
            await self._refresh(table)

    async def on_variant(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the panel's menu of variants: play one, or by the rules again."""
        (request.table_id,) = numbers(args, 1)
        table, (value,) = await self.tables.get(request.table_id), values or ("",)
        choices: dict[str, str] = {}
        if value != RULES:
            variants = self.context.host.servers.variants
            found = await variants.named(table.guild_id, value, table.game)
            choices = found.variant.choices
        table = await self.lobby.set_variant(table.id, request.user_id, choices)
        try:
            await request.show(await options_now(table, self.context, request.words))
        finally:
            await self._refresh(table)

    async def on_rated(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the panel's switch for whether the result counts for ratings."""
        request.table_id, rated = numbers(args, 2)
        table = await self.lobby.set_rated(request.table_id, request.user_id, bool(rated))
        try:
            await request.show(await options_now(table, self.context, request.words))
        finally:
            await self._refresh(table)

    async def on_hints(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the panel's switch for whether players may ask for hints."""
        request.table_id, hints = numbers(args, 2)
        table = await self.lobby.set_hints(request.table_id, request.user_id, bool(hints))
        try:
            await request.show(await options_now(table, self.context, request.words))
        finally:
            await self._refresh(table)

    async def on_programs(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the panel's switch for whether people may let programs play."""
        request.table_id, programs = numbers(args, 2)
        table = await self.lobby.set_programs(request.table_id, request.user_id, bool(programs))
        try:
            await request.show(await options_now(table, self.context, request.words))
        finally:
            await self._refresh(table)

    async def on_rematch(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Open a rematch, or join it if another player has opened it."""
        (old_id,) = numbers(args, 1)
        request.table_id = old_id
        old = await self.tables.get(old_id)
        manages = request.interaction.permissions.manage_guild
        table = await self.lobby.rematch(old_id, request.person, manages)
        if table.owner_id == request.user_id:
            await self._post_card(request, table, rematch_card(old, table, self.context))
        else:
            await self._done(request, table, "done-join")

    async def _post_card(self, request: Request, table: Table, drawing: Awaitable[Screen]) -> None:
        """Answer publicly with the card of a new table, after drawing it."""
        screen = await request.wait_for(drawing, request.defer_publicly)
        await self.lobby.set_card(table.id, await request.post(screen))

    def _option(self, table: Table, number: int) -> Option:
        options = self.context.rules(table.game).info.options
        if number >= len(options):
            raise StalePrompt
        return options[number]

    async def _lobby_command(
        self, interaction: discord.Interaction, action: str, named: str | None
    ) -> None:
        request = await Request.of(interaction)
        found = await find_lobby(request, named)
        if await self.instead(request, action, found):
            return
        table = await self._act(request, action, found.id)
        await self._done(request, table, done_key(action, table))
        if action == "join":
            await ask_hours(request)
        await self.bot.lobby_calls.send_due()

    async def _act(self, request: Request, action: str, table_id: int) -> Table:
        """Carry out a lobby action, and return the changed table."""
        if action == "join":
            return await self.lobby.join(table_id, request.person)
        if action == "leave":
            return await self.lobby.leave(table_id, request.user_id)
        if action == "add-bot":
            return await self.lobby.add_bot(table_id, request.user_id)
        if action == "remove-bot":
            return await self.lobby.remove_bot(table_id, request.user_id)
        if action == "want":
            return await self.lobby.want(table_id, request.person)
        if action == "absentees":
            return await self.lobby.toggle_absentees(table_id, request.user_id)
        begins = self.lobby.here if action == "here" else self.lobby.start
        return await request.patiently(begins(table_id, request.user_id))

    async def _done(self, request: Request, table: Table, key: str, **args: str | int) -> None:
        """Confirm an action, and update the card even if the answer fails."""
        try:
            await request.say(key, **args)
        finally:
            await self._refresh(table)

    async def _refresh(self, table: Table) -> None:
        """Update the lobby's card, or replace it by a new message if it is old."""
        await self.bot.cards.show(table, renew=True)


async def setup(bot: Client) -> None:
    """Load the cog."""
    await bot.add_cog(TableCog(bot))
