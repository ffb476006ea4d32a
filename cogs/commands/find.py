"""`/find`: the bot finds people for a game, and opens the table.

The custom_ids are in `cogs.ui.screens.seeking`.

Texts: `seeking.ftl`, `openings.ftl`. Tests: `tests/cogs/test_finding.py`,
`tests/host/test_queue.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.api import GameInfo
from bot.host.core.api import StalePrompt
from bot.host.core.paces import PACES
from bot.host.lobby.queue import Search
from cogs.client import Client
from cogs.commands.table.new import check_open
from cogs.posting.channels import check_threads
from cogs.ui.context import numbers
from cogs.ui.interaction import Request, guild_language
from cogs.ui.kit.translation import t
from cogs.ui.screens.hours import ask_hours
from cogs.ui.screens.seeking import seek_panel

_YES = {"yes": True, "no": False}
_LOOKS = {"on": True, "off": False}


class FindCog(commands.Cog):
    """The `/find` command, and the panel of a search."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self.context = bot.context
        self.lobby = bot.context.host.lobby
        bot.handlers |= {
            "seek": self.on_seek,
            "seek-choose": self.on_seek_choose,
            "seek-near": self.on_seek_near,
            "seek-go": self.on_seek_go,
        }

    @app_commands.command(name="find", description=t("cmd-find"))
    @app_commands.guild_only()
    async def find_game(self, interaction: discord.Interaction) -> None:
        """Show what the person would play, and how far their search is."""
        await self._show_search(await Request.of(interaction))

    async def on_seek(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the button that shows the panel."""
        numbers(args, 1)
        await self._show_search(request)

    async def on_seek_choose(self, request: Request, field: str, values: tuple[str, ...]) -> None:
        """Handle a menu of the panel."""
        change = _FIELDS.get(field)
        if change is None or not values:
            raise StalePrompt
        await self._change(request, lambda search: change(search, values, self._infos()))

    async def on_seek_near(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the button that says whether others must be about as strong."""
        if args not in _YES:
            raise StalePrompt
        await self._change(request, lambda search: replace(search, near=_YES[args]))

    async def on_seek_go(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the button that begins or ends the search."""
        if args not in _LOOKS:
            raise StalePrompt
        if _LOOKS[args]:
            await check_open(self.context, request.interaction)
            if not isinstance(request.interaction.channel, discord.Thread):
                check_threads(request.interaction)
        await self._change(request, lambda search: search, looks=_LOOKS[args])
        if _LOOKS[args]:
            await ask_hours(request)

    async def _change(
        self, request: Request, changed: Callable[[Search], Search], looks: bool | None = None
    ) -> None:
        """Store what the person would play now, look whether it fits, and show the panel."""
        interaction, guild_id = request.interaction, _guild(request)
        search = await self.lobby.queue.of(guild_id, request.user_id)
        server = await self.context.host.servers.settings.of(guild_id)
        language = request.preferences.language or server.language or guild_language(interaction)
        channel = interaction.channel
        place_id = channel.parent_id if isinstance(channel, discord.Thread) else None
        await self.lobby.queue.choose(
            guild_id,
            place_id or interaction.channel_id or 0,
            request.person,
            language,
            changed(search),
            looks,
        )
        await self.lobby.queue.look()
        await self._show_search(request)
        await self.bot.lobby_calls.send_due()

    async def _show_search(self, request: Request) -> None:
        search = await self.lobby.queue.of(_guild(request), request.user_id)
        await request.show(seek_panel(search, self._infos(), request.words), lasting=True)

    def _infos(self) -> dict[str, GameInfo]:
        return {key: self.context.rules(key).info for key in self.context.games}


def _guild(request: Request) -> int:
    """Return the server where a click was made. Raises StalePrompt if there is none."""
    if request.interaction.guild_id is None:
        raise StalePrompt
    return request.interaction.guild_id


_Infos = Mapping[str, GameInfo]


def _games(search: Search, values: tuple[str, ...], infos: _Infos) -> Search:
    if not {*values} <= infos.keys():
        raise StalePrompt
    return replace(search, games=frozenset(values))


def _counts(search: Search, values: tuple[str, ...], infos: _Infos) -> Search:
    known = {str(count): count for info in infos.values() for count in info.seats}
    if not {*values} <= known.keys():
        raise StalePrompt
    return replace(search, counts=frozenset(known[one] for one in values))


def _pace(search: Search, values: tuple[str, ...], _infos: _Infos) -> Search:
    pace, *more = values
    if more or pace not in PACES:
        raise StalePrompt
    return replace(search, pace=pace)


_FIELDS: Mapping[str, Callable[[Search, tuple[str, ...], _Infos], Search]] = {
    "games": _games,
    "counts": _counts,
    "pace": _pace,
}


async def setup(bot: Client) -> None:
    """Load the cog."""
    await bot.add_cog(FindCog(bot))
