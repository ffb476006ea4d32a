"""Channels in which the bot can work: their kinds, and the permissions that it needs.

On reading the history: without READ_MESSAGE_HISTORY the list of messages is empty, without an
error, and a voice channel also needs CONNECT (Message page, "Get Channel Messages"). "Get Channel
Message", for a single message, is refused instead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from bot.host.servers.settings import NoTableHere
from cogs.requests import refusals

VITAL = ("view_channel", "send_messages", "send_messages_in_threads", "read_message_history")
"""Permissions without which tables in a channel stop, or may stop after the next disturbance."""
USEFUL = ("create_public_threads", "create_private_threads", "attach_files", "embed_links")
"""Permissions without which a feature is missing: threads, private tables, pictures."""
TABLES = (*VITAL, *USEFUL)
"""Permissions that tables need in their channel, the most important first."""
IN_THREAD = (*VITAL[:1], *VITAL[2:], *USEFUL[2:])
"""Permissions that a table needs if it is played in an existing thread instead of a channel."""
LINES = (*VITAL[:2], *VITAL[3:])
"""Permissions needed to post lines that belong to no table."""
_BESIDE_WORDS = frozenset({"attach_files", "embed_links"})
"""Permissions that Discord denies to anyone without the permission to write."""


def missing(given: discord.Permissions, needed: Sequence[str] = TABLES) -> list[str]:
    """Return the needed permissions that are not given, the most important first.

    A permission that is missing only because another listed one is missing is left out.
    """
    lacking = [name for name in needed if not getattr(given, name)]
    if "view_channel" in lacking:
        return ["view_channel"]
    writing = "send_messages" if "send_messages" in needed else "send_messages_in_threads"
    return [name for name in lacking if writing not in lacking or name not in _BESIDE_WORDS]


NEEDED = ("view_channel", "read_message_history")
_UNREADABLE = (refusals.PERMISSION, refusals.ACCOUNT)
_NOTHING_THERE = (refusals.NO_MESSAGE, refusals.NO_CHANNEL)
_VOICE = (discord.VoiceChannel, discord.StageChannel)


async def may_read(client: discord.Client, place_id: int) -> bool:
    """Return whether the bot may read a channel or thread. Raises discord.py's errors.

    If the permissions are not known, a message is fetched: Discord answers that it does not exist,
    or refuses.
    """
    lacks = lacking(client.get_channel(place_id))
    if lacks is not None:
        return not lacks
    try:
        await client.get_partial_messageable(place_id).fetch_message(place_id)
    except discord.HTTPException as error:
        found = refusals.of(error)
        if found in _UNREADABLE:
            return False
        if found not in _NOTHING_THERE:
            raise
    return True


def lacking(place: object) -> list[str] | None:
    """Return the permissions that the bot lacks for reading a channel or thread, None = unknown."""
    if not isinstance(place, discord.abc.GuildChannel | discord.Thread):
        return None
    try:
        given = place.permissions_for(place.guild.me)
    except discord.ClientException:
        return None
    needed = (*NEEDED, "connect") if isinstance(place, _VOICE) else NEEDED
    return [name for name in needed if not getattr(given, name)]


_KINDS = discord.ChannelType
_WITHOUT_MESSAGES: Mapping[discord.ChannelType, str] = {
    _KINDS.forum: "posts",
    _KINDS.media: "posts",
    _KINDS.category: "channel",
}
"""Reasons why nothing can be posted in a channel, by type of channel.

Forum and media channels hold only threads (Threads, Forums; Media Channels); a category holds
channels (Channel, Channel Types).
"""
_WITHOUT_THREADS = frozenset({_KINDS.voice, _KINDS.stage_voice})
"""Types of channels that hold messages but no threads, unlike text and announcement channels.

See Threads, Public & Private Threads.
"""


def check_channel(interaction: discord.Interaction) -> None:
    """Check that a table can be posted in the channel of a command or click.

    Raises NoTableHere. A locked thread accepts no messages without Manage Threads (Threads, Locked
    Threads).
    """
    channel = interaction.channel
    if channel is None:
        return
    if channel.type in _WITHOUT_MESSAGES:
        raise NoTableHere(why=_WITHOUT_MESSAGES[channel.type])
    locked = isinstance(channel, discord.Thread) and channel.locked
    if locked and not interaction.app_permissions.manage_threads:
        raise NoTableHere(why="locked")


def check_threads(interaction: discord.Interaction) -> None:
    """Check that a table can have its own thread in this channel. Raises NoTableHere."""
    if not can_have_threads(interaction):
        raise NoTableHere(why="threads")


def can_have_threads(interaction: discord.Interaction) -> bool:
    """Return whether a channel is of a kind that can have threads."""
    channel = interaction.channel
    return channel is None or channel.type not in _WITHOUT_THREADS
