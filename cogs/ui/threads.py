"""Threads of tables: a private one for those who belong to it, and letting people in."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Literal

import aiohttp
import discord

from bot.host.api import Table

WEEK: Literal[10080] = 10080
"""Minutes until a silent thread archives itself."""

_log = logging.getLogger(__name__)


async def open_private(
    client: discord.Client, table: Table, name: str, people: Iterable[int]
) -> int:
    """Open a private thread for these people and return its id. Raises discord's errors."""
    channel = await _channel(client, table.channel_id)
    if not isinstance(channel, discord.TextChannel):
        return table.channel_id
    thread = await channel.create_thread(
        name=name,
        type=discord.ChannelType.private_thread,
        auto_archive_duration=WEEK,
        invitable=False,
    )
    for user_id in people:
        await _admit(thread, user_id)
    return thread.id


async def admit(client: discord.Client, table: Table, user_id: int) -> None:
    """Let somebody into the table's thread, if it has one; failing is no harm."""
    if table.thread_id is None:
        return
    try:
        thread = await _channel(client, table.thread_id)
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        _log.info("the thread of table %s is not there: %s", table.id, error)
        return
    if isinstance(thread, discord.Thread):
        await _admit(thread, user_id)


async def _channel(client: discord.Client, channel_id: int) -> object:
    return client.get_channel(channel_id) or await client.fetch_channel(channel_id)


async def _admit(thread: discord.Thread, user_id: int) -> None:
    try:
        await thread.add_user(discord.Object(user_id))
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        _log.info("user %s is not let into thread %s: %s", user_id, thread.id, error)
