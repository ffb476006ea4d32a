"""Kinds of channels in which a table can be opened."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.host.servers.settings import NoTableHere

_KINDS = discord.ChannelType
_WITHOUT_MESSAGES: Mapping[discord.ChannelType, str] = {
    _KINDS.forum: "posts",
    _KINDS.media: "posts",
    _KINDS.category: "channel",
}
"""Reason why nothing can be posted in a channel, by kind.

Forum and media channels hold only threads (Threads, Forums; Media Channels); a category holds
channels (Channel, Channel Types).
"""
_WITHOUT_THREADS = frozenset({_KINDS.voice, _KINDS.stage_voice})
"""Kinds that hold messages and no threads, unlike text and announcement channels.

See Threads, Public & Private Threads.
"""


def check_channel(interaction: discord.Interaction) -> None:
    """Check that a table can be posted in the channel of a command or click.

    Raises NoTableHere. A locked thread takes no messages without Manage Threads (Threads, Locked
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
