"""`/me`: what a person sets once and for all: the language, and how pictures look."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.locales import Words
from cogs.gallery import USUAL
from cogs.ui.choices import LANGUAGE, PALETTE, SIZE
from cogs.ui.texts import t
from cogs.ui.visit import Visit

if TYPE_CHECKING:
    from bot.app import GamesBot


class MeCog(commands.Cog):
    """Personal settings."""

    def __init__(self, bot: GamesBot) -> None:
        self.people = bot.house.host.people

    @app_commands.command(name="me", description=t("cmd-me"))
    @app_commands.describe(language=t("arg-language"), palette=t("arg-palette"), size=t("arg-size"))
    @app_commands.choices(language=LANGUAGE, palette=PALETTE, size=SIZE)
    async def me(
        self,
        interaction: discord.Interaction,
        language: str | None = None,
        palette: str | None = None,
        size: str | None = None,
    ) -> None:
        """Keep what is named, and say what this person sees from now on."""
        visit = await Visit.of(interaction)
        keeps = await self.people.keep(visit.user_id, language=language, palette=palette, size=size)
        words = visit.words = Words(keeps.language or visit.words.language)
        await visit.say(
            "me-now",
            palette=words(f"palette-{keeps.palette or USUAL.palette}"),
            size=words(f"size-{keeps.size or USUAL.size}"),
        )


async def setup(bot: GamesBot) -> None:
    """Load the cog."""
    await bot.add_cog(MeCog(bot))
