"""What a person sets for themselves: the language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.locales import Words
from cogs.ui.texts import t
from cogs.ui.visit import Visit

if TYPE_CHECKING:
    from bot.app import GamesBot


class MeCog(commands.Cog):
    """Personal settings."""

    def __init__(self, bot: GamesBot) -> None:
        self.people = bot.house.host.people

    @app_commands.command(name="language", description=t("cmd-language"))
    @app_commands.describe(language=t("arg-language"))
    async def language(
        self, interaction: discord.Interaction, language: Literal["English", "Deutsch"]
    ) -> None:
        """Set the language in which the bot answers this person."""
        chosen = {"English": "en", "Deutsch": "de"}[language]
        await self.people.set_language(interaction.user.id, chosen)
        visit = await Visit.of(interaction)
        visit.words = Words(chosen)
        await visit.say("done-language")


async def setup(bot: GamesBot) -> None:
    """Load the cog."""
    await bot.add_cog(MeCog(bot))
