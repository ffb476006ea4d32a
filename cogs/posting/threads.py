"""Threads of tables, each opened once: private ones for those who belong to it; who is let in."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from datetime import timedelta
from typing import Literal

import aiohttp
import discord

from bot.host.api import Table
from bot.host.servers.settings import NoPrivateThreads
from bot.locales import Words
from cogs.ui.lookup import title

WEEK: Literal[10080] = 10080
"""Minutes until a silent thread archives itself."""
SKEW = timedelta(hours=1)
"""How far this machine's clock may be ahead of Discord's."""
_HAS_THREAD = 160004
_NO_MESSAGE = 10008

_log = logging.getLogger(__name__)


class NoThreads(Exception):
    """The channel is of a kind that has no such threads."""


def check_private(interaction: discord.Interaction) -> None:
    """Check that a private thread can be opened here. Raises NoPrivateThreads."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        raise NoPrivateThreads(why="channel")
    if not interaction.app_permissions.create_private_threads:
        raise NoPrivateThreads(why="forbidden")


async def open_thread(client: discord.Client, table: Table, people: Iterable[int]) -> int:
    """Return the id of a table's thread, which an earlier try may have opened; let people in.

    Raises NoThreads and discord's errors; nothing is lost by another try.
    """
    if not table.private and table.card_id is not None:
        thread_id = await _on_card(client, table, table.card_id)
        if thread_id is not None:
            return thread_id
    thread = await _found(client, table) or await _created(client, table)
    for user_id in people if table.private else ():
        await _admit(thread, user_id)
    return thread.id


async def _on_card(client: discord.Client, table: Table, card_id: int) -> int | None:
    """Open the thread that hangs on the card and so carries its id, None = there can be none."""
    channel = client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
    message = channel.get_partial_message(card_id)
    try:
        await message.create_thread(name=_name(table), auto_archive_duration=WEEK)
    except discord.HTTPException as error:
        if error.code == _HAS_THREAD:
            return card_id if await exists(client, card_id) else None
        if error.code == _NO_MESSAGE:
            return None
        raise
    return card_id


async def _found(client: discord.Client, table: Table) -> discord.Thread | None:
    """Return the thread that was opened for a table, but whose id was never written down."""
    guild = client.get_guild(table.guild_id) or await client.fetch_guild(table.guild_id)
    since = discord.utils.time_snowflake(table.created_at - SKEW)
    assert client.user is not None
    ours = (client.user.id, table.channel_id, _name(table), table.private)
    for thread in await guild.active_threads():
        its = (thread.owner_id, thread.parent_id, thread.name, thread.is_private())
        if its == ours and thread.id > since:
            return thread
    return None


async def _created(client: discord.Client, table: Table) -> discord.Thread:
    """Open a thread that hangs on no message."""
    channel = await reached(client, table.channel_id)
    if not isinstance(channel, discord.TextChannel) or (table.private and channel.is_news()):
        raise NoThreads
    kinds, kind = discord.ChannelType, "private" if table.private else channel.type.name
    types = {"private": kinds.private_thread, "news": kinds.news_thread}
    return await channel.create_thread(
        name=_name(table),
        type=types.get(kind, kinds.public_thread),
        auto_archive_duration=WEEK,
        invitable=not table.private,
    )


async def admit(client: discord.Client, table: Table, user_id: int) -> None:
    """Add somebody to the table's thread, if it has one; failing is harmless."""
    if table.thread_id is None:
        return
    try:
        thread = await reached(client, table.thread_id)
        if isinstance(thread, discord.Thread):
            await _admit(thread, user_id)
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        _log.info("somebody is not let into table %s: %s", table.id, error)


async def reached(client: discord.Client, channel_id: int) -> object:
    """Return a channel or thread. Raises discord's errors."""
    return client.get_channel(channel_id) or await client.fetch_channel(channel_id)


async def exists(client: discord.Client, channel_id: int) -> bool:
    """Ask Discord whether there is a channel or thread. Raises its errors but "not found"."""
    try:
        await client.fetch_channel(channel_id)
    except discord.NotFound:
        return False
    except discord.Forbidden:
        return True
    return True


async def _admit(thread: discord.Thread, user_id: int) -> None:
    """Add somebody; whoever can never be added stays out. Raises errors that may pass."""
    try:
        await thread.add_user(discord.Object(user_id))
    except discord.HTTPException as error:
        if error.status >= 500 or error.status == 429:
            raise
        _log.info("somebody is not let into thread %s: %s", thread.id, error)


def _name(table: Table) -> str:
    return title(table, Words(table.language))
