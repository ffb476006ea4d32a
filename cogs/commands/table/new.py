"""`/table new`, and the buttons of the permanent post that open a table.

The command is part of the table's cog. The custom_ids are in `cogs.ui.screens.lobby`.

Texts: `open_table.ftl`, `table.ftl`, `servers.ftl`, `variants.ftl`. Tests:
`tests/cogs/test_commands.py`, `tests/cogs/test_presets.py`, `tests/cogs/test_without_commands.py`.
"""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace
from typing import Any, Literal

import discord
from discord import app_commands

from bot.host.core.api import HostError, StalePrompt, Table
from bot.host.core.paces import USUAL
from bot.host.lobby.service import Lobby
from bot.host.servers.presets import Preset
from bot.host.servers.settings import Server
from bot.host.servers.variants import ServerVariant, played_with
from bot.locales import Words
from cogs.posting.channels import check_channel, check_threads
from cogs.posting.threads import check_private
from cogs.ui.context import Context, numbers
from cogs.ui.handlers import Handlers
from cogs.ui.interaction import Request, guild_language
from cogs.ui.kit.choices import JOINING, PACE
from cogs.ui.kit.screen import Screen
from cogs.ui.lookup import matching
from cogs.ui.screens.hours import ask_hours
from cogs.ui.screens.lobby import PLACES, card_now, is_open_post, open_panel
from cogs.ui.table_command import games_typed, subcommand


class PresetOfOther(HostError):
    """The preset is for another game than the one that was named."""

    code = "preset-of-other"


async def presets_typed(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Suggest the server's presets, of the game that was entered before if there is one."""
    request = await Request.of(interaction)
    game = getattr(interaction.namespace, "game", None)
    found = await request.context.host.servers.presets.of_server(interaction.guild_id or 0)
    named = [(one.name, str(one.id)) for one in found if game in (None, "", one.game)]
    return matching(named, current)


async def variants_typed(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Suggest the server's variants, of the game that was entered before if there is one."""
    request = await Request.of(interaction)
    game = getattr(interaction.namespace, "game", None) or None
    variants = request.context.host.servers.variants
    found = await variants.offered(interaction.guild_id or 0, game)
    names = [(_entry(one, request.words, game is not None), str(one.id)) for one in found]
    return matching(names, current)


def _entry(one: ServerVariant, words: Words, of_game: bool) -> str:
    """Return the name of a variant in the suggestions, with its game's unless that was entered."""
    game, name = one.variant[:2]
    return name if of_game else words("variant-game", game=words.title(game), variant=name)


_OPTIONS = {key: key for key in ("game", "preset", "variant", "where", "joining", "pace", "rated")}


class NewCommands:
    """The `/table new` command, and the buttons and menus that open a table."""

    context: Context
    lobby: Lobby

    @property
    def new_handlers(self) -> Handlers:
        """The handlers of buttons and menus that open a table."""
        return {
            "open": self.on_open,
            "open-game": self.on_open_game,
            "open-easy": self.on_open_easy,
            "open-preset": self.on_open_preset,
        }

    @subcommand(
        *("table", "new", _OPTIONS),
        game=games_typed,
        preset=presets_typed,
        variant=variants_typed,
    )
    @app_commands.choices(joining=JOINING, pace=PACE)
    async def new(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        preset: str | None = None,
        variant: str | None = None,
        where: Literal["thread", "private", "here"] | None = None,
        joining: str | None = None,
        pace: str | None = None,
        rated: bool | None = None,
    ) -> None:
        """Open a table and post its lobby card; what is named takes precedence over the preset."""
        request = await Request.of(interaction)
        named = {
            "where": where,
            "invited": None if joining is None else joining == "invited",
            "pace": pace,
            "rated": rated,
        }
        changes: dict[str, Any] = {key: one for key, one in named.items() if one is not None}
        if preset is not None:
            start = await self._preset(request, preset)
            if game not in (None, start.game):
                raise PresetOfOther
        elif game is not None or variant is not None:
            start = await self._usual(request, game or await self._game_of(request, variant))
        else:
            await self._ask_game(request, 0)
            return
        if variant is not None:
            start = await self._with_variant(request, start, variant)
        await self._open(request, replace(start, **changes))

    async def on_open(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the button that asks which game to open a table for."""
        place, post = _place(args), request.interaction.message
        await self._ask_game(request, place)
        if post is not None and is_open_post(post):
            at = request.interaction.guild_id or 0, request.interaction.channel_id or 0
            await self.context.host.servers.presets.add_post(*at, post.id)

    async def _ask_game(self, request: Request, place: int) -> None:
        """Show the panel that opens a table."""
        await check_open(self.context, request.interaction)
        games = {key: self.context.rules(key).info for key in self.context.games}
        presets = self.context.host.servers.presets
        found = await presets.of_server(request.interaction.guild_id or 0)
        await request.show(open_panel(games, place, request.words, found))

    async def on_open_game(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the menu of games: open a table for the selected game."""
        start = await self._usual(request, "".join(values))
        await self._open(request, replace(start, where=PLACES[_place(args)]))

    async def on_open_easy(self, request: Request, game: str, _values: tuple[str, ...]) -> None:
        """Handle the button at the end of a lesson: open a table with easy house bots."""
        found = self.context.games.get(game)
        if found is None or found.first_game is None:
            raise StalePrompt
        start = await self._usual(request, game)
        await self._open(request, start, easy=found.first_game.seats)

    async def on_open_preset(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the button that opens a table with a preset."""
        (preset_id,) = numbers(args, 1)
        await self._open(request, await self._preset(request, str(preset_id)))

    async def _preset(self, request: Request, text: str) -> Preset:
        """Return the server's preset that a person means. Raises UnknownPreset."""
        presets = self.context.host.servers.presets
        return await presets.named(request.interaction.guild_id or 0, text)

    async def _game_of(self, request: Request, variant: str | None) -> str:
        """Return the game of the variant that a person means. Raises UnknownVariant, WhichGame."""
        variants = self.context.host.servers.variants
        found = await variants.named(request.interaction.guild_id or 0, variant or "")
        return found.variant.game

    async def _with_variant(self, request: Request, start: Preset, text: str) -> Preset:
        """Return the start with a variant of its game; it is not rated unless that is named.

        Raises UnknownVariant.
        """
        variants = self.context.host.servers.variants
        found = await variants.named(request.interaction.guild_id or 0, text, start.game)
        info = self.context.rules(start.game).info
        options = played_with(info, start.options, found.variant.choices)
        return replace(start, options=options, rated=False)

    async def _usual(self, request: Request, game: str) -> Preset:
        """Return what a table starts with if no preset is named. Raises UnknownGame."""
        self.context.rules(game)
        server = await self.context.host.servers.settings.of(request.interaction.guild_id or 0)
        return Preset(0, "", game, {}, pace=server.pace or USUAL)

    async def _open(self, request: Request, start: Preset, easy: int = 0) -> None:
        """Open a table and post its card; easy house bots fill it up to `easy` seats."""
        interaction = request.interaction
        server = await check_open(self.context, interaction)
        in_thread = isinstance(interaction.channel, discord.Thread)
        if start.where == "private":
            check_private(interaction)
        elif start.where == "thread":
            check_threads(interaction)
        table = await self.lobby.new_from(
            request.person,
            start,
            guild_id=interaction.guild_id or 0,
            channel_id=interaction.channel_id or 0,
            where="here" if in_thread or start.where == "here" else "thread",
            language=request.preferences.language or server.language or guild_language(interaction),
            manages=interaction.permissions.manage_guild,
        )
        if easy:
            kind = "easy" if "easy" in self.lobby.levels(table.game) else None
            table = await self.lobby.fill(table.id, request.user_id, easy, kind)
        await self._post_card(request, table, card_now(table, self.context))
        await ask_hours(request)

    async def _post_card(self, request: Request, table: Table, drawing: Awaitable[Screen]) -> None:
        raise NotImplementedError


async def check_open(context: Context, interaction: discord.Interaction) -> Server:
    """Check that a table may be opened in a channel, and return the server's settings.

    Raises NoTableHere, NotHere, RoleNeeded.
    """
    check_channel(interaction)
    user, guild_id = interaction.user, interaction.guild_id or 0
    roles = [role.id for role in user.roles] if isinstance(user, discord.Member) else []
    parent = getattr(interaction.channel, "parent_id", None)
    await context.host.servers.settings.check_open(
        guild_id,
        {interaction.channel_id or 0, parent or 0},
        None if interaction.permissions.manage_guild else roles,
    )
    return await context.host.servers.settings.of(guild_id)


def _place(args: str) -> int:
    """Return the number of a place where tables can be played. Raises StalePrompt."""
    (number,) = numbers(args, 1)
    if number >= len(PLACES):
        raise StalePrompt
    return number
