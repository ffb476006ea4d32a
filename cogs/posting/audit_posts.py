"""Delivery of audit log lines over the bot's connection to Discord."""

from __future__ import annotations

import discord

from bot.host.core.api import PublishFailed
from bot.host.servers.audit import AuditLine
from bot.locales import Words, language_of
from cogs.posting.posts import Post, nonce_of
from cogs.posting.publisher import send_once
from cogs.posting.sender import DiscordSender
from cogs.requests.budget import Priority
from cogs.requests.throttle import calls_as
from cogs.ui.context import Context
from cogs.ui.screens.setup import audit_screen


class AuditPosts:
    """Posts lines without notifying anyone; each has a mark by which a retry recognises it."""

    def __init__(self, client: discord.Client, context: Context, sender: DiscordSender) -> None:
        self._client = client
        self._context = context
        self._sender = sender

    @calls_as(Priority.REST)
    async def send(self, line: AuditLine) -> None:
        """Post a line only once, even if the call is repeated. Raises PublishFailed."""
        guild = self._client.get_guild(line.guild_id)
        if guild is None:
            raise PublishFailed(f"server {line.guild_id} is not known now")
        server = await self._context.host.servers.settings.of(guild.id)
        words = Words(server.language or language_of(str(guild.preferred_locale)))
        nonce = nonce_of(f"audit-{line.id}-{line.channel_id}")
        post = Post(audit_screen(line, words), (), nonce)
        await send_once(self._sender, line.channel_id, post, line.tried)
