"""What the commands of `/setup` share: who may use them.

Every file of this folder holds a part of the cog; `cogs.commands.setup.cog` puts them together.
"""

from __future__ import annotations

import discord

from bot.host.servers.settings import NotAdmin
from cogs.ui.interaction import Request


def check_admin(interaction: discord.Interaction) -> None:
    """Check that the person may manage the server now. Raises NotAdmin.

    Discord lets a server hand commands to others, and buttons outlive a role: what counts is the
    permission at each use.
    """
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise NotAdmin


async def admin_request(interaction: discord.Interaction) -> Request:
    """Return the request of somebody who manages the server. Raises NotAdmin."""
    request = await Request.of(interaction)
    check_admin(interaction)
    return request
