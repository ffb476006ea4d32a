"""Servers that the bot is invited to, or removed from: their tables resume or wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord.ext import commands

if TYPE_CHECKING:
    from bot.app import GamesBot


class GuildsCog(commands.Cog):
    """Listens for the bot's own coming and going; an outage of Discord is neither."""

    def __init__(self, bot: GamesBot) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Go on where the bot left off, if it was here before."""
        await self._bot.compare_guilds()
        await self._bot.command_sync.tell_one(guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let the server's tables wait."""
        await self._bot.compare_guilds()


async def setup(bot: GamesBot) -> None:
    """Load the cog."""
    await bot.add_cog(GuildsCog(bot))
