"""The Discord client: it opens the doors, and the cogs do the talking."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands, tasks

from bot.engine.api import Rules
from bot.host.api import StalePrompt
from bot.host.host import Host
from cogs.publisher import DiscordSender, GamePublisher
from cogs.ui.actions import Action
from cogs.ui.answers import answer_error
from cogs.ui.house import House
from cogs.ui.texts import FluentTranslator
from cogs.ui.visit import Visit
from render.api import Renderer

COGS = ("cogs.table", "cogs.play", "cogs.puerto_rico", "cogs.me")
SWEEP = 20.0
"""Seconds between two looks for posts that were left behind."""

_log = logging.getLogger(__name__)


class GamesBot(commands.Bot):
    """A client without privileged intents around an opened host, which it does not close."""

    def __init__(
        self,
        host: Host,
        games: Mapping[str, Rules[Any, Any, Any]],
        renderers: Mapping[str, Renderer[Any, Any]],
        dev_guild: int | None = None,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.house = House(host, games, renderers)
        self._dev_guild = None if dev_guild is None else discord.Object(dev_guild)
        self._resumed = False

    async def setup_hook(self) -> None:
        """Load the cogs and open the doors for clicks, commands and posts."""
        await self.tree.set_translator(FluentTranslator())
        self.tree.error(self._command_failed)
        self.add_dynamic_items(Action)
        for name in COGS:
            await self.load_extension(name)
        sender = DiscordSender(self)
        self.house.host.outbox.publisher = GamePublisher(self.house.renderers, sender)
        if self._dev_guild is not None:
            self.tree.copy_global_to(guild=self._dev_guild)
        await self.tree.sync(guild=self._dev_guild)

    async def on_ready(self) -> None:
        """Take up, once, what was under way when the bot stopped."""
        if not self._resumed:
            self._resumed = True
            await self.house.host.resume()
            self.sweep.start()

    @tasks.loop(seconds=SWEEP)
    async def sweep(self) -> None:
        """Post what was left behind."""
        try:
            await self.house.host.outbox.drain()
        except Exception:
            _log.exception("the sweep failed; the next one comes in %s s", SWEEP)

    async def close(self) -> None:
        """Stop the sweep, then the connection."""
        self.sweep.cancel()
        await super().close()

    async def click(
        self,
        interaction: discord.Interaction,
        verb: str,
        args: str,
        values: tuple[str, ...],
    ) -> None:
        """Let the verb's handler act; whatever goes wrong is answered."""
        visit = await Visit.of(interaction)
        try:
            handler = self.house.handlers.get(verb)
            if handler is None:
                raise StalePrompt
            await handler(visit, args, values)
        except Exception as error:
            await answer_error(visit, error)

    async def _command_failed(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            return
        await answer_error(await Visit.of(interaction), error)
