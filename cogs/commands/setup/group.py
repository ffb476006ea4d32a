"""Shared parts of the `/setup` commands: the check for admins, and audit log problems.

Every other file in this folder contains a part of the cog; `cogs.commands.setup.cog` combines them.

Texts: `setup.ftl`, `places.ftl`. Tests: `tests/cogs/test_setup.py`.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.host.core.api import HostError, StalePrompt
from bot.host.servers.settings import NotAdmin, Server
from cogs.ui.context import numbers
from cogs.ui.interaction import Request

_NEEDED = ("view_channel", "send_messages")


class CannotPostThere(HostError):
    """The bot may not post in the channel given."""

    code = "cannot-post-there"


class TextChannelOption(app_commands.Transformer):
    """Option for a text channel, as Discord reports it, even if the bot cannot see it."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Discord's type of the option."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """The types of channels that can be chosen."""
        return [discord.ChannelType.text]

    async def transform(
        self,
        _interaction: discord.Interaction,
        value: Any,  # noqa: ANN401
        /,
    ) -> app_commands.AppCommandChannel:
        """Return the chosen channel unchanged."""
        assert isinstance(value, app_commands.AppCommandChannel)
        return value


TextChannel: TypeAlias = app_commands.Transform[app_commands.AppCommandChannel, TextChannelOption]


def writable(chosen: app_commands.AppCommandChannel) -> discord.TextChannel:
    """Return a channel in which the bot may post. Raises CannotPostThere."""
    channel = chosen.resolve()
    if not isinstance(channel, discord.TextChannel) or lacking_in(channel) is not None:
        raise CannotPostThere(channel=chosen.mention)
    return channel


def check_admin(interaction: discord.Interaction) -> None:
    """Check that the user may currently manage the server. Raises NotAdmin.

    Servers can allow other members to use commands, and buttons outlive roles, so the permission is
    checked at each use.
    """
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise NotAdmin


def picked_by_admin(request: Request, args: str, values: tuple[str, ...]) -> tuple[int, int]:
    """Return the server, and the number that an admin picked in a menu.

    Raises NotAdmin, StalePrompt.
    """
    check_admin(request.interaction)
    numbers(args, 1)
    (number,) = numbers(":".join(values), 1)
    return guild_of(request), number


def guild_of(request: Request) -> int:
    """Return the server where a click was made. Raises StalePrompt if there is none."""
    if request.interaction.guild_id is None:
        raise StalePrompt
    return request.interaction.guild_id


async def admin_request(interaction: discord.Interaction) -> Request:
    """Return the request of a user who manages the server. Raises NotAdmin."""
    request = await Request.of(interaction)
    check_admin(interaction)
    return request


def lacking_in(channel: discord.abc.GuildChannel) -> str | None:
    """Return a missing permission without which the bot cannot post in a channel, or None."""
    given = channel.permissions_for(channel.guild.me)
    return next((name for name in _NEEDED if not getattr(given, name)), None)


async def trouble_of(request: Request, server: Server) -> str:
    """Return the reason why the audit log cannot be written, or "" if it can."""
    guild, words = request.interaction.guild, request.words
    if guild is None or server.audit_channel is None:
        return ""
    channel = guild.get_channel(server.audit_channel)
    if channel is None:
        text = words("setup-audit-gone")
    elif (missing := lacking_in(channel)) is not None:
        name = words("permission", name=missing)
        text = words("setup-audit-lacks", channel=channel.mention, permission=name)
    else:
        return ""
    waiting = await request.context.host.servers.audit.waiting(guild.id)
    return f"⚠️ {text} {words('setup-audit-waiting', count=waiting)}".rstrip()
