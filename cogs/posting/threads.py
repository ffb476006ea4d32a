"""Threads of tables, each opened only once; private ones are for the people of the table."""

from __future__ import annotations

from datetime import timedelta
from typing import Literal

import discord

from bot.host.core.api import Table
from bot.host.servers.settings import NoPrivateThreads
from bot.locales import Words
from cogs.requests import refusals
from cogs.ui.lookup import title

WEEK: Literal[10080] = 10080
"""Minutes without activity after which a thread is archived."""
SKEW = timedelta(hours=1)
"""Maximum amount by which this machine's clock may be ahead of Discord's."""
PRIVATE = "create_private_threads"
"""Permission to open private threads."""
_HINDRANCES = {
    refusals.PERMISSION: PRIVATE,
    refusals.THREADS_FULL: refusals.THREADS_FULL.name,
    refusals.TITLE: refusals.TITLE.name,
    refusals.CHANNEL_TYPE: refusals.NO_THREADS,
}
"""Obstacles to a private thread that people can remove, by refusal; the bot reports no others."""
_STAYS = (*_HINDRANCES, refusals.PAYLOAD, refusals.UNKNOWN)
"""Refusals to open a thread after which a public table is played directly in its channel."""


class NoThreads(Exception):
    """Raised when the channel is of a kind that cannot have the required thread."""


def is_refused(error: Exception) -> bool:
    """Return whether an error means that no thread can be opened here, so a retry is useless."""
    return isinstance(error, NoThreads) or refusals.of(error) in _STAYS


def hindrance(error: Exception) -> str | None:
    """Return the obstacle to a private thread, None if there is none that people can remove."""
    wrong_kind = isinstance(error, NoThreads)
    return _HINDRANCES.get(refusals.CHANNEL_TYPE if wrong_kind else refusals.of(error))


def check_private(interaction: discord.Interaction) -> None:
    """Check that a private thread can be opened in this channel. Raises NoPrivateThreads."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        raise NoPrivateThreads(why="channel")
    if not interaction.app_permissions.create_private_threads:
        raise NoPrivateThreads(why="forbidden")


async def open_thread(client: discord.Client, table: Table) -> int:
    """Return the id of a table's thread, opening it unless an earlier try has done so.

    Raises NoThreads and discord.py's errors; nothing is lost by another try.
    """
    if not table.private and table.card_id is not None:
        thread_id = await _on_card(client, table, table.card_id)
        if thread_id is not None:
            return thread_id
    thread = await _found(client, table) or await _created(client, table)
    return thread.id


async def _on_card(client: discord.Client, table: Table, card_id: int) -> int | None:
    """Open a thread attached to the card and return its id, None if that is impossible.

    Discord gives such a thread the id of the card's message.
    """
    channel = client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
    message = channel.get_partial_message(card_id)
    try:
        await message.create_thread(name=_name(table), auto_archive_duration=WEEK)
    except discord.HTTPException as error:
        if refusals.of(error) == refusals.HAS_THREAD:
            return card_id if await exists(client, card_id) else None
        if refusals.of(error) == refusals.NO_MESSAGE:
            return None
        raise
    return card_id


async def _found(client: discord.Client, table: Table) -> discord.Thread | None:
    """Return a thread that was opened for a table but whose id was never stored, or None."""
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
    """Open a thread that is not attached to a message.

    Channel page, `invitable`: if it is false, only moderators can add people. Whether the creator
    of a thread may add them is not documented, so a private thread is made non-invitable only if
    the bot has MANAGE_THREADS.
    """
    channel = await reached(client, table.channel_id)
    if not isinstance(channel, discord.TextChannel) or (table.private and channel.is_news()):
        raise NoThreads
    may = channel.permissions_for(channel.guild.me)
    kinds, kind = discord.ChannelType, "private" if table.private else channel.type.name
    types = {"private": kinds.private_thread, "news": kinds.news_thread}
    return await channel.create_thread(
        name=_name(table),
        type=types.get(kind, kinds.public_thread),
        auto_archive_duration=WEEK,
        invitable=not (table.private and may.manage_threads),
    )


async def add(client: discord.Client, thread_id: int, user_id: int) -> None:
    """Add a person to a thread. Raises NoThreads and discord.py's errors.

    Threads of earlier versions are not `invitable`; if that prevents the bot from adding people, it
    makes them so.
    """
    thread = await reached(client, thread_id)
    if not isinstance(thread, discord.Thread):
        raise NoThreads
    try:
        await thread.add_user(discord.Object(user_id))
    except discord.HTTPException as error:
        lacks = refusals.of(error) == refusals.PERMISSION
        if not lacks or thread.invitable or not _may_write(thread):
            raise
        await thread.edit(invitable=True)
        await thread.add_user(discord.Object(user_id))


def _may_write(thread: discord.Thread) -> bool:
    """Return whether the bot is known to have permission to write in a thread."""
    parent = thread.parent
    given = None if parent is None else parent.permissions_for(thread.guild.me)
    return given is not None and given.view_channel and given.send_messages_in_threads


async def reached(client: discord.Client, channel_id: int) -> object:
    """Return a channel or thread. Raises discord.py's errors."""
    return client.get_channel(channel_id) or await client.fetch_channel(channel_id)


async def exists(client: discord.Client, channel_id: int) -> bool:
    """Return whether a channel or thread exists. Raises discord.py's errors if that is unknown."""
    try:
        await client.fetch_channel(channel_id)
    except discord.HTTPException as error:
        if refusals.of(error) not in (refusals.NO_CHANNEL, refusals.PERMISSION):
            raise
        return refusals.of(error) == refusals.PERMISSION
    return True


def _name(table: Table) -> str:
    return title(table, Words(table.language))
