"""Edits of the permanent posts from which tables are opened, after their presets have changed."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.host.core.api import PublishFailed
from bot.host.servers.presets import Preset
from bot.locales import Words, language_of
from cogs.posting.sender import failed
from cogs.requests import refusals
from cogs.requests.budget import Priority
from cogs.requests.refusals import ERRORS
from cogs.requests.throttle import calls_as
from cogs.ui.context import Context
from cogs.ui.kit.layout import layout
from cogs.ui.screens.lobby import open_post

_GONE = (refusals.NO_MESSAGE, refusals.NO_CHANNEL)


class OpenPosts:
    """Editor of permanent posts."""

    def __init__(self, client: discord.Client, context: Context) -> None:
        self._client = client
        self._context = context

    @calls_as(Priority.EDIT)
    async def show(
        self, guild_id: int, channel_id: int, message_id: int, presets: Sequence[Preset]
    ) -> bool:
        """Show the presets on a post; return False if it no longer exists. Raises PublishFailed."""
        guild = self._client.get_guild(guild_id)
        if guild is None:
            raise PublishFailed(f"server {guild_id} is not known now")
        server = await self._context.host.servers.settings.of(guild.id)
        words = Words(server.language or language_of(str(guild.preferred_locale)))
        screen = open_post(guild.name, words, presets)
        channel = self._client.get_partial_messageable(channel_id, guild_id=guild_id)
        try:
            await channel.get_partial_message(message_id).edit(view=layout(screen))
        except ERRORS as error:
            if refusals.of(error) in _GONE:
                return False
            raise failed(error) from error
        return True
