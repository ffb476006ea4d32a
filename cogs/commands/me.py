"""`/me`: what a person sets once and for all: the language, and how pictures look."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.host.api import Keeps, Person
from bot.locales import Words
from bot.locales.markdown import joined
from cogs.posting.pictures import USUAL
from cogs.ui.interaction import Visit
from cogs.ui.kit.choices import LANGUAGE, PALETTE, PINGS, SIZE
from cogs.ui.kit.screen import Screen
from cogs.ui.kit.translation import t

if TYPE_CHECKING:
    from bot.app import GamesBot


class MeCog(commands.Cog):
    """Personal settings."""

    def __init__(self, bot: GamesBot) -> None:
        self.people = bot.house.host.people
        self.manners = bot.house.host.manners

    @app_commands.command(name="me", description=t("cmd-me"))
    @app_commands.describe(
        language=t("arg-language"),
        palette=t("arg-palette"),
        size=t("arg-size"),
        pings=t("arg-pings"),
        heads_up=t("arg-heads-up"),
        avoid=t("arg-avoid"),
    )
    @app_commands.choices(language=LANGUAGE, palette=PALETTE, size=SIZE, pings=PINGS)
    @app_commands.rename(heads_up="heads-up")
    async def me(
        self,
        interaction: discord.Interaction,
        language: str | None = None,
        palette: str | None = None,
        size: str | None = None,
        pings: str | None = None,
        heads_up: bool | None = None,
        avoid: discord.User | None = None,
    ) -> None:
        """Keep what is named, and say how this person is treated from now on."""
        visit = await Visit.of(interaction)
        keeps = await self.people.keep(
            visit.user_id,
            language=language,
            palette=palette,
            size=size,
            pings=pings,
            heads_up=heads_up,
        )
        words = visit.words = Words(keeps.language or visit.words.language)
        avoided = await self._avoided(visit.user_id, avoid)
        await visit.show(Screen(("\n".join(_shown(keeps, avoided, words)),)))

    async def _avoided(self, user_id: int, toggled: discord.User | None) -> list[Person]:
        if toggled is None or toggled.id == user_id:
            return await self.manners.avoided(user_id)
        other = Person(toggled.id, toggled.display_name)
        return await self.manners.toggle_avoided(user_id, other)


def _shown(keeps: Keeps, avoided: list[Person], words: Words) -> Iterator[str]:
    """Yield what a person has set, one line a topic."""
    palette, size = keeps.palette or USUAL.palette, keeps.size or USUAL.size
    yield words("me-now", palette=words(f"palette-{palette}"), size=words(f"size-{size}"))
    yield words("me-pings", pings=words(f"pings-{keeps.pings or 'thread'}"))
    yield words("me-heads-up", told="yes" if keeps.heads_up else "no")
    if avoided:
        yield words("me-avoids", names=joined(person.name for person in avoided))


async def setup(bot: GamesBot) -> None:
    """Load the cog."""
    await bot.add_cog(MeCog(bot))
