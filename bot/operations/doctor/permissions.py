"""The bot's permissions in a channel, computed from Discord's data on server and channel.

In the order that Discord's documentation gives: roles, then the channel's changes for everyone, for
the roles, for the member.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from functools import reduce
from operator import or_

import discord

from bot.operations.doctor.remote import Guild
from bot.operations.doctor.rest import Payload

_ROLE, _MEMBER = 0, 1
_IN_TIME_OUT = discord.Permissions(view_channel=True, read_message_history=True).value


def given(guild: Guild, channel: Payload, now: datetime) -> discord.Permissions:
    """Return the bot's permissions in a channel; a thread has those of its channel."""
    roles = {int(role) for role in guild.member["roles"]} | {guild.id}
    base = _any(
        int(role["permissions"]) for role in guild.data["roles"] if int(role["id"]) in roles
    )
    own_id = int(guild.member["user"]["id"])
    if discord.Permissions(base).administrator or int(guild.data["owner_id"]) == own_id:
        return discord.Permissions.all()
    changes = channel.get("permission_overwrites", ())
    everyone = [one for one in changes if int(one["id"]) == guild.id]
    of_roles = [one for one in changes if one["type"] == _ROLE and int(one["id"]) in roles]
    own = [one for one in changes if one["type"] == _MEMBER and int(one["id"]) == own_id]
    for group in (everyone, [one for one in of_roles if one not in everyone], own):
        base = base & ~_any(int(one["deny"]) for one in group)
        base |= _any(int(one["allow"]) for one in group)
    return discord.Permissions(base & _IN_TIME_OUT if in_time_out(guild, now) else base)


def in_time_out(guild: Guild, now: datetime) -> bool:
    """Return whether a moderator has put the bot into a time-out."""
    until = guild.member.get("communication_disabled_until")
    return until is not None and datetime.fromisoformat(until) > now


def _any(values: Iterable[int]) -> int:
    return reduce(or_, values, 0)
